import type { BlockOf } from '../../schema.ts';
import { useScene } from '../Scene.tsx';
import { Paragraphs } from '../text/Text.tsx';
import { Picture } from './Picture.tsx';
import styles from './Testimonial.module.css';

/** The `sizes` attribute of a client's picture. */
export const CLIENT_SIZES = '(min-width: 40rem) 14rem, 40vw';

export function Testimonial({
  block: { text, name, role, mediaId, alt, isDecorative },
}: {
  block: BlockOf<'testimonial'>;
}) {
  const { media } = useScene();
  const file = mediaId ? media?.[mediaId] : undefined;
  return (
    <figure className={styles.testimonial} data-surface="blush" data-has-picture={file ? '' : undefined}>
      {file && (
        <div className={styles.picture}>
          <Picture media={file} alt={isDecorative ? '' : alt} sizes={CLIENT_SIZES} isCut />
        </div>
      )}
      <div className={styles.words}>
        <blockquote>
          <Paragraphs>{text}</Paragraphs>
        </blockquote>
        <Who name={name} role={role} />
      </div>
    </figure>
  );
}

export function Who({ name, role }: { name: string; role: string }) {
  if (!name && !role) return null;
  return (
    <figcaption className={styles.who}>
      {name && <strong>{name}</strong>}
      {role && <span>{role}</span>}
    </figcaption>
  );
}
