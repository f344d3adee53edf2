import { Button, Code as CodeText, Group, Stack, Text, TextInput } from '@mantine/core';
import { type NewSecondFactor, secondFactor } from '@upcurve/contracts/account/second-factor';
import { useEffect, useRef, useState } from 'react';
import { encode } from 'uqr';
import { api } from '../../../api.ts';
import { CopyButton } from '../../../kit/feedback/CopyButton.tsx';
import { SaveForm } from '../../../kit/forms/SaveForm.tsx';
import { useSaveForm } from '../../../kit/forms/use-save-form.ts';
import { secondFactorQuery, sessionsQuery } from '../account-queries.ts';
import { CodesPanel } from './CodesPanel.tsx';
import { PasswordStep } from './PasswordStep.tsx';

type Step =
  | { name: 'password' }
  | { name: 'confirm'; begun: NewSecondFactor }
  | { name: 'codes'; codes: string[] };

/**
 * Sets up the member's own second factor in steps: password, app, codes. Secrets are only stored in the component's
 * state.
 */
export function SetUp({ onDone, onCancel }: { onDone: () => void; onCancel?: () => void }) {
  const [step, setStep] = useState<Step>({ name: 'password' });
  const cancel = onCancel && (
    <Button variant="default" onClick={onCancel}>
      Cancel
    </Button>
  );
  if (step.name === 'codes') return <CodesPanel codes={step.codes} onDone={onDone} />;
  if (step.name === 'confirm')
    return (
      <ConfirmStep begun={step.begun} onDone={(codes) => setStep({ name: 'codes', codes })}>
        {cancel}
      </ConfirmStep>
    );
  return (
    <PasswordStep
      body={secondFactor.beginSecondFactor.body}
      empty={{ currentPassword: '' }}
      label="Continue"
      pendingLabel="Checking..."
      act={(body) => api.secondFactor.beginSecondFactor({ body })}
      failed="Second factor not set up"
      onDone={(begun) => setStep({ name: 'confirm', begun })}
    >
      {cancel}
    </PasswordStep>
  );
}

interface ConfirmStepProps {
  begun: NewSecondFactor;
  onDone: (recoveryCodes: string[]) => void;
  children?: React.ReactNode;
}

/** Formats the key in groups of four. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

function ConfirmStep({ begun, onDone, children }: ConfirmStepProps) {
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

/** The width of the quiet zone that scanners need, in modules (ISO/IEC 18004). */
const QUIET = 4;

/**
 * Draws a QR code in the browser, so the text is not sent anywhere. Scanners expect black on white, so both colour
 * schemes use it.
 */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const modules = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={208}
      height={208}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={modules} fill="#000" />
    </svg>
  );
}
