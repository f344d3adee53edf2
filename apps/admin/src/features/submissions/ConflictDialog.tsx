import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { SUBMISSION_STATUSES } from '@upcurve/contracts/submissions';
import { nameOf } from '../../lead-name.ts';
import type { StatusChange } from './use-status-change.tsx';

/** Says what a colleague did meanwhile, and leaves the choice: theirs stays, or mine is set. */
export function ConflictDialog({ change, conflict }: StatusChange) {
  const { subject, isOpen, close } = conflict;
  return (
    <Modal opened={isOpen} onClose={close} title="Somebody was faster" returnFocus={false}>
      {subject && (
        <Stack gap="md">
          <Text size="sm">
            {nameOf(subject.submission)} was {SUBMISSION_STATUSES[subject.submission.status]} when you looked.
            A colleague has set it to <strong>{SUBMISSION_STATUSES[subject.theirs]}</strong> meanwhile.
          </Text>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" data-autofocus onClick={close}>
              Keep {SUBMISSION_STATUSES[subject.theirs]}
            </Button>
            <Button
              onClick={() => {
                close();
                void change({ ...subject.submission, status: subject.theirs }, subject.mine);
              }}
            >
              Set {SUBMISSION_STATUSES[subject.mine]}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
