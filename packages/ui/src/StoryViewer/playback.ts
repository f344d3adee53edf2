/** Of a picture or clip: on its way (at the start or when it runs dry), on screen, or not to be had. */
export type MediaState = 'loading' | 'ready' | 'failed';

/** A story, and a segment of it, by their places from 0. */
export interface Place {
  story: number;
  segment: number;
}

export interface Playback extends Place {
  /** How many segments each story has; none has 0. */
  counts: readonly number[];
  /** Counts the moves, those to where one was as well: each begins its segment anew. */
  turn: number;
  /** By the ids of segments. */
  media: Readonly<Record<string, MediaState>>;
  /** The visitor wants no motion: nothing goes on by itself, and each clip waits to be started. */
  isStill: boolean;
  isPaused: boolean;
  isHeld: boolean;
  /** The tab is out of sight. */
  isHidden: boolean;
  /** The last segment has been seen. */
  isOver: boolean;
}

export type PlaybackAction =
  | { type: 'next' | 'previous' | 'nextStory' | 'previousStory' }
  /** Left out, `is` turns it round. */
  | { type: 'pause'; is?: boolean }
  /** A segment's time is up; too late where another has been turned to meanwhile. */
  | { type: 'done'; turn: number }
  | { type: 'held' | 'hidden'; is: boolean }
  | { type: 'media'; id: string; state: MediaState };

export function startPlayback(counts: readonly number[], story: number, isStill: boolean): Playback {
  return {
    counts,
    story,
    segment: 0,
    turn: 0,
    media: {},
    isStill,
    isPaused: isStill,
    isHeld: false,
    isHidden: false,
    isOver: counts.length === 0,
  };
}

/** Whether the visitor lets it run; the media may not be there yet. */
export const isPlaying = ({ isPaused, isHeld, isHidden }: Playback) => !isPaused && !isHeld && !isHidden;

/** Where going on leads to; undefined after the last. */
export function placeAfter({ counts, story, segment }: Pick<Playback, 'counts' | keyof Place>) {
  if (segment + 1 < (counts[story] ?? 0)) return { story, segment: segment + 1 };
  return story + 1 < counts.length ? { story: story + 1, segment: 0 } : undefined;
}

function placeBefore({ counts, story, segment }: Playback): Place {
  if (segment > 0) return { story, segment: segment - 1 };
  if (story === 0) return { story, segment };
  return { story: story - 1, segment: (counts[story - 1] ?? 1) - 1 };
}

/** At the ends there is none further: the first begins anew, the last stays. */
const storyAt = (state: Playback, story: number): Playback =>
  story < state.counts.length ? moved(state, { story: Math.max(0, story), segment: 0 }) : state;

function moved(state: Playback, place: Place | undefined): Playback {
  if (!place) return { ...state, isOver: true };
  return { ...state, ...place, turn: state.turn + 1, isPaused: state.isStill || state.isPaused };
}

export function playbackReducer(state: Playback, action: PlaybackAction): Playback {
  switch (action.type) {
    case 'next':
      return moved(state, placeAfter(state));
    case 'previous':
      return moved(state, placeBefore(state));
    case 'nextStory':
      return storyAt(state, state.story + 1);
    case 'previousStory':
      return storyAt(state, state.story - 1);
    case 'done':
      if (action.turn !== state.turn) return state;
      // Back to its beginning, from where it can be started again.
      return state.isStill
        ? moved(state, { story: state.story, segment: state.segment })
        : moved(state, placeAfter(state));
    case 'pause':
      return { ...state, isPaused: action.is ?? !state.isPaused };
    case 'held':
      // Told with every move of a finger that drags.
      return state.isHeld === action.is ? state : { ...state, isHeld: action.is };
    case 'hidden':
      return { ...state, isHidden: action.is };
    case 'media':
      return { ...state, media: { ...state.media, [action.id]: action.state } };
  }
}
