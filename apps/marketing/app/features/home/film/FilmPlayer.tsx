import { type KeyboardEvent, useState } from 'react';
import { CHAPTER_SECONDS, chapters, filmPlayer, intro } from '../../../content/home/film.ts';
import { Chapters, Controls } from './Controls.tsx';
import styles from './Film.module.css';
import { Stage } from './Stage.tsx';
import { Transcript } from './Transcript.tsx';
import { useFilmClock } from './use-film-clock.ts';

const SECONDS = chapters.length * CHAPTER_SECONDS;
const STEP_SECONDS = 5;

/**
 * Plays the film drawn in code. It is silent, so captions carry all content. With reduced motion the visitor steps
 * through still chapters.
 */
export default function FilmPlayer() {
  const [isStepwise] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const clock = useFilmClock({ seconds: SECONDS, startsAtOnce: !isStepwise });
  const place = Math.min(chapters.length - 1, Math.floor(clock.time / CHAPTER_SECONDS));
  const { when, who, captions } = chapters[place]!;
  const isSecondHalf = clock.time - place * CHAPTER_SECONDS >= CHAPTER_SECONDS / 2;
  const choose = (chapter: number) => clock.goTo(chapter * CHAPTER_SECONDS);

  function answerKey(event: KeyboardEvent) {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
    const isOnControl = target.closest('button, summary, input');
    if (/^[1-6]$/.test(key)) choose(Number(key) - 1);
    else if (isStepwise) return;
    else if (key === ' ' && !isOnControl) clock.toggle();
    else if (key === 'ArrowLeft' && !target.closest('input')) clock.goTo(clock.time - STEP_SECONDS);
    else if (key === 'ArrowRight' && !target.closest('input')) clock.goTo(clock.time + STEP_SECONDS);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form's.
    <div className={`stack ${styles.player}`} role="group" aria-label={intro.name} onKeyDown={answerKey}>
      <Stage time={clock.time} place={place} isRunning={clock.isRunning} jumps={clock.jumps} />
      <div className={styles.words} aria-live={isStepwise ? 'polite' : 'off'}>
        <p className={`kicker ${styles.when}`}>
          <span>{when}</span>
          <span className={`quiet ${styles.who}`}>{who}</span>
        </p>
        <p className={styles.caption}>{isStepwise ? captions.join(' ') : captions[isSecondHalf ? 1 : 0]}</p>
      </div>
      <Controls clock={clock} seconds={SECONDS} place={place} isStepwise={isStepwise} choose={choose} />
      <Chapters place={place} choose={choose} />
      {!isStepwise && <p className={`small ${styles.keys}`}>{filmPlayer.keys}</p>}
      <details className={`small ${styles.reading}`}>
        <summary>{filmPlayer.transcript}</summary>
        <Transcript />
      </details>
    </div>
  );
}
