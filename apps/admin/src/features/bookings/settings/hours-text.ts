import { Span } from '@upcurve/contracts/bookings/hours';

/** Writes the spans of a day as text: `09:00-12:30, 13:30-17:00`. Empty for a day off. */
export const textOfSpans = (spans: readonly Span[]): string =>
  spans.map(({ from, to }) => `${from}-${to}`).join(', ');

const clockOf = (text: string) => {
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text.trim()) ?? [];
  return hour && `${hour.padStart(2, '0')}:${minute}`;
};

/**
 * Reads the spans of a day, also when they are written as `9-12.30 and 13:30–17`. Undefined if the text cannot be read.
 */
export function spansOfText(text: string): Span[] | undefined {
  const parts = text.split(/,|;|\band\b/).filter((part) => part.trim() !== '');
  const spans = parts.map((part) => {
    const [from = '', to = '', ...more] = part.split(/[-–—]|\bto\b/);
    const span = Span.safeParse({ from: clockOf(from), to: clockOf(to) });
    return more.length === 0 ? span.data : undefined;
  });
  if (spans.some((span) => span === undefined)) return undefined;
  return spans.filter((span) => span !== undefined).toSorted((a, b) => a.from.localeCompare(b.from));
}
