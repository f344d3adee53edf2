import { IconBadgeCc, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { Media } from '@upcurve/contracts/media';
import classes from './MediaThumb.module.css';
import { durationInWords } from './media-words.ts';

/** What is to be seen of a file: in the library, or where it is used. */
type Shown = Pick<
  Media,
  'kind' | 'url' | 'sizes' | 'posterUrl' | 'durationMs' | 'focalPoint' | 'placeholder'
>;

interface MediaThumbProps {
  media: Shown;
  /** How wide it stands on the screen, as the attribute `sizes` says it. */
  sizes: string;
  /** Without what stands on it, such as how long a clip lasts. */
  isBare?: boolean;
}

const NEWER = ['image/avif', 'image/webp'];

const setOf = (media: Shown, isWanted: (type: string) => boolean) =>
  media.sizes
    .filter(({ type }) => type.startsWith('image/') && isWanted(type))
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');

/** What a file shows, cut around what must stay in sight. Fills what it stands in; what it is called stands beside it. */
export function MediaThumb({ media, sizes, isBare }: MediaThumbProps) {
  const { kind, focalPoint, placeholder, posterUrl, durationMs } = media;
  const src = kind === 'image' ? media.url : posterUrl;
  const position = `${focalPoint.x * 100}% ${focalPoint.y * 100}%`;
  return (
    <span
      className={classes.thumb}
      style={placeholder ? { backgroundImage: `url("${placeholder}")`, backgroundPosition: position } : {}}
    >
      {src ? (
        <picture>
          {kind === 'image' &&
            NEWER.map((type) => {
              const set = setOf(media, (each) => each === type);
              return set && <source key={type} type={type} srcSet={set} sizes={sizes} />;
            })}
          <img
            src={src}
            srcSet={kind === 'image' ? setOf(media, (type) => !NEWER.includes(type)) || undefined : undefined}
            sizes={sizes}
            alt=""
            loading="lazy"
            decoding="async"
            style={{ objectPosition: position }}
          />
        </picture>
      ) : (
        <span className={classes.card} aria-hidden>
          {kind === 'captions' ? <IconBadgeCc stroke={1.3} /> : <IconPlayerPlayFilled />}
        </span>
      )}
      {kind === 'video' && !isBare && durationMs !== undefined && (
        <span className={classes.badge}>
          <IconPlayerPlayFilled size={10} aria-hidden />
          {durationInWords(durationMs)}
        </span>
      )}
    </span>
  );
}
