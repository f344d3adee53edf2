import { Badge, Group, Text } from '@mantine/core';
import { type Question, takesOptions } from '@upcurve/contracts/quiz/questions';
import { conditionInWords } from '../condition-in-words.ts';

interface QuestionBadgesProps {
  question: Question;
  /** All questions, needed to describe the condition. */
  all: readonly Question[];
}

/** Shows badges for a question's points, whether it decides eligibility, and its condition. */
export function QuestionBadges({ question, all }: QuestionBadgesProps) {
  const points = bestPoints(question);
  const qualifying = qualifyingLabels(question);
  const { showIf } = question;
  if (points === 0 && qualifying.length === 0 && !showIf) return null;
  return (
    <Group gap={6} mt={4}>
      {points > 0 && (
        <Badge color="sage" size="sm">
          Up to {points} {points === 1 ? 'point' : 'points'}
        </Badge>
      )}
      {qualifying.length > 0 && (
        <Badge color="gold" size="sm" title={`Only eligible with: ${qualifying.join(', ')}`}>
          Decides eligibility
        </Badge>
      )}
      {showIf && (
        <Text span size="xs" c="dimmed">
          Shown if {conditionInWords(showIf, all)}
        </Text>
      )}
    </Group>
  );
}

/** Returns the points of the best answer, before spend is evaluated. Returns 0 if the question does not count. */
function bestPoints({ inputType, options }: Question): number {
  if (!takesOptions(inputType)) return 0;
  const helps = (options ?? []).map(({ points = 0 }) => Math.max(0, points));
  return inputType === 'checkbox' ? helps.reduce((sum, points) => sum + points, 0) : Math.max(0, ...helps);
}

/** Returns the labels of qualifying answers. If there are any, the question decides eligibility. */
const qualifyingLabels = ({ options }: Question): string[] =>
  (options ?? []).filter(({ qualifies }) => qualifies).map(({ label }) => label);
