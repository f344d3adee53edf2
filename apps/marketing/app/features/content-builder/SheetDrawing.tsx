import styles from './SheetDrawing.module.css';

/** The page's drawing: a sheet of blocks, and the rising curve leaving it as the line of a pen. */
export function SheetDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 560 460" aria-hidden="true">
      <path className={styles.hair} d="M96 60H360V430H96Z" />
      <path className={styles.bold} d="M126 100H296M126 124H236" />
      <path className={styles.hair} d="M126 164H330M126 182H330M126 200H284" />
      <path className={styles.blush} d="M126 228H330V288H126Z" />
      <path className={styles.gold} d="M146 262q0-14 12-18M166 262q0-14 12-18" />
      <path className={styles.hair} d="M196 250H310M196 266H276M126 322H250" />
      <path className={styles.gold} d="M296 322H330" />
      <path className={styles.pill} d="M142 356H226a16 16 0 0 1 0 32H142a16 16 0 0 1 0-32Z" />
      <path className={styles.curve} d="M20 446C250 446 370 350 494 66" />
      <path className={styles.pen} d="M494 66l2-30 34-62 22 12-34 62-24 18ZM496 36l22 12M530-26l22 12" />
    </svg>
  );
}
