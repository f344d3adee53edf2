import type { Challenge } from '@upcurve/site-content/report/challenge';
import { challenge as words } from '@upcurve/site-content/report/content/words';
import { Link } from 'react-router';
import styles from './ChallengePart.module.css';
import part from './Part.module.css';
import { below, type Level } from './Part.tsx';

/** The visitor's challenge in their own words, and our reply. */
export function ChallengePart({ challenge, level = 2 }: { challenge: Challenge; level?: Level }) {
  const Title = `h${level}` as const;
  const Answer = below(level);
  return (
    <section className={part.part} data-surface="blush" aria-label={words.title}>
      <div className={styles.sides}>
        <div>
          <Title className="kicker">{words.asked}</Title>
          <blockquote className={`quoted ${styles.quote}`}>{challenge.quote}</blockquote>
        </div>
        <div>
          <p className="kicker">{words.ours}</p>
          <Answer className="heading">{challenge.title}</Answer>
          <p className={styles.text}>{challenge.text}</p>
          <Link to={challenge.link.to} className="target not-printed">
            {challenge.link.label}
          </Link>
        </div>
      </div>
    </section>
  );
}
