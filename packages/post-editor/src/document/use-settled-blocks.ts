import { useEffect, useState } from 'react';
import { useEditor } from '../editor-context.ts';

/** The pause in typing before the whole post is analysed again, in ms. */
const PAUSE_MS = 350;

/** Returns the blocks once typing pauses, for code that analyses all of them. */
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
