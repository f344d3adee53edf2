import { describe, expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { sitePage } from './pages/site-page.ts';
import { addresses } from './system/current.ts';
import { test } from './test.ts';

const { marketing, admin } = addresses;

describe('the phone menu', () => {
  test.concurrent('opens before any script has loaded, and closes with its button, Escape and a press outside', async ({
    open,
  }) => {
    const { page } = await open('phone', { javaScriptEnabled: false });
    const site = sitePage(page);
    await site.open('/pricing');
    expect(await site.menu.isVisible()).toBe(false);

    await site.menuButton.click();
    await site.menu.getByRole('link', { name: 'Contact Us' }).waitFor();
    await site.menu.getByRole('link', { name: 'Revenue calculator' }).waitFor();
    await site.menu.getByRole('link', { name: 'Check Eligibility' }).waitFor();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await site.menu.waitFor({ state: 'hidden' });

    await site.menuButton.click();
    await page.keyboard.press('Escape');
    await site.menu.waitFor({ state: 'hidden' });

    await site.menuButton.click();
    await page.mouse.click(195, 800);
    await site.menu.waitFor({ state: 'hidden' });
  });

  test.concurrent.for([
    ['the banner in sight', 0],
    ['the banner scrolled away', 300],
  ] as const)('opens and closes with one button that stays in place, %s', async ([, scrolled], { open }) => {
    const { page } = await open('phone', { javaScriptEnabled: false });
    const site = sitePage(page);
    await site.open('/pricing');
    await page.mouse.wheel(0, scrolled);
    await page.getByRole('complementary', { name: 'Offer' }).waitFor();
    await site.menuButton.hover();
    const box = await site.menuButton.boundingBox();
    if (!box) throw new Error('There is no button.');
    const pressThere = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await pressThere();
    await site.menu.getByRole('link', { name: 'Home' }).waitFor();
    await pressThere();
    await site.menu.waitFor({ state: 'hidden' });
    expect(page.url()).toBe(`${marketing}/pricing`);
  });

  test.concurrent('closes on a link and when the viewport grows wider', async ({ open }) => {
    const { page } = await open('phone');
    const site = sitePage(page);
    await site.openAlive('/', 'Reject');
    await site.menuButton.click();
    await site.menu.getByRole('link', { name: 'What We Do' }).click();
    await site.menu.waitFor({ state: 'hidden' });
    expect(page.url()).toBe(`${marketing}/#what-we-do`);

    await site.menuButton.click();
    await expectAccessible(page);
    await page.setViewportSize({ width: 900, height: 800 });
    await page.setViewportSize({ width: 390, height: 844 });
    await site.menu.waitFor({ state: 'hidden' });
  });
});

test.concurrent('keeps a tap on a page that is not hydrated yet', async ({ open }) => {
  const { page } = await open('phone');
  const site = sitePage(page);
  await site.open('/contact');
  const main = page.getByRole('main');
  await main.getByLabel('Your name').fill('Early Bird');
  await main.getByLabel('Email', { exact: true }).fill('early.bird@example.com');
  await main.getByLabel('What would you like to change?').fill('   ');
  await main.getByRole('button', { name: 'Send the message' }).tap();
  await page.getByText('One thing needs your attention:').waitFor();
});

test.concurrent('the offer in the banner opens the popup, and as a link opens in a new tab', async ({
  open,
}) => {
  const { page } = await open('desktop');
  const site = sitePage(page);
  await site.openAlive('/pricing', 'Reject');
  const offer = page.getByRole('link', { name: 'Download the Guide!' });
  expect(await offer.getAttribute('href')).toBe('/#what-we-do');
  await offer.click();
  await site.ebook.waitFor();
  expect(page.url()).toBe(`${marketing}/pricing`);
  await page.keyboard.press('Escape');
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    offer.click({ modifiers: ['Control'] }),
  ]);
  await tab.waitForURL(`${marketing}/#what-we-do`);
});

test.concurrent('the header works by keyboard, and shows a shadow after 50 px of scrolling', async ({
  open,
  expect,
}) => {
  const { page } = await open('desktop');
  const site = sitePage(page);
  await site.openAlive('/blog');
  const stops: string[] = [];
  for (let i = 0; i < 10; i++) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
  }
  expect(stops).toEqual([
    'Skip to content',
    'Download the Guide!',
    'Upcurve',
    'Home',
    'What We Do',
    'Pricing',
    'Blog',
    'Contact Us',
    'Check Eligibility',
    'Book Consultation',
  ]);
  const shadow = () => site.banner.evaluate((header) => getComputedStyle(header).boxShadow);
  expect(await shadow()).toBe('none');
  await page.evaluate(() => scrollTo(0, 50));
  await site.settle();
  expect(await shadow()).toBe('none');
  await page.evaluate(() => scrollTo(0, 51));
  await expect.poll(shadow).not.toBe('none');
});

