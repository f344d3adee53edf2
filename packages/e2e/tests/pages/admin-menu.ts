import type { EnginePage } from '../engines/page.ts';

/** Shows the admin's sidebar, which phones have in a menu. It closes when another screen opens. */
export async function openSidebar(page: EnginePage): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  if (width >= 768) return;
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: 'Admin' }).waitFor();
}
