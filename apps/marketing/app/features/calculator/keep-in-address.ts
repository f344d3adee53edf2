/**
 * Puts a query into the address of the page as it stands, so that a reload or the way back shows the same. Past the
 * router on purpose: for it this would be a navigation, which begins at the top of the page.
 */
export function keepInAddress(search: string): void {
  history.replaceState(history.state, '', location.pathname + search);
}
