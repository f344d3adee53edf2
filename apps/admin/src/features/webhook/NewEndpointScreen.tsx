import { Alert, Button, Group, Paper, Stack, TextInput, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ENDPOINT_NAME_MAX, type EndpointInput } from '@upcurve/contracts/webhook';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useUnsavedGuard } from '../../components/use-unsaved-guard.ts';
import { errorMessage } from '../../error-message.ts';
import { formErrors } from '../../form-errors.ts';
import { submitOnModEnter } from '../../form-keys.ts';
import { paths } from '../../paths.ts';
import { useKeptFocus } from '../../use-kept-focus.ts';
import { EventBoxes } from './EventBoxes.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import classes from './SettingsTab.module.css';
import { UrlField } from './UrlField.tsx';
import { useNewSecret } from './use-new-secret.ts';
import { webhookQueries } from './webhook-queries.ts';

/* On at once: who adds a receiver wants it to hear. */
const NEW: EndpointInput = { name: '', webhookUrl: '', isEnabled: true, events: ['eligibility.submitted'] };

/** Adds a receiver. Its secret is in the answer, and shown this once on its own screen. */
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
      // Saved, so that nothing asks whether it may be left.
      flushSync(() => setDraft(NEW));
      navigate(paths.webhookEndpoint(id), { replace: true });
    },
  });
  useKeptFocus(add.isPending);
  const errors = formErrors(add.error);
  const problem =
    add.error && Object.keys(errors).length === 0 ? errorMessage(add.error, 'Please try again.') : null;
  const change = (values: Partial<EndpointInput>) => setDraft({ ...draft, ...values });
  return (
    <Paper component="section" p="lg" aria-labelledby="new-receiver" className={classes.new}>
      <Title order={2} id="new-receiver" mb="md">
        Add receiver
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
          {problem && (
            <Alert color="red" role="alert" title="Not saved">
              {problem} What you entered is still here.
            </Alert>
          )}
          <TextInput
            label="Name"
            description="Stands beside each delivery in the log."
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
              {add.isPending ? 'Adding...' : 'Add receiver'}
            </Button>
            <Button variant="default" component={Link} to={paths.webhook()}>
              Cancel
            </Button>
          </Group>
        </Stack>
      </form>
      <LeaveDialog guard={guard} />
    </Paper>
  );
}
