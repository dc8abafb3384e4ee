/**
 * A companion session that several phones share. The server counts its changes: a phone that goes on says which version it has
 * seen, and catches up if another one was faster. Without a connection a phone goes on alone, and sends it later.
 */

import type { CompanionRoom } from "../../generated/api";
import { ask, Refused } from "../server/api";
import { type Line, RoomStream } from "../server/stream";
import { goesOn } from "./aside";

/** The room as a phone has seen it last; `apart`: since then it has gone on without a connection. */
export type Seen = CompanionRoom & { apart: boolean };

/** What a room wants of its phone. */
export interface Phone {
  /** what this phone has come to */
  session: () => string;
  /** do something while nobody can answer here */
  quietly: (work: () => Promise<void>) => Promise<void>;
  /** show what the others have come to; `lost`: an answer given here does not count */
  show: (session: string, lost: boolean) => Promise<void>;
  /** this phone and the others have gone on apart: somebody says whose game goes on */
  choose: (session: string) => Promise<void>;
  /** what was seen has changed, and is kept */
  saw: (seen: Seen) => void;
  line: (line: Line) => void;
  /** nobody shares this session any more */
  gone: (why: string) => void;
}

export interface Doors {
  read: (id: string) => Promise<CompanionRoom>;
  goOn: (room: CompanionRoom, session: string) => Promise<CompanionRoom>;
  follow: (id: string, came: (room: CompanionRoom) => void, line: (line: Line) => void) => Pick<RoomStream, "close" | "nudge">;
}

const door = (id: string): string => `/companion/rooms/${encodeURIComponent(id)}`;
export const readRoom = (id: string): Promise<CompanionRoom> => ask("GET", door(id));
export const shareRoom = (session: string): Promise<CompanionRoom> => ask("POST", "/companion/rooms", { session });

const server: Doors = {
  read: readRoom,
  goOn: ({ id, version }, session) => ask("POST", door(id), { version, session }),
  follow: (id, came, line) => new RoomStream(id, came, line),
};

export class Room {
  private readonly stream: ReturnType<Doors["follow"]>;
  /** One thing after the other: what was heard, and what is sent. */
  private last: Promise<void> = Promise.resolve();
  private left = false;

  constructor(
    private seen: Seen,
    private readonly phone: Phone,
    private readonly doors: Doors = server,
  ) {
    this.stream = doors.follow(seen.id, (room) => void this.hear(room), phone.line);
  }

  leave(): void {
    this.left = true;
    this.stream.close();
  }

  nudge(): void {
    this.stream.nudge();
  }

  /** This phone has gone on: the others shall. */
  push = (): Promise<void> => this.next(() => this.send());
  /** The room is like this. */
  hear = (room: CompanionRoom): Promise<void> => this.next(() => this.catchUp(room));

  private next(work: () => Promise<void>): Promise<void> {
    return (this.last = this.last.then(async () => {
      if (!this.left) await work();
    }));
  }

  private note(seen: Seen): void {
    this.seen = seen;
    this.phone.saw(seen);
  }

  private async send(): Promise<void> {
    if (this.phone.session() === this.seen.session) return;
    try {
      this.note({ ...(await this.doors.goOn(this.seen, this.phone.session())), apart: false });
    } catch (error) {
      if (error instanceof Refused && error.stale) await this.read();
      else if (error instanceof Refused && error.status === 404) this.phone.gone(error.message);
      else if (!this.seen.apart) this.note({ ...this.seen, apart: true });
    }
  }

  private async read(): Promise<void> {
    const room = await this.doors.read(this.seen.id).catch(() => null);
    if (room) await this.catchUp(room);
    else this.note({ ...this.seen, apart: true });
  }

  private async catchUp(room: CompanionRoom): Promise<void> {
    if (room.version <= this.seen.version) return this.send(); // the line is back, perhaps: what was done meanwhile is sent
    let ahead = false;
    await this.phone.quietly(async () => {
      const [mine, { session: last, apart }] = [this.phone.session(), this.seen];
      this.note({ ...room, apart: false });
      if (mine === room.session) return;
      if (mine === last || (await goesOn(mine, room.session))) await this.phone.show(room.session, false);
      else if ((await goesOn(last, room.session)) && (await goesOn(room.session, mine))) ahead = true;
      else if (apart) await this.phone.choose(room.session);
      else await this.phone.show(room.session, true);
    });
    if (ahead) await this.send();
  }
}
