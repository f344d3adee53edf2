import { Button, Text } from '@mantine/core';
import { useOpenRow } from '../../../../kit/list/row-opener.ts';
import { RowLink } from '../../../../kit/table/RowLink.tsx';
import { RowList } from '../../../../kit/table/RowList.tsx';
import type { Selection } from '../../../../kit/table/SelectBox.tsx';
import { formatQuizDate } from '../../../../kit/time/format-date.ts';
import { paths } from '../../../../paths.ts';
import { AssigneeMark } from '../../assignee/AssigneeMenu.tsx';
import { businessName, leadName } from '../../lead-name.ts';
import { OutcomeMenu } from '../../outcome/OutcomeMenu.tsx';
import { StatusMenu } from '../../status/StatusMenu.tsx';
import type { QuizLead } from './quiz-kind.ts';
import { ScoreMark } from './ScoreMark.tsx';
import classes from './SubmissionGrid.module.css';

interface SubmissionGridProps {
  leads: QuizLead[];
  selection: Selection | undefined;
  onKey: (submission: QuizLead, key: string) => void;
}

export function SubmissionGrid({ leads, selection, onKey }: SubmissionGridProps) {
  return (
    <RowList
      isGrid
      label="Eligibility submissions"
      rows={leads}
      nameOf={leadName}
      selection={selection}
      onKey={onKey}
    >
      {(submission) => <Card submission={submission} />}
    </RowList>
  );
}

function Card({ submission }: { submission: QuizLead }) {
  const openRow = useOpenRow();
  const { id, email, completedAt, answers } = submission;
  return (
    <div className={classes.card}>
      <div className={classes.name}>
        <RowLink to={paths.submission(id)} id={id} isUnread={submission.isUnread}>
          {leadName(submission)}
        </RowLink>
      </div>
      <div className={classes.status}>
        <AssigneeMark assigneeId={submission.assigneeId} />
        {submission.outcome !== 'open' && <OutcomeMenu lead={submission} />}
        <StatusMenu lead={submission} />
      </div>
      <div className={classes.who}>
        <Text size="sm" c="dimmed" truncate>
          {email}
        </Text>
        <Text size="sm" truncate>
          {businessName(submission)}
        </Text>
      </div>
      <div className={classes.foot}>
        <Text size="xs" c="dimmed" component="div">
          <ScoreMark submission={submission} /> · <span>{Object.keys(answers).length} responses</span>
        </Text>
        <Text size="xs" c="dimmed">
          {formatQuizDate(completedAt)}
        </Text>
      </div>
      <Button
        className={classes.open}
        variant="default"
        size="xs"
        aria-label={`View Details of ${leadName(submission)}`}
        onClick={() => openRow(paths.submission(id), id)}
      >
        View Details
      </Button>
    </div>
  );
}
