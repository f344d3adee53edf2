interface Point {
  x: number;
  y: number;
}

/**
 * A smooth SVG path through points from left to right that does not overshoot between neighbours (slopes by
 * Fritsch and Butland, 1984).
 */
export function smoothPath(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  const slopes = points.slice(1).map(({ x, y }, place) => {
    const before = points[place] as Point;
    return (y - before.y) / (x - before.x);
  });
  const tangents = points.map((_, place) => {
    const before = slopes[place - 1];
    const after = slopes[place];
    if (before === undefined) return after ?? 0;
    if (after === undefined) return before;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  const text = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return points.slice(1).reduce(
    (path, { x, y }, place) => {
      const from = points[place] as Point;
      const third = (x - from.x) / 3;
      const leaving = text(from.x + third, from.y + third * (tangents[place] ?? 0));
      const arriving = text(x - third, y - third * (tangents[place + 1] ?? 0));
      return `${path}C${leaving} ${arriving} ${text(x, y)}`;
    },
    `M${text(first.x, first.y)}`,
  );
}
