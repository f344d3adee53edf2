import type { BlockOf } from '../../schema.ts';
import styles from './Callout.module.css';
import { Paragraphs } from './Text.tsx';

/** The word above a callout, by its tone. */
export const CALLOUT_LABELS = { note: 'Note', tip: 'Worth trying', warning: 'Take care' } as const;

export function Callout({ block: { tone, title, text } }: { block: BlockOf<'callout'> }) {
  return (
    <div className={styles.callout} data-tone={tone} role="note">
      <p className={styles.label}>{CALLOUT_LABELS[tone]}</p>
      {title && <p className={styles.title}>{title}</p>}
      <div className={styles.text}>
        <Paragraphs>{text}</Paragraphs>
      </div>
    </div>
  );
}
