import { useEffect, useState } from 'react';
import { useEditor } from './editor-context.ts';

/** How long nothing is typed before what is read off the whole post is read anew, in ms. */
const PAUSE_MS = 350;

/** The blocks once typing pauses, anew each time: for what looks at all of them. */
export function useSettledBlocks() {
  const { store } = useEditor();
  const [settled, setBlocks] = useState(() => ({ blocks: store.blocks }));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setBlocks({ blocks: store.blocks }), PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);
  return settled;
}
