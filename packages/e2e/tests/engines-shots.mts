import { launchFirefox, findFirefox } from '/work/h/site/packages/e2e/tests/browser.ts';
import { startWebkit, findWebkit } from '/work/h/site/packages/e2e/tests/engines/webkit.ts';
import fs from 'node:fs';
const out = '/tmp/site-shots/eng'; fs.mkdirSync(out, { recursive: true });
const base = 'http://localhost:3160';
const pages = process.argv.length > 3 ? process.argv.slice(3) : ['/', '/pricing', '/services', '/services/paid-media', '/blog', '/blog/hire-the-person-who-rings-back', '/contact', '/book-consultation', '/calculator/questions', '/calculator/results', '/partner-program', '/stories-test', '/subscription-model', '/lead-guide', '/check-eligibility'];
const name = (p: string) => (p === '/' ? 'home' : p.slice(1).replaceAll('/', '_'));
const hide = "const s=document.createElement('style');s.textContent='[data-asks],aside[aria-label=\"Always at hand\"]{display:none!important}';document.head.append(s)";
if (process.argv[2] === 'firefox') {
  const b = await launchFirefox(findFirefox()!);
  for (const [w, h] of [[390, 844], [1440, 900]]) {
    const p = await (await b.newContext({ viewport: { width: w!, height: h! } })).newPage();
    for (const path of pages) {
      await p.goto(base + path, { waitUntil: 'load' });
      await p.evaluate(async () => { for (const i of document.images) i.loading = 'eager'; await Promise.all([...document.images].map(i => i.decode().catch(() => {}))); await document.fonts.ready; });
      await p.waitForTimeout(500);
      const wide = await p.evaluate(() => document.documentElement.scrollWidth);
      await p.screenshot({ path: `${out}/ff-${name(path)}-${w}.png`, fullPage: true });
      console.log('firefox', w, path, wide);
    }
  }
  await b.close();
} else {
  const kit = await startWebkit(findWebkit()!);
  for (const [w, h] of [[390, 1100], [1440, 1100]]) {
    const { page, close } = await kit.open({ width: w!, height: h! });
    for (const path of pages) {
      await page.goto(base + path);
      await page.evaluate(async () => { for (const i of Array.from(document.images)) i.loading = 'eager'; await document.fonts.ready; const s=document.createElement('style'); s.textContent='html{scroll-behavior:auto!important}'; });
      await new Promise(r => setTimeout(r, 700));
      const [wide, tall] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
      for (let y = 0, n = 0; y < Math.min(tall, 6600); y += 1000, n++) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' as ScrollBehavior }), y);
        await new Promise(r => setTimeout(r, 250));
        await (page as any).screenshot({ path: `${out}/wk-${name(path)}-${w}-${n}.png` });
      }
      console.log('webkit', w, path, wide, tall);
    }
    await close();
  }
  await kit.stop();
}
