import { useCallback, useEffect, useReducer, useState } from 'react';
import type { ViewedStory } from '../story.ts';
import {
  isPlaying,
  type MediaState,
  type Place,
  placeAfter,
  playbackReducer,
  startPlayback,
} from './playback.ts';

interface PlaybackOptions {
  stories: readonly ViewedStory[];
  start: string;
  onClose: () => void;
  onStory?: (id: string) => void;
}

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Returns the current and next segment, and whether playback runs. Skips stories without segments. */
export function usePlayback({ stories: all, start, onClose, onStory }: PlaybackOptions) {
  // Fixed when the viewer opens, so that nothing changes during playback.
  const [stories] = useState(() => all.filter(({ segments }) => segments.length > 0));
  const [state, dispatch] = useReducer(playbackReducer, undefined, () =>
    startPlayback(
      stories.map(({ segments }) => segments.length),
      Math.max(
        0,
        stories.findIndex(({ id }) => id === start),
      ),
      wantsStillness(),
    ),
  );
  const story = stories[state.story];
  const segmentAt = (at: Place) => stories[at.story]?.segments[at.segment];
  const segment = segmentAt(state);
  const shownId = story?.id;

  useEffect(() => {
    const look = () => dispatch({ type: 'hidden', is: document.visibilityState === 'hidden' });
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  useEffect(() => {
    if (shownId) onStory?.(shownId);
  }, [shownId, onStory]);

  useEffect(() => {
    if (state.isOver) onClose();
  }, [state.isOver, onClose]);

  const report = useCallback(
    (id: string, media: MediaState) => dispatch({ type: 'media', id, state: media }),
    [],
  );
  const done = useCallback((turn: number) => dispatch({ type: 'done', turn }), []);

  const following = placeAfter(state);
  const media = (segment && state.media[segment.id]) ?? 'loading';
  return {
    stories,
    story,
    segment,
    state,
    media,
    isPlaying: isPlaying(state),
    /** Returns the current segment and the prefetched ones: the next, and the first of the next story. */
    slides: [
      ...new Set([segment, following && segmentAt(following), stories[state.story + 1]?.segments[0]]),
    ].filter((one) => one !== undefined),
    dispatch,
    report,
    done,
  };
}
