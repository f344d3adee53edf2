import { expect } from 'vitest';
import { openSidebar } from './pages/admin-menu.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { submitQuiz } from './system/api.ts';
import { addresses } from './system/current.ts';
import { type Screen, test } from './test.ts';

const { admin } = addresses;

const LISTS = [
  '/admin/inbox',
  '/admin/eligibility/submissions',
  '/admin/eligibility/questions',
  '/admin/settings/audit-log',
];
/** The maximum distance of a list's first row from the top, in CSS pixels. The inbox also has the first steps. */
const ROWS_BY: Record<Screen, number[]> = { desktop: [220, 190, 190, 190], phone: [310, 290, 310, 320] };
/** The maximum distance of a lead's name from the top of its own screen. */
const NAME_BY: Record<Screen, number> = { desktop: 120, phone: 120 };

test.for(Object.keys(ROWS_BY) as Screen[])(
  'the first row and the name of a lead are near the top, and tabs are large enough for touch (%s)',
  async (screen, { open }) => {
    const { id } = await submitQuiz({ name: `First Row ${screen}` });
    const { page } = await open(screen);
    await signInPage(page).openAsOwner('/admin/inbox');
    const tops: Record<string, number> = {};
    for (const list of LISTS) {
      await page.goto(admin + list);
      const row = page.locator('[data-row]').first();
      await row.waitFor();
      tops[list] = await row.evaluate((it) => it.getBoundingClientRect().top);
    }
    expect(
      LISTS.filter((list, i) => (tops[list] ?? 0) > (ROWS_BY[screen][i] ?? 0)).map((list) => [
        list,
        tops[list],
      ]),
    ).toEqual([]);

    await page.goto(`${admin}/admin/eligibility/submissions/${id}`);
    const name = page.getByRole('heading', { name: `First Row ${screen}`, level: 1 });
    await name.waitFor();
    expect(await name.evaluate((it) => it.getBoundingClientRect().top)).toBeLessThanOrEqual(NAME_BY[screen]);
    if (screen === 'desktop') return;
    expect(await page.getByRole('button', { name: /status/i }).count()).toBe(1);

    await openSidebar(page);
    const rows = page
      .getByRole('navigation', { name: 'Admin' })
      .locator('a, button')
      .filter({ visible: true });
    const lower: string[] = [];
    for (const row of await rows.all()) {
      const { height = 0 } = (await row.boundingBox()) ?? {};
      const text = (await row.textContent()) ?? '';
      // A link within a sentence, and a link whose click area is larger than its text.
      const isText = ['Add them', 'Dashboard'].includes(text);
      if (height < 44 && !isText) lower.push(text);
    }
    expect(lower).toEqual([]);
  },
);
