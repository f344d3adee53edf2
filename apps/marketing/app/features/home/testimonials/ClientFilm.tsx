import { type VideoSource, video } from '../../../content/home/film.ts';
import type { Testimonial } from '../../../content/home/testimonials.ts';
import { useSite } from '../../../layout/parts/use-site.ts';
import { Picture } from '../../../pictures/Picture.tsx';
import { PlayMark, VideoPoster } from '../film/VideoPoster.tsx';
import { WistiaPlayer } from '../film/WistiaPlayer.tsx';
import styles from './ClientFilm.module.css';

type Films = Pick<ReturnType<typeof useSite>, 'wistiaIds' | 'wistiaIntroId'>;

/** Returns the Wistia id of a client's film; undefined if there is none to show. */
function wistiaIdOf(source: VideoSource, { wistiaIds, wistiaIntroId }: Films): string | undefined {
  const { videoId, useWistia, wistiaVideoNumber } = source;
  if (useWistia && wistiaVideoNumber) return wistiaIds[wistiaVideoNumber - 1] || undefined;
  // The security policy allows Wistia frames only if the environment names Wistia ids.
  return ((wistiaIntroId || wistiaIds.some(Boolean)) && videoId) || undefined;
}

/** Shows a client's film behind their picture. Without a film it says so and has no play button. */
export function ClientFilm({ picture, alt, clientName, tag, ...source }: Testimonial) {
  const wistiaId = wistiaIdOf(source, useSite());
  const still = (
    <span className={styles.portrait}>
      <Picture picture={picture} alt={alt} />
      {tag && <small className={styles.tag}>{tag}</small>}
    </span>
  );
  if (!wistiaId) {
    return (
      <VideoPoster
        still={still}
        close={video.closeNote}
        label={
          <span className={styles.follows}>
            {video.follows}
            <span className="visually-hidden">{video.ofWhom(clientName)}</span>
          </span>
        }
      >
        {() => (
          <div className={styles.soon} role="status">
            <p className="subheading">{video.embedded}</p>
            <p className="small">{video.soon}</p>
          </div>
        )}
      </VideoPoster>
    );
  }
  return (
    <VideoPoster
      still={still}
      label={
        <>
          <PlayMark />
          <span className="visually-hidden">{video.play(clientName)}</span>
        </>
      }
    >
      {(isOpen) => <WistiaPlayer id={wistiaId} title={clientName} isOpen={isOpen} />}
    </VideoPoster>
  );
}
