import { screen, within } from '@testing-library/react';
import { type AuditEntry, audit } from '@upcurve/contracts/account/audit';
import type { Span } from '@upcurve/contracts/bookings/hours';
import { currentUser, newId } from '@upcurve/testing/factories';
import { handle } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { noStepsLeft } from '../../test-support/empty-answers.ts';
import { renderApp, signedIn } from '../../test-support/render-app.tsx';

const olivia = newId();
const entry = (part: Partial<AuditEntry>): AuditEntry => ({
  id: newId(),
  createdAt: '2026-11-20T14:05:00.000Z',
  actorId: olivia,
  actorName: 'olivia',
  address: '203.0.113.7',
  action: 'sign-in',
  what: '',
  subjectId: null,
  leadName: null,
  before: null,
  after: null,
  ...part,
});

const entries = [
  entry({ action: 'member.role', what: 'marcus', before: { role: 'sales' }, after: { role: 'admin' } }),
  entry({ action: 'sign-in.failed', actorId: null, actorName: null }),
  entry({ action: 'post.published', what: 'Prices', actorId: null, actorName: null, address: null }),
];
let asked: Record<string, unknown>[];

const network = mockNetwork(
  noStepsLeft,
  signedIn(),
  handle(audit.listAuditLog, ({ query }) => {
    asked.push(query);
    const items = entries.filter(({ action }) => !query.action || action === query.action);
    return { items: query.search ? [] : items };
  }),
  handle(audit.listAuditActors, () => [{ id: olivia, name: 'olivia' }]),
);
beforeEach(() => {
  asked = [];
});

async function open(address = paths.auditLog()) {
  const app = renderApp(address);
  await screen.findByRole('table', { name: 'Audit log' });
  return app;
}

test('shows action, member and time of each entry, and names unknown actors', async () => {
  await open();
  expect(screen.getByRole('row', { name: /^Role changed: marcus/ })).toHaveTextContent(
    /olivia203\.0\.113\.720 Nov 2026, 14:05/,
  );
  expect(screen.getByRole('row', { name: /^Sign-in failed/ })).toHaveTextContent('Unknown');
  expect(screen.getByRole('row', { name: /^Post published: Prices/ })).toHaveTextContent('The system');
});

test('shows the values before and after a change', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Details of Role changed: marcus' }));
  const changes = within(screen.getByRole('table', { name: /^Changes by/ }));
  expect(changes.getByRole('row', { name: 'Role sales admin' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Details of Sign-in failed' }));
  expect(screen.getByText('No values are recorded.')).toBeInTheDocument();
});

test('says each change in words and links to what was changed', async () => {
  const week = (spans: Span[]) => [...Array.from({ length: 5 }, () => spans), [], []];
  const [morning, afternoon] = [
    { from: '09:00', to: '12:30' },
    { from: '13:30', to: '17:00' },
  ];
  const person = newId();
  const entries = [
    entry({
      action: 'hours.changed',
      what: 'ada',
      subjectId: newId(),
      before: { weekly: week([{ from: '09:00', to: '17:00' }]), dates: [] },
      after: {
        weekly: week([morning, afternoon]),
        dates: [{ date: '2026-12-24', spans: [], name: 'Christmas' }],
      },
    }),
    entry({
      action: 'booking.changed',
      what: 'Call',
      before: { status: 'booked' },
      after: { status: 'cancelled' },
    }),
    entry({ action: 'invite.made', subjectId: newId(), after: { role: 'sales', isMailed: false } }),
    entry({ action: 'person.merged', subjectId: person, after: { into: 'x' } }),
    entry({ action: 'note.deleted', what: 'submission', subjectId: person, leadName: 'Ada Bell' }),
    entry({ action: 'post.deleted', what: 'Prices', subjectId: newId() }),
  ];
  network.use(handle(audit.listAuditLog, () => ({ items: entries })));
  await open();
  const row = (name: RegExp) => within(screen.getByRole('row', { name }));
  expect(
    row(/^Hours for meetings changed: ada/).getByText(
      'Monday, Tuesday, Wednesday, Thursday, Friday: 09:00–17:00 → 09:00–12:30, 13:30–17:00; Dates: – → 24 Dec 2026 (Christmas)',
    ),
  ).toBeVisible();
  expect(row(/^Invite/).getByText('Role: sales; Mailed: No')).toBeVisible();
  expect(row(/^Meeting changed: Call/).getByText('Status: booked → cancelled')).toBeVisible();
  expect(row(/^People merged/).getByRole('link')).toHaveAttribute('href', paths.person(person));
  expect(row(/^Note deleted: Ada Bell/).getByRole('link')).toHaveAttribute('href', paths.submission(person));
  expect(row(/^Post deleted/).queryByRole('link')).toBeNull();
});

test('filters by action, member and days, and keeps them in the address', async () => {
  const app = await open(`${paths.auditLog()}?from=2026-11-20&to=2026-11-20`);
  await app.user.click(screen.getByRole('combobox', { name: 'What was done' }));
  await app.user.click(await screen.findByRole('option', { name: 'Sign-in failed' }));
  await screen.findByRole('row', { name: /^Sign-in failed/ });
  await app.user.click(screen.getByRole('button', { name: /^More filters/ }));
  await app.user.click(screen.getByRole('combobox', { name: 'Who did it' }));
  await app.user.click(await screen.findByRole('option', { name: 'olivia' }));
  expect(app.location()).toContain(`action=sign-in.failed&actor=${olivia}`);
  const { from, to } = asked[0] ?? {};
  expect(Date.parse(String(to)) - Date.parse(String(from))).toBe(86_400_000);
});

test('offers to clear the filters if nothing matches', async () => {
  const { user } = renderApp(`${paths.auditLog()}?search=nothing`);
  await user.click(await screen.findByRole('button', { name: 'Clear all filters' }));
  expect(await screen.findByRole('table', { name: 'Audit log' })).toBeInTheDocument();
});

test('denies access to admins', async () => {
  network.use(signedIn(currentUser('admin')));
  renderApp(paths.auditLog());
  expect(await screen.findByRole('heading', { level: 1, name: '403 Not Allowed' })).toBeInTheDocument();
});
