/** The colour behind each card where nothing but its id is known. */

import type { Colour } from "../../../generated/everdell";

const KINDS: Readonly<Record<Colour, string>> = {
  tan: "bard fool postal_pigeon ranger ruins shepherd undertaker wanderer",
  green: "barge_toad chip_sweep doctor fairgrounds farm general_store husband mine miner_mole monk peddler resin_refinery storehouse teacher twig_barge woodcarver",
  red: "cemetery chapel inn lookout monastery post_office queen university",
  blue: "clock_tower courthouse crane dungeon historian innkeeper judge shopkeeper",
  purple: "architect castle ever_tree king palace school theater wife",
};

/** The same for the small boxes and the legends. */
const BOXES: Readonly<Record<Colour, string>> = {
  tan: "corrin_evertail_the_warrior juggler rugwort_the_robber cirrus_windfall silver_scale_spring jor_goldwing darkdeep_prison",
  green: "season_farm_1 season_farm_2 season_farm_3 season_farm_4 season_farm_5 season_farm_6 season_farm_7 season_farm_8 corrin_evertails_field carnival town_crier rugwort_the_rowdy mcgregors_market poe click_clacks chipter_swipple",
  red: "corrin_evertails_path scurrble_stadium amilla_glistendew the_green_acorn strey_softpaw everflame_tomb",
  blue: "corrin_evertail_the_leader gazette bridge_of_the_sky foresight king_norths_treasury tarry_hare",
  purple: "corrin_evertail_the_king scurrble_champion rugwort_the_ruler fynn_nobletail oleanders_opera_house mayberry_matriarch strongroot_castle",
};

export const GROUNDS: Readonly<Record<string, string>> = Object.fromEntries(
  [...Object.entries(KINDS), ...Object.entries(BOXES)].flatMap(([colour, ids]) => ids.split(" ").map((id) => [id, colour])),
);
