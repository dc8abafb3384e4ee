/** How many letters the longest word of a name has: what is drawn in a narrow box is set so small that it fits. */
export const longestWord = (name: string): number => Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length));
