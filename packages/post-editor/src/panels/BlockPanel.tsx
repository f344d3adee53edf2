import { Stack, Text } from '@mantine/core';
import { BLOCKS } from '@upcurve/post-blocks/fields';
import { Block } from '@upcurve/post-blocks/schema';
import { useEffect, useMemo, useRef } from 'react';
import { useEditor, useStore } from '../editor-context.ts';
import { FieldView } from '../fields/FieldView.tsx';
import type { Values } from '../fields/field-props.ts';

export function BlockPanel() {
  const { store } = useEditor();
  const id = useStore(({ selected }) => selected);
  const block = useStore((each) => (each.selected === null ? undefined : each.block(each.selected)));
  const request = useStore((each) => each.request);
  const issues = useMemo(() => block && Block.safeParse(block).error?.issues, [block]);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!request || request === 'block') return;
    const first = panel.current?.querySelector<HTMLElement>(
      '[data-first-field], input:not([type="hidden"]), textarea, button',
    );
    (first ?? panel.current)?.focus();
    if (request === 'picture' && first?.matches('[data-first-field]')) first.click();
    store.setRequest(null);
  }, [request, store]);

  if (!id || !block)
    return (
      <Text size="sm" c="dimmed" p="md">
        Select a block on the page to see its settings.
      </Text>
    );
  const { label, hint } = BLOCKS[block.type];
  const fields = BLOCKS[block.type].fields;
  return (
    <Stack key={id} ref={panel} tabIndex={-1} gap="md" p="sm" data-block-panel>
      <div>
        <Text component="h3" fw={600}>
          {label}
        </Text>
        <Text size="xs" c="dimmed">
          {hint}
        </Text>
      </div>
      {fields.map((field) => (
        <FieldView
          key={field.name}
          field={field}
          values={block as unknown as Values}
          error={issues?.find(({ path }) => path[0] === field.name)?.message}
          onChange={(values) => store.replace(values as unknown as Block)}
        />
      ))}
      {fields.length === 0 && (
        <Text size="sm" c="dimmed">
          This block has no settings. Write it on the page.
        </Text>
      )}
    </Stack>
  );
}
