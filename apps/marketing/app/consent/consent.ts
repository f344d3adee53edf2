/*
 * The visitor's consent to optional storage. Without consent nothing is stored: values stay in memory for this page
 * only.
 */

type Listener = (isAllowed: boolean) => void;

let isAllowed: boolean | undefined;
const listeners = new Set<Listener>();

/** Checks whether the site may store optional data in this browser. */
export const mayRemember = () => isAllowed === true;

/** Checks whether the visitor has made the cookie choice. */
export const hasChosen = () => isAllowed !== undefined;

/** Calls the listener immediately if the choice is known, and again whenever it is made or changed. */
export function onChoice(listener: Listener): void {
  listeners.add(listener);
  if (isAllowed !== undefined) listener(isAllowed);
}

export function setChoice(allowed: boolean): void {
  isAllowed = allowed;
  for (const listener of listeners) listener(allowed);
}
