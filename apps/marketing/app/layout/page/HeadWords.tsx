import type { ReactNode } from 'react';
import styles from './HeadWords.module.css';

interface HeadWordsProps {
  kicker: string;
  title: string;
  lead: string;
  /** Links to the page's next step. */
  actions: ReactNode;
}

/** The texts of a page head that has its own illustration. */
export function HeadWords({ kicker, title, lead, actions }: HeadWordsProps) {
  return (
    <div className={styles.words}>
      <p className="kicker">{kicker}</p>
      <h1 className="headline">{title}</h1>
      <p className="lead">{lead}</p>
      <div className="cluster">{actions}</div>
    </div>
  );
}
