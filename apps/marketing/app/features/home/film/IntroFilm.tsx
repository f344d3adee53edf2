import { intro, video } from '../../../content/home/film.ts';
import { useSite } from '../../../layout/parts/use-site.ts';
import { Facade, PlayMark } from './Facade.tsx';
import { FilmPlayer } from './FilmPlayer.tsx';
import styles from './IntroFilm.module.css';
import still from './intro-film.webp';
import { Transcript } from './Transcript.tsx';
import { WistiaPlayer } from './WistiaPlayer.tsx';

/** Follows one enquiry from the sofa to the treatment chair: the agency's own film if set, otherwise ours. */
export function IntroFilm() {
  const { wistiaIntroId } = useSite();
  return (
    <div className={styles.intro} data-surface="ink">
      <Facade
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
      </Facade>
    </div>
  );
}
