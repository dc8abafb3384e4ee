/** The sentences of a Fluent text by their keys, as the server sends them. */
export function sentences(text: string): Record<string, string> {
  const found = text.matchAll(/^(-?[a-zA-Z][\w-]*) *=(.*(?:\n(?:[ }].*|(?=[ }\n])))*)/gm);
  return Object.fromEntries([...found].map(([, key = "", body = ""]) => [key, body]));
}
