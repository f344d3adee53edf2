import styles from './Header.module.css';

export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <svg className={styles.mark} viewBox="0 0 30 32" aria-hidden="true">
        <path
          d="M2 27C13 27 20 22 24.5 7"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
        <circle cx="25" cy="5.2" r="3.2" fill="var(--accent)" />
      </svg>
      Upcurve
    </span>
  );
}
