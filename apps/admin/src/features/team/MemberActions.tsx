import { ActionIcon, Menu } from '@mantine/core';
import { IconBan, IconDots, IconTrash, IconUserCheck, IconUserCog } from '@tabler/icons-react';
import type { User } from '@upcurve/contracts/team';
import { useRef } from 'react';
import classes from './Members.module.css';

const icon = { size: 16, stroke: 1.6 };

interface MemberActionsProps {
  member: User;
  /** `from` gets the focus back when the dialog closes. */
  onOpen: (dialog: 'role' | 'disable' | 'remove', from: HTMLElement | null) => void;
  onEnable: () => void;
}

/** What can be done to one account. */
export function MemberActions({ member, onOpen, onEnable }: MemberActionsProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon ref={button} size={36} aria-label={`Actions for ${member.username}`}>
          <IconDots size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconUserCog {...icon} />} onClick={() => onOpen('role', button.current)}>
          Change Role
        </Menu.Item>
        {member.isDisabled ? (
          <Menu.Item leftSection={<IconUserCheck {...icon} />} onClick={onEnable}>
            Enable
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<IconBan {...icon} />} onClick={() => onOpen('disable', button.current)}>
            Disable
          </Menu.Item>
        )}
        <Menu.Item
          className={classes.destructive}
          leftSection={<IconTrash {...icon} />}
          onClick={() => onOpen('remove', button.current)}
        >
          Remove
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
