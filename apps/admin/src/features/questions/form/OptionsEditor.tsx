import { Alert, Button, Fieldset, Input, Text, VisuallyHidden } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { OPTIONS_MAX } from '@upcurve/contracts/quiz/questions';
import { useState } from 'react';
import { OptionRow } from './OptionRow.tsx';
import classes from './OptionsEditor.module.css';
import { optionActions } from './option-actions.ts';
import type { FieldsProps, OptionErrors } from './question-draft.ts';

export function OptionsEditor({ form, idOf }: FieldsProps) {
  const [news, tell] = useState('');
  const [actions] = useState(() => optionActions({ form, idOf, tell }));
  const { options } = form.values;
  const error = form.errors.options;
  const qualifying = options.filter(({ qualifies }) => qualifies).map(({ label }) => label);
  const helpId = idOf('options-help');
  const errorId = idOf('options-error');

  return (
    <Fieldset
      legend="Options"
      className={classes.editor}
      aria-describedby={error ? `${helpId} ${errorId}` : helpId}
    >
      <Text size="xs" c="dimmed" id={helpId}>
        The label is what visitors read, the value what is stored with their answer. Points from −100 to 100
        count towards the score; leave them empty for none. Enter adds an option, Alt with ↑ or ↓ moves it,
        several pasted lines become several options. Advice is shown in the report to visitors who choose the
        option.
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
          errors={errorsOf(form.errors, index)}
          actions={actions}
          idOf={idOf}
        />
      ))}
      <div role="status">
        {qualifying.length > 0 && (
          <Alert color="gold" mt="sm" title="This question now decides eligibility">
            <Text size="sm">
              For new leads, only visitors who answer {quoted(qualifying)} can be eligible. Existing leads do
              not change.
            </Text>
          </Alert>
        )}
      </div>
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
    </Fieldset>
  );
}

/** Formats names as a list, such as ‘Owner’, ‘Manager’ or ‘Nurse’. */
function quoted(labels: readonly string[]): string {
  const names = labels.map((label, index) => (label.trim() ? `‘${label.trim()}’` : `option ${index + 1}`));
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : (names[0] ?? '');
}

function errorsOf(errors: FormErrors, index: number): OptionErrors {
  const prefix = `options.${index}.`;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) =>
      message && path.startsWith(prefix) ? [[path.slice(prefix.length), String(message)]] : [],
    ),
  );
}
