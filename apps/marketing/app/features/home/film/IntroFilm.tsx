import { lazy, Suspense } from 'react';
import { intro, video } from '../../../content/home/film.ts';
import { useSite } from '../../../layout/parts/use-site.ts';
import { Facade, PlayMark } from './Facade.tsx';
import styles from './IntroFilm.module.css';
import { SofaScene } from './SofaScene.tsx';
import { Transcript } from './Transcript.tsx';
import { WistiaPlayer } from './WistiaPlayer.tsx';

const FilmPlayer = lazy(() => import('./FilmPlayer.tsx'));

/**
 * Follows one enquiry from the sofa to the treatment chair: the agency's own film if set, otherwise the one drawn in
 * code.
 */
export function IntroFilm() {
  const { wistiaIntroId } = useSite();
  return (
    <div className={styles.intro} data-surface="ink">
      <Facade
        still={
          <span className={styles.still}>
            <SofaScene />
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
        {(isOpen) => {
          if (wistiaIntroId) return <WistiaPlayer id={wistiaIntroId} title={intro.name} isOpen={isOpen} />;
          // Shows the transcript without JavaScript and until the player has loaded.
          const words = <Transcript />;
          return isOpen ? (
            <Suspense fallback={words}>
              <FilmPlayer />
            </Suspense>
          ) : (
            words
          );
        }}
      </Facade>
    </div>
  );
}
