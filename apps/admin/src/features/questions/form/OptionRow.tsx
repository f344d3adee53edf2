import { ActionIcon, NumberInput, Switch, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { POINTS_LIMIT } from '@upcurve/contracts/quiz/questions';
import { isComposing } from '@upcurve/ui/is-composing';
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react';
import { AdviceFold } from './AdviceFold.tsx';
import classes from './OptionsEditor.module.css';
import { type OptionActions, pastedLabels } from './option-actions.ts';
import type { OptionDraft, OptionErrors } from './question-draft.ts';

const labels = { label: classes.label };
const icon = { size: 16, stroke: 1.6 };

interface OptionRowProps {
  option: OptionDraft;
  index: number;
  isLast: boolean;
  errors: OptionErrors;
  actions: OptionActions;
  idOf: (path: string) => string;
}

/** Compares options by content, because the form copies all of them on every change. Actions and ids never change. */
function isSame(before: OptionRowProps, after: OptionRowProps): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { option, index, isLast, errors, actions, idOf } = props;
  const number = index + 1;
  const id = (name: string) => idOf(`options.${index}.${name}`);

  function onKeyDown(event: KeyboardEvent) {
    const by = event.altKey && { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (!by) return;
    event.preventDefault();
    // Keeps the arrow keys from also changing the value of a number field.
    event.stopPropagation();
    actions.move(index, by);
  }
  function addOnEnter(event: KeyboardEvent) {
    // Safari ends an IME composition before the Enter that confirms it.
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || isComposing(event)) return;
    event.preventDefault();
    actions.add(index + 1);
  }
  function onPaste(event: ClipboardEvent) {
    const pasted = pastedLabels(event.clipboardData.getData('text'));
    if (pasted.length === 0) return;
    event.preventDefault();
    actions.paste(index, pasted);
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
        id={id('label')}
        value={option.label}
        error={errors.label}
        onChange={(event) => actions.setLabel(index, event.currentTarget.value)}
        onKeyDown={addOnEnter}
        onPaste={onPaste}
      />
      <TextInput
        label="Value"
        classNames={labels}
        autoComplete="off"
        spellCheck={false}
        id={id('value')}
        value={option.value}
        error={errors.value}
        onChange={(event) => actions.setValue(index, event.currentTarget.value)}
        onKeyDown={addOnEnter}
      />
      <NumberInput
        label="Points"
        classNames={labels}
        hideControls
        clampBehavior="none"
        min={-POINTS_LIMIT}
        max={POINTS_LIMIT}
        id={id('points')}
        value={option.points}
        error={errors.points}
        onChange={(points) => actions.set(index, 'points', points)}
        onKeyDown={addOnEnter}
      />
      <Switch
        size="sm"
        className={classes.qualifies}
        label="Counts as qualifying"
        id={id('qualifies')}
        checked={option.qualifies}
        onChange={(event) => actions.set(index, 'qualifies', event.currentTarget.checked)}
      />
      <div className={classes.actions}>
        <ActionIcon
          size={32}
          aria-label={`Move option ${number} up`}
          aria-disabled={index === 0}
          onClick={() => actions.move(index, -1)}
        >
          <IconArrowUp {...icon} />
        </ActionIcon>
        <ActionIcon
          size={32}
          aria-label={`Move option ${number} down`}
          aria-disabled={isLast}
          onClick={() => actions.move(index, 1)}
        >
          <IconArrowDown {...icon} />
        </ActionIcon>
        <ActionIcon
          size={32}
          id={id('remove')}
          aria-label={`Remove option ${number}`}
          onClick={() => actions.remove(index)}
        >
          <IconX {...icon} />
        </ActionIcon>
      </div>
      <AdviceFold option={option} index={index} errors={errors} actions={actions} id={id} />
    </div>
  );
}, isSame);
