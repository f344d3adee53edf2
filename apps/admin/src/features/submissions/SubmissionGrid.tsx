import { Button, Text } from '@mantine/core';
import type { Submission } from '@upcurve/contracts/submissions';
import { AssigneeMark } from '../../components/AssigneeMark.tsx';
import { useOpenRow } from '../../components/opened-row.ts';
import { RowLink } from '../../components/RowLink.tsx';
import { RowList } from '../../components/RowList.tsx';
import { ScoreMark } from '../../components/ScoreMark.tsx';
import { StatusMenu } from '../../components/StatusMenu.tsx';
import type { Selection } from '../../components/use-selection.ts';
import type { SetStatus } from '../../components/use-status-change.tsx';
import { formatDateTime } from '../../format-date.ts';
import { nameOf } from '../../lead-name.ts';
import { paths } from '../../paths.ts';
import { businessOf } from '../../person.ts';
import classes from './SubmissionGrid.module.css';
import { submissionNoun } from './submission-noun.ts';

interface SubmissionGridProps {
  submissions: Submission[];
  selection: Selection | undefined;
  onChange: SetStatus<Submission>;
  onKey: (submission: Submission, key: string) => void;
}

/** The grid view: three cards in a row on wide screens. */
export function SubmissionGrid({ submissions, selection, onChange, onKey }: SubmissionGridProps) {
  return (
    <RowList
      isGrid
      label="Eligibility submissions"
      rows={submissions}
      nameOf={nameOf}
      selection={selection}
      onKey={onKey}
    >
      {(submission) => <Card submission={submission} onChange={onChange} />}
    </RowList>
  );
}

function Card({ submission, onChange }: { submission: Submission; onChange: SetStatus<Submission> }) {
  const openRow = useOpenRow();
  const { id, email, completedAt, answers } = submission;
  return (
    <div className={classes.card}>
      <div className={classes.name}>
        <RowLink to={paths.submission(id)} id={id} isUnread={submission.isUnread}>
          {nameOf(submission)}
        </RowLink>
      </div>
      <div className={classes.status}>
        <AssigneeMark assigneeId={submission.assigneeId} />
        <StatusMenu noun={submissionNoun} lead={submission} onChange={onChange} />
      </div>
      <div className={classes.who}>
        <Text size="sm" c="dimmed" truncate>
          {email}
        </Text>
        <Text size="sm" truncate>
          {businessOf(submission)}
        </Text>
      </div>
      <div className={classes.foot}>
        <Text size="xs" c="dimmed" component="div">
          <ScoreMark submission={submission} /> · <span>{Object.keys(answers).length} responses</span>
        </Text>
        <Text size="xs" c="dimmed">
          {formatDateTime(completedAt)}
        </Text>
      </div>
      <Button
        className={classes.open}
        variant="default"
        size="xs"
        aria-label={`View Details of ${nameOf(submission)}`}
        onClick={() => openRow(paths.submission(id), id)}
      >
        View Details
      </Button>
    </div>
  );
}
