import { SimpleGrid, Text } from '@mantine/core';
import { FORM_TYPES } from '@upcurve/contracts/leads/public-forms';
import { QUARANTINE_REASONS, type QuarantinedLead } from '@upcurve/contracts/leads/quarantine';
import { formatDateTime } from '../../kit/time/format-date.ts';

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
          <Text size="sm" mt={6} lineClamp={3} className="typed">
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

export function formName({ formType }: QuarantinedLead): string {
  return formType ? FORM_TYPES[formType] : 'Eligibility quiz';
}
