import type { BlockOf } from '../../schema.ts';
import { useScene } from '../Scene.tsx';
import { Text } from '../text/Text.tsx';
import styles from './media.module.css';
import { Picture } from './Picture.tsx';

/** The `sizes` attribute of a picture, by its width in the post. */
export const IMAGE_SIZES = {
  text: '(min-width: 44rem) 38rem, 100vw',
  wide: '(min-width: 90rem) 56rem, (min-width: 64rem) 64vw, 100vw',
  full: '(min-width: 64rem) 78vw, 100vw',
} as const;

export function ImageFigure({
  block: { id, mediaId, alt, isDecorative, caption, width },
}: {
  block: BlockOf<'image'>;
}) {
  const { media, firstPicture } = useScene();
  const file = mediaId ? media?.[mediaId] : undefined;
  if (!file) return null;
  return (
    <figure className={styles.figure} data-width={width}>
      <Picture
        media={file}
        alt={isDecorative ? '' : alt}
        sizes={IMAGE_SIZES[width]}
        isInSight={id === firstPicture}
      />
      <Caption>{caption}</Caption>
    </figure>
  );
}

/** The caption of a picture or film. Renders nothing if it is empty. */
export function Caption({ children }: { children: string }) {
  if (!children) return null;
  return (
    <figcaption className={styles.caption}>
      <Text>{children}</Text>
    </figcaption>
  );
}
