import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freeLoopbackPort } from '@upcurve/local-postgres/port';
import { signalOnExit } from '@upcurve/local-postgres/signal-on-exit';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { findExecutable } from '../browser.ts';
import { type WebkitPage, webkitPage } from './webkit-page.ts';

const START_MS = 10_000;
const LOAD_MS = 60_000;
const BROWSER = '/usr/lib{exec,}/{,*/}webkit{2,}gtk-*/MiniBrowser';

type Found = { browser: string; driver: string; display: string };

/** Returns the paths of WebKitGTK, its driver and a virtual display; undefined if one of them is not installed. */
export function findWebkit(): Found | undefined {
  const [browser] = globSync(BROWSER);
  const driver = findExecutable(['WebKitWebDriver']);
  const display = findExecutable(['Xvfb']);
  return browser && driver && display ? { browser, driver, display } : undefined;
}

/** Starts a program that stops when this process ends for any reason. */
function start(program: string, args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const callOff = child.pid ? signalOnExit(child.pid, 'TERM') : () => {};
  const exited = once(child, 'exit').then(callOff);
  return {
    child,
    async stop() {
      child.kill();
      await exited;
    },
  };
}

/** Reads the number of a free display, chosen by the display server. */
async function numberFrom({ stdout }: ChildProcess): Promise<string> {
  const [chunk] = (await once(stdout!, 'data', { signal: AbortSignal.timeout(START_MS) })) as [Buffer];
  return chunk.toString().trim();
}

async function connect(port: number, browser: string): Promise<WebDriver> {
  const end = Date.now() + START_MS;
  for (;;) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: 'MiniBrowser',
          // The driver waits five minutes for a page that never loads.
          timeouts: { pageLoad: LOAD_MS },
          // Full screen hides the toolbar, which does not fit a phone's width.
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--full-screen'] },
        })
        .build();
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(50);
    }
  }
}

type Opened = { page: WebkitPage; close(): Promise<void> };

/** Starts WebKit for a whole run. Each page has its own browser without stored data. */
export async function startWebkit({ browser, driver, display }: Found) {
  const screen = start(display, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    PATH: process.env.PATH,
  });
  const number = await numberFrom(screen.child);
  const env = {
    ...process.env,
    DISPLAY: `:${number}`,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    TZ: 'Europe/London',
  };
  return {
    async open(size: { width: number; height: number }): Promise<Opened> {
      const port = await freeLoopbackPort();
      const server = start(driver, [`--port=${port}`], env);
      const session = await connect(port, browser);
      const page = webkitPage(session, size);
      await page.setViewportSize(size);
      return {
        page,
        async close() {
          await session.quit();
          await server.stop();
        },
      };
    },
    stop: screen.stop,
  };
}
