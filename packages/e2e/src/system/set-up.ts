import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startBrowser } from '../browser.ts';
import type { RunningSystem } from './current.ts';
import { makeDataDir, startSystem } from './system.ts';

const LOGS = join(import.meta.dirname, '../../.turbo/logs');

/** Starts the product as `npm start` does, once for each worker, and one browser for all of them. Returns what stops them. */
export default async function setUp(project: TestProject) {
  const stops: (() => Promise<void>)[] = [];
  const tearDown = async () => void (await Promise.all(stops.map((stop) => stop())));

  async function system(worker: number): Promise<RunningSystem> {
    const dataDir = makeDataDir();
    stops.push(async () => {
      // The logs outlive the run: they explain a failure.
      const logs = join(dataDir.path, 'logs');
      if (existsSync(logs)) cpSync(logs, join(LOGS, String(worker)), { recursive: true, force: true });
      dataDir.remove();
    });
    const { addresses, stop } = await startSystem(dataDir.path);
    const removeFolder = stops.pop();
    stops.push(() => stop().then(removeFolder));
    return { addresses, dataDir: dataDir.path };
  }

  async function allSystems(): Promise<RunningSystem[]> {
    const systems: RunningSystem[] = [];
    // One after the other: each start restores the builds, which no two may do at once.
    for (let worker = 1; worker <= project.config.maxWorkers; worker++) systems.push(await system(worker));
    return systems;
  }

  async function browser(): Promise<string> {
    const { address, stop } = await startBrowser();
    stops.push(stop);
    return address;
  }

  const [systems, browserAddress] = await Promise.allSettled([allSystems(), browser()]);
  if (systems.status === 'fulfilled' && browserAddress.status === 'fulfilled') {
    project.provide('systems', systems.value);
    project.provide('browserAddress', browserAddress.value);
    return tearDown;
  }
  await tearDown();
  throw systems.status === 'rejected' ? systems.reason : (browserAddress as PromiseRejectedResult).reason;
}
