import type { LeadKind } from '@upcurve/contracts/leads/lead';
import type { Trx } from '../../../db/client.ts';
import type { Services } from '../../../services.ts';
import { audit } from '../../audit/service.ts';
import { releaseLead } from '../store.ts';

/** Does what follows the release of a lead of each kind, in the transaction that releases it. */
export type Released = Record<LeadKind, (trx: Trx, services: Services, id: string) => Promise<void>>;

export async function releaseHeld(
  trx: Trx,
  services: Services,
  id: string,
  released: Released,
): Promise<boolean> {
  const kind = await releaseLead(trx, id);
  if (!kind) return false;
  await released[kind](trx, services, id);
  await audit(trx, 'held.released', { subjectId: id });
  return true;
}
