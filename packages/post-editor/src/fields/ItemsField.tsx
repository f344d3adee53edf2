import { ActionIcon, Button, Fieldset, Group, Stack, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import type { Field } from '@upcurve/post-blocks/fields/field';
import { type ComponentType, useRef } from 'react';
import type { FieldViewProps, Values } from './field-props.ts';

interface ItemsFieldProps extends FieldViewProps<Extract<Field, { kind: 'items' }>> {
  View: ComponentType<FieldViewProps>;
}

/** Edits a list of items of the same kind, such as pictures or points of a chart. */
export function ItemsField({ field, values, onChange, View }: ItemsFieldProps) {
  const list = useRef<HTMLDivElement>(null);
  const items = values[field.name] as readonly Values[];
  const set = (next: readonly Values[]) => onChange({ ...values, [field.name]: next });
  const one = field.one.toLowerCase();
  function move(from: number, to: number) {
    const next = [...items];
    next.splice(to, 0, ...next.splice(from, 1));
    set(next);
  }
  return (
    <Stack gap="sm" ref={list} role="group" aria-label={field.label} tabIndex={-1}>
      <Text size="sm" fw={500}>
        {field.label}
      </Text>
      {items.map((item, index) => (
        <Fieldset key={index} p="xs" aria-label={`${field.one} ${index + 1}`}>
          <Stack gap="xs">
            <Group justify="space-between" gap="xs" wrap="nowrap">
              <Text size="xs" c="dimmed" fw={600}>
                {field.one} {index + 1}
              </Text>
              <Group gap={2} wrap="nowrap">
                <ActionIcon
                  size="sm"
                  aria-label={`Move ${one} ${index + 1} up`}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <IconArrowUp size={15} stroke={1.6} />
                </ActionIcon>
                <ActionIcon
                  size="sm"
                  aria-label={`Move ${one} ${index + 1} down`}
                  disabled={index === items.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <IconArrowDown size={15} stroke={1.6} />
                </ActionIcon>
                <ActionIcon
                  size="sm"
                  aria-label={`Delete ${one} ${index + 1}`}
                  onClick={() => {
                    set(items.filter((_, each) => each !== index));
                    list.current?.focus();
                  }}
                >
                  <IconTrash size={15} stroke={1.6} />
                </ActionIcon>
              </Group>
            </Group>
            {field.fields.map((each) => (
              <View
                key={each.name}
                field={each}
                values={item}
                onChange={(next) => set(items.map((other, at) => (at === index ? next : other)))}
              />
            ))}
          </Stack>
        </Fieldset>
      ))}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={15} stroke={1.6} aria-hidden />}
        disabled={items.length >= field.max}
        onClick={() => set([...items, field.empty])}
      >
        Add {one}
      </Button>
    </Stack>
  );
}
