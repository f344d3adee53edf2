import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { choicesOf } from '../choices-of.ts';
import { submitOnModEnter } from '../form-keys.ts';
import { nameOf } from '../lead-name.ts';
import { orGone } from './or-gone.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { STATUS_WORDS } from './status-words.ts';
import { useAction } from './use-action.ts';
import type { Dialog } from './use-dialog.ts';

interface Lead<Status extends string> {
  id: string;
  name: string;
  status: Status;
}

interface StatusDialogProps<Status extends string> {
  dialog: Pick<Dialog<Lead<Status>>, 'subject' | 'isOpen' | 'close' | 'finish'>;
  statuses: Readonly<Record<Status, string>>;
  /** What each of them means, where the words alone do not say. */
  meanings?: Readonly<Record<Status, string>>;
  act: (id: string, status: Status) => Promise<unknown>;
  changes: readonly QueryKey[];
}

/** Picks one of a lead's statuses; any may follow any. */
export function StatusDialog<Status extends string>(props: StatusDialogProps<Status>) {
  const { subject, isOpen, close } = props.dialog;
  return (
    <Modal opened={isOpen} onClose={close} title="Update Status" returnFocus={false}>
      {subject && <StatusForm {...props} lead={subject} />}
    </Modal>
  );
}

function StatusForm<Status extends string>(props: StatusDialogProps<Status> & { lead: Lead<Status> }) {
  const { dialog, statuses, meanings, act, changes, lead } = props;
  const [status, setStatus] = useState(lead.status);

  const update = useAction({
    act: () => orGone(act(lead.id, status)),
    done: (_, result) => (result === undefined ? STATUS_WORDS.gone : STATUS_WORDS.done),
    failed: STATUS_WORDS.failed,
    changes,
    // Where the lead is gone, so will be what opened this.
    onDone: (_, result) => (result === undefined ? dialog.finish() : dialog.close()),
  });

  return (
    <form
      onKeyDown={submitOnModEnter}
      onSubmit={(event) => {
        event.preventDefault();
        update.mutate();
      }}
    >
      <Stack gap="md">
        <Radio.Group
          label={`Status of ${nameOf(lead)}`}
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
          <SubmitButton
            isPending={update.isPending}
            pendingLabel="Updating..."
            disabled={status === lead.status}
          >
            Update Status
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
