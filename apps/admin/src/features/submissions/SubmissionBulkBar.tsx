import { Button, Menu } from '@mantine/core';
import { SUBMISSION_STATUSES, type SubmissionBulk, SubmissionStatus } from '@upcurve/contracts/submissions';
import { useAuth } from '../../auth/auth-context.ts';
import { BulkBar } from '../../components/BulkBar.tsx';
import { BULK_LASTING_MAX } from './use-bulk.ts';

interface SubmissionBulkBarProps {
  ids: string[];
  onAct: (act: SubmissionBulk) => void;
  onClear: () => void;
}

/** Status and deletion of the selected submissions, as far as the role may. */
export function SubmissionBulkBar({ ids, onAct, onClear }: SubmissionBulkBarProps) {
  const { can } = useAuth();
  return (
    <BulkBar count={ids.length} max={BULK_LASTING_MAX} onClear={onClear}>
      <Menu position="top-start">
        <Menu.Target>
          <Button size="xs">Set status</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {SubmissionStatus.options.map((status) => (
            <Menu.Item key={status} onClick={() => onAct({ action: 'status', ids, status })}>
              {SUBMISSION_STATUSES[status]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {can('leads:delete') && (
        <Button variant="default" size="xs" onClick={() => onAct({ action: 'delete', ids })}>
          Delete selected
        </Button>
      )}
    </BulkBar>
  );
}
