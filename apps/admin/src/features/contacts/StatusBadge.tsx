import { Badge, type BadgeProps } from '@mantine/core';
import { CONTACT_STATUSES, type ContactStatus } from '@upcurve/contracts/contacts';

const LOOKS: Record<ContactStatus, BadgeProps> = {
  new: { variant: 'filled', color: 'ink' },
  contacted: { variant: 'outline', color: 'ink' },
  converted: { variant: 'light', color: 'ink' },
  closed: { variant: 'light', color: 'red' },
};

/** A contact submission's status in its colour. */
export function StatusBadge({ status }: { status: ContactStatus }) {
  return (
    <Badge miw="max-content" {...LOOKS[status]}>
      {CONTACT_STATUSES[status]}
    </Badge>
  );
}
