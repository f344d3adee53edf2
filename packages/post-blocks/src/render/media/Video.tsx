import type { BlockOf } from '../../schema.ts';
import { videoOf } from '../../third-parties.ts';
import { type ShownMedia, useAddress, useScene } from '../Scene.tsx';
import { Facade } from './Embed.tsx';
import { Caption } from './ImageFigure.tsx';
import styles from './media.module.css';

type Film = Pick<BlockOf<'video'>, 'mediaId' | 'captionsId' | 'url' | 'title'>;

/** A library clip with native controls, or a film on another site that loads on click. */
export function Video({ block }: { block: BlockOf<'video'> }) {
  if (!useFilm(block)) return null;
  return (
    <figure className={styles.video}>
      <Player film={block} />
      <Caption>{block.caption}</Caption>
    </figure>
  );
}

/** Returns the library clip or the film on another site that a block shows, if it exists. */
export function useFilm({ mediaId, url }: Pick<Film, 'mediaId' | 'url'>) {
  const { media } = useScene();
  const clip = mediaId ? media?.[mediaId] : undefined;
  return clip?.kind === 'video' ? { clip } : videoOf(url);
}

/** The clip or film of a block without its caption. */
export function Player({ film }: { film: Film }) {
  const { media } = useScene();
  const shown = useFilm(film);
  const { captionsId, title } = film;
  if (!shown) return null;
  if ('clip' in shown)
    return <Clip clip={shown.clip} captions={captionsId ? media?.[captionsId] : undefined} title={title} />;
  return <Facade source={shown} title={title} action="Play the film" />;
}

function Clip({
  clip,
  captions,
  title,
}: {
  clip: ShownMedia;
  captions: ShownMedia | undefined;
  title: string;
}) {
  const address = useAddress();
  const { url, posterUrl, width, height, alt } = clip;
  return (
    // biome-ignore lint/a11y/useMediaCaption: present if the post has captions; a clip without speech has none
    <video
      className={styles.clip}
      src={address(url)}
      poster={posterUrl && address(posterUrl)}
      width={width ?? undefined}
      height={height ?? undefined}
      controls
      playsInline
      preload={posterUrl ? 'none' : 'metadata'}
      aria-label={title || alt || 'Film'}
    >
      {captions?.kind === 'captions' && (
        <track kind="captions" src={address(captions.url)} srcLang="en-GB" label="English" default />
      )}
    </video>
  );
}
