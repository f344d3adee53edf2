import { Badge, Text } from '@mantine/core';
import type { Advice } from '@upcurve/contracts/advice';
import type { Result } from '@upcurve/contracts/quiz';
import classes from './ResultPanel.module.css';

/** What would raise the score, in the words that the visitor read. */
export function Improvements({ result }: { result: Result }) {
  const { improvements, scoreAfter } = result;
  return (
    <>
      <Text size="sm" fw={600} mt="md" id="improvements">
        What would raise the score most
      </Text>
      <ol className={classes.criteria} aria-labelledby="improvements">
        {improvements.map(({ questionId, question, answer, better, gain, advice }) => (
          <li key={questionId}>
            <Badge size="sm">+{gain}</Badge>
            <div>
              {advice && <AdviceText advice={advice} />}
              <Text size="sm">
                {question}{' '}
                <Text span c="dimmed" inherit>
                  {answer ?? 'No answer'}
                </Text>
                <Text span display="block" inherit>
                  {/* Those frozen before there was advice name every better answer. */}
                  {advice === undefined ? 'Better' : 'Next'}: {better.join(' or ')}
                </Text>
              </Text>
            </div>
          </li>
        ))}
      </ol>
      {scoreAfter !== undefined && (
        <Text size="sm" mt="xs">
          With all of it: {scoreAfter} of 100
        </Text>
      )}
    </>
  );
}

function AdviceText({ advice: { title, why, thisWeek } }: { advice: Advice }) {
  return (
    <>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <Text size="sm">{why}</Text>
      <Text size="sm" mb={4}>
        This week: {thisWeek}
      </Text>
    </>
  );
}
