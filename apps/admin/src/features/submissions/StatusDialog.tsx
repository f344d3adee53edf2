import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SUBMISSION_STATUSES, type Submission, SubmissionStatus } from '@upcurve/contracts/submission';
import { useToast } from '@upcurve/ui/use-toast';
import { useState } from 'react';
import { api } from '../../api.ts';
import { submitOnModEnter } from '../../form-keys.ts';
import { nameOf } from './person.ts';
import { submissionQueries } from './submission-queries.ts';

interface StatusDialogProps {
  submission: Submission;
  opened: boolean;
  onClose: () => void;
}

/** Picks one of the four statuses; any may follow any. */
export function StatusDialog({ submission, opened, onClose }: StatusDialogProps) {
  const [status, setStatus] = useState(submission.status);
  const { toast } = useToast();
  const client = useQueryClient();

  const update = useMutation({
    mutationFn: (status: SubmissionStatus) =>
      api.eligibility.setSubmissionStatus({ params: { id: submission.id }, body: { status } }),
    onSuccess: () => {
      toast({
        title: 'Status Updated',
        description: 'The submission status has been updated successfully.',
      });
      onClose();
    },
    onError: () =>
      toast({
        variant: 'destructive',
        title: 'Update Failed',
        description: 'Failed to update submission status. Please try again.',
      }),
    // After a failure too: somebody else may have changed or deleted it.
    onSettled: () => client.invalidateQueries({ queryKey: submissionQueries.all }),
  });

  return (
    <Modal opened={opened} onClose={onClose} title="Update Status" returnFocus={false}>
      <form
        onKeyDown={submitOnModEnter}
        onSubmit={(event) => {
          event.preventDefault();
          update.mutate(status);
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
            <Button type="submit" disabled={update.isPending || status === submission.status}>
              {update.isPending ? 'Updating...' : 'Update Status'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
