import { Link } from 'react-router';
import { asked, conditions, eligibilityHead, eligibilityNext } from '../../content/check-eligibility.ts';
import { Arrow } from '../../layout/Arrow.tsx';
import buttons from '../../layout/button.module.css';
import { Closing } from '../../layout/Closing.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { Section } from '../../layout/Section.tsx';
import { paths } from '../../paths.ts';
import type { ReportView } from '../../report/view.ts';
import styles from './CheckPage.module.css';
import { ReportDrawing } from './ReportDrawing.tsx';
import { SampleReport } from './SampleReport.tsx';
import { TermList } from './TermList.tsx';

/** What is asked, what it gives and who passes. */
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
        figure={<ReportDrawing className={styles.drawing} />}
        actions={
          <>
            {check}
            <Link to="#sample" className={`${buttons.quiet} ${styles.toSample}`}>
              {eligibilityHead.sample}
            </Link>
          </>
        }
      />
      <SampleReport view={sample} />
      <Section title={asked.title} lead={asked.lead} surface="blush" shape="split">
        <TermList items={asked.topics.map(({ topic, detail }) => ({ term: topic, detail }))} />
      </Section>
      <Section title={conditions.title} lead={conditions.lead} shape="split">
        <TermList items={conditions.rules.map(({ rule, why }) => ({ term: rule, detail: why }))} />
        <div className={styles.otherwise} data-surface="blush">
          <h3>{conditions.otherwise.title}</h3>
          <p>{conditions.otherwise.text}</p>
        </div>
      </Section>
      <Closing title={eligibilityNext.title} lead={eligibilityNext.text} actions={check} hasCurve={false} />
    </>
  );
}
