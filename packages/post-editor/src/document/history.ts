import type { Block } from '@upcurve/post-blocks/schema';

/** The maximum number of undo steps. */
const STEPS_MAX = 200;
/** Changes with the same key within this time are one step, in ms. */
const ONE_STEP_MS = 1200;

interface Moment {
  blocks: readonly Block[];
  selected: string | null;
}
export interface History {
  past: readonly Moment[];
  now: Moment;
  future: readonly Moment[];
  /** The key and time of the last change, which further typing extends. */
  last: { key: string; at: number } | null;
}

export const beginHistory = (blocks: readonly Block[]): History => ({
  past: [],
  now: { blocks, selected: null },
  future: [],
  last: null,
});

/**
 * Records a change. Changes with the same key (such as a block's id) in quick succession are one step. An empty key
 * always starts a new step.
 */
export function changed(history: History, now: Moment, key: string, at: number): History {
  const { past, last } = history;
  const joins = key !== '' && last?.key === key && at - last.at < ONE_STEP_MS && past.length > 0;
  return {
    past: joins ? past : [...past, history.now].slice(-STEPS_MAX),
    now,
    future: [],
    last: { key, at },
  };
}

export const selected = (history: History, id: string | null): History =>
  history.now.selected === id ? history : { ...history, now: { ...history.now, selected: id } };

export function undone(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  return {
    past: history.past.slice(0, -1),
    now: before,
    future: [history.now, ...history.future],
    last: null,
  };
}

export function redone(history: History): History {
  const [after, ...future] = history.future;
  if (!after) return history;
  return { past: [...history.past, history.now], now: after, future, last: null };
}
