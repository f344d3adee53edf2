import { Button, Input, Text, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { OPTIONS_MAX } from '@upcurve/contracts/questions';
import { useState } from 'react';
import type { FieldsProps } from './fields-props.ts';
import { OptionRow } from './OptionRow.tsx';
import classes from './OptionsEditor.module.css';
import { optionActions } from './option-actions.ts';

/** The choices of a question: added, written, scored, put in order, removed; all of it by keyboard too. */
export function OptionsEditor({ form, idOf }: FieldsProps) {
  const [news, tell] = useState('');
  const [actions] = useState(() => optionActions({ form, idOf, tell }));
  const { options } = form.values;
  const error = form.errors.options;
  const helpId = idOf('options-help');
  const errorId = idOf('options-error');

  return (
    <fieldset className={classes.editor} aria-describedby={error ? `${helpId} ${errorId}` : helpId}>
      <legend className={classes.legend}>Options</legend>
      <Text size="xs" c="dimmed" id={helpId}>
        The label is what visitors read, the value what is stored with their answer. Points from −100 to 100
        count towards the score; leave them empty for none. Enter adds an option, Alt with ↑ or ↓ moves it,
        several pasted lines become several options.
      </Text>
      {options.length > 0 && (
        <div className={classes.heads} aria-hidden>
          <span />
          <span>Label</span>
          <span>Value</span>
          <span>Points</span>
        </div>
      )}
      {options.map((option, index) => (
        <OptionRow
          key={option.key}
          option={option}
          index={index}
          isLast={index === options.length - 1}
          labelError={form.errors[`options.${index}.label`]}
          valueError={form.errors[`options.${index}.value`]}
          pointsError={form.errors[`options.${index}.points`]}
          actions={actions}
          idOf={idOf}
        />
      ))}
      {error && (
        <Input.Error id={errorId} mt="xs">
          {error}
        </Input.Error>
      )}
      <Button
        id={idOf('options')}
        variant="default"
        size="xs"
        mt="sm"
        leftSection={<IconPlus size={14} stroke={2} />}
        disabled={options.length >= OPTIONS_MAX}
        onClick={() => actions.add(options.length)}
      >
        Add option
      </Button>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </fieldset>
  );
}
