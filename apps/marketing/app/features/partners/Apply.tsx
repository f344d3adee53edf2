import type { ReactNode } from 'react';
import { partnerApply } from '../../content/partners.ts';
import { company } from '../../content/site/company.ts';
import { Section } from '../../layout/page/Section.tsx';
import styles from './Apply.module.css';

/** The application: its heading, then whatever form the page puts there. */
export function Apply({ children }: { children?: ReactNode }) {
  return (
    <Section id="apply" title={partnerApply.title} lead={partnerApply.lead} shape="split">
      {children}
      <p className={styles.mail}>
        {partnerApply.byMail} <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
    </Section>
  );
}
