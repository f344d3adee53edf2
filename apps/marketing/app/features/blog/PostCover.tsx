import { Picture } from '@upcurve/post-blocks/render/media/Picture';
import { CoverArt } from './CoverArt.tsx';
import type { PostTeaser } from './post-data.ts';

interface PostCoverProps {
  post: Pick<PostTeaser, 'slug' | 'cover'>;
  sizes: string;
  isInSight?: boolean;
}

/** The cover of a post, in a frame sized by its surroundings. Decorative, because the title is next to it. */
export function PostCover({ post: { slug, cover }, sizes, isInSight }: PostCoverProps) {
  if (!cover) return <CoverArt of={slug} />;
  return <Picture media={cover} alt="" sizes={sizes} isCut isInSight={isInSight} />;
}
