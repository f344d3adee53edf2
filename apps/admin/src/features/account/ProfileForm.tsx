import { Group, Radio, Stack, Switch, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  DIGEST_LABEL,
  LEAD_MAILS,
  MENTIONS_LABEL,
  ProfileInput,
  WEEKLY_LABEL,
} from '@upcurve/contracts/account/account';
import { DIGEST_HOUR } from '@upcurve/contracts/settings/mail';
import { useToast } from '@upcurve/ui/use-toast';
import { api } from '../../api.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { profileQuery } from '../../auth/profile-query.ts';
import { changeZone } from '../../auth/session.ts';
import { errorMessage } from '../../error-message.ts';
import { formErrors } from '../../kit/forms/contract-form.ts';
import { SubmitButton, submitOnModEnter } from '../../kit/forms/SubmitButton.tsx';
import { AGENCY_PLACE } from '../../kit/time/zone.ts';
import { ZoneField } from './ZoneField.tsx';

const WEEKLY = `On Mondays at ${DIGEST_HOUR}:00 in ${AGENCY_PLACE}: leads, clients won and the best campaign.`;
const MENTIONS = 'The lead is marked in your inbox either way.';
const DIGEST = `At ${DIGEST_HOUR}:00 in ${AGENCY_PLACE}, on days with new leads.`;

/** Changes the member's own display name, email address and, with access to leads, email notifications. */
export function ProfileForm({ profile }: { profile: ProfileInput }) {
  const { can } = useAuth();
  const { toast } = useToast();
  const client = useQueryClient();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: profile,
    validate: schemaResolver(ProfileInput, { sync: true }),
  });
  const focusFirst = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();

  const save = useMutation({
    mutationFn: (body: ProfileInput) => api.account.updateProfile({ body }),
    onSuccess: (saved) => {
      client.setQueryData(profileQuery.queryKey, saved);
      if (saved.zone !== profile.zone) changeZone(client, saved.zone ?? undefined);
      toast({ title: 'Profile saved' });
    },
    onError: (error) => {
      const errors = formErrors(error);
      form.setErrors(errors);
      focusFirst(errors);
      if (Object.keys(errors).length > 0) return;
      toast({
        variant: 'destructive',
        title: 'Profile not saved',
        description: errorMessage(error, 'Please try again.'),
      });
    },
  });

  return (
    <form
      noValidate
      onKeyDown={submitOnModEnter}
      onSubmit={form.onSubmit((body) => {
        if (!save.isPending) save.mutate({ ...body });
      }, focusFirst)}
    >
      <Stack gap="md" maw="26rem">
        <TextInput
          label="Display name"
          description="Used in mails to you. You still log in with your username."
          autoComplete="name"
          key={form.key('displayName')}
          {...form.getInputProps('displayName')}
        />
        <TextInput
          label="Email address"
          description="Mails are sent here. Leave it empty to receive none."
          type="email"
          autoComplete="email"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <ZoneField key={form.key('zone')} {...form.getInputProps('zone')} />
        {can('leads:read') && (
          <>
            <Radio.Group
              label="A mail for each new lead"
              key={form.key('leadMails')}
              {...form.getInputProps('leadMails')}
            >
              <Stack gap="xs" mt="xs">
                {Object.entries(LEAD_MAILS).map(([value, label]) => (
                  <Radio key={value} value={value} label={label} />
                ))}
              </Stack>
            </Radio.Group>
            <Switch
              label={DIGEST_LABEL}
              // Without this label, screen readers would read the description as part of the name.
              aria-label={DIGEST_LABEL}
              description={DIGEST}
              key={form.key('hasDigest')}
              {...form.getInputProps('hasDigest', { type: 'checkbox' })}
            />
            <Switch
              label={WEEKLY_LABEL}
              aria-label={WEEKLY_LABEL}
              description={WEEKLY}
              key={form.key('hasWeekly')}
              {...form.getInputProps('hasWeekly', { type: 'checkbox' })}
            />
            <Switch
              label={MENTIONS_LABEL}
              aria-label={MENTIONS_LABEL}
              description={MENTIONS}
              key={form.key('hasMentions')}
              {...form.getInputProps('hasMentions', { type: 'checkbox' })}
            />
          </>
        )}
        <Group>
          <SubmitButton isPending={save.isPending} pendingLabel="Saving...">
            Save Profile
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
