import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  kicker?: string;
  title: string;
  /** One or two lines below the title. */
  lead?: string;
  surface?: 'ink' | 'blush';
  id?: string;
  /** `split` puts the content beside the title; `stack` (the default) and `spread` below, `spread` with the lead beside. */
  shape?: 'stack' | 'split' | 'spread';
  children: ReactNode;
}

export function Section({ kicker, title, lead, surface, id, shape = 'stack', children }: SectionProps) {
  const heading = useId();
  return (
    <section id={id} className={styles.section} data-surface={surface} aria-labelledby={heading}>
      <div className={styles[shape]}>
        <div>
          {kicker && <p className="kicker">{kicker}</p>}
          <h2 id={heading} className={`title ${styles.title}`}>
            {title}
          </h2>
          {lead && <p className={`lead quiet ${styles.lead}`}>{lead}</p>}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
