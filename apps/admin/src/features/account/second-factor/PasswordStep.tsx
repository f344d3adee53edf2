import { PasswordInput, TextInput } from '@mantine/core';
import type { z } from 'zod';
import { SaveForm } from '../../../kit/forms/SaveForm.tsx';
import { useSaveForm } from '../../../kit/forms/use-save-form.ts';
import { secondFactorQuery } from '../account-queries.ts';
import { OwnUsername } from '../password-fields.tsx';

interface PasswordStepProps<Values, Result> {
  /** The schema and the empty values of the form. It asks for a code if the values have one. */
  body: z.ZodType<unknown, Values>;
  empty: Values;
  act: (body: Values) => Promise<Result>;
  onDone: (result: Result) => void;
  label: string;
  pendingLabel: string;
  /** The toast after a failure that is not about the password. */
  failed: string;
  /** The toast after success. If omitted, no toast is shown. */
  done?: { title: string; description?: string };
  children?: React.ReactNode;
}

/** Asks for the password before a change that must not be possible with a stolen session, and for a code if needed. */
export function PasswordStep<Values extends { currentPassword: string; code?: string }, Result>(
  props: PasswordStepProps<Values, Result>,
) {
  const form = useSaveForm({
    schema: props.body,
    initial: props.empty,
    save: props.act,
    saved: () => props.done,
    failed: { title: props.failed },
    changes: [secondFactorQuery.queryKey],
    onSaved: props.onDone,
  });
  return (
    <SaveForm
      form={form}
      label={props.label}
      saveLabel={props.label}
      savingLabel={props.pendingLabel}
      maw="26rem"
      actions={props.children}
    >
      <OwnUsername />
      <PasswordInput
        label="Your password"
        autoComplete="current-password"
        required
        withAsterisk={false}
        autoFocus
        {...form.getInputProps('currentPassword')}
      />
      {props.empty.code !== undefined && (
        <TextInput
          label="Code"
          description="From your authenticator app, or a recovery code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          withAsterisk={false}
          {...form.getInputProps('code')}
        />
      )}
    </SaveForm>
  );
}
