import { ScoreRing } from './ScoreRing.tsx';
import styles from './WelcomeFigure.module.css';

/** A glimpse of the report; the figures are an example and say so. */
export function WelcomeFigure() {
  return (
    <figure className={styles.figure} data-surface="ink">
      <ScoreRing score={64} tier="Growing" />
      <figcaption className={styles.caption}>
        What a report looks like. This one is an example: a two-chair clinic with good work and slow replies.
      </figcaption>
    </figure>
  );
}
