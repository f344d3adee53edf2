import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  /** The kind of page, in a few words above the title. */
  kicker?: string;
  title: string;
  lead: string;
  actions?: ReactNode;
  /** A decorative drawing, shown on desktops only if `isWideOnly`. */
  figure?: ReactNode;
  isWideOnly?: boolean;
}

export function PageHead({ kicker, title, lead, actions, figure, isWideOnly }: PageHeadProps) {
  return (
    <header className={styles.head} data-has-figure={figure ? '' : undefined}>
      <div>
        {kicker && <p className="kicker">{kicker}</p>}
        <h1 className={`headline ${styles.title}`}>{title}</h1>
        <p className="lead">{lead}</p>
        {actions && <div className="cluster">{actions}</div>}
      </div>
      {figure && (
        <div className={styles.figure} data-wide-only={isWideOnly} aria-hidden="true">
          {figure}
        </div>
      )}
    </header>
  );
}
