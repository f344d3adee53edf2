import { type ReactNode, type Ref, useId } from 'react';
import styles from './Part.module.css';

/** The heading level of the parts: 2 in a report, 3 in a sample report on another page. */
export type Level = 2 | 3;

interface PartProps {
  title: string;
  lead?: string;
  surface?: 'ink' | 'blush';
  level?: Level;
  /** Whether a long part may break across pages when printed. */
  breaks?: boolean;
  /** The heading, for a link that jumps to it. */
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of the report, with its title on the left and its content on the right. */
export function Part({ title, lead, surface, level = 2, breaks, ref, children }: PartProps) {
  const heading = useId();
  const Title = `h${level}` as const;
  return (
    <section className={styles.part} data-surface={surface} data-breaks={breaks} aria-labelledby={heading}>
      <div className="frame split">
        <div>
          <Title ref={ref} id={heading} tabIndex={ref ? -1 : undefined} className={styles.title}>
            {title}
          </Title>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}

/** Returns the heading one level below that of a part. */
export const below = (level: Level) => `h${level + 1}` as 'h3' | 'h4';
