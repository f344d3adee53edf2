import { ActionIcon, Button, Group, Modal, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowBackUp, IconArrowForwardUp, IconKeyboard } from '@tabler/icons-react';
import { BLOCKS } from '@upcurve/post-blocks/fields';
import { type ReactNode, useEffect, useState } from 'react';
import { Canvas } from './canvas/Canvas.tsx';
import classes from './EditorShell.module.css';
import { useEditor, useStore } from './editor-context.ts';
import { BlockActions } from './panels/BlockActions.tsx';
import { BlockPanel } from './panels/BlockPanel.tsx';
import { Palette } from './panels/Palette.tsx';

/** The part to show: the settings of the post (`fields`) or the canvas. Passing a new object shows it again. */
interface EditorPane {
  at: 'fields' | 'canvas';
}

export interface BodyProps {
  title: ReactNode;
  /** The left side of the bar: the back link and the saving state. */
  start?: ReactNode;
  /** The right side of the bar: actions on the post. */
  end?: ReactNode;
  /** The settings of the post, shown next to the canvas. */
  settings?: ReactNode;
  /** `fields` shows `settings`: in the panel or, on phones, in the drawer. Default: the canvas. */
  front?: EditorPane;
}

type Panel = 'block' | 'post';
const PANEL_NAMES: Record<Panel, string> = { block: 'Block', post: 'Post' };

function History() {
  const { store } = useEditor();
  const canUndo = useStore((each) => each.canUndo);
  const canRedo = useStore((each) => each.canRedo);
  return [
    { label: 'Undo', Icon: IconArrowBackUp, can: canUndo, act: () => store.undo() },
    { label: 'Redo', Icon: IconArrowForwardUp, can: canRedo, act: () => store.redo() },
  ].map(({ label, Icon, can, act }) => (
    <ActionIcon
      key={label}
      aria-label={label}
      title={label}
      size="lg"
      aria-disabled={!can}
      data-disabled={!can || undefined}
      onClick={act}
    >
      <Icon size={18} stroke={1.6} />
    </ActionIcon>
  ));
}

/** The editor without its dialogs: the bar, the page, and the panels next to it or, on phones, below it. */
export function EditorBody(props: BodyProps & { onHelp: () => void }) {
  const { title, start, end, settings, front } = props;
  const isPhone = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false });
  const [right, setRight] = useState<Panel>('post');
  const [drawer, setDrawer] = useState<Panel | null>(null);
  const { store, choose } = useEditor();
  const isWritten = useStore((each) => each.current() !== undefined);
  const hasFields = useStore((each) => {
    const block = each.selected === null ? undefined : each.block(each.selected);
    return block !== undefined && BLOCKS[block.type].fields.length > 0;
  });
  const request = useStore((each) => each.request);

  const [shownFront, setShownFront] = useState<EditorPane>();
  if (front !== shownFront) {
    setShownFront(front);
    if (front?.at === 'fields') setRight('post');
    setDrawer(front?.at === 'fields' && isPhone ? 'post' : null);
  }
  // Selecting a block that has settings opens them. On phones they open only on request.
  useEffect(() => {
    if (hasFields) setRight('block');
  }, [hasFields]);
  useEffect(() => {
    if (!request) return;
    // A new block is shown even if it has no settings, unless the focus is in the panel.
    const isNew = request === 'block';
    if (isNew) store.setRequest(null);
    if (isNew && document.activeElement?.closest('[data-editor-settings]')) return;
    setRight('block');
    if (isPhone && !isNew) setDrawer('block');
  }, [request, isPhone, store]);

  const addAtEnd = () => {
    store.focusEnd();
    choose();
  };
  const panels: Record<Panel, ReactNode> = {
    block: <BlockPanel />,
    post: settings,
  };
  const page = (
    <section className={classes.page} data-editor-region="page" tabIndex={-1} aria-label="Page">
      {/*
       * biome-ignore lint/a11y/noStaticElementInteractions: clicks beside the blocks deselect or write below
       * them; the keyboard has other ways
       */}
      <div
        className={classes.stage}
        // On mouse down, because selecting a block may move the content before the click ends.
        onMouseDown={(event) => {
          const target = event.target as Element;
          // React also passes on clicks in menus, which are elsewhere in the document.
          if (!event.currentTarget.contains(target)) return;
          if (!target.closest('[data-sheet]')) store.deselect();
          else if (!target.closest('button, textarea, [data-editor-bar], .ProseMirror')) {
            event.preventDefault();
            if (event.clientY > store.editor.view.dom.getBoundingClientRect().bottom) store.focusEnd();
          }
        }}
      >
        <div className={classes.sheet} data-sheet>
          {title}
          <Canvas />
          <Button mt="xl" variant="default" size="xs" onClick={addAtEnd}>
            Add a block
          </Button>
        </div>
      </div>
    </section>
  );

  return (
    <>
      <div className={classes.bar}>
        <Group gap="xs" wrap="nowrap" miw={0}>
          {start}
        </Group>
        <Group gap="xs" wrap="nowrap" role="toolbar" aria-label="Editor" className={classes.tools}>
          <History />
          {!isPhone && (
            <ActionIcon aria-label="Editor keys" title="Keys" size="lg" onClick={props.onHelp}>
              <IconKeyboard size={18} stroke={1.6} />
            </ActionIcon>
          )}
        </Group>
        <Group gap="xs" wrap="nowrap" miw={0} justify="flex-end">
          {end}
        </Group>
      </div>
      {isPhone ? (
        <>
          {page}
          <div className={classes.foot}>
            {!isWritten ? (
              <>
                <Button variant="subtle" size="sm" onClick={choose}>
                  Add
                </Button>
                <Button variant="subtle" size="sm" onClick={() => setDrawer('post')}>
                  Post
                </Button>
              </>
            ) : (
              <BlockActions onSet={hasFields ? () => setDrawer('block') : undefined} />
            )}
          </div>
          <Modal
            opened={drawer !== null}
            onClose={() => setDrawer(null)}
            title={drawer && PANEL_NAMES[drawer]}
            fullScreen
            // Mantine's own Escape would also close it from a dialog above it, such as the picture library.
            closeOnEscape={false}
            onKeyDown={({ key, currentTarget, target }) =>
              key === 'Escape' && currentTarget.contains(target as Element) && setDrawer(null)
            }
          >
            {drawer && panels[drawer]}
          </Modal>
        </>
      ) : (
        <div className={classes.body}>
          <section className={classes.side} aria-label="Blocks">
            <Palette />
          </section>
          {page}
          <section className={classes.side} data-editor-settings aria-label="Settings">
            <Tabs value={right} onChange={(value) => setRight(value as Panel)} keepMounted={false}>
              <Tabs.List grow className={classes.tabs}>
                <Tabs.Tab value="block">Block</Tabs.Tab>
                {settings && <Tabs.Tab value="post">Post</Tabs.Tab>}
              </Tabs.List>
              <Tabs.Panel value="block">{panels.block}</Tabs.Panel>
              <Tabs.Panel value="post">{panels.post}</Tabs.Panel>
            </Tabs>
          </section>
        </div>
      )}
    </>
  );
}
