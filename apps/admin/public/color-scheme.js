/* Runs before the first paint, so that the page never flashes in the other colour scheme. */
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('mantine-color-scheme-value');
  } catch {}
  const isChosen = stored === 'light' || stored === 'dark';
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', isChosen ? stored : system);
})();
