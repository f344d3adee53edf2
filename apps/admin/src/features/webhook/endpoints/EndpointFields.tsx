import { Checkbox, Stack, TextInput, type TextInputProps } from '@mantine/core';
import { WEBHOOK_EVENTS, WEBHOOK_URL_MAX, type WebhookEvent } from '@upcurve/contracts/webhooks/webhook';
import { choicesOf } from '../../../kit/filters/choices-of.ts';

export function UrlField(props: TextInputProps) {
  return (
    <TextInput
      label="Webhook URL"
      description="We POST each event here as JSON. Use a public https address."
      placeholder="https://"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      maxLength={WEBHOOK_URL_MAX}
      {...props}
    />
  );
}

interface EventBoxesProps {
  value: readonly WebhookEvent[];
  onChange: (events: WebhookEvent[]) => void;
}

const CHOICES = choicesOf<WebhookEvent>(WEBHOOK_EVENTS);

/** Returns events in the order of their boxes, so that a reverted choice is not a change. */
export const inOrder = (events: readonly WebhookEvent[]): WebhookEvent[] =>
  CHOICES.map(({ value }) => value).filter((event) => events.includes(event));

export function EventBoxes({ value, onChange }: EventBoxesProps) {
  return (
    <Checkbox.Group
      label="Events"
      description="Events sent to this endpoint."
      value={[...value]}
      onChange={(chosen) => onChange(inOrder(chosen as WebhookEvent[]))}
    >
      <Stack gap="xs" mt="xs">
        {CHOICES.map(({ value: event, label }) => (
          <Checkbox key={event} value={event} label={label} description={event} aria-label={label} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
