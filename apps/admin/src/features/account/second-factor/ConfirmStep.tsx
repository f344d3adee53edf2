import { Code as CodeText, Group, Stack, Text, TextInput } from '@mantine/core';
import { type NewSecondFactor, secondFactor } from '@upcurve/contracts/account/second-factor';
import { useEffect, useRef } from 'react';
import { api } from '../../../api.ts';
import { CopyButton } from '../../../kit/feedback/CopyButton.tsx';
import { useContractForm, useFormAction } from '../../../kit/forms/contract-form.ts';
import { SubmitButton } from '../../../kit/forms/SubmitButton.tsx';
import { secondFactorQuery, sessionsQuery } from '../account-queries.ts';
import { QrCode } from './QrCode.tsx';
import classes from './second-factor.module.css';

interface ConfirmStepProps {
  begun: NewSecondFactor;
  onDone: (recoveryCodes: string[]) => void;
  children?: React.ReactNode;
}

/** Formats the key in groups of four. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Shows the secret for the authenticator app and asks for the first code. */
export function ConfirmStep({ begun, onDone, children }: ConfirmStepProps) {
  const form = useContractForm(secondFactor.confirmSecondFactor.body, { code: '' });
  const confirm = useFormAction(form, {
    act: (body) => api.secondFactor.confirmSecondFactor({ body }),
    done: () => ({
      title: 'Second factor switched on',
      description: 'All other devices have been signed out.',
    }),
    failed: { title: 'Second factor not switched on' },
    changes: [secondFactorQuery.queryKey, sessionsQuery.queryKey],
    onDone: (_, { recoveryCodes }) => onDone(recoveryCodes),
  });
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => start.current?.focus(), []);

  return (
    <Stack gap="md">
      <Text size="sm" ref={start} tabIndex={-1} className={classes.start}>
        Scan this with an authenticator app, such as your password manager, then enter the code that it shows.
      </Text>
      <div className={classes.secret}>
        <QrCode text={begun.uri} label="QR code for your authenticator app" />
        <Stack gap="xs" className={classes.typed}>
          <Text size="sm">Or type this key into the app:</Text>
          <CodeText className={classes.key}>{grouped(begun.secret)}</CodeText>
          <div>
            <CopyButton text={begun.secret} what="key" size="xs" />
          </div>
        </Stack>
      </div>
      <form {...confirm.props} aria-label="Switch on">
        <Stack gap="md" maw="26rem">
          <TextInput
            label="Code"
            description="Six digits, new every 30 seconds"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            withAsterisk={false}
            key={form.key('code')}
            {...form.getInputProps('code')}
          />
          <Group gap="sm">
            <SubmitButton isPending={confirm.isPending} pendingLabel="Switching on...">
              Switch On
            </SubmitButton>
            {children}
          </Group>
        </Stack>
      </form>
    </Stack>
  );
}
