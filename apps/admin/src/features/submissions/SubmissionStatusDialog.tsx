import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { SUBMISSION_STATUSES, type Submission, SubmissionStatus } from '@upcurve/contracts/submissions';
import { useState } from 'react';
import { SubmitButton } from '../../components/SubmitButton.tsx';
import type { Dialog } from '../../components/use-dialog.ts';
import { submitOnModEnter } from '../../form-keys.ts';
import { nameOf } from '../../lead-name.ts';
import type { StatusChange } from './use-status-change.tsx';

interface SubmissionStatusDialogProps {
  dialog: Dialog<Submission>;
  onChange: StatusChange['change'];
}

/** Picks one of the four statuses; any may follow any. */
export function SubmissionStatusDialog({ dialog, onChange }: SubmissionStatusDialogProps) {
  const { subject, isOpen, close } = dialog;
  return (
    <Modal opened={isOpen} onClose={close} title="Update Status" returnFocus={false}>
      {subject && <StatusForm submission={subject} onChange={onChange} onClose={close} />}
    </Modal>
  );
}

interface StatusFormProps {
  submission: Submission;
  onChange: StatusChange['change'];
  onClose: () => void;
}

function StatusForm({ submission, onChange, onClose }: StatusFormProps) {
  const [status, setStatus] = useState(submission.status);

  const update = useMutation({ mutationFn: () => onChange(submission, status) });
  async function send() {
    if (await update.mutateAsync()) onClose();
  }

  return (
    <form
      onKeyDown={submitOnModEnter}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap="md">
        <Radio.Group
          label={`Status of ${nameOf(submission)}`}
          value={status}
          onChange={(value) => setStatus(SubmissionStatus.parse(value))}
        >
          <Stack gap="xs" mt="xs">
            {SubmissionStatus.options.map((option) => (
              <Radio
                key={option}
                value={option}
                label={SUBMISSION_STATUSES[option]}
                data-autofocus={submission.status === option || undefined}
              />
            ))}
          </Stack>
        </Radio.Group>
        <Text size="sm" c="dimmed">
          Currently {SUBMISSION_STATUSES[submission.status]}.
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton
            isPending={update.isPending}
            pendingLabel="Updating..."
            disabled={status === submission.status}
          >
            Update Status
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
