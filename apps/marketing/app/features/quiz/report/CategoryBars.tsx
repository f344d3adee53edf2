import { CATEGORIES } from '@upcurve/contracts/questions';
import type { Result } from '@upcurve/contracts/quiz';
import { benchmarkSource, benchmarks, categoryLines } from '../../../content/benchmarks.ts';
import styles from './CategoryBars.module.css';
import report from './Report.module.css';

function comparison(score: number, typical: number): string {
  if (score === typical) return 'as is typical';
  return `${Math.abs(score - typical)} ${score > typical ? 'above' : 'below'} typical`;
}

/** A bar for each category beside what is typical. */
export function CategoryBars({ categories }: { categories: Result['categories'] }) {
  return (
    <section className={report.section} aria-labelledby="categories">
      <h2 id="categories" className={report.heading}>
        Where you stand
      </h2>
      <div>
        <ul className={styles.bars}>
          {categories.map(({ category, score }) => {
            const typical = benchmarks[category];
            return (
              <li key={category}>
                <h3 className={styles.name}>{CATEGORIES[category]}</h3>
                <p className={styles.figure}>
                  <span className={styles.score}>{score}</span> {comparison(score, typical)}
                </p>
                <svg className={styles.bar} aria-hidden="true">
                  <rect className={styles.track} y="13" width="100%" height="2" />
                  <rect className={styles.fill} y="9" width={`${score}%`} height="10" rx="2" />
                  <rect className={styles.mark} x={`${typical}%`} y="0" width="2" height="28" />
                </svg>
                <p className={report.small}>{categoryLines[category]}</p>
              </li>
            );
          })}
        </ul>
        <p className={styles.source}>
          <svg viewBox="0 0 2 14" aria-hidden="true">
            <rect className={styles.mark} width="2" height="14" />
          </svg>
          {benchmarkSource}
        </p>
      </div>
    </section>
  );
}
