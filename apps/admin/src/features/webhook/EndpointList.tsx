import { Anchor, Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ENDPOINTS_MAX, WEBHOOK_EVENTS, type WebhookEndpoint } from '@upcurve/contracts/webhook';
import { Link } from 'react-router';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { paths } from '../../paths.ts';
import classes from './EndpointList.module.css';
import { webhookQueries } from './webhook-queries.ts';

/** The receivers beside the first, each with an address, a secret and events of its own. */
export function EndpointList() {
  const query = useQuery({
    ...webhookQueries.endpoints(),
    select: (all) => all.filter(({ isFirst }) => !isFirst),
  });
  const isFull = (query.data?.length ?? 0) >= ENDPOINTS_MAX - 1;
  return (
    <Paper component="section" p="lg" aria-labelledby="webhook-receivers">
      <Group justify="space-between" mb="sm">
        <Title order={2} id="webhook-receivers">
          More receivers
        </Title>
        {!isFull && (
          <Button variant="default" component={Link} to={paths.newWebhookEndpoint()}>
            Add receiver
          </Button>
        )}
      </Group>
      <QueryPanel
        query={query}
        what="receivers"
        level={3}
        skeleton={<div className={classes.skeleton} />}
        empty={
          <Text size="sm" c="dimmed">
            Everything goes to the address above. Add a receiver where another system is to hear of some
            events too, signed with a secret of its own.
          </Text>
        }
      >
        {(endpoints) => (
          <ul className={classes.list} aria-label="More receivers">
            {endpoints.map((endpoint) => (
              <li key={endpoint.id} className={classes.item}>
                <Stack gap={2} className={classes.what}>
                  <Anchor component={Link} to={paths.webhookEndpoint(endpoint.id)} fw={600} c="inherit">
                    {endpoint.name}
                  </Anchor>
                  <Text size="sm" c="dimmed" className={classes.address}>
                    {endpoint.webhookUrl || 'No address yet'}
                  </Text>
                  <Text size="xs" c="dimmed">
                    {endpoint.events.map((event) => WEBHOOK_EVENTS[event]).join(' · ') || 'No events'}
                  </Text>
                </Stack>
                <EndpointBadge endpoint={endpoint} />
              </li>
            ))}
          </ul>
        )}
      </QueryPanel>
      {isFull && (
        <Text size="xs" c="dimmed" mt="xs">
          There are {ENDPOINTS_MAX} receivers, as many as there may be.
        </Text>
      )}
    </Paper>
  );
}

/** How it is with a receiver. */
function EndpointBadge({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { pausedAt, isEnabled, webhookUrl, problem } = endpoint;
  if (pausedAt) return <Badge color="red">Paused</Badge>;
  if (!isEnabled || !webhookUrl) return <Badge color="ink">Off</Badge>;
  return problem ? <Badge color="gold">Check address</Badge> : <Badge color="sage">On</Badge>;
}
