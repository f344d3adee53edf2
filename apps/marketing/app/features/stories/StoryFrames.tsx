import { CURVE_PATH } from '../../drawings/curve.ts';

const frames = [0, 1, 2].map((place) => ({ x: 60 + place * 310, y: 90 - place * 30 }));
const WIDTH = 250;
const HEIGHT = 420;

/** Three story frames with one curve through all of them. */
export function StoryFrames() {
  return (
    <svg viewBox="0 0 1000 540" fill="none" aria-hidden="true">
      {frames.map(({ x, y }, place) => (
        <g key={x}>
          <rect
            x={x}
            y={y}
            width={WIDTH}
            height={HEIGHT}
            rx="22"
            fill="var(--blush)"
            fillOpacity={0.35 + place * 0.25}
            stroke="var(--text)"
            strokeWidth="2.5"
          />
          {[0, 1, 2].map((segment) => (
            <path
              key={segment}
              d={`M${x + 22 + segment * 71} ${y + 24}h60`}
              stroke="var(--text)"
              strokeOpacity={segment <= place ? 1 : 0.25}
              strokeWidth="4"
              strokeLinecap="round"
            />
          ))}
          <circle cx={x + 40} cy={y + 62} r="16" stroke="var(--text)" strokeWidth="2.5" />
          <path
            d={`M${x + 68} ${y + 62}h${70 + place * 18}`}
            stroke="var(--text)"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        </g>
      ))}
      <g transform="translate(0 70)">
        <path d={CURVE_PATH} stroke="var(--accent)" strokeWidth="5" />
      </g>
    </svg>
  );
}
