import { bookings } from '@upcurve/contracts/bookings/bookings';
import { startMailServer } from '@upcurve/testing/mail-server';
import { afterAll, expect, test } from 'vitest';
import { apiForFile } from '../../../test/api.ts';
import { contactInput } from '../../../test/samples/leads.ts';

const server = await startMailServer();
afterAll(() => server.close());
const api = await apiForFile({ env: { SMTP_URL: server.url }, worker: true });
await api.signIn('owner', 'ada');
await api.db.updateTable('users').set({ email: 'ada@agency.example', leadMails: 'none' }).execute();

/** Returns the mails to an address: the text, and the lines of the invitation without folds. */
const mailsTo = (address: string) =>
  server.received
    .filter(({ to }) => to.includes(address))
    .map(({ raw }) => {
      const parts = raw.split(/\r\n--[^\r\n]+/).map((part) => {
        const [head = '', ...body] = part.split('\r\n\r\n');
        const text = body.join('\r\n\r\n');
        if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString();
        return text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
      });
      const calendar = parts.find((part) => part.includes('BEGIN:VCALENDAR')) ?? '';
      return { raw, text: parts.join('\n'), calendar: calendar.replaceAll('\r\n ', '').split('\r\n') };
    });

const hasMails = (address: string, count: number) =>
  expect.poll(() => mailsTo(address).length, { timeout: 20_000 }).toBe(count);

test('visitor and host get an invitation that follows each change, with a link to move and cancel', async () => {
  const { name, email, consent, formToken, proof } = contactInput(api);
  const client = api.client(bookings);
  const { slots } = await client.listSlots({ query: {} });
  const form = {
    name,
    email,
    consent,
    formToken,
    proof,
    zone: 'Europe/London',
    source: '/book-consultation',
  };
  const made = await client.book({ body: { ...form, type: 'consultation', start: slots[0]?.start ?? '' } });
  await hasMails('Anna@example.com', 1);
  await hasMails('ada@agency.example', 1);

  const manageToken = made.manageUrl.split('/').at(-1) ?? '';
  await client.moveOwnBooking({ params: { manageToken }, body: { start: slots[4]?.start ?? '' } });
  await hasMails('Anna@example.com', 2);
  await client.cancelOwnBooking({ params: { manageToken }, body: {} });
  await hasMails('Anna@example.com', 3);
  await hasMails('ada@agency.example', 3);

  const [booked, moved, cancelled] = mailsTo('Anna@example.com');
  expect(booked?.text).toContain(made.manageUrl);
  expect(cancelled?.text).not.toContain(made.manageUrl);
  const uid = `UID:${made.id}@localhost`;
  expect(booked?.calendar).toEqual(expect.arrayContaining(['METHOD:REQUEST', 'SEQUENCE:0', uid]));
  expect(moved?.calendar).toEqual(expect.arrayContaining(['METHOD:REQUEST', 'SEQUENCE:1', uid]));
  expect(cancelled?.calendar).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED', uid]),
  );
  const start = new Date(slots[4]?.start ?? '').toISOString().slice(0, 19).replace(/[-:]/g, '');
  expect(moved?.calendar).toContain(`DTSTART:${start}Z`);
  const [toHost] = mailsTo('ada@agency.example');
  expect(toHost?.raw).not.toContain(manageToken);
  expect(toHost?.calendar).toContain('SUMMARY:Consultation: Anna Bell');
  expect(booked?.calendar).toContain('SUMMARY:Consultation with Upcurve');
});
