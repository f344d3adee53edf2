import { useState } from 'react';
import { said, words } from '../../content/content-builder.ts';
import buttons from '../../layout/button.module.css';
import { asHtml, asText } from './export-post.ts';
import { fill } from './fill.ts';
import type { Post } from './post.ts';
import styles from './TakeAway.module.css';

/** The ways out of the builder: the clipboard and a file. */
export function TakeAway({ post }: { post: Post }) {
  // What was said of one post is not true of the next.
  const [told, setTold] = useState({ post, words: '' });

  async function copy() {
    try {
      await navigator.clipboard.writeText(asText(post));
      setTold({ post, words: said.copied });
    } catch {
      setTold({ post, words: said.refused });
    }
  }

  function download() {
    const url = URL.createObjectURL(new Blob([asHtml(post)], { type: 'text/html' }));
    Object.assign(document.createElement('a'), { href: url, download: words.file }).click();
    URL.revokeObjectURL(url);
    setTold({ post, words: fill(said.downloaded, { file: words.file }) });
  }

  return (
    <div className={styles.ways}>
      <button type="button" className={`${buttons.primary} ${buttons.compact}`} onClick={copy}>
        {words.copy}
      </button>
      <button type="button" className={`${buttons.secondary} ${buttons.compact}`} onClick={download}>
        {words.download}
      </button>
      <p role="status" className={styles.told}>
        {told.post === post && told.words}
      </p>
    </div>
  );
}
