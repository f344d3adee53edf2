import { Button } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { DELIVERY_STATUSES, DeliveryStatus, type WebhookSettings } from '@upcurve/contracts/webhook';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { useRef } from 'react';
import { filterBy } from '../../choices-of.ts';
import { DataTable } from '../../components/DataTable.tsx';
import { FilterBar } from '../../components/FilterBar.tsx';
import { ListHeader } from '../../components/ListHeader.tsx';
import { LoadMore } from '../../components/LoadMore.tsx';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { useListParams } from '../../components/use-list-params.ts';
import { DeliveryAttempts } from './DeliveryAttempts.tsx';
import classes from './deliveries.module.css';
import { deliveryColumns } from './delivery-columns.tsx';
import { ReplayButton } from './ReplayButton.tsx';
import { ReplayFailed } from './ReplayFailed.tsx';
import { webhookQueries } from './webhook-queries.ts';

const FIELDS = [filterBy('status', 'Delivery status', 'All Statuses', DELIVERY_STATUSES)];

/** What was sent, how the receiver answered, and what is still on its way. The filter lives in the address. */
export function DeliveryLog({ settings }: { settings: WebhookSettings }) {
  const title = useRef<HTMLHeadingElement>(null);
  const client = useQueryClient();
  const list = useListParams('deliveries', { filter: { status: DeliveryStatus }, look: {} });
  const { status } = list.filter;
  const query = useInfiniteQuery(webhookQueries.deliveryList(status));
  const refresh = () => client.invalidateQueries({ queryKey: webhookQueries.deliveries });

  return (
    <div>
      <ListHeader
        level={2}
        title="Deliveries"
        subtitle="Newest first. The list follows by itself while something is on its way."
        titleRef={title}
      >
        <FilterBar list={list} fields={FIELDS}>
          <ReplayFailed webhookUrl={settings.webhookUrl} home={title} />
          <Button variant="default" onClick={refresh}>
            Refresh
          </Button>
        </FilterBar>
      </ListHeader>
      <QueryPanel
        query={query}
        what="deliveries"
        label="Deliveries"
        level={3}
        empty={
          status ? (
            <MessagePanel
              role="status"
              level={3}
              title="No Deliveries Found"
              action={
                <Button variant="default" onClick={list.clear}>
                  Show all statuses
                </Button>
              }
            >
              No delivery has the status {DELIVERY_STATUSES[status]}.
            </MessagePanel>
          ) : (
            <MessagePanel role="status" level={3} title="Nothing sent yet">
              {settings.webhookUrl && settings.isEnabled
                ? 'The next submission of the quiz is sent to your address and appears here. Tests are not listed.'
                : 'Save an address and switch sending on; the next submission of the quiz then appears here.'}
            </MessagePanel>
          )
        }
      >
        {(deliveries) => (
          <>
            <DataTable
              label="Deliveries"
              className={classes.table}
              rows={deliveries}
              columns={deliveryColumns}
              nameOf={({ leadName }) => leadName}
              actions={(delivery) => <ReplayButton delivery={delivery} />}
              details={{ name: 'Attempts', of: (delivery) => <DeliveryAttempts delivery={delivery} /> }}
            />
            <LoadMore query={query} />
          </>
        )}
      </QueryPanel>
    </div>
  );
}
