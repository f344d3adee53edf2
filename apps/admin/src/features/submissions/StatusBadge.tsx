import { Badge, type BadgeProps } from '@mantine/core';
import { SUBMISSION_STATUSES, type SubmissionStatus } from '@upcurve/contracts/submissions';

const LOOKS: Record<SubmissionStatus, BadgeProps> = {
  new: { variant: 'filled', color: 'ink' },
  contacted: { variant: 'light', color: 'ink' },
  qualified: { variant: 'light', color: 'sage' },
  disqualified: { variant: 'light', color: 'red' },
};
const OTHER: BadgeProps = { variant: 'outline', color: 'ink' };

/** A submission's status in its colour; a status that is not known yet is outlined. */
export function StatusBadge({ status }: { status: SubmissionStatus }) {
  return (
    <Badge miw="max-content" {...(LOOKS[status] ?? OTHER)}>
      {SUBMISSION_STATUSES[status] ?? status}
    </Badge>
  );
}
