import { Checkbox, Stack } from '@mantine/core';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@upcurve/contracts/webhook';
import { choicesOf } from '../../choices-of.ts';

interface EventBoxesProps {
  value: readonly WebhookEvent[];
  onChange: (events: WebhookEvent[]) => void;
}

/** Which events a receiver is told of. */
export function EventBoxes({ value, onChange }: EventBoxesProps) {
  return (
    <Checkbox.Group
      label="Events"
      description="What this receiver is told of, as it happens."
      value={[...value]}
      onChange={(chosen) => onChange(chosen as WebhookEvent[])}
    >
      <Stack gap="xs" mt="xs">
        {choicesOf<WebhookEvent>(WEBHOOK_EVENTS).map(({ value: event, label }) => (
          <Checkbox key={event} value={event} label={label} description={event} aria-label={label} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
