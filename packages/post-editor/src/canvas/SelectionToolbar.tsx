import { IconBold, IconCode, IconItalic, IconLink } from '@tabler/icons-react';
import { posToDOMRect } from '@tiptap/core';
import { type EditorState, TextSelection } from '@tiptap/pm/state';
import { useEditor, useStore } from '../editor-context.ts';
import { Bar, BarButton, useIsWriting } from './Bar.tsx';
import { TurnInto } from './TurnInto.tsx';
import { hrefAt } from './text-formats.ts';

/** Whether text at the selection may be bold, italic, code or a link. */
const allowsMarks = ({ selection: { $from }, schema }: EditorState) =>
  $from.parent.isTextblock && $from.parent.type.allowsMarkType(schema.marks.bold as never);

export function SelectionToolbar() {
  const { store } = useEditor();
  const state = useStore(({ editor }) => editor.state);
  const isWriting = useIsWriting();
  const { from, to, empty } = state.selection;
  if (!isWriting || empty || !(state.selection instanceof TextSelection)) return null;
  if (!allowsMarks(state) || state.doc.textBetween(from, to).trim() === '') return null;
  return (
    <Bar label="Text" box={posToDOMRect(store.editor.view, from, to)} position="top-start">
      <TurnInto />
      <MarkButtons />
    </Bar>
  );
}

const MARKS = [
  { name: 'bold', label: 'Bold', keys: 'Ctrl+B', icon: IconBold },
  { name: 'italic', label: 'Italic', keys: 'Ctrl+I', icon: IconItalic },
  { name: 'code', label: 'Code', keys: 'Ctrl+E', icon: IconCode },
];

/** The buttons for bold, italic, code and links. Absent where text has no marks. */
export function MarkButtons() {
  const { store } = useEditor();
  const state = useStore(({ editor }) => editor.state);
  if (!allowsMarks(state)) return null;
  const { editor } = store;
  return (
    <>
      {MARKS.map(({ name, label, keys, icon }) => (
        <BarButton
          key={name}
          label={label}
          keys={keys}
          icon={icon}
          isOn={editor.isActive(name)}
          onClick={() => {
            editor.commands.toggleMark(name);
            editor.view.focus();
          }}
        />
      ))}
      <BarButton
        label="Link"
        keys="Ctrl+K"
        icon={IconLink}
        isOn={hrefAt(state) !== undefined}
        onClick={() => store.onLink()}
      />
    </>
  );
}
