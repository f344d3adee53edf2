import { expect } from 'vitest';
import type { EnginePage } from '../engines/page.ts';

/** Expects the complete report for the answers in visitor.ts. */
export async function expectReport(page: EnginePage, name: string): Promise<void> {
  await page.getByText('turnover you lose a month').waitFor();
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  expect(title?.startsWith(`${name.split(' ')[0]}, `)).toBe(true);
  await page
    .getByText(/^Yes: Ground, £2,200 fee.* a month, before VAT\.$/)
    .first()
    .waitFor();
  await page.getByRole('heading', { name: 'How we got there' }).click();
  await page.getByRole('table', { name: 'How we got there' }).waitFor();
  await page.getByRole('heading', { name: 'The plan and the contract in numbers' }).click();
  const met = page.getByText('Met', { exact: true });
  await met.first().waitFor();
  expect(await met.count()).toBe(3);
}
