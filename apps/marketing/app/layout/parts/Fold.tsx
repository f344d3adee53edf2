import type { ReactNode } from 'react';
import styles from './Questions.module.css';

interface FoldProps {
  title: string;
  /** Beside the title on desktops. */
  line?: string;
  /** Of several folds with the same name, one is open at a time. */
  name?: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** A heading that expands to show its content, also without script. */
export function Fold({ title, line, name, isOpen, children }: FoldProps) {
  return (
    <details name={name} open={isOpen} className={styles.item}>
      <summary className={styles.question}>
        <h3>{title}</h3>
        {line && <span className={styles.aside}>{line}</span>}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

export const Folds = ({ children }: { children: ReactNode }) => <div className={styles.list}>{children}</div>;
