import { Button, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { errorMessage } from '../../error-message.ts';
import { DeliveryLog } from './DeliveryLog.tsx';
import { EndpointForm } from './EndpointForm.tsx';
import { EndpointList } from './EndpointList.tsx';
import { PausedAlert } from './PausedAlert.tsx';
import classes from './SettingsTab.module.css';
import { SigningSecret } from './SigningSecret.tsx';
import { webhookQueries } from './webhook-queries.ts';

/** Address, switch, test and secret of the first receiver, with the others and the log of deliveries below. */
export function SettingsTab() {
  const { data, error, isPending, refetch } = useQuery(webhookQueries.settings());

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
      <EndpointList />
      <DeliveryLog first={data} />
    </Stack>
  );
}
