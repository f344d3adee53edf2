import type { BlockOf } from '../../schema.ts';
import { useScene } from '../Scene.tsx';
import { Caption } from './ImageFigure.tsx';
import styles from './media.module.css';
import { Picture } from './Picture.tsx';

/** The `sizes` attribute of the pictures of a gallery. */
export const GALLERY_SIZES = '(min-width: 64rem) 28rem, (min-width: 40rem) 46vw, 100vw';

/** Pictures in a grid, cropped to equal frames around their focal points. */
export function Gallery({ block: { id, items } }: { block: BlockOf<'gallery'> }) {
  const { media, firstPicture } = useScene();
  const shown = items.flatMap((item) => {
    const file = item.mediaId ? media?.[item.mediaId] : undefined;
    return file ? [{ ...item, file }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={styles.gallery} data-count={Math.min(shown.length, 4)}>
      {shown.map(({ file, alt, isDecorative, caption }, place) => (
        <li key={place}>
          <figure>
            <Picture
              media={file}
              alt={isDecorative ? '' : alt}
              sizes={GALLERY_SIZES}
              isCut
              isInSight={place === 0 && id === firstPicture}
            />
            <Caption>{caption}</Caption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
