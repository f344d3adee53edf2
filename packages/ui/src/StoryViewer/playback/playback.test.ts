import { describe, expect, test } from 'vitest';
import { isPlaying, type PlaybackAction, placeAfter, playbackReducer, startPlayback } from './playback.ts';

/** Three stories with two, one and three segments. */
const COUNTS = [2, 1, 3];

type Move = Exclude<PlaybackAction['type'], 'done' | 'held' | 'hidden' | 'media'>;

/** Returns the place after some moves from the start of a story, as `story.segment`. */
function after(story: number, ...moves: Move[]) {
  const end = moves.reduce(
    (state, type) => playbackReducer(state, { type }),
    startPlayback(COUNTS, story, false),
  );
  return end.isOver ? 'over' : `${end.story}.${end.segment}`;
}

test.each([
  ['goes through a story', 0, ['next'], '0.1'],
  ['goes on to the next story', 0, ['next', 'next'], '1.0'],
  ['ends after the last segment', 2, ['next', 'next', 'next'], 'over'],
  ['goes back to the last segment of the story before', 1, ['previous'], '0.1'],
  ['goes back within a story', 2, ['next', 'previous'], '2.0'],
  ['restarts the very first segment', 0, ['previous'], '0.0'],
  ['skips the rest of a story', 0, ['nextStory'], '1.0'],
  ['skips back to the beginning of the story before', 1, ['previousStory'], '0.0'],
  ['stays with the last story', 2, ['next', 'nextStory'], '2.1'],
  ['restarts the first story', 0, ['next', 'previousStory'], '0.0'],
] satisfies [string, number, Move[], string][])('%s', (_what, story, moves, end) => {
  expect(after(story, ...moves)).toBe(end);
});

test('restarts the segment at each move, even without a change', () => {
  const start = startPlayback(COUNTS, 0, false);
  expect(playbackReducer(start, { type: 'previous' }).turn).toBe(1);
});

test('finds the next segment in the same or next story, or none', () => {
  expect(placeAfter({ counts: COUNTS, story: 0, segment: 1 })).toEqual({ story: 1, segment: 0 });
  expect(placeAfter({ counts: COUNTS, story: 2, segment: 2 })).toBeUndefined();
});

test('ends at once without stories', () => {
  expect(startPlayback([], 0, false).isOver).toBe(true);
});

test('ignores the end of a segment that the visitor has left', () => {
  const moved = playbackReducer(startPlayback(COUNTS, 0, false), { type: 'next' });
  expect(playbackReducer(moved, { type: 'done', turn: 0 })).toBe(moved);
  expect(playbackReducer(moved, { type: 'done', turn: 1 })).toMatchObject({ story: 1, segment: 0 });
});

test.each([
  ['paused', { type: 'pause' }],
  ['held', { type: 'held', is: true }],
  ['out of sight', { type: 'hidden', is: true }],
] satisfies [string, PlaybackAction][])('does not run while %s', (_state, action) => {
  const start = startPlayback(COUNTS, 0, false);
  expect(isPlaying(start)).toBe(true);
  expect(isPlaying(playbackReducer(start, action))).toBe(false);
});

test('does not change while a drag continues', () => {
  const held = playbackReducer(startPlayback(COUNTS, 0, false), { type: 'held', is: true });
  expect(playbackReducer(held, { type: 'held', is: true })).toBe(held);
});

test('stays paused when the visitor changes slides', () => {
  const paused = playbackReducer(startPlayback(COUNTS, 0, false), { type: 'pause' });
  expect(playbackReducer(paused, { type: 'next' }).isPaused).toBe(true);
});

describe('with reduced motion', () => {
  const still = startPlayback(COUNTS, 0, true);

  test('runs only when started, and a move stops it again', () => {
    expect(isPlaying(still)).toBe(false);
    const started = playbackReducer(still, { type: 'pause' });
    expect(isPlaying(started)).toBe(true);
    expect(isPlaying(playbackReducer(started, { type: 'next' }))).toBe(false);
  });

  test('rewinds a clip that has ended', () => {
    const started = playbackReducer(still, { type: 'pause' });
    expect(playbackReducer(started, { type: 'done', turn: 0 })).toMatchObject({
      story: 0,
      segment: 0,
      turn: 1,
      isPaused: true,
    });
  });
});
