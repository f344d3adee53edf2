import {
  Checkbox,
  Fieldset,
  NumberInput,
  Select,
  SimpleGrid,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { CATEGORIES, INPUT_TYPES, type Question, takesOptions } from '@upcurve/contracts/quiz/questions';
import { decidingAnswers } from '@upcurve/contracts/quiz/shown-questions';
import { choicesOf } from '../../../kit/filters/choices-of.ts';
import { OptionsEditor } from './OptionsEditor.tsx';
import type { FieldsProps, QuestionDraft } from './question-draft.ts';

const TYPES = choicesOf(INPUT_TYPES);
const CATEGORY_CHOICES = choicesOf(CATEGORIES);

interface QuestionFieldsProps extends FieldsProps {
  /** The questions before this one. */
  earlier: readonly Question[];
  withOrder: boolean;
}

export function QuestionFields({ form, idOf, earlier, withOrder }: QuestionFieldsProps) {
  const { inputType } = form.values;
  const field = (path: keyof QuestionDraft) => ({ id: idOf(path), ...form.getInputProps(path) });
  const number = { hideControls: true, inputMode: 'decimal' } as const;

  return (
    <>
      <TextInput label="Question Text" required withAsterisk={false} data-autofocus {...field('text')} />
      <Textarea
        label="Description"
        description="Optional; shown below the question"
        rows={2}
        {...field('description')}
      />
      <SimpleGrid minColWidth="min(14rem, 100%)" autoFlow="auto-fit">
        <Select label="Input Type" data={TYPES} {...field('inputType')} />
        <Select label="Category" data={CATEGORY_CHOICES} {...field('category')} />
      </SimpleGrid>
      {inputType === 'number' && (
        <SimpleGrid cols={3}>
          <NumberInput label="Minimum" {...number} {...field('min')} />
          <NumberInput label="Maximum" {...number} {...field('max')} />
          <NumberInput label="Step" {...number} {...field('step')} />
        </SimpleGrid>
      )}
      {takesOptions(inputType) && <OptionsEditor form={form} idOf={idOf} />}
      <ConditionFields form={form} idOf={idOf} earlier={earlier} />
      <SimpleGrid minColWidth="min(14rem, 100%)" autoFlow="auto-fit">
        <div>
          <Switch
            label="Question Status"
            aria-describedby={idOf('isActive-help')}
            id={idOf('isActive')}
            {...form.getInputProps('isActive', { type: 'checkbox' })}
          />
          <Text size="xs" c="dimmed" mt={4} id={idOf('isActive-help')}>
            Enable or disable this question in the questionnaire
          </Text>
        </div>
        {withOrder && (
          <NumberInput
            label="Display Order"
            description="The order this question appears in the eligibility questionnaire"
            {...field('order')}
          />
        )}
      </SimpleGrid>
    </>
  );
}

const ALWAYS = 'always';

interface ConditionFieldsProps extends FieldsProps {
  /** The questions before this one, in order. */
  earlier: readonly Question[];
}

/** Edits when a question is shown: always, or only after certain answers to an earlier question. */
function ConditionFields({ form, idOf, earlier }: ConditionFieldsProps) {
  const { questionId, values } = form.values.showIf;
  const deciders = earlier.filter((question) => decidingAnswers(question).length > 0);
  const of = deciders.find(({ id }) => String(id) === questionId);
  const answers = of ? decidingAnswers(of) : [];
  const isLost = questionId !== '' && !of;

  function choose(chosen: string | null) {
    form.setFieldValue('showIf', { questionId: chosen === ALWAYS ? '' : (chosen ?? ''), values: [] });
    form.clearFieldError('showIf.questionId');
    form.clearFieldError('showIf.values');
  }

  return (
    <Fieldset legend="When it is shown">
      <Stack gap="sm">
        <Select
          label="Show this question"
          id={idOf('showIf.questionId')}
          data={[
            { value: ALWAYS, label: 'Always' },
            ...deciders.map(({ id, order, text }) => ({ value: String(id), label: `If ${order}: ${text}` })),
            ...(isLost
              ? [{ value: questionId, label: 'A question that no longer comes before this one' }]
              : []),
          ]}
          value={questionId === '' ? ALWAYS : questionId}
          allowDeselect={false}
          error={form.errors['showIf.questionId']}
          onChange={choose}
        />
        {of && (
          <Checkbox.Group
            label="is answered with"
            description="Any ticked answer is enough. Visitors who skip that question do not see this one."
            error={form.errors['showIf.values']}
            value={values}
            onChange={(next) => {
              form.setFieldValue('showIf.values', next);
              form.clearFieldError('showIf.values');
            }}
          >
            <SimpleGrid
              minColWidth="min(14rem, 100%)"
              verticalSpacing="xs"
              mt="xs"
              id={idOf('showIf.values')}
              tabIndex={-1}
            >
              {answers.map(({ value, label }) => (
                <Checkbox key={value} value={value} label={label} />
              ))}
            </SimpleGrid>
          </Checkbox.Group>
        )}
        {of && (
          <Text size="xs" c="dimmed">
            This question counts towards the score only for visitors who see it. Existing leads do not change.
          </Text>
        )}
      </Stack>
    </Fieldset>
  );
}
