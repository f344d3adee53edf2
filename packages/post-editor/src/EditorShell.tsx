import '@upcurve/ui/tokens.css';
import { VisuallyHidden } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EditorStore } from './document/editor-store.ts';
import { type BodyProps, EditorBody } from './EditorBody.tsx';
import classes from './EditorShell.module.css';
import { EditorContext, type MediaSource, useStore } from './editor-context.ts';
import { BlockChooser } from './panels/BlockChooser.tsx';
import { addChoice, type BlockChoice } from './panels/block-choices.ts';
import { KeysHelp } from './panels/KeysHelp.tsx';

interface EditorShellProps extends BodyProps {
  store: EditorStore;
  media: MediaSource;
  onSave?: () => void;
}

/** The visual editor: a bar, a list of blocks, the page, and settings. On phones the panels are drawers. */
export function EditorShell({ store, media, onSave, ...body }: EditorShellProps) {
  const [isChoosing, setChoosing] = useState(false);
  const [isHelp, setHelp] = useState(false);
  const help = () => setHelp(true);
  const choose = useCallback(() => setChoosing(true), []);
  const editor = useMemo(() => ({ store, media, choose }), [store, media, choose]);
  const shell = useRef<HTMLDivElement>(null);
  useAboveKeyboard(shell);
  // The canvas has its own keys (canvas/keys.ts).
  const handleKey = getHotkeyHandler([
    ['mod+Z', () => store.undo()],
    ['mod+shift+Z', () => store.redo()],
    ['mod+Y', () => store.redo()],
    ['mod+S', () => onSave?.()],
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

  function closeChooser() {
    setChoosing(false);
    store.editor.view.focus();
  }
  function add(choice: BlockChoice) {
    setChoosing(false);
    addChoice(store, choice);
  }

  return (
    <EditorContext value={editor}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys for everything inside */}
      <div
        ref={shell}
        className={classes.shell}
        onKeyDown={(event) => !event.defaultPrevented && handleKey(event)}
        data-editor-shell
      >
        <EditorBody {...body} onHelp={help} />
        <BlockChooser isOpen={isChoosing} onChoose={add} onClose={closeChooser} />
        <KeysHelp isOpen={isHelp} onClose={() => setHelp(false)} />
        <NewsAnnouncer />
      </div>
    </EditorContext>
  );
}

const isWritten = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Ends an element above the on-screen keyboard. Browsers do not make the page smaller for the keyboard. */
function useAboveKeyboard(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const fit = () => {
      // A zoomed page has a smaller viewport too.
      const covered =
        visualViewport.scale > 1 ? 0 : window.innerHeight - visualViewport.height - visualViewport.offsetTop;
      ref.current?.style.setProperty('padding-bottom', covered > 1 ? `${covered}px` : '');
    };
    const stop = new AbortController();
    for (const event of ['resize', 'scroll'])
      visualViewport.addEventListener(event, fit, { signal: stop.signal });
    return () => stop.abort();
  }, [ref]);
}

function NewsAnnouncer() {
  const news = useStore((store) => store.news);
  return (
    <VisuallyHidden>
      <div role="status" aria-label="Editor messages">
        {news}
      </div>
    </VisuallyHidden>
  );
}
