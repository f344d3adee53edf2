import { Badge, Group, Progress, Stack, Text } from '@mantine/core';
import type { ReportSummary } from '@upcurve/contracts/leads/submissions';
import type { Advice } from '@upcurve/contracts/quiz/advice';
import { CATEGORIES } from '@upcurve/contracts/quiz/questions';
import type { Result } from '@upcurve/contracts/quiz/quiz';
import { NOT_OPEN } from '@upcurve/contracts/quiz/tiers';
import { Section } from '../../../../kit/screen/Section.tsx';
import classes from './ResultPanel.module.css';

interface ResultPanelProps {
  result: Result;
  report: ReportSummary;
}

export function ResultPanel({ result, report }: ResultPanelProps) {
  return (
    <Section title="Result">
      <Group gap="md" align="baseline">
        {result.isScored && (
          <Text className="display" fz="3rem" lh={1} aria-label={`Score ${result.score} of 100`}>
            {result.score}
          </Text>
        )}
        <div>
          <Text fw={600}>{result.isScored ? result.tier : NOT_OPEN}</Text>
          <Badge color={result.isEligible ? 'sage' : 'ink'} mt={2}>
            {result.isEligible ? 'Eligible' : 'Not eligible'}
          </Badge>
        </div>
      </Group>
      <Text fw={600} mt="md">
        {report.verdict}
      </Text>
      {report.numbers.map(({ value, label }) => (
        <Text key={label} size="sm">
          <strong>{value}</strong> {label}
        </Text>
      ))}
      {result.isScored && result.categories.length > 0 && (
        <Stack gap="xs" mt="md">
          {result.categories.map(({ category, score }) => (
            <div key={category}>
              <Group justify="space-between">
                <Text size="sm">{CATEGORIES[category]}</Text>
                <Text size="sm">{score}</Text>
              </Group>
              <Progress
                value={score}
                size="sm"
                style={{ printColorAdjust: 'exact' }}
                aria-label={`${CATEGORIES[category]}: ${score} of 100`}
              />
            </div>
          ))}
        </Stack>
      )}
      {result.criteria.length > 0 && (
        <>
          <Text size="sm" fw={600} mt="md">
            Eligibility rule
          </Text>
          <ul className={classes.criteria}>
            {result.criteria.map(({ questionId, question, answer, wanted, isMet }) => (
              <li key={questionId}>
                <Badge size="sm" color={isMet ? 'sage' : 'red'}>
                  {isMet ? 'Met' : 'Not met'}
                </Badge>
                <Text size="sm">
                  {question}{' '}
                  <Text span c="dimmed" inherit>
                    {answer ?? 'No answer'}
                  </Text>
                  {!isMet && (
                    <Text span display="block" inherit>
                      Wanted: {wanted.join(' or ')}
                    </Text>
                  )}
                </Text>
              </li>
            ))}
          </ul>
        </>
      )}
      {result.isScored && result.improvements.length > 0 && <Improvements result={result} />}
    </Section>
  );
}

function Improvements({ result: { scoreAfter, improvements } }: Pick<ResultPanelProps, 'result'>) {
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
                  {/* Older results have no advice and list every better answer. */}
                  {advice === undefined ? 'Better' : 'Next'}: {better.join(' or ')}
                </Text>
              </Text>
            </div>
          </li>
        ))}
      </ol>
      {scoreAfter !== undefined && (
        <Text size="sm" mt="xs">
          With all of these: {scoreAfter} of 100
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
