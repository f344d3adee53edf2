import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { hydratePage } from './pages/site-page.ts';
import { emailOf, isQuarantined } from './system/api.ts';
import { bookingApi, bookSlot, freeSlot, nextPhone, offeredStarts, offerSlots } from './system/bookings.ts';
import { addresses } from './system/current.ts';
import { test } from './test.ts';

const { marketing } = addresses;
const PAGE = `${marketing}/book-consultation`;

beforeAll(offerSlots);

/** Opens the page and waits for its script. */
async function openSlots(page: Page, query = ''): Promise<void> {
  await page.goto(PAGE + query);
  await hydratePage(page);
}

async function fillIn(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Your name').fill(name);
  await main.getByLabel('Email', { exact: true }).fill(emailOf(name));
  await main.getByLabel('Phone').fill(nextPhone());
}

const bookButton = (page: Page) => page.getByRole('button', { name: 'Book this time' });
const slotsOf = (page: Page, day: number) =>
  page.locator('main fieldset [role=group]').nth(day).getByRole('radio');

/** Fetches a booking by the address of its page. */
async function bookingAt(path: string) {
  const manageToken = new URL(path, marketing).pathname.split('/').at(-1) ?? '';
  return bookingApi.getOwnBooking({ params: { manageToken } });
}

const bookingOf = (page: Page) => bookingAt(page.url());

