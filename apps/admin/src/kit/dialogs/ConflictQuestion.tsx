import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { Dialog } from './use-dialog.ts';

export function ConflictQuestion({ dialog }: { dialog: Dialog<Conflict> }) {
  const { subject, isOpen, close } = dialog;
  return (
    <Modal opened={isOpen} onClose={close} title="Changed by a colleague">
      {subject && (
        <Stack gap="md">
          <Text size="sm">
            {subject.what} was {subject.was} when you looked. A colleague has set it to{' '}
            <strong>{subject.theirs}</strong> in the meantime.
          </Text>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" data-autofocus onClick={close}>
              Keep {subject.theirs}
            </Button>
            <Button
              onClick={() => {
                close();
                subject.overwrite();
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

/** A conflict with a different value that a colleague saved first. */
export interface Conflict {
  /** The changed item, such as 'Ada' or 'The follow-up of Ada'. */
  what: string;
  was: string;
  theirs: string;
  mine: string;
  overwrite: () => void;
}
