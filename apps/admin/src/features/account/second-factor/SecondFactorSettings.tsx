import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type SecondFactor, secondFactor } from '@upcurve/contracts/account/second-factor';
import { useRef, useState } from 'react';
import { api } from '../../../api.ts';
import { SettingsPanel } from '../../../kit/screen/SettingsPanel.tsx';
import { formatDateTime } from '../../../kit/time/format-date.ts';
import { secondFactorQuery } from '../account-queries.ts';
import { CodesPanel } from './CodesPanel.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { SetUp } from './SetUp.tsx';

type Act = { name: 'none' | 'set-up' | 'switch-off' | 'new-codes' } | { name: 'codes'; codes: string[] };

const BOTH_FACTORS = { currentPassword: '', code: '' };

/** Turns the member's own second factor on or off and creates new recovery codes. */
export function SecondFactorSettings() {
  const title = useRef<HTMLHeadingElement>(null);
  const query = useQuery(secondFactorQuery);
  const [act, setAct] = useState<Act>({ name: 'none' });
  const end = () => {
    setAct({ name: 'none' });
    title.current?.focus();
  };
  return (
    <SettingsPanel
      title="Second factor"
      subtitle="A code from your phone in addition to the password. A stolen password alone is not enough to log in."
      titleRef={title}
      query={query}
      what="second factor"
    >
      {(factor) => (
        <Stack gap="md">
          {act.name !== 'set-up' && <State factor={factor} />}
          {act.name === 'none' && <Choices factor={factor} onChoose={(name) => setAct({ name })} />}
          {act.name === 'set-up' && <SetUp onDone={end} onCancel={end} />}
          {act.name === 'codes' && <CodesPanel codes={act.codes} onDone={end} />}
          {act.name === 'new-codes' && (
            <PasswordStep
              body={secondFactor.makeRecoveryCodes.body}
              empty={BOTH_FACTORS}
              label="Make new codes"
              pendingLabel="Making..."
              act={(body) => api.secondFactor.makeRecoveryCodes({ body })}
              done={{ title: 'Recovery codes made', description: 'The old codes no longer work.' }}
              failed="Recovery codes could not be created"
              onDone={({ recoveryCodes: codes }) => setAct({ name: 'codes', codes })}
            >
              <Cancel onClick={end} />
            </PasswordStep>
          )}
          {act.name === 'switch-off' && (
            <PasswordStep
              body={secondFactor.disableSecondFactor.body}
              empty={BOTH_FACTORS}
              label="Switch off"
              pendingLabel="Switching off..."
              act={(body) => api.secondFactor.disableSecondFactor({ body })}
              done={{
                title: 'Second factor switched off',
                description: 'You now log in with your password only.',
              }}
              failed="Second factor could not be switched off"
              onDone={end}
            >
              <Cancel onClick={end} />
            </PasswordStep>
          )}
        </Stack>
      )}
    </SettingsPanel>
  );
}

const Cancel = ({ onClick }: { onClick: () => void }) => (
  <Button variant="default" onClick={onClick}>
    Cancel
  </Button>
);

function State({ factor: { isOn, since, recoveryCodesLeft, isRequired } }: { factor: SecondFactor }) {
  if (!isOn)
    return (
      <Text size="sm">
        It is off.{isRequired && ' Your role requires it. Set it up now, or at your next sign-in.'}
      </Text>
    );
  return (
    <Group gap="xs">
      <Badge color="sage">On</Badge>
      <Text size="sm">
        Since {formatDateTime(since)} · recovery codes left: {recoveryCodesLeft}
        {isRequired && ' · required by your role'}
      </Text>
    </Group>
  );
}

interface ChoicesProps {
  factor: SecondFactor;
  onChoose: (name: 'set-up' | 'switch-off' | 'new-codes') => void;
}

function Choices({ factor: { isOn, isRequired }, onChoose }: ChoicesProps) {
  if (!isOn)
    return (
      <Group>
        <Button onClick={() => onChoose('set-up')}>Set up</Button>
      </Group>
    );
  return (
    <Group gap="sm">
      <Button variant="default" onClick={() => onChoose('new-codes')}>
        New recovery codes
      </Button>
      {!isRequired && (
        <Button variant="default" onClick={() => onChoose('switch-off')}>
          Switch off
        </Button>
      )}
    </Group>
  );
}
