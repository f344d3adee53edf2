import { serviceWording } from '../../content/service-wording.ts';
import type { ServicePage } from '../../content/services/service-page.ts';
import styles from './Plan.module.css';

/** Thirteen weeks. */
export const PLAN_DAYS = 91;

interface Span {
  /** The first day of the stage and the day after its last one, counted from the start of the plan. */
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

/** The work of the first ninety days. Each stage is a bar on the same scale of thirteen weeks. */
export function Plan({ stages }: Pick<ServicePage['start'], 'stages'>) {
  return (
    <div>
      <p className={`small ${styles.weeks}`} aria-hidden="true">
        <span>{serviceWording.weeks}</span>
      </p>
      <ol className={`rows ${styles.stages}`}>
        {stages.map(({ when, title, text }) => {
          const { from, to } = spanOf(when);
          return (
            <li key={when}>
              <p className="kicker">{when}</p>
              <h3>{title}</h3>
              <p className="small">{text}</p>
              <svg viewBox={`0 0 ${PLAN_DAYS} 10`} preserveAspectRatio="none" aria-hidden="true">
                <rect x={from} width={to - from} height="10" />
              </svg>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