describe('a consultation', () => {
  test('is booked on a phone: a slot, the details, and the page of the booking', async ({ open }) => {
    const { page } = await open('phone');
    const main = page.getByRole('main');
    await openSlots(page, '?plan=rise');
    await main.getByText('Rise, £4,200 fee + £2,000 ads a month, before VAT').waitFor();
    expect(
      await main.getByRole('group', { name: 'Choose a time' }).getByRole('radio').count(),
    ).toBeGreaterThanOrEqual(9);
    expect(await main.getByLabel('Your name').isVisible()).toBe(false);
    await expectAccessible(page);
    const slot = slotsOf(page, 2).first();
    const box = await slot.boundingBox();
    expect(box && Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    const start = await slot.getAttribute('value');
    await slot.tap();
    await main.getByText('Your time').waitFor();
    await bookButton(page).click();
    const summary = main.getByRole('alert').filter({ hasText: 'These need your attention:' });
    await summary.waitFor();
    expect(await summary.evaluate((it) => it === document.activeElement)).toBe(true);
    await summary.getByRole('link', { name: 'Phone: Enter a number we can call.' }).click();
    expect(await main.getByLabel('Phone').evaluate((it) => it === document.activeElement)).toBe(true);
    await expectAccessible(page);

    await fillIn(page, 'Bella Booker');
    await bookButton(page).click();
    await page.waitForURL(/\/booking\/[\w-]{43}\?done=booked$/);
    await page.getByRole('heading', { level: 1, name: 'You’re booked.' }).waitFor();
    await main.getByText(/^With Upcurve/).waitFor();
    await expectAccessible(page);
    const booking = await bookingOf(page);
    expect(new Date(booking.start).toISOString()).toBe(start);
    expect(booking).toMatchObject({ status: 'booked', name: 'Bella Booker', zone: 'Europe/London' });
    expect(await isQuarantined(emailOf('Bella Booker'))).toBe(false);

    const file = await main.getByRole('link', { name: 'Put it in your calendar' }).getAttribute('href');
    const response = await fetch(new URL(file ?? '', marketing));
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const dtstart = start?.slice(0, 19).replaceAll(/[-:]/g, '');
    expect(await response.text()).toContain(`\r\nDTSTART:${dtstart}Z\r\n`);
    await expect
      .poll(async () => (await offeredStarts()).includes(start ?? ''), { timeout: 15_000 })
      .toBe(false);
  });

  test('is booked without script, on another day', async ({ open }) => {
    const { page } = await open('phone', { javaScriptEnabled: false });
    const main = page.getByRole('main');
    await page.goto(PAGE);
    await main.getByText('Another day', { exact: true }).click();
    await main.getByRole('link', { name: 'Next month' }).click();
    await main
      .getByRole('link', { name: /: \d+ free times?$/ })
      .nth(2)
      .click();
    await page.waitForURL(/\?day=\d{4}-\d\d-\d\d$/);
    await slotsOf(page, 1).nth(2).check();
    await fillIn(page, 'Nora Script');
    await bookButton(page).click();
    await main.getByText('check it and press the button again').waitFor();
    expect(await slotsOf(page, 1).nth(2).isChecked()).toBe(true);
    await bookButton(page).click();
    await page.waitForURL(/\/booking\/[\w-]{43}\?done=booked$/);
    await main.getByText(/^With Upcurve/).waitFor();
    expect(await isQuarantined(emailOf('Nora Script'))).toBe(false);
  });

  test.for([true, false])(
    'offers the next three slots if someone was faster (script: %s)',
    async (javaScriptEnabled, { open }) => {
      const { page, watch } = await open('phone', { javaScriptEnabled });
      const main = page.getByRole('main');
      if (javaScriptEnabled) await openSlots(page);
      else await page.goto(PAGE);
      watch.expect(/409/);
      const slot = slotsOf(page, 2).nth(1);
      await slot.check();
      await fillIn(page, 'Slow Sally');
      await bookSlot((await slot.getAttribute('value')) ?? '', 'Fast Fay');
      await bookButton(page).click();
      const summary = main.getByRole('alert').filter({ hasText: 'One thing needs your attention:' });
      await summary.getByRole('link', { name: /Someone has just taken it/ }).waitFor();
      expect(await main.getByRole('radio').count()).toBe(3);
      expect(await main.getByRole('radio', { checked: true }).count()).toBe(0);
      expect(await main.getByLabel('Your name').inputValue()).toBe('Slow Sally');
      if (javaScriptEnabled) await expectAccessible(page);
      const next = main.getByRole('radio').nth(1);
      const start = await next.getAttribute('value');
      await next.check();
      await bookButton(page).click();
      await page.waitForURL(/\/booking\/[\w-]{43}\?done=booked$/);
      expect(new Date((await bookingOf(page)).start).toISOString()).toBe(start);
    },
  );

  test('is shown in the visitor’s time zone, with UK time below', async ({ open }) => {
    const { page } = await open('desktop', { timezoneId: 'Asia/Dubai' });
    await openSlots(page);
    await page.getByText('Times are in Dubai time, where you are. Below them is UK time.').waitFor();
    // The tests above book on the third day, and the page is cached for some seconds.
    const slot = slotsOf(page, 1).first();
    const start = new Date((await slot.getAttribute('value')) ?? '');
    const clock = (timeZone: string) =>
      start.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
    expect(await slot.locator('..').textContent()).toMatch(
      new RegExp(`${clock('Asia/Dubai')}\\s+${clock('Europe/London')} UK time`),
    );
    await expectAccessible(page);
    await slot.focus();
    await page.keyboard.press('ArrowDown');
    await fillIn(page, 'Dora Dubai');
    await bookButton(page).click();
    await page.waitForURL(/\/booking\//);
    expect((await bookingOf(page)).zone).toBe('Asia/Dubai');
  });
});

describe('the page of a booking', () => {
  test.for([true, false])('moves and cancels it (script: %s)', async (javaScriptEnabled, { open }) => {
    const path = await bookSlot(await freeSlot(20), 'Mona Mover');
    const { page } = await open('phone', { javaScriptEnabled });
    const main = page.getByRole('main');
    await page.goto(marketing + path);
    await main.getByText('Move it', { exact: true }).click();
    if (javaScriptEnabled) await expectAccessible(page);
    // At least nine are shown, however few of them are today or on a day that is nearly full.
    const slot = main.locator('fieldset').getByRole('radio').nth(4);
    const start = await slot.getAttribute('value');
    await slot.check();
    await main.getByRole('button', { name: 'Move it to this time' }).click();
    await page.waitForURL(/\?done=moved$/);
    await page.getByRole('heading', { level: 1, name: 'It’s moved.' }).waitFor();
    expect(new Date((await bookingOf(page)).start).toISOString()).toBe(start);

    await main.getByText('Cancel it', { exact: true }).click();
    await main.getByLabel('What came up?').fill('A patient.\nThen another.');
    await main.getByRole('button', { name: 'Cancel the meeting' }).click();
    await page.getByRole('heading', { level: 1, name: 'It’s cancelled.' }).waitFor();
    expect((await bookingOf(page)).status).toBe('cancelled');
    expect(await main.getByText('Move it', { exact: true }).count()).toBe(0);
    if (javaScriptEnabled) await expectAccessible(page);
  });

  test('is private, and says so if there is no such booking', async ({ open }) => {
    const path = await bookSlot(await freeSlot(40), 'Pia Private');
    const response = await fetch(marketing + path);
    await response.text();
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(response.headers.get('referrer-policy')).toBe('strict-origin');

    const { page, watch } = await open('phone');
    watch.expect(/404/);
    await page.goto(`${marketing}/booking/${'a'.repeat(43)}`);
    await page.getByRole('heading', { level: 1, name: 'We don’t know this booking.' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Book another time' }).waitFor();
    await expectAccessible(page);
  });
});

describe('the week in the admin', () => {
  test('moves a meeting by its menu', async ({ open }) => {
    const path = await bookSlot(await freeSlot(30), 'Walter Week');
    /** Returns the day and time of the meeting in London, because the clocks may change in its week. */
    const wallTime = async () => (await bookingAt(path)).start.slice(0, 16);
    const start = await wallTime();
    const day = start.slice(0, 10);
    const { page } = await open('desktop');
    await signInPage(page).openAsOwner(`/admin/bookings?view=week&day=${day}`);
    const meeting = page.getByRole('button', { name: /Walter Week Consultation/ });
    await meeting.waitFor();
    await expectAccessible(page);

    await meeting.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Move', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Move the meeting with Walter Week' });
    await dialog.getByRole('radio').first().press('Space');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Move Meeting' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(wallTime).not.toBe(start);
  });
});
