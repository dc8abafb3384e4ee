/** The colour behind each card where nothing but its id is known. */

import type { Colour } from "../view";

const KINDS: Readonly<Record<Colour, string>> = {
  tan: "bard fool postal_pigeon ranger ruins shepherd undertaker wanderer",
  green: "barge_toad chip_sweep doctor fairgrounds farm general_store husband mine miner_mole monk peddler resin_refinery storehouse teacher twig_barge woodcarver",
  red: "cemetery chapel inn lookout monastery post_office queen university",
  blue: "clock_tower courthouse crane dungeon historian innkeeper judge shopkeeper",
  purple: "architect castle ever_tree king palace school theater wife",
};

export const GROUNDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(KINDS).flatMap(([colour, ids]) => ids.split(" ").map((id) => [id, colour])),
);
