import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { guideWords } from '../../../content/lead-guide/words.ts';
import { QUERY_MIN, steppedPlace } from './find-matches.ts';
import { findRanges, markRanges, showRange } from './find-ranges.ts';
import styles from './PageFinder.module.css';

const words = guideWords.finder;

/** A search field for the text of the page. Hidden without JavaScript. */
export function PageFinder({ text }: { text: RefObject<HTMLElement | null> }) {
  const field = useRef<HTMLInputElement>(null);
  const { query, count, place, search, step } = useFinder(text);
  const hasQuery = query.trim() !== '';

  function clear() {
    search('');
    field.current?.focus();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    step(1);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') clear();
    else if (event.key === 'Enter' && event.shiftKey) step(-1);
    else return;
    event.preventDefault();
  }

  function outcome() {
    if (!hasQuery) return '';
    if (query.trim().length < QUERY_MIN) return words.tooShort;
    return place === null ? words.count(count) : words.place(place + 1, count);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser in use knows the element search
    <form
      role="search"
      className={`needs-script not-printed ${styles.finder}`}
      data-active={hasQuery || undefined}
      onSubmit={onSubmit}
    >
      <label className="strong" htmlFor="guide-finder">
        {words.label}
      </label>
      <div className={`cluster ${styles.bar}`}>
        <input
          ref={field}
          id="guide-finder"
          className={styles.field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={words.hint}
          value={query}
          onChange={(event) => search(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <p className={`small ${styles.count}`} role="status">
          {outcome()}
        </p>
        {hasQuery && (
          <div className={styles.steps}>
            <Step label={words.previous} path="M3 10l5-5 5 5" onClick={() => step(-1)} isOff={count === 0} />
            <Step label={words.next} path="M3 6l5 5 5-5" onClick={() => step(1)} isOff={count === 0} />
            <Step label={words.clear} path="M4 4l8 8M12 4l-8 8" onClick={clear} />
          </div>
        )}
      </div>
    </form>
  );
}

interface StepProps {
  label: string;
  path: string;
  onClick: () => void;
  isOff?: boolean;
}

function Step({ label, path, onClick, isOff = false }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      onClick={onClick}
      disabled={isOff}
      aria-label={label}
      title={label}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={path} strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}

interface Finder {
  query: string;
  count: number;
  /** The index of the current match; null until the reader moves to one. */
  place: number | null;
  search(query: string): void;
  step(step: 1 | -1): void;
}

const nothing = { query: '', ranges: [] as Range[], place: null as number | null };

/** Searches the text of an element, whose text must not change while it is mounted. */
function useFinder(text: RefObject<HTMLElement | null>): Finder {
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
