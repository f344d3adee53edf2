import { CURVE_PATH, curveAtWidth, curveUpTo } from '../../motif/curve.ts';

const COLUMNS = 5;
const WEEKS = 4;
const CELL = { width: 200, height: 100 };
const cells = Array.from({ length: COLUMNS * WEEKS }, (_, place) => ({
  x: (place % COLUMNS) * CELL.width,
  y: Math.floor(place / COLUMNS) * CELL.height,
}));

/** Where the curve passes through the middle of each day of the week. */
const stops = Array.from(
  { length: COLUMNS },
  (_, day) => curveUpTo(curveAtWidth((day + 0.5) / COLUMNS)).point,
);

/** A month on the wall: four weeks of five days, and the curve drawn across them. */
export function MonthFigure() {
  return (
    <svg viewBox="-12 -40 1024 460" fill="none" aria-hidden="true">
      <g stroke="var(--hairline-strong)" strokeWidth="1.5">
        {[0, 1, 2, 3, 4].map((row) => (
          <path key={row} d={`M0 ${row * CELL.height}H1000`} />
        ))}
        {[0, 1, 2, 3, 4, 5].map((column) => (
          <path
            key={column}
            d={`M${column * CELL.width} 0V400`}
            strokeDasharray="2 8"
            strokeLinecap="round"
          />
        ))}
      </g>
      <g stroke="var(--text)" strokeWidth="2.5" strokeLinecap="round">
        {cells.map(({ x, y }, place) => (
          <path key={`${x} ${y}`} d={`M${x + 18} ${y + 22}h${place % 5 === 4 ? 10 : 18}`} />
        ))}
        <path d="M250 -30v46M750 -30v46" strokeWidth="4" />
      </g>
      <path d={CURVE_PATH} stroke="var(--accent)" strokeWidth="4.5" />
      {stops.map(({ x, y }, place) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="11"
          fill={place === 3 ? 'var(--accent)' : 'var(--surface)'}
          stroke="var(--accent)"
          strokeWidth="4"
        />
      ))}
    </svg>
  );
}
