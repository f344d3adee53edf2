import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { ENDPOINT_NAME_MAX, type EndpointInput } from '@upcurve/contracts/webhooks/webhook';
import { useNavigate } from 'react-router';
import { api } from '../../../api.ts';
import { SaveForm } from '../../../kit/forms/SaveForm.tsx';
import { useSaveForm } from '../../../kit/forms/use-save-form.ts';
import { Section } from '../../../kit/screen/Section.tsx';
import { paths } from '../../../paths.ts';
import { useNewSecret } from '../WebhookScreen.tsx';
import { webhookQueries } from '../webhook-queries.ts';
import { EventBoxes, UrlField } from './EndpointFields.tsx';

/* New endpoints are enabled by default. */
const NEW: EndpointInput = { name: '', webhookUrl: '', isEnabled: true, events: ['eligibility.submitted'] };

/** Adds an endpoint. The response contains its secret, which is shown once on the endpoint's own screen. */
export function NewEndpointScreen() {
  const { setNewSecret } = useNewSecret();
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useSaveForm({
    what: 'this endpoint',
    initial: NEW,
    save: async (body) => {
      const added = await api.webhook.createEndpoint({ body });
      // The endpoint's own screen looks it up in the list.
      await client.invalidateQueries({ queryKey: webhookQueries.endpoints().queryKey });
      return added;
    },
    onSaved({ id, secret }) {
      if (secret) setNewSecret({ endpointId: id, secret });
      navigate(paths.webhookEndpoint(id), { replace: true });
    },
  });
  return (
    <Section title="Add endpoint" maw="40rem">
      <SaveForm
        form={form}
        saveLabel="Add endpoint"
        savingLabel="Adding..."
        isGuarded
        onCancel={() => navigate(paths.webhook())}
      >
        <TextInput
          label="Name"
          description="Shown with each delivery in the log."
          autoComplete="off"
          maxLength={ENDPOINT_NAME_MAX}
          {...form.getInputProps('name')}
        />
        <UrlField {...form.getInputProps('webhookUrl')} />
        <EventBoxes value={form.values.events} onChange={(events) => form.setFieldValue('events', events)} />
      </SaveForm>
    </Section>
  );
}
