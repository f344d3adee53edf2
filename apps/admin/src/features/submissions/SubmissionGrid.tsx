import { Button, Group, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import type { Submission } from '@upcurve/contracts/submissions';
import { useOpenRow } from '../../components/opened-row.ts';
import { RowLink } from '../../components/RowLink.tsx';
import { RowList } from '../../components/RowList.tsx';
import type { Selection } from '../../components/use-selection.ts';
import { formatDateTime } from '../../format-date.ts';
import { nameOf } from '../../lead-name.ts';
import { paths } from '../../paths.ts';
import { businessOf } from './person.ts';
import { StatusBadge } from './StatusBadge.tsx';

interface SubmissionGridProps {
  submissions: Submission[];
  selection: Selection | undefined;
}

/** The grid view: three cards in a row on wide screens. */
export function SubmissionGrid({ submissions, selection }: SubmissionGridProps) {
  return (
    <RowList isGrid label="Eligibility submissions" rows={submissions} nameOf={nameOf} selection={selection}>
      {(submission) => <Card submission={submission} />}
    </RowList>
  );
}

function Card({ submission }: { submission: Submission }) {
  const openRow = useOpenRow();
  const { id, email, status, completedAt, answers } = submission;
  return (
    <Stack gap="sm" h="100%">
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <div>
          <RowLink to={paths.submission(id)} id={id}>
            {nameOf(submission)}
          </RowLink>
          <Text size="sm" c="dimmed">
            {email}
          </Text>
        </div>
        <StatusBadge status={status} />
      </Group>
      <Text size="sm">{businessOf(submission)}</Text>
      <Group justify="space-between" align="flex-end" mt="auto">
        <Text size="xs" c="dimmed">
          {formatDateTime(completedAt)}
          <br />
          {Object.keys(answers).length} responses
        </Text>
        <Button
          variant="default"
          size="xs"
          aria-label={`View Details of ${nameOf(submission)}`}
          onClick={() => openRow(paths.submission(id), id)}
        >
          View Details
        </Button>
      </Group>
    </Stack>
  );
}

const FOUR = ['a', 'b', 'c', 'd'];

/** Four cards that stand for the first page while it is on its way. */
export function CardSkeletons() {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} aria-hidden>
      {FOUR.map((key) => (
        <Skeleton key={key} height={148} data-testid="card-skeleton" />
      ))}
    </SimpleGrid>
  );
}
