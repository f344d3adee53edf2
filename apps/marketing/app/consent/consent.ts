/*
 * What a visitor has allowed beyond what the site needs to work. Until they choose, and where they refuse, nothing
 * is stored: what the site would like to remember lives in memory and goes with the page.
 */

type Listener = (isAllowed: boolean) => void;

let isAllowed: boolean | undefined;
const listeners = new Set<Listener>();

/** Whether the site may remember things in this browser that it could do without. */
export const mayRemember = () => isAllowed === true;

/** Calls back at once where the choice is known, and whenever it is made or changed. */
export function onChoice(listener: Listener): void {
  listeners.add(listener);
  if (isAllowed !== undefined) listener(isAllowed);
}

/** Takes the visitor's choice. */
export function setChoice(allowed: boolean): void {
  isAllowed = allowed;
  for (const listener of listeners) listener(allowed);
}
