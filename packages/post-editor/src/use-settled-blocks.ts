import type { Block } from '@upcurve/post-blocks/schema';
import { useEffect, useState } from 'react';
import { useEditor } from './editor-context.ts';

/** How long nothing is typed before what is read off the whole post is read anew, in ms. */
const PAUSE_MS = 350;

/** The blocks once typing pauses: for what looks at all of them. */
export function useSettledBlocks(): readonly Block[] {
  const { store } = useEditor();
  const [blocks, setBlocks] = useState(store.blocks);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setBlocks(store.blocks), PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);
  return blocks;
}
