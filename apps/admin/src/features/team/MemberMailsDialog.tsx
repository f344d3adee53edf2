import { Button, Radio, Stack, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DIGEST_LABEL, LEAD_MAILS } from '@upcurve/contracts/account/account';
import type { User } from '@upcurve/contracts/account/team';
import { roleCan } from '@upcurve/contracts/permissions';
import { api } from '../../api.ts';
import { FormDialog, openedDialog } from '../../kit/dialogs/FormDialog.tsx';
import { type Dialog, useDialog } from '../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { useSaveForm } from '../../kit/forms/use-save-form.ts';
import { Section } from '../../kit/screen/Section.tsx';
import { RowList } from '../../kit/table/RowList.tsx';
import { teamQueries } from './team-queries.ts';

/** Describes a member's notifications, such as 'Every new lead, and the digest, to anna@example.com'. */
function mailsInWords({ leadMails, hasDigest, email, isDisabled }: User): string {
  if (!email) return 'None: no address is entered';
  if (isDisabled) return 'None: the account is disabled';
  const which = [leadMails !== 'none' && LEAD_MAILS[leadMails], hasDigest && 'the digest'].filter(Boolean);
  return which.length > 0 ? `${which.join(', and ')}, to ${email}` : `None (${email} is entered)`;
}

/**
 * Lists the members' email notifications about leads. Members change their own under Settings, Me; owners change
 * everyone's.
 */
export function MemberMails() {
  const query = useQuery(teamQueries.users);
  const dialog = useDialog<User>();
  return (
    <Section
      title="Lead notifications"
      subtitle="Emails about new leads, for members who may read them. Members can change their own under Settings, Me."
    >
      <QueryPanel query={query} what="members">
        {(members) => (
          <RowList
            label="Lead notifications"
            rows={members.filter(({ role }) => roleCan(role, 'leads:read'))}
            actions={(member) => (
              <Button
                variant="default"
                size="xs"
                aria-label={`Change the emails of ${member.username}`}
                onClick={() => dialog.open(member)}
              >
                Change
              </Button>
            )}
          >
            {(member) => (
              <>
                <Text fw={600}>{member.displayName || member.username}</Text>
                <Text size="sm" c="dimmed" className="wraps">
                  {mailsInWords(member)}
                </Text>
              </>
            )}
          </RowList>
        )}
      </QueryPanel>
      {dialog.subject && <MailsForm key={dialog.opening} dialog={dialog} member={dialog.subject} />}
    </Section>
  );
}

function MailsForm({ dialog, member }: { dialog: Dialog<User>; member: User }) {
  const { leadMails, hasDigest } = member;
  const form = useSaveForm({
    initial: { leadMails, hasDigest },
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
      <Switch label={DIGEST_LABEL} {...form.getInputProps('hasDigest', { type: 'checkbox' })} />
    </FormDialog>
  );
}
