import { guidePages } from '../../../content/lead-guide/pages.ts';
import { CURVE_AREA, CURVE_BOX, CURVE_PATH } from '../../../drawings/curve.ts';
import { useGuideProgress } from '../progress/progress-store.ts';
import styles from './GuideCurve.module.css';
import { CORD_END, cordPath, stations } from './stations.ts';

const { width, height } = CURVE_BOX;
const cord = cordPath();

/**
 * Draws a telephone whose cord becomes the rising curve, with a station for every page. Stations of practised pages are
 * filled.
 */
export function GuideCurve() {
  const practised = useGuideProgress()?.practised ?? [];
  return (
    <svg className={styles.curve} viewBox={`0 0 ${width} ${height}`} fill="none" aria-hidden="true">
      <path className={styles.ground} d={CURVE_AREA} />
      <g className={styles.line}>
        <path d={`M146 370Q152 378 ${cord.slice(1)}`} />
        {/* Clips the curve to the part after the cord. */}
        <svg
          x={CORD_END}
          width={width - CORD_END}
          height={height}
          viewBox={`${CORD_END} 0 ${width - CORD_END} ${height}`}
          aria-hidden="true"
        >
          <path d={CURVE_PATH} />
        </svg>
        <path
          className={styles.paper}
          d="M14 369V355C14 313 52 299 80 299S146 313 146 355V369Q146 379 136 379H122Q112 379 112 369V359C112 345 96 339 80 339S48 345 48 359V369Q48 379 38 379H24Q14 379 14 369Z"
        />
        <path d="M14 362H48M112 362H146M40 326C62 310 98 310 120 326" />
      </g>
      {stations.map(({ point }, index) => {
        const slug = guidePages[index]?.slug;
        return (
          <g
            key={slug}
            data-practised={(slug && practised.includes(slug)) || undefined}
            className={styles.station}
          >
            <path className={styles.drop} d={`M${point.x} ${point.y}V${height}`} />
            <circle cx={point.x} cy={point.y} r="8" />
            <text x={point.x - 14} y={point.y - 14}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
