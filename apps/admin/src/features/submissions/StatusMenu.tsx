import { Kbd, Menu, UnstyledButton } from '@mantine/core';
import { SUBMISSION_STATUSES, type Submission, SubmissionStatus } from '@upcurve/contracts/submissions';
import { useAuth } from '../../auth/auth-context.ts';
import { useLetterKeys } from '../../components/letter-keys.ts';
import { nameOf } from '../../lead-name.ts';
import { StatusBadge } from './StatusBadge.tsx';
import type { StatusChange } from './use-status-change.tsx';

interface StatusMenuProps {
  submission: Submission;
  onChange: StatusChange['change'];
}

/** The status of a lead; for those who may change it a menu that does, with the keys that do so too. */
export function StatusMenu({ submission, onChange }: StatusMenuProps) {
  const { can } = useAuth();
  const [hasKeys] = useLetterKeys();
  const { status } = submission;
  if (!can('leads:status')) return <StatusBadge status={status} />;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton
          display="inline-flex"
          mih="1.75rem"
          style={{ alignItems: 'center' }}
          aria-label={`${SUBMISSION_STATUSES[status]}: change the status of ${nameOf(submission)}`}
        >
          <StatusBadge status={status} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {SubmissionStatus.options.map((option, i) => (
          <Menu.Item
            key={option}
            rightSection={hasKeys && <Kbd size="xs">{i + 1}</Kbd>}
            aria-current={option === status || undefined}
            onClick={() => void onChange(submission, option)}
          >
            {SUBMISSION_STATUSES[option]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
