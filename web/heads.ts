/**
 * What each page needs, said in its head: the browser fetches all of it at once, instead of learning of one thing after the
 * other. The build writes `heads.json`; the server puts the links of an address into the page (static_files.py).
 */

import type { Plugin } from "vite";

interface Page {
  /** its address; what is in brackets is a game, or goes into the addresses of the data */
  path: string;
  /** the file in src/pages */
  page?: string;
  /** what it shows of a game: files of the game's folder */
  parts?: readonly string[];
  /** the large pictures it shows: of its game, or of all of them */
  pictures?: "its" | "all";
  /** what it asks the server for; `\\1` is what is in the first brackets of the path */
  data?: readonly string[];
}

const GAME = "([a-z_]{1,40})";
const PAGES: readonly Page[] = [
  { path: "/", pictures: "all", data: ["/api/tables"] },
  { path: `/new/${GAME}`, page: "NewTable", parts: ["CardPicture"] },
  { path: `/rules/${GAME}`, page: "Rules", parts: ["rulebook/Sign"], pictures: "its", data: ["/api/games/\\1/rulebook"] },
  { path: `/cards/${GAME}`, page: "Cards", parts: ["CardPicture"], data: ["/api/games/\\1/components"] },
  { path: `/learn/${GAME}`, page: "Learn", parts: ["rulebook/Sign"], data: ["/api/lessons"] },
  { path: `/learn/${GAME}/([a-z0-9_]{1,40})`, page: "Lesson", parts: ["Table"], data: ["/api/lessons/\\1/\\2", "/api/games/\\1/components", "/api/lessons"] },
  { path: "/table/([A-Za-z0-9_-]{1,40})", page: "TablePage" },
  { path: "/replay/([A-Za-z0-9_-]{1,40})", page: "Replay" },
  { path: `/tabletop/${GAME}(?:/[a-z]{1,20})?`, page: "Tabletop", parts: ["rulebook/Sign"], data: ["/api/games/\\1/pad"] },
  { path: "/lab", page: "Lab" },
  { path: "/settings", page: "Settings" },
  { path: "/open", page: "Open" },
];

export function heads(): Plugin {
  return {
    name: "heads",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      /** Everything a chunk needs before it can run, scripts and styles, itself first. */
      const needs = (file: string, known = new Set<string>()): Set<string> => {
        const chunk = byName.get(file);
        if (!chunk || known.has(file)) return known;
        known.add(file);
        chunk.viteMetadata?.importedCss.forEach((style) => known.add(style));
        chunk.imports.forEach((other) => needs(other, known));
        return known;
      };
      const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === "index");
      if (!entry) throw new Error("there is no first script");
      const there = needs(entry.fileName);
      const filesOf = (source: string): string[] => {
        const chunk = chunks.find((one) => one.moduleIds.some((id) => id.endsWith(source)));
        return chunk ? [...needs(chunk.fileName)].filter((file) => !there.has(file)) : [];
      };
      const games = [...new Set(chunks.flatMap((chunk) => /\/src\/games\/([a-z_]+)\/[^/]+\.svelte$/.exec(chunk.facadeModuleId ?? "")?.[1] ?? []))];
      const pictureOf = (game: string): string[] =>
        Object.values(bundle).flatMap((one) => (one.type === "asset" && one.originalFileNames.some((name) => name.endsWith(`src/games/${game}/home.svg`)) ? [one.fileName] : []));
      const written = PAGES.map(({ path, page, parts = [], pictures, data = [] }) => {
        const own = page ? filesOf(`/src/pages/${page}.svelte`) : [];
        if (page && own.length === 0) throw new Error(`there is no page ${page}`);
        const ofGame = (game: string): string[] => parts.flatMap((part) => filesOf(`/src/games/${game}/${part}.svelte`)).filter((file) => !own.includes(file)).concat(pictures === "its" ? pictureOf(game) : []);
        if (pictures === "all") own.push(...games.flatMap(pictureOf));
        return { path, data, files: own, games: parts.length > 0 ? Object.fromEntries(games.map((game) => [game, [...new Set(ofGame(game))]])) : {} };
      });
      this.emitFile({ type: "asset", fileName: "heads.json", source: JSON.stringify(written) });
    },
  };
}
