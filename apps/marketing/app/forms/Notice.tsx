import type { ReactNode } from 'react';
import styles from './forms.module.css';

interface NoticeProps {
  tone?: 'calm' | 'problem';
  children: ReactNode;
}

/** A notice that screen readers announce. */
export function Notice({ tone = 'calm', children }: NoticeProps) {
  return (
    <div role={tone === 'problem' ? 'alert' : 'status'} className={styles.notice} data-tone={tone}>
      {children}
    </div>
  );
}
