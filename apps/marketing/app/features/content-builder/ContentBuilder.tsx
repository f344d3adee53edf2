import { VERSION } from '@upcurve/post-blocks/content';
import { readingMinutes, wordsOf } from '@upcurve/post-blocks/outline';
import { written } from '@upcurve/post-blocks/write';
import { useMemo, useState } from 'react';
import { example, words } from '../../content/content-builder.ts';
import forms from '../../forms/forms.module.css';
import buttons from '../../layout/parts/button.module.css';
import { Prose } from '../../prose/Prose.tsx';
import styles from './ContentBuilder.module.css';
import { readPost } from './read-post.ts';

/** More than a page needs, but short enough to keep typing responsive. */
const TEXT_MAX = 20_000;

/** An editor with live preview that stores nothing. Without JavaScript it shows the example. */
export function ContentBuilder() {
  const [text, setText] = useState(example);
  const drafts = useMemo(() => readPost(text), [text]);
  const count = wordsOf({ version: VERSION, blocks: written(drafts) });
  return (
    <section data-surface="blush" className={styles.builder}>
      <div className="frame">
        <noscript>
          <p className={forms.notice}>{words.needsScript}</p>
        </noscript>
        <div className={`split ${styles.columns}`}>
          <div className="needs-script">
            <label htmlFor="post" className="heading">
              {words.post}
            </label>
            <p id="post-marks" className={`small ${styles.hint}`}>
              {words.marks}
            </p>
            <textarea
              id="post"
              className={styles.text}
              aria-describedby="post-marks"
              maxLength={TEXT_MAX}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <p className={`small ${styles.hint}`}>{words.length(count, readingMinutes(count))}</p>
            <button
              type="button"
              className={`${buttons.secondary} ${buttons.compact}`}
              onClick={() => setText(text ? '' : example)}
            >
              <span>{text ? words.empty : words.example}</span>
            </button>
            <p className={`small ${styles.hint}`}>{words.memory}</p>
          </div>
          <div className="sticky">
            <h2 className="heading">{words.preview}</h2>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
            <section className={styles.frame} tabIndex={0} aria-label={words.preview} translate="no">
              {drafts.length > 0 ? (
                <Prose blocks={drafts} />
              ) : (
                <p className={`small ${styles.hint}`}>{words.nothing}</p>
              )}
            </section>
          </div>
        </div>
      </div>
    </section>
  );
}
