/** Which entries of the pack have a picture on the page of cards. */
export const drawn: readonly string[] = ["card"];
