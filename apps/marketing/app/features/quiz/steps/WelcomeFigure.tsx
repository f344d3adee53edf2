import { glimpse } from '../../../content/quiz/quiz.ts';
import styles from './WelcomeFigure.module.css';

/** A preview of the report. The figures are an example and labelled as such. */
export function WelcomeFigure() {
  const { mark, title, numbers, step, week, caption } = glimpse;
  return (
    <figure>
      <div className={styles.sheet} data-surface="ink">
        <p className="kicker">{mark}</p>
        <p className="heading">{title}</p>
        <dl className={`rows ${styles.numbers}`}>
          {numbers.map(({ value, label }) => (
            <div key={value}>
              <dt className="subheading">{value}</dt>
              <dd className="small">{label}</dd>
            </div>
          ))}
        </dl>
        <p className="quiet">
          <strong className={`subheading ${styles.strong}`}>{step.title}</strong> {week} {step.step}
        </p>
      </div>
      <figcaption className="small">{caption}</figcaption>
    </figure>
  );
}
