import { paths } from '@upcurve/site-content/paths';
import type { ReportView } from '@upcurve/site-content/report/view';
import { Link } from 'react-router';
import { asked, conditions, eligibilityHead, eligibilityNext } from '../../content/quiz/check-eligibility.ts';
import { Closing } from '../../layout/footer/Closing.tsx';
import { PageHead } from '../../layout/page/PageHead.tsx';
import { Section } from '../../layout/page/Section.tsx';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import buttons from '../../layout/parts/button.module.css';
import styles from './CheckPage.module.css';
import { ReportDrawing } from './ReportDrawing.tsx';
import { SampleReport } from './SampleReport.tsx';

/** A list of terms with a line of text each. */
function TermList({ items }: { items: readonly { term: string; detail: string }[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

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
