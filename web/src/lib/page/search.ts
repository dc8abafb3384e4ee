/** Whether a text has every word somebody looks for. */
export function searching(search: string): (text: string) => boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => {
    const small = text.toLowerCase();
    return words.every((word) => small.includes(word));
  };
}
