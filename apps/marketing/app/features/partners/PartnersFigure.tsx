import { curveUpTo } from '../../motif/curve.ts';

/* Two curves come from either side, meet, and go on as one. */
const met = curveUpTo(0.62);

export function PartnersFigure() {
  return (
    <svg viewBox="-20 -30 1050 480" fill="none" aria-hidden="true">
      <path d="M0 400H1000" stroke="var(--hairline-strong)" strokeWidth="2" />
      <path d={met.path} stroke="var(--text)" strokeWidth="3" />
      <path
        d={`M60 40C180 250 330 330 ${met.point.x.toFixed(1)} ${met.point.y.toFixed(1)}`}
        stroke="var(--text)"
        strokeWidth="3"
        strokeDasharray="3 11"
        strokeLinecap="round"
      />
      <path
        d={`M${met.point.x.toFixed(1)} ${met.point.y.toFixed(1)}C740 245 880 155 1000 20`}
        stroke="var(--accent)"
        strokeWidth="5"
      />
      <path
        d={`M${met.point.x.toFixed(1)} ${met.point.y.toFixed(1)}C740 245 880 155 1000 20V400H${met.point.x.toFixed(1)}Z`}
        fill="var(--blush)"
        opacity="0.75"
      />
      <path
        d={`M${met.point.x.toFixed(1)} 400C760 398 880 392 1000 362`}
        stroke="var(--gold)"
        strokeWidth="4"
      />
      <circle cx="0" cy="380" r="12" fill="var(--surface)" stroke="var(--text)" strokeWidth="3" />
      <circle cx="60" cy="40" r="12" fill="var(--surface)" stroke="var(--text)" strokeWidth="3" />
      <circle cx={met.point.x} cy={met.point.y} r="15" fill="var(--accent)" />
    </svg>
  );
}
