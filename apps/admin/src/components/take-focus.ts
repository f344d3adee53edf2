/** As a ref: gives the focus to what has just appeared. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
