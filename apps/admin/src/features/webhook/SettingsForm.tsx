import { Alert, Button, Group, Paper, Stack, Switch, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { WEBHOOK_URL_MAX, type WebhookSettings } from '@upcurve/contracts/webhook';
import { useToast } from '@upcurve/ui/use-toast';
import { useState } from 'react';
import { api } from '../../api.ts';
import { errorMessage } from '../../error-message.ts';
import { formErrors } from '../../form-errors.ts';
import { submitOnModEnter } from '../../form-keys.ts';
import { useKeptFocus } from '../../use-kept-focus.ts';
import { TestResult } from './TestResult.tsx';
import { useNewSecret } from './use-new-secret.ts';
import { webhookQueries } from './webhook-queries.ts';

type Draft = Pick<WebhookSettings, 'webhookUrl' | 'isEnabled'>;

const COULD_NOT_SAVE = 'Your changes are still here. Please try again.';

function outcome({ webhookUrl, isEnabled, problem }: WebhookSettings): string {
  if (!isEnabled || !webhookUrl) return 'New submissions are not sent anywhere.';
  return problem ? 'Nothing would arrive at this address yet.' : 'New submissions are sent to this address.';
}

/** The address and its switch. A test goes to the saved address, so it saves first what was changed. */
export function SettingsForm({ settings }: { settings: WebhookSettings }) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const { setNewSecret } = useNewSecret();
  const { toast } = useToast();
  const client = useQueryClient();
  const { webhookUrl, isEnabled } = draft ?? settings;
  const isDirty = webhookUrl.trim() !== settings.webhookUrl || isEnabled !== settings.isEnabled;

  const test = useMutation({
    mutationFn: () => api.webhook.test(),
    // It may have ended a pause and set held deliveries going.
    onSuccess: () => client.invalidateQueries({ queryKey: webhookQueries.all }),
  });

  const save = useMutation({
    // The answer may hold the secret: nothing keeps it but the panel that shows it.
    gcTime: 0,
    mutationFn: () => api.webhook.saveSettings({ body: { webhookUrl, isEnabled } }),
    onMutate: () => test.reset(),
    onSuccess: ({ secret, ...saved }) => {
      client.setQueryData(webhookQueries.settings().queryKey, saved);
      setDraft(null);
      if (secret) setNewSecret(secret);
      return client.invalidateQueries({ queryKey: webhookQueries.deliveries });
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Error saving webhook settings',
        description: formErrors(error).webhookUrl ? undefined : errorMessage(error, COULD_NOT_SAVE),
      }),
  });

  const submit = () =>
    save.mutate(undefined, {
      onSuccess: (saved) =>
        toast({
          title: 'Webhook settings saved',
          description: outcome(saved),
        }),
    });
  const runTest = () => {
    if (isDirty) save.mutate(undefined, { onSuccess: () => test.mutate() });
    else test.mutate();
  };

  const change = (values: Partial<Draft>) => setDraft({ webhookUrl, isEnabled, ...values });
  const isBusy = save.isPending || test.isPending;
  useKeptFocus(isBusy);
  return (
    <Paper component="section" p="lg" aria-labelledby="webhook-address">
      <Title order={2} id="webhook-address" mb="md">
        Address
      </Title>
      <form
        noValidate
        onKeyDown={submitOnModEnter}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) submit();
        }}
      >
        <Stack gap="md">
          <TextInput
            label="Webhook URL"
            description="We POST each submission here as JSON. It needs to be a public https address."
            placeholder="https://"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={WEBHOOK_URL_MAX}
            value={webhookUrl}
            error={formErrors(save.error).webhookUrl}
            onChange={(event) => change({ webhookUrl: event.currentTarget.value })}
          />
          {settings.problem && webhookUrl.trim() === settings.webhookUrl && (
            <Alert color="gold" role="status" title="Nothing would arrive at this address">
              {settings.problem}
            </Alert>
          )}
          <Switch
            label="Send new submissions"
            // Its label element holds the description too, which would be read as part of the name.
            aria-label="Send new submissions"
            description="While this is off, new submissions are not sent, neither now nor later. What is already in the log waits."
            checked={isEnabled}
            onChange={(event) => change({ isEnabled: event.currentTarget.checked })}
          />
          <Group gap="sm">
            <Button type="submit" disabled={isBusy}>
              {save.isPending ? 'Saving...' : 'Save Settings'}
            </Button>
            <Button variant="default" disabled={isBusy || webhookUrl.trim() === ''} onClick={runTest}>
              {test.isPending ? 'Testing...' : 'Test Webhook'}
            </Button>
            {isDirty && (
              <Text size="sm" c="dimmed">
                You have unsaved changes. A test saves them first, because it goes to the saved address.
              </Text>
            )}
          </Group>
        </Stack>
        <TestResult test={test} />
      </form>
    </Paper>
  );
}
