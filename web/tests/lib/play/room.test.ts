/** A companion session on several phones: whoever answers, all come to the same step, and nothing is lost unasked. */

import { deflateSync } from "node:zlib";

import { describe, expect, it } from "vitest";

import type { CompanionRoom } from "../../../src/generated/api";
import { type Doors, Room, type Seen } from "../../../src/lib/play/room";
import { Refused } from "../../../src/lib/server/api";

/** A session with these turns, as `Session.text` packs it. */
const game = (...turns: string[]): string =>
  deflateSync(JSON.stringify({ rival: "nightweave", options: {}, seed: 1, own: [false, false], journal: [["setup", {}], ...turns.map((said) => ["turn", { space: said }])] })).toString("base64url");
const refused = (status: number, error: string) => new Refused(status, { error, message: `${error}.`, rule: "" });

/** A server with one room, and whoever follows it. */
class House {
  room: CompanionRoom = { id: "r", version: 1, session: game() };
  there = true;
  ears = new Set<(room: CompanionRoom) => void>();
  reachable = new Set<Table>();

  doors(phone: Table): Doors {
    const meet = () => {
      if (!this.reachable.has(phone)) throw refused(0, "offline");
      if (!this.there) throw refused(404, "unknown-room");
    };
    return {
      read: async () => {
        meet();
        return this.room;
      },
      goOn: async ({ version }, session) => {
        meet();
        if (version !== this.room.version) throw refused(409, "stale");
        this.room = { ...this.room, version: version + 1, session };
        for (const ear of this.ears) ear(this.room);
        return this.room;
      },
      follow: (_, came) => {
        const ear = (room: CompanionRoom) => this.reachable.has(phone) && came(room);
        this.ears.add(ear);
        return { close: () => void this.ears.delete(ear), nudge: () => undefined };
      },
    };
  }
}

/** A phone on the table. */
class Table {
  session = game();
  seen: Seen | null = null;
  told: string[] = [];
  room: Room;

  constructor(private readonly house: House) {
    house.reachable.add(this);
    this.room = new Room(
      { ...house.room, apart: false },
      {
        session: () => this.session,
        quietly: (work) => work(),
        show: async (session, lost) => {
          this.session = session;
          this.told.push(lost ? "faster" : "shown");
        },
        choose: async (session) => void this.told.push(session === this.house.room.session ? "choose" : "choose another"),
        saw: (seen) => (this.seen = seen),
        line: () => undefined,
        gone: (why) => void this.told.push(why),
      },
      house.doors(this),
    );
  }

  answer(...turns: string[]): Promise<void> {
    this.session = game(...turns);
    return this.room.push();
  }
  async back(): Promise<void> {
    this.house.reachable.add(this);
    await this.room.hear(this.house.room);
  }
}

async function two() {
  const house = new House();
  return { house, ann: new Table(house), bob: new Table(house) };
}
/** Whatever was heard is worked off. */
const rest = async (...phones: Table[]) => {
  for (const phone of [...phones, ...phones]) await phone.room.hear({ id: "r", version: 0, session: "" });
};

describe("phones that share a companion session", () => {
  it("come to the same step, whoever answers", async () => {
    const { house, ann, bob } = await two();
    await ann.answer("free");
    await rest(ann, bob);
    expect([bob.session, bob.told]).toEqual([game("free"), ["shown"]]);
    await bob.answer("free", "taken");
    await rest(ann, bob);
    expect(ann.session).toBe(game("free", "taken"));
    await ann.answer("free"); // one answer taken back
    await rest(ann, bob);
    expect([bob.session, house.room.version]).toEqual([game("free"), 4]);
  });
  it("take over what was answered first, and say so to whoever was slower", async () => {
    const { ann, bob } = await two();
    bob.session = game("taken"); // on the way when Ann's comes
    await ann.answer("free");
    await bob.room.push();
    await rest(ann, bob);
    expect([ann.session, bob.session, bob.told]).toEqual([game("free"), game("free"), ["faster"]]);
    expect(ann.told).toEqual([]);
  });
  it("go on alone without a connection, and send it when it is back", async () => {
    const { house, ann, bob } = await two();
    house.reachable.delete(ann);
    await ann.answer("free");
    await ann.answer("free", "taken");
    expect(ann.seen?.apart).toBe(true);
    await ann.back();
    await rest(ann, bob);
    expect([house.room.session, bob.session, ann.seen?.apart]).toEqual([ann.session, game("free", "taken"), false]);
    expect(ann.told).toEqual([]);
  });
  it("let somebody choose if both have gone on apart", async () => {
    const { house, ann, bob } = await two();
    house.reachable.delete(ann);
    await ann.answer("free");
    await bob.answer("taken");
    await ann.back();
    expect([ann.told, ann.session, house.room.session]).toEqual([["choose"], game("free"), game("taken")]);
    await ann.room.push(); // Ann keeps hers, and Bob's phone follows
    await rest(ann, bob);
    expect([bob.session, bob.told]).toEqual([game("free"), ["shown"]]);
  });
  it("do not bring back what another phone has taken back", async () => {
    const { house, ann, bob } = await two();
    await bob.answer("free");
    await rest(ann, bob);
    house.reachable.delete(ann);
    await ann.answer("free", "taken");
    await bob.answer();
    await ann.back();
    expect([ann.told.at(-1), house.room.session]).toEqual(["choose", game()]);
  });
  it("know their own answer again if only the server's reply was lost", async () => {
    const { house, ann, bob } = await two();
    house.room = { ...house.room, version: 2, session: game("free") };
    await ann.answer("free", "taken");
    await rest(ann, bob);
    expect([house.room.session, ann.told]).toEqual([game("free", "taken"), []]);
  });
  it("say why if the room is gone", async () => {
    const { house, ann } = await two();
    house.there = false;
    await ann.answer("free");
    expect(ann.told).toEqual(["unknown-room."]);
  });
  it("hear nothing more once they have left", async () => {
    const { house, ann, bob } = await two();
    bob.room.leave();
    await ann.answer("free");
    await bob.room.hear(house.room);
    expect(bob.session).toBe(game());
  });
});
