import { CURVE_AREA, CURVE_PATH, curveUpTo } from '../../motif/curve.ts';

const marks = [0.52, 0.78, 1].map((t) => curveUpTo(t).point);
const lines = [20, 110, 200, 290, 380];

/** Three sums read off one curve: from each plan's point a line runs to the scale and one to the ground. */
export function PricingFigure() {
  return (
    <svg viewBox="-20 -20 1050 470" fill="none" aria-hidden="true">
      <path d={CURVE_AREA} fill="var(--blush)" opacity="0.7" />
      <g stroke="var(--hairline-strong)" strokeWidth="1.5">
        {lines.map((y) => (
          <path key={y} d={`M-20 ${y}h14`} />
        ))}
        <path d="M-20 0V400H1000" />
      </g>
      <g stroke="var(--hairline-strong)" strokeWidth="2" strokeDasharray="2 9" strokeLinecap="round">
        {marks.map(({ x, y }) => (
          <path key={x} d={`M-6 ${y}H${x}V400`} />
        ))}
      </g>
      <path d={CURVE_PATH} stroke="var(--accent)" strokeWidth="4.5" />
      {marks.map(({ x, y }, place) => (
        <g key={x}>
          <circle cx={x} cy={y} r="13" fill="var(--surface)" stroke="var(--accent)" strokeWidth="4" />
          {place === 1 && <circle cx={x} cy={y} r="5" fill="var(--accent)" />}
          <path
            d={`M${x - 26} 425h52`}
            stroke="var(--text)"
            strokeWidth="2"
            strokeDasharray={['52', '22 8', '12 8'][2 - place]}
          />
        </g>
      ))}
    </svg>
  );
}
