import { AGENCY_NAME } from '@upcurve/contracts/settings/agency';
import { agencySettings } from '@upcurve/contracts/settings/agency-settings';
import { company, companyFactNames } from '@upcurve/contracts/settings/company';
import { content } from '@upcurve/contracts/shared/content';
import { seenVersion } from '@upcurve/contracts/shared/if-match';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { contentChanged, contentVersion, lockContent } from '../../lib/database/content-version.ts';
import { checkVersion } from '../../lib/http/errors.ts';
import { implement } from '../../lib/http/implement.ts';
import type { Services } from '../../services.ts';
import { audit, changesOf } from '../audit/service.ts';
import { agencyName, lostReasons, readCompany } from './service.ts';

export function settingsRoutes(app: FastifyInstance, { db, config }: Services): void {
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

  implement(app, 'company', company, {
    getCompany: async () => {
      const { version, ...facts } = await readCompany(db);
      return { ...facts, isDemo: config.demoContent };
    },

    getCompanySettings: () => readCompany(db),

    saveCompanySettings: ({ body, headers }) =>
      db.transaction().execute(async (trx) => {
        // First, so that parallel changes wait for one another here.
        await lockContent(trx);
        await contentChanged(trx);
        const before = await readCompany(trx);
        checkVersion(seenVersion(headers), before.version, 'these facts', 'them');
        const after = await trx
          .updateTable('company')
          .set({ ...body, version: sql<number>`version + 1` })
          .returning([...companyFactNames, 'version'])
          .executeTakeFirstOrThrow();
        await audit(trx, 'company.changed', changesOf(before, after));
        return after;
      }),
  });

  implement(app, 'content', content, {
    getContentVersion: async () => ({ version: await contentVersion(db) }),
  });
}
