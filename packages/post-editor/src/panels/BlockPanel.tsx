import { Stack, Text } from '@mantine/core';
import { BLOCKS } from '@upcurve/post-blocks/fields';
import type { Block } from '@upcurve/post-blocks/schema';
import { useEffect, useRef } from 'react';
import { useEditor, useStore } from '../editor-context.ts';
import { FieldView } from '../fields/FieldView.tsx';
import type { Values } from '../fields/field-props.ts';
import classes from '../fields/fields.module.css';

/** The fields of the selected block. */
export function BlockPanel() {
  const { store } = useEditor();
  const id = useStore(({ selected }) => selected);
  const block = useStore((each) => (each.selected === null ? undefined : each.block(each.selected)));
  const turn = useStore(({ focus }) => (focus?.at === 'field' ? focus.turn : 0));
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (turn === 0) return;
    const first = panel.current?.querySelector<HTMLElement>(
      '[data-first-field], input:not([type="hidden"]), textarea, button',
    );
    (first ?? panel.current)?.focus();
  }, [turn]);

  if (!id || !block)
    return (
      <Text size="sm" c="dimmed" p="md">
        Select a block on the page to see its settings.
      </Text>
    );
  const { label, hint, fields } = BLOCKS[block.type];
  return (
    <Stack key={id} ref={panel} tabIndex={-1} gap="md" className={classes.panel} data-block-panel>
      <div>
        <h3 className={classes.title}>{label}</h3>
        <Text size="xs" c="dimmed">
          {hint}
        </Text>
      </div>
      {fields.map((field) => (
        <FieldView
          key={field.name}
          field={field}
          values={block as unknown as Values}
          onChange={(values) => store.replace(values as unknown as Block, field.name)}
        />
      ))}
      {fields.length === 0 && (
        <Text size="sm" c="dimmed">
          This block has no settings.
        </Text>
      )}
    </Stack>
  );
}
