import { VisuallyHidden } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import type { Submission } from '@upcurve/contracts/leads/submissions';
import classes from './ScoreMark.module.css';

/** Shows score and tier, and marks eligible leads. */
export function ScoreMark({ submission }: { submission: Pick<Submission, 'score' | 'tier' | 'isEligible'> }) {
  const { score, tier, isEligible } = submission;
  return (
    <span className={classes.mark}>
      <strong>{score}</strong> <span className={classes.tier}>{tier}</span>
      {isEligible && (
        <span className={classes.eligible} title="Eligible">
          <IconCircleCheckFilled size={15} aria-hidden />
          <VisuallyHidden>Eligible</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
