import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';

function open(part: { isPending?: boolean } = {}) {
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  render(
    <MantineProvider env="test">
      <ConfirmDialog
        opened
        title="Delete Question"
        question="This cannot be undone."
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        isPending={false}
        onConfirm={onConfirm}
        onClose={onClose}
        {...part}
      >
        What is your role?
      </ConfirmDialog>
    </MantineProvider>,
  );
  return { onConfirm, onClose, dialog: screen.getByRole('dialog', { name: 'Delete Question' }) };
}

const button = (name: string) => screen.getByRole('button', { name });

test('asks, names the item and focuses the safe button', async () => {
  const { dialog } = open();
  expect(dialog).toHaveTextContent('This cannot be undone.');
  expect(dialog).toHaveTextContent('What is your role?');
  await waitFor(() => expect(button('Cancel')).toHaveFocus());
});

test('calls the handler of each button', () => {
  const { onConfirm, onClose } = open();
  fireEvent.click(button('Delete'));
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(button('Cancel'));
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});

test('shows progress while it runs and neither closes nor runs twice', () => {
  const { onConfirm, onClose, dialog } = open({ isPending: true });
  fireEvent.click(button('Deleting...'));
  fireEvent.click(button('Cancel'));
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});
