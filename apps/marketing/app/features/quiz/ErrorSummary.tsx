import { type MouseEvent, useEffect, useRef } from 'react';
import styles from './Notice.module.css';
import type { Field } from './progress.ts';

interface ErrorSummaryProps {
  errors: Partial<Record<Field, string>>;
  labels: Record<string, string>;
  /** Changes at every attempt, so that each one brings the focus here. */
  attempt: number;
}

/** Every error in one place, each leading to its field. Takes the focus when it appears. */
export function ErrorSummary({ errors, labels, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors);
  const hasErrors = entries.length > 0;

  useEffect(() => {
    if (hasErrors) box.current?.focus();
  }, [attempt]);

  if (!hasErrors) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.notice} data-tone="problem">
      <p>
        <strong>
          {entries.length === 1 ? 'One thing needs your attention:' : 'These need your attention:'}
        </strong>
      </p>
      <ul>
        {entries.map(([name, message]) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => toField(event, name)}>
              {labels[name]}: {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** To the field itself: an address with its name would be one more step in the history. */
function toField(event: MouseEvent, name: string) {
  event.preventDefault();
  document.getElementById(name)?.focus();
}
