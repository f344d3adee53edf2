import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** The lists of leads, which staff use most of the day. */
export const LEAD_LISTS = ['/admin/inbox', '/admin/eligibility/submissions', '/admin/eligibility/contacts'];
/** The maximum size of the initial scripts of a list. */
export const FIRST_SCRIPT_MAX_KB = 320;

/** Measures the gzipped scripts that an uncached page loads until its list is shown and the network is idle. */
export async function firstScript(page: Page, address: string) {
  const scripts: Promise<number>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() !== 'script') return;
    scripts.push(answer.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(address);
  await page.locator('section[aria-busy="false"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts);
  return { kB: sizes.reduce((sum, size) => sum + size, 0) / 1000, files: sizes.length };
}

/** The maximum size of the scripts of the post editor beyond those of the admin's frame. */
export const EDITOR_SCRIPT_MAX_KB = 300;

const ASSETS = join(import.meta.dirname, '../../../apps/admin/build/client/assets');

/** Returns a built script with everything that it imports before it runs. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(join(ASSETS, file), 'utf8');
  for (const [, imported = ''] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    withImports(imported, found);
  return found;
}

/** Measures the gzipped scripts of the post editor beyond those of the admin's frame, in kB. */
export function editorScript(): number {
  const files = readdirSync(ASSETS);
  const named = (name: string) => {
    const file = files.find((each) => each.startsWith(`${name}-`) && each.endsWith('.js'));
    if (!file) throw new Error(`The admin's build has no script ${name}.`);
    return withImports(file);
  };
  const frame = new Set([...named('index'), ...named('frame')]);
  const own = [...named('BuilderScreen')].filter((file) => !frame.has(file));
  return (
    own.reduce((sum, file) => sum + gzipSync(readFileSync(join(ASSETS, file)), { level: 9 }).length, 0) / 1000
  );
}
