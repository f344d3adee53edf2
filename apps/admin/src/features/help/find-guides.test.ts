import { expect, test } from 'vitest';
import { findGuides } from './find-guides.ts';
import type { Guide } from './guide.ts';

const guide = (title: string, purpose: string, text = '', final: string[] = []): Guide => ({
  title,
  area: 'Leads',
  at: [],
  purpose,
  picture: '',
  tasks: [{ title: 'Do it', text }],
  final,
  keys: [],
});
const cafe = guide('Café', 'Where one sits.', 'Order a crème brûlée.');
const inbox = guide('Inbox', 'Leads come here.', 'Mark each lead.', ['Deleting a lead’s notes.']);
const leads = guide('Leads', 'All of them.');
const all = [cafe, inbox, leads];
const titles = (term: string) => findGuides(all, term).map((found) => found.guide.title);

test.each([
  ['CAFE', ['Café']],
  ['crème', ['Café']],
  ['creme brulee', ['Café']],
  ['cre\u0300me', ['Café']],
  ["lead's notes", ['Inbox']],
  ['mark deleting', ['Inbox']],
  ['leads', ['Leads', 'Inbox']],
  ['  ', ['Café', 'Inbox', 'Leads']],
  ['', ['Café', 'Inbox', 'Leads']],
  ['leads cafe', []],
  ['.*', []],
])('%j finds %j', (term, found) => {
  expect(titles(term)).toEqual(found);
});

test('shows the matching text, or else the purpose', () => {
  const lineOf = (term: string) => findGuides(all, term)[0]?.line;
  expect(lineOf('brulee')).toBe('Do it: Order a crème brûlée.');
  expect(lineOf('notes')).toBe('Deleting a lead’s notes.');
  expect(lineOf('cafe')).toBe('Where one sits.');
});
