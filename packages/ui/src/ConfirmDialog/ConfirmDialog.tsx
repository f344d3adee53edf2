import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** The question, including any consequence that cannot be undone. */
  question: string;
  /** Details that identify the item, to avoid deleting the wrong one. */
  children?: ReactNode;
  confirmLabel: string;
  /** Replaces confirmLabel while `isPending`. */
  pendingLabel: string;
  /** The label of the cancel button. Default: 'Cancel'. */
  cancelLabel?: string;
  isPending: boolean;
  /** False if the caller returns the focus itself. Default: true. */
  returnFocus?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms a destructive action. The dialog cannot be closed while the action runs. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, question, children, confirmLabel, pendingLabel, isPending } = props;
  const close = () => {
    if (!isPending) props.onClose();
  };
  return (
    <Modal opened={opened} onClose={close} title={title} returnFocus={props.returnFocus}>
      <Stack gap="md">
        <Text size="sm">{question}</Text>
        {children}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close} disabled={isPending} data-autofocus>
            {props.cancelLabel ?? 'Cancel'}
          </Button>
          <Button color="red" onClick={props.onConfirm} disabled={isPending}>
            {isPending ? pendingLabel : confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
