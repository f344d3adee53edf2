import { useEffect, useRef } from 'react';
import { intro } from '../../../content/home/film.ts';
import styles from './IntroFilm.module.css';
import film from './intro-film.mp4';
import captions from './intro-film.vtt';
import still from './intro-film.webp';

/** Our own film. It starts when it is opened, unless the visitor prefers less motion. */
export function FilmPlayer({ isOpen }: { isOpen: boolean }) {
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
