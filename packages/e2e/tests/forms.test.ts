import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { tabTo } from './pages/keyboard.ts';
import { sitePage } from './pages/site-page.ts';
import { emailOf, isQuarantined } from './system/api.ts';
import { addresses } from './system/current.ts';
import { test } from './test.ts';

const { marketing } = addresses;

describe('the contact form', () => {
  test.concurrent('reports missing fields, keeps the typed text, and leads to the thank-you page', async ({
    open,
  }) => {
    const { page } = await open('desktop');
    const main = page.getByRole('main');
    await sitePage(page).openAlive('/contact', 'Reject');
    const send = main.getByRole('button', { name: 'Send the message' });
    await main.getByLabel('Your name').fill('Amelia Hart');
    await main.getByLabel('Email', { exact: true }).fill('amelia.hart');
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    const summary = page.getByRole('alert').filter({ hasText: 'These need your attention:' });
    await summary.waitFor();
    expect(await summary.evaluate((it) => it === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await summary.getByRole('link', { name: 'Email: Enter a valid email address.' }).click();
    expect(
      await main.getByLabel('Email', { exact: true }).evaluate((it) => it === document.activeElement),
    ).toBe(true);
    expect(await main.getByLabel('Your name').inputValue()).toBe('Amelia Hart');

    await main.getByLabel('Email', { exact: true }).fill('amelia.hart@example.com');
    await main.getByLabel('What would you like to change?').fill('More smiles from Bath.\nFewer no-shows.');
    const sent = page.waitForRequest(/\/forms\/contact\/answer$/);
    await send.click();
    // A worker has solved the proof of work, under the page's content security policy.
    expect((await sent).postDataBuffer()?.toString()).toContain('name="proof"');
    await page.getByText('It has arrived.').waitFor();
    await page.waitForURL(`${marketing}/thank-you`);
    await page.getByRole('heading', { level: 1, name: 'Thank You!' }).waitFor();
    expect(await isQuarantined('amelia.hart@example.com')).toBe(false);
  });

  test.concurrent('the browser fills in the visitor’s details, but not the field for bots', async ({
    open,
  }) => {
    const { page } = await open('desktop');
    await sitePage(page).open('/contact');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Autofill.enable');
    const { root } = await devtools.send('DOM.getDocument');
    const selector = 'main form input[name="name"]';
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { node } = await devtools.send('DOM.describeNode', { nodeId });
    const amelia = {
      ...{ NAME_FULL: 'Amelia Hart', EMAIL_ADDRESS: 'amelia@hart.example', COMPANY_NAME: 'Hart' },
      ...{ PHONE_HOME_WHOLE_NUMBER: '+442079460958', ADDRESS_HOME_LINE1: '1 High Street' },
      ...{ ADDRESS_HOME_CITY: 'Bath', ADDRESS_HOME_ZIP: 'BA1 1AA', ADDRESS_HOME_COUNTRY: 'GB' },
    };
    const fields = Object.entries(amelia).map(([name, value]) => ({ name, value }));
    // The types of playwright-core do not know `address` yet.
    const command = { fieldId: node.backendNodeId, address: { fields } } as never;
    await devtools.send('Autofill.trigger', command);
    const form = page.getByRole('main').locator('form');
    await expect
      .poll(() => form.getByLabel('Email', { exact: true }).inputValue())
      .toBe(amelia.EMAIL_ADDRESS);
    expect(await form.getByLabel('Your name').inputValue()).toBe(amelia.NAME_FULL);
    expect(await form.getByLabel('Leave this field empty').inputValue()).toBe('');
  });

  test.concurrent('reports missing fields before its script has loaded and without the server', async ({
    open,
  }) => {
    const { page } = await open('phone');
    // These requests never complete.
    await page.route(/\/assets\/.*\.js|\/api\/|\/answer$/, () => {});
    await sitePage(page).open('/contact');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Send the message' }).tap();
    const name = main.getByLabel('Your name');
    expect(
      await name.evaluate(
        (it: HTMLInputElement) => it === document.activeElement && it.validity.valueMissing,
      ),
    ).toBe(true);
    expect(await main.getByText('Sending…').count()).toBe(0);
  });

  test.concurrent('tells the visitor if the server rejects it', async ({ open }) => {
    const { page, watch } = await open('phone');
    const main = page.getByRole('main');
    await sitePage(page).openAlive('/contact', 'Reject');
    await main.getByLabel('Your name').fill('Evan Long');
    await main.getByLabel('Email', { exact: true }).fill('evan.long@example.com');
    await main.getByLabel('What would you like to change?').fill('x'.repeat(70_000));
    watch.expect(/413/);
    await main.getByRole('button', { name: 'Send the message' }).click();
    await page.getByText('Our server rejected this form.').waitFor();
    expect(await main.getByLabel('Your name').inputValue()).toBe('Evan Long');
  });

  test.concurrent('keeps its text while offline, and is sent when the connection is back', async ({
    open,
  }) => {
    const { page, watch } = await open('phone');
    const main = page.getByRole('main');
    await sitePage(page).openAlive('/contact', 'Reject');
    await main.getByLabel('Your name').fill('Nia Evans');
    await main.getByLabel('Email', { exact: true }).fill('nia.evans@example.com');
    await main.getByLabel('What would you like to change?').fill('The front desk.');
    watch.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    const send = main.getByRole('button', { name: 'Send the message' });
    await send.click();
    await page.getByText('We can’t reach our server.').waitFor();
    expect(await main.getByLabel('What would you like to change?').inputValue()).toBe('The front desk.');
    await page.context().setOffline(false);
    await send.click();
    await page.waitForURL(`${marketing}/thank-you`);
  });
});

describe('a consultation', () => {
  const fillIn = async (page: Page, name: string) => {
    const main = page.getByRole('main');
    await main.getByLabel('Your name').fill(name);
    await main.getByLabel('Email', { exact: true }).fill(emailOf(name));
    await main.getByLabel('Phone').fill('+44 20 7946 0958');
  };

  test.concurrent('is requested with a plan, and confirmed with a calendar file', async ({
    open,
    expect,
  }) => {
    const { page } = await open('phone');
    const main = page.getByRole('main');
    await sitePage(page).openAlive('/forms/consultation?plan=rise', 'Reject');
    await main.getByText('Rise, £4,200 fee + £2,000 ads a month, before VAT').waitFor();
    await fillIn(page, 'Isla Reid');
    await main.getByLabel('Which day suits you?').fill('2020-01-06');
    await main.getByRole('radio', { name: 'Morning' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    const ask = main.getByRole('button', { name: 'Ask for this time' });
    await ask.click();
    await main.getByRole('link', { name: /^Which day suits you\? Choose \w+ \d+ \w+ or later/ }).waitFor();
    await expectAccessible(page);
    await main.getByLabel('Which day suits you?').fill('2099-01-06');
    await ask.click();
    await page.waitForURL(/\/thank-you\?/);
    await main.getByText('Afternoon, 12 to 5 UK time').waitFor();
    await main.getByText('Plan: Rise, £4,200 fee + £2,000 ads a month, before VAT').waitFor();
    await main
      .getByText(/confirms the exact half hour by phone or email, by 6 pm on \w+ \d+ \w+\./)
      .waitFor();
    await expectAccessible(page);

    const file = await main.getByRole('link', { name: 'Put it in your calendar' }).getAttribute('href');
    const response = await fetch(new URL(file ?? '', marketing));
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const lines = (await response.text()).split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining(['BEGIN:VCALENDAR', 'DTSTART:20990106T120000Z', 'DTEND:20990106T170000Z']),
    );
  });

  test.for(['', '?day=2099-01-06', '?day=2099-02-30&part=morning&by=2099-01-05&ref=aaaaaaaaaaaaaaaa'])(
    'has no calendar file for the query %j',
    async (query) => {
      const response = await fetch(`${marketing}/thank-you/consultation.ics${query}`);
      await response.text();
      expect(response.status).toBe(404);
    },
  );
});

describe('a request to a form address', () => {
  const post = (path: string, init: RequestInit) =>
    fetch(marketing + path, {
      method: 'POST',
      redirect: 'manual',
      ...init,
      headers: { origin: marketing, 'content-type': 'application/x-www-form-urlencoded', ...init.headers },
    });

  test.for([
    ['another site', 403, '/forms/contact', { headers: { origin: 'https://evil.example' } }],
    ['nobody knows where', 403, '/forms/contact', { headers: { origin: 'null' } }],
    [
      'a program, as JSON',
      415,
      '/forms/contact',
      { body: '{}', headers: { 'content-type': 'application/json' } },
    ],
    ['a flood', 413, '/forms/contact', { body: `message=${'x'.repeat(70_000)}` }],
    ['an unknown form', 404, '/forms/nothing', { body: 'name=x' }],
    ['an empty form', 400, '/forms/contact', { body: '' }],
    [
      'half a form',
      400,
      '/forms/contact/answer',
      { body: '--b\r\n', headers: { 'content-type': 'multipart/form-data; boundary=b' } },
    ],
    ['a page that takes none', 404, '/pricing', { body: 'name=x' }],
  ] as const)('%s gets status %i', async ([, status, path, init]) => {
    const response = await post(path, init as RequestInit);
    await response.text();
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('with an invalid form gets the form token back, so that a retry counts as the same form', async () => {
    const response = await post('/forms/contact', { body: 'name=Ada&message=Hello&formToken=abc.def' });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('<input type="hidden" name="formToken" value="abc.def"/>');
  });
});
