import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Dialog } from '../../../kit/dialogs/use-dialog.ts';
import { choicesOf } from '../../../kit/filters/choices-of.ts';
import { SubmitButton, submitOnModEnter } from '../../../kit/forms/SubmitButton.tsx';
import { leadName } from '../lead-name.ts';

interface Lead<Status extends string> {
  id: string;
  name: string;
  status: Status;
}

interface StatusDialogProps<Of extends Lead<Status>, Status extends string> {
  dialog: Pick<Dialog<Of>, 'subject' | 'isOpen' | 'close'>;
  statuses: Readonly<Record<Status, string>>;
  /** Explanations of the statuses, if their names are not clear enough. */
  meanings?: Readonly<Record<Status, string>>;
  isPending: boolean;
  /** Sets the status and closes the dialog when done. */
  onPick: (picked: { lead: Of; status: Status }) => void;
}

/** Shows the statuses of a lead to select one. */
export function StatusDialog<Of extends Lead<Status>, Status extends string>(
  props: StatusDialogProps<Of, Status>,
) {
  const { subject, isOpen, close } = props.dialog;
  return (
    <Modal opened={isOpen} onClose={close} title="Update Status" returnFocus={false}>
      {subject && <StatusForm {...props} lead={subject} />}
    </Modal>
  );
}

function StatusForm<Of extends Lead<Status>, Status extends string>(
  props: StatusDialogProps<Of, Status> & { lead: Of },
) {
  const { dialog, statuses, meanings, isPending, onPick, lead } = props;
  const [status, setStatus] = useState<Status>(lead.status);

  return (
    <form
      onKeyDown={submitOnModEnter}
      onSubmit={(event) => {
        event.preventDefault();
        onPick({ lead, status });
      }}
    >
      <Stack gap="md">
        <Radio.Group
          label={`Status of ${leadName(lead)}`}
          value={status}
          onChange={(value) => setStatus(value as Status)}
        >
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
          <Button variant="default" onClick={dialog.close}>
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
