import { Anchor, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { WebhookEndpoint } from '@upcurve/contracts/webhook';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { useRef } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { api } from '../../api.ts';
import { ConfirmAction } from '../../components/ConfirmAction.tsx';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { useDialog } from '../../components/use-dialog.ts';
import { paths } from '../../paths.ts';
import { EndpointForm } from './EndpointForm.tsx';
import { PausedAlert } from './PausedAlert.tsx';
import classes from './SettingsTab.module.css';
import { SigningSecret } from './SigningSecret.tsx';
import { webhookQueries } from './webhook-queries.ts';

/** One receiver beside the first: its address, events and secret. */
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
          All receivers
        </Button>
      </Group>
      <QueryPanel
        query={query}
        what="receiver"
        skeleton={<Skeleton height={320} />}
        empty={
          <MessagePanel role="status" title="No such receiver">
            It may have been deleted meanwhile.
          </MessagePanel>
        }
      >
        {(found) => found.map((endpoint) => <Endpoint key={endpoint.id} endpoint={endpoint} />)}
      </QueryPanel>
    </Stack>
  );
}

function Endpoint({ endpoint }: { endpoint: WebhookEndpoint }) {
  const title = useRef<HTMLHeadingElement>(null);
  const dialog = useDialog<WebhookEndpoint>(title);
  const navigate = useNavigate();
  return (
    <Stack gap="lg">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Title order={2} ref={title} tabIndex={-1} className={classes.name}>
          {endpoint.name}
        </Title>
        <Button
          variant="default"
          className={classes.delete}
          onClick={(event) => dialog.open(endpoint, event.currentTarget)}
        >
          Delete receiver
        </Button>
      </Group>
      <PausedAlert endpoint={endpoint} />
      <div className={classes.columns}>
        <EndpointForm endpoint={endpoint} />
        <SigningSecret endpoint={endpoint} />
      </div>
      <Text size="sm" c="dimmed">
        What was sent there is in the log of{' '}
        <Anchor component={Link} to={`${paths.webhook()}?endpoint=${endpoint.id}`} inherit underline="always">
          all deliveries
        </Anchor>
        .
      </Text>
      <ConfirmAction
        dialog={dialog}
        title="Delete receiver"
        question={`Nothing more is sent to ${endpoint.name}, what still waits for it included, and its deliveries leave the log. This cannot be undone.`}
        confirmLabel="Delete receiver"
        pendingLabel="Deleting..."
        act={({ id }) => api.webhook.deleteEndpoint({ params: { id } })}
        done={({ name }) => ({ title: 'Receiver deleted', description: `${name} hears of nothing more.` })}
        failed={{ title: 'The receiver was not deleted' }}
        changes={[webhookQueries.all]}
        onDone={() => navigate(paths.webhook())}
      />
    </Stack>
  );
}
