import { Text } from '@mantine/core';
import type { SubmissionDetail } from '@upcurve/contracts/leads/submissions';
import { answerInWords } from '@upcurve/contracts/quiz/answers';
import { LeadSection } from '../../detail/LeadColumns.tsx';
import classes from './ResultPanel.module.css';

interface Response {
  id: string;
  label: string;
  text: string;
}

/** Returns the answers in the order of the questions. Answers to unknown questions come last. */
function responses({ answers, questions }: SubmissionDetail): Response[] {
  const byId = new Map(questions.map((question) => [String(question.id), question]));
  const orderOf = (id: string) => byId.get(id)?.order ?? Number.POSITIVE_INFINITY;

  return Object.entries(answers)
    .toSorted(([a], [b]) => (orderOf(a) === orderOf(b) ? Number(a) - Number(b) : orderOf(a) - orderOf(b)))
    .map(([id, answer]) => {
      const question = byId.get(id);
      const label = question ? `Question ${question.order}: ${question.text}` : 'Unknown Question';
      return { id, label, text: answerInWords(question, answer) || 'No answer' };
    });
}

/** Shows the questions and the visitor's answers. */
export function ResponseList({ submission }: { submission: SubmissionDetail }) {
  return (
    <LeadSection id="responses" title="Responses">
      <ol className={classes.responses}>
        {responses(submission).map(({ id, label, text }) => (
          <li key={id}>
            <Text size="sm" fw={600}>
              {label}
            </Text>
            <Text size="sm" className={classes.answer}>
              {text}
            </Text>
          </li>
        ))}
      </ol>
    </LeadSection>
  );
}
