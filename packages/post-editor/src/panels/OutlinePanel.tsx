import { Text, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { Finding } from '@upcurve/post-blocks/checks';
import { type PostContent, VERSION } from '@upcurve/post-blocks/content';
import { outlineOf, readingMinutes, wordsOf } from '@upcurve/post-blocks/outline';
import type { Block } from '@upcurve/post-blocks/schema';
import { useMemo } from 'react';
import { useEditor } from '../editor-context.ts';
import { useSettledBlocks } from '../use-settled-blocks.ts';
import classes from './OutlinePanel.module.css';

const contentOf = (blocks: readonly Block[]): PostContent => ({ version: VERSION, blocks: [...blocks] });

interface OutlinePanelProps {
  /** What keeps the post from being published. */
  findingsOf: (blocks: readonly Block[]) => readonly Finding[];
  /** Goes to a field of the post itself. */
  onField?: (field: NonNullable<Finding['field']>) => void;
}

/** The post at a glance: how long it is, its headings, what has to be mended; each leads to its block. */
export function OutlinePanel({ findingsOf, onField }: OutlinePanelProps) {
  const { store } = useEditor();
  const settled = useSettledBlocks();
  const { blocks } = settled;
  const words = useMemo(() => wordsOf(contentOf(blocks)), [blocks]);
  const outline = useMemo(() => outlineOf(contentOf(blocks)), [blocks]);
  const findings = useMemo(() => findingsOf(settled.blocks), [findingsOf, settled]);
  return (
    <div className={classes.panel}>
      <Text size="sm" c="dimmed">
        {words.toLocaleString('en-GB')} {words === 1 ? 'word' : 'words'} · {readingMinutes(words)} min to read
      </Text>
      <section aria-labelledby="editor-outline">
        <h3 id="editor-outline" className={classes.title}>
          Outline
        </h3>
        {outline.length === 0 ? (
          <Text size="sm" c="dimmed">
            Headings show here.
          </Text>
        ) : (
          <ul className={classes.list}>
            {outline.map(({ id, level, text }) => (
              <li key={id} data-level={level}>
                <UnstyledButton className={classes.entry} onClick={() => store.focusOn(id)}>
                  {text || 'Empty heading'}
                </UnstyledButton>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="editor-checks">
        <h3 id="editor-checks" className={classes.title}>
          Before it can be published
        </h3>
        {findings.length === 0 ? (
          <Text size="sm" className={classes.good}>
            <IconCircleCheck size={16} stroke={1.6} aria-hidden /> Nothing keeps it from that.
          </Text>
        ) : (
          <ul className={classes.list}>
            {findings.map(({ message, blockId, field }) => (
              <li key={`${message} ${blockId} ${field}`}>
                <UnstyledButton
                  className={classes.entry}
                  onClick={() => {
                    if (blockId) store.focusOn(blockId, 'field');
                    else if (field) onField?.(field);
                  }}
                >
                  <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
                  <span>{message}</span>
                </UnstyledButton>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
