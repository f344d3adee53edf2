import { expect } from 'vitest';
import type { EnginePage } from '../engines/page.ts';

/** Expects the complete report for the answers in visitor.ts. */
export async function expectReport(page: EnginePage, name: string): Promise<void> {
  const section = (heading: RegExp) => page.getByRole('region', { name: heading });
  await page.getByText('out of 100').waitFor();
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  expect(title?.startsWith(`${name.split(' ')[0]}, `)).toBe(true);
  await page.getByText('Growing', { exact: true }).first().waitFor();

  const fit = section(/You’re eligible\.|No plan fits yet/);
  await fit.getByText('You meet all conditions').click();
  const met = fit.getByText('Met', { exact: true });
  await met.first().waitFor();
  expect(await met.count()).toBe(3);
  const categories = section(/Where you stand/).getByRole('heading', { level: 3 });
  expect((await categories.allTextContents()).sort()).toEqual(['Budget', 'Marketing', 'Sales']);
  expect(
    await section(/Three changes/)
      .getByRole('listitem')
      .count(),
  ).toBe(3);
}
