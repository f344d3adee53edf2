import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { emailOf, submitQuiz } from './system/api.ts';
import { addresses, dataDir } from './system/current.ts';
import { test } from './test.ts';

const inDataDir = (file: string) => readFileSync(join(dataDir, file), 'utf8').trim();

/** Returns the tables with a row that contains a text in any column, as text, in JSON or as bytes. */
async function tablesWith(...texts: string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: inDataDir('database-url') });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema not in ('information_schema', 'pg_catalog') and table_type = 'BASE TABLE'`);
    const patterns = texts.flatMap((each) => [`%${each}%`, `%${Buffer.from(each).toString('hex')}%`]);
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query(`select 1 from ${name} t where t::text ilike any($1) limit 1`, [
        patterns,
      ]);
      if (rows.length > 0) found.push(name);
    }
    return found;
  } finally {
    await client.end();
  }
}

test.concurrent.for(['phone', 'desktop'] as const)(
  'exports and erases a person, and leaves no trace of them (%s)',
  async (screen, { open }) => {
    const name = `Canary ${screen === 'phone' ? 'Pocketbird' : 'Tablebird'}`;
    const email = emailOf(name);
    const phone = screen === 'phone' ? '+44 20 7946 0611' : '+44 20 7946 0612';
    await submitQuiz({ name, email, phone, answers: { 17: `${name} wants more bookings` } });
    const { id } = await submitQuiz({ name, email: `second.${email}`, phone });

    const { page } = await open(screen, { acceptDownloads: true });
    await signInPage(page).openAsOwner(`/admin/eligibility/submissions/${id}`);
    await page.getByRole('link', { name: 'All about this person' }).click();
    // The phone number alone joins nobody.
    await page.getByRole('button', { name: 'Merge (m)' }).click();
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await timeline.getByRole('link').nth(1).waitFor();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    expect(await timeline.getByRole('link', { name: /^Eligibility quiz/ }).count()).toBe(2);
    await page.getByRole('link', { name: email, exact: true }).waitFor();
    await expectAccessible(page);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Export' }).click();
    const kept = JSON.parse(await text(await (await downloading).createReadStream()));
    expect(kept.allLeads).toHaveLength(2);
    expect(kept.emails).toEqual([email, `second.${email}`]);

    expect(await tablesWith(name, email)).toContain('public.all_leads');
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Erase…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Erase Person' });
    await dialog.getByText('Submitted quizzes').waitFor();
    const button = dialog.getByRole('button', { name: 'Erase permanently' });
    expect(await button.isDisabled()).toBe(true);
    await dialog.getByLabel('The person’s email address').fill(email.toUpperCase());
    await expectAccessible(page);
    await button.click();
    await page.getByText('Person Erased', { exact: true }).waitFor();
    expect(await tablesWith(name, email, phone, phone.replaceAll(/\D/g, ''))).toEqual([]);
  },
);

/** Creates a token like the API does for links in mails. */
function unsubscribeToken(email: string): string {
  const key = createHash('sha256')
    .update(`unsubscribe\n${inDataDir('session-secret')}`)
    .digest();
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const encrypted = Buffer.concat([cipher.update(email, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('hex');
}

async function countSuppressed(): Promise<number> {
  const client = new pg.Client({ connectionString: inDataDir('database-url') });
  await client.connect();
  const { rows } = await client.query(`select 1 from suppressed_emails where reason = 'unsubscribe'`);
  await client.end();
  return rows.length;
}

test('unsubscribes by button, without script and by one-click email; opening the link changes nothing', async ({
  open,
}) => {
  const { marketing } = addresses;
  const link = `${marketing}/unsubscribe/${unsubscribeToken('wendy@example.com')}`;
  const before = await countSuppressed();
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await open('phone', { javaScriptEnabled });
    await page.goto(link);
    await page.getByRole('heading', { name: 'No more advice by email?', level: 1 }).waitFor();
    if (javaScriptEnabled) expect(await countSuppressed()).toBe(before);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'You are unsubscribed.', level: 1 }).waitFor();
    expect(await countSuppressed()).toBe(before + 1);
    if (javaScriptEnabled) await expectAccessible(page);
  }
  const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  const pressed = await fetch(`${marketing}/unsubscribe/${unsubscribeToken('xena@example.com')}`, oneClick);
  expect([pressed.status, pressed.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await countSuppressed()).toBe(before + 2);
  const cut = await fetch(link.slice(0, -2), oneClick);
  expect([cut.status, await cut.text()]).toEqual([400, expect.stringContaining('This link is incomplete.')]);
});
