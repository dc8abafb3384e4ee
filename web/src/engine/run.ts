/** The worker that runs the engine: Python for browsers, our rules in it, and wishes answered one after the other. */

interface Python {
  unpackArchive(content: ArrayBuffer, format: "zip", options: { extractDir: string }): void;
  runPython(code: string): unknown;
}
interface Pyodide {
  loadPyodide(options: { indexURL: string }): Promise<Python>;
}
type Reply = (wish: string, language: string) => string;
/** What of the engine answers: a package of ours with a module for browsers. */
export type Part = "companion" | "tabletop";
export interface Wanted {
  number: number;
  folder: string;
  part: Part;
  wish: string;
  language: string;
}
export interface Given {
  number: number;
  answer?: string;
  failed?: string;
}

const HOME = "/home/pyodide";
let begun: Promise<Python> | null = null;

async function begin(folder: string): Promise<Python> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as Pyodide;
  const [python, ours] = await Promise.all([loadPyodide({ indexURL: folder }), fetch(`${folder}tanglewood.zip`).then((found) => found.arrayBuffer())]);
  python.unpackArchive(ours, "zip", { extractDir: HOME });
  return python;
}

const replyOf = (python: Python, part: Part): Reply => python.runPython(`from tanglewood.${part}.in_browser import reply\nreply`) as Reply;

addEventListener("message", ({ data }: MessageEvent<Wanted>) => {
  begun ??= begin(data.folder);
  begun
    .catch((error: unknown) => {
      begun = null; // the next wish tries again
      throw error;
    })
    .then((python) => postMessage({ number: data.number, answer: replyOf(python, data.part)(data.wish, data.language) } satisfies Given))
    .catch((error: unknown) => postMessage({ number: data.number, failed: String(error) } satisfies Given));
});
