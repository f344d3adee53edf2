import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { glimpse, welcome } from '../../content/quiz/quiz.ts';
import { Start } from '../../features/quiz/Start.tsx';
import { NeedsScript } from '../../features/quiz/steps/placeholders.tsx';
import styles from '../../features/quiz/Welcome.module.css';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/welcome';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: welcome.kicker,
    description:
      'Short questions, five minutes: see where your clinic stands, what would lift it most, and whether the Revenue Generating Department suits you.',
    path: paths.eligibility.welcome(),
  });
}

export default function Welcome() {
  return (
    <div className={styles.page}>
      <div>
        <p className="kicker">{welcome.kicker}</p>
        <h1 className="headline">{welcome.title}</h1>
        <p className="lead above-3 below-3">{welcome.lead}</p>
        <Start />
        <NeedsScript />
        <dl className={`cluster ${styles.facts}`}>
          {welcome.facts.map(({ term, detail }) => (
            <div key={term}>
              <dt className="small">{term}</dt>
              <dd className="subheading">{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
      <WelcomeFigure />
      <ul className={`stack small ${styles.promises}`}>
        {welcome.promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      <div className={`stack small ${styles.data}`}>
        <h2 className="subheading">{welcome.data.title}</h2>
        <p>
          {welcome.data.text} <Link to={paths.privacyPolicy()}>{welcome.data.policy}</Link>
        </p>
      </div>
    </div>
  );
}

/** A preview of the report. The figures are an example and labelled as such. */
function WelcomeFigure() {
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
