import { expect, test } from 'vitest';
import { membersNamed, mentionedIn, splitAtMentions, typedMention } from './mentions.ts';

const sam = { id: '1', name: 'Sam' };
const samBell = { id: '2', name: 'Sam Bell' };
const zoe = { id: '3', name: 'Zoë (Sales)' };
const team = [sam, samBell, zoe];

test.each([
  ['@', { at: 0, typed: '' }],
  ['Ask @sam b', { at: 4, typed: 'sam b' }],
  ['(@zo', { at: 1, typed: 'zo' }],
  ['ann@example', undefined],
  ['@sam\nthen', undefined],
  ['no', undefined],
])('reads what is typed in %j', (text, expected) => {
  expect(typedMention(text, text.length)).toEqual(expected);
});

test('finds members by the beginning of any of their names', () => {
  expect(membersNamed(team, '')).toEqual(team);
  expect(membersNamed(team, 'be')).toEqual([samBell]);
  expect(membersNamed(team, 'SAM')).toEqual([sam, samBell]);
  expect(membersNamed(team, 'am')).toEqual([]);
});

test('finds mentions, the longer name first, and not within words', () => {
  expect(mentionedIn('@Sam Bell and @zoë (sales), please', team)).toEqual(['2', '3']);
  expect(mentionedIn('@Sam, please', team)).toEqual(['1']);
  expect(mentionedIn('@Samuel or sales@sam.example or ann@Sam', team)).toEqual([]);
  expect(mentionedIn('@Sam', [sam, { id: '4', name: 'sam' }])).toEqual(['1', '4']);
});

test('splits a text around its mentions', () => {
  expect(splitAtMentions('Ask @Sam.', ['Sam'])).toEqual(['Ask ', '@Sam', '.']);
  expect(splitAtMentions('Ask @Sam.', [])).toEqual(['Ask @Sam.']);
});
