import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  /** A few words above the title: the kind of page. */
  kicker?: string;
  title: string;
  lead: string;
  /** The page's one clear next step, as links. */
  actions?: ReactNode;
  /** The page's own drawing; decorative. */
  figure?: ReactNode;
}

/** The head of a page: title, lead, next step, and its drawing. */
export function PageHead({ kicker, title, lead, actions, figure }: PageHeadProps) {
  return (
    <header className={styles.head} data-has-figure={figure ? '' : undefined}>
      <div>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {figure && (
        <div className={styles.figure} aria-hidden="true">
          {figure}
        </div>
      )}
    </header>
  );
}
