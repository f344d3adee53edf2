import { Alert, Button, Switch, Text, TextInput } from '@mantine/core';
import { IconPlayerPause } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  ENDPOINT_NAME_MAX,
  type EndpointInput,
  type SavedWebhookEndpoint,
  type WebhookEndpoint,
} from '@upcurve/contracts/webhooks/webhook';
import { useToast } from '@upcurve/ui/use-toast';
import { TestResult } from '../../../kit/feedback/TestResult.tsx';
import { useRestoredFocus } from '../../../kit/focus/keep-focus.ts';
import { SaveForm } from '../../../kit/forms/SaveForm.tsx';
import { formErrors, useSaveForm } from '../../../kit/forms/use-save-form.ts';
import { Advanced } from '../../../kit/screen/Advanced.tsx';
import { Section } from '../../../kit/screen/Section.tsx';
import { formatDateTime } from '../../../kit/time/format-date.ts';
import { useNewSecret } from '../WebhookScreen.tsx';
import { endpointCalls, rememberSaved, webhookQueries } from '../webhook-queries.ts';
import { EventBoxes, inOrder, UrlField } from './EndpointFields.tsx';

const FAILED = 'Error saving webhook settings';

function outcome({ webhookUrl, isEnabled, problem, isFirst }: WebhookEndpoint): string {
  const what = isFirst ? 'New submissions' : 'New events';
  if (!isEnabled || !webhookUrl) return `${what} are not sent ${isFirst ? 'anywhere' : 'there'}.`;
  return problem ? 'This address cannot receive events yet.' : `${what} are sent to this address.`;
}

/** Chosen until the first address is saved, so that a save sends every new lead there. */
const FIRST_CHOICE = {
  isEnabled: true,
  events: ['eligibility.submitted', 'eligibility.abandoned', 'contact.created'],
} satisfies Partial<EndpointInput>;

const FIELDS = ['name', 'webhookUrl', 'isEnabled', 'events'] as const;

const valuesOf = ({ name, webhookUrl, isEnabled, events }: EndpointInput): EndpointInput => ({
  name,
  webhookUrl,
  isEnabled,
  events: inOrder(events),
});

/**
 * Edits the address, switch and events of an endpoint. Saves changes before a test, because it uses the saved address.
 */
export function EndpointForm({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { setNewSecret } = useNewSecret();
  const { toast } = useToast();
  const client = useQueryClient();
  const { isFirst } = endpoint;
  const isFirstAddress = isFirst && endpoint.webhookUrl === '';
  const known = { ...valuesOf(endpoint), ...(isFirstAddress && FIRST_CHOICE) };
  const calls = endpointCalls(endpoint);
  const test = useMutation({
    mutationFn: () => calls.test(),
    // A successful test may have ended a pause and resumed held deliveries.
    onSuccess: () => client.invalidateQueries({ queryKey: webhookQueries.all }),
  });
  const form = useSaveForm({
    what: 'this endpoint',
    initial: known,
    save,
    saved: (saved) => ({ title: 'Webhook settings saved', description: outcome(saved) }),
    failed: { title: FAILED, fallback: 'Your changes are still here. Please try again.' },
    valuesOf,
    onSaved(saved) {
      void rememberSaved(client, saved);
      if (saved.secret) setNewSecret({ endpointId: saved.id, secret: saved.secret });
    },
  });

  async function save(values: EndpointInput): Promise<SavedWebhookEndpoint> {
    test.reset();
    // A colleague may have changed the other fields, and endpoints have no version.
    const changed = FIELDS.filter((field) => form.isDirty(field)).map((field) => [field, values[field]]);
    try {
      return await calls.save({ ...known, ...Object.fromEntries(changed) });
    } catch (error) {
      // The reasons are at the fields.
      if (Object.keys(formErrors(error as Error)).length > 0)
        toast({ variant: 'destructive', title: FAILED });
      throw error;
    }
  }
  const { webhookUrl } = form.values;
  const isBusy = form.isSaving || test.isPending;
  const switchLabel = isFirst ? 'Send new submissions' : 'Send new events';
  useRestoredFocus(isBusy);
  return (
    <Section title="Address">
      <SaveForm
        form={form}
        saveLabel="Save Settings"
        isBusy={test.isPending}
        isGuarded
        actions={
          <Button
            variant="default"
            disabled={isBusy || webhookUrl.trim() === ''}
            onClick={() => (form.isDirty() ? form.saveThen(test.mutate) : test.mutate())}
          >
            {test.isPending ? 'Testing...' : 'Test Webhook'}
          </Button>
        }
        footer={
          <>
            {form.isDirty() && (
              <Text size="sm" c="dimmed">
                You have unsaved changes. A test saves them first, because it uses the saved address.
              </Text>
            )}
            <TestResult what="Webhook" test={test} />
          </>
        }
      >
        {!isFirst && (
          <TextInput
            label="Name"
            autoComplete="off"
            maxLength={ENDPOINT_NAME_MAX}
            {...form.getInputProps('name')}
          />
        )}
        <UrlField {...form.getInputProps('webhookUrl')} />
        {endpoint.problem && webhookUrl.trim() === endpoint.webhookUrl && (
          <Alert color="gold" role="status" title="This address cannot receive events">
            {endpoint.problem}
          </Alert>
        )}
        <Switch
          label={switchLabel}
          // The label element includes the description, which would become part of the accessible name.
          aria-label={switchLabel}
          description="While this is off, new events are not sent, now or later. Deliveries already in the log wait."
          {...form.getInputProps('isEnabled', { type: 'checkbox' })}
        />
        <Advanced label="events">
          <EventBoxes
            value={form.values.events}
            onChange={(events) => form.setFieldValue('events', events)}
          />
        </Advanced>
      </SaveForm>
    </Section>
  );
}

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
