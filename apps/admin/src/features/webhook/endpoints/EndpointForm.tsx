import { Alert, Button, Group, Paper, Stack, Switch, Text, TextInput, Title } from '@mantine/core';
import { IconPlayerPause } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  ENDPOINT_NAME_MAX,
  type EndpointInput,
  type WebhookEndpoint,
} from '@upcurve/contracts/webhooks/webhook';
import { useToast } from '@upcurve/ui/use-toast';
import { useState } from 'react';
import { errorMessage } from '../../../error-message.ts';
import { TestResult } from '../../../kit/feedback/TestResult.tsx';
import { useRestoredFocus } from '../../../kit/focus/keep-focus.ts';
import { LeaveDialog } from '../../../kit/forms/LeaveDialog.tsx';
import { submitOnModEnter } from '../../../kit/forms/SubmitButton.tsx';
import { formErrors } from '../../../kit/forms/use-save-form.ts';
import { useUnsavedGuard } from '../../../kit/forms/use-unsaved-guard.ts';
import { formatDateTime } from '../../../kit/time/format-date.ts';
import { useNewSecret } from '../WebhookScreen.tsx';
import { endpointCalls, rememberSaved, webhookQueries } from '../webhook-queries.ts';
import { EventBoxes, UrlField } from './EndpointFields.tsx';

const COULD_NOT_SAVE = 'Your changes are still here. Please try again.';

function outcome({ webhookUrl, isEnabled, problem, isFirst }: WebhookEndpoint): string {
  const what = isFirst ? 'New submissions' : 'New events';
  if (!isEnabled || !webhookUrl) return `${what} are not sent ${isFirst ? 'anywhere' : 'there'}.`;
  return problem ? 'This address cannot receive events yet.' : `${what} are sent to this address.`;
}

/** Chosen as soon as the first address is typed, so that a save sends every new lead there. */
const FIRST_CHOICE = {
  isEnabled: true,
  events: ['eligibility.submitted', 'eligibility.abandoned', 'contact.created'],
} satisfies Partial<EndpointInput>;

const isSame = (a: EndpointInput, b: EndpointInput) =>
  a.name.trim() === b.name &&
  a.webhookUrl.trim() === b.webhookUrl &&
  a.isEnabled === b.isEnabled &&
  a.events.toSorted().join() === b.events.toSorted().join();

/**
 * Edits the address, switch and events of an endpoint. Saves changes before a test, because it uses the saved address.
 */
export function EndpointForm({ endpoint }: { endpoint: WebhookEndpoint }) {
  const [draft, setDraft] = useState<EndpointInput | null>(null);
  const { setNewSecret } = useNewSecret();
  const { toast } = useToast();
  const client = useQueryClient();
  const { isFirst } = endpoint;
  const shown: EndpointInput = draft ?? endpoint;
  const { name, webhookUrl, isEnabled, events } = shown;
  const isDirty = draft !== null && !isSame(draft, endpoint);
  const calls = endpointCalls(endpoint);
  // Changes of the query string are ignored, because the filters of the log are stored in it.
  const guard = useUnsavedGuard(isDirty, () => setDraft(null), { mayStayAt: 'path' });

  const test = useMutation({
    mutationFn: () => calls.test(),
    // A successful test may have ended a pause and resumed held deliveries.
    onSuccess: () => client.invalidateQueries({ queryKey: webhookQueries.all }),
  });

  const save = useMutation({
    // The response may contain the secret, so the mutation does not cache it.
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
  const isFirstAddress = isFirst && endpoint.webhookUrl === '' && webhookUrl === '';
  const errors = formErrors(save.error);
  const isBusy = save.isPending || test.isPending;
  const switchLabel = isFirst ? 'Send new submissions' : 'Send new events';
  useRestoredFocus(isBusy);
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
            onChange={(url) => change({ webhookUrl: url, ...(isFirstAddress && FIRST_CHOICE) })}
          />
          {endpoint.problem && webhookUrl.trim() === endpoint.webhookUrl && (
            <Alert color="gold" role="status" title="This address cannot receive events">
              {endpoint.problem}
            </Alert>
          )}
          <EventBoxes value={events} onChange={(chosen) => change({ events: chosen })} />
          <Switch
            label={switchLabel}
            // The label element includes the description, which would become part of the accessible name.
            aria-label={switchLabel}
            description="While this is off, new events are not sent, now or later. Deliveries already in the log wait."
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
                You have unsaved changes. A test saves them first, because it uses the saved address.
              </Text>
            )}
          </Group>
        </Stack>
        <TestResult what="Webhook" test={test} />
      </form>
      <LeaveDialog guard={guard} what="this endpoint" />
    </Paper>
  );
}

/** Explains why deliveries are paused and how to resume them. */
export function PausedAlert({ endpoint }: { endpoint: WebhookEndpoint }) {
  if (!endpoint.pausedAt) return null;
  return (
    <Alert
      color="red"
      role="status"
      title={`Deliveries have been paused since ${formatDateTime(endpoint.pausedAt)}`}
      icon={<IconPlayerPause size={18} stroke={1.6} aria-hidden />}
    >
      {endpoint.pauseReason} New events wait in the log as Held. To resume, fix the endpoint and press Test
      Webhook. A successful test sends the held deliveries. Saving the settings also resumes.
    </Alert>
  );
}
