import { type RefObject, useEffect, useState } from 'react';
import { guideWords } from '../../../content/lead-guide/words.ts';
import styles from './CopyButton.module.css';

const words = guideWords.copy;
const SHOWN_MS = 2500;

interface CopyButtonProps {
  title: string;
  text: string;
  /** The element to select for manual copying if the browser refuses. */
  source: RefObject<HTMLElement | null>;
}

type Outcome = 'waiting' | 'copied' | 'refused';

/** Copies a text, reports the result on screen and to screen readers, and selects the text if copying fails. */
export function CopyButton({ title, text, source }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('waiting');

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome('waiting'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    setOutcome('waiting');
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      if (source.current) getSelection()?.selectAllChildren(source.current);
      setOutcome('refused');
    }
  }

  return (
    <div className={styles.copy}>
      <button type="button" className={styles.button} onClick={copy} aria-label={words.name(title)}>
        <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" aria-hidden="true">
          {outcome === 'copied' ? (
            <path d="M2.5 9l3.5 3.5L13.5 4" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
          ) : (
            <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" strokeWidth="1.25" strokeLinejoin="round" />
          )}
        </svg>
        <span>{outcome === 'copied' ? words.done : words.label}</span>
      </button>
      <p className={outcome === 'refused' ? styles.refused : 'visually-hidden'} role="status">
        {outcome === 'copied' && <span>{words.announced(title)}</span>}
        {outcome === 'refused' && <span>{words.refused}</span>}
      </p>
    </div>
  );
}
