import { Radio, Stack } from '@mantine/core';
import { LEAD_MAILS } from '@upcurve/contracts/account/account';
import type { User } from '@upcurve/contracts/account/team';
import { roleCan } from '@upcurve/contracts/permissions';
import { api } from '../../api.ts';
import { FormDialog, openedDialog } from '../../kit/dialogs/FormDialog.tsx';
import type { Dialog } from '../../kit/dialogs/use-dialog.ts';
import { useSaveForm } from '../../kit/forms/use-save-form.ts';
import { teamQueries } from './team-queries.ts';

/** Returns a member's address and emails about leads, such as 'anna@example.com · Every new lead'. */
export function formatMails({ role, leadMails, email, isDisabled }: User): string {
  if (!email) return 'No email address';
  if (isDisabled || !roleCan(role, 'leads:read')) return email;
  return `${email} · ${leadMails === 'none' ? 'No emails about leads' : LEAD_MAILS[leadMails]}`;
}

/** Chooses which emails about leads a member gets. Members choose their own under Settings, Me. */
export function MemberMailsDialog({ dialog }: { dialog: Dialog<User> }) {
  return dialog.subject && <MailsForm key={dialog.opening} dialog={dialog} member={dialog.subject} />;
}

function MailsForm({ dialog, member }: { dialog: Dialog<User>; member: User }) {
  const { leadMails } = member;
  const form = useSaveForm({
    initial: { leadMails },
    save: (body) => api.team.setMemberMails({ params: { id: member.id }, body }),
    saved: () => ({ title: 'Emails changed', description: `Notifications of ${member.username} saved.` }),
    failed: { title: 'Emails not changed' },
    changes: [teamQueries.users.queryKey],
    onSaved: dialog.close,
  });
  return (
    <FormDialog {...openedDialog(dialog)} form={form} title="Change emails" saveLabel="Save emails">
      <Radio.Group
        label={`An email to ${member.username} for each new lead`}
        {...form.getInputProps('leadMails')}
      >
        <Stack gap="xs" mt="xs">
          {Object.entries(LEAD_MAILS).map(([value, label]) => (
            <Radio
              key={value}
              value={value}
              label={label}
              data-autofocus={leadMails === value || undefined}
            />
          ))}
        </Stack>
      </Radio.Group>
    </FormDialog>
  );
}
