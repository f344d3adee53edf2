import { Text } from '@mantine/core';
import type { SubmissionDetail } from '@upcurve/contracts/submissions';
import { LeadSection } from '../../components/LeadSection.tsx';
import { responses } from './answer-text.ts';
import classes from './ResponseList.module.css';

/** What was asked and what they answered. */
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
