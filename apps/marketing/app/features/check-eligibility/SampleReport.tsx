import type { ReactNode } from 'react';
import { sampleReport } from '../../content/check-eligibility.ts';
import styles from './SampleReport.module.css';

/** What the end of the quiz looks like, with the answers of a clinic that does not exist. */
export function SampleReport({ ring }: { ring: ReactNode }) {
  return (
    <figure className={styles.report} data-surface="ink">
      <figcaption className={styles.mark}>{sampleReport.mark}</figcaption>
      <div className={styles.ring}>{ring}</div>
      <ul className={styles.bars}>
        {sampleReport.bars.map(({ category, score }) => (
          <li key={category}>
            <span>{category}</span>
            <strong>{score}</strong>
            <svg className={styles.bar} aria-hidden="true">
              <rect className={styles.track} y="3" width="100%" height="2" />
              <rect className={styles.fill} width={`${score}%`} height="8" rx="2" />
            </svg>
          </li>
        ))}
      </ul>
      <div className={styles.changes}>
        <h3>{sampleReport.changesTitle}</h3>
        <ol>
          {sampleReport.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ol>
        <p className={styles.verdict}>{sampleReport.verdict}</p>
      </div>
    </figure>
  );
}
