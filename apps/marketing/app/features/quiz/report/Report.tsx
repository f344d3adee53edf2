import { Link } from 'react-router';
import buttons from '../../../layout/button.module.css';
import { paths } from '../../../paths.ts';
import type { KeptReport } from '../kept-report.ts';
import { CategoryBars } from './CategoryBars.tsx';
import { Eligibility } from './Eligibility.tsx';
import { Improvements } from './Improvements.tsx';
import { NextStep } from './NextStep.tsx';
import styles from './Report.module.css';
import { Verdict } from './Verdict.tsx';

/** A visitor's report, from the verdict to the next step. */
export function Report({ report }: { report: KeptReport }) {
  const { result } = report;
  return (
    <article>
      <Verdict report={report} />
      <div className={styles.body}>
        <Eligibility result={result} />
        {result.categories.length > 0 && <CategoryBars categories={result.categories} />}
        {result.improvements.length > 0 && <Improvements improvements={result.improvements} />}
      </div>
      <NextStep isEligible={result.isEligible} />
      <p className={styles.end}>
        <Link to={paths.eligibility.thankYou()} className={buttons.quiet}>
          I have seen enough for today
        </Link>
      </p>
    </article>
  );
}
