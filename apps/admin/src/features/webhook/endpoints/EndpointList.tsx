import { Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ENDPOINTS_MAX, WEBHOOK_EVENTS, type WebhookEndpoint } from '@upcurve/contracts/webhooks/webhook';
import { Link } from 'react-router';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { Section } from '../../../kit/screen/Section.tsx';
import { paths } from '../../../paths.ts';
import { webhookQueries } from '../webhook-queries.ts';

/** Lists the endpoints after the first. Each has its own address, secret and events. */
export function EndpointList() {
  const query = useQuery({
    ...webhookQueries.endpoints(),
    select: (all) => all.filter(({ isFirst }) => !isFirst),
  });
  const isFull = (query.data?.length ?? 0) >= ENDPOINTS_MAX - 1;
  return (
    <Section
      title="More endpoints"
      actions={
        !isFull && (
          <Button variant="default" component={Link} to={paths.newWebhookEndpoint()}>
            Add endpoint
          </Button>
        )
      }
    >
      <QueryPanel
        query={query}
        what="endpoints"
        skeleton={[40]}
        empty="Add an endpoint to send events to another system as well, signed with its own secret."
      >
        {(endpoints) => (
          <ul className="rows" aria-label="More endpoints">
            {endpoints.map((endpoint) => (
              <Group component="li" key={endpoint.id} justify="space-between" wrap="nowrap" py="sm">
                <Stack gap={2} miw={0}>
                  <Anchor component={Link} to={paths.webhookEndpoint(endpoint.id)} fw={600} c="inherit">
                    {endpoint.name}
                  </Anchor>
                  <Text size="sm" c="dimmed" truncate>
                    {endpoint.webhookUrl || 'No address yet'}
                  </Text>
                  <Text size="xs" c="dimmed">
                    {endpoint.events.map((event) => WEBHOOK_EVENTS[event]).join(' · ') || 'No events'}
                  </Text>
                </Stack>
                <EndpointBadge endpoint={endpoint} />
              </Group>
            ))}
          </ul>
        )}
      </QueryPanel>
      {isFull && (
        <Text size="xs" c="dimmed" mt="xs">
          You have {ENDPOINTS_MAX} endpoints, which is the maximum.
        </Text>
      )}
    </Section>
  );
}

function EndpointBadge({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { pausedAt, isEnabled, webhookUrl, problem } = endpoint;
  if (pausedAt)
    return (
      <Badge flex="none" color="red">
        Paused
      </Badge>
    );
  if (!isEnabled || !webhookUrl)
    return (
      <Badge flex="none" color="ink">
        Off
      </Badge>
    );
  return problem ? (
    <Badge flex="none" color="gold">
      Check address
    </Badge>
  ) : (
    <Badge flex="none" color="sage">
      On
    </Badge>
  );
}
