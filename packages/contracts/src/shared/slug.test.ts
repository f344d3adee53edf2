import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  // The rule of the specification.
  ['Lead handling  & Sales!', 'lead-handling-sales'],
  ['  _What’s  new -- in 2026?_ ', 'whats-new-in-2026'],
  ['24/7 care', '247-care'],
  ['Juvéderm™', 'juvederm'],
  ['Botox® & Xeomin℠', 'botox-xeomin'],
  ['Größe', 'grosse'],
  ['STRAẞE', 'strasse'],
  ['Łódź', 'lodz'],
  ['Smørrebrød', 'smorrebrod'],
  ['Đại Áí', 'dai-ai'],
  ['Æsir & Œuvre', 'aesir-oeuvre'],
  ['İstanbul ılık', 'istanbul-ilik'],
  ['Þórður', 'thordur'],
  ['Before–after — a guide', 'before-after-a-guide'],
  ['½ ml', '1-2-ml'],
  ['１ﬁﬃ', '1fiffi'],
  ['1ª visita', '1a-visita'],
  ['soft\u00adhyphen\u200b', 'softhyphen'],
  ['Клиника', ''],
])('makes the slug of %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
  expect(slugOf(slug)).toBe(slug);
});

test('ends a long slug without a hyphen', () => {
  expect(slugOf('one two three', 8)).toBe('one-two');
});
