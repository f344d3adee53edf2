import type { BlockOf } from '../../schema.ts';
import { videoOf } from '../../third-parties.ts';
import { type ShownMedia, useAddress, useScene } from '../Scene.tsx';
import { Facade } from './Embed.tsx';
import { Caption } from './ImageFigure.tsx';
import styles from './media.module.css';

/** A library clip with native controls, or a film on another site that loads on click. */
export function Video({ block: { mediaId, captionsId, url, title, caption } }: { block: BlockOf<'video'> }) {
  const { media } = useScene();
  const clip = mediaId ? media?.[mediaId] : undefined;
  const source = videoOf(url);
  if (clip?.kind !== 'video' && !source) return null;
  return (
    <figure className={styles.video}>
      {clip?.kind === 'video' ? (
        <Clip clip={clip} captions={captionsId ? media?.[captionsId] : undefined} title={title} />
      ) : (
        source && <Facade source={source} title={title} action="Play the film" />
      )}
      <Caption>{caption}</Caption>
    </figure>
  );
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