describe('navigation', () => {
  test.concurrent('an anchor scrolls to its place on the page', async ({ open, expect }) => {
    const { page } = await open('desktop', { reducedMotion: 'no-preference' });
    await sitePage(page).openAlive('/privacy-policy', 'Reject');
    const link = page.getByRole('main').locator('a[href^="#"]').last();
    const target = page.locator((await link.getAttribute('href')) ?? '');
    await link.click();
    await expect
      .poll(() => target.evaluate((it) => Math.abs(it.getBoundingClientRect().top)), { timeout: 5_000 })
      .toBeLessThan(200);
  });

  test.concurrent('another page starts at its top; going back restores the scroll position', async ({
    open,
    expect,
  }) => {
    const { page } = await open('phone');
    const site = sitePage(page);
    await site.openAlive('/', 'Reject');
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel('All pages, phone and address').check();
    const link = footer.getByRole('link', { name: 'Blog', exact: true });
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(100);
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(3_000);
    await link.click();
    await page.waitForURL(`${marketing}/blog`);
    await page.locator('h1:focus').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(3_000);
  });

  test.concurrent('a link in the e-book popup closes the popup', async ({ open }) => {
    const { page } = await open('desktop');
    const site = sitePage(page);
    await site.openAlive('/pricing', 'Reject');
    await page.getByRole('button', { name: 'Download the Guide Now!' }).click();
    await site.ebook.getByRole('link', { name: 'How we look after your data' }).click();
    await page.waitForURL(`${marketing}/privacy-policy`);
    await site.ebook.waitFor({ state: 'hidden' });
  });
});

describe('the e-book popup', () => {
  test.concurrent('opens before any script has loaded, traps the focus and returns it', async ({ open }) => {
    const { page } = await open('desktop', { javaScriptEnabled: false });
    const site = sitePage(page);
    await site.open('/pricing');
    const button = page.getByRole('button', { name: 'Download the Guide Now!' });
    await button.click();
    await site.ebook.waitFor();
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName);
      expect(['DIALOG', 'BODY']).toContain(place);
    }
    await page.keyboard.press('Escape');
    await site.ebook.waitFor({ state: 'hidden' });
    expect(await button.evaluate((it) => it === document.activeElement)).toBe(true);

    await button.click();
    await site.ebook.getByRole('button', { name: 'Close' }).click();
    await site.ebook.waitFor({ state: 'hidden' });

    await button.click();
    await page.mouse.click(8, 450);
    await site.ebook.waitFor({ state: 'hidden' });
  });

  test.concurrent('offers the guide after the form is sent', async ({ open }) => {
    const { page } = await open('phone');
    const site = sitePage(page);
    await site.openAlive('/blog', 'Reject');
    await page.getByRole('button', { name: 'Download the Guide Now!' }).click();
    await site.ebook.getByLabel('Your name').fill('Priya Nair');
    await site.ebook.getByLabel('Email', { exact: true }).fill('priya.nair@example.com');
    await expectAccessible(page);
    await site.ebook.getByRole('button', { name: 'Get the e-book' }).click();
    const link = site.ebook.getByRole('link', { name: 'Download the e-book (PDF)' });
    await link.waitFor();
    const response = await fetch(new URL((await link.getAttribute('href')) ?? '', marketing));
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });
});

