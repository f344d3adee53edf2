import { lazy } from 'react';

/* Components that are not needed to read and write. They load after the page, before their first use. */

const parts = {
  chrome: () => import('./canvas/Chrome.tsx'),
  actions: () => import('./panels/BlockActions.tsx'),
  panel: () => import('./panels/BlockPanel.tsx'),
  drawer: () => import('./panels/PanelDrawer.tsx'),
  chooser: () => import('./panels/BlockChooser.tsx'),
  help: () => import('./panels/KeysHelp.tsx'),
};

export const Chrome = lazy(async () => ({ default: (await parts.chrome()).Chrome }));
export const BlockActions = lazy(async () => ({ default: (await parts.actions()).BlockActions }));
export const BlockPanel = lazy(async () => ({ default: (await parts.panel()).BlockPanel }));
export const PanelDrawer = lazy(async () => ({ default: (await parts.drawer()).PanelDrawer }));
export const BlockChooser = lazy(async () => ({ default: (await parts.chooser()).BlockChooser }));
export const KeysHelp = lazy(async () => ({ default: (await parts.help()).KeysHelp }));

/** Preloads all parts. A part that fails to load is retried when it is rendered. */
export function preloadLazyParts(): void {
  for (const part of Object.values(parts)) part().catch(() => {});
}
