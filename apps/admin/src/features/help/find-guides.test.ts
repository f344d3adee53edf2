import { WEBHOOK_RETRY_SECONDS } from '@upcurve/contracts/webhooks/webhook';
import { expect, test } from 'vitest';
import { everyScreen, screenAt } from '../../kit/screen/screens.ts';
import { paths } from '../../paths.ts';
import { SCREENS } from '../../screens.ts';
import { GUIDES } from './guides.ts';

const guideAt = (path: string) => screenAt(SCREENS, path)?.guide;
const ID = '0198a2f0-0000-7000-8000-000000000001';
const isOfAScreen = (path: string) =>
  path.startsWith(paths.dashboard()) && path !== paths.login() && path !== paths.dashboard();
const isOfHelp = (path: string) => path.startsWith(paths.help());

const screens = [
  ...Object.values(paths).map((path) => path(ID)),
  ...everyScreen(SCREENS).map(({ path }) => path),
].filter((path) => isOfAScreen(path) && !isOfHelp(path));

test.each([...new Set(screens)])('the screen at %s has a guide', (path) => {
  expect([...GUIDES.keys()]).toContain(guideAt(path));
});

test.each([
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
  [paths.settings(), 'account'],
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

test('every guide belongs to a screen', () => {
  expect(new Set(everyScreen(SCREENS).flatMap(({ guide }) => guide ?? []))).toEqual(new Set(GUIDES.keys()));
});

test('names the same retry period in the guides as the webhook schedule', () => {
  const days = WEBHOOK_RETRY_SECONDS.reduce<number>((sum, wait) => sum + wait, 0) / 86_400;
  // Each delay is randomly extended by up to 20 %.
  expect([Math.floor(days), Math.ceil(days * 1.2)]).toEqual([3, 4]);
  expect(JSON.stringify(GUIDES.get('webhooks'))).toContain('over three to four days');
  expect(JSON.stringify(GUIDES.get('mail'))).toContain('for three to four days');
});
