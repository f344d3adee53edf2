import { Code as CodeText, Group, Stack, Text, TextInput } from '@mantine/core';
import { type NewSecondFactor, secondFactor } from '@upcurve/contracts/account/second-factor';
import { useEffect, useRef } from 'react';
import { api } from '../../../api.ts';
import { CopyButton } from '../../../kit/feedback/CopyButton.tsx';
import { SaveForm } from '../../../kit/forms/SaveForm.tsx';
import { useSaveForm } from '../../../kit/forms/use-save-form.ts';
import { secondFactorQuery, sessionsQuery } from '../account-queries.ts';
import { QrCode } from './QrCode.tsx';

interface ConfirmStepProps {
  begun: NewSecondFactor;
  onDone: (recoveryCodes: string[]) => void;
  children?: React.ReactNode;
}

/** Formats the key in groups of four. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Shows the secret for the authenticator app and asks for the first code. */
export function ConfirmStep({ begun, onDone, children }: ConfirmStepProps) {
  const form = useSaveForm({
    schema: secondFactor.confirmSecondFactor.body,
    initial: { code: '' },
    save: (body) => api.secondFactor.confirmSecondFactor({ body }),
    saved: () => ({
      title: 'Second factor switched on',
      description: 'All other devices have been signed out.',
    }),
    failed: { title: 'Second factor not switched on' },
    changes: [secondFactorQuery.queryKey, sessionsQuery.queryKey],
    onSaved: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => start.current?.focus(), []);

  return (
    <Stack gap="md">
      <Text size="sm" ref={start} tabIndex={-1}>
        Scan this with an authenticator app, such as your password manager, then enter the code that it shows.
      </Text>
      <Group gap="lg">
        <QrCode text={begun.uri} label="QR code for your authenticator app" />
        <Stack gap="xs" flex="1 1 14rem">
          <Text size="sm">Or type this key into the app:</Text>
          <CodeText fz="sm" className="wraps">
            {grouped(begun.secret)}
          </CodeText>
          <div>
            <CopyButton text={begun.secret} what="key" size="xs" />
          </div>
        </Stack>
      </Group>
      <SaveForm
        form={form}
        label="Switch on"
        saveLabel="Switch on"
        savingLabel="Switching on..."
        maw="26rem"
        actions={children}
      >
        <TextInput
          label="Code"
          description="Six digits, new every 30 seconds"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          withAsterisk={false}
          {...form.getInputProps('code')}
        />
      </SaveForm>
    </Stack>
  );
}
