import { company, companyFactNames } from '@upcurve/contracts/settings/company';
import { seenVersion } from '@upcurve/contracts/shared/if-match';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { contentChanged, lockContent } from '../../../lib/database/content-version.ts';
import { HttpError } from '../../../lib/http/errors.ts';
import { implement } from '../../../lib/http/implement.ts';
import type { Services } from '../../../services.ts';
import { audit, changesOf } from '../../audit/service.ts';
import { readCompany } from './service.ts';

export function companyRoutes(app: FastifyInstance, { db, config }: Services): void {
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
        const seen = seenVersion(headers);
        if (seen !== undefined && seen !== before.version)
          throw new HttpError(412, 'Someone else has changed these facts. Reload them and try again.');
        const after = await trx
          .updateTable('company')
          .set({ ...body, version: sql<number>`version + 1` })
          .returning([...companyFactNames, 'version'])
          .executeTakeFirstOrThrow();
        await audit(trx, 'company.changed', changesOf(before, after));
        return after;
      }),
  });
}
