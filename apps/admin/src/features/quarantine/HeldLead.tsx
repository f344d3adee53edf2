import { Button, Group, Text } from '@mantine/core';
import { QUARANTINE_REASONS, type QuarantinedLead } from '@upcurve/contracts/quarantine';
import { useAuth } from '../../auth/auth-context.ts';
import { formatDateTime } from '../../format-date.ts';
import { formName } from './form-name.ts';
import classes from './HeldLead.module.css';
import { HeldMessage } from './HeldMessage.tsx';

interface HeldLeadProps {
  lead: QuarantinedLead;
  isReleasing: boolean;
  onRelease: () => void;
  onDelete: (from: HTMLElement) => void;
}

/** One held submission: who, by which form, why, and what the role may do about it. */
export function HeldLead({ lead, isReleasing, onRelease, onDelete }: HeldLeadProps) {
  const { can } = useAuth();
  return (
    <li className={classes.lead} data-row={lead.id} tabIndex={-1}>
      <div className={classes.who}>
        <Text fw={600}>{lead.name}</Text>
        <Text size="sm" c="dimmed">
          {lead.email}
          {lead.businessName && ` · ${lead.businessName}`}
        </Text>
        {lead.message && <HeldMessage name={lead.name} text={lead.message} />}
      </div>
      <div>
        <Text size="sm">{QUARANTINE_REASONS[lead.reason]}</Text>
        <Text size="sm" c="dimmed">
          {formName(lead)} · {formatDateTime(lead.createdAt)}
        </Text>
      </div>
      <Group gap="xs" justify="flex-end">
        {can('leads:status') && (
          <Button
            variant="default"
            size="xs"
            aria-label={`Release ${lead.name}`}
            disabled={isReleasing}
            onClick={onRelease}
          >
            Release
          </Button>
        )}
        {can('leads:delete') && (
          <Button
            variant="subtle"
            color="red"
            size="xs"
            aria-label={`Delete ${lead.name}`}
            onClick={(event) => onDelete(event.currentTarget)}
          >
            Delete
          </Button>
        )}
      </Group>
    </li>
  );
}
