import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { SUBMISSION_STATUSES, type Submission, SubmissionStatus } from '@upcurve/contracts/submissions';
import { useState } from 'react';
import { api } from '../../api.ts';
import { SubmitButton } from '../../components/SubmitButton.tsx';
import { useAction } from '../../components/use-action.ts';
import type { Dialog } from '../../components/use-dialog.ts';
import { submitOnModEnter } from '../../form-keys.ts';
import { nameOf } from './person.ts';
import { submissionQueries } from './submission-queries.ts';

/** Picks one of the four statuses; any may follow any. */
export function StatusDialog({ dialog }: { dialog: Dialog<Submission> }) {
  const { subject, isOpen, close } = dialog;
  return (
    <Modal opened={isOpen} onClose={close} title="Update Status" returnFocus={false}>
      {subject && <StatusForm submission={subject} onClose={close} />}
    </Modal>
  );
}

function StatusForm({ submission, onClose }: { submission: Submission; onClose: () => void }) {
  const [status, setStatus] = useState(submission.status);

  const update = useAction({
    act: () => api.submissions.setSubmissionStatus({ params: { id: submission.id }, body: { status } }),
    done: () => ({
      title: 'Status Updated',
      description: 'The submission status has been updated successfully.',
    }),
    failed: {
      title: 'Update Failed',
      description: 'Failed to update submission status. Please try again.',
    },
    changes: [submissionQueries.all],
    onDone: onClose,
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
