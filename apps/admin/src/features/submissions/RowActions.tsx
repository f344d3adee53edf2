import { IconEye, IconTag, IconTrash } from '@tabler/icons-react';
import type { Submission } from '@upcurve/contracts/submissions';
import { useAuth } from '../../auth/auth-context.ts';
import { useOpenRow } from '../../components/opened-row.ts';
import { RowMenu } from '../../components/RowMenu.tsx';
import type { Dialog } from '../../components/use-dialog.ts';
import { nameOf } from '../../lead-name.ts';
import { paths } from '../../paths.ts';

interface RowActionsProps {
  submission: Submission;
  status: Dialog<Submission>;
  removal: Dialog<Submission>;
}

/** What can be done to one submission, as far as the role may. */
export function RowActions({ submission, status, removal }: RowActionsProps) {
  const { can } = useAuth();
  const openRow = useOpenRow();
  const { id } = submission;
  return (
    <RowMenu
      name={nameOf(submission)}
      items={[
        { label: 'View Details', Icon: IconEye, onClick: () => openRow(paths.submission(id), id) },
        can('leads:status') && {
          label: 'Update Status',
          Icon: IconTag,
          onClick: (from) => status.open(submission, from),
        },
        can('leads:delete') && {
          label: 'Delete',
          Icon: IconTrash,
          isDestructive: true,
          onClick: (from) => removal.open(submission, from),
        },
      ]}
    />
  );
}
