import { useState } from 'react';
import { counters, memory, needsScript, words } from '../../content/content-builder.ts';
import { BlockEditor } from './BlockEditor.tsx';
import styles from './ContentBuilder.module.css';
import { check, countCharacters, countWords, LIMITS } from './checks.ts';
import { asText } from './export-post.ts';
import { Findings } from './Findings.tsx';
import { fill } from './fill.ts';
import { HistoryBar } from './HistoryBar.tsx';
import { Palette } from './Palette.tsx';
import { PostPreview } from './PostPreview.tsx';
import type { Post } from './post.ts';
import { TakeAway } from './TakeAway.tsx';
import { Templates } from './Templates.tsx';
import { useBuilder } from './use-builder.ts';

const WORDS_A_MINUTE = 220;
const captionLimit = new Intl.NumberFormat('en-GB').format(LIMITS.caption);

function lengthOf(post: Post): string {
  const text = asText(post);
  if (post.format === 'social') {
    return fill(counters.caption, { count: countCharacters(text), limit: captionLimit });
  }
  const count = countWords(text);
  const minutes = Math.max(1, Math.round(count / WORDS_A_MINUTE));
  return fill(counters.page, {
    count,
    minutes: minutes === 1 ? counters.minute : fill(counters.minutes, { minutes }),
  });
}

/** A post builder that keeps everything in memory. Without script it shows the sample post. */
export function ContentBuilder() {
  const builder = useBuilder();
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone');
  const { post } = builder;
  const found = check(post);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of what is inside; each has its button
    <div
      className={styles.builder}
      onKeyDown={(event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        const key = event.key.toLowerCase();
        if (key !== 'z' && key !== 'y') return;
        event.preventDefault();
        if (key === 'y' || event.shiftKey) builder.redo();
        else builder.undo();
      }}
    >
      <noscript>
        <p className={styles.notice}>{needsScript}</p>
      </noscript>
      <Templates onLoad={builder.load} />
      <div className={styles.columns}>
        <div className={styles.editor}>
          <h3 className={styles.title}>{words.editor}</h3>
          <p className={styles.hint}>{lengthOf(post)}</p>
          <HistoryBar builder={builder} />
          <ol>
            {post.blocks.map((block, index) => (
              <BlockEditor
                key={block.id}
                block={block}
                place={index + 1}
                count={post.blocks.length}
                found={found.filter(({ block: about }) => about === block.id)}
                builder={builder}
              />
            ))}
          </ol>
          <Palette onAdd={builder.add} />
          <p className={styles.keys}>{words.keys}</p>
        </div>
        <div className={styles.outcome}>
          <section aria-labelledby="preview-title">
            <div className={styles.previewBar}>
              <h3 id="preview-title" className={styles.title}>
                {words.preview}
              </h3>
              <div className={styles.widths}>
                {(['phone', 'desktop'] as const).map((each) => (
                  <button
                    key={each}
                    type="button"
                    className={styles.width}
                    aria-pressed={width === each}
                    onClick={() => setWidth(each)}
                  >
                    {words[each]}
                  </button>
                ))}
              </div>
            </div>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
            <section className={styles.frame} data-width={width} aria-label={words.frame} tabIndex={0}>
              <PostPreview post={post} />
            </section>
          </section>
          <TakeAway post={post} />
          <div className={styles.checks}>
            <Findings post={post} found={found} />
          </div>
        </div>
      </div>
      <p className={styles.memory}>{memory}</p>
    </div>
  );
}
