import { beforeAll, describe, expect } from 'vitest';
import { typeInto } from '../pages/keyboard.ts';
import { isQuarantined } from '../system/api.ts';
import { bookSlot, nextPhone, offerSlots } from '../system/bookings.ts';
import { addresses } from '../system/current.ts';
import { ENGINES, test } from './test.ts';

const { marketing } = addresses;

beforeAll(offerSlots);

// In Chromium, bookings.test.ts covers these steps.
describe.each(ENGINES.filter((engine) => engine !== 'Chromium'))('in %s', (engine) => {
  test('a slot is booked, also after someone else took the first choice, then cancelled', async ({
    visit,
  }) => {
    const page = await visit(engine, 'phone', [/409/]);
    const main = page.getByRole('main');
    await page.goto(`${marketing}/book-consultation`);
    const slot = main.locator('[role=group] input').last();
    expect(await main.getByLabel('Your name').isVisible()).toBe(false);
    await main.locator('[role=group] summary').last().click();
    await slot.click();
    await typeInto(main.getByLabel('Your name'), 'Ella Engine');
    await typeInto(main.getByLabel('Email', { exact: true }), `ella.${engine.toLowerCase()}@example.com`);
    await typeInto(main.getByLabel('Phone'), nextPhone());
    await bookSlot((await slot.getAttribute('value')) ?? '', `Fay ${engine}`);
    const book = page.getByRole('button', { name: 'Book this time' });
    await book.click();
    await main.getByRole('link', { name: /Someone has just taken it/ }).waitFor();
    expect(await main.getByRole('radio').count()).toBe(3);
    expect(await main.getByLabel('Your name').inputValue()).toBe('Ella Engine');
    await main.getByRole('radio').first().click();
    await book.click();
    await page.getByRole('heading', { level: 1, name: 'You’re booked.' }).waitFor();
    expect(await isQuarantined(`ella.${engine.toLowerCase()}@example.com`)).toBe(false);

    await main.getByText('Cancel it', { exact: true }).click();
    await main.getByRole('button', { name: 'Cancel the meeting' }).click();
    await page.getByRole('heading', { level: 1, name: 'It’s cancelled.' }).waitFor();
  });
});
