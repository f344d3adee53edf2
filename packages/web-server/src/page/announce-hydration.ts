import { hydratedEvent } from './deferred-names.ts';

/** Tells a deferred page's loader that the app answers now. Call it in an effect of the root component. */
export function announceHydration(): void {
  document.dispatchEvent(new Event(hydratedEvent));
}
