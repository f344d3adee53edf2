import { type RefObject, useEffect, useState } from 'react';
import { steppedPlace } from './find-matches.ts';
import { findRanges, markRanges, showRange } from './find-ranges.ts';

export interface Finder {
  query: string;
  count: number;
  /** The index of the current match; null until the reader moves to one. */
  place: number | null;
  search(query: string): void;
  step(step: 1 | -1): void;
}

const nothing = { query: '', ranges: [] as Range[], place: null as number | null };

/** Searches the text of an element, whose text must not change while it is mounted. */
export function useFinder(text: RefObject<HTMLElement | null>): Finder {
  const [found, setFound] = useState(nothing);

  useEffect(() => () => markRanges([], null), []);

  function show(next: typeof nothing) {
    markRanges(next.ranges, next.place);
    setFound(next);
  }

  return {
    query: found.query,
    count: found.ranges.length,
    place: found.place,
    search(query) {
      const ranges = text.current ? findRanges(text.current, query) : [];
      show({ query, ranges, place: null });
    },
    step(step) {
      const place = steppedPlace(found.place, found.ranges.length, step);
      const range = place === null ? undefined : found.ranges[place];
      if (range) showRange(range);
      show({ ...found, place });
    },
  };
}
