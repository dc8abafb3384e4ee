/** Signs of the interface, drawn with the one pen; box 64 x 64. */
export const signs = {
  "seat-1":
    '<ellipse cx="32" cy="32" rx="26" ry="26" fill="var(--p1)" stroke="var(--line,#3b2d1e)" stroke-width="3"/><ellipse cx="32" cy="32" rx="8" ry="8" fill="#fff"/>',
  "seat-2":
    '<path d="M32 5L60 56H4Z" fill="var(--p2)" stroke="var(--line,#3b2d1e)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M22 50L32 32L42 50" fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>',
  "seat-3":
    '<path d="M32 3L61 32L32 61L3 32Z" fill="var(--p3)" stroke="var(--line,#3b2d1e)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M32 20V44M20 32H44" fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>',
  "seat-4":
    '<path d="M18 6H46L61 32L46 58H18L3 32Z" fill="var(--p4)" stroke="var(--line,#3b2d1e)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M18 26C24 20 28 32 34 26S44 26 47 26M18 40C24 34 28 46 34 40S44 40 47 40" fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>',
  "seat-5":
    '<path d="M32 4L40 12L52 10L52 23L61 32L52 41L52 54L40 52L32 60L24 52L12 54L12 41L3 32L12 23L12 10L24 12Z" fill="var(--p5,#5b4a78)" stroke="var(--line,#3b2d1e)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M20 20L44 44M44 20L20 44" fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>',
  "seat-6":
    '<path d="M32 58C4 40 2 20 14 10C22 4 30 8 32 16C34 8 42 4 50 10C62 20 60 40 32 58Z" fill="var(--p6)" stroke="var(--line,#3b2d1e)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><ellipse cx="32" cy="30" rx="7" ry="7" fill="#fff"/>',
  "seat-7":
    '<path d="M10 8H54C56 8 57 9 57 11V53C57 55 56 56 54 56H10C8 56 7 55 7 53V11C7 9 8 8 10 8Z" fill="var(--p7)" stroke="var(--line,#3b2d1e)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M22 22H42V42H22Z" fill="none" stroke="#fff" stroke-width="6" stroke-linejoin="round"/>',
  "clock":
    '<circle cx="32" cy="34" r="24" fill="none" stroke="currentColor" stroke-width="5.4" stroke-linejoin="round" stroke-linecap="round"/><path d="M32 20V35L43 41M24 4H40" fill="none" stroke="currentColor" stroke-width="5.4" stroke-linejoin="round" stroke-linecap="round"/>',
  "flag":
    '<path d="M14 60V6M14 10C26 4 34 16 52 9V36C34 43 26 31 14 37" fill="none" stroke="currentColor" stroke-width="5.4" stroke-linejoin="round" stroke-linecap="round"/>',
  "device":
    '<path d="M20 4H44C47 4 48 6 48 8V56C48 59 46 60 44 60H20C17 60 16 58 16 56V8C16 5 18 4 20 4Z" fill="none" stroke="currentColor" stroke-width="5.4" stroke-linejoin="round" stroke-linecap="round"/><path d="M28 51H36" fill="none" stroke="currentColor" stroke-width="5.4" stroke-linejoin="round" stroke-linecap="round"/>',
  "peace":
    '<path d="M4 22L16 14L32 20L48 14L60 22V42L50 46L36 56L26 52L14 46L4 42Z" fill="none" stroke="currentColor" stroke-width="5.4" stroke-linejoin="round" stroke-linecap="round"/><path d="M32 20L22 32C26 37 31 36 35 31L50 46" fill="none" stroke="currentColor" stroke-width="5.4" stroke-linejoin="round" stroke-linecap="round"/>',
  "undo":
    '<path d="M20 14L8 26L20 38M9 26H40C50 26 56 33 56 41C56 49 50 55 40 55H26" fill="none" stroke="currentColor" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>',
  "hint":
    '<path d="M32 6C44 6 52 15 52 26C52 34 47 38 44 44H20C17 38 12 34 12 26C12 15 20 6 32 6Z" fill="none" stroke="currentColor" stroke-width="5.4" stroke-linejoin="round" stroke-linecap="round"/><path d="M22 51H42M26 59H38" fill="none" stroke="currentColor" stroke-width="5.4" stroke-linejoin="round" stroke-linecap="round"/>',
  "check":
    '<path d="M10 34L26 50L55 15" fill="none" stroke="currentColor" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"/>',
  "menu":
    '<path d="M10 18H54M10 32H54M10 46H54" fill="none" stroke="currentColor" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>',
  "theme":
    '<path d="M42 8C22 8 10 22 14 38C18 52 34 60 50 52C36 50 28 40 30 28C31 20 35 12 42 8Z" fill="none" stroke="currentColor" stroke-width="5.4" stroke-linejoin="round" stroke-linecap="round"/>',
  "replay":
    '<path d="M12 32C12 20 21 12 32 12C43 12 52 21 52 32C52 43 43 52 32 52C25 52 19 49 16 44M12 18V32H26" fill="none" stroke="currentColor" stroke-width="5.6" stroke-linejoin="round" stroke-linecap="round"/>',
  "turn":
    '<path d="M12 40C12 24 24 14 38 16M28 8L39 16L30 26M52 24C52 40 40 50 26 48M36 56L25 48L34 38" fill="none" stroke="currentColor" stroke-width="5.6" stroke-linejoin="round" stroke-linecap="round"/>',
  "chevron":
    '<path d="M22 10L44 32L22 54" fill="none" stroke="currentColor" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/>',
  "rules":
    '<path d="M12 8H46C50 8 52 10 52 14V56H16C12 56 12 50 16 48H52M12 52V8" fill="none" stroke="currentColor" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>',
  "close":
    '<path d="M14 14L50 50M50 14L14 50" fill="none" stroke="currentColor" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/>',
  "plus":
    '<path d="M32 12V52M12 32H52" fill="none" stroke="currentColor" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/>',
  "others":
    '<ellipse cx="21" cy="20" rx="9" ry="9" fill="currentColor"/><path d="M4 52C4 38 12 32 21 32C30 32 38 38 38 52Z" fill="currentColor"/><ellipse cx="45" cy="24" rx="7.5" ry="7.5" fill="currentColor"/><path d="M42 52C42 44 41 39 38 35C40 34 43 33 46 33C54 33 60 40 60 52Z" fill="currentColor"/>',
  "person":
    '<circle cx="32" cy="20" r="12" fill="none" stroke="currentColor" stroke-width="5.4"/><path d="M10 56C10 42 19 38 32 38C45 38 54 42 54 56" fill="none" stroke="currentColor" stroke-width="5.4" stroke-linejoin="round" stroke-linecap="round"/>',
  "logo":
    '<path d="M6 36C6 18 18 6 32 6C46 6 58 18 58 36C50 41 14 41 6 36Z" fill="#b4472a" stroke="var(--line,#3b2d1e)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><ellipse cx="22" cy="22" rx="4.4" ry="3.6" fill="#fbe9d0"/><ellipse cx="39" cy="17" rx="3.6" ry="3" fill="#fbe9d0"/><ellipse cx="45" cy="29" rx="3.6" ry="3" fill="#fbe9d0"/><ellipse cx="31" cy="30" rx="3" ry="2.4" fill="#fbe9d0"/><path d="M25 39C27 48 25 55 22 60H42C39 55 37 48 39 39C34 41 30 41 25 39Z" fill="#f4e6c8" stroke="var(--line,#3b2d1e)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M14 60C22 56 42 56 50 60" fill="none" stroke="var(--line,#3b2d1e)" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round"/>',
  "card-i":
    '<path d="M14 8H46C49 8 50 10 50 12V54C50 57 48 58 46 58H14C12 58 10 57 10 54V12C10 9 12 8 14 8Z" fill="#6d8a4c" stroke="var(--line,#3b2d1e)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" transform="rotate(7 32 32)"/><path d="M18 46C18 30 27 20 44 19C45 35 36 46 22 45Z" fill="#dfe8b8" stroke="var(--line,#3b2d1e)" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round" transform="rotate(7 32 32)"/>',
  "leaf":
    '<path d="M8 54C4 26 22 8 56 8C58 38 40 58 14 52Z" fill="#e0a23c" stroke="var(--line,#3b2d1e)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M14 52C40 58 58 38 56 8C50 32 34 46 14 52Z" fill="#c07d26"/><path d="M8 54C4 26 22 8 56 8C58 38 40 58 14 52Z" fill="none" stroke="var(--line,#3b2d1e)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M6 59L44 20M22 43L22 29M30 35L30 21M26 39L42 38M34 31L49 29" fill="none" stroke="var(--line,#3b2d1e)" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"/>',
  "die":
    '<path d="M10 8H52C56 8 58 10 58 13V52C58 56 56 58 52 58H12C8 58 6 56 6 52V13C6 10 8 8 10 8Z" fill="#fbf3dd" stroke="var(--line,#3b2d1e)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>',
  "bolt":
    '<path d="M36 4L14 36H30L26 60L50 26H34Z" fill="#f1c34b" stroke="var(--line,#3b2d1e)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>',
  "globe":
    '<circle cx="32" cy="32" r="25" fill="none" stroke="currentColor" stroke-width="5"/><path d="M32 7C17 18 17 46 32 57C47 46 47 18 32 7ZM9 23H55M9 41H55" fill="none" stroke="currentColor" stroke-width="4.4" stroke-linejoin="round" stroke-linecap="round"/>',
  "sun":
    '<circle cx="32" cy="32" r="12" fill="none" stroke="currentColor" stroke-width="5.4"/><path d="M32 4V12M32 52V60M4 32H12M52 32H60M12 12L18 18M46 46L52 52M52 12L46 18M18 46L12 52" fill="none" stroke="currentColor" stroke-width="5.4" stroke-linecap="round"/>',
  "gear":
    '<path d="M10 18H30M46 18H54M10 46H18M34 46H54" fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round"/><circle cx="38" cy="18" r="7.5" fill="none" stroke="currentColor" stroke-width="5.4"/><circle cx="26" cy="46" r="7.5" fill="none" stroke="currentColor" stroke-width="5.4"/>',
  "log":
    '<path d="M22 16H56M22 32H56M22 48H56" fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round"/><circle cx="9" cy="16" r="4" fill="currentColor"/><circle cx="9" cy="32" r="4" fill="currentColor"/><circle cx="9" cy="48" r="4" fill="currentColor"/>',
  "chat":
    '<path d="M8 12H56V44H32L18 56V44H8Z" fill="none" stroke="currentColor" stroke-width="5.4" stroke-linejoin="round"/><path d="M19 24H45M19 33H37" fill="none" stroke="currentColor" stroke-width="4.6" stroke-linecap="round"/>',
  "play":
    '<path d="M18 10L52 32L18 54Z" fill="currentColor" stroke="currentColor" stroke-width="5" stroke-linejoin="round"/>',
  "pause":
    '<path d="M22 12V52M42 12V52" fill="none" stroke="currentColor" stroke-width="10" stroke-linecap="round"/>',
  "step-on":
    '<path d="M14 12L40 32L14 52Z" fill="currentColor" stroke="currentColor" stroke-width="4" stroke-linejoin="round"/><path d="M50 12V52" fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round"/>',
  "step-back":
    '<path d="M50 12L24 32L50 52Z" fill="currentColor" stroke="currentColor" stroke-width="4" stroke-linejoin="round"/><path d="M14 12V52" fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round"/>',
  "link":
    '<path d="M27 37L37 27M24 28L15 37C9 43 9 49 12 52C15 55 21 55 27 49L36 40M40 36L49 27C55 21 55 15 52 12C49 9 43 9 37 15L28 24" fill="none" stroke="currentColor" stroke-width="5.4" stroke-linecap="round"/>',
  "file":
    '<path d="M14 6H38L52 20V58H14ZM38 6V20H52" fill="none" stroke="currentColor" stroke-width="5" stroke-linejoin="round"/>',
  "search":
    '<circle cx="27" cy="27" r="17" fill="none" stroke="currentColor" stroke-width="6"/><path d="M40 40L56 56" stroke="currentColor" stroke-width="7" stroke-linecap="round"/>',
  "warn":
    '<path d="M32 7L59 55H5Z" fill="none" stroke="currentColor" stroke-width="5.4" stroke-linejoin="round"/><path d="M32 25V38" stroke="currentColor" stroke-width="6" stroke-linecap="round"/><circle cx="32" cy="47" r="3.4" fill="currentColor"/>',
  "eye":
    '<path d="M4 32C14 14 50 14 60 32C50 50 14 50 4 32Z" fill="none" stroke="currentColor" stroke-width="5" stroke-linejoin="round"/><circle cx="32" cy="32" r="8" fill="currentColor"/>',
  "keys":
    '<rect x="5" y="15" width="54" height="34" rx="7" fill="none" stroke="currentColor" stroke-width="5"/><path d="M16 26H18M27 26H29M38 26H40M47 26H49M20 38H44" stroke="currentColor" stroke-width="5" stroke-linecap="round"/>',
  "curve":
    '<path d="M8 8V56H58" fill="none" stroke="currentColor" stroke-width="5.4" stroke-linejoin="round" stroke-linecap="round"/><path d="M16 42L28 28L38 36L54 14" fill="none" stroke="currentColor" stroke-width="5.4" stroke-linejoin="round" stroke-linecap="round"/>',
  "crown":
    '<path d="M8 50L6 18L21 31L32 10L43 31L58 18L56 50Z" fill="#f0cf6b" stroke="var(--line,#3b2d1e)" stroke-width="3.4" stroke-linejoin="round"/><circle cx="32" cy="41" r="4" fill="#b4472a"/><path d="M13 43L12 30" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".8"/>',
  "to-turn":
    '<path d="M8 14L28 32L8 50M30 14L50 32L30 50" fill="none" stroke="currentColor" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/><circle cx="58" cy="32" r="4" fill="currentColor"/>',
} as const;

export type Sign = keyof typeof signs;
