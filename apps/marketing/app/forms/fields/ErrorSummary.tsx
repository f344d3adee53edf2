import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import styles from '../forms.module.css';

interface ErrorSummaryProps {
  errors: Record<string, string | undefined>;
  labels: Record<string, string>;
  /** Returns the id of a field's input. Default: its name. */
  idOf?: (name: string) => string;
  /** Changes with every attempt, so that each attempt moves the focus to the summary. */
  attempt: number;
}

/** A list of all errors, each with a link to its field. Gets the focus when it appears. */
export function ErrorSummary({ errors, labels, idOf = (name) => name, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors);
  const hasErrors = entries.length > 0;

  // As soon as it is in the page, so that no key goes elsewhere in between.
  // biome-ignore lint/correctness/useExhaustiveDependencies: errors that change while typing do not move the focus.
  useLayoutEffect(() => {
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
            <a href={`#${idOf(name)}`} onClick={(event) => toField(event, idOf(name))}>
              {spoken(labels[name], message)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A label that is a question is followed by the message; other labels get a colon. */
const spoken = (label = '', message = '') =>
  label.endsWith('?') ? `${label} ${message}` : `${label}: ${message}`;

/** Focuses the field without changing the URL, because a fragment would add a history entry. */
function toField(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
