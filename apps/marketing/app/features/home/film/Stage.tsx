import type { ComponentType } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { ChapterId } from '../../../content/home/film.ts';
import { CHAPTER_SECONDS, chapters } from '../../../content/home/film.ts';
import { CallScene } from './CallScene.tsx';
import { ChairScene } from './ChairScene.tsx';
import { DiaryScene } from './DiaryScene.tsx';
import styles from './Film.module.css';
import { PageScene } from './PageScene.tsx';
import { SearchScene } from './SearchScene.tsx';
import { SofaScene } from './SofaScene.tsx';
import motion from './scene-motion.module.css';

/** Maps each chapter to its picture. */
const scenes: Record<ChapterId, ComponentType> = {
  sofa: SofaScene,
  search: SearchScene,
  page: PageScene,
  call: CallScene,
  diary: DiaryScene,
  chair: ChairScene,
};

interface StageProps {
  /** The position in the film, in seconds. */
  time: number;
  place: number;
  isRunning: boolean;
  jumps: number;
}

/** Shows the current scene. Its animations run on their own; after a jump their time is set to the position. */
export function Stage({ time, place, isRunning, jumps }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { id } = chapters[place]!;
  const Scene = scenes[id];

  // Between jumps and chapter changes, the animations keep their own time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only after jumps and chapter changes.
  useLayoutEffect(() => {
    const moment = (time - place * CHAPTER_SECONDS) * 1000;
    for (const animation of stage.current?.getAnimations?.({ subtree: true }) ?? []) {
      animation.currentTime = moment;
    }
  }, [id, jumps]);

  return (
    <div
      ref={stage}
      className={`${styles.picture} ${motion.moving}`}
      data-paused={isRunning ? undefined : true}
    >
      <Scene key={id} />
    </div>
  );
}
