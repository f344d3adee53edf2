import { agencySettings } from '@upcurve/contracts/settings/agency-settings';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../lib/http/implement.ts';
import type { Services } from '../../services.ts';
import { audit, changesOf } from '../audit/service.ts';
import { agencyName } from './service.ts';

export function agencySettingsRoutes(app: FastifyInstance, { db }: Services): void {
  implement(app, 'agencySettings', agencySettings, {
    getAgencySettings: async () => ({ name: await agencyName(db) }),

    saveAgencySettings: async ({ body: { name } }) => {
      await db.transaction().execute(async (trx) => {
        const before = { name: await agencyName(trx) };
        await trx
          .insertInto('agencySettings')
          .values({ name })
          .onConflict((conflict) => conflict.column('isOnly').doUpdateSet({ name }))
          .execute();
        await audit(trx, 'agency.changed', changesOf(before, { name }));
      });
      return { name };
    },
  });
}
