import { everyScreen, isFrame, type Screen } from '../screen/screens.ts';

/** A place that the palette opens: a screen or a part of one. */
export interface Place {
  label: string;
  to: string;
  /** Synonyms of the label. */
  also?: string;
}

/** Returns the places of screens. Screens of single items have none. */
export const placesOf = (screens: readonly Screen[]): Place[] =>
  screens.flatMap((screen) => {
    // Tabs of a frame need its name, because theirs is only clear next to it.
    const isInFrame = isFrame(screen);
    return everyScreen([screen])
      .filter(({ path }) => !path.includes(':'))
      .flatMap(({ path, label, also, places = [] }) => [
        { to: path, also, label: isInFrame ? `${screen.label}: ${label.toLowerCase()}` : label },
        ...places,
      ]);
  });

/** Whether each word of a term is the start of a word in the label or its synonyms. */
export function matchesTerm({ label, also = '' }: Pick<Place, 'label' | 'also'>, term: string): boolean {
  const words = wordsOf(`${label} ${also}`);
  return wordsOf(term).every((part) => words.some((word) => word.startsWith(part)));
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
