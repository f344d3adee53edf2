import { useEffect, useRef } from 'react';
import { chapters, intro, video } from '../../../content/home/film.ts';
import { useSite } from '../../../layout/parts/use-site.ts';
import styles from './IntroFilm.module.css';
import film from './intro-film.mp4';
import captions from './intro-film.vtt';
import still from './intro-film.webp';
import { PlayMark, VideoPoster } from './VideoPoster.tsx';
import { WistiaPlayer } from './WistiaPlayer.tsx';

/** Follows one enquiry from the sofa to the treatment chair: the agency's own film if set, otherwise ours. */
export function IntroFilm() {
  const { wistiaIntroId } = useSite();
  return (
    <div className={styles.intro} data-surface="ink">
      <VideoPoster
        still={
          <span className={styles.still}>
            <img src={still} width="960" height="540" alt="" loading="lazy" />
          </span>
        }
        label={
          <>
            <PlayMark />
            <span className="visually-hidden">{video.play(intro.name)}</span>
            <span className={styles.caption}>
              {intro.line}
              <span className="small">{wistiaIntroId ? video.notice : intro.length}</span>
            </span>
          </>
        }
      >
        {(isOpen) =>
          wistiaIntroId ? (
            <WistiaPlayer id={wistiaIntroId} title={intro.name} isOpen={isOpen} />
          ) : (
            <>
              <FilmPlayer isOpen={isOpen} />
              <Transcript />
            </>
          )
        }
      </VideoPoster>
    </div>
  );
}

/** The film as text, for visitors who cannot see it. */
function Transcript() {
  return (
    <details className={`small ${styles.reading}`}>
      <summary>{intro.transcript}</summary>
      <ol>
        {chapters.map(({ id, when, who, captions }) => (
          <li key={id}>
            <strong>{when}</strong>
            <span className="small">{who}</span>
            <span>{captions.join(' ')}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Our own film. It starts when it is opened, unless the visitor prefers less motion. */
function FilmPlayer({ isOpen }: { isOpen: boolean }) {
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (!isOpen) video.current?.pause();
    else if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      // Where the browser refuses, the film waits for its own play button.
      video.current?.play().catch(() => {});
    }
  }, [isOpen]);

  return (
    <video
      ref={video}
      className={styles.film}
      src={film}
      poster={still}
      width="1280"
      height="832"
      preload="none"
      controls
      playsInline
      aria-label={intro.name}
    >
      <track kind="captions" src={captions} srcLang="en" label={intro.captions} default />
    </video>
  );
}
