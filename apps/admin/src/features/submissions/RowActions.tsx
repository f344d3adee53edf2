import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconEye, IconTag, IconTrash } from '@tabler/icons-react';
import type { Submission } from '@upcurve/contracts/submission';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import { paths } from '../../paths.ts';
import { useLeadDialogs } from './lead-dialogs.ts';
import { nameOf } from './person.ts';
import classes from './RowActions.module.css';
import { rememberOpened } from './return-focus.ts';

const icon = { size: 16, stroke: 1.6 };

/** What can be done to one submission, as far as the role may. */
export function RowActions({ submission }: { submission: Submission }) {
  const { can } = useAuth();
  const { open } = useLeadDialogs();
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);

  const view = () => {
    rememberOpened(submission.id);
    navigate(paths.submission(submission.id), { state: { isFromList: true } });
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          ref={button}
          size={36}
          className={classes.button}
          aria-label={`Actions for ${nameOf(submission)}`}
        >
          <IconDots size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconEye {...icon} />} onClick={view}>
          View Details
        </Menu.Item>
        {can('leads:status') && (
          <Menu.Item
            leftSection={<IconTag {...icon} />}
            onClick={() => open('status', submission, button.current)}
          >
            Update Status
          </Menu.Item>
        )}
        {can('leads:delete') && (
          <Menu.Item
            className={classes.destructive}
            leftSection={<IconTrash {...icon} />}
            onClick={() => open('delete', submission, button.current)}
          >
            Delete
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
