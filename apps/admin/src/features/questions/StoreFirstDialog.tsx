import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { Question } from '@upcurve/contracts/questions';

interface StoreFirstDialogProps {
  question: Question;
  opened: boolean;
  isStoring: boolean;
  onStore: () => void;
  onClose: () => void;
}

/** A built-in question cannot be changed before it is stored: offers that, after which the change goes on. */
export function StoreFirstDialog({ question, opened, isStoring, onStore, onClose }: StoreFirstDialogProps) {
  const close = () => {
    if (!isStoring) onClose();
  };
  return (
    <Modal opened={opened} onClose={close} title="Store the questions first" returnFocus={false}>
      <Stack gap="md">
        <Text size="sm">
          ‘{question.text}’ is built in and not stored, so it cannot be changed yet. Store all 17 questions
          now? The quiz asks the same as before.
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close} disabled={isStoring}>
            Cancel
          </Button>
          <Button onClick={onStore} disabled={isStoring} data-autofocus>
            {isStoring ? 'Storing...' : 'Store these questions'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
