import { MantineProvider } from '@mantine/core';
import { EditorContent } from '@tiptap/react';
import type { Media } from '@upcurve/contracts/media/media';
import { makeBlock } from '@upcurve/post-blocks/fields';
import { Scene } from '@upcurve/post-blocks/render/Scene';
import type { Block, BlockOf } from '@upcurve/post-blocks/schema';
import { media } from '@upcurve/testing/factories';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { EditorContext } from '../editor-context.ts';
import { openDocument } from '../open-document.ts';

const shown = media({ alt: '', isDecorative: false });
const found = media({ alt: '', isDecorative: false });

/** Shows blocks on the canvas. The picker has one file. */
async function open(...blocks: Block[]) {
  const store = openDocument(blocks);
  function Page() {
    const [files, setFiles] = useState<Record<string, Media>>({ [shown.id]: shown });
    const source = {
      files,
      Picker: ({ onPick, onClose }: { onPick: (files: Media[]) => void; onClose: () => void }) => (
        <button
          type="button"
          onClick={() => {
            onPick([found]);
            onClose();
          }}
        >
          The file
        </button>
      ),
      onPicked: (all: readonly Media[]) =>
        setFiles((known) => ({ ...known, ...Object.fromEntries(all.map((file) => [file.id, file])) })),
    };
    return (
      <MantineProvider>
        <EditorContext value={{ store, media: source, choose: () => {} }}>
          <Scene media={files}>
            <EditorContent editor={store.editor} />
          </Scene>
        </EditorContext>
      </MantineProvider>
    );
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Page />));
  close = () => {
    act(() => root.unmount());
    store.editor.destroy();
  };
  return store;
}
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let close = () => {};
afterEach(() => {
  close();
  document.body.replaceChildren();
});

const image = (more: Partial<BlockOf<'image'>> = {}): Block => ({ ...makeBlock('image', 'i'), ...more });
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const withText = (text: string, selector = '*') =>
  all(selector).find(
    ({ textContent, children }) => textContent === text && (selector !== '*' || children.length === 0),
  );
const press = (name: string) => act(async () => withText(name, 'button')?.click());
const described = (alt: string) => all(`img[alt="${alt}"]`)[0];
const mouseDown = (element: HTMLElement | undefined) =>
  act(async () => element?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true })));

test('fills an empty picture from the library, and shows its description', async () => {
  const store = await open(image({ fileName: 'chart.png' }));
  expect(withText('Add the picture here')).toBeVisible();
  expect(withText('chart.png')).toBeVisible();
  await press('Choose picture');
  await press('The file');
  expect(store.block('i')).toMatchObject({ mediaId: found.id });
  await act(async () => store.replace({ ...(store.block('i') as Block), alt: 'A room' } as Block));
  expect(described('A room')).toBeVisible();
});

test('says that a picture is not in the library any more', async () => {
  await open(image({ mediaId: media().id }));
  expect(withText('This picture is not in the library any more')).toBeVisible();
});

test('selects the block of a pressed picture, and the item in a gallery', async () => {
  const picture = { mediaId: shown.id, alt: 'Room', isDecorative: false, caption: '' };
  const items = [picture, { ...picture, alt: 'Desk' }];
  const store = await open(image(picture), { ...makeBlock('gallery', 'g'), items });
  await mouseDown(described('Desk'));
  expect(store.selected).toBe('g');
  expect(store.editor.state.selection.$from.index()).toBe(1);
  await mouseDown(described('Room'));
  expect(store.selected).toBe('i');
});

test('shows embedded content that does not react, and a place for what is missing', async () => {
  const store = await open(
    { ...makeBlock('video', 'v'), url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'Our film' },
    { ...makeBlock('chart', 'c'), title: 'Enquiries' },
    makeBlock('embed', 'e'),
    makeBlock('video', 'w'),
  );
  expect(all('[role="group"][aria-label="Video: Our film"] [inert] details')).toHaveLength(1);
  expect(all('[role="group"][aria-label="Chart: Enquiries"] [inert] details')).toHaveLength(1);
  await press('Add the address');
  expect([store.selected, store.request]).toEqual(['e', 'field']);
  await press('Add the video');
  expect([store.selected, store.request]).toEqual(['w', 'field']);
});

test('counts the pictures of a gallery for its layout', async () => {
  const picture = { mediaId: shown.id, alt: 'Room', isDecorative: false, caption: '' };
  const gallery: BlockOf<'gallery'> = { ...makeBlock('gallery', 'g'), items: [picture, picture] };
  const store = await open(gallery);
  const [list] = all('ul');
  expect(list).toHaveAttribute('data-count', '2');
  await act(async () => store.replace({ ...gallery, items: [picture, picture, { ...picture, alt: 'New' }] }));
  expect(all('ul')).toEqual([list]);
  expect(list).toHaveAttribute('data-count', '3');
  expect(described('New')).toBeVisible();
});
