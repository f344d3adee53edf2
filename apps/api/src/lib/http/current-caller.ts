import { AsyncLocalStorage } from 'node:async_hooks';
import type { CurrentUser } from '@upcurve/contracts/account/account';

export interface Caller {
  user: CurrentUser | undefined;
  address: string;
}

const callerStorage = new AsyncLocalStorage<Caller>();

/** Runs `work` so that `currentCaller()` returns this caller anywhere below it. */
export const runForCaller = <T>(asker: Caller, work: () => T): T => callerStorage.run(asker, work);

/**
 * Returns the caller, or undefined in jobs and at start. Use it only for the audit log; routes check permissions
 * themselves.
 */
export const currentCaller = (): Caller | undefined => callerStorage.getStore();
