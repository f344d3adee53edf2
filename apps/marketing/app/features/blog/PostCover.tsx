import { Picture } from '@upcurve/post-blocks/render/media/Picture';
import { CURVE_PATH } from '../../drawings/curve.ts';
import styles from './PostCover.module.css';
import type { PostTeaser } from './post-data.ts';

interface PostCoverProps {
  cover: PostTeaser['cover'];
  sizes: string;
  isInSight?: boolean;
}

/** Shows a post's cover in a frame sized by its container. Decorative, because the title is next to it. */
export function PostCover({ cover, sizes, isInSight }: PostCoverProps) {
  if (!cover) return <CoverArt />;
  return <Picture media={cover} alt="" sizes={sizes} isCut isInSight={isInSight} />;
}

/** The cover of a post without a picture: the curve. */
function CoverArt() {
  return (
    <span className={styles.art} data-surface="blush">
      <svg viewBox="0 0 1000 750" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
        <g transform="translate(0 250)">
          <path d={`${CURVE_PATH}V600H0Z`} fill="var(--surface-raised)" />
          <path d={CURVE_PATH} stroke="var(--accent)" strokeWidth="5" />
        </g>
      </svg>
    </span>
  );
}
