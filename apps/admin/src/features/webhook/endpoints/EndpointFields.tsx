import { Checkbox, Stack, TextInput } from '@mantine/core';
import { WEBHOOK_EVENTS, WEBHOOK_URL_MAX, type WebhookEvent } from '@upcurve/contracts/webhooks/webhook';
import type { ReactNode } from 'react';
import { choicesOf } from '../../../kit/filters/choices-of.ts';

interface UrlFieldProps {
  value: string;
  error: ReactNode;
  onChange: (webhookUrl: string) => void;
}

/** Edits the address of an endpoint. */
export function UrlField({ value, error, onChange }: UrlFieldProps) {
  return (
    <TextInput
      label="Webhook URL"
      description="We POST each event here as JSON. Use a public https address."
      placeholder="https://"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      maxLength={WEBHOOK_URL_MAX}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface EventBoxesProps {
  value: readonly WebhookEvent[];
  onChange: (events: WebhookEvent[]) => void;
}

/** Selects the events that are sent to an endpoint. */
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
