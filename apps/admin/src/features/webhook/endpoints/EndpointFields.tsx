import { TextInput } from '@mantine/core';
import { WEBHOOK_URL_MAX } from '@upcurve/contracts/webhooks/webhook';

interface UrlFieldProps {
  value: string;
  error: string | undefined;
  onChange: (webhookUrl: string) => void;
}

/** The address of an endpoint. */
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
