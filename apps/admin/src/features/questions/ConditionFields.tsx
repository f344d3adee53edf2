import { Checkbox, Select, Stack, Text } from '@mantine/core';
import type { Question } from '@upcurve/contracts/questions';
import { decidingAnswers } from '@upcurve/contracts/shown-questions';
import type { FieldsProps } from './fields-props.ts';
import classes from './QuestionDialog.module.css';

const ALWAYS = 'always';

interface ConditionFieldsProps extends FieldsProps {
  /** The questions that come before this one, in their order. */
  earlier: readonly Question[];
}

/** When a question is shown: always, or only to who answered an earlier one in a certain way. */
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
    <fieldset className={classes.condition}>
      <legend>When it is shown</legend>
      <Stack gap="sm">
        <Select
          label="Show this question"
          id={idOf('showIf.questionId')}
          data={[
            { value: ALWAYS, label: 'Always' },
            ...deciders.map(({ id, order, text }) => ({ value: String(id), label: `If ${order}: ${text}` })),
            ...(isLost ? [{ value: questionId, label: 'If a question that no longer comes before it' }] : []),
          ]}
          value={questionId === '' ? ALWAYS : questionId}
          allowDeselect={false}
          error={form.errors['showIf.questionId']}
          onChange={choose}
        />
        {of && (
          <Checkbox.Group
            label="is answered with"
            description="One of those that are ticked is enough. Who skips that question is not shown this one."
            error={form.errors['showIf.values']}
            value={values}
            onChange={(next) => {
              form.setFieldValue('showIf.values', next);
              form.clearFieldError('showIf.values');
            }}
          >
            <div className={classes.answers} id={idOf('showIf.values')} tabIndex={-1}>
              {answers.map(({ value, label }) => (
                <Checkbox key={value} value={value} label={label} />
              ))}
            </div>
          </Checkbox.Group>
        )}
        {of && (
          <Text size="xs" c="dimmed">
            The score counts this question only for those who are shown it. Leads that are there already stay
            as they are.
          </Text>
        )}
      </Stack>
    </fieldset>
  );
}
