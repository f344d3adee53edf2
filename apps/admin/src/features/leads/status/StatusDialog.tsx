import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { choicesOf } from '../../../kit/filters/choices-of.ts';
import { SubmitButton, submitOnModEnter } from '../../../kit/forms/SubmitButton.tsx';
import { useLeadActions } from '../change/lead-actions.ts';
import { STATUS_MESSAGES } from '../change/use-set-field.tsx';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';
import { leadName } from '../lead-name.ts';

/** Shows the statuses of a lead to select one. Closes unless that fails and can be retried. */
export function StatusDialog() {
  const { status, setField } = useLeadActions();
  const { subject, isOpen, close, opening } = status;
  return (
    <Modal opened={isOpen} onClose={close} title="Update Status">
      {subject && (
        <StatusForm
          key={opening}
          lead={subject}
          onCancel={close}
          onPick={async (picked) => {
            const { description } = STATUS_MESSAGES.done;
            if (await setField(subject, 'status', picked, {}, description)) close();
          }}
        />
      )}
    </Modal>
  );
}

interface StatusFormProps {
  lead: LeadRow;
  onCancel: () => void;
  onPick: (status: string) => Promise<unknown>;
}

function StatusForm({ lead, onCancel, onPick }: StatusFormProps) {
  const { statuses, meanings } = LEAD_KINDS[lead.kind];
  const [status, setStatus] = useState(lead.status);
  const [isPending, setPending] = useState(false);
  return (
    <form
      onKeyDown={submitOnModEnter}
      onSubmit={async (event) => {
        event.preventDefault();
        setPending(true);
        await onPick(status);
        setPending(false);
      }}
    >
      <Stack gap="md">
        <Radio.Group label={`Status of ${leadName(lead)}`} value={status} onChange={setStatus}>
          <Stack gap="xs" mt="xs">
            {choicesOf(statuses).map(({ value, label }) => (
              <Radio
                key={value}
                value={value}
                label={label}
                description={meanings?.[value]}
                data-autofocus={lead.status === value || undefined}
              />
            ))}
          </Stack>
        </Radio.Group>
        <Text size="sm" c="dimmed">
          Currently {statuses[lead.status]}.
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <SubmitButton isPending={isPending} pendingLabel="Updating..." disabled={status === lead.status}>
            Update Status
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
