import { blockNames, findings, words } from '../../content/content-builder.ts';
import { FIELDS } from '../../content/post-shape.ts';
import { type Finding, SERIOUS } from './checks.ts';
import styles from './Findings.module.css';
import { fill } from './fill.ts';
import type { Post } from './post.ts';
import { fieldId } from './use-builder.ts';

interface FindingsProps {
  post: Post;
  found: readonly Finding[];
}

/** What stands against the post, each with the way to its block. */
export function Findings({ post, found }: FindingsProps) {
  const serious = found.filter(({ kind }) => SERIOUS.has(kind)).length;
  return (
    <section className={styles.checks} aria-labelledby="checks-title">
      <h3 id="checks-title" className={styles.title}>
        {words.checks}
      </h3>
      <p role="status" className="visually-hidden">
        {serious > 0 && fill(words.toMend, { count: serious })}
      </p>
      {found.length === 0 && <p className={styles.fine}>{words.fine}</p>}
      <ul>
        {found.map(({ kind, block: id, what }) => {
          const place = post.blocks.findIndex((block) => block.id === id);
          const block = post.blocks[place];
          const isSerious = SERIOUS.has(kind);
          return (
            <li key={`${kind} ${id}`} className={styles.finding} data-serious={isSerious || undefined}>
              <p>
                <strong>{isSerious ? words.serious : words.advice}</strong> {fill(findings[kind], { what })}
              </p>
              {block && (
                <button
                  type="button"
                  className={styles.go}
                  onClick={() => document.getElementById(fieldId(block.id, FIELDS[block.type][0]))?.focus()}
                >
                  {words.show}{' '}
                  <span className="visually-hidden">{`${blockNames[block.type].name}, ${place + 1}`}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
