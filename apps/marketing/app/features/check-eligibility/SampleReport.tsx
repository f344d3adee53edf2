import type { ReportView } from '@upcurve/site-content/report/view';
import type { ReactNode } from 'react';
import { sampleReport as words } from '../../content/quiz/check-eligibility.ts';
import { Section } from '../../layout/page/Section.tsx';
import { ChallengePart } from '../../report/parts/ChallengePart.tsx';
import { ChangesPart } from '../../report/parts/ChangesPart.tsx';
import { FitPart } from '../../report/parts/FitPart.tsx';
import { MoneyPart } from '../../report/parts/MoneyPart.tsx';
import { MonthPart } from '../../report/parts/MonthPart.tsx';
import { ReportHead } from '../../report/parts/ReportHead.tsx';
import { StandingPart } from '../../report/parts/StandingPart.tsx';
import styles from './CheckPage.module.css';

/**
 * The report of an invented clinic, rendered like a real one: the first part is visible, the rest expands on request.
 * Between them is `check`, the link to the visitor's own check.
 */
export function SampleReport({ view, check }: { view: ReportView; check: ReactNode }) {
  const { challenge, estimate, weeks } = view;
  return (
    <>
      <Section id="sample" title={words.title} lead={words.lead}>
        <ReportHead view={view} kicker={words.mark} title={<h3>{view.title}</h3>} />
      </Section>
      <ChangesPart view={view} level={3} />
      <div className={`frame ${styles.check}`}>{check}</div>
      <details className={styles.rest}>
        <summary className="frame disclosure">{words.more}</summary>
        <MonthPart weeks={weeks} level={3} />
        {challenge && <ChallengePart challenge={challenge} level={3} />}
        {estimate && <MoneyPart view={view} estimate={estimate} level={3} />}
        <StandingPart view={view} level={3} />
        <FitPart view={view} level={3} />
      </details>
    </>
  );
}
