import { Button, Input, Text, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { OptionRow } from './OptionRow.tsx';
import classes from './OptionsEditor.module.css';
import type { FieldsProps } from './QuestionFields.tsx';
import { useOptionList } from './use-option-list.ts';

/** The choices of a question: added, written, scored, put in order, removed; all of it by keyboard too. */
export function OptionsEditor({ form, idOf }: FieldsProps) {
  const list = useOptionList({ form, idOf });
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
      {list.options.length > 0 && (
        <div className={classes.heads} aria-hidden>
          <span />
          <span>Label</span>
          <span>Value</span>
          <span>Points</span>
        </div>
      )}
      {list.options.map((option, index) => (
        <OptionRow key={option.key} index={index} list={list} form={form} idOf={idOf} />
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
        disabled={list.room <= 0}
        onClick={() => list.add(list.options.length)}
      >
        Add option
      </Button>
      <VisuallyHidden role="status">{list.news}</VisuallyHidden>
    </fieldset>
  );
}
