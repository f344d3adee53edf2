import { Alert, Button, Group, Select, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { DELIVERY_STATUSES, DeliveryStatus, type WebhookSettings } from '@upcurve/contracts/webhook';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { errorMessage } from '../../error-message.ts';
import { showingOf } from '../../total-in-words.ts';
import { useKeptFocus } from '../../use-kept-focus.ts';
import classes from './DeliveryLog.module.css';
import { DeliveryTable } from './DeliveryTable.tsx';
import { ReplayFailed } from './ReplayFailed.tsx';
import { webhookQueries } from './webhook-queries.ts';

const STATUSES = [
  { value: '', label: 'All Statuses' },
  ...Object.entries(DELIVERY_STATUSES).map(([value, label]) => ({ value, label })),
];

const ROWS = ['a', 'b', 'c', 'd'];

/** What was sent, how the receiver answered, and what is still on its way. The filter lives in the address. */
export function DeliveryLog({ settings }: { settings: WebhookSettings }) {
  const title = useRef<HTMLHeadingElement>(null);
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const status = DeliveryStatus.safeParse(params.get('status')).data;
  const query = useInfiniteQuery(webhookQueries.deliveryList(status));
  const { data, error, isPending, isFetchingNextPage, isPlaceholderData } = query;
  useKeptFocus(isFetchingNextPage);
  const deliveries = data?.pages.flatMap((page) => page.items) ?? [];

  const filter = (value: string | null) =>
    setParams(value ? { status: value } : {}, { replace: true, preventScrollReset: true });
  const refresh = () => client.invalidateQueries({ queryKey: webhookQueries.deliveries });

  return (
    <section aria-labelledby="deliveries">
      <div className={classes.header}>
        <div>
          <Title order={2} id="deliveries" ref={title} tabIndex={-1} className={classes.title}>
            Deliveries
          </Title>
          <Text size="sm" c="dimmed">
            Newest first. The list follows by itself while something is on its way.
          </Text>
        </div>
        <Group gap="xs">
          <ReplayFailed webhookUrl={settings.webhookUrl} home={title} />
          <Button variant="default" size="xs" onClick={refresh}>
            Refresh
          </Button>
          <Select
            aria-label="Delivery status"
            className={classes.filter}
            size="xs"
            data={STATUSES}
            value={status ?? ''}
            onChange={filter}
          />
        </Group>
      </div>
      {content()}
    </section>
  );

  function content() {
    if (isPending) {
      return (
        <Stack gap="xs" role="status" aria-label="Loading the deliveries" aria-busy>
          {ROWS.map((row) => (
            <Skeleton key={row} height={44} />
          ))}
        </Stack>
      );
    }
    if (!data) {
      return (
        <MessagePanel
          role="alert"
          title="The deliveries could not be loaded"
          level={3}
          action={<Button onClick={() => query.refetch()}>Try again</Button>}
        >
          {errorMessage(error, 'Please try again.')}
        </MessagePanel>
      );
    }
    if (deliveries.length === 0) return <NoDeliveries settings={settings} status={status} onReset={filter} />;

    return (
      <div className={classes.results} data-stale={isPlaceholderData || undefined}>
        {error && (
          <Alert color="red" role="alert" mb="sm">
            What you see may be out of date. {errorMessage(error, 'The deliveries could not be loaded.')}
          </Alert>
        )}
        <div className={classes.paper}>
          <DeliveryTable deliveries={deliveries} />
        </div>
        <Group justify="space-between" mt="md">
          <Text size="sm" c="dimmed" role="status">
            {showingOf(deliveries.length, data.pages.at(-1))}
          </Text>
          {query.hasNextPage && (
            <Button variant="default" disabled={isFetchingNextPage} onClick={() => query.fetchNextPage()}>
              {isFetchingNextPage ? 'Loading...' : 'Load more'}
            </Button>
          )}
        </Group>
      </div>
    );
  }
}

interface NoDeliveriesProps {
  settings: WebhookSettings;
  status: DeliveryStatus | undefined;
  onReset: (status: null) => void;
}

function NoDeliveries({ settings, status, onReset }: NoDeliveriesProps) {
  if (status) {
    return (
      <MessagePanel
        role="status"
        level={3}
        title="No Deliveries Found"
        action={
          <Button variant="default" onClick={() => onReset(null)}>
            Show all statuses
          </Button>
        }
      >
        No delivery has the status {DELIVERY_STATUSES[status]}.
      </MessagePanel>
    );
  }
  return (
    <MessagePanel role="status" level={3} title="Nothing sent yet">
      {settings.webhookUrl && settings.isEnabled
        ? 'The next submission of the quiz is sent to your address and appears here. Tests are not listed.'
        : 'Save an address and switch sending on; the next submission of the quiz then appears here.'}
    </MessagePanel>
  );
}
