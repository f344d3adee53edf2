import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { WebhookEndpoint } from '@upcurve/contracts/webhooks/webhook';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { Link, useNavigate, useParams } from 'react-router';
import { api } from '../../../api.ts';
import { ConfirmAction } from '../../../kit/dialogs/ConfirmAction.tsx';
import { useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { paths } from '../../../paths.ts';
import { webhookQueries } from '../webhook-queries.ts';
import { EndpointForm, PausedAlert } from './EndpointForm.tsx';
import classes from './endpoints.module.css';
import { SigningSecret } from './SigningSecret.tsx';

/** Shows an endpoint other than the first: its address, events and secret. */
export function EndpointScreen() {
  const { id } = useParams();
  const query = useQuery({
    ...webhookQueries.endpoints(),
    select: (all) => all.filter((endpoint) => endpoint.id === id && !endpoint.isFirst),
  });
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <Button variant="default" size="xs" component={Link} to={paths.webhook()}>
          All endpoints
        </Button>
      </Group>
      <QueryPanel
        query={query}
        what="endpoint"
        skeleton={[320]}
        empty={
          <MessagePanel role="status" title="Endpoint not found">
            It may have been deleted.
          </MessagePanel>
        }
      >
        {(found) => found.map((endpoint) => <Endpoint key={endpoint.id} endpoint={endpoint} />)}
      </QueryPanel>
    </Stack>
  );
}

function Endpoint({ endpoint }: { endpoint: WebhookEndpoint }) {
  const dialog = useDialog<WebhookEndpoint>();
  const navigate = useNavigate();
  return (
    <Stack gap="lg">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Title order={2} tabIndex={-1} className="wraps">
          {endpoint.name}
        </Title>
        <Button variant="default" flex="none" onClick={() => dialog.open(endpoint)}>
          Delete endpoint
        </Button>
      </Group>
      <PausedAlert endpoint={endpoint} />
      <div className={classes.columns}>
        <EndpointForm endpoint={endpoint} />
        <SigningSecret endpoint={endpoint} />
      </div>
      <Text size="sm" c="dimmed">
        Its deliveries are in the log of{' '}
        <Anchor component={Link} to={`${paths.webhook()}?endpoint=${endpoint.id}`} inherit underline="always">
          all deliveries
        </Anchor>
        .
      </Text>
      <ConfirmAction
        dialog={dialog}
        title="Delete endpoint"
        question={`Nothing more is sent to ${endpoint.name}, including waiting deliveries, and its deliveries are removed from the log. This cannot be undone.`}
        confirmLabel="Delete endpoint"
        pendingLabel="Deleting..."
        act={({ id }) => api.webhook.deleteEndpoint({ params: { id } })}
        done={({ name }) => ({ title: 'Endpoint deleted', description: `${name} receives no more events.` })}
        failed={{ title: 'The endpoint was not deleted' }}
        changes={[webhookQueries.all]}
        onDone={() => navigate(paths.webhook())}
      />
    </Stack>
  );
}
