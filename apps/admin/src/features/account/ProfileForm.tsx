import { Radio, Select, Stack, Switch, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { LEAD_MAILS, ProfileInput, WEEKLY_LABEL } from '@upcurve/contracts/account/account';
import { WEEKLY_HOUR } from '@upcurve/contracts/settings/mail';
import { api } from '../../api.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { profileQuery } from '../../auth/own-user-query.ts';
import { changeZone } from '../../auth/session.ts';
import { SaveForm } from '../../kit/forms/SaveForm.tsx';
import { useSaveForm } from '../../kit/forms/use-save-form.ts';
import { AGENCY_PLACE } from '../../kit/time/zone.ts';

const WEEKLY = `On Mondays at ${WEEKLY_HOUR}:00 in ${AGENCY_PLACE}: leads, clients won and the best campaign.`;

/** Changes the member's own display name, email address and, with access to leads, email notifications. */
export function ProfileForm({ profile }: { profile: ProfileInput }) {
  const { can } = useAuth();
  const client = useQueryClient();
  const form = useSaveForm({
    what: 'your profile',
    schema: ProfileInput,
    initial: profile,
    save: (body) => api.account.updateProfile({ body }),
    saved: () => ({ title: 'Profile saved' }),
    failed: { title: 'Profile not saved' },
    onSaved(saved) {
      client.setQueryData(profileQuery.queryKey, saved);
      if (saved.zone !== profile.zone) changeZone(client, saved.zone ?? undefined);
    },
  });
  return (
    <SaveForm form={form} saveLabel="Save profile" maw="26rem" isGuarded>
      <TextInput
        label="Display name"
        description="Used in emails to you. You still log in with your username."
        autoComplete="name"
        {...form.getInputProps('displayName')}
      />
      <TextInput
        label="Email address"
        description="Emails are sent here. Leave it empty to receive none."
        type="email"
        autoComplete="email"
        {...form.getInputProps('email')}
      />
      <ZoneField {...form.getInputProps('zone')} />
      {can('leads:read') && (
        <>
          <Radio.Group label="An email for each new lead" {...form.getInputProps('leadMails')}>
            <Stack gap="xs" mt="xs">
              {Object.entries(LEAD_MAILS).map(([value, label]) => (
                <Radio key={value} value={value} label={label} />
              ))}
            </Stack>
          </Radio.Group>
          <Switch
            label={WEEKLY_LABEL}
            // Without this label, screen readers would read the description as part of the name.
            aria-label={WEEKLY_LABEL}
            description={WEEKLY}
            {...form.getInputProps('hasWeekly', { type: 'checkbox' })}
          />
        </>
      )}
    </SaveForm>
  );
}

const AGENCYS = { value: '', label: `The agency’s (${AGENCY_PLACE})` };
const labelOf = (zone: string) => zone.replaceAll('_', ' ');

interface ZoneFieldProps {
  value?: string | null;
  error?: string;
  onChange?: (zone: string | null) => void;
}

function ZoneField({ value: own, onChange, ...props }: ZoneFieldProps) {
  const known = Intl.supportedValuesOf('timeZone');
  // Browsers know different zone names, so the stored zone is always an option.
  const zones = own && !known.includes(own) ? [own, ...known] : known;
  return (
    <Select
      {...props}
      label="Time zone"
      description="Dates and times are shown and entered in this time zone. Analytics use the agency’s time zone."
      data={[AGENCYS, ...zones.map((value) => ({ value, label: labelOf(value) }))]}
      value={own ?? AGENCYS.value}
      onChange={(zone) => onChange?.(zone || null)}
      // Selects the text, so typing replaces it.
      onFocus={({ currentTarget }) => currentTarget.select()}
      allowDeselect={false}
      searchable
      nothingFoundMessage="No matching time zone. Try the largest city near you."
      limit={100}
    />
  );
}
