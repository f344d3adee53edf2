import { type ReactNode, useEffect, useRef, useState } from 'react';
import { video } from '../../../content/home/film.ts';
import styles from './VideoPoster.module.css';

interface VideoPosterProps {
  /** The still image shown until a visitor opens the film. */
  still: ReactNode;
  label: ReactNode;
  close?: string;
  children: (isOpen: boolean) => ReactNode;
}

/** Shows a still that opens a film. It uses a details element, which also opens without JavaScript. */
export function VideoPoster({ still, label, close = video.close, children }: VideoPosterProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  // The visitor may have opened it before hydration.
  useEffect(() => setIsOpen(details.current?.open ?? false), []);

  return (
    <details
      ref={details}
      className={styles.facade}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        {still}
        <span className={styles.label}>{label}</span>
        <span className={`target reveal ${styles.close}`}>{close}</span>
      </summary>
      <div className={styles.stage} data-surface="ink">
        {children(isOpen)}
      </div>
    </details>
  );
}

export function PlayMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="31" />
      <path d="M26 21.5l17 10.5-17 10.5z" />
    </svg>
  );
}
