/** What a mushroom stands on, and what stands far behind it. */

import { ellipse, group, patch, seeded, shape, stroke } from "../../../art/pen";
import type { Ground, Scene } from "./picture";

const BLADES = "M14 108C16 100 14 96 10 92M20 108C20 100 22 96 26 93M100 108C100 101 97 97 93 94M106 108C106 100 109 96 112 93";

export function ground(on: Ground, random: () => number): { behind: string; before: string } {
  const soil = stroke("M-130 110C-60 104 -30 111 4 109C30 105 88 105 116 109C150 112 200 106 250 110", "#6b5a3a", 3);
  const log = (moss: boolean): string => {
    const bark = shape("M-130 92C-60 84 30 84 60 86S180 86 250 92V114C180 110 120 116 60 114S-60 112 -130 116Z", "#7c5a3c") +
      patch("M-130 106C-40 108 90 107 250 104V114C180 110 120 116 60 114S-60 112 -130 116Z", "#5f432c") +
      stroke("M-90 98q16 -3 30 0M-40 104q14 -3 26 0M8 96q14 -3 26 0M44 102q16 -3 30 0M84 95q12 -2 22 1M20 106q10 -2 18 0M74 109q14 -3 26 -1M130 98q16 -3 30 0M176 104q14 -3 26 0", "#4a3320", 1.8);
    const cushion = "c12 -6 24 0 36 -3c14 -5 22 3 36 0c14 -4 26 3 38 -1";
    return moss
      ? bark + shape(`M-130 92${cushion}${cushion}${cushion}c10 -3 20 2 50 0L250 97C200 92 186 100 160 95C130 100 120 92 70 95C56 99 46 92 34 95C0 98 -20 92 -50 95C-80 100 -100 92 -130 99Z`, "#86a24f", 2)
      : bark;
  };
  switch (on) {
    case "water":
      return {
        behind: stroke(BLADES, "#5f7a3a", 2.6),
        before: patch("M-140 102q20 -5 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0V130H-140Z", "#8cc3d6", 0.92) + stroke("M-140 102q20 -5 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0M6 110q10 -4 20 0M66 112q12 -4 24 0M-80 111q12 -4 24 0M150 110q12 -4 24 0", "#27688a", 2.2),
      };
    case "log":
      return { behind: log(false), before: "" };
    case "mossy log":
      return { behind: log(true), before: "" };
    case "branch":
      return { behind: soil + shape("M-130 112C-80 96 -40 108 -6 98C30 86 88 92 128 78C160 68 200 78 250 62V72C200 90 160 80 128 92C90 102 36 104 -6 112C-50 118 -90 110 -130 122Z", "#7c5a3c") + stroke("M14 102q16 -5 30 -5M60 99q16 -1 30 -5", "#4a3320", 1.8), before: "" };
    case "stump":
      return {
        behind: shape("M18 112C24 104 22 92 22 84H98C98 92 97 104 103 112Z", "#7c5a3c") + patch("M74 86H97C98 96 97 104 102 111H80C76 102 75 94 74 86Z", "#5f432c") +
          stroke("M34 90C34 98 33 104 30 109M48 90C48 98 48 103 46 109M62 91V104", "#4a3320", 1.8) + ellipse(60, 84, 38, 8, "#d7b586", 3) + `<ellipse cx="60" cy="84" rx="25" ry="5" fill="none" stroke="#a57f50" stroke-width="1.6"/><ellipse cx="60" cy="84" rx="12" ry="2.4" fill="none" stroke="#a57f50" stroke-width="1.6"/>` + soil,
        before: "",
      };
    case "trunk":
      return {
        behind: shape("M-4 -40C0 0 -3 70 -10 124H36C31 84 32 20 34 -40Z", "#b7a68a") + patch("M20 -40C18 20 20 80 24 124H36C31 84 32 20 34 -40Z", "#978468") +
          stroke("M4 8h10M12 34h14M2 60h9M16 84h12M4 100h12M20 14h8", "#54452f", 2.6) + soil, before: stroke("M100 108C100 101 97 97 93 94M106 108C106 100 109 96 112 93", "#5f7a3a", 2.6),
      };
    case "moss":
      return { behind: shape("M-140 140V108C-100 98 -70 108 -40 102C-16 100 4 104 34 101C50 96 66 103 82 100C98 97 112 102 150 104C190 98 220 106 260 104V140Z", "#86a24f", 2.6) + stroke("M16 106q2 -6 -2 -9M16 106q3 -5 6 -7M98 107q1 -6 -3 -9M98 107q3 -5 6 -7M46 110v-5M72 111v-5", "#3f5b1c", 2), before: "" };
    case "frost":
      return { behind: shape("M-140 140V106C-90 100 -50 110 -20 107C10 101 40 108 62 105C88 101 112 105 140 107C180 102 220 108 260 105V140Z", "#fff", 2) + stroke(BLADES, "#7d8f6a", 2.6) + stroke("M10 92l0 0M26 93l0 0M93 94l0 0M112 93l0 0", "#fff", 6), before: "" };
    case "litter": {
      let leaves = "";
      for (let i = 0; i < 7; i++) leaves += group(`<path d="M0 0C2 -9 10 -13 18 -12C17 -4 10 3 0 0ZM-3 2L12 -8" fill="${["#d08a34", "#c67c2e", "#e9c47e", "#b96a2a"][i % 4]}" stroke="var(--line)" stroke-width="1.6" stroke-linejoin="round"/>`, 6 + i * 17 + random() * 6, 111 + random() * 4, 0.8 + random() * 0.3, -30 + random() * 100);
      return { behind: soil, before: leaves };
    }
    case "air":
      return { behind: "", before: "" };
    default:
      return { behind: stroke(BLADES, "#5f7a3a", 2.6) + soil, before: "" };
  }
}

