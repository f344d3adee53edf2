import type { BlockOf } from '../../schema.ts';
import { Who } from '../media/Testimonial.tsx';
import styles from './Quote.module.css';
import { Paragraphs } from './Text.tsx';

/** A large quotation below the start of the curve. */
export function Quote({ block: { text, name, role } }: { block: BlockOf<'quote'> }) {
  return (
    <figure className={styles.quote}>
      <svg className={styles.curve} viewBox="0 0 72 32" fill="none" aria-hidden="true">
        <path d="M0 30C34 30 55 23 69 4" stroke="currentColor" strokeWidth="1.5" />
        <circle cx="69" cy="4" r="3" fill="currentColor" />
      </svg>
      <blockquote>
        <Paragraphs>{text}</Paragraphs>
      </blockquote>
      <Who name={name} role={role} />
    </figure>
  );
}
