import { Alert, Button, Group, Paper, Stack, Switch, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ENDPOINT_NAME_MAX, type EndpointInput, type WebhookEndpoint } from '@upcurve/contracts/webhook';
import { useToast } from '@upcurve/ui/use-toast';
import { useState } from 'react';
import { useUnsavedGuard } from '../../components/use-unsaved-guard.ts';
import { errorMessage } from '../../error-message.ts';
import { formErrors } from '../../form-errors.ts';
import { submitOnModEnter } from '../../form-keys.ts';
import { useKeptFocus } from '../../use-kept-focus.ts';
import { EventBoxes } from './EventBoxes.tsx';
import { callsOf } from './endpoint-calls.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { TestResult } from './TestResult.tsx';
import { UrlField } from './UrlField.tsx';
import { useNewSecret } from './use-new-secret.ts';
import { rememberSaved, webhookQueries } from './webhook-queries.ts';

const COULD_NOT_SAVE = 'Your changes are still here. Please try again.';

function outcome({ webhookUrl, isEnabled, problem, isFirst }: WebhookEndpoint): string {
  const what = isFirst ? 'New submissions' : 'New events';
  if (!isEnabled || !webhookUrl) return `${what} are not sent ${isFirst ? 'anywhere' : 'there'}.`;
  return problem ? 'Nothing would arrive at this address yet.' : `${what} are sent to this address.`;
}

const isSame = (a: EndpointInput, b: EndpointInput) =>
  a.name.trim() === b.name &&
  a.webhookUrl.trim() === b.webhookUrl &&
  a.isEnabled === b.isEnabled &&
  a.events.toSorted().join() === b.events.toSorted().join();

/** Address, switch and events of a receiver. A test goes to the saved address, so it saves first what was changed. */
export function EndpointForm({ endpoint }: { endpoint: WebhookEndpoint }) {
  const [draft, setDraft] = useState<EndpointInput | null>(null);
  const { setNewSecret } = useNewSecret();
  const { toast } = useToast();
  const client = useQueryClient();
  const { isFirst } = endpoint;
  const shown: EndpointInput = draft ?? endpoint;
  const { name, webhookUrl, isEnabled, events } = shown;
  const isDirty = draft !== null && !isSame(draft, endpoint);
  const calls = callsOf(endpoint);
  // What narrows the log below is in the address too, and leaves nothing.
  const guard = useUnsavedGuard(isDirty, () => setDraft(null), { mayStayAt: 'path' });

  const test = useMutation({
    mutationFn: () => calls.test(),
    // It may have ended a pause and set held deliveries going.
    onSuccess: () => client.invalidateQueries({ queryKey: webhookQueries.all }),
  });

  const save = useMutation({
    // The answer may hold the secret: nothing keeps it but the panel that shows it.
    gcTime: 0,
    mutationFn: () => calls.save({ name, webhookUrl, isEnabled, events }),
    onMutate: () => test.reset(),
    onSuccess: (saved) => {
      const done = rememberSaved(client, saved);
      setDraft(null);
      if (saved.secret) setNewSecret({ endpointId: saved.id, secret: saved.secret });
      return done;
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Error saving webhook settings',
        description:
          Object.keys(formErrors(error)).length > 0 ? undefined : errorMessage(error, COULD_NOT_SAVE),
      }),
  });

  const submit = () =>
    save.mutate(undefined, {
      onSuccess: (saved) => toast({ title: 'Webhook settings saved', description: outcome(saved) }),
    });
  const runTest = () => {
    if (isDirty) save.mutate(undefined, { onSuccess: () => test.mutate() });
    else test.mutate();
  };

  const change = (values: Partial<EndpointInput>) =>
    setDraft({ name, webhookUrl, isEnabled, events, ...values });
  const errors = formErrors(save.error);
  const isBusy = save.isPending || test.isPending;
  const switchLabel = isFirst ? 'Send new submissions' : 'Send new events';
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
          {!isFirst && (
            <TextInput
              label="Name"
              autoComplete="off"
              maxLength={ENDPOINT_NAME_MAX}
              value={name}
              error={errors.name}
              onChange={(event) => change({ name: event.currentTarget.value })}
            />
          )}
          <UrlField
            value={webhookUrl}
            error={errors.webhookUrl}
            onChange={(url) => change({ webhookUrl: url })}
          />
          {endpoint.problem && webhookUrl.trim() === endpoint.webhookUrl && (
            <Alert color="gold" role="status" title="Nothing would arrive at this address">
              {endpoint.problem}
            </Alert>
          )}
          <EventBoxes value={events} onChange={(chosen) => change({ events: chosen })} />
          <Switch
            label={switchLabel}
            // Its label element holds the description too, which would be read as part of the name.
            aria-label={switchLabel}
            description="While this is off, new events are not sent, neither now nor later. What is already in the log waits."
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
      <LeaveDialog guard={guard} />
    </Paper>
  );
}
