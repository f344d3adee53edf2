import { Checkbox, Stack } from '@mantine/core';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@upcurve/contracts/webhooks/webhook';
import { choicesOf } from '../../../kit/filters/choices-of.ts';

interface EventBoxesProps {
  value: readonly WebhookEvent[];
  onChange: (events: WebhookEvent[]) => void;
}

/** Chooses the events that are sent to an endpoint. */
export function EventBoxes({ value, onChange }: EventBoxesProps) {
  return (
    <Checkbox.Group
      label="Events"
      description="Events sent to this endpoint."
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
