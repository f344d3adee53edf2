import type { Detail } from '@upcurve/contracts/leads/contact';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import type { HeldContent, QuarantinedLead, QuarantineFilter } from '@upcurve/contracts/leads/quarantine';
import { answerInWords } from '@upcurve/contracts/quiz/answers';
import { shownQuestions } from '@upcurve/contracts/quiz/shown-questions';
import type { PageOf } from '@upcurve/contracts/shared/paging';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { pageOf } from '../../../lib/http/paging/paging.ts';
import { isFoundIn } from '../../../lib/search/search.ts';
import { contactQueries } from '../kinds/contact/queries.ts';
import { submissionQueries } from '../kinds/quiz/queries.ts';

export function quarantineQueries(db: Db) {
  const held = db
    .selectFrom('allLeads')
    .leftJoin('contactDetails', 'leadId', 'id')
    .select(['id', 'kind', 'formType', 'name', 'email', 'company as businessName', 'message', 'createdAt'])
    .select(sql<Detail[]>`coalesce(details, '[]')`.as('details'))
    .select((eb) => eb.ref('heldReason').$notNull().as('reason'))
    .where('heldReason', 'is not', null);

  return {
    list({ search, reason, ...page }: QuarantineFilter): Promise<PageOf<QuarantinedLead>> {
      let found = held;
      if (search) found = found.where(isFoundIn('searchText', search));
      if (reason) found = found.where('heldReason', '=', reason);
      return pageOf(db, found, page);
    },

    find: (id: string): Promise<QuarantinedLead | undefined> => held.where('id', '=', id).executeTakeFirst(),

    /** Deletes held leads in the common lock order. Returns the ids of those that existed. */
    async delete(ids: readonly string[]): Promise<string[]> {
      const locked = db
        .selectFrom('allLeads')
        .select('id')
        .where('id', 'in', ids)
        .where('heldReason', 'is not', null)
        .orderBy('id')
        .forUpdate();
      const deleted = await db.deleteFrom('allLeads').where('id', 'in', locked).returning('id').execute();
      return deleted.map(({ id }) => id);
    },
  };
}

function factsOf(facts: Record<string, string | null | undefined>): HeldContent['facts'] {
  return Object.entries(facts).flatMap(([label, value]) => (value ? { label, value } : []));
}

const marketing = (consent: boolean) => (consent ? 'Agreed' : 'Not agreed');

async function describeQuiz(db: Db, id: string): Promise<HeldContent> {
  const quiz = await submissionQueries(db).findWhole(id);
  if (!quiz) return { facts: [], answers: [] };
  const { phone, location, website, attribution, consent, questions, answers } = quiz;
  return {
    facts: factsOf({
      Phone: phone,
      Location: location,
      Website: website,
      Source: attribution?.source,
      Marketing: marketing(consent),
    }),
    answers: shownQuestions(questions, answers).map((question) => ({
      question: question.text,
      answer: answerInWords(question, answers[question.id]),
    })),
  };
}

async function describeForm(db: Db, id: string): Promise<HeldContent> {
  const form = await contactQueries(db).findWhole(id);
  if (!form) return { facts: [], answers: [] };
  const { phone, source, consent, details } = form;
  const said = factsOf({ Phone: phone, 'Sent from': source, Marketing: marketing(consent) });
  return { facts: [...said, ...details.map(({ label, text }) => ({ label, value: text }))], answers: [] };
}

export const describeHeld = (db: Db, { kind, id }: { kind: LeadKind; id: string }): Promise<HeldContent> =>
  kind === 'contact' ? describeForm(db, id) : describeQuiz(db, id);
