import { leaving } from '../../content/subscription.ts';
import styles from './Leaving.module.css';
import type { LeavingThread } from './leaving-thread.ts';

/** How a clinic cancels: a one-line email, and our reply with the dates. */
export function Leaving({ sent, dates }: LeavingThread) {
  const { example, subject, from, letter, answer } = leaving;
  return (
    <figure id="leaving" className={styles.thread}>
      <figcaption className="kicker">{example}</figcaption>
      <article className={styles.mail} data-surface="paper">
        <Envelope from={from.you} to={from.us} subject={subject} sent={sent} />
        <p className={styles.letter}>{letter}</p>
      </article>
      <article className={styles.mail} data-surface="paper">
        <Envelope from={from.us} to={from.you} subject={`Re: ${subject}`} sent={answer.sent} />
        <p>{answer.opening}</p>
        <dl className={`rows above-2 below-2 ${styles.dates}`}>
          {dates.map(({ term, when, text }) => (
            <div key={term}>
              <dt className="kicker">{term}</dt>
              <dd>
                <strong className="subheading">{when}</strong>
                <span className="small">{text}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p>{answer.closing}</p>
      </article>
    </figure>
  );
}

interface EnvelopeProps {
  from: string;
  to: string;
  subject: string;
  sent: string;
}

function Envelope({ from, to, subject, sent }: EnvelopeProps) {
  const { words } = leaving;
  return (
    <header className={styles.envelope}>
      <p className="strong">{subject}</p>
      <p className="small">
        {words.from} {from} · {words.to} {to}
      </p>
      <p className="small">{sent}</p>
    </header>
  );
}
