import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { EditorStore } from './document/editor-store.ts';
import type { Step } from './document/tree.ts';

interface Wishes {
  store: EditorStore;
  choose: () => void;
  help: () => void;
  save: (() => void) | undefined;
}

const STEPS: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

const isWritten = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & {
  target: EventTarget | null;
};

/** Whether the key is Ctrl+K or ⌘K, which opens the command palette. */
const isOfTheFrame = ({ key, altKey, shiftKey, ctrlKey, metaKey }: Key) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Handles a key. Returns false if the editor does not use it. */
function act(event: Key, { store, choose, help, save }: Wishes): boolean {
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
    store.focusOn(store.selected);
    return true;
  }
  if (isWritten(target)) return false;
  if (key === '?') {
    help();
    return true;
  }
  const id = target instanceof HTMLElement ? target.dataset.block : undefined;
  return id !== undefined && actOnBlock(event, id, isMod, store, choose);
}

function actOnBlock(
  { key, altKey, shiftKey }: Key,
  id: string,
  isMod: boolean,
  store: EditorStore,
  choose: () => void,
) {
  const step = STEPS[key];
  if (altKey && step) {
    store.move(id, step);
    return true;
  }
  if (altKey) return false;
  if (isMod) {
    if (key.toLowerCase() === 'd') store.duplicate(id);
    else if (key === 'Enter') store.add('richText', store.placeAfter(id));
    else return false;
    return true;
  }
  if (key === 'ArrowUp' || key === 'ArrowDown') store.step(id, key === 'ArrowUp' ? -1 : 1);
  else if (key === 'Enter' && !shiftKey) store.focusOn(id, 'text');
  else if (key === 'Delete' || key === 'Backspace') store.remove(id);
  else if (key === '/') choose();
  else if (key === 'Escape') leave(id, store);
  else return false;
  return true;
}

/** Moves from a block to its columns block, or otherwise to the canvas. */
function leave(id: string, store: EditorStore): void {
  const holder = store.placeAfter(id).parent;
  if (holder !== null) store.focusOn(holder);
  else document.querySelector<HTMLElement>('[data-editor-region="page"]')?.focus();
}

function nextRegion(by: 1 | -1): boolean {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-editor-region]')].filter(
    (region) => region.getClientRects().length > 0,
  );
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  regions[(at + by + regions.length) % regions.length]?.focus();
  return true;
}

/**
 * Handles the editor's keys. They do not propagate beyond its shell, except for keys of the admin's frame, because Puck
 * listens on the page and would undo and delete with its own history.
 */
export function useEditorKeys(wishes: Wishes) {
  const latest = useRef(wishes);
  latest.current = wishes;
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.target !== document.body || isOfTheFrame(event)) return;
      event.stopImmediatePropagation();
      if (act(event, latest.current)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
  return (event: KeyboardEvent) => {
    if (isOfTheFrame(event)) return;
    event.stopPropagation();
    if (event.defaultPrevented) return;
    if (act(event, latest.current)) event.preventDefault();
  };
}
