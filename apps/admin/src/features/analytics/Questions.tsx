import { SimpleGrid, Text, Title } from '@mantine/core';
import type { Analytics, QuestionFigures } from '@upcurve/contracts/analytics/analytics';
import { formatCount, formatNumber } from '../../kit/list/format-count.ts';
import { FigureTable } from './FigureTable.tsx';
import { formatPercent } from './number-words.ts';

type Answer = QuestionFigures['answers'][number];

export function Questions({ questions, leftAtEnd }: Pick<Analytics, 'questions' | 'leftAtEnd'>) {
  const most = Math.max(1, ...questions.map(({ shown }) => shown));
  return (
    <>
      <FigureTable<QuestionFigures>
        label="Questions"
        head={{
          header: 'Question',
          cell: ({ text, isAsked }) => (
            <>
              {text}{' '}
              {!isAsked && (
                <Text span size="xs" c="dimmed">
                  No longer asked
                </Text>
              )}
            </>
          ),
        }}
        columns={[
          { header: 'Shown', cell: ({ shown }) => formatNumber(shown), bar: ({ shown }) => shown / most },
          { header: 'Answered', cell: ({ answered }) => formatNumber(answered), isExtra: true },
          { header: 'Skipped', cell: ({ skipped }) => formatNumber(skipped), isExtra: true },
          {
            header: 'Left here',
            cell: ({ leftHere, shown }) => `${formatNumber(leftHere)} (${formatPercent(leftHere, shown)})`,
          },
        ]}
        rows={questions}
        keyOf={({ id }) => String(id)}
        empty="No question was shown in this period."
      />
      {leftAtEnd > 0 && (
        <Text size="xs" c="dimmed">
          {formatCount(leftAtEnd, 'visitor')} answered to the end and did not hand in.
        </Text>
      )}
      {questions.some(({ answers }) => answers.length > 0) && (
        <details>
          <summary>What was answered</summary>
          <SimpleGrid minColWidth="min(100%, 24rem)" spacing="xl" mt="sm">
            {questions
              .filter(({ answers }) => answers.length > 0)
              .map((question) => (
                <Answers key={question.id} {...question} />
              ))}
          </SimpleGrid>
        </details>
      )}
    </>
  );
}

function Answers({ text, answers, answered, isMany }: QuestionFigures) {
  return (
    <section>
      <Title order={3} size="sm">
        {text}
      </Title>
      {isMany && (
        <Text size="xs" c="dimmed">
          Several answers are possible.
        </Text>
      )}
      <FigureTable<Answer>
        label={text}
        head={{ header: 'Answer', cell: ({ label }) => label }}
        columns={[
          {
            header: 'Given',
            cell: ({ count }) => `${formatNumber(count)} (${formatPercent(count, answered)})`,
            bar: ({ count }) => (answered > 0 ? count / answered : 0),
          },
        ]}
        rows={answers}
        keyOf={({ value }) => value}
        empty="No answers."
      />
    </section>
  );
}
