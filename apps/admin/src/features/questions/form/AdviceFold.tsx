import { Button, Fieldset, NumberInput, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { ADVICE_LINE_MAX, ADVICE_TITLE_MAX } from '@upcurve/contracts/quiz/advice';
import { SPEND_SHARE_MAX } from '@upcurve/contracts/quiz/quiz';
import { useState } from 'react';
import classes from './AdviceFold.module.css';
import type { OptionActions } from './option-actions.ts';
import type { AdviceDraft, BandDraft, OptionDraft, OptionErrors } from './question-draft.ts';

interface AdviceFoldProps {
  option: OptionDraft;
  index: number;
  errors: OptionErrors;
  actions: OptionActions;
  id: (name: string) => string;
}

/**
 * Edits the advice that the report gives for an option, and the amounts that the option represents. Expands on click or
 * on errors.
 */
export function AdviceFold({ option, index, errors, actions, id }: AdviceFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const regionId = useId();
  const isShown = isOpen || Object.keys(errors).some((path) => path.includes('.'));

  const text = (name: keyof AdviceDraft) => ({
    id: id(`advice.${name}`),
    value: option.advice[name],
    error: errors[`advice.${name}`],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      // Replaces pasted line breaks with spaces.
      actions.set(index, `advice.${name}`, currentTarget.value.replace(/\s*[\r\n]+\s*/g, ' ')),
  });
  const sum = (band: 'turnover' | 'spend', end: keyof BandDraft) => ({
    id: id(`${band}.${end}`),
    value: option[band][end],
    error: errors[`${band}.${end}`],
    onChange: (value: number | string) => actions.set(index, `${band}.${end}`, value),
    hideControls: true,
    thousandSeparator: ',',
    prefix: '£',
  });

  const Chevron = isShown ? IconChevronDown : IconChevronRight;
  return (
    <div className={classes.fold}>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        maw="100%"
        ml={-8}
        aria-expanded={isShown}
        aria-controls={regionId}
        leftSection={<Chevron size={14} stroke={1.8} aria-hidden />}
        onClick={() => setOpen(!isShown)}
      >
        Advice
        {!isShown && (
          <Text span size="sm" c="dimmed" fw={400} truncate ml={8}>
            {option.advice.title || 'none yet'}
          </Text>
        )}
      </Button>
      {isShown && (
        <div id={regionId} className={classes.fields}>
          <TextInput
            label="What to do"
            description={`An instruction of at most ${ADVICE_TITLE_MAX} characters, such as “Call every enquiry within an hour”`}
            {...text('title')}
          />
          <Textarea
            label="Why"
            description={`At most ${ADVICE_LINE_MAX} characters; name the source of a figure`}
            rows={2}
            {...text('why')}
          />
          <Textarea
            label="This week"
            description="One step that can be done by Friday"
            rows={2}
            {...text('thisWeek')}
          />
          <TextInput
            label="Read on"
            description="A page of the website such as /services/seo, or an https address"
            spellCheck={false}
            {...text('link')}
          />
          <Fieldset
            variant="unstyled"
            legend={`Monthly sums that this answer means. They keep the advised spend within ${SPEND_SHARE_MAX * 100}% of turnover`}
          >
            <SimpleGrid minColWidth="8rem" autoFlow="auto-fit" spacing="xs" mt={4}>
              <NumberInput label="Turnover from" {...sum('turnover', 'from')} />
              <NumberInput label="Turnover to" {...sum('turnover', 'to')} />
              <NumberInput label="Spend from" {...sum('spend', 'from')} />
              <NumberInput label="Spend to" {...sum('spend', 'to')} />
            </SimpleGrid>
          </Fieldset>
        </div>
      )}
    </div>
  );
}
