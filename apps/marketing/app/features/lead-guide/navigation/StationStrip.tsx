import { CURVE_BOX, CURVE_PATH } from '../../../drawings/curve.ts';
import { stations } from '../overview/stations.ts';
import styles from './StationStrip.module.css';

/** Shows the page's position in the guide: the curve up to its station, with later stations as rings. */
export function StationStrip({ number }: { number: number }) {
  const here = stations[number - 1];
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${CURVE_BOX.width} ${CURVE_BOX.height}`}
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      <path className="line-quiet" d={CURVE_PATH} vectorEffect="non-scaling-stroke" />
      <path className="line" d={here?.path} vectorEffect="non-scaling-stroke" />
      {stations.map(({ point }, index) => (
        // A zero-length line with round caps is a dot that stays round when the drawing is stretched.
        <path
          key={point.x}
          className={index < number ? styles.passed : styles.coming}
          data-here={index === number - 1 || undefined}
          d={`M${point.x.toFixed(1)} ${point.y.toFixed(1)}h0.01`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
