import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findFirefox, startBrowser } from '../browser.ts';
import { findWebkit } from '../engines/webkit.ts';
import type { RunningSystem } from './current.ts';
import { makeDataDir, startSystem } from './system.ts';

const LOGS = join(import.meta.dirname, '../../.turbo/logs');

/** Starts the product as `npm start` does, and a browser, for each worker. Returns a function that stops them. */
export default async function setUp(project: TestProject) {
  const installed = { Firefox: findFirefox(), WebKit: findWebkit() };
  for (const [engine, found] of Object.entries(installed))
    if (project.name === 'engines' && !found)
      console.log(`Not tested, because it is not installed: ${engine}`);
  const stops: (() => Promise<void>)[] = [];
  const tearDown = async () => void (await Promise.all(stops.map((stop) => stop())));

  async function system(worker: number): Promise<RunningSystem> {
    const dataDir = makeDataDir();
    let stop = async () => {};
    stops.push(async () => {
      await stop();
      // Keeps the logs after the run, because they explain failures.
      const logs = join(dataDir.path, 'logs');
      if (existsSync(logs)) cpSync(logs, join(LOGS, String(worker)), { recursive: true, force: true });
      dataDir.remove();
    });
    const started = await startSystem(dataDir.path);
    stop = started.stop;
    const browser = await startBrowser();
    stops.push(browser.stop);
    return { addresses: started.addresses, dataDir: dataDir.path, browserAddress: browser.address };
  }

  try {
    const systems: RunningSystem[] = [];
    // One after the other, because each start restores the builds, which cannot be done concurrently.
    for (let worker = 1; worker <= project.config.maxWorkers; worker++) systems.push(await system(worker));
    project.provide('systems', systems);
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}
