import { paths } from '@upcurve/site-content/paths';
import type { ReportView } from '@upcurve/site-content/report/view';
import { Link } from 'react-router';
import { asked, conditions, eligibilityHead, eligibilityNext } from '../../content/quiz/check-eligibility.ts';
import { Drawing } from '../../drawings/Drawing.tsx';
import { Closing } from '../../layout/footer/Closing.tsx';
import { PageHead } from '../../layout/page/PageHead.tsx';
import { Section } from '../../layout/page/Section.tsx';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import buttons from '../../layout/parts/button.module.css';
import { Terms } from '../../layout/parts/Terms.tsx';
import styles from './CheckPage.module.css';
import { SampleReport } from './SampleReport.tsx';

/** Explains the eligibility check's questions, report and conditions. */
export function CheckPage({ sample }: { sample: ReportView }) {
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
        figure={<Drawing name="report" />}
        isWideOnly
        actions={
          <>
            {check}
            <Link to="#sample" className={`${buttons.quiet} ${styles.toSample}`}>
              {eligibilityHead.sample}
            </Link>
          </>
        }
      />
      <SampleReport view={sample} check={check} />
      <Section title={asked.title} lead={asked.lead} surface="blush" shape="split">
        <Terms items={asked.topics.map(({ topic, detail }) => ({ term: topic, detail }))} />
      </Section>
      <Section title={conditions.title} lead={conditions.lead} shape="split">
        <Terms items={conditions.rules.map(({ rule, why }) => ({ term: rule, detail: why }))} />
      </Section>
      <Closing title={eligibilityNext.title} lead={eligibilityNext.text} actions={check} hasCurve={false} />
    </>
  );
}
