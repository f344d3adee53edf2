import type { ReportView } from '@upcurve/site-content/report/view';
import type { ReactNode } from 'react';
import { sampleReport as words } from '../../content/quiz/check-eligibility.ts';
import { Section } from '../../layout/page/Section.tsx';
import { ReportTop } from '../../report/ReportTop.tsx';
import { ReportWorking } from '../../report/ReportWorking.tsx';
import styles from './CheckPage.module.css';

/** The report of an invented clinic, rendered like a real one, and `check`, the link to the visitor's own check. */
export function SampleReport({ view, check }: { view: ReportView; check: ReactNode }) {
  return (
    <>
      <Section id="sample" title={words.title} lead={words.lead}>
        <ReportTop view={view} kicker={words.mark} title={<h3>{view.title}</h3>} />
      </Section>
      <ReportWorking view={view} level={3} />
      <div className={`frame ${styles.check}`}>{check}</div>
    </>
  );
}
