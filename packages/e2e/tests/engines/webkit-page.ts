import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';
import { aimAt, findInPage, isSeen, type Pattern, type Step } from './find-in-page.ts';
import type { EnginePage, Target } from './page.ts';

const require = createRequire(import.meta.url);
const QUERIES = readFileSync(
  join(require.resolve('@testing-library/dom'), '../@testing-library/dom.umd.min.js'),
  'utf8',
);
const PATIENCE_MS = 30_000;

const KEYS: Record<string, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Backspace: Key.BACK_SPACE,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Alt: Key.ALT,
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
};

/** Records script errors on the page from now on. Runs in the page. */
function listen(): void {
  const page = window as unknown as { problems?: string[] };
  if (page.problems) return;
  const problems: string[] = [];
  page.problems = problems;
  addEventListener('error', ({ message }) => problems.push(`page error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`page error: ${reason}`));
  console.error = (...words) => problems.push(`console error: ${words.join(' ')}`);
}

export type WebkitPage = EnginePage & {
  /** The errors of all its pages so far. */
  problems(): Promise<string[]>;
};

/** A WebKit page controlled by WebDriver, with the methods of Playwright's pages. */
export function webkitPage(driver: WebDriver, size: { width: number; height: number }): WebkitPage {
  let viewport = size;
  const problems: string[] = [];

  /** Saves the current page's errors before leaving it. */
  async function move(go: () => Promise<void>): Promise<void> {
    problems.push(...((await driver.executeScript<string[] | null>('return window.problems')) ?? []));
    await go();
    await driver.executeScript(`(${listen})()`);
  }

  /** Retries until `ask` returns a value. @throws the last error after PATIENCE_MS */
  async function until<Result>(what: string, ask: () => Promise<Result | undefined>): Promise<Result> {
    const end = Date.now() + PATIENCE_MS;
    let reason: unknown = 'it is not there';
    do {
      try {
        const answer = await ask();
        if (answer !== undefined) return answer;
      } catch (error) {
        // For example, a render has replaced the element.
        reason = error instanceof Error ? error.message : error;
      }
      await sleep(30);
    } while (Date.now() < end);
    throw new Error(`WebKit waited ${PATIENCE_MS / 1000} s for ${what}: ${reason}`);
  }

  async function run<Result>(script: string, ...args: unknown[]): Promise<Result> {
    const { value, error } = await driver.executeAsyncScript<{ value: Result; error?: string }>(
      `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${script})(...arguments))
        .then((value) => done({ value }), (error) => done({ error: String(error && error.stack || error) }));`,
      ...args,
    );
    if (error) throw new Error(error);
    return value;
  }

  async function find(steps: Step[]): Promise<WebElement[]> {
    if (await driver.executeScript('return !window.TestingLibraryDom')) await driver.executeScript(QUERIES);
    return driver.executeScript(`return (${findInPage})(arguments[0])`, steps);
  }

  const press = (x: number, y: number) =>
    driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).press().release().perform();

  async function pressKeys(chord: string): Promise<void> {
    const keys = chord.split('+').map((key) => KEYS[key] ?? key);
    const actions = driver.actions();
    for (const key of keys) actions.keyDown(key);
    for (const key of keys.reverse()) actions.keyUp(key);
    await actions.perform();
  }

  function target(steps: Step[]): Target {
    const name = JSON.stringify(steps);
    const then = (step: Step) => target([...steps, step]);
    const one = () =>
      until(name, async () => {
        const found = await find(steps);
        if (found.length > 1) throw new Error(`${found.length} of them are there`);
        return found[0];
      });
    /** Looks the element up again if a render has replaced it. */
    const read = async <Result>(script: string, ...args: unknown[]): Promise<Result> => {
      const ask = async () => ({ value: await run<Result>(script, await one(), ...args) });
      return (await until(name, ask)).value;
    };
    const focus = () => read('(it) => it.focus()');
    const click = () =>
      until(`${name} to be pressed`, async () => {
        const element = await one();
        if (!(await run(String(isSeen), element))) throw new Error('it cannot be seen');
        const aim = await run<Awaited<ReturnType<typeof aimAt>>>(String(aimAt), element);
        if ('covered' in aim) throw new Error(`it is covered by ${aim.covered}`);
        await press(aim.x, aim.y);
        return true;
      }).then(() => {});
    const isVisible = async () => {
      const ask = async () => {
        const [element] = await find(steps);
        return { value: element !== undefined && (await run<boolean>(String(isSeen), element)) };
      };
      return (await until(name, ask)).value;
    };

    return {
      ...finder(then),
      first: () => then({ by: 'place', index: 0 }),
      last: () => then({ by: 'place', index: -1 }),
      filter: ({ hasText }) => then({ by: 'having', text: pattern(hasText) }),
      click,
      tap: click,
      async press(key) {
        await focus();
        await pressKeys(key);
      },
      async pressSequentially(text) {
        await focus();
        await driver.actions().sendKeys(text).perform();
      },
      async check() {
        if (!(await this.isChecked())) await click();
      },
      async waitFor({ state = 'visible' } = {}) {
        const wanted: Record<typeof state, () => Promise<boolean>> = {
          attached: async () => (await find(steps)).length > 0,
          detached: async () => (await find(steps)).length === 0,
          visible: isVisible,
          hidden: async () => !(await isVisible()),
        };
        await until(`${name} to be ${state}`, async () => (await wanted[state]()) || undefined);
      },
      count: async () => (await find(steps)).length,
      isVisible,
      isChecked: () => read("(it) => it.checked ?? it.getAttribute('aria-checked') === 'true'"),
      inputValue: () => read('(it) => it.value'),
      textContent: () => read('(it) => it.textContent'),
      async allTextContents() {
        const texts: string[] = [];
        for (const element of await find(steps)) texts.push(await run('(it) => it.textContent', element));
        return texts;
      },
      getAttribute: (attribute) => read('(it, name) => it.getAttribute(name)', attribute),
    };
  }

  return {
    ...finder((step) => target([step])),
    goto: (address) => move(() => driver.get(address)),
    reload: () => move(() => driver.navigate().refresh()),
    goBack: () => driver.navigate().back(),
    async problems() {
      await move(async () => {});
      return problems;
    },
    async waitForURL(address) {
      const fits = (url: string) => (typeof address === 'string' ? url === address : address.test(url));
      await until(`the address ${address}`, async () => fits(await driver.getCurrentUrl()) || undefined);
    },
    evaluate: (script: unknown, arg?: unknown) =>
      (typeof script === 'string' ? driver.executeScript(script) : run(String(script), arg)) as never,
    viewportSize: () => viewport,
    async setViewportSize({ width, height }) {
      viewport = { width, height };
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    async screenshot({ path }) {
      writeFileSync(path, await driver.takeScreenshot(), 'base64');
    },
    keyboard: {
      press: pressKeys,
      type: (text) => driver.actions().sendKeys(text).perform(),
    },
    mouse: {
      click: press,
      move: (x, y) => driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).perform(),
    },
  };
}

function pattern(text: string | RegExp, exact?: boolean): Pattern {
  if (typeof text === 'string') return { source: text, ...(exact && { exact }) };
  return { source: text.source, flags: text.flags };
}

/** Returns methods that find elements. Each passes a step to `then`. */
function finder(then: (step: Step) => Target) {
  return {
    getByRole: ((role, { name, exact, level } = {}) =>
      then({
        by: 'role',
        role,
        ...(name !== undefined && { name: pattern(name, exact) }),
        ...(level && { level }),
      })) as Target['getByRole'],
    getByLabel: ((text, options) =>
      then({ by: 'label', text: pattern(text, options?.exact) })) as Target['getByLabel'],
    getByPlaceholder: ((text, options) =>
      then({ by: 'placeholder', text: pattern(text, options?.exact) })) as Target['getByPlaceholder'],
    getByText: ((text, options) =>
      then({ by: 'text', text: pattern(text, options?.exact) })) as Target['getByText'],
    locator: (selector: string) => then({ by: 'selector', selector }),
  };
}
