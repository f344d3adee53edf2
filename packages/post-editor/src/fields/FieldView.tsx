import {
  Button,
  NumberInput,
  SegmentedControl,
  Select,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import type { Block } from '@upcurve/post-blocks/schema';
import { withColumns } from '../document/tree.ts';
import { useEditor } from '../editor-context.ts';
import { ClipField } from './ClipField.tsx';
import type { FieldViewProps, Values } from './field-props.ts';
import { ItemsField } from './ItemsField.tsx';
import { PictureField } from './PictureField.tsx';
import { TableField } from './TableField.tsx';

const MARKS = 'Marks: **bold**, _italic_, `code`, [words](/address).';
const textIn = (values: Values, name: string) => String(values[name] ?? '');

/** One field of a block. */
export function FieldView({ field, values, onChange }: FieldViewProps) {
  const { store } = useEditor();
  const set = (value: unknown) => onChange({ ...values, [field.name]: value });
  const { label, hint } = field;
  switch (field.kind) {
    case 'line':
    case 'href':
      return (
        <TextInput
          label={label}
          description={hint}
          maxLength={field.max}
          placeholder={field.kind === 'line' ? field.placeholder : undefined}
          autoComplete="off"
          value={textIn(values, field.name)}
          onChange={(event) => set(event.currentTarget.value)}
        />
      );
    case 'text':
      return (
        <Textarea
          label={label}
          description={hint ?? (field.hasMarks ? MARKS : undefined)}
          rows={4}
          resize="vertical"
          maxLength={field.max}
          placeholder={field.placeholder}
          value={textIn(values, field.name)}
          onChange={(event) => set(event.currentTarget.value)}
        />
      );
    case 'choice': {
      const data = field.choices.map(({ value, label: each }) => ({ value: String(value), label: each }));
      const chosen = (text: string | null) =>
        set(field.choices.find(({ value }) => String(value) === text)?.value ?? values[field.name]);
      if (data.length > 3)
        return (
          <Select
            label={label}
            description={hint}
            data={data}
            allowDeselect={false}
            value={textIn(values, field.name)}
            onChange={chosen}
          />
        );
      return (
        <div>
          <Text size="sm" fw={500} mb={4} id={`field-${field.name}`}>
            {label}
          </Text>
          <SegmentedControl
            fullWidth
            size="xs"
            aria-labelledby={`field-${field.name}`}
            data={data}
            value={textIn(values, field.name)}
            onChange={chosen}
          />
          {hint && (
            <Text size="xs" c="dimmed" mt={4}>
              {hint}
            </Text>
          )}
        </div>
      );
    }
    case 'number':
      return (
        <NumberInput
          label={label}
          description={hint}
          min={field.min}
          max={field.max}
          step={field.step}
          value={Number(values[field.name] ?? 0)}
          onChange={(value) => typeof value === 'number' && set(value)}
        />
      );
    case 'picture':
      return <PictureField field={field} values={values} onChange={onChange} />;
    case 'clip':
      return <ClipField field={field} values={values} onChange={onChange} />;
    case 'items':
      return <ItemsField field={field} values={values} onChange={onChange} View={FieldView} />;
    case 'table':
      return <TableField field={field} values={values} onChange={onChange} />;
    case 'richText':
      return (
        <Stack gap="xs" align="start">
          <Text size="sm" c="dimmed">
            Edit the text on the page.
          </Text>
          <Button variant="default" size="xs" onClick={() => store.focusOn(String(values.id), 'text')}>
            Edit text
          </Button>
        </Stack>
      );
    case 'columns': {
      const block = values as unknown as Extract<Block, { type: 'columns' }>;
      return (
        <div>
          <Text size="sm" fw={500} mb={4} id="field-columns">
            {label}
          </Text>
          <SegmentedControl
            fullWidth
            size="xs"
            aria-labelledby="field-columns"
            data={['2', '3']}
            value={String(block.columns.length)}
            onChange={(count) => onChange(withColumns(block, Number(count)) as unknown as Values)}
          />
        </div>
      );
    }
    default:
      return field satisfies never;
  }
}
