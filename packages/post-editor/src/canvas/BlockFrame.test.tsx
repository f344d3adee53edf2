import { makeBlock } from '@upcurve/post-blocks/fields';
import { Scene } from '@upcurve/post-blocks/render/Scene';
import type { Block } from '@upcurve/post-blocks/schema';
import { act, Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { EditorStore } from '../document/editor-store.ts';
import { EditorContext, type MediaSource } from '../editor-context.ts';
import { BlockFrame } from './BlockFrame.tsx';

const BLOCKS = 300;
const quote = (id: string, text: string): Block => ({ ...makeBlock('quote', id), text });
const media: MediaSource = { files: {}, Picker: () => null, onPicked: () => {} };

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

test('renders only the edited block while typing', async () => {
  const store = new EditorStore(
    Array.from({ length: BLOCKS }, (_, index) => quote(`q${index}`, `Words ${index}`)),
  );
  const rendered: string[] = [];
  const place = document.createElement('div');
  const root = createRoot(place);
  const editor = { store, media, choose: () => {}, styleNonce: undefined, tools: null, setTools: () => {} };
  await act(async () =>
    root.render(
      <EditorContext value={editor}>
        <Scene media={{}}>
          {store.blocks.map(({ id }) => (
            <Profiler key={id} id={id} onRender={(of) => rendered.push(of)}>
              <BlockFrame id={id} />
            </Profiler>
          ))}
        </Scene>
      </EditorContext>,
    ),
  );
  expect(new Set(rendered).size).toBe(BLOCKS);

  rendered.length = 0;
  await act(async () => store.replace(quote('q7', 'Words 7, and more')));
  expect(place.textContent).toContain('Words 7, and more');
  expect([...new Set(rendered)]).toEqual(['q7']);

  rendered.length = 0;
  await act(async () => store.say('Saved.'));
  expect(rendered).toEqual([]);
  await act(async () => root.unmount());
});
