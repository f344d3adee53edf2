import { followChoice } from './exit-memory.ts';

/** Asks for the visitor's choice, or obeys the one they have made, once the page itself is alive. */
export function startConsent(): void {
  followChoice();
  // Where its script does not come, nothing is allowed, and nothing is stored.
  import('./run-consent.ts').then(({ runConsent }) => runConsent()).catch(() => {});
}
