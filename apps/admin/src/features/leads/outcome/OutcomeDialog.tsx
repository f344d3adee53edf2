import { Button, Group, Kbd, Modal, NumberInput, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { useState } from 'react';
import { useLetterKeys, useNumberKeys } from '../../../kit/focus/screen-keys.ts';
import { DayInput } from '../../../kit/forms/DayInput.tsx';
import { SubmitButton, submitOnModEnter } from '../../../kit/forms/SubmitButton.tsx';
import { today } from '../../../kit/time/zone.ts';
import { useLeadActions } from '../change/lead-actions.ts';
import { POUNDS_INPUT, penceOf } from '../desk/pounds-input.ts';
import type { LeadFields, LeadRow } from '../kinds/lead-kind.ts';
import { leadName } from '../lead-name.ts';
import { lostReasonsQuery } from '../lead-queries.ts';

/** Asks for the value of a won lead, or for the reason of a lost one, and saves it. */
export function OutcomeDialog() {
  const { ending, setField } = useLeadActions();
  const { subject, isOpen, close, opening } = ending;
  if (!subject) return null;
  const { lead, outcome } = subject;
  // The change is shown at once, so the dialog does not wait for it.
  const save = (details: LeadFields) => {
    close();
    void setField(lead, 'outcome', outcome, details);
  };
  const title = `Mark ${leadName(lead)} as ${outcome}`;
  return (
    <Modal opened={isOpen} onClose={close} title={title} size="sm">
      {outcome === 'won' ? (
        <WonForm key={opening} lead={lead} onSave={save} onCancel={close} />
      ) : (
        <LostReasons lead={lead} onPick={(lostReason) => save({ lostReason })} />
      )}
    </Modal>
  );
}

interface WonFormProps {
  lead: LeadRow;
  onSave: (details: { valuePence: number | null; wonOn: string }) => void;
  onCancel: () => void;
}

function WonForm({ lead, onSave, onCancel }: WonFormProps) {
  const [pounds, setPounds] = useState<number | string>(
    lead.valuePence === null ? '' : lead.valuePence / 100,
  );
  const [day, setDay] = useState(lead.wonOn ?? today(AGENCY_ZONE));
  return (
    <form
      noValidate
      onKeyDown={submitOnModEnter}
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ valuePence: penceOf(pounds), wonOn: day });
      }}
    >
      <Stack gap="md">
        <NumberInput
          data-autofocus
          label="Value in pounds"
          description="The total that the client pays. Leave it empty if you do not know it yet."
          {...POUNDS_INPUT}
          value={pounds}
          onChange={setPounds}
        />
        <div>
          <Text size="sm" fw={500} aria-hidden>
            Won on
          </Text>
          <DayInput
            label="Won on"
            placeholder="Pick or type a day"
            value={day}
            maxDate={today(AGENCY_ZONE)}
            onChange={(picked) => setDay(picked ?? today(AGENCY_ZONE))}
          />
        </div>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <SubmitButton isPending={false} pendingLabel="Saving...">
            {lead.outcome === 'won' ? 'Save' : 'Mark as won'}
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}

const NONE = 'No particular reason';

/** The dialog may have set its focus before the reasons have loaded. */
const focusOnMount = (button: HTMLButtonElement | null) => button?.focus();

/** Shows the reasons to choose one with a press or a number key. */
function LostReasons({ lead, onPick }: { lead: LeadRow; onPick: (reason: string | null) => void }) {
  const { data, isPending, isError } = useQuery(lostReasonsQuery);
  const [hasKeys] = useLetterKeys();
  const reasons = [...(data?.reasons ?? []), null];
  useNumberKeys((number) => {
    const picked = reasons[number - 1];
    if (hasKeys && !isPending && picked !== undefined) onPick(picked);
  });
  if (isPending) return <Skeleton height={240} aria-label="Loading the reasons" />;
  return (
    <Stack role="group" aria-label="Reason" gap="xs">
      <Text size="sm" c="dimmed">
        {isError ? 'The reasons could not be loaded.' : 'Why did we lose this lead?'}
      </Text>
      {reasons.map((reason, i) => (
        <Button
          key={reason ?? NONE}
          variant={reason === null ? 'subtle' : 'default'}
          justify="space-between"
          ref={i === 0 ? focusOnMount : undefined}
          data-autofocus={i === 0 || undefined}
          aria-current={lead.lostReason === reason || undefined}
          rightSection={hasKeys && i < 9 && <Kbd size="xs">{i + 1}</Kbd>}
          onClick={() => onPick(reason)}
        >
          {reason ?? NONE}
        </Button>
      ))}
    </Stack>
  );
}
