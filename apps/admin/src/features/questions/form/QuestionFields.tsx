import { NumberInput, Select, SimpleGrid, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { CATEGORIES, INPUT_TYPES, type Question, takesOptions } from '@upcurve/contracts/quiz/questions';
import { ConditionFields } from './ConditionFields.tsx';
import { OptionsEditor } from './OptionsEditor.tsx';
import type { FieldsProps, QuestionDraft } from './question-draft.ts';

const choices = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const TYPES = choices(INPUT_TYPES);
const CATEGORY_CHOICES = choices(CATEGORIES);

interface QuestionFieldsProps extends FieldsProps {
  /** The questions before this one. */
  earlier: readonly Question[];
  withOrder: boolean;
}

/** Shows the fields of a question, depending on its input type. */
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
