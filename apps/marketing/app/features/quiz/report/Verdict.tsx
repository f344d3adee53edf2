import type { Tier } from '@upcurve/contracts/quiz';
import { tierLines } from '../../../content/tiers.ts';
import type { KeptReport } from '../kept-report.ts';
import { ScoreRing } from '../ScoreRing.tsx';
import { useStepFocus } from '../use-step-focus.ts';
import styles from './Report.module.css';
import { ReportActions } from './ReportActions.tsx';

const titles: Record<Tier, string> = {
  Foundations: 'first the foundations, then the growth.',
  Growing: 'your clinic is growing slower than it could.',
  'Ready to scale': 'your clinic is ready to scale.',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function Verdict({ report }: { report: KeptReport }) {
  const { result, name, resultToken, canMail } = report;
  const heading = useStepFocus<HTMLHeadingElement>(resultToken);
  const firstName = name.trim().split(/\s+/)[0] ?? '';
  const title = firstName ? `${firstName}, ${titles[result.tier]}` : capital(titles[result.tier]);
  return (
    <header className={styles.verdict} data-surface="ink">
      <div className={styles.verdictInner}>
        <div>
          <p className={styles.kicker}>Your report</p>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={styles.lead}>{tierLines[result.tier]}</p>
          <ReportActions resultToken={resultToken} canMail={canMail ?? false} />
        </div>
        <div className={styles.ring}>
          <ScoreRing score={result.score} tier={result.tier} />
        </div>
      </div>
    </header>
  );
}
