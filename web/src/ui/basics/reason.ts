import { t } from "../../lib/page/words";
import { Refused } from "../../lib/server/api";

/** Why something did not work, in one sentence. */
export function reason(problem: unknown): string {
  if (problem instanceof Refused) {
    if (problem.offline) return t("web-offline");
    return problem.message || t("web-failed", { status: problem.status });
  }
  return t("web-failed", { status: 0 });
}

export function asRefused(problem: unknown): Refused {
  if (problem instanceof Refused) return problem;
  return new Refused(0, { error: "broken", message: problem instanceof Error ? problem.message : "", rule: "" });
}
