import { benchmarkSource } from '@upcurve/site-content/report/content/benchmarks';
import { standing as words } from '@upcurve/site-content/report/content/words';
import { comparison } from '@upcurve/site-content/report/texts';
import type { ReportView } from '@upcurve/site-content/report/view';
import motion from '../../drawings/motion.module.css';
import { below, type Level, Part } from './Part.tsx';
import styles from './StandingPart.module.css';

/** The score of each category as a bar, compared with the typical score. */
export function StandingPart({ view, level = 2 }: { view: ReportView; level?: Level }) {
  const { bars, isSpendUnscored } = view;
  if (bars.length === 0) return null;
  const Name = below(level);
  return (
    <Part title={words.title} level={level}>
      <ul className={styles.bars}>
        {bars.map((bar) => (
          <li key={bar.name}>
            <Name className="heading">{bar.name}</Name>
            <p className={`small tabular ${styles.figure}`}>
              <span>{bar.score}</span> {comparison(bar)}
            </p>
            <svg className={motion.inView} aria-hidden="true">
              <rect className="fill-hairline" y="13" width="100%" height="2" />
              <rect
                className={`${bar.score < bar.typical ? 'fill-accent' : 'fill-strong'} ${motion.bar}`}
                y="9"
                width={`${bar.score}%`}
                height="10"
                rx="2"
              />
              <rect className="fill-text" x={`${bar.typical}%`} y="0" width="2" height="28" />
            </svg>
            <p className="small">{bar.line}</p>
          </li>
        ))}
      </ul>
      <p className={styles.source}>
        <svg viewBox="0 0 2 14" aria-hidden="true">
          <rect className="fill-text" width="2" height="14" />
        </svg>
        {benchmarkSource} {isSpendUnscored && words.unscored}
      </p>
    </Part>
  );
}