describe('leaving a page', () => {
  test.concurrent('over the top edge opens the e-book popup, once until it is closed', async ({
    open,
    expect,
  }) => {
    const { page } = await open('desktop');
    const site = sitePage(page);
    await site.openAlive('/pricing', 'Accept');
    await site.leaveAt(31);
    await site.settle();
    expect(await site.ebook.isVisible()).toBe(false);

    await site.leaveAt(30);
    await site.ebook.waitFor();
    expect(await site.cookie('exitIntentShown')).toBeUndefined();
    await page.keyboard.press('Escape');
    await site.ebook.waitFor({ state: 'hidden' });
    // The close event fires a moment after the dialog is hidden.
    await expect.poll(() => site.cookie('exitIntentShown')).toBe('true');
    expect(await page.evaluate(() => sessionStorage.getItem('exitIntentClosedByUser'))).toBe('true');

    await site.leaveAt(0);
    await site.settle();
    expect(await site.ebook.isVisible()).toBe(false);
  });

  test.concurrent('for another tab opens it too', async ({ open }) => {
    const { page } = await open('phone');
    const site = sitePage(page);
    await site.openAlive('/blog', 'Reject');
    await site.putTabAside();
    await site.ebook.waitFor();
  });

  test.concurrent('opens it once a session without consent to storage, and never beside the cookie choice', async ({
    open,
  }) => {
    const { page } = await open('desktop');
    const site = sitePage(page);
    await site.openAlive('/pricing');
    await site.choice.waitFor();
    await page.getByRole('link', { name: 'Download the Guide!' }).click();
    await site.ebook.waitFor();
    expect(await site.choice.isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await site.choice.waitFor();

    await site.openAlive('/blog', 'Reject');
    await site.leaveAt(0);
    await site.settle();
    expect(await site.ebook.isVisible()).toBe(false);
  });

  test.concurrent('does not open it if either the cookie or the session flag is set', async ({ open }) => {
    const { page } = await open('desktop');
    const site = sitePage(page);
    await site.openAlive('/pricing', 'Accept');
    await page.context().addCookies([{ name: 'exitIntentShown', value: 'true', url: marketing }]);
    await site.openAlive('/pricing');
    await site.leaveAt(0);
    await site.settle();
    expect(await site.ebook.isVisible()).toBe(false);

    await page.context().clearCookies({ name: 'exitIntentShown' });
    await page.evaluate(() => sessionStorage.setItem('exitIntentClosedByUser', 'true'));
    await site.openAlive('/pricing');
    await site.leaveAt(0);
    await site.settle();
    expect(await site.ebook.isVisible()).toBe(false);
  });
});

describe('storage in the browser', () => {
  test.concurrent('before a choice, nothing is stored on any page, whatever the visitor closes', async ({
    open,
  }) => {
    const { page } = await open('desktop');
    const site = sitePage(page);
    for (const path of ['/?utm_source=insta', '/pricing', '/lead-guide', '/calculator/start', '/contact']) {
      await site.openAlive(path);
      await site.choice.waitFor();
      // The e-book popup waits while the cookie choice is open.
      await site.leaveAt(0);
      await site.settle();
      expect(await site.ebook.isVisible(), path).toBe(false);
      expect(await site.kept(), path).toEqual([]);
    }
  });

  test.concurrent('after a rejection, only the choice is stored; it can be changed later', async ({
    open,
  }) => {
    const { page } = await open('desktop');
    const site = sitePage(page);
    await site.openAlive('/pricing', 'Reject');
    await site.leaveAt(0);
    await site.ebook.waitFor();
    await page.keyboard.press('Escape');
    expect(await site.kept()).toEqual(['cookie cc_cookie']);

    const change = async (name: string) => {
      await page.getByRole('button', { name: 'Cookie choice' }).click();
      const choices = page.getByRole('dialog', { name: 'What this browser keeps' });
      await choices.waitFor();
      await choices.getByRole('button', { name }).click();
      await choices.waitFor({ state: 'hidden' });
    };
    await change('Accept');
    expect(new Set(await site.kept())).toEqual(
      new Set([
        'cookie cc_cookie',
        'cookie exitIntentShown',
        'exitIntentClosedByUser',
        'upcurve-attribution',
      ]),
    );
    await change('Reject');
    expect(await site.kept()).toEqual(['cookie cc_cookie']);
  });
});

test.concurrent('accept and reject have the same size, and the cookie choice covers at most an eighth of the screen', async ({
  open,
}) => {
  const { page } = await open('phone');
  const site = sitePage(page);
  await site.openAlive('/pricing');
  await site.choice.waitFor();
  await expectAccessible(page);
  const size = async (name: string) => {
    const box = await site.choice.getByRole('button', { name }).boundingBox();
    return [box?.width, box?.height].map((length) => Math.round(length ?? 0));
  };
  expect(await size('Accept')).toEqual(await size('Reject'));
  const { height = 0 } = (await site.choice.boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(0.12 * 844);
});

test.concurrent('signed-in staff see their name and can sign out', async ({ open }) => {
  const { page } = await open('desktop');
  await signInPage(page).openAsOwner('/admin/login');
  const site = sitePage(page);
  await site.openAlive('/pricing', 'Reject');
  const bar = page.getByRole('complementary', { name: 'Staff' });
  await bar.getByText('Signed in as olivia.reid').waitFor();
  expect(await bar.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe(`${admin}/admin`);
  await bar.getByRole('button', { name: 'Log out' }).click();
  await bar.waitFor({ state: 'hidden' });
  await site.openAlive('/pricing');
  expect(await bar.isVisible()).toBe(false);
});
