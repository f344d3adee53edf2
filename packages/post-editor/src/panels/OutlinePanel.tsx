import { Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { Finding } from '@upcurve/post-blocks/checks';
import { type PostContent, VERSION } from '@upcurve/post-blocks/content';
import { outlineOf, readingMinutes, wordsOf } from '@upcurve/post-blocks/outline';
import type { Block } from '@upcurve/post-blocks/schema';
import { useMemo } from 'react';
import { useDebouncedStore, useEditor } from '../editor-context.ts';
import classes from './OutlinePanel.module.css';
import { PanelHeading } from './PanelHeading.tsx';

/** The pause in typing before the post is analysed again, in ms. */
const PAUSE_MS = 350;

const contentOf = (blocks: readonly Block[]): PostContent => ({ version: VERSION, blocks: [...blocks] });

interface OutlinePanelProps {
  /** The problems to fix before publishing. */
  findingsOf: (blocks: readonly Block[]) => readonly Finding[];
  onField?: (field: NonNullable<Finding['field']>) => void;
}

/** Shows the post's length, headings and problems, each with a link to its block. */
export function OutlinePanel({ findingsOf, onField }: OutlinePanelProps) {
  const { store } = useEditor();
  // A new object each time, because findings are also about the title.
  const settled = useDebouncedStore(store, ({ blocks: now }) => ({ blocks: now }), PAUSE_MS);
  const { blocks } = settled;
  const words = useMemo(() => wordsOf(contentOf(blocks)), [blocks]);
  const outline = useMemo(() => outlineOf(contentOf(blocks)), [blocks]);
  const findings = useMemo(() => findingsOf(settled.blocks), [findingsOf, settled]);
  return (
    <Stack gap="lg" p="sm">
      <Text size="sm" c="dimmed">
        {words.toLocaleString('en-GB')} {words === 1 ? 'word' : 'words'} · {readingMinutes(words)} min to read
      </Text>
      <section aria-labelledby="editor-outline">
        <PanelHeading id="editor-outline">Outline</PanelHeading>
        {outline.length === 0 ? (
          <Text size="sm" c="dimmed">
            Headings appear here.
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
        <PanelHeading id="editor-checks">
          {findings.length === 0 ? 'Publishing' : 'Fix before publishing'}
        </PanelHeading>
        {findings.length === 0 ? (
          <Group gap={6} fz="sm" c="var(--mantine-color-sage-text)">
            <IconCircleCheck size={16} stroke={1.6} aria-hidden /> Ready to publish.
          </Group>
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
    </Stack>
  );
}
