import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Fragment, type Mark, type Node, type Schema } from '@tiptap/pm/model';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { BLOCKS_MAX, TOO_MANY_BLOCKS } from '@upcurve/contracts/blog/post-limits';
import { allBlocks, CONTENT_MAX } from '@upcurve/post-blocks/content';
import { isHref } from '@upcurve/post-blocks/inline';
import type { Block } from '@upcurve/post-blocks/schema';
import { clipOf, TYPE, writeClip } from '../document/clipboard.ts';
import type { EditorStore } from '../document/editor-store.ts';
import { type ClipboardTexts, htmlOfMarkdown, type PastedClip, readClipboard } from '../document/paste.ts';
import { deleteSelection, fitContent, isBlockSelected } from './delete-range.ts';
import { insertClip, replaceText } from './insert-clip.ts';
import { insertPictures, picturesOf, slotOf } from './picture-uploads.ts';
import { mayLink } from './text-formats.ts';

/*
 * Copy, cut and paste. ProseMirror's own would parse HTML on the page, and would fit what it gets by
 * moving texts between the parts of blocks.
 */

/** A line that begins with a sign of markdown, or a bold word or link within a line. */
const MARKDOWN =
  /^ {0,3}(?:#{1,6} |[-*+] |\d{1,9}[.)] |>|```|-{3,}\s*$|\|.*\|\s*$)|\*\*[^\s*][^*\n]*\*\*|\[[^\][\n]+\]\([^()\s]+\)/m;
const isMarkdown = ({ own, html, plain }: ClipboardTexts) => !own && !html && MARKDOWN.test(plain);

export const clipboard = (store: () => EditorStore) =>
  Extension.create({
    name: 'clipboard',
    addProseMirrorPlugins: () => {
      let isShifted = false;
      return [
        new Plugin({
          props: {
            handleDOMEvents: {
              keydown(_, { shiftKey, key }) {
                // Shift pastes plain text, except in Shift+Insert, which is an ordinary paste.
                isShifted = shiftKey && key !== 'Insert';
                return false;
              },
              copy: (view, event) => copy(store(), view, event),
              cut(view, event) {
                if (!copy(store(), view, event)) return false;
                cut(store(), view);
                return true;
              },
              paste(_, event) {
                if (!event.clipboardData) return false;
                event.preventDefault();
                receive(store(), event.clipboardData, isShifted);
                return true;
              },
              // Text is moved by cut and paste. Files and blocks have their own handlers.
              drop(_, event) {
                event.preventDefault();
                return true;
              },
            },
          },
        }),
      ];
    },
  });

function copy(store: EditorStore, { state }: EditorView, event: ClipboardEvent): boolean {
  const { from, to, empty } = state.selection;
  if (empty || !event.clipboardData) return false;
  event.preventDefault();
  writeClip(event.clipboardData, clipOf(state.doc, from, to, store.convert), store.convert);
  return true;
}

function cut(store: EditorStore, { state, dispatch }: EditorView): void {
  if (isBlockSelected(state.selection)) store.remove();
  else {
    const { tr } = state;
    deleteSelection(tr);
    dispatch(closeHistory(tr).scrollIntoView());
  }
  store.say('Cut.');
}

/** Inserts what a clipboard contains. */
function receive(store: EditorStore, data: DataTransfer, isPlain: boolean): void {
  const { state, view } = store.editor;
  const texts = {
    own: data.getData(TYPE),
    html: data.getData('text/html'),
    plain: data.getData('text/plain'),
  };
  const files = [...data.files];
  const literal = insertLiterally(view, texts, isPlain);
  if (literal) {
    store.say(literal);
    return;
  }

  const html = !isPlain && isMarkdown(texts) ? htmlOfMarkdown(texts.plain) : texts.html;
  const level = levelBefore(state.doc, state.selection.from);
  const clip = readClipboard({ ...texts, html }, { isPlain, level });
  // A copied picture often comes with HTML that only links it.
  if (files.length > 0 && !clip?.blocks.some(({ type }) => type !== 'image')) insertPictures(store, files);
  else if (!clip) store.say('There is nothing to paste.');
  else store.say(paste(store, clip));
}

/**
 * Inserts plain text, and addresses as links. Returns the announcement; undefined if the content must be read as
 * blocks.
 */
function insertLiterally(
  { state, dispatch }: EditorView,
  texts: ClipboardTexts,
  isPlain: boolean,
): string | undefined {
  const { own, html, plain } = texts;
  const { tr, selection, schema } = state;
  const { $from, $to, empty } = selection;
  const { code, link } = schema.marks;
  const hasFormats = !isPlain && (own !== '' || html !== '' || isMarkdown(texts));
  if (!code || !link || !(selection instanceof TextSelection) || !$from.sameParent($to)) return undefined;
  const marks = state.storedMarks ?? $from.marks();
  const href =
    /^(https?:|mailto:|tel:)/i.test(plain.trim()) && isHref(plain.trim()) ? plain.trim() : undefined;
  let news = 'Pasted.';
  if (href && !isPlain && !own && !empty && mayLink(state)) {
    const { from, to } = selection;
    tr.removeMark(from, to, link).addMark(from, to, link.create({ href }));
    news = 'Link added.';
  } else if (plain !== '' && code.isInSet(marks))
    replaceText(tr, fitContent(textOf(schema, plain, marks), $from.parent.type));
  // An address on a line of its own may be a video.
  else if (hasFormats || plain === '' || /[\t\n]/.test(plain) || (href && $from.parent.content.size === 0))
    return undefined;
  else {
    const isLink = href && !isPlain && mayLink(state);
    replaceText(tr, textOf(schema, href ?? plain, isLink ? link.create({ href }).addToSet(marks) : marks));
  }
  dispatch(closeHistory(tr).scrollIntoView());
  return news;
}

/** Returns text with line breaks as inline nodes. */
const textOf = (schema: Schema, text: string, marks: readonly Mark[]) =>
  Fragment.from(
    text.split(/\r?\n/).flatMap((line, at) => {
      const shown = line.replaceAll('\t', ' ').replaceAll(/\p{Cc}/gu, '');
      return [
        ...(at > 0 ? [schema.node('break', null, undefined, marks)] : []),
        ...(shown === '' ? [] : [schema.text(shown, marks)]),
      ];
    }),
  );

/** Returns the level of the last heading before a position; 1 if there is none. */
function levelBefore(doc: Node, position: number): 1 | 2 | 3 | 4 {
  let level: 1 | 2 | 3 | 4 = 1;
  doc.nodesBetween(0, position, (node, at) => {
    if (node.type.name === 'heading' && at + node.nodeSize <= position) level = node.attrs.values.level;
  });
  return level;
}

/** Replaces the selection with a clip. Returns the announcement: how much was pasted, and what was left out. */
function paste(store: EditorStore, { pictures, left, ...clip }: PastedClip): string {
  const { blocks } = clip;
  if (blocks.length === 0) return `Nothing was pasted. Left out: ${inShort(left)}`;
  const problem = problemOf(store, blocks);
  if (problem) return `${problem} Nothing was pasted.`;

  const { tr } = store.editor.state;
  insertClip(store, tr, clip);
  store.editor.view.dispatch(closeHistory(tr).scrollIntoView());
  for (const { id, item, file } of pictures) if (file) picturesOf(store).add(slotOf(id, item), file);
  const missing = pictures.filter(({ file }) => !file).length;
  return [
    blocks.length > 1 ? `${blocks.length} blocks pasted.` : 'Pasted.',
    ...(missing > 0 ? [`Pictures to add: ${missing}.`] : []),
    ...(left.length > 0 ? [`Left out: ${inShort(left)}`] : []),
  ].join(' ');
}

const SHOWN = 3;
const inShort = (lines: readonly string[]) =>
  lines.length > SHOWN
    ? `${lines.slice(0, SHOWN).join('; ')}; and ${lines.length - SHOWN} more.`
    : `${lines.join('; ').replace(/\.$/, '')}.`;

/** Returns why a post cannot have more blocks. */
function problemOf({ blocks: all }: EditorStore, blocks: readonly Block[]): string | undefined {
  if (allBlocks([...all, ...blocks]).length > BLOCKS_MAX) return TOO_MANY_BLOCKS;
  const bytes = new TextEncoder().encode(JSON.stringify([...all, ...blocks])).byteLength;
  return bytes > CONTENT_MAX ? `A post can have ${CONTENT_MAX / 1024} kB. Split it in two.` : undefined;
}
