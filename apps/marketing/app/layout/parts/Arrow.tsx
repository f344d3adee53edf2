import styles from './button.module.css';

export function Arrow() {
  return (
    <svg
      className={styles.arrow}
      viewBox="0 0 24 14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path
        d="M1 12.5C9 12.5 15 10.5 20.5 3.5M14.5 2.5l6.5-.5.5 6.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
