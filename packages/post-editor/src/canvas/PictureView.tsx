import { Button, Group, Progress } from '@mantine/core';
import { NodeSelection } from '@tiptap/pm/state';
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { Picture } from '@upcurve/post-blocks/render/media/Picture';
import type { MouseEvent, ReactNode } from 'react';
import { BlockIcon } from '../BlockIcon.tsx';
import { useEditor, useStore } from '../editor-context.ts';
import { PickButton } from '../fields/PickButton.tsx';
import type { PictureValues } from '../fields/picture-values.ts';
import { fillPicture, picturesOf, type Slot, slotOf } from './picture-uploads.ts';
import classes from './views.module.css';

export type ViewProps = Pick<ReactNodeViewProps, 'node' | 'getPos'>;

/** Returns the block of a view and the slot of its picture. */
export function usePlace(getPos: ViewProps['getPos']): { id: string; slot: Slot } {
  const slot = useStore((store) => {
    const position = getPos();
    const block = position === undefined ? undefined : store.current(position);
    if (position === undefined || !block) return '';
    const $at = store.editor.state.doc.resolve(position);
    const isItem = $at.parent.type.name.endsWith('_item');
    return slotOf(block.node.attrs.id, isItem ? $at.index(-1) : undefined);
  });
  return { id: slot.split('/')[0] as string, slot };
}

/** Returns how to select the block or item of a view: directly, and when it is pressed. */
export function useSelect(getPos: ViewProps['getPos']) {
  const { store } = useEditor();
  function select() {
    const position = getPos();
    if (position === undefined) return;
    const { state, view } = store.editor;
    const $at = state.doc.resolve(position);
    view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, $at.before())));
    view.focus();
  }
  function press(event: MouseEvent) {
    const { target, currentTarget } = event;
    // Events of dialogs bubble from elsewhere in the DOM.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (event.button !== 0 || target.closest('button, input')) return;
    // Otherwise the browser would drag the picture.
    event.preventDefault();
    select();
  }
  return { select, press };
}

interface PictureViewProps extends ViewProps {
  sizes: string;
  isCut?: boolean;
  /** Whether an empty picture is not shown, as on the public page. */
  isOptional?: boolean;
}

/** A picture of the post, or the place of a missing one. */
export function PictureView({ node, getPos, sizes, isCut, isOptional = false }: PictureViewProps) {
  const { media: source } = useEditor();
  const { mediaId, alt, isDecorative, fileName } = node.attrs.values as PictureValues;
  const { slot } = usePlace(getPos);
  const { select, press } = useSelect(getPos);
  const file = mediaId ? source.files[mediaId] : undefined;
  if (isOptional && !file) return <NodeViewWrapper as="div" data-none />;
  return (
    <NodeViewWrapper as="div" className={classes.fill} onMouseDown={press}>
      {file ? (
        <Picture media={file} alt={isDecorative ? '' : alt} sizes={sizes} {...(isCut && { isCut })} />
      ) : (
        <EmptyPicture slot={slot} name={fileName} isGone={Boolean(mediaId)} onDone={select} />
      )}
    </NodeViewWrapper>
  );
}

interface EmptyPictureProps {
  slot: Slot;
  /** The name of the file that belongs here, if known. */
  name: string | undefined;
  /** Whether the file is not in the library any more. */
  isGone: boolean;
  /** Called by buttons that disappear when they are pressed. */
  onDone: () => void;
}

/** The place of a missing picture: a button to choose one, or its upload. */
function EmptyPicture({ slot, name, isGone, onDone }: EmptyPictureProps) {
  const { store } = useEditor();
  const upload = useStore((each) => picturesOf(each).get(slot));
  const chooseButton = (label: string) => (
    <PickButton
      kind="image"
      onPick={(picked) => {
        picturesOf(store).cancel(slot);
        fillPicture(store, slot, picked);
      }}
    >
      {label}
    </PickButton>
  );
  return (
    <div className={classes.empty} data-slot={slot}>
      <BlockIcon of="image" size={28} />
      {upload && 'share' in upload ? (
        <>
          <Words name={upload.file.name}>Uploading</Words>
          <Progress
            w="min(100%, 16rem)"
            size="sm"
            value={upload.share * 100}
            aria-label={`Upload of ${upload.file.name}`}
          />
          <Button
            variant="default"
            size="xs"
            onClick={() => {
              onDone();
              picturesOf(store).cancel(slot);
            }}
          >
            Cancel
          </Button>
        </>
      ) : upload ? (
        <>
          <Words name={upload.file.name}>{upload.failure}</Words>
          <Group gap="xs" justify="center">
            <Button
              size="xs"
              onClick={() => {
                onDone();
                picturesOf(store).retry(slot);
              }}
            >
              Retry
            </Button>
            {chooseButton('Choose another')}
          </Group>
        </>
      ) : (
        <>
          <Words name={name}>
            {isGone ? 'This picture is not in the library any more' : 'Add the picture here'}
          </Words>
          {chooseButton('Choose picture')}
        </>
      )}
    </div>
  );
}

function Words({ name, children }: { name: string | undefined; children: ReactNode }) {
  return (
    <div>
      <div>{children}</div>
      {name && <strong>{name}</strong>}
    </div>
  );
}
