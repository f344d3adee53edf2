import { blockNames, counters, fieldWords, findings, words } from '../../content/content-builder.ts';
import { FIELDS, type FieldName } from '../../content/post-shape.ts';
import styles from './BlockEditor.module.css';
import { countCharacters, countWords, type Finding, LIMITS, SERIOUS } from './checks.ts';
import { fill } from './fill.ts';
import { MAX_FIELD } from './history.ts';
import { Icon } from './Icon.tsx';
import { type Block, textIn } from './post.ts';
import { type Builder, fieldId } from './use-builder.ts';

interface BlockEditorProps {
  block: Block;
  place: number;
  count: number;
  /** What the checks say of this block. */
  found: readonly Finding[];
  builder: Builder;
}

function counterOf(block: Block): string {
  if (block.type === 'heading') {
    return fill(counters.heading, { count: countCharacters(block.values.text), limit: LIMITS.heading });
  }
  return block.type === 'text' ? fill(counters.words, { count: countWords(block.values.text) }) : '';
}

/** One block, written in place. */
export function BlockEditor({ block, place, count, found, builder }: BlockEditorProps) {
  const { id, type } = block;
  const { name } = blockNames[type];
  const buttons = [
    { key: 'up', label: words.moveUp, isIdle: place === 1, act: () => builder.move(id, -1) },
    { key: 'down', label: words.moveDown, isIdle: place === count, act: () => builder.move(id, 1) },
    { key: 'duplicate', label: words.duplicate, isIdle: false, act: () => builder.duplicate(id) },
    { key: 'remove', label: words.remove, isIdle: false, act: () => builder.remove(id) },
  ] as const;
  return (
    <li
      className={styles.block}
      data-current={builder.current === id || undefined}
      onFocus={() => builder.setCurrent(id)}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        builder.move(id, event.key === 'ArrowUp' ? -1 : 1);
      }}
    >
      <fieldset>
        <legend className="visually-hidden">{fill(words.place, { name, place, count })}</legend>
        <div className={styles.bar}>
          <p className={styles.name} aria-hidden="true">
            {name}
          </p>
          <p className={styles.counter}>{counterOf(block)}</p>
          <div className={styles.buttons}>
            {buttons.map(({ key, label, isIdle, act }) => (
              <button
                key={key}
                id={`block-${id}-${key}`}
                type="button"
                className={styles.button}
                aria-disabled={isIdle || undefined}
                onClick={act}
              >
                <Icon name={key} />
                <span className="visually-hidden">{`${label}: ${name}, ${place}`}</span>
              </button>
            ))}
          </div>
        </div>
        {FIELDS[type].map((field) => (
          <Field key={field} block={block} field={field} onEdit={builder.edit} />
        ))}
        {found
          .filter(({ kind }) => SERIOUS.has(kind))
          .map(({ kind, what }) => (
            <p key={kind} className={styles.warning}>
              {fill(findings[kind], { what })}
            </p>
          ))}
      </fieldset>
    </li>
  );
}

interface FieldProps {
  block: Block;
  field: FieldName;
  onEdit: Builder['edit'];
}

function Field({ block, field, onEdit }: FieldProps) {
  const id = fieldId(block.id, field);
  const value = textIn(block, field);
  const own = fieldWords[block.type][field];
  const hasLines = block.type === 'text';
  const isAlone = FIELDS[block.type].length === 1;
  return (
    <div className={styles.field} data-alone={isAlone || undefined}>
      <label htmlFor={id} className={isAlone ? 'visually-hidden' : styles.label}>
        {own?.label}
      </label>
      {/* The copy behind it makes the field as high as its text. */}
      <div
        className={styles.grow}
        data-kind={field === 'text' ? block.type : undefined}
        data-value={value || own?.example}
      >
        <textarea
          id={id}
          className={styles.input}
          rows={1}
          maxLength={MAX_FIELD}
          placeholder={own?.example}
          autoComplete="off"
          value={value}
          onChange={({ target, timeStamp }) =>
            onEdit(block.id, field, hasLines ? target.value : target.value.replace(/\n/g, ' '), timeStamp)
          }
        />
      </div>
    </div>
  );
}
