import { guidePages } from '../../../content/lead-guide/pages.ts';
import { CURVE_AREA, CURVE_BOX, CURVE_PATH, curveAtWidth, curveUpTo } from '../../../drawings/curve.ts';
import { useGuideProgress } from '../progress/progress-store.ts';
import styles from './GuideCurve.module.css';

const { width, height } = CURVE_BOX;
const FIRST = 0.36;
const LAST = 0.985;

/** Each page's station on the curve. */
const stations = guidePages.map((page, index) => {
  const place = curveAtWidth(FIRST + ((LAST - FIRST) * index) / (guidePages.length - 1));
  return { ...curveUpTo(place).point, slug: page.slug };
});

const LOOPS = 10;
const POINTS_PER_LOOP = 12;
const CORD = { from: 0.155, to: 0.325, radius: 17 };

/** Returns the path of a coiled telephone cord along the curve, which straightens before the first station. */
function cordPath(): string {
  const steps = LOOPS * POINTS_PER_LOOP;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    const { point } = curveUpTo(curveAtWidth(CORD.from + (CORD.to - CORD.from) * share));
    const angle = share * LOOPS * 2 * Math.PI;
    const radius = CORD.radius * (1 - share ** 1.5);
    return {
      x: Math.round((point.x + radius * Math.sin(angle)) * 10) / 10,
      y: Math.round((point.y - radius + radius * Math.cos(angle)) * 10) / 10,
    };
  });
  const middles = points.slice(0, -1).map((point, index) => {
    const after = points[index + 1] ?? point;
    return `Q${point.x} ${point.y} ${((point.x + after.x) / 2).toFixed(1)} ${((point.y + after.y) / 2).toFixed(1)}`;
  });
  const { x, y } = points[0] ?? { x: 0, y: 0 };
  const end = points.at(-1) ?? { x, y };
  return `M${x} ${y}${middles.join('')}L${end.x} ${end.y}`;
}

/** The x position where the cord becomes straight, in units of the curve's box. */
const CORD_END = CORD.to * width;

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
      {stations.map(({ slug, x, y }, index) => (
        <g key={slug} data-practised={practised.includes(slug) || undefined} className={styles.station}>
          <path className={styles.drop} d={`M${x} ${y}V${height}`} />
          <circle cx={x} cy={y} r="8" />
          <text x={x - 14} y={y - 14}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
