export interface Match {
  start: number;
  end: number;
}

export const QUERY_MIN = 2;

const alike: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '−': '-',
  '‑': '-',
};

/**
 * Normalises a text for comparison, without capitals, accents or typographic quotes. Keeps every character's position,
 * so that matches have the same position in the original text.
 */
function folded(text: string): string {
  return Array.from({ length: text.length }, (_, place) => {
    const character = text.charAt(place);
    if (/\s/.test(character)) return ' ';
    const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const one = plain.length === 1 ? plain : character;
    return alike[one] ?? one;
  }).join('');
}

/** Returns the matches of the query from left to right, without overlap. Queries that are too short match nothing. */
export function findMatches(text: string, query: string): Match[] {
  const wanted = folded(query).replace(/ +/g, ' ').trim();
  if (wanted.length < QUERY_MIN) return [];
  const searched = folded(text);
  const matches: Match[] = [];
  for (let at = searched.indexOf(wanted); at >= 0; at = searched.indexOf(wanted, at + wanted.length)) {
    matches.push({ start: at, end: at + wanted.length });
  }
  return matches;
}

/**
 * Returns the next or previous index after `current`, wrapping around at `count`. Without a current index, returns the
 * first or the last.
 */
export function steppedPlace(current: number | null, count: number, step: 1 | -1): number | null {
  if (count === 0) return null;
  if (current === null) return step === 1 ? 0 : count - 1;
  return (current + step + count) % count;
}
