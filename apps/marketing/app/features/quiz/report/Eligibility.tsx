import type { Result } from '@upcurve/contracts/quiz';
import styles from './Report.module.css';

const listOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Whether the RGD suits the clinic, in words, with each condition and what was answered to it. */
export function Eligibility({ result }: { result: Result }) {
  const { isEligible, criteria } = result;
  return (
    <section className={styles.section} aria-labelledby="eligibility">
      <h2 id="eligibility" className={styles.heading}>
        {isEligible ? 'You are eligible for the RGD.' : 'The RGD does not suit you yet.'}
      </h2>
      <div>
        <p className={styles.text}>
          {isEligible
            ? 'Your answers meet every condition we set before we take a clinic on for the Revenue Generating Department.'
            : 'We set a few conditions before we take a clinic on for the Revenue Generating Department, because below them our fee would cost you more than it brings. Here is where you stand.'}
        </p>
        {criteria.length > 0 && (
          <ul className={styles.criteria}>
            {criteria.map((criterion) => (
              <li key={criterion.questionId} data-met={criterion.isMet || undefined}>
                <strong>{criterion.isMet ? 'Met' : 'Not met'}</strong>
                <div>
                  <p>{criterion.question}</p>
                  <p className={styles.small}>You answered: {criterion.answer ?? 'nothing'}</p>
                  {!criterion.isMet && (
                    <p className={styles.small}>We look for: {listOf.format(criterion.wanted)}</p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
