import { expect, test } from 'vitest';
import { LISTED_PAGES } from './pages/all-pages.ts';
import { addresses } from './system/current.ts';

const { marketing } = addresses;

/** Words of the specification, which hold to the letter. */
const QUOTED =
  /Boost Your Clinic's Revenue|7 Steps That'll|You're one step closer to unlocking your clinic's true/g;

/** What a visitor reads of a page, as the server sends it. */
async function read(address: string): Promise<string> {
  const html = await (await fetch(address)).text();
  return html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;|&#39;|&apos;/g, "'")
    .replace(QUOTED, '')
    .replace(/\s+/g, ' ');
}

test('every page of the site keeps to our spelling', async () => {
  const own = LISTED_PAGES.filter((path) => !path.includes('/blog/')).map((path) => marketing + path);
  expect(own.length).toBeGreaterThan(30);
  const pages = await Promise.all(own.map(async (address) => ({ address, text: await read(address) })));
  const found = (pattern: RegExp) =>
    pages.flatMap(({ address, text }) =>
      [...text.matchAll(pattern)].map(([words]) => `${address}: ${words}`),
    );
  expect(found(/.{0,40}\w'\w.{0,40}/g)).toEqual([]);
  expect(found(/.{0,40}\b(?:rung|adverts?)\b.{0,40}/gi)).toEqual([]);
  const turns = new Set(found(/.{0,40}, not (?!yet\b)[a-z]+/g).map((turn) => turn.split(': ').at(-1)));
  expect(turns.size, [...turns].join('\n')).toBeLessThanOrEqual(12);
});
