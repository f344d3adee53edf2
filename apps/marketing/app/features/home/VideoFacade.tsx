import { type ReactNode, useEffect, useRef, useState } from 'react';
import { video } from '../../content/home.ts';
import { useWistiaId, type VideoSource } from '../../layout/use-wistia.ts';
import styles from './VideoFacade.module.css';

const playerOf = (id: string) => `https://fast.wistia.net/embed/iframe/${id}`;

interface VideoFacadeProps {
  source: VideoSource;
  title: string;
  /** How long it runs, in words. */
  length?: string;
  /** What is seen until somebody presses play. */
  still: ReactNode;
}

/**
 * A film behind its still. It is a disclosure, so that it opens without script too: then to a link or a sentence.
 * Nothing is asked of Wistia before it is open.
 */
export function VideoFacade({ source, title, length, still }: VideoFacadeProps) {
  const id = useWistiaId(source);
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  // It may have been opened before this script came.
  useEffect(() => setIsOpen(details.current?.open ?? false), []);

  return (
    <details
      ref={details}
      className={styles.facade}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.still}>{still}</span>
        <span className={styles.play}>
          <PlayMark />
          <span className="visually-hidden">{video.play(title)}</span>
          {length && <span className={styles.length}>{length}</span>}
        </span>
        <span className={styles.close}>{video.close}</span>
      </summary>
      <div className={styles.stage} data-surface="ink">
        {id ? (
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
        ) : (
          <div className={styles.soon} role="status">
            <p>{video.embedded}</p>
            <p>{video.soon}</p>
          </div>
        )}
      </div>
    </details>
  );
}

function PlayMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="31" />
      <path d="M26 21.5l17 10.5-17 10.5z" />
    </svg>
  );
}
