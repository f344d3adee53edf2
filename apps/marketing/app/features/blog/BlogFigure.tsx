import { CURVE_PATH, curveUpTo } from '../../motif/curve.ts';

const LINES = 10;

/** Where the curve is at a height. */
function curveAtHeight(y: number) {
  let low = 0;
  let high = 1;
  for (let i = 0; i < 20; i += 1) {
    const middle = (low + high) / 2;
    if (curveUpTo(middle).point.y > y) low = middle;
    else high = middle;
  }
  return curveUpTo(low).point.x;
}

/** Lines of writing; their ragged edge is the curve. */
const lines = Array.from({ length: LINES }, (_, place) => {
  const y = 36 + place * 36;
  return { y, end: curveAtHeight(y) - 22, words: 90 + ((place * 137) % 240) };
});

export function BlogFigure() {
  return (
    <svg viewBox="-10 -20 1040 440" fill="none" aria-hidden="true">
      {lines.map(({ y, end, words }, place) => (
        <path
          key={y}
          d={`M0 ${y}H${end.toFixed(0)}`}
          stroke="var(--text)"
          strokeOpacity={place % 4 === 0 ? 0.8 : 0.28}
          strokeWidth="3.5"
          strokeDasharray={`${words} 16 ${150 + ((place * 89) % 190)} 16`}
        />
      ))}
      <path d={CURVE_PATH} stroke="var(--accent)" strokeWidth="5" />
      <circle cx="1000" cy="20" r="14" fill="var(--accent)" />
    </svg>
  );
}
