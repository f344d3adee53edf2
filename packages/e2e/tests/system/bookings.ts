import { createClient } from '@upcurve/api-client/create-client';
import { bookings } from '@upcurve/contracts/bookings/bookings';
import { expect, vi } from 'vitest';
import { emailOf, ownerApi } from './api.ts';
import { addresses } from './current.ts';
import { formGuard } from './form-token.ts';

const { marketing } = addresses;
const { listSlots, book, getOwnBooking } = bookings;

/** An API client for bookings that acts as a visitor. */
export const bookingApi = createClient(
  { listSlots, book, getOwnBooking },
  { baseUrl: marketing, headers: () => ({ origin: marketing }) },
);

let numbers = 0;
/** Returns another phone number each time, because one number can have only two meetings ahead. */
export const nextPhone = () => `07700 9${String(10_000 + numbers++)}`;

/** Books a slot without a browser. Returns the path of the booking's page. */
export async function bookSlot(start: string, name: string): Promise<string> {
  const { manageUrl } = await bookingApi.book({
    body: {
      ...(await formGuard(marketing)),
      type: 'consultation',
      start,
      name,
      email: emailOf(name),
      phone: nextPhone(),
      zone: 'Europe/London',
      source: 'test',
      consent: false,
    },
  });
  return new URL(manageUrl).pathname;
}

/** Returns the start of a free slot that is not soon, so that no test runs into the minimum notice. */
export async function freeSlot(at: number): Promise<string> {
  const { slots } = await bookingApi.listSlots({ query: {} });
  const later = slots.filter(({ start }) => Date.parse(start) > Date.now() + 2 * 86_400_000);
  return new Date(later[at]?.start ?? '').toISOString();
}

/** Returns the starts that the booking page offers. */
export async function offeredStarts(): Promise<string[]> {
  const page = await (await fetch(`${marketing}/book-consultation`)).text();
  return [...page.matchAll(/name="start"[^>]* value="([^"]+)"/g)].map(([, start = '']) => start);
}

/** Makes the site offer slots: the first owner takes the meetings. */
export async function offerSlots(): Promise<void> {
  await ownerApi();
  await bookSlot(await freeSlot(60), 'Frank First');
  await vi.waitFor(async () => expect((await offeredStarts()).length).toBeGreaterThan(12), 20_000);
}
