import { TextInput } from '@mantine/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { App } from '../../App.tsx';
import { createQueryClient } from '../../query-client.ts';
import { FormDialog, openedDialog } from '../dialogs/FormDialog.tsx';
import { useDialog } from '../dialogs/use-dialog.ts';
import { LeaveGuards } from './leave-guards.tsx';
import { SaveForm } from './SaveForm.tsx';
import { useSaveForm } from './use-save-form.ts';

const useNoteForm = (what: string) =>
  useSaveForm({ what, initial: { note: '' }, save: () => Promise.resolve() });

function Notes() {
  const form = useNoteForm('the page');
  const dialog = useDialog<true>();
  return (
    <>
      <SaveForm form={form} label="Page" saveLabel="Save" isGuarded>
        <TextInput label="Note of the page" {...form.getInputProps('note')} />
      </SaveForm>
      <button type="button" onClick={() => dialog.open(true)}>
        Open dialog
      </button>
      {dialog.subject && <NoteDialog dialog={openedDialog(dialog)} />}
    </>
  );
}

function NoteDialog({ dialog }: { dialog: ReturnType<typeof openedDialog> }) {
  const form = useNoteForm('the dialog');
  return (
    <FormDialog {...dialog} form={form} title="Dialog" saveLabel="Save">
      <TextInput label="Note of the dialog" {...form.getInputProps('note')} />
    </FormDialog>
  );
}

/** Opens the dialog on a screen whose form has unsaved changes. */
async function openDialog() {
  const router = createMemoryRouter([
    {
      element: (
        <LeaveGuards>
          <Outlet />
        </LeaveGuards>
      ),
      children: [
        { path: '/', element: <Notes /> },
        { path: '/elsewhere', element: <p>Elsewhere</p> },
      ],
    },
  ]);
  render(
    <App client={createQueryClient()} env="test">
      <RouterProvider router={router} />
    </App>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Note of the page'), 'one');
  await user.click(screen.getByRole('button', { name: 'Open dialog' }));
  return { user, router, dialog: within(await screen.findByRole('dialog', { name: 'Dialog' })) };
}

test('asks about the form below a dialog without changes', async () => {
  const { user, router } = await openDialog();
  await router.navigate('/elsewhere');
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
});

test('asks about the dialog, then about the form below it', async () => {
  const { user, router, dialog } = await openDialog();
  await user.type(dialog.getByLabelText('Note of the dialog'), 'two');
  await router.navigate('/elsewhere');
  await user.click(await dialog.findByRole('button', { name: 'Discard changes' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  expect(question.getByText(/The changes to the page are not saved/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Note of the page')).toHaveValue('one');

  await router.navigate('/elsewhere');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.getByText('Elsewhere')).toBeVisible());
});
