import { Picture } from '@upcurve/post-blocks/render/media/Picture';
import { CURVE_PATH, curveUpTo } from '../../drawings/curve.ts';
import styles from './PostCover.module.css';
import type { PostTeaser } from './post-data.ts';

interface PostCoverProps {
  post: Pick<PostTeaser, 'slug' | 'cover'>;
  sizes: string;
  isInSight?: boolean;
}

/** Shows a post's cover in a frame sized by its container. Decorative, because the title is next to it. */
export function PostCover({ post: { slug, cover }, sizes, isInSight }: PostCoverProps) {
  if (!cover) return <CoverArt of={slug} />;
  return <Picture media={cover} alt="" sizes={sizes} isCut isInSight={isInSight} />;
}

const SURFACES = ['blush', 'ink'] as const;

/** Returns a hash of a text: always the same, and different for most other texts. */
const numberOf = (text: string) =>
  [...text].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973, 7);

/** Draws a cover from the curve for a post without a picture; the slug selects the variant. */
function CoverArt({ of }: { of: string }) {
  const number = numberOf(of);
  const lift = 40 + (number % 5) * 30;
  const lines = 3 + (number % 4);
  const { point } = curveUpTo(0.62 + (number % 7) * 0.05);
  return (
    <span className={styles.art} data-surface={SURFACES[number % SURFACES.length]}>
      <svg viewBox="0 0 1000 750" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
        <g transform={`translate(0 ${750 - 400 - lift})`}>
          <path d={`${CURVE_PATH}V800H0Z`} fill="var(--surface-raised)" />
          {Array.from({ length: lines }, (_, place) => (
            <path
              key={place}
              d={CURVE_PATH}
              transform={`translate(0 ${-(place + 1) * (26 + (number % 3) * 10)})`}
              stroke="var(--hairline-strong)"
              strokeOpacity={1 - place / lines}
              strokeWidth="2"
            />
          ))}
          <path d={CURVE_PATH} stroke="var(--accent)" strokeWidth="5" />
          <circle cx={point.x} cy={point.y} r="15" fill="var(--gold)" />
        </g>
      </svg>
    </span>
  );
}
