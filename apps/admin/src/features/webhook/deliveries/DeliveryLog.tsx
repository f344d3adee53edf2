import { Button, Table, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  DELIVERY_STATUSES,
  type Delivery,
  DeliveryStatus,
  WEBHOOK_EVENTS,
  WebhookEvent,
  type WebhookSettings,
} from '@upcurve/contracts/webhooks/webhook';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { filterBy } from '../../../kit/filters/choices-of.ts';
import { FilterBar } from '../../../kit/filters/FilterBar.tsx';
import { ListHeader } from '../../../kit/filters/ListHeader.tsx';
import { LoadMore } from '../../../kit/list/LoadMore.tsx';
import { idOr, useListParams } from '../../../kit/list/use-list-params.ts';
import { DataTable } from '../../../kit/table/DataTable.tsx';
import { formatSecond } from '../../../kit/time/format-date.ts';
import { webhookQueries } from '../webhook-queries.ts';
import classes from './deliveries.module.css';
import { deliveryColumns } from './delivery-columns.tsx';
import { durationText, formatAnswer, nameOfLead } from './delivery-words.ts';
import { ReplayButton, ReplayFailed } from './ReplayButtons.tsx';

const STATUS = filterBy('status', 'Delivery status', 'All Statuses', DELIVERY_STATUSES);
const EVENT = filterBy('event', 'Event', 'All events', WEBHOOK_EVENTS);

export function DeliveryLog({ first }: { first: WebhookSettings }) {
  const list = useListParams('deliveries', {
    filter: { status: DeliveryStatus, event: WebhookEvent, endpoint: idOr() },
    look: {},
  });
  const query = useInfiniteQuery(webhookQueries.deliveryList(list.filter));
  const { data: endpoints = [first] } = useQuery(webhookQueries.endpoints());
  const names = Object.fromEntries(endpoints.map(({ id, name }) => [id, name]));
  const isSeveral = endpoints.length > 1;
  const fields = isSeveral
    ? [STATUS, EVENT, filterBy('endpoint', 'Endpoint', 'All endpoints', names)]
    : [STATUS, EVENT];

  return (
    <div className={classes.deliveries}>
      <ListHeader level={2} title="Deliveries" subtitle="Newest first. Updates automatically.">
        <FilterBar list={list} fields={fields}>
          <ReplayFailed where={isSeveral ? 'their endpoints' : first.webhookUrl} />
        </FilterBar>
      </ListHeader>
      <QueryPanel
        query={query}
        what="deliveries"
        label="Deliveries"
        empty={
          list.isFiltered ? (
            <MessagePanel
              role="status"
              level={3}
              title="No deliveries found"
              action={
                <Button variant="default" onClick={list.clear}>
                  Show all deliveries
                </Button>
              }
            >
              No delivery matches these filters.
            </MessagePanel>
          ) : (
            <MessagePanel role="status" level={3} title="Nothing sent yet">
              {first.webhookUrl && first.isEnabled
                ? 'The next quiz submission is sent to your address and appears here. Tests are not listed.'
                : 'Save an address and switch on sending. The next quiz submission then appears here.'}
            </MessagePanel>
          )
        }
      >
        {(deliveries) => (
          <>
            <DataTable
              label="Deliveries"
              className={classes.table}
              rows={
                isSeveral
                  ? deliveries.map((each) => ({ ...each, endpointName: names[each.endpointId] }))
                  : deliveries
              }
              columns={deliveryColumns}
              nameOf={nameOfLead}
              actions={(delivery) => (
                <ReplayButton
                  delivery={delivery}
                  endpoint={endpoints.find(({ id }) => id === delivery.endpointId)}
                />
              )}
              details={{ name: 'Attempts', of: (delivery) => <DeliveryAttempts delivery={delivery} /> }}
            />
            <LoadMore query={query} />
          </>
        )}
      </QueryPanel>
    </div>
  );
}

/** Lists the attempts of a delivery, newest first, and their shared id. */
function DeliveryAttempts({ delivery }: { delivery: Delivery }) {
  return (
    <>
      {delivery.attempts.length === 0 ? (
        <Text size="sm" c="dimmed">
          No attempt has been made yet.
        </Text>
      ) : (
        <Table
          className={classes.log}
          verticalSpacing={4}
          aria-label={`Attempts of the delivery about ${nameOfLead(delivery)}`}
        >
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">No.</Table.Th>
              <Table.Th scope="col">Time</Table.Th>
              <Table.Th scope="col">Duration</Table.Th>
              <Table.Th scope="col">Answer</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {delivery.attempts.map((attempt) => (
              <Table.Tr key={attempt.number}>
                <Table.Td>{attempt.number}</Table.Td>
                <Table.Td>{formatSecond(attempt.startedAt)}</Table.Td>
                <Table.Td>{durationText(attempt.durationMs)}</Table.Td>
                <Table.Td>{formatAnswer(attempt)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Text size="xs" c="dimmed" mt="xs" ff="monospace" className="wraps">
        webhook-id {delivery.id}
      </Text>
    </>
  );
}
