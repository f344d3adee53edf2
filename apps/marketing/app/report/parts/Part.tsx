import { type ReactNode, useId } from 'react';
import styles from './Part.module.css';

/** Of its headings: 2 in a report, 3 where the report is a sample on another page. */
export type Level = 2 | 3;

interface PartProps {
  title: string;
  lead?: string;
  surface?: 'ink' | 'blush';
  level?: Level;
  /** So long that on paper it may go on over the page. */
  breaks?: boolean;
  children: ReactNode;
}

/** A part of the report: its title on the left, what it says beside it. */
export function Part({ title, lead, surface, level = 2, breaks, children }: PartProps) {
  const heading = useId();
  const Title = `h${level}` as const;
  return (
    <section className={styles.part} data-surface={surface} data-breaks={breaks} aria-labelledby={heading}>
      <div className="frame split">
        <div>
          <Title id={heading} className={styles.title}>
            {title}
          </Title>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}

/** The heading below a part's own. */
export const below = (level: Level) => `h${level + 1}` as 'h3' | 'h4';
