import type { Result } from '@upcurve/contracts/quiz';
import { services } from '../../../content/services.ts';
import { servicesFor } from '../recommend.ts';
import styles from './Improvements.module.css';
import report from './Report.module.css';

const numbers = ['No change', 'The change', 'The two changes', 'The three changes'];

/** The changes that raise the score most, what each is worth, and the services that make it. */
export function Improvements({ improvements }: { improvements: Result['improvements'] }) {
  return (
    <section className={report.section} aria-labelledby="improvements">
      <h2 id="improvements" className={report.heading}>
        {numbers[improvements.length] ?? 'The changes'} that would lift it most
      </h2>
      <ol className={styles.list}>
        {improvements.map((improvement) => (
          <li key={improvement.questionId}>
            <p className={styles.gain}>
              +{improvement.gain} <span>{improvement.gain === 1 ? 'point' : 'points'}</span>
            </p>
            <div>
              <h3 className={styles.question}>{improvement.question}</h3>
              <dl className={styles.change}>
                <div>
                  <dt>Today</dt>
                  <dd>{improvement.answer ?? 'Not answered'}</dd>
                </div>
                <div>
                  <dt>Aim for</dt>
                  <dd>{improvement.better.join(', ')}</dd>
                </div>
                <div>
                  <dt>We do it with</dt>
                  <dd>
                    {servicesFor(improvement)
                      .map((id) => services[id].label)
                      .join(', ')}
                  </dd>
                </div>
              </dl>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
