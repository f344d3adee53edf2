import { inject } from 'vitest';
import type { Addresses } from './system.ts';

/** A running product, started as by `npm start`, and a browser for it. */
export type RunningSystem = { addresses: Addresses; dataDir: string; browserAddress: string };

declare module 'vitest' {
  interface ProvidedContext {
    /** One system per worker. */
    systems: RunningSystem[];
  }
}

const system = inject('systems')[Number(process.env.VITEST_POOL_ID) - 1];
if (!system) throw new Error(`No system was started for worker ${process.env.VITEST_POOL_ID}.`);

/**
 * The system of this worker. Files that run at the same time never share one, so a file may change the questions or the
 * webhook, and use the browser's only clipboard, without affecting others.
 */
export const { addresses, dataDir, browserAddress } = system;
