import { expect } from 'vitest';
import { signInPage } from './pages/sign-in-page.ts';
import { handIn } from './system/api.ts';
import { addresses } from './system/current.ts';
import { type Screen, test } from './test.ts';

const { admin } = addresses;

const LISTS = [
  '/admin/inbox',
  '/admin/eligibility/submissions',
  '/admin/eligibility/questions',
  '/admin/settings/audit-log',
];
/** The maximum distance of a list's first row from the top, in CSS pixels. */
const ROWS_BY: Record<Screen, number> = { desktop: 230, phone: 330 };

test.for(Object.keys(ROWS_BY) as Screen[])(
  'the first row is near the top, and tabs are large enough for touch (%s)',
  async (screen, { open }) => {
    await handIn({ name: `First Row ${screen}` });
    const { page } = await open(screen);
    await signInPage(page).openAsOwner('/admin/inbox');
    const tops: Record<string, number> = {};
    const lower = new Set<string | null>();
    for (const list of LISTS) {
      await page.goto(admin + list);
      const row = page.locator('[data-row]').first();
      await row.waitFor();
      tops[list] = await row.evaluate((it) => it.getBoundingClientRect().top);
      for (const tab of await page.getByRole('tab').all()) {
        const { height = 0 } = (await tab.boundingBox()) ?? {};
        if (height < 44) lower.add(await tab.textContent());
      }
    }
    expect(Object.entries(tops).filter(([, top]) => top > ROWS_BY[screen])).toEqual([]);
    if (screen === 'phone') expect([...lower]).toEqual([]);
  },
);
