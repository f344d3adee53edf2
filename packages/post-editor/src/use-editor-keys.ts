import { getHotkeyHandler } from '@mantine/hooks';
import type { KeyboardEvent } from 'react';
import type { EditorStore } from './document/editor-store.ts';

interface Actions {
  store: EditorStore;
  help: () => void;
  save: (() => void) | undefined;
}

const isWritten = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

function focusRegion(by: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-editor-region]')].filter(
    (region) => region.getClientRects().length > 0,
  );
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  regions[(at + by + regions.length) % regions.length]?.focus();
}

/** Handles the keys of the whole editor. The canvas has its own keys (canvas/keys.ts). */
export function useEditorKeys({ store, help, save }: Actions) {
  const handle = getHotkeyHandler([
    ['mod+Z', () => store.undo()],
    ['mod+shift+Z', () => store.redo()],
    ['mod+Y', () => store.redo()],
    ['mod+S', () => save?.()],
    ['F6', () => focusRegion(1)],
    ['shift+F6', () => focusRegion(-1)],
    [
      'Escape',
      ({ target }) => {
        const isInPanel = target instanceof Element && target.closest('[data-block-panel]');
        if (isInPanel && store.selected) store.editor.view.focus();
      },
      { preventDefault: false },
    ],
    ['shift+?', ({ target }) => !isWritten(target) && help(), { preventDefault: false }],
  ]);
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!event.defaultPrevented) handle(event);
  };
}
