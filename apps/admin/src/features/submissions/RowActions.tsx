import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconEye, IconTag, IconTrash } from '@tabler/icons-react';
import type { Submission } from '@upcurve/contracts/submissions';
import { useRef } from 'react';
import { useAuth } from '../../auth/auth-context.ts';
import { useOpenRow } from '../../components/opened-row.ts';
import type { Dialog } from '../../components/use-dialog.ts';
import { paths } from '../../paths.ts';
import { nameOf } from './person.ts';
import classes from './RowActions.module.css';

interface RowActionsProps {
  submission: Submission;
  status: Dialog<Submission>;
  removal: Dialog<Submission>;
}

const icon = { size: 16, stroke: 1.6 };

/** What can be done to one submission, as far as the role may. */
export function RowActions({ submission, status, removal }: RowActionsProps) {
  const { can } = useAuth();
  const openRow = useOpenRow();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon ref={button} size={32} aria-label={`Actions for ${nameOf(submission)}`}>
          <IconDots size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconEye {...icon} />}
          onClick={() => openRow(paths.submission(submission.id), submission.id)}
        >
          View Details
        </Menu.Item>
        {can('leads:status') && (
          <Menu.Item
            leftSection={<IconTag {...icon} />}
            onClick={() => status.open(submission, button.current)}
          >
            Update Status
          </Menu.Item>
        )}
        {can('leads:delete') && (
          <Menu.Item
            className={classes.destructive}
            leftSection={<IconTrash {...icon} />}
            onClick={() => removal.open(submission, button.current)}
          >
            Delete
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
