import { glimpse } from '../../../content/quiz/quiz.ts';
import { ScoreRing } from '../../../report/score/ScoreRing.tsx';
import styles from './WelcomeFigure.module.css';

/** A preview of the report. The figures are an example and labelled as such. */
export function WelcomeFigure() {
  const { mark, score, after, tier, bars, money, change, week, caption } = glimpse;
  return (
    <figure>
      <div className={styles.sheet} data-surface="ink">
        <p className="kicker">{mark}</p>
        <ScoreRing score={score} tier={tier} after={after} />
        <dl className={`small ${styles.bars}`}>
          {bars.map((bar) => (
            <div key={bar.name}>
              <dt>{bar.name}</dt>
              <dd>
                {bar.score}
                <svg aria-hidden="true">
                  <rect width={`${bar.score}%`} height="2" />
                </svg>
              </dd>
            </div>
          ))}
        </dl>
        <p className={`quiet ${styles.part}`}>
          <strong className={`subheading ${styles.strong}`}>{money.range}</strong> {money.words}
        </p>
        <p className={`quiet ${styles.part}`}>
          <strong className={`subheading ${styles.strong}`}>{change.title}</strong> {week} {change.thisWeek}
        </p>
      </div>
      <figcaption className="small">{caption(after)}</figcaption>
    </figure>
  );
}
