import type { Locator, Page } from 'playwright-core';
import type { Target } from '../engines/page.ts';

const MOST_STOPS = 40;

/** Presses Tab (or Shift+Tab) until the target has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${MOST_STOPS} × ${key} did not lead to ${target}.`);
}

/** Replaces the text of a field key by key, because React misses Playwright's `fill` in Firefox. */
export async function typeInto(field: Target, text: string): Promise<void> {
  await field.click();
  await field.press('Control+a');
  if (text) await field.pressSequentially(text);
  else await field.press('Backspace');
}
