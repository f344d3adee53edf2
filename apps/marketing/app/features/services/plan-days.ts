/** Thirteen weeks. */
export const PLAN_DAYS = 91;

interface Span {
  /** Days into the plan: where the stage begins, and where it is over. */
  from: number;
  to: number;
}

/**
 * Parses the days of a stage: `Week 1`, `Weeks 2–5`, `Days 11–25`.
 * @throws for any other wording
 */
export function spanOf(when: string): Span {
  const [, unit, first, last = first] = /^(Day|Week)s? (\d+)(?:–(\d+))?$/.exec(when) ?? [];
  if (!unit)
    throw new Error(`"${when}" names no days or weeks: say it as "Week 1", "Weeks 2–5" or "Days 11–25".`);
  const days = unit === 'Week' ? 7 : 1;
  return { from: (Number(first) - 1) * days, to: Number(last) * days };
}
