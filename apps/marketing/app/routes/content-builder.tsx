import { VERSION } from '@upcurve/post-blocks/content';
import { readingMinutes, wordsOf } from '@upcurve/post-blocks/outline';
import { written } from '@upcurve/post-blocks/write';
import { paths } from '@upcurve/site-content/paths';
import { useMemo, useState } from 'react';
import { example, head, words } from '../content/content-builder.ts';
import styles from '../features/content-builder/ContentBuilder.module.css';
import { readPost } from '../features/content-builder/read-post.ts';
import forms from '../forms/forms.module.css';
import { PageHead } from '../layout/page/PageHead.tsx';
import buttons from '../layout/parts/button.module.css';
import { pageMeta } from '../page-meta.ts';
import { Prose } from '../prose/Prose.tsx';
import type { Route } from './+types/content-builder';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Content builder for clinics, a demo',
    description:
      'Write a treatment page or a social post for your clinic, and see it as your readers do while you type. It stores nothing.',
    path: paths.contentBuilder(),
    isIndexed: false,
  });
}

export default function Page() {
  return (
    <>
      <PageHead {...head} />
      <ContentBuilder />
    </>
  );
}

/** More than a page needs, but short enough to keep typing responsive. */
const TEXT_MAX = 20_000;

/** An editor with live preview that stores nothing. Without JavaScript it shows the example. */
function ContentBuilder() {
  const [text, setText] = useState(example);
  const drafts = useMemo(() => readPost(text), [text]);
  const count = wordsOf({ version: VERSION, blocks: written(drafts) });
  return (
    <section data-surface="blush" className="section">
      <div className="frame">
        <noscript>
          <p className={forms.notice}>{words.needsScript}</p>
        </noscript>
        <div className={`split ${styles.columns}`}>
          <div className="needs-script">
            <label htmlFor="post" className="heading">
              {words.post}
            </label>
            <p id="post-marks" className="small above-1 below-2 measure">
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
            <p className="small above-1 below-2 measure">{words.length(count, readingMinutes(count))}</p>
            <button
              type="button"
              className={`${buttons.secondary} ${buttons.compact}`}
              onClick={() => setText(text ? '' : example)}
            >
              <span>{text ? words.empty : words.example}</span>
            </button>
            <p className="small above-1 below-2 measure">{words.memory}</p>
          </div>
          <div className="sticky">
            <h2 className="heading">{words.preview}</h2>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
            <section className={styles.frame} tabIndex={0} aria-label={words.preview} translate="no">
              {drafts.length > 0 ? (
                <Prose blocks={drafts} />
              ) : (
                <p className="small above-1 below-2 measure">{words.nothing}</p>
              )}
            </section>
          </div>
        </div>
      </div>
    </section>
  );
}
