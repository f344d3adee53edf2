import type { KeyboardEvent } from 'react';
import type { EditorStore } from './document/editor-store.ts';

interface Wishes {
  store: EditorStore;
  help: () => void;
  save: (() => void) | undefined;
}

const isWritten = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & {
  target: EventTarget | null;
};

/** Whether the key is Ctrl+K or ⌘K, which opens the command palette. */
const isPaletteKey = ({ key, altKey, shiftKey, ctrlKey, metaKey }: Key) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Handles a key. Returns false if the editor does not use it. */
function act(event: Key, { store, help, save }: Wishes): boolean {
  const { key, target } = event;
  const isMod = event.ctrlKey || event.metaKey;
  if (isMod && !event.altKey && key.toLowerCase() === 'z') {
    if (event.shiftKey) store.redo();
    else store.undo();
    return true;
  }
  if (isMod && key.toLowerCase() === 'y') {
    store.redo();
    return true;
  }
  if (isMod && key.toLowerCase() === 's' && save) {
    save();
    return true;
  }
  if (key === 'F6') return nextRegion(event.shiftKey ? -1 : 1);
  if (
    key === 'Escape' &&
    target instanceof Element &&
    target.closest('[data-block-panel]') &&
    store.selected
  ) {
    store.editor.view.focus();
    return true;
  }
  if (isWritten(target)) return false;
  if (key === '?') {
    help();
    return true;
  }
  return false;
}

function nextRegion(by: 1 | -1): boolean {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-editor-region]')].filter(
    (region) => region.getClientRects().length > 0,
  );
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  regions[(at + by + regions.length) % regions.length]?.focus();
  return true;
}

/** Handles the keys of the whole editor. The canvas has its own keys (canvas/keys.ts). */
export function useEditorKeys(wishes: Wishes) {
  return (event: KeyboardEvent) => {
    if (!event.defaultPrevented && !isPaletteKey(event) && act(event, wishes)) event.preventDefault();
  };
}
