import { welcome } from '../../content/quiz.ts';
import { NeedsScript } from '../../features/quiz/NeedsScript.tsx';
import { Start } from '../../features/quiz/Start.tsx';
import { WelcomeFigure } from '../../features/quiz/WelcomeFigure.tsx';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/welcome';
import styles from './welcome.module.css';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Business Readiness & Fit Checker',
    description:
      'Short questions, five minutes: see where your clinic stands, what would lift it most, and whether the Revenue Generating Department suits you.',
    path: paths.eligibility.welcome(),
  });
}

export default function Welcome() {
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <p className={styles.kicker}>Business Readiness &amp; Fit Checker</p>
        <h1 className={styles.title}>{welcome.title}</h1>
        <p className={styles.lead}>{welcome.lead}</p>
        <Start />
        <NeedsScript />
        <dl className={styles.facts}>
          {welcome.facts.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.figure}>
        <WelcomeFigure />
      </div>
      <div className={styles.small}>
        <ul>
          {welcome.promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
        <p>{welcome.needed}</p>
      </div>
    </div>
  );
}