/** What stands far behind: quiet shapes in the colours of the scene, wider than the box. */
export function backdrop(id: string, scene: Scene): string {
  const random = seeded(`${id} far`);
  let art = "";
  const far = { wood: "#b89b6c", litter: "#d59a45", moss: "#7f9f4e", pond: "#6f9fae", night: "#0e1026", frost: "#8fa4b3", meadow: "#8fae5c" }[scene];
  if (scene === "meadow" || scene === "pond") {
    art += patch("M-130 84C-80 60 -30 74 20 66S110 52 160 68S220 62 260 70V140H-130Z", far, 0.28) + patch("M-130 98C-60 84 0 94 60 88S180 84 260 94V140H-130Z", far, 0.34);
    for (let i = 0; i < 9; i++) {
      const x = -110 + i * 42 + random() * 20;
      if (scene === "pond") art += stroke(`M${x.toFixed(0)} 104q${(random() * 6 - 3).toFixed(0)} -26 ${(random() * 8 - 4).toFixed(0)} -46`, far, 2.4, 0.5) + (i % 2 ? `<ellipse cx="${x.toFixed(0)}" cy="60" rx="3" ry="9" fill="${far}" opacity=".6"/>` : "");
    }
    return art;
  }
  for (let i = 0; i < 9; i++) {
    const x = -120 + i * 44 + random() * 22;
    const w = 5 + random() * 10;
    art += `<path d="M${(x - w).toFixed(0)} 112C${(x - w * 0.6).toFixed(0)} 60 ${(x - w * 0.7).toFixed(0)} 0 ${(x - w * 0.5).toFixed(0)} -80H${(x + w * 0.5).toFixed(0)}C${(x + w * 0.7).toFixed(0)} 0 ${(x + w * 0.6).toFixed(0)} 60 ${(x + w).toFixed(0)} 112Z" opacity="${(0.12 + random() * 0.14).toFixed(2)}"/>`;
  }
  art = `<g fill="${far}">${art}</g>` + patch("M-130 96C-60 88 0 98 60 92S180 90 260 98V140H-130Z", far, 0.32);
  if (scene === "night") for (let i = 0; i < 14; i++) art += `<circle cx="${(-90 + random() * 300).toFixed(0)}" cy="${(-30 + random() * 90).toFixed(0)}" r="${(0.7 + random()).toFixed(1)}" fill="#dff6ff" opacity=".7"/>`;
  if (scene === "frost") for (let i = 0; i < 18; i++) art += `<circle cx="${(-90 + random() * 300).toFixed(0)}" cy="${(-20 + random() * 110).toFixed(0)}" r="1.8" fill="#fff"/>`;
  return art;
}
