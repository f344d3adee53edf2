import { CURVE_PATH, curveAtWidth, curveUpTo } from '../../motif/curve.ts';

/** Nine services, three plans: each column of rings stands under the curve and grows with it. */
const columns = [0.42, 0.7, 0.94].map((share) => curveUpTo(curveAtWidth(share)).point.x);
const rows = Array.from({ length: 9 }, (_, row) => 30 + row * 45);
/** Radii by row and column; what a plan has more of is drawn larger. */
const radii = [
  [4, 8, 13],
  [3, 6, 14],
  [6, 6, 12],
  [4, 9, 15],
  [7, 9, 11],
  [4, 7, 12],
  [4, 8, 14],
  [3, 7, 11],
  [4, 7, 13],
];

export function DetailFigure() {
  return (
    <svg viewBox="-10 -10 1040 450" fill="none" aria-hidden="true">
      <g stroke="var(--hairline-strong)" strokeWidth="1.5">
        {rows.map((y) => (
          <path key={y} d={`M0 ${y}H1020`} strokeDasharray="2 8" strokeLinecap="round" />
        ))}
      </g>
      <g fill="var(--text)">
        {rows.map((y, row) => (
          <rect key={y} y={y - 4} width={150 + ((row * 67) % 110)} height="8" fill="var(--surface)" />
        ))}
      </g>
      <g stroke="var(--hairline-strong)" strokeWidth="3">
        {rows.map((y, row) => (
          <path key={y} d={`M0 ${y}h${140 + ((row * 67) % 110)}`} />
        ))}
      </g>
      <path d={CURVE_PATH} stroke="var(--accent)" strokeWidth="4" />
      {rows.map((y, row) =>
        columns.map((x, column) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r={radii[row]?.[column]}
            fill={column === 1 ? 'var(--accent)' : 'var(--surface)'}
            stroke={column === 1 ? 'var(--accent)' : 'var(--text)'}
            strokeWidth="2.5"
          />
        )),
      )}
    </svg>
  );
}
