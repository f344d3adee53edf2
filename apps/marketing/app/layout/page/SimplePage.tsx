import type { ReactNode } from 'react';
import styles from './SimplePage.module.css';

interface SimplePageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A text page: heading and lead on the left, the content on the right. */
export function SimplePage({ title, lead, children }: SimplePageProps) {
  return (
    <div className={styles.page}>
      <header>
        <h1 className={`headline ${styles.title}`}>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
