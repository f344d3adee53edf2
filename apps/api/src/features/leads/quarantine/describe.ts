import type { LeadKind } from '@upcurve/contracts/leads/lead';
import type { HeldContent } from '@upcurve/contracts/leads/quarantine';
import { answerInWords } from '@upcurve/contracts/quiz/answers';
import { shownQuestions } from '@upcurve/contracts/quiz/shown-questions';
import type { Db } from '../../../db/client.ts';
import { contactQueries } from '../kinds/contact/queries.ts';
import { submissionQueries } from '../kinds/quiz/queries.ts';

/** Returns the facts that have a value, each with its label. */
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

/** Returns the content of a held lead as text, to read before releasing it. */
export const describeHeld = (db: Db, { kind, id }: { kind: LeadKind; id: string }): Promise<HeldContent> =>
  kind === 'contact' ? describeForm(db, id) : describeQuiz(db, id);
