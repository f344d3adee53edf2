import styles from './StepSkeleton.module.css';

/** A placeholder until the browser has read the saved progress. */
export function StepSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}
