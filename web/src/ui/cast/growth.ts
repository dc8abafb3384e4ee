/** How strong a bot is: from an acorn to an old tree, each with its own shape. Box 64 x 64. */

const LINE = 'stroke="var(--line,#3b2d1e)" stroke-linejoin="round"';

export const GROWTH: readonly string[] = [
  `<ellipse cx="32" cy="56" rx="20" ry="4" fill="#6b4a2a" opacity=".35"/><path d="M17 30C17 46 26 56 32 58C38 56 47 46 47 30Z" fill="#b98242" ${LINE} stroke-width="3.4"/><path d="M12 30C12 18 22 14 32 14S52 18 52 30C52 34 12 34 12 30Z" fill="#7a5226" ${LINE} stroke-width="3.4"/><path d="M32 14V6" ${LINE} stroke-width="5" stroke-linecap="round"/><path d="M23 38C23 44 26 49 29 51" stroke="#fff" stroke-width="3" opacity=".6" fill="none" stroke-linecap="round"/>`,
  `<path d="M10 58C22 52 42 52 54 58" fill="none" stroke="#6b4a2a" stroke-width="5" stroke-linecap="round"/><path d="M32 55V32" stroke="#4d7a35" stroke-width="5" stroke-linecap="round"/><path d="M32 38C20 38 11 31 10 17C24 17 32 25 32 38Z" fill="#8fb35a" ${LINE} stroke-width="3.2"/><path d="M32 32C32 20 41 10 55 9C55 24 46 32 32 32Z" fill="#a9c46c" ${LINE} stroke-width="3.2"/>`,
  `<path d="M10 59C22 54 42 54 54 59" fill="none" stroke="#6b4a2a" stroke-width="5" stroke-linecap="round"/><path d="M32 57C31 44 33 30 32 20" stroke="#7a5226" stroke-width="5" stroke-linecap="round" fill="none"/><path d="M32 48C20 49 13 43 11 33C23 32 31 38 32 48ZM32 40C44 41 51 35 53 25C41 24 33 30 32 40Z" fill="#8fb35a" ${LINE} stroke-width="3"/><path d="M32 30C22 30 17 24 16 15C26 15 32 21 32 30ZM32 26C32 16 35 9 43 4C48 13 43 23 32 26Z" fill="#a9c46c" ${LINE} stroke-width="3"/>`,
  `<path d="M6 58C20 54 44 54 58 58" fill="none" stroke="#6b7a3a" stroke-width="5" stroke-linecap="round"/><path d="M12 56C2 50 4 37 13 35C11 24 22 17 31 21C37 14 50 18 50 29C60 31 62 46 52 56C40 60 24 60 12 56Z" fill="#7fa64b" ${LINE} stroke-width="3.4"/><path d="M52 56C58 50 60 44 58 38C52 46 40 52 22 53C30 58 44 59 52 56Z" fill="#5f8a3a"/><g fill="#a83a34" ${LINE} stroke-width="2"><circle cx="22" cy="36" r="3.6"/><circle cx="40" cy="32" r="3.6"/><circle cx="33" cy="46" r="3.6"/></g>`,
  `<path d="M8 60C22 56 42 56 56 60" fill="none" stroke="#6b7a3a" stroke-width="4" stroke-linecap="round"/><path d="M26 59C29 50 29 44 27 36H38C36 44 36 50 39 59Z" fill="#8a5b32" ${LINE} stroke-width="3.2"/><path d="M32 4C45 3 56 13 54 25C52 37 42 41 32 40C22 41 11 37 10 25C8 13 19 3 32 4Z" fill="#7fa64b" ${LINE} stroke-width="3.4"/><path d="M52 20C52 30 44 36 30 37C42 42 53 36 54 25Z" fill="#5f8a3a"/>`,
  `<path d="M4 60C20 57 44 57 60 60" fill="none" stroke="#6b7a3a" stroke-width="4" stroke-linecap="round"/><path d="M14 60C22 54 22 44 19 34H46C42 44 42 54 51 60C44 58 40 60 38 57C34 60 30 60 27 57C24 60 19 58 14 60Z" fill="#8a5b32" ${LINE} stroke-width="3"/><path d="M28 54C27 47 30 44 33 44S38 47 37 54Z" fill="#3b2d1e"/><path d="M32 2C40 0 46 4 48 9C57 9 63 18 58 26C61 34 53 40 45 37C39 41 25 41 19 37C11 40 3 34 6 26C1 18 7 9 16 9C18 4 24 0 32 2Z" fill="#c9772f" ${LINE} stroke-width="3.2"/><path d="M58 26C52 32 40 34 24 34C34 40 40 40 45 37C53 40 61 34 58 26Z" fill="#a85c20"/>`,
];

/** The levels of the ladder, the weakest first; whoever stands beside it is as strong as the adept. */
export const LADDER = ["random", "beginner", "apprentice", "greedy", "adept", "master"] as const;

export function strengthOf(level: string): number {
  const place = (LADDER as readonly string[]).indexOf(level);
  return (place < 0 ? LADDER.indexOf("adept") : place) + 1;
}
