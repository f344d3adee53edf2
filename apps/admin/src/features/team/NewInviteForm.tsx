import { Select, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DISPLAY_NAME_MAX } from '@upcurve/contracts/account/account';
import { INVITE_HOURS } from '@upcurve/contracts/account/team';
import { ROLES, Role } from '@upcurve/contracts/permissions';
import { useToast } from '@upcurve/ui/use-toast';
import { useState } from 'react';
import { api } from '../../api.ts';
import { ROLE_WORDS } from '../../auth/roles.ts';
import { errorMessage } from '../../error-message.ts';
import { OneTimeText } from '../../kit/feedback/OneTimeText.tsx';
import { useHashTarget } from '../../kit/focus/use-hash-target.ts';
import { formErrors } from '../../kit/forms/contract-form.ts';
import { SubmitButton, submitOnModEnter } from '../../kit/forms/SubmitButton.tsx';
import classes from './team.module.css';
import { teamQueries } from './team-queries.ts';

const CHOICES = ROLES.map((role) => ({
  value: role,
  label: `${ROLE_WORDS[role].name}: ${ROLE_WORDS[role].may.toLowerCase()}`,
}));

/** Creates an invite for a role and shows its link once. */
export function NewInviteForm({ onDone }: { onDone: () => void }) {
  const [role, setRole] = useState<Role>('sales');
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const { toast } = useToast();
  const client = useQueryClient();
  const first = useHashTarget<HTMLInputElement>('invite');
  const create = useMutation({
    // The response contains the link, so it is only stored in this component's state.
    gcTime: 0,
    mutationFn: () => api.team.createInvite({ body: { role, name, email } }),
    onSuccess: () => {
      setName('');
      setEmail('');
      return client.invalidateQueries(teamQueries.invites);
    },
    onError: (error) =>
      Object.keys(formErrors(error)).length === 0 &&
      toast({
        variant: 'destructive',
        title: 'Invite not created',
        description: errorMessage(error, 'Please try again.'),
      }),
  });

  const errors = formErrors(create.error);

  return (
    <>
      <form
        className={classes.form}
        noValidate
        onKeyDown={submitOnModEnter}
        onSubmit={(event) => {
          event.preventDefault();
          if (!create.isPending) create.mutate();
        }}
      >
        <Select
          ref={first}
          label="Role of the new member"
          className={classes.role}
          data={CHOICES}
          value={role}
          onChange={(value) => setRole(Role.parse(value))}
        />
        <TextInput
          label="Name (optional)"
          className={classes.field}
          maxLength={DISPLAY_NAME_MAX}
          value={name}
          error={errors.name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          label="Email (optional)"
          className={classes.field}
          type="email"
          value={email}
          error={errors.email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <SubmitButton isPending={create.isPending} pendingLabel="Making...">
          Create Invite
        </SubmitButton>
      </form>
      {create.data && (
        <OneTimeText
          title="Copy the link now"
          label="Invite link"
          text={create.data.link}
          onDone={() => {
            create.reset();
            onDone();
          }}
        >
          It will not be shown again.{' '}
          {create.data.isMailed
            ? `It will be sent to ${create.data.email}.`
            : 'Send it to your new colleague.'}{' '}
          The first to register with it within {INVITE_HOURS} hours gets the account.
        </OneTimeText>
      )}
    </>
  );
}
