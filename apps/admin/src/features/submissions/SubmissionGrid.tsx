import { Button, SimpleGrid, Text } from '@mantine/core';
import type { Submission } from '@upcurve/contracts/submission';
import { useNavigate } from 'react-router';
import { formatDateTime } from '../../format-date.ts';
import { paths } from '../../paths.ts';
import { businessOf, nameOf } from './person.ts';
import { rememberOpened } from './return-focus.ts';
import { StatusBadge } from './StatusBadge.tsx';
import classes from './SubmissionGrid.module.css';
import { SubmissionLink } from './SubmissionLink.tsx';

function Card({ submission }: { submission: Submission }) {
  const navigate = useNavigate();
  const count = Object.keys(submission.answers).length;
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <div className={classes.names}>
          <SubmissionLink submission={submission} />
          <Text size="sm" c="dimmed">
            {submission.email}
          </Text>
        </div>
        <StatusBadge status={submission.status} />
      </div>
      <Text size="sm">{businessOf(submission)}</Text>
      <div className={classes.foot}>
        <Text size="xs" c="dimmed">
          {formatDateTime(submission.completedAt)}
          <br />
          {count} responses
        </Text>
        <Button
          variant="default"
          size="xs"
          className={classes.button}
          aria-label={`View Details of ${nameOf(submission)}`}
          onClick={() => {
            rememberOpened(submission.id);
            navigate(paths.submission(submission.id), { state: { isFromList: true } });
          }}
        >
          View Details
        </Button>
      </div>
    </li>
  );
}

/** The grid view: three cards in a row on wide screens. */
export function SubmissionGrid({ submissions }: { submissions: Submission[] }) {
  return (
    <SimpleGrid
      component="ul"
      cols={{ base: 1, sm: 2, lg: 3 }}
      spacing="md"
      className={classes.grid}
      aria-label="Eligibility submissions"
    >
      {submissions.map((submission) => (
        <Card key={submission.id} submission={submission} />
      ))}
    </SimpleGrid>
  );
}
