import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** One or two lines below the title. */
  lead?: string;
  surface?: 'ink' | 'blush';
  id?: string;
  /** `split` puts the content beside the title; `stack` (the default) puts it below. */
  shape?: 'stack' | 'split';
  children: ReactNode;
}

/** A full-width section of a page with its heading. */
export function Section({ title, lead, surface, id, shape = 'stack', children }: SectionProps) {
  const heading = useId();
  return (
    <section id={id} className={styles.section} data-surface={surface} aria-labelledby={heading}>
      <div className={styles[shape]}>
        <div>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
