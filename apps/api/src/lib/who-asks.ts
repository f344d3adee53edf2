import { AsyncLocalStorage } from 'node:async_hooks';
import type { CurrentUser } from '@upcurve/contracts/account';

/** Who has made the call that is being answered, and from where. */
export interface Asker {
  user: CurrentUser | undefined;
  address: string;
}

const asking = new AsyncLocalStorage<Asker>();

/** Answers a call: what is done on its way, however deep, may ask who made it. */
export const askedBy = <T>(asker: Asker, work: () => T): T => asking.run(asker, work);

/** Who asks; undefined in jobs and at start, where nobody does. Only for the audit log: what may be done is decided by the route. */
export const whoAsks = (): Asker | undefined => asking.getStore();
