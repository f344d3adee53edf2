import type { Answers } from '@upcurve/contracts/quiz/answers';
import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import type { Question } from '@upcurve/contracts/quiz/questions';
import { sql, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/client.ts';
import type { Database } from '../db/schema/database.ts';
import { contactQueries } from '../features/contact/queries.ts';
import { heldContact } from '../features/contact/service.ts';
import { holdLead } from '../features/quarantine/service.ts';
import { computeResult } from '../features/quiz/scoring.ts';
import { submissionQueries } from '../features/submissions/queries.ts';
import { nameKey, searchText } from '../lib/search/search.ts';
import { sha256 } from '../lib/security/tokens.ts';
import { workDemoLeads } from './demo-desk.ts';
import { type Chance, chanceOf, DEMO_DOMAIN, type Person, personOf } from './people.ts';

const LEADS = 300;
const DAYS = 90;
const HELD = 12;
const UNFINISHED = 25;
/** The id prefix of unfinished demo quizzes, some of which have no e-mail address to identify them by. */
const UNFINISHED_PREFIX = 'de30de30';
const CONSENT = 'demo';

const SOURCES = [undefined, undefined, 'google', 'instagram', 'newsletter', 'partner'] as const;
const WORRIES = [
  'Too few enquiries, and half of them never turn up.',
  'We answer the phone when we are free, which is rarely.',
  'Ads cost more every month and nobody can say what they bring.',
  'A second clinician starts in spring and the diary is not full.',
];
const MESSAGES = {
  Contact:
    'Hello, could somebody tell us what a first month looks like? We are two clinicians and a front desk.',
  Consultation: 'Tuesday or Thursday afternoon would suit us best.',
  Partner: 'We look after the books of nine clinics and would like to introduce two of them.',
  'E-book': null,
  Calculator: null,
} as const;

const DETAILS = {
  Consultation: [{ label: 'First choice', text: 'Tuesday, 14:30' }],
  Calculator: [{ label: 'Enquiries a month', text: '120' }],
} as const;

/** Returns random answers, good and bad. One in `skips` questions is skipped. */
function answersOf(chance: Chance, questions: readonly Question[], skips: number): Answers {
  const answers: Answers = {};
  for (const { id, inputType, options } of questions) {
    if (chance.isOneIn(skips)) continue;
    const values = options?.map(({ value }) => value) ?? [];
    if (inputType === 'multipleChoice') answers[id] = chance.pick(values);
    else if (inputType === 'checkbox') answers[id] = values.filter(() => chance.isOneIn(3));
    else if (inputType === 'yesno') answers[id] = chance.isOneIn(2);
    else if (inputType === 'number') answers[id] = String(1 + Math.floor(chance.next() * 9));
    else answers[id] = chance.pick(WORRIES);
  }
  return answers;
}

/** Returns a random time in the last three months; recent ones are more likely. */
const momentOf = (chance: Chance, now: Date) =>
  new Date(now.getTime() - chance.next() * chance.next() * DAYS * 86_400_000).toISOString();

async function addQuiz(
  trx: Transaction<Database>,
  chance: Chance,
  person: Person,
  completedAt: string,
  questionSet: Buffer,
) {
  const stored = submissionQueries(trx);
  const answers = answersOf(chance, DEFAULT_QUESTIONS, 9);
  const result = computeResult(DEFAULT_QUESTIONS, answers);
  const source = chance.pick(SOURCES);
  const id = uuidv7();
  const status = chance.weigh({ new: 5, contacted: 4, qualified: 2, disqualified: 2 });
  await stored.create({
    ...person,
    id,
    completedAt,
    status,
    isUnread: status === 'new',
    answers: JSON.stringify(answers),
    questionSet,
    result: JSON.stringify(result),
    score: result.score,
    tier: result.tier,
    isEligible: result.isEligible,
    consent: chance.isOneIn(2),
    consentVersion: CONSENT,
    attribution: source ? JSON.stringify({ source, campaign: 'demo' }) : null,
    // Not the hash of any token, so no link opens the result.
    resultTokenHash: sha256(`${CONSENT} ${id}`),
    searchText: searchText([person.name, person.email, person.businessName], person.phone),
    nameKey: nameKey(person.name),
  });
}

function contactOf(chance: Chance, person: Person, createdAt: string) {
  const formType = chance.weigh({ Contact: 4, Consultation: 3, 'E-book': 3, Calculator: 2, Partner: 1 });
  return {
    id: uuidv7(),
    name: person.name,
    email: person.email,
    company: person.businessName,
    phone: person.phone,
    message: MESSAGES[formType],
    details: formType in DETAILS ? [...DETAILS[formType as keyof typeof DETAILS]] : [],
    formType,
    source: '/demo: made up',
    consent: chance.isOneIn(2),
    consentVersion: CONSENT,
    createdAt,
  };
}

/** Adds leads of the last three months, marked as demo by `(demo)` and their e-mail domain. Returns how many. */
export async function addDemoLeads(trx: Transaction<Database>, now = new Date(), seed = 7): Promise<number> {
  const chance = chanceOf(seed);
  const questionSet = await submissionQueries(trx).freezeQuestions(DEFAULT_QUESTIONS);
  let count = 0;
  for (let index = 0; count < LEADS; index++) {
    const person = personOf(chance, index);
    const sent = chance.isOneIn(6) ? 2 + Math.floor(chance.next() * 2) : 1;
    for (let i = 0; i < sent && count < LEADS; i++, count++) {
      const moment = momentOf(chance, now);
      if (chance.isOneIn(3)) {
        const status = chance.weigh({ new: 4, contacted: 4, converted: 1, closed: 2 });
        const isUnread = status === 'new';
        await contactQueries(trx).create({ ...contactOf(chance, person, moment), status, isUnread });
      } else await addQuiz(trx, chance, person, moment, questionSet);
    }
  }
  await workDemoLeads(trx, chance, 'eligibility', now);
  await workDemoLeads(trx, chance, 'contact', now);
  for (let i = 0; i < HELD; i++) {
    const held = contactOf(chance, personOf(chance, LEADS + i), momentOf(chance, now));
    const reason = chance.weigh({ honeypot: 3, 'too-fast': 3, 'no-token': 1 });
    const { formType, company: businessName } = held;
    await holdLead(trx, held, {
      kind: 'contact',
      version: heldContact.version,
      reason,
      formType,
      businessName,
    });
  }
  for (let i = 0; i < UNFINISHED; i++) {
    const moment = momentOf(chance, now);
    // Every fifth has no contact details, as if without consent. None triggers a webhook, since these people do not
    // exist.
    const details = i % 5 > 0 && {
      ...personOf(chance, LEADS + HELD + i),
      consentedAt: moment,
      consentVersion: CONSENT,
      abandonedAt: moment,
    };
    await trx
      .insertInto('quizSessions')
      .values({
        ...details,
        id: UNFINISHED_PREFIX + uuidv7().slice(UNFINISHED_PREFIX.length),
        answers: JSON.stringify(answersOf(chance, DEFAULT_QUESTIONS, 2)),
        createdAt: moment,
        updatedAt: moment,
      })
      .execute();
  }
  return count;
}

/** Deletes all demo leads and nothing else. Returns how many. */
export async function removeDemoLeads(db: Db): Promise<number> {
  let count = 0;
  for (const table of ['submissions', 'contactSubmissions', 'quarantinedLeads'] as const) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('email', 'like', `%.${DEMO_DOMAIN}`)
      .executeTakeFirst();
    count += Number(numDeletedRows);
  }
  await db
    .deleteFrom('quizSessions')
    .where(sql<string>`id::text`, 'like', `${UNFINISHED_PREFIX}-%`)
    .execute();
  return count;
}
