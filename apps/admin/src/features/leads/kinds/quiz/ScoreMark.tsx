import { VisuallyHidden } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import type { Submission } from '@upcurve/contracts/leads/submissions';
import { NOT_OPEN } from '@upcurve/contracts/quiz/tiers';
import classes from './ScoreMark.module.css';

type Scored = Pick<Submission, 'score' | 'tier' | 'isEligible' | 'isScored'>;

/** Shows score and tier, or that the clinic has not opened, and marks eligible leads. */
export function ScoreMark({ submission }: { submission: Scored }) {
  const { score, tier, isEligible, isScored } = submission;
  return (
    <span className={classes.mark}>
      {isScored && <strong>{score}</strong>} <span>{isScored ? tier : NOT_OPEN}</span>
      {isEligible && (
        <span title="Eligible">
          <IconCircleCheckFilled size={15} aria-hidden />
          <VisuallyHidden>Eligible</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
