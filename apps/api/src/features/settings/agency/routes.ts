import { AGENCY_NAME } from '@upcurve/contracts/settings/agency';
import { agencySettings } from '@upcurve/contracts/settings/agency-settings';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../../lib/http/implement.ts';
import type { Services } from '../../../services.ts';
import { audit, changesOf } from '../../audit/service.ts';
import { agencyName, lostReasons } from './service.ts';

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

    getLostReasons: async () => ({ reasons: await lostReasons(db) }),

    saveLostReasons: async ({ body: { reasons } }) => {
      await db.transaction().execute(async (trx) => {
        const before = await lostReasons(trx);
        await trx
          .insertInto('agencySettings')
          .values({ name: AGENCY_NAME, lostReasons: reasons })
          .onConflict((conflict) => conflict.column('isOnly').doUpdateSet({ lostReasons: reasons }))
          .execute();
        const inWords = (list: string[]) => ({ lostReasons: list.join(', ') });
        await audit(trx, 'agency.changed', changesOf(inWords(before), inWords(reasons)));
      });
      return { reasons };
    },
  });
}
