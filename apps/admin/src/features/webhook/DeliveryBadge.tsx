import { Badge } from '@mantine/core';
import { DELIVERY_STATUSES, type DeliveryStatus } from '@upcurve/contracts/webhook';

const COLOURS: Record<DeliveryStatus, string> = {
  pending: 'ink',
  delivered: 'sage',
  held: 'gold',
  dead: 'red',
};

/** A delivery's status in its colour. */
export function DeliveryBadge({ status }: { status: DeliveryStatus }) {
  return <Badge color={COLOURS[status]}>{DELIVERY_STATUSES[status]}</Badge>;
}
