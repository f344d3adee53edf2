import { type ReactNode, useId, useRef } from 'react';
import styles from './blocks.module.css';
import { CopyButton } from './CopyButton.tsx';

interface ToolProps {
  /** What kind of tool it is, in a word or two. */
  kind: string;
  title: string;
  /** What the button puts on the clipboard. */
  text: string;
  className?: string;
  children: ReactNode;
}

/** Something to take along from the page: its kind, its title and a button that copies it. */
export function Tool({ kind, title, text, className = '', children }: ToolProps) {
  const heading = useId();
  const source = useRef<HTMLDivElement>(null);
  return (
    <figure className={`${styles.tool} ${className}`} aria-labelledby={heading}>
      <div className={styles.head}>
        <p id={heading}>
          <span className={styles.kind}>{kind}</span> <span className={styles.title}>{title}</span>
        </p>
        <CopyButton title={title} text={text} source={source} />
      </div>
      <div ref={source}>{children}</div>
    </figure>
  );
}
