import { CURVE_AREA, CURVE_BOX, CURVE_PATH, curveAtWidth, curveUpTo } from './curve.ts';
import styles from './ProgressCurve.module.css';

/** Maximum share of the width; further right the screen edge would clip the dot. */
const LAST_SEEN = 0.98;

interface ProgressCurveProps {
  /** The progress from 0 to 1. */
  share: number;
}

/** Draws the rising curve up to the visitor's progress. Decorative: the text next to it states the position. */
export function ProgressCurve({ share }: ProgressCurveProps) {
  const { point, path } = curveUpTo(curveAtWidth(Math.min(share, LAST_SEEN)));
  return (
    <div className={styles.frame}>
      <svg
        className={styles.curve}
        viewBox={`0 0 ${CURVE_BOX.width} ${CURVE_BOX.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.ground} d={CURVE_AREA} />
        <path className={`line-quiet ${styles.ahead}`} d={CURVE_PATH} vectorEffect="non-scaling-stroke" />
        <path className={`line ${styles.drawn}`} d={path} vectorEffect="non-scaling-stroke" />
        {/* A zero-length line with round caps is a dot that stays round when the drawing is stretched. */}
        <path
          className={`line ${styles.dot}`}
          d={`M${point.x.toFixed(1)} ${point.y.toFixed(1)}h0.01`}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  );
}
