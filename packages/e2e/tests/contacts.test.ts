import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { expectStatus, handle } from './pages/lead-page.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { sitePage } from './pages/site-page.ts';
import { emailOf } from './system/api.ts';
import { test } from './test.ts';

const LIST = '/admin/eligibility/contacts';

test.concurrent.for(['phone', 'desktop'] as const)(
  'staff can read, answer, export and delete a consultation request (%s)',
  async (screen, { open }) => {
    const name = `Wanda ${screen === 'phone' ? 'Pocket' : 'Table'}`;
    await sitePage((await open(screen)).page).askForATime(name);

    const { page } = await open(screen, { acceptDownloads: true });
    await signInPage(page).openAsOwner(LIST);
    await page.getByRole('heading', { name: 'Contact Submissions', level: 1 }).waitFor();
    await page.getByText(/^Showing /).waitFor();
    await expectAccessible(page);
    await page.getByPlaceholder('Search submissions...').fill(name.toUpperCase());
    await page.getByText('Showing 1 of 1').waitFor();
    const row = page.getByRole('row', { name: new RegExp(name) });
    await row.getByText('New', { exact: true }).waitFor();
    await row.getByRole('link', { name }).click();

    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await page.getByText(/^Consultation · Submitted \d+ \w{3} \d{4}, \d\d:\d\d$/).waitFor();
    const wished = page.getByRole('region', { name: 'Details' }).getByRole('definition');
    expect(await wished.allTextContents()).toEqual(['Tuesday 6 January 2099', 'Morning, 9 to 12 UK time']);
    const message = page.getByRole('region', { name: 'Message' });
    expect(await message.textContent()).toContain('The front desk.\nAnd the phones.');
    const call = page.getByRole('link', { name: 'Call' });
    expect(await call.getAttribute('href')).toBe('tel:+442079460958');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Update Status' }).click();
    const dialog = page.getByRole('dialog', { name: 'Update Status' });
    await dialog.getByText('Reached out to lead').waitFor();
    await dialog.getByRole('radio', { name: 'Contacted' }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Update Status' }).click();
    await page.getByText('The submission status has been updated successfully.').waitFor();
    await expectStatus(page, 'Contacted');

    await handle(page);

    await page.getByRole('button', { name: 'Back to List' }).click();
    await row.getByText('Contacted', { exact: true }).waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('contact-submissions.csv');
    const csv = await text(await download.createReadStream());
    expect(csv).toContain(
      `,"${name}","${emailOf(name)}","Wünsche & Co","+44 (0)20 7946 0958","The front desk.\nAnd`,
    );
    expect(csv).toMatch(/,"contacted","Consultation",.*Preferred day: Tuesday/);
    expect(csv.trim().split('\r\n')).toHaveLength(2);

    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const confirm = page.getByRole('dialog', { name: 'Confirm Deletion' });
    await confirm.getByText(emailOf(name)).waitFor();
    await confirm.getByRole('button', { name: 'Delete Submission' }).click();
    await page.getByText('Submission Deleted', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'No submissions found.' }).waitFor();
    await expectAccessible(page);
  },
);
