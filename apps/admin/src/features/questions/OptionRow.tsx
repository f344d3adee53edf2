import { ActionIcon, NumberInput, Switch, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { POINTS_LIMIT } from '@upcurve/contracts/question';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import classes from './OptionsEditor.module.css';
import type { FieldsProps } from './QuestionFields.tsx';
import { pastedLabels } from './suggest-value.ts';
import type { OptionList } from './use-option-list.ts';

const labels = { label: classes.label };
const icon = { size: 16, stroke: 1.6 };

/** One option of a question. */
export function OptionRow({ index, list, form, idOf }: FieldsProps & { index: number; list: OptionList }) {
  const number = index + 1;
  const path = (name: string) => `options.${index}.${name}`;
  const field = (name: string) => ({ id: idOf(path(name)), ...form.getInputProps(path(name)) });

  function onKeyDown(event: KeyboardEvent) {
    const by = event.altKey && { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (!by) return;
    event.preventDefault();
    list.move(index, by);
  }
  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    list.add(index + 1);
  }
  function onPaste(event: ClipboardEvent) {
    const pasted = pastedLabels(event.clipboardData.getData('text'));
    if (pasted.length === 0) return;
    event.preventDefault();
    list.paste(index, pasted);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be announced at length
    <div role="group" aria-label={`Option ${number}`} className={classes.option} onKeyDownCapture={onKeyDown}>
      <span className={classes.number} aria-hidden>
        {number}
      </span>
      <TextInput
        label="Label"
        classNames={labels}
        className={classes.wide}
        autoComplete="off"
        {...field('label')}
        onChange={(event) => list.setLabel(index, event.currentTarget.value)}
        onKeyDown={addOnEnter}
        onPaste={onPaste}
      />
      <TextInput
        label="Value"
        classNames={labels}
        className={classes.value}
        autoComplete="off"
        spellCheck={false}
        {...field('value')}
        onChange={(event) => list.setValue(index, event.currentTarget.value)}
        onKeyDown={addOnEnter}
      />
      <NumberInput
        label="Points"
        classNames={labels}
        className={classes.points}
        hideControls
        allowDecimal={false}
        clampBehavior="none"
        min={-POINTS_LIMIT}
        max={POINTS_LIMIT}
        {...field('points')}
        onKeyDown={addOnEnter}
      />
      <Switch
        color="sage"
        size="sm"
        withThumbIndicator={false}
        className={classes.qualifies}
        label="Counts as qualifying"
        id={idOf(path('qualifies'))}
        {...form.getInputProps(path('qualifies'), { type: 'checkbox' })}
      />
      <div className={classes.actions}>
        <ActionIcon
          size={32}
          aria-label={`Move option ${number} up`}
          aria-disabled={index === 0}
          data-disabled={index === 0 || undefined}
          onClick={() => list.move(index, -1)}
        >
          <IconArrowUp {...icon} />
        </ActionIcon>
        <ActionIcon
          size={32}
          aria-label={`Move option ${number} down`}
          aria-disabled={number === list.options.length}
          data-disabled={number === list.options.length || undefined}
          onClick={() => list.move(index, 1)}
        >
          <IconArrowDown {...icon} />
        </ActionIcon>
        <ActionIcon
          size={32}
          id={idOf(path('remove'))}
          aria-label={`Remove option ${number}`}
          onClick={() => list.remove(index)}
        >
          <IconX {...icon} />
        </ActionIcon>
      </div>
    </div>
  );
}
