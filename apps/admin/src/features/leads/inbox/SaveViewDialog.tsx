import { Checkbox, Text, TextInput } from '@mantine/core';
import type { SavedViewInput } from '@upcurve/contracts/leads/inbox';
import { INBOX_SORTS, INBOX_VIEWS, VIEW_NAME_MAX } from '@upcurve/contracts/leads/inbox-views';
import { OUTCOMES } from '@upcurve/contracts/leads/lead-words';
import { api } from '../../../api.ts';
import { FormDialog, openedDialog } from '../../../kit/dialogs/FormDialog.tsx';
import type { Dialog } from '../../../kit/dialogs/use-dialog.ts';
import { useSaveForm } from '../../../kit/forms/use-save-form.ts';
import { FIRST_SORT, KIND_LABELS, savedViewsQuery } from './inbox-queries.ts';

/** Describes what a view shows: `New · Forms · Oldest first`. */
const describeQuery = ({ view = 'all', kind, outcome, sort = FIRST_SORT }: SavedViewInput['query']) =>
  [INBOX_VIEWS[view], kind && KIND_LABELS[kind], outcome && OUTCOMES[outcome], INBOX_SORTS[sort]]
    .filter(Boolean)
    .join(' · ');

export function SaveViewDialog({ dialog }: { dialog: Dialog<SavedViewInput['query']> }) {
  return dialog.subject && <SaveViewForm key={dialog.opening} {...{ dialog }} query={dialog.subject} />;
}

interface SaveViewFormProps {
  dialog: Dialog<SavedViewInput['query']>;
  query: SavedViewInput['query'];
}

function SaveViewForm({ dialog, query }: SaveViewFormProps) {
  // Not validated by the contract: its schemas would load with the list, which shares other words of the same files.
  const form = useSaveForm<SavedViewInput, unknown>({
    initial: { name: '', query, isShared: false },
    validate: { name: (name) => (name.trim() ? null : 'Enter a name.') },
    save: (body) => api.inbox.saveView({ body }),
    saved: (_, { name }) => ({ title: 'View Saved', description: name }),
    failed: { title: 'View Not Saved' },
    changes: [savedViewsQuery.queryKey],
    onSaved: dialog.close,
  });
  return (
    <FormDialog {...openedDialog(dialog)} form={form} title="Save a View" saveLabel="Save View">
      <Text size="sm">{describeQuery(query)}</Text>
      <TextInput
        label="Name"
        description="A view of yours with the same name is replaced."
        maxLength={VIEW_NAME_MAX}
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <Checkbox label="Share with colleagues" {...form.getInputProps('isShared', { type: 'checkbox' })} />
    </FormDialog>
  );
}
