const PREFIX = 'upcurve.tab.';

/** Marks a tab as open until the returned function is called, or until the tab is closed or crashes. */
export function holdTab(tab: string): () => void {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(PREFIX + tab, () => isReleased);
  return release;
}

/** Returns the tabs with an open editor; undefined if the browser cannot tell. */
export async function openTabs(): Promise<ReadonlySet<string> | undefined> {
  const locks = await navigator.locks?.query();
  return locks?.held && new Set(locks.held.map(({ name = '' }) => name.replace(PREFIX, '')));
}
