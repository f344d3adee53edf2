import { video } from '../../../content/home/film.ts';
import styles from './Facade.module.css';

const playerOf = (id: string) => `https://fast.wistia.net/embed/iframe/${id}`;

interface WistiaPlayerProps {
  id: string;
  title: string;
  isOpen: boolean;
}

/** A film at Wistia, which is not contacted until the visitor opens it; without script, a link to it. */
export function WistiaPlayer({ id, title, isOpen }: WistiaPlayerProps) {
  return (
    <>
      {isOpen && (
        <iframe
          className={styles.player}
          src={`${playerOf(id)}?autoPlay=true&doNotTrack=true`}
          title={title}
          allow="autoplay; fullscreen"
        />
      )}
      <a href={playerOf(id)} className={styles.link}>
        {video.link}
      </a>
    </>
  );
}
