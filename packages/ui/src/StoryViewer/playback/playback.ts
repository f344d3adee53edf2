/** The state of a picture or clip: loading (including buffering), ready or failed. */
export type MediaState = 'loading' | 'ready' | 'failed';

/** The indexes of a story and its segment. */
export interface Place {
  story: number;
  segment: number;
}

export interface Playback extends Place {
  /** The number of segments of each story, never 0. */
  counts: readonly number[];
  /** Counts moves, including those to the same place. Each move restarts its segment. */
  turn: number;
  /** By segment id. */
  media: Readonly<Record<string, MediaState>>;
  /** The visitor prefers reduced motion: slides do not advance by themselves, and clips must be started. */
  isStill: boolean;
  isPaused: boolean;
  isHeld: boolean;
  /** The tab is hidden. */
  isHidden: boolean;
  /** The visitor has seen the last segment. */
  isOver: boolean;
}

export type PlaybackAction =
  | { type: 'next' | 'previous' | 'nextStory' | 'previousStory' }
  /** Toggles if `is` is omitted. */
  | { type: 'pause'; is?: boolean }
  /** A segment has ended. Ignored if the visitor has moved on. */
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

/** Whether playback should run, even if the media has not loaded yet. */
export const isPlaying = ({ isPaused, isHeld, isHidden }: Playback) => !isPaused && !isHeld && !isHidden;

/** Returns the next place; undefined after the last one. */
export function placeAfter({ counts, story, segment }: Pick<Playback, 'counts' | keyof Place>) {
  if (segment + 1 < (counts[story] ?? 0)) return { story, segment: segment + 1 };
  return story + 1 < counts.length ? { story: story + 1, segment: 0 } : undefined;
}

function placeBefore({ counts, story, segment }: Playback): Place {
  if (segment > 0) return { story, segment: segment - 1 };
  if (story === 0) return { story, segment };
  return { story: story - 1, segment: (counts[story - 1] ?? 1) - 1 };
}

/** Moves to another story. Moving back from the first restarts it; moving on from the last does nothing. */
const storyAt = (state: Playback, story: number): Playback =>
  story < state.counts.length ? moveTo(state, { story: Math.max(0, story), segment: 0 }) : state;

function moveTo(state: Playback, place: Place | undefined): Playback {
  if (!place) return { ...state, isOver: true };
  return { ...state, ...place, turn: state.turn + 1, isPaused: state.isStill || state.isPaused };
}

export function playbackReducer(state: Playback, action: PlaybackAction): Playback {
  switch (action.type) {
    case 'next':
      return moveTo(state, placeAfter(state));
    case 'previous':
      return moveTo(state, placeBefore(state));
    case 'nextStory':
      return storyAt(state, state.story + 1);
    case 'previousStory':
      return storyAt(state, state.story - 1);
    case 'done':
      if (action.turn !== state.turn) return state;
      // Rewinds the segment, so that the visitor can play it again.
      return state.isStill
        ? moveTo(state, { story: state.story, segment: state.segment })
        : moveTo(state, placeAfter(state));
    case 'pause':
      return { ...state, isPaused: action.is ?? !state.isPaused };
    case 'held':
      // This action is dispatched on every move of a drag.
      return state.isHeld === action.is ? state : { ...state, isHeld: action.is };
    case 'hidden':
      return { ...state, isHidden: action.is };
    case 'media':
      return { ...state, media: { ...state.media, [action.id]: action.state } };
  }
}
