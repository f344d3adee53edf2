import styles from './StepSkeleton.module.css';

/** Holds the place of a step until the browser has looked up what was saved. */
export function StepSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}
