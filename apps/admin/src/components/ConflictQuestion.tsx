import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { Conflict } from './conflict.ts';
import type { Dialog } from './use-dialog.ts';

export function ConflictQuestion({ dialog }: { dialog: Dialog<Conflict> }) {
  const { subject, isOpen, close } = dialog;
  return (
    <Modal opened={isOpen} onClose={close} title="Somebody was faster" returnFocus={false}>
      {subject && (
        <Stack gap="md">
          <Text size="sm">
            {subject.what} was {subject.was} when you looked. A colleague has set it to{' '}
            <strong>{subject.theirs}</strong> meanwhile.
          </Text>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" data-autofocus onClick={close}>
              Keep {subject.theirs}
            </Button>
            <Button
              onClick={() => {
                close();
                subject.insist();
              }}
            >
              Set {subject.mine}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
