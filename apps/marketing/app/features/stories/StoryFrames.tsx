import { CURVE_PATH } from '../../drawings/curve.ts';

/** A telephone, a diary with a tick, and growing columns: the clinic before, what changes, and its figures now. */
const pictures = [
  'M-72-18c0-52 144-52 144 0v22h-40v-16c-20-10-44-10-64 0v16h-40zM-46 18h92l26 72h-144zM-20 54a20 20 0 1 0 40 0 20 20 0 1 0-40 0',
  'M-72-40h144v130h-144zM-72-4h144M-38-56v32M38-56v32M-46 24h34M-46 54h50M14 44l16 16 30-36',
  'M-76 90h152M-58 90v-34h30v34M-15 90v-68h30v68M28 90v-118h30v118',
];
const frames = pictures.map((picture, place) => ({ picture, x: 60 + place * 310, y: 90 - place * 30 }));
const WIDTH = 250;
const HEIGHT = 420;

/** Three story frames with one curve through all of them. */
export function StoryFrames() {
  return (
    <svg viewBox="0 0 1000 540" fill="none" aria-hidden="true">
      {frames.map(({ picture, x, y }, place) => (
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
          <path
            d={picture}
            transform={`translate(${x + WIDTH / 2} ${y + 200})`}
            stroke="var(--text)"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      ))}
      <g transform="translate(0 70)">
        <path d={CURVE_PATH} stroke="var(--accent)" strokeWidth="5" />
      </g>
    </svg>
  );
}
