import { Button, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { errorMessage } from '../../../error-message.ts';
import { Advanced } from '../../../kit/screen/Advanced.tsx';
import { DeliveryLog } from '../deliveries/DeliveryLog.tsx';
import { ReplayRange } from '../deliveries/ReplayRange.tsx';
import { webhookQueries } from '../webhook-queries.ts';
import { EndpointForm, PausedAlert } from './EndpointForm.tsx';
import { EndpointList } from './EndpointList.tsx';
import classes from './endpoints.module.css';
import { SigningSecret } from './SigningSecret.tsx';

/** Shows the address, switch, test and secret of the first endpoint, then the other endpoints and the log. */
export function SettingsTab() {
  const { data, error, isPending, refetch } = useQuery(webhookQueries.settings());
  const { data: endpoints = [] } = useQuery(webhookQueries.endpoints());

  if (isPending) {
    return (
      <Stack role="status" aria-label="Loading the webhook settings" aria-busy>
        <Skeleton height={220} />
        <Skeleton height={280} />
      </Stack>
    );
  }
  if (!data) {
    return (
      <MessagePanel
        role="alert"
        title="Error loading webhook settings"
        action={<Button onClick={() => refetch()}>Try again</Button>}
      >
        {errorMessage(error, 'Could not load webhook settings. Please try again.')}
      </MessagePanel>
    );
  }
  return (
    <Stack gap="lg">
      <PausedAlert endpoint={data} />
      <div className={classes.columns}>
        <EndpointForm endpoint={data} />
        <SigningSecret endpoint={data} />
      </div>
      <Advanced label="more endpoints, replaying a period" isOpen={endpoints.length > 1}>
        <EndpointList />
        <ReplayRange endpoints={endpoints} />
      </Advanced>
      <DeliveryLog first={data} />
    </Stack>
  );
}
