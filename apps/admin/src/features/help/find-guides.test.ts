import { WEBHOOK_RETRY_SECONDS } from '@upcurve/contracts/webhooks/webhook';
import { expect, test } from 'vitest';
import { placesFor } from '../../kit/palette/places.ts';
import { eligibilityTabs } from '../../layouts/navigation.ts';
import { paths } from '../../paths.ts';
import { findGuides, guideAt } from './find-guides.ts';
import type { Guide } from './guide.ts';
import { GUIDES } from './guides.ts';

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
])('search for %j finds %j', (term, found) => {
  expect(titles(term)).toEqual(found);
});

test('shows the matching text of a guide, or its purpose if only the title matches', () => {
  const lineOf = (term: string) => findGuides(all, term)[0]?.line;
  expect(lineOf('brulee')).toBe('Do it: Order a crème brûlée.');
  expect(lineOf('notes')).toBe('Deleting a lead’s notes.');
  expect(lineOf('cafe')).toBe('Where one sits.');
});

const everything = () => true;
const ID = '0198a2f0-0000-7000-8000-000000000001';
const isOfAScreen = (path: string) => path.startsWith(paths.dashboard()) && path !== paths.login();
const isOfHelp = (path: string) => path.startsWith(paths.help());

const screens = [
  ...Object.values(paths).map((path) => path(ID)),
  ...eligibilityTabs(everything).map(({ to }) => to),
  ...placesFor(everything).map(({ to }) => to),
]
  .map((path) => path.replace(/[?#].*/, ''))
  .filter((path) => isOfAScreen(path) && !isOfHelp(path));

test.each([...new Set(screens)])('the screen at %s has a guide', (path) => {
  expect(guideAt(path)).toBeDefined();
});

test.each([
  [paths.dashboard(), 'inbox'],
  [paths.dashboardAlias(), 'submissions'],
  [paths.submission(ID), 'submissions'],
  [paths.analytics(), 'analytics'],
  [paths.quarantine(), 'quarantine'],
  [paths.person(ID), 'people'],
  [paths.webhookDocumentation(), 'webhooks'],
  [paths.blogTransfer(), 'blog'],
  [paths.postRevisions(ID), 'blog'],
  [paths.postBuilder(ID), 'editor'],
  [paths.newPost(), 'editor'],
  [paths.mediaItem(ID), 'media'],
  [paths.settings(), 'appearance'],
  [paths.auditLog(), 'audit-log'],
])('%s belongs to the guide %s', (path, name) => {
  expect(guideAt(path)).toBe(name);
});

test.each([
  '',
  '/',
  paths.help(),
  paths.login(),
  '/admin/nowhere',
  '/admin/inboxes',
  '//evil.example/admin',
  '/admin/%zz',
])('finds no guide for %j', (path) => {
  expect(guideAt(path)).toBeUndefined();
});

test('finds each guide by the address of the screen that it links to', () => {
  for (const [name, { screen }] of Object.entries<{ screen?: string }>(GUIDES))
    if (screen) expect(guideAt(screen)).toBe(name);
});

test('requires the same permission for a guide as for its screen', () => {
  const guides = Object.values<Guide>(GUIDES);
  const places = placesFor(everything).flatMap(({ to, permission }) => {
    const guide = guides.find(({ screen }) => screen === to);
    return guide ? [[guide.title, guide.permission, permission]] : [];
  });
  expect(places.length).toBeGreaterThan(12);
  for (const [title, ofGuide, ofPlace] of places) expect([title, ofGuide]).toEqual([title, ofPlace]);
});

test('names the same retry period in the guides as the webhook schedule', () => {
  const days = WEBHOOK_RETRY_SECONDS.reduce<number>((sum, wait) => sum + wait, 0) / 86_400;
  // Each delay is randomly extended by up to 20 %.
  expect([Math.floor(days), Math.ceil(days * 1.2)]).toEqual([3, 4]);
  expect(JSON.stringify(GUIDES.webhooks.tasks)).toContain('over three to four days');
  expect(JSON.stringify(GUIDES.mail.tasks)).toContain('for three to four days');
});
