import { lazy } from 'react';

/* What nobody needs to begin to read and move blocks: its script comes after the page, before anybody reaches for it. */

const parts = {
  text: () => import('./rich-text/RichTextEdit.tsx'),
  panel: () => import('./panels/BlockPanel.tsx'),
  menu: () => import('./panels/BlockMenu.tsx'),
  drawer: () => import('./panels/PanelDrawer.tsx'),
  chooser: () => import('./panels/BlockChooser.tsx'),
  help: () => import('./panels/KeysHelp.tsx'),
  paste: () => import('./paste.ts'),
};

export const RichTextEdit = lazy(async () => ({ default: (await parts.text()).RichTextEdit }));
export const BlockPanel = lazy(async () => ({ default: (await parts.panel()).BlockPanel }));
export const BlockMenu = lazy(async () => ({ default: (await parts.menu()).BlockMenu }));
export const PanelDrawer = lazy(async () => ({ default: (await parts.drawer()).PanelDrawer }));
export const BlockChooser = lazy(async () => ({ default: (await parts.chooser()).BlockChooser }));
export const KeysHelp = lazy(async () => ({ default: (await parts.help()).KeysHelp }));

/** Fetches all of it; what fails is tried again by whoever asks for it. */
export function fetchLate(): void {
  for (const part of Object.values(parts)) part().catch(() => {});
}
