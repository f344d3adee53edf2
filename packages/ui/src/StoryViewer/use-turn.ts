import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Playback } from './playback/playback.ts';

const TURN_MS = 260;

/** Animates a change of story from its side. */
export function useTurn(stage: RefObject<HTMLElement | null>, { story, isStill }: Playback): void {
  const before = useRef(story);
  useLayoutEffect(() => {
    const from = Math.sign(story - before.current);
    before.current = story;
    if (from === 0 || isStill) return;
    const away = { transform: `translateX(${from * 14}%)`, opacity: 0.3 };
    const animation = stage.current?.animate?.([away, {}], {
      duration: TURN_MS,
      easing: 'cubic-bezier(0.22, 0.8, 0.24, 1)',
    });
    return () => animation?.cancel();
  }, [stage, story, isStill]);
}
