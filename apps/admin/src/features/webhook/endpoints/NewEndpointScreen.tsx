import { Button, Group, Paper, Stack, TextInput, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ENDPOINT_NAME_MAX, type EndpointInput } from '@upcurve/contracts/webhooks/webhook';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import { api } from '../../../api.ts';
import { errorMessage } from '../../../error-message.ts';
import { useRestoredFocus } from '../../../kit/focus/keep-focus.ts';
import { formErrors } from '../../../kit/forms/contract-form.ts';
import { LeaveDialog } from '../../../kit/forms/LeaveDialog.tsx';
import { NotSavedAlert, submitOnModEnter } from '../../../kit/forms/SubmitButton.tsx';
import { useUnsavedGuard } from '../../../kit/forms/use-unsaved-guard.ts';
import { paths } from '../../../paths.ts';
import { useNewSecret } from '../WebhookScreen.tsx';
import { webhookQueries } from '../webhook-queries.ts';
import { EventBoxes, UrlField } from './EndpointFields.tsx';
import classes from './endpoints.module.css';

/* New endpoints are enabled by default. */
const NEW: EndpointInput = { name: '', webhookUrl: '', isEnabled: true, events: ['eligibility.submitted'] };

/** Adds an endpoint. The response contains its secret, which is shown once on the endpoint's own screen. */
export function NewEndpointScreen() {
  const [draft, setDraft] = useState(NEW);
  const { setNewSecret } = useNewSecret();
  const navigate = useNavigate();
  const client = useQueryClient();
  const guard = useUnsavedGuard(draft !== NEW, () => setDraft(NEW));
  const add = useMutation({
    gcTime: 0,
    mutationFn: () => api.webhook.createEndpoint({ body: draft }),
    async onSuccess({ id, secret }) {
      await client.invalidateQueries({ queryKey: webhookQueries.endpoints().queryKey });
      if (secret) setNewSecret({ endpointId: id, secret });
      // Resets the draft first to leave without a warning.
      flushSync(() => setDraft(NEW));
      navigate(paths.webhookEndpoint(id), { replace: true });
    },
  });
  useRestoredFocus(add.isPending);
  const errors = formErrors(add.error);
  const problem =
    add.error && Object.keys(errors).length === 0 ? errorMessage(add.error, 'Please try again.') : null;
  const change = (values: Partial<EndpointInput>) => setDraft({ ...draft, ...values });
  return (
    <Paper component="section" p="lg" aria-labelledby="new-endpoint" className={classes.new}>
      <Title order={2} id="new-endpoint" mb="md">
        Add endpoint
      </Title>
      <form
        noValidate
        onKeyDown={submitOnModEnter}
        onSubmit={(event) => {
          event.preventDefault();
          if (!add.isPending) add.mutate();
        }}
      >
        <Stack gap="md">
          <NotSavedAlert problem={problem} />
          <TextInput
            label="Name"
            description="Shown with each delivery in the log."
            autoComplete="off"
            maxLength={ENDPOINT_NAME_MAX}
            value={draft.name}
            error={errors.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <UrlField
            value={draft.webhookUrl}
            error={errors.webhookUrl}
            onChange={(url) => change({ webhookUrl: url })}
          />
          <EventBoxes value={draft.events} onChange={(events) => change({ events })} />
          <Group gap="sm">
            <Button type="submit" disabled={add.isPending}>
              {add.isPending ? 'Adding...' : 'Add endpoint'}
            </Button>
            <Button variant="default" component={Link} to={paths.webhook()}>
              Cancel
            </Button>
          </Group>
        </Stack>
      </form>
      <LeaveDialog guard={guard} what="this endpoint" />
    </Paper>
  );
}
