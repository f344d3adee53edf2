import { video } from '../../content/film.ts';
import type { Testimonial } from '../../content/testimonials.ts';
import { useWistiaId } from '../../layout/use-wistia.ts';
import { Picture } from '../../motif/picture/Picture.tsx';
import styles from './ClientFilm.module.css';
import { Facade, PlayMark } from './Facade.tsx';
import { WistiaPlayer } from './WistiaPlayer.tsx';

/** A client's film behind their picture. While there is none it says so, and promises nothing to play. */
export function ClientFilm({ id, clientName, ...source }: Testimonial) {
  const wistiaId = useWistiaId(source);
  if (!wistiaId) {
    return (
      <Facade
        still={<Picture id={id} />}
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
            <p>{video.embedded}</p>
            <p>{video.soon}</p>
          </div>
        )}
      </Facade>
    );
  }
  return (
    <Facade
      still={<Picture id={id} />}
      label={
        <>
          <PlayMark />
          <span className="visually-hidden">{video.play(clientName)}</span>
        </>
      }
    >
      {(isOpen) => <WistiaPlayer id={wistiaId} title={clientName} isOpen={isOpen} />}
    </Facade>
  );
}
