import { type ReactNode, useId, useRef } from 'react';
import styles from '../page/blocks.module.css';
import { CopyButton } from './CopyButton.tsx';

const SLOT = /(\[[^\]]+\])/;

/** Shows a line to say or send, with its blanks highlighted. */
export function Slots({ children }: { children: string }) {
  return children.split(SLOT).map((part, place) =>
    SLOT.test(part) ? (
      <span key={`${place}${part}`} className={styles.slot}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

interface ToolProps {
  /** The kind of tool, in one or two words. */
  kind: string;
  title: string;
  text: string;
  className?: string;
  children: ReactNode;
}

export function Tool({ kind, title, text, className = '', children }: ToolProps) {
  const heading = useId();
  const source = useRef<HTMLDivElement>(null);
  return (
    <figure className={`${styles.tool} ${className}`} aria-labelledby={heading}>
      <div className={styles.head}>
        <p id={heading}>
          <span className={styles.kind}>{kind}</span> <span className="strong">{title}</span>
        </p>
        <CopyButton title={title} text={text} source={source} />
      </div>
      <div ref={source}>{children}</div>
    </figure>
  );
}
