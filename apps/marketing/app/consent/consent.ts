/*
 * The visitor's consent to optional storage. Until they choose, and if they refuse, nothing is stored: values live in
 * memory for this page only.
 */

type Listener = (isAllowed: boolean) => void;

let isAllowed: boolean | undefined;
const listeners = new Set<Listener>();

/** Whether the site may store optional things in this browser. */
export const mayRemember = () => isAllowed === true;

/** Whether the visitor has made the cookie choice. */
export const hasChosen = () => isAllowed !== undefined;

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
