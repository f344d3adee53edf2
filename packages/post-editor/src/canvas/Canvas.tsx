import { EditorContent } from '@tiptap/react';
import { Sheet } from '@upcurve/post-blocks/render/layout/Sheet';
import { Scene } from '@upcurve/post-blocks/render/Scene';
import { memo, useEffect } from 'react';
import { useEditor } from '../editor-context.ts';
import { Chrome } from './Chrome.tsx';
import './canvas.css';
import classes from './chrome.module.css';
import { picturesOf } from './picture-uploads.ts';

export const Canvas = memo(function Canvas() {
  const { store, media } = useEditor();
  useEffect(() => {
    picturesOf(store).source = media;
  }, [store, media]);
  useEffect(() => () => picturesOf(store).close(), [store]);
  return (
    <div className={classes.canvas}>
      <Scene media={media.files}>
        <Sheet>
          <EditorContent editor={store.editor} />
        </Sheet>
      </Scene>
      <Chrome />
    </div>
  );
});
