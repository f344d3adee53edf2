import { video } from '../../content/film.ts';
import styles from './WistiaPlayer.module.css';

const playerOf = (id: string) => `https://fast.wistia.net/embed/iframe/${id}`;

interface WistiaPlayerProps {
  id: string;
  title: string;
  isOpen: boolean;
}

/** A film at Wistia, which is asked for nothing before it is open; without script, the way there. */
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
