import { describe, expect, inject } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { tabTo } from './pages/keyboard.ts';
import { sitePage } from './pages/site-page.ts';
import { ownerApi } from './system/api.ts';
import { test } from './test.ts';

const { marketing } = inject('addresses');

/** Whether what somebody sent was taken for a robot's. */
async function isHeldBack(email: string): Promise<boolean> {
  const { quarantine } = await ownerApi();
  const { items } = await quarantine.listQuarantine({ query: { limit: 100 } });
  return items.some((held) => held.email === email);
}

describe('the contact form', () => {
  test.concurrent('says what is missing, keeps what was typed, and leads on to the thank-you page', async ({
    open,
  }) => {
    const { page } = await open('desktop');
    const main = page.getByRole('main');
    await sitePage(page).openAlive('/contact', 'Reject');
    const send = main.getByRole('button', { name: 'Send the message' });
    await main.getByLabel('Your name').fill('Amelia Hart');
    await main.getByLabel('Email').fill('amelia.hart');
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    const summary = page.getByRole('alert').filter({ hasText: 'These need your attention:' });
    await summary.waitFor();
    expect(await summary.evaluate((it) => it === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await summary.getByRole('link', { name: 'Email: Enter a valid email address.' }).click();
    expect(await main.getByLabel('Email').evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await main.getByLabel('Your name').inputValue()).toBe('Amelia Hart');

    await main.getByLabel('Email').fill('amelia.hart@example.com');
    await main.getByLabel('What would you like to change?').fill('More smiles from Bath.\nFewer no-shows.');
    await send.click();
    await page.getByText('It has arrived.').waitFor();
    await page.waitForURL(`${marketing}/thank-you`);
    await page.getByRole('heading', { level: 1, name: 'Thank You!' }).waitFor();
    expect(await isHeldBack('amelia.hart@example.com')).toBe(false);
  });

  test.concurrent('works without script, after a second look', async ({ open }) => {
    const { page } = await open('phone', { javaScriptEnabled: false });
    const main = page.getByRole('main');
    await sitePage(page).open('/contact');
    await main.getByLabel('Your name').fill('Owen Price');
    await main.getByLabel('Email').fill('owen.price@example.com');
    await main.getByLabel('What would you like to change?').fill('<b>Everything</b> & more');
    await main.getByLabel(/occasional advice/).check();
    const send = main.getByRole('button', { name: 'Send the message' });
    await send.click();
    await page.getByText('look it over and press once more').waitFor();
    expect(page.url()).toBe(`${marketing}/forms/contact`);
    expect(await main.getByLabel('What would you like to change?').inputValue()).toBe(
      '<b>Everything</b> & more',
    );
    expect(await main.getByLabel(/occasional advice/).isChecked()).toBe(true);
    await send.click();
    await page.waitForURL(`${marketing}/thank-you`);
    expect(await isHeldBack('owen.price@example.com')).toBe(false);
  });

  test.concurrent('says so when the server will not have it', async ({ open }) => {
    const { page, watch } = await open('phone');
    const main = page.getByRole('main');
    await sitePage(page).openAlive('/contact', 'Reject');
    await main.getByLabel('Your name').fill('Evan Long');
    await main.getByLabel('What would you like to change?').fill('x'.repeat(70_000));
    watch.expect(/413/);
    await main.getByRole('button', { name: 'Send the message' }).click();
    await page.getByText('Our server would not take this form.').waitFor();
    expect(await main.getByLabel('Your name').inputValue()).toBe('Evan Long');
  });

  test.concurrent('that cannot be sent keeps every word, and arrives when it can be', async ({ open }) => {
    const { page, watch } = await open('phone');
    const main = page.getByRole('main');
    await sitePage(page).openAlive('/contact', 'Reject');
    await main.getByLabel('Your name').fill('Nia Evans');
    await main.getByLabel('Email').fill('nia.evans@example.com');
    await main.getByLabel('What would you like to change?').fill('The front desk.');
    watch.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    const send = main.getByRole('button', { name: 'Send the message' });
    await send.click();
    await page.getByText('We cannot reach our server.').waitFor();
    expect(await main.getByLabel('What would you like to change?').inputValue()).toBe('The front desk.');
    await page.context().setOffline(false);
    await send.click();
    await page.waitForURL(`${marketing}/thank-you`);
  });
});

test.concurrent('a consultation is asked for in local time', async ({ open }) => {
  const { page } = await open('phone');
  const main = page.getByRole('main');
  await sitePage(page).openAlive('/book-consultation', 'Reject');
  await main.getByLabel('Your name').fill('Isla Reid');
  await main.getByLabel('Email').fill('isla.reid@example.com');
  await main.getByLabel('Phone').fill('+44 20 7946 0958');
  await main.getByLabel('First choice').fill('2020-01-06T10:00');
  const ask = main.getByRole('button', { name: 'Ask for this time' });
  await ask.click();
  await page.getByRole('link', { name: 'First choice: Choose a time that is still to come.' }).waitFor();
  await main.getByLabel('First choice').fill('2099-01-06T10:00');
  await ask.click();
  await page.waitForURL(`${marketing}/thank-you`);
});

describe('what is sent to a form', () => {
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
    ['a page that takes none', 405, '/pricing', { body: 'name=x' }],
  ] as const)('%s is answered with %i', async ([, status, path, init]) => {
    const response = await post(path, init as RequestInit);
    await response.text();
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('with a mistake comes back with its token, so that it stays the same form', async () => {
    const response = await post('/forms/contact', { body: 'name=Ada&message=Hello&formToken=abc.def' });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('<input type="hidden" name="formToken" value="abc.def"/>');
  });
});
