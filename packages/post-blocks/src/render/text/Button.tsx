import styles from './Button.module.css';
import { SmartLink } from './Text.tsx';

export function Button({ href, children }: { href: string; children: string }) {
  return (
    <SmartLink href={href} className={styles.button}>
      {children}
      <svg className={styles.arrow} viewBox="0 0 24 14" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M1 12.5C9 12.5 15 10.5 20.5 3.5M14.5 2.5l6.5-.5.5 6.5" strokeWidth="1.5" />
      </svg>
    </SmartLink>
  );
}
