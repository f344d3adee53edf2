import { Button } from '@mantine/core';
import { type NewSecondFactor, secondFactor } from '@upcurve/contracts/account/second-factor';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { CodesPanel } from './CodesPanel.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
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
