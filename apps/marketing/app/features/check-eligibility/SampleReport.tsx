import type { ReportView } from '@upcurve/site-content/report/view';
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
 * The report of an invented clinic, rendered like a real one: the first half is visible, the rest expands on request.
 */
export function SampleReport({ view }: { view: ReportView }) {
  const { challenge, estimate, weeks } = view;
  return (
    <>
      <Section id="sample" title={words.title} lead={words.lead}>
        <ReportHead view={view} kicker={words.mark} title={<h3>{view.title}</h3>} />
      </Section>
      <ChangesPart view={view} level={3} />
      <MonthPart weeks={weeks} level={3} />
      <details className={styles.rest}>
        <summary className="frame disclosure">{words.more}</summary>
        {challenge && <ChallengePart challenge={challenge} level={3} />}
        {estimate && <MoneyPart view={view} estimate={estimate} level={3} />}
        <StandingPart view={view} level={3} />
        <FitPart view={view} level={3} />
      </details>
    </>
  );
}
