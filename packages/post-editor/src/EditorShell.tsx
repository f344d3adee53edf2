import '@upcurve/ui/tokens.css';
import { VisuallyHidden } from '@mantine/core';
import type { BlockType } from '@upcurve/post-blocks/schema';
import { type ClipboardEvent, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DragArea } from './canvas/Canvas.tsx';
import { copyBlocks, copyClipboardData } from './document/clipboard.ts';
import type { EditorStore } from './document/editor-store.ts';
import { type BodyProps, EditorBody } from './EditorBody.tsx';
import classes from './EditorShell.module.css';
import { EditorContext, type MediaSource, useStore } from './editor-context.ts';
import { BlockChooser, KeysHelp, loadLateParts } from './late-parts.tsx';
import { useEditorKeys } from './use-editor-keys.ts';

interface EditorShellProps extends BodyProps {
  store: EditorStore;
  media: MediaSource;
  onSave?: () => void;
  /** The nonce for style elements, if the content security policy requires one. */
  styleNonce?: string;
}

/** The visual editor: a bar, a list of blocks, the page, and settings. On phones the panels are drawers. */
export function EditorShell({ store, media, onSave, styleNonce, ...body }: EditorShellProps) {
  const [chooser, setChooser] = useState<{ instead?: string | undefined } | null>(null);
  const [isHelp, setHelp] = useState(false);
  const helpFrom = useRef<Element>(null);
  // Stays mounted after the first opening, so that closing can be animated.
  const wasChooser = useHasBeen(chooser !== null);
  const wasHelp = useHasBeen(isHelp);
  const choose = useCallback((instead?: string) => setChooser({ instead }), []);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const editor = useMemo(
    () => ({ store, media, choose, styleNonce, tools, setTools }),
    [store, media, choose, styleNonce, tools],
  );
  const help = useCallback(() => {
    helpFrom.current = document.activeElement;
    setHelp(true);
  }, []);
  const onKeyDown = useEditorKeys({ store, choose: () => choose(), help, save: onSave });

  useEffect(() => {
    const idle = setTimeout(loadLateParts, 1000);
    return () => clearTimeout(idle);
  }, []);

  function closeHelp() {
    setHelp(false);
    if (helpFrom.current instanceof HTMLElement) helpFrom.current.focus();
  }
  function closeChooser() {
    const { instead } = chooser ?? {};
    setChooser(null);
    if (instead !== undefined) store.focusOn(instead, 'text');
    else if (store.selected) store.focusOn(store.selected);
  }
  function add(type: BlockType) {
    const { instead } = chooser ?? {};
    setChooser(null);
    store.add(type, undefined, instead);
  }

  const atBlock = (event: ClipboardEvent) =>
    (event.target instanceof HTMLElement && event.target.dataset.block) || undefined;
  function copy(event: ClipboardEvent) {
    const id = atBlock(event);
    const block = id === undefined ? undefined : store.block(id);
    if (!block) return;
    event.preventDefault();
    copyBlocks(event.clipboardData, [block]);
    if (event.type === 'cut') store.remove(block.id);
    else store.say('Copied.');
  }
  async function paste(event: ClipboardEvent) {
    if (atBlock(event) === undefined && !(event.target as HTMLElement).matches('[data-editor-region="page"]'))
      return;
    event.preventDefault();
    const held = copyClipboardData(event.clipboardData);
    const { pastedBlocks } = await import('./document/paste.ts');
    const blocks = await pastedBlocks(held, { isText: false });
    if (!blocks?.[0]) return store.say('There is nothing to paste here.');
    store.insert(blocks);
    store.focusOn(blocks[0].id);
    store.say(blocks.length === 1 ? 'Pasted.' : `${blocks.length} blocks pasted.`);
  }

  return (
    <EditorContext value={editor}>
      {/*
       * biome-ignore lint/a11y/noStaticElementInteractions: handles keys and the clipboard for everything
       * inside
       */}
      <div
        className={classes.shell}
        onKeyDown={onKeyDown}
        onCopy={copy}
        onCut={copy}
        onPaste={(event) => void paste(event)}
      >
        <DragArea>
          <EditorBody {...body} onHelp={help} onChoose={() => choose()} />
        </DragArea>
        <Suspense fallback={null}>
          {wasChooser && <BlockChooser isOpen={chooser !== null} onChoose={add} onClose={closeChooser} />}
          {wasHelp && <KeysHelp isOpen={isHelp} onClose={closeHelp} />}
        </Suspense>
        <News />
      </div>
    </EditorContext>
  );
}

function useHasBeen(isSo: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isSo);
  if (isSo && !hasBeen) setHasBeen(true);
  return hasBeen || isSo;
}

function News() {
  const news = useStore((store) => store.news);
  return (
    <VisuallyHidden>
      <div role="status" aria-label="Editor messages">
        {news}
      </div>
    </VisuallyHidden>
  );
}
