import { SimpleGrid, Text } from '@mantine/core';
import { QUARANTINE_REASONS, type QuarantinedLead } from '@upcurve/contracts/quarantine';
import { formatDateTime } from '../../format-date.ts';
import { formName } from './form-name.ts';
import classes from './HeldLead.module.css';

/** One held submission: who, by which form, and why. */
export function HeldLead({ lead }: { lead: QuarantinedLead }) {
  const said = [...lead.details.map(({ label, text }) => `${label}: ${text}`), lead.message ?? ''];
  const text = said.filter(Boolean).join('\n');
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="xs">
      <div>
        <Text fw={600}>{lead.name}</Text>
        <Text size="sm" c="dimmed">
          {lead.email}
          {lead.businessName && ` · ${lead.businessName}`}
        </Text>
        {text && (
          <Text size="sm" className={classes.message}>
            {text}
          </Text>
        )}
      </div>
      <div>
        <Text size="sm">{QUARANTINE_REASONS[lead.reason]}</Text>
        <Text size="sm" c="dimmed">
          {formName(lead)} · {formatDateTime(lead.createdAt)}
        </Text>
      </div>
    </SimpleGrid>
  );
}
