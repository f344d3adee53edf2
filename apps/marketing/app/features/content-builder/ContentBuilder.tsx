import { VERSION } from '@upcurve/post-blocks/content';
import { plainContent, readingMinutes, wordsOf } from '@upcurve/post-blocks/outline';
import { written } from '@upcurve/post-blocks/write';
import { useMemo, useRef, useState } from 'react';
import { templates, words } from '../../content/content-builder.ts';
import forms from '../../forms/forms.module.css';
import buttons from '../../layout/parts/button.module.css';
import { Prose } from '../../prose/Prose.tsx';
import styles from './ContentBuilder.module.css';
import { check } from './checks.ts';
import { readPost } from './read-post.ts';

/** More than a page needs, but short enough to keep typing responsive. */
const TEXT_MAX = 20_000;

/** An editor with live preview and checks that stores nothing. Without JavaScript it shows the sample. */
export function ContentBuilder() {
  const [text, setText] = useState(templates[0].text);
  const [former, setFormer] = useState('');
  const [said, setSaid] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const parts = useMemo(() => readPost(text), [text]);
  const drafts = parts.map(({ draft }) => draft);
  const count = wordsOf({ version: VERSION, blocks: written(drafts) });
  const found = check(text, parts);
  const serious = found.filter(({ isSerious }) => isSerious).length;

  function write(next: string) {
    setText(next);
    setSaid('');
  }
  function load(next: string) {
    if (!templates.some((template) => template.text === text)) setFormer(text);
    write(next);
    field.current?.focus();
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(plainContent({ version: VERSION, blocks: written(drafts) }));
      setSaid(words.copied);
    } catch {
      setSaid(words.refused);
    }
  }

  return (
    <div>
      <noscript>
        <p className={forms.notice}>{words.needsScript}</p>
      </noscript>
      <fieldset className={`cluster needs-script ${styles.templates}`}>
        <legend className="visually-hidden">{words.templates}</legend>
        {templates.map((template) => (
          <button
            key={template.name}
            type="button"
            className={`${buttons.secondary} ${buttons.compact}`}
            onClick={() => load(template.text)}
          >
            {template.name}
          </button>
        ))}
        <button type="button" className={`${buttons.secondary} ${buttons.compact}`} onClick={() => load('')}>
          {words.empty}
        </button>
        {former && former !== text && (
          <button type="button" className={buttons.quiet} onClick={() => load(former)}>
            {words.back}
          </button>
        )}
      </fieldset>
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
            ref={field}
            className={styles.text}
            aria-describedby="post-marks"
            maxLength={TEXT_MAX}
            value={text}
            onChange={(event) => write(event.target.value)}
          />
          <p className={`small ${styles.hint}`}>{words.length(count, readingMinutes(count))}</p>
          <button type="button" className={`${buttons.primary} ${buttons.compact}`} onClick={copy}>
            {words.copy}
          </button>
          <p role="status" className={`small ${styles.hint}`}>
            {said}
          </p>
          <section className={styles.checks} aria-labelledby="checks-title">
            <h3 id="checks-title" className="heading">
              {words.checks}
            </h3>
            <p role="status" className="visually-hidden">
              {serious > 0 && words.toMend(serious)}
            </p>
            {found.length === 0 && <p className={styles.finding}>{words.fine}</p>}
            <ul>
              {found.map(({ kind, text: told, isSerious, part }) => (
                <li
                  key={`${kind} ${part?.from}`}
                  className={styles.finding}
                  data-serious={isSerious || undefined}
                >
                  <strong className="strong">{isSerious ? words.serious : words.advice}</strong>{' '}
                  <span>{told}</span>{' '}
                  {part && (
                    <button
                      type="button"
                      className={buttons.quiet}
                      onClick={() => {
                        field.current?.focus();
                        field.current?.setSelectionRange(part.from, part.to);
                      }}
                    >
                      {words.show}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div className="sticky">
          <h3 className="heading">{words.preview}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <section className={styles.frame} tabIndex={0} aria-label={words.preview} translate="no">
            {parts.length > 0 ? (
              <Prose blocks={drafts} />
            ) : (
              <p className={`small ${styles.hint}`}>{words.nothing}</p>
            )}
          </section>
        </div>
      </div>
      <p className={`small ${styles.memory}`}>{words.memory}</p>
    </div>
  );
}
