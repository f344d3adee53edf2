import { expect } from 'vitest';
import { sitePage } from '../pages/site-page.ts';
import { emailOf, isQuarantined } from '../system/api.ts';
import { addresses } from '../system/current.ts';
import { test } from '../test.ts';

const { marketing } = addresses;

test.concurrent('the contact form works without script, after the visitor confirms it', async ({ open }) => {
  const { page } = await open('phone', { javaScriptEnabled: false });
  const main = page.getByRole('main');
  await sitePage(page).open('/contact');
  await main.getByLabel('Your name').fill('Owen Price');
  await main.getByLabel('Email', { exact: true }).fill('owen.price@example.com');
  await main.getByLabel('What would you like to change?').fill('<b>Everything</b> & more');
  await main.getByLabel(/occasional advice/).check();
  const send = main.getByRole('button', { name: 'Send the message' });
  await send.click();
  await page.getByText('check it and press the button again').waitFor();
  expect(page.url()).toBe(`${marketing}/forms/contact`);
  expect(await main.getByLabel('What would you like to change?').inputValue()).toBe(
    '<b>Everything</b> & more',
  );
  expect(await main.getByLabel(/occasional advice/).isChecked()).toBe(true);
  await send.click();
  await page.waitForURL(`${marketing}/thank-you`);
  expect(await isQuarantined('owen.price@example.com')).toBe(false);
});

test.concurrent('a consultation can be requested without script', async ({ open }) => {
  const { page } = await open('phone', { javaScriptEnabled: false });
  const main = page.getByRole('main');
  await sitePage(page).open('/forms/consultation?plan=crest');
  await main.getByLabel('Your name').fill('Nora Script');
  await main.getByLabel('Email', { exact: true }).fill(emailOf('Nora Script'));
  await main.getByLabel('Phone').fill('+44 20 7946 0958');
  await main.getByLabel('Which day suits you?').fill('2099-01-06');
  await main.getByRole('radio', { name: 'Evening' }).check();
  await main.getByRole('button', { name: 'Ask for this time' }).click();
  await page.getByText('check it and press the button again').waitFor();
  expect(await main.getByRole('radio', { name: 'Evening' }).isChecked()).toBe(true);
  await main.getByRole('button', { name: 'Ask for this time' }).click();
  await page.waitForURL(/\/thank-you\?/);
  await main.getByText('Evening, 5 to 6 UK time').waitFor();
  await main.getByText('Plan: Crest').waitFor();
});
