import { Input, NumberInput, SegmentedControl, Select, TextInput } from '@mantine/core';
import type { Block } from '@upcurve/post-blocks/schema';
import { useState } from 'react';
import { withColumns } from '../document/tree.ts';
import { ClipField } from './ClipField.tsx';
import type { FieldViewProps, Values } from './field-props.ts';
import { ItemsField } from './ItemsField.tsx';
import { PictureField } from './PictureField.tsx';

const textIn = (values: Values, name: string) => String(values[name] ?? '');

export function FieldView({ field, values, error, onChange }: FieldViewProps) {
  const set = (value: unknown) => onChange({ ...values, [field.name]: value });
  const { label, hint } = field;
  switch (field.kind) {
    case 'line':
      return (
        <LineField
          label={label}
          hint={hint}
          max={field.max}
          complete={field.complete}
          error={error}
          value={textIn(values, field.name)}
          onChange={set}
        />
      );
    case 'choice': {
      const data = field.choices.map(({ value, label: each }) => ({ value: String(value), label: each }));
      const chosen = (text: string | null) =>
        set(field.choices.find(({ value }) => String(value) === text)?.value ?? values[field.name]);
      const value = textIn(values, field.name);
      if (data.length <= 3)
        return <ButtonsField label={label} hint={hint} data={data} value={value} onChange={chosen} />;
      return (
        <Select
          label={label}
          description={hint}
          data={data}
          allowDeselect={false}
          value={value}
          onChange={chosen}
        />
      );
    }
    case 'number':
      return (
        <NumberInput
          label={label}
          description={hint}
          error={error}
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
    case 'columns': {
      const block = values as unknown as Extract<Block, { type: 'columns' }>;
      return (
        <ButtonsField
          label={label}
          data={['2', '3'].map((count) => ({ value: count, label: count }))}
          value={String(block.columns.length)}
          onChange={(count) => onChange(withColumns(block, Number(count)) as unknown as Values)}
        />
      );
    }
    default:
      return field satisfies never;
  }
}

interface LineFieldProps {
  label: string;
  hint: string | undefined;
  max: number;
  complete: ((typed: string) => string) | undefined;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** A line of text. Its error appears when the field is left, because a half-typed address is always wrong. */
function LineField({ label, hint, max, complete, error, value, onChange }: LineFieldProps) {
  const [isWriting, setWriting] = useState(false);
  return (
    <TextInput
      label={label}
      description={hint}
      maxLength={max}
      autoComplete="off"
      value={value}
      error={!isWriting && error}
      onFocus={() => setWriting(true)}
      onBlur={() => {
        setWriting(false);
        const completed = complete?.(value) ?? value;
        if (completed !== value) onChange(completed);
      }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface ButtonsFieldProps {
  label: string;
  hint?: string | undefined;
  data: { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** Two or three choices side by side. */
function ButtonsField({ label, hint, ...control }: ButtonsFieldProps) {
  return (
    <Input.Wrapper label={label} description={hint} labelElement="div">
      <SegmentedControl fullWidth size="xs" aria-label={label} {...control} />
    </Input.Wrapper>
  );
}
