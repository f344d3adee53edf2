import { month as words } from '@upcurve/site-content/report/content/words';
import type { Week } from '@upcurve/site-content/report/view';
import styles from './MonthPart.module.css';
import part from './Part.module.css';
import { below, type Level } from './Part.tsx';

/** A plan for thirty days with one task per week. */
export function MonthPart({ weeks, level = 2 }: { weeks: readonly Week[]; level?: Level }) {
  const Title = `h${level}` as const;
  const Step = below(level);
  return (
    <section className={part.part} data-surface="ink" aria-label={words.title}>
      <div className="frame">
        <Title className="title">{words.title}</Title>
        <p className={`lead quiet ${styles.lead}`}>{words.lead}</p>
        <ol className={styles.weeks}>
          {weeks.map(({ days, step, cost }, place) => (
            <li key={days}>
              <p className="kicker">{place === 0 ? `${days}: ${words.first}` : days}</p>
              <Step className={styles.step}>{step}</Step>
              {cost && <p className="small">{`${words.cost} ${cost}`}</p>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
