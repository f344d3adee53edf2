import { CURVE_PATH, curveAtWidth, curveUpTo } from '../../motif/curve.ts';

interface YearCurveProps {
  /** The first months, which are drawn as one piece. */
  bound: number;
  className?: string;
  isStretched?: boolean;
}

const MONTHS = 12;
const pointAfter = (month: number) => curveUpTo(curveAtWidth(month / MONTHS)).point;

/** A year in twelve pieces: the bound months hang together, each later one could be the last. */
export function YearCurve({ bound, className, isStretched = false }: YearCurveProps) {
  const gates = Array.from({ length: MONTHS - bound }, (_, place) => pointAfter(bound + place));
  const end = pointAfter(MONTHS);
  const first = pointAfter(bound);
  return (
    <svg
      className={className}
      viewBox={isStretched ? '0 0 1000 400' : '-16 -24 1046 470'}
      preserveAspectRatio={isStretched ? 'none' : undefined}
      fill="none"
      aria-hidden="true"
    >
      <path
        d={`${curveUpTo(curveAtWidth(bound / MONTHS)).path}V400H0Z`}
        fill="var(--accent)"
        fillOpacity="0.14"
      />
      <path
        d={CURVE_PATH}
        stroke="var(--accent)"
        strokeWidth={isStretched ? 2 : 4.5}
        vectorEffect={effect(isStretched)}
      />
      <path
        d={`M0 ${400}H1000`}
        stroke="var(--hairline-strong)"
        strokeWidth={isStretched ? 1 : 2}
        vectorEffect={effect(isStretched)}
      />
      {gates.map(({ x, y }) => (
        <g key={x}>
          <path
            d={`M${x} ${y}V400`}
            stroke="var(--hairline-strong)"
            strokeWidth={isStretched ? 1 : 2}
            strokeDasharray={isStretched ? '1 5' : '2 9'}
            strokeLinecap="round"
            vectorEffect={effect(isStretched)}
          />
          <path
            d={`M${x} ${y}h0.01`}
            stroke="var(--surface)"
            strokeWidth={isStretched ? 14 : 26}
            strokeLinecap="round"
            vectorEffect={effect(isStretched)}
          />
          <path
            d={`M${x} ${y}h0.01`}
            stroke="var(--text)"
            strokeWidth={isStretched ? 5 : 9}
            strokeLinecap="round"
            vectorEffect={effect(isStretched)}
          />
        </g>
      ))}
      <path
        d={`M${end.x} ${end.y}h0.01`}
        stroke="var(--accent)"
        strokeWidth={isStretched ? 13 : 28}
        strokeLinecap="round"
        vectorEffect={effect(isStretched)}
      />
      {!isStretched && (
        <path d={`M0 425V440H${first.x}V425`} stroke="var(--text)" strokeWidth="2.5" strokeLinejoin="round" />
      )}
    </svg>
  );
}

const effect = (isStretched: boolean) => (isStretched ? 'non-scaling-stroke' : undefined);
