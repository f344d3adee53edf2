import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  asked,
  conditions,
  eligibilityHead,
  eligibilityNext,
  sampleReport,
} from '../../content/check-eligibility.ts';
import { Arrow } from '../../layout/Arrow.tsx';
import buttons from '../../layout/button.module.css';
import { PageHead } from '../../layout/PageHead.tsx';
import { Section } from '../../layout/Section.tsx';
import { paths } from '../../paths.ts';
import styles from './CheckPage.module.css';
import { ReportDrawing } from './ReportDrawing.tsx';
import { SampleReport } from './SampleReport.tsx';
import { TermList } from './TermList.tsx';

/** What the quiz asks, what it gives and who passes. The ring of the sample is the quiz's own. */
export function CheckPage({ ring }: { ring: ReactNode }) {
  const check = (
    <Link to={paths.eligibility.welcome()} prefetch="intent" className={buttons.primary}>
      {eligibilityHead.check}
      <Arrow />
    </Link>
  );
  return (
    <>
      <PageHead
        {...eligibilityHead}
        figure={<ReportDrawing />}
        actions={
          <>
            {check}
            <Link to="#sample" className={buttons.quiet}>
              {eligibilityHead.sample}
            </Link>
          </>
        }
      />
      <Section title={asked.title} lead={asked.lead} surface="blush" shape="split">
        <TermList items={asked.topics.map(({ topic, detail }) => ({ term: topic, detail }))} />
      </Section>
      <Section id="sample" title={sampleReport.title} lead={sampleReport.lead}>
        <SampleReport ring={ring} />
      </Section>
      <Section title={conditions.title} lead={conditions.lead} shape="split">
        <TermList items={conditions.rules.map(({ rule, why }) => ({ term: rule, detail: why }))} />
        <div className={styles.otherwise} data-surface="blush">
          <h3>{conditions.otherwise.title}</h3>
          <p>{conditions.otherwise.text}</p>
        </div>
      </Section>
      <Section title={eligibilityNext.title} lead={eligibilityNext.text} surface="blush">
        {check}
      </Section>
    </>
  );
}
