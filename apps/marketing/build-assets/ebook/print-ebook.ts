import { printCuts } from '@upcurve/pdf/fonts';
import { chromium } from 'playwright-core';

/**
 * Prints ebook.html as a tagged PDF with an outline, and its first page as a picture.
 * @throws if a text does not fit its page
 */
export async function printEbook(): Promise<{ pdf: Buffer; cover: Buffer }> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(new URL('ebook.html', import.meta.url).href);
    // Static cuts, because a variable font makes the file three times as large.
    const faces = Object.entries(await printCuts()).map(
      ([family, font]) =>
        `@font-face { font-family: ${family}; src: url(data:font/ttf;base64,${font.toString('base64')}); }`,
    );
    await page.addStyleTag({ content: faces.join('\n') });
    const tooLong = await page.evaluate(async () => {
      await document.fonts.ready;
      const pages = [...document.querySelectorAll('.page:not(.cover)')];
      return pages.find(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)?.textContent;
    });
    if (tooLong) throw new Error(`A text of the e-book does not fit its page: ${tooLong}`);
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    });
    const cdp = await page.context().newCDPSession(page);
    const cover = await cdp.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 82,
      captureBeyondViewport: true,
      // A page of the e-book is 576 × 768 points.
      clip: { x: 0, y: 0, width: 768, height: 1024, scale: 1 },
    });
    return { pdf, cover: Buffer.from(cover.data, 'base64') };
  } finally {
    await browser.close();
  }
}
