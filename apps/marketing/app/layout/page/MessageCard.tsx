import type { ReactNode } from 'react';
import { CURVE_PATH } from '../../motif/curve.ts';
import styles from './MessageCard.module.css';

interface MessageCardProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A page that says one thing: not found, something failed. The curve has dropped out of its frame. */
export function MessageCard({ title, text, children }: MessageCardProps) {
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <svg className={styles.curve} viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
          <path d={CURVE_PATH} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
        </svg>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>{children}</div>
      </section>
    </div>
  );
}
