import { bookings } from '@upcurve/contracts/bookings/bookings';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apiForFile, SITE } from '../test/api.ts';
import { contactInput, leadInput } from '../test/samples/leads.ts';

const api = await apiForFile();
await api.signIn('owner');

/** Whatever a browser, an extension or a link may send: any text, cut emoji and controls included, or no text at all. */
const untyped = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 1500 }),
  fc.constantFrom(
    '\u2028',
    `${'x'.repeat(119)}\ud83d`,
    '\ud83d',
    '\0',
    'Etc/Unknown',
    'Europe/Kyiv',
    null,
    7,
    {},
    [],
  ),
);
const tags = ['source', 'medium', 'campaign', 'term', 'content', 'referrer', 'landingPage'];
const attribution = fc.oneof(untyped, fc.record(Object.fromEntries(tags.map((tag) => [tag, untyped]))));
const guard = { formToken: untyped, proof: untyped, fax: untyped };

const post = async (url: string, payload: object) => {
  const answer = await api.app.inject({ method: 'POST', url, payload, headers: { origin: SITE } });
  return [answer.statusCode, answer.statusCode < 300 ? '' : answer.body];
};
const CREATED = [201, ''];

test('nothing that a visitor did not type makes a form fail', async () => {
  const { slots } = await api.client(bookings).listSlots({ query: {} });
  let next = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.record({ sessionId: untyped, attribution, ...guard }),
      fc.record({ source: untyped, medium: untyped, campaign: untyped, isCounted: untyped }),
      fc.record({ source: untyped, ...guard }),
      fc.record({ source: untyped, zone: untyped, resultToken: untyped, ...guard }),
      async (quiz, session, form, booking) => {
        expect(await post('/api/eligibility/submissions', { ...leadInput(api), ...quiz })).toEqual(CREATED);
        expect(await post('/api/eligibility/sessions', { answers: {}, ...session })).toEqual(CREATED);
        expect(await post('/api/contact', { ...contactInput(api), ...form })).toEqual(CREATED);
        const { name, email, consent } = contactInput(api);
        const start = slots[next++ % slots.length]?.start;
        const meeting = { type: 'consultation', start, name, email, consent };
        expect([201, 409]).toContain((await post('/api/bookings', { ...meeting, ...booking }))[0]);
        const event = { kind: 'page', path: `/${session.source}`, ...session, isCounted: undefined };
        const batch = { id: crypto.randomUUID(), events: [event] };
        expect(await post('/api/events', batch)).toEqual([200, '']);
        const zone = encodeURIComponent(String(booking.zone).toWellFormed());
        expect((await api.app.inject(`/api/bookings/slots?zone=${zone}`)).statusCode).toBe(200);
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);

test('a campaign with a line separator, or a cut emoji, is stored without it', async () => {
  const campaign = `Herbst\u2028Aktion`;
  const body = { ...leadInput(api), attribution: { campaign, source: `${'x'.repeat(119)}\ud83d`, term: 7 } };
  expect(await post('/api/eligibility/submissions', body)).toEqual(CREATED);
  const { attribution: stored } = await api.db
    .selectFrom('leads')
    .select('attribution')
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow();
  expect(stored).toEqual({ campaign: 'Herbst Aktion', source: 'x'.repeat(119) });
});
