import { Button, Group, NumberInput, Stack, Text } from '@mantine/core';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { useState } from 'react';
import { DayInput } from '../../../kit/forms/DayInput.tsx';
import { SubmitButton, submitOnModEnter } from '../../../kit/forms/SubmitButton.tsx';
import { today } from '../../../kit/time/zone.ts';
import { POUNDS_INPUT, penceOf } from '../desk/pounds-input.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';

interface WonFormProps {
  lead: LeadRow;
  onSave: (details: { valuePence: number | null; wonOn: string }) => void;
  onCancel: () => void;
}

/** Asks for the value and the day of a won lead. */
export function WonForm({ lead, onSave, onCancel }: WonFormProps) {
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
