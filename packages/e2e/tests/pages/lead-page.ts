import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const NOTE = 'Rang twice.\nAway until Monday.';

/** Closes all toasts, which cover the bottom of a phone's screen while the pointer is on them. */
async function closeToasts(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: /^Close notification/ });
  while ((await close.count()) > 0) await close.first().click();
}

/** Assigns the open lead, which Contacted gave a follow-up, writes a note, and checks each in the timeline. */
export async function handle(page: Page): Promise<void> {
  const desk = page.getByRole('region', { name: 'Handling' });
  await closeToasts(page);
  await desk.getByRole('button', { name: 'Assign to me' }).click();
  await desk.getByRole('button', { name: /^Assigned to olivia/i }).waitFor();
  await closeToasts(page);
  await desk.getByText(/^Due (tomorrow|in [23] days)$/).waitFor();
  await closeToasts(page);
  const panel = page.getByRole('region', { name: 'Notes and activity' });
  await panel.getByRole('textbox', { name: 'Note' }).fill(NOTE);
  await panel.getByRole('textbox', { name: 'Note' }).press('Control+Enter');
  const entries = panel.getByRole('listitem');
  await entries.first().getByText('wrote a note').waitFor();
  expect(await entries.allTextContents()).toEqual([
    expect.stringContaining(NOTE),
    expect.stringContaining('took it'),
    expect.stringContaining('set the follow-up to'),
    expect.stringContaining('set the status from New to Contacted'),
  ]);
}

/** Waits until the badge of the open lead shows a status. */
export async function expectStatus(page: Page, status: string): Promise<void> {
  await page.getByRole('article').getByText(status, { exact: true }).first().waitFor();
}

let clipboard: Promise<unknown> = Promise.resolve();

/** Runs a test step that uses the clipboard. The pages of a browser share it, so concurrent tests take turns. */
export function withClipboard(act: () => Promise<void>): Promise<void> {
  const turn = clipboard.then(act);
  clipboard = turn.catch(() => {});
  return turn;
}

/** Expects that print shows the messages, notes and address of a lead, and no controls. */
export async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const lead = page.getByRole('article');
  await lead.getByText('Away until Monday.').waitFor();
  await lead.getByText(page.url()).waitFor();
  for (const gone of ['Back to List', 'Update Status', 'Email Lead', 'Add note', 'Assign to me'])
    expect(await page.getByText(gone, { exact: true }).filter({ visible: true }).count()).toBe(0);
  await page.emulateMedia({ media: null });
}
