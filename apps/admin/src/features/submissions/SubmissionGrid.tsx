import { Button, SimpleGrid, Skeleton, Text } from '@mantine/core';
import type { Submission } from '@upcurve/contracts/submissions';
import { useOpenRow } from '../../components/opened-row.ts';
import { opensItsLink } from '../../components/opens-its-link.ts';
import { RowLink } from '../../components/RowLink.tsx';
import { useRowKeys } from '../../components/use-row-keys.ts';
import { formatDateTime } from '../../format-date.ts';
import { paths } from '../../paths.ts';
import { businessOf, nameOf } from './person.ts';
import { StatusBadge } from './StatusBadge.tsx';
import classes from './SubmissionGrid.module.css';

function Card({ submission }: { submission: Submission }) {
  const openRow = useOpenRow();
  const count = Object.keys(submission.answers).length;
  return (
    <li className={classes.card} data-row={submission.id} {...opensItsLink}>
      <div className={classes.head}>
        <div className={classes.names}>
          <RowLink to={paths.submission(submission.id)} id={submission.id}>
            {nameOf(submission)}
          </RowLink>
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
          aria-label={`View Details of ${nameOf(submission)}`}
          onClick={() => openRow(paths.submission(submission.id), submission.id)}
        >
          View Details
        </Button>
      </div>
    </li>
  );
}

/** The grid view: three cards in a row on wide screens. */
export function SubmissionGrid({ submissions }: { submissions: Submission[] }) {
  const list = useRowKeys<HTMLDivElement>();
  return (
    <SimpleGrid
      ref={list}
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

const FOUR = ['a', 'b', 'c', 'd'];

/** Four cards that stand for the first page while it is on its way. */
export function CardSkeletons() {
  return (
    <div className={classes.skeletons} aria-hidden>
      {FOUR.map((key) => (
        <Skeleton key={key} height={148} data-testid="card-skeleton" />
      ))}
    </div>
  );
}
