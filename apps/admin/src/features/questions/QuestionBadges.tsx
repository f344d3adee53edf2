import { Badge, Group, Text } from '@mantine/core';
import type { Question } from '@upcurve/contracts/questions';
import { conditionInWords } from '@upcurve/contracts/shown-questions';
import { bestPoints, qualifyingLabels } from './question-marks.ts';

interface QuestionBadgesProps {
  question: Question;
  /** That its condition can be told of. */
  all: readonly Question[];
}

/** What a question does to a lead: how much it can earn, and whether it decides who is eligible, and who is shown it. */
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
