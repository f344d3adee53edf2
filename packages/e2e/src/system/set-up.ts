import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startBrowser } from '../browser.ts';
import { type Addresses, makeDataDir, startSystem } from './system.ts';

declare module 'vitest' {
  interface ProvidedContext {
    addresses: Addresses;
    dataDir: string;
    browserAddress: string;
  }
}

const LOGS = join(import.meta.dirname, '../../.turbo/logs');

/** Starts the product as `npm start` does, and one browser, for the whole run. */
export default async function setUp(project: TestProject) {
  const dataDir = makeDataDir();
  const started = await Promise.allSettled([startSystem(dataDir.path), startBrowser()]);
  const tearDown = async () => {
    await Promise.all(started.map((each) => each.status === 'fulfilled' && each.value.stop()));
    // What the apps said outlives the run, for whoever looks into a failure.
    const logs = join(dataDir.path, 'logs');
    if (existsSync(logs)) cpSync(logs, LOGS, { recursive: true, force: true });
    dataDir.remove();
  };
  try {
    const [system, browser] = started.map((each) => {
      if (each.status === 'rejected') throw each.reason;
      return each.value;
    }) as [Awaited<ReturnType<typeof startSystem>>, Awaited<ReturnType<typeof startBrowser>>];
    project.provide('addresses', system.addresses);
    project.provide('dataDir', dataDir.path);
    project.provide('browserAddress', browser.address);
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}
