import { Modal, Text } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { isComposing } from '@upcurve/ui/is-composing';
import { Fragment, type KeyboardEvent, useEffect, useState } from 'react';
import type { Dialog } from '../dialogs/use-dialog.ts';
import classes from './PaletteDialog.module.css';
import { type Entry, useEntries } from './use-entries.ts';

/**
 * The command palette's dialog: type, choose with the arrow keys, open with Enter. Mount a new one each time it opens.
 */
export function PaletteDialog({ dialog }: { dialog: Dialog<true> }) {
  const id = useId();
  const [term, setTerm] = useState('');
  const [chosen, choose] = useState<string>();
  const { entries, isWaiting, hasFailed } = useEntries(term);
  // Stores the key instead of the index, because the server's results are inserted between the entries.
  const active = entries.find(({ key }) => key === chosen) ?? entries[0];
  const optionId = (entry: Entry) => `${id}-${entry.key}`;
  const activeId = active && optionId(active);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  function run(entry: Entry) {
    if (entry.staysHere) dialog.close();
    // Without returning the focus, because the next screen takes it.
    else dialog.forget();
    entry.run();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event) || !active) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') run(active);
    else if (step) {
      const next = entries.indexOf(active) + step + entries.length;
      choose(entries[next % entries.length]?.key);
    } else return;
    event.preventDefault();
  }

  const news = isWaiting ? 'Searching…' : entries.length === 0 ? 'Nothing found.' : '';
  return (
    <Modal.Root
      opened={dialog.isOpen}
      onClose={dialog.close}
      size="36rem"
      yOffset="10dvh"
      returnFocus={false}
    >
      <Modal.Overlay />
      <Modal.Content aria-label="Go to or find">
        <div className={classes.palette}>
          <input
            data-autofocus
            // At once, so that a key pressed right after Ctrl+K is typed here.
            // biome-ignore lint/a11y/noAutofocus: a dialog takes the focus
            autoFocus
            className={classes.field}
            role="combobox"
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-activedescendant={activeId}
            aria-label="Go to a screen, or find a lead, a person, a post, a file or a question"
            placeholder="Go to or find…"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={term}
            onChange={(event) => {
              setTerm(event.target.value);
              choose(undefined);
            }}
            onKeyDown={onKeyDown}
          />
          <div id={`${id}-list`} role="listbox" aria-label="Results" className={classes.list}>
            {entries.map((entry, index) => (
              <Fragment key={entry.key}>
                {entry.group !== entries[index - 1]?.group && (
                  <div className={classes.group} role="presentation">
                    {entry.group}
                  </div>
                )}
                {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys */}
                <div
                  id={optionId(entry)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={entry === active}
                  aria-label={[entry.title, entry.detail, entry.group].filter(Boolean).join(', ')}
                  className={classes.entry}
                  onClick={() => run(entry)}
                  onPointerMove={() => choose(entry.key)}
                >
                  <span className={classes.title}>{entry.title}</span>
                  {entry.detail && <span className={classes.detail}>{entry.detail}</span>}
                </div>
              </Fragment>
            ))}
          </div>
          <Text size="xs" c="dimmed" role="status" className={classes.news}>
            {hasFailed ? 'The search isn’t answering. Screens can still be opened.' : news}
          </Text>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
