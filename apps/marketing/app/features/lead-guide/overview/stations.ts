import { guidePages } from '../../../content/lead-guide/pages.ts';
import { CURVE_BOX, curveAtWidth, curveUpTo } from '../../../drawings/curve.ts';

const FIRST = 0.36;
const LAST = 0.985;

/** The position of each page's station on the curve, 0 to 1. */
const stationPlaces = guidePages.map((_, index) =>
  curveAtWidth(FIRST + ((LAST - FIRST) * index) / (guidePages.length - 1)),
);

export const stations = stationPlaces.map((place) => curveUpTo(place));

const LOOPS = 10;
const POINTS_PER_LOOP = 12;
const CORD = { from: 0.155, to: 0.325, radius: 17 };

/** Returns the path of a coiled telephone cord along the curve, which straightens before the first station. */
export function cordPath(): string {
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
export const CORD_END = CORD.to * CURVE_BOX.width;
