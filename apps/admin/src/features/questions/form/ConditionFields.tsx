import { Checkbox, Fieldset, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import type { Question } from '@upcurve/contracts/quiz/questions';
import { decidingAnswers } from '@upcurve/contracts/quiz/shown-questions';
import type { FieldsProps } from './question-draft.ts';

const ALWAYS = 'always';

interface ConditionFieldsProps extends FieldsProps {
  /** The questions before this one, in order. */
  earlier: readonly Question[];
}

/** Edits when a question is shown: always, or only after certain answers to an earlier question. */
export function ConditionFields({ form, idOf, earlier }: ConditionFieldsProps) {
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
