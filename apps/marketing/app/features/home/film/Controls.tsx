import { chapters, filmPlayer } from '../../../content/home/film.ts';
import styles from './Film.module.css';
import type { useFilmClock } from './use-film-clock.ts';

interface ControlsProps {
  clock: ReturnType<typeof useFilmClock>;
  seconds: number;
  place: number;
  isStepwise: boolean;
  choose: (place: number) => void;
}

const minutes = (time: number) =>
  `${Math.floor(time / 60)}:${String(Math.floor(time % 60)).padStart(2, '0')}`;

/** Play button and position slider; with reduced motion, back and next buttons. */
export function Controls({ clock, seconds, place, isStepwise, choose }: ControlsProps) {
  const { back, next, play, pause, again, position, chapterOf } = filmPlayer;
  const whereabouts = chapterOf(place + 1, chapters.length);
  if (isStepwise) {
    return (
      <div className={styles.controls}>
        <button type="button" disabled={place === 0} onClick={() => choose(place - 1)}>
          {back}
        </button>
        <span className={`small ${styles.place}`}>{whereabouts}</span>
        <button type="button" disabled={place === chapters.length - 1} onClick={() => choose(place + 1)}>
          {next}
        </button>
      </div>
    );
  }
  const action = clock.isRunning ? pause : clock.hasEnded ? again : play;
  return (
    <div className={styles.controls}>
      <button type="button" onClick={clock.toggle}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={clock.isRunning ? 'M5 3h3.5v14H5zM11.5 3H15v14h-3.5z' : 'M5 3l12 7-12 7z'} />
        </svg>
        <span>{action}</span>
      </button>
      <input
        type="range"
        min="0"
        max={seconds}
        step="1"
        value={Math.floor(clock.time)}
        aria-label={position}
        aria-valuetext={`${minutes(clock.time)}, ${whereabouts}: ${chapters[place]!.name}`}
        onChange={(event) => clock.goTo(Number(event.target.value))}
      />
      <span className={`small ${styles.place}`}>{`${minutes(clock.time)} / ${minutes(seconds)}`}</span>
    </div>
  );
}

interface ChaptersProps {
  place: number;
  choose: (place: number) => void;
}

/** Links to the six chapters of the film. */
export function Chapters({ place, choose }: ChaptersProps) {
  return (
    <ol className={styles.chapters} aria-label={filmPlayer.chapters}>
      {chapters.map(({ id, name }, each) => (
        <li key={id}>
          <button type="button" aria-current={each === place || undefined} onClick={() => choose(each)}>
            {name}
          </button>
        </li>
      ))}
    </ol>
  );
}
