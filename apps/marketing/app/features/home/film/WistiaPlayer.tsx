import { video } from '../../../content/home/film.ts';
import styles from './VideoPoster.module.css';

const playerOf = (id: string) => `https://fast.wistia.net/embed/iframe/${id}`;

interface WistiaPlayerProps {
  id: string;
  title: string;
  isOpen: boolean;
}

/** Embeds a Wistia film, which contacts Wistia only once the visitor opens it; without JavaScript, links to it. */
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
