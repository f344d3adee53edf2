import { ebook } from '../content/ebook-cover.ts';
import { agency } from '../content/site/company.ts';
import { stepPoints } from './curve.ts';
import styles from './EbookCover.module.css';
import { placeCurve } from './place-curve.ts';

const curve = placeCurve({ x: -4, y: 356, width: 584, height: 228 });
const points = stepPoints(7).map(curve.at);
const summit = points.length - 1;

interface EbookCoverProps {
  className?: string;
  /** The alternative text; without it the image is decorative. */
  label?: string;
}

/** Draws the e-book's cover as it appears on the first page of the PDF. */
export function EbookCover({ className = '', label }: EbookCoverProps) {
  return (
    <svg
      className={`${styles.cover} ${className}`}
      viewBox="0 0 576 768"
      width="576"
      height="768"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect className={styles.board} width="576" height="768" />
      <text className={styles.seven} x="302" y="757">
        7
      </text>
      <path className={styles.curve} d={curve.path} />
      {points.map(({ x, y }, index) => (
        <circle
          key={x}
          className={index === summit ? styles.summit : styles.point}
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r={index === summit ? 6.75 : 4.5}
        />
      ))}
      <path className={styles.mark} d="M49.2 66.7C56 66.7 60.4 63.6 63.2 54.3" />
      <circle className={styles.point} cx="63.5" cy="53.2" r="2" />
      <text className={styles.name} x="74" y="63">
        {agency.name}
      </text>
      <text className={styles.title}>
        {ebook.titleLines.map((line, index) => (
          <tspan key={line} x="48" y={165 + index * 61}>
            {line.replaceAll("'", '’')}
          </tspan>
        ))}
      </text>
      <text className={styles.subtitle}>
        {ebook.subtitleLines.map((line, index) => (
          <tspan key={line} x="48" y={647 + index * 21.5}>
            {line}
          </tspan>
        ))}
      </text>
    </svg>
  );
}
