import type { Answers } from '@upcurve/contracts/quiz/answers';
import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import type { Question } from '@upcurve/contracts/quiz/questions';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../db/client.ts';
import { insertContact } from '../features/leads/kinds/contact/service.ts';
import { submissionQueries } from '../features/leads/kinds/quiz/queries.ts';
import { insertSubmission } from '../features/leads/kinds/quiz/service.ts';
import { computeResult } from '../features/quiz/scoring.ts';
import { sha256 } from '../lib/security/tokens.ts';
import { addDemoBookings } from './demo-bookings.ts';
import { addDemoCosts, countDemoVisits, DEMO_QUIZZES, removeDemoCosts } from './demo-campaigns.ts';
import { workDemoLeads } from './demo-desk.ts';
import { type Chance, chanceOf, DEMO_DOMAIN, type Person, personOf, UNFINISHED_PREFIX } from './people.ts';

const LEADS = 300;
const DAYS = 90;
const HELD = 12;
const UNFINISHED = 60;
const CONSENT = 'demo';

/** How many of a hundred unfinished quizzes were left at each question: most at the first ones, and about money. */
const LEFT_AT = [17, 14, 9, 6, 5, 5, 12, 9, 4, 3, 3, 3, 2, 2, 2, 1, 3];
const MINUTE = 60_000;
const WORRIES = [
  'Too few enquiries, and half of them never turn up.',
  'We answer the phone when we are free, which is rarely.',
  'Ads cost more every month and nobody can say what they bring.',
  'A second clinician starts in spring and the diary is not full.',
];
const MESSAGES = {
  Contact:
    'Hello, could someone tell us what a first month looks like? We are two clinicians and a front desk.',
  Consultation: 'Tuesday or Thursday afternoon would suit us best.',
  Partner: 'We look after the books of nine clinics and would like to introduce two of them.',
  'E-book': null,
  Calculator: null,
  Callback: null,
} as const;

const DETAILS = {
  Consultation: [{ label: 'First choice', text: 'Tuesday, 14:30' }],
  Calculator: [{ label: 'Enquiries a month', text: '120' }],
} as const;

/** Returns random answers, good and bad. One in nine questions is skipped, which the site stores as null. */
function answersOf(chance: Chance, questions: readonly Question[]): Answers {
  const answers: Answers = {};
  for (const { id, inputType, options } of questions) {
    const all = options ?? [];
    const qualifying = all.filter(({ qualifies }) => qualifies);
    // Those who take the quiz are mostly those it is for.
    const values = (qualifying.length > 0 && !chance.isOneIn(5) ? qualifying : all).map(({ value }) => value);
    if (chance.isOneIn(9)) answers[id] = null;
    else if (inputType === 'multipleChoice') answers[id] = chance.pick(values);
    else if (inputType === 'checkbox') answers[id] = values.filter(() => chance.isOneIn(3));
    else if (inputType === 'yesno') answers[id] = chance.isOneIn(2);
    else if (inputType === 'number') answers[id] = String(1 + Math.floor(chance.next() * 9));
    else answers[id] = chance.pick(WORRIES);
  }
  return answers;
}

const later = (moment: string, minutes: number) =>
  new Date(Date.parse(moment) + minutes * MINUTE).toISOString();

/** Returns a random time in the last three months, at least an hour ago; recent ones are more likely. */
const momentOf = (chance: Chance, now: Date) =>
  later(now.toISOString(), -60 - chance.next() * chance.next() * DAYS * 24 * 60);

/** Adds a quiz. Returns whether the person becomes a client. */
async function addQuiz(trx: Trx, chance: Chance, person: Person, completedAt: string): Promise<boolean> {
  const answers = answersOf(chance, DEFAULT_QUESTIONS);
  const result = computeResult(DEFAULT_QUESTIONS, answers);
  const { tags, winsOneIn } = chance.pick(DEMO_QUIZZES);
  const id = uuidv7();
  const status = chance.weigh(
    result.isEligible
      ? { new: 5, contacted: 4, qualified: 6, disqualified: 1 }
      : { new: 5, contacted: 4, qualified: 0, disqualified: 4 },
  );
  await insertSubmission(
    trx,
    {
      ...person,
      id,
      completedAt,
      answers,
      questions: DEFAULT_QUESTIONS,
      figures: result.isEligible ? { enquiries: 60, canDecide: 'yes' } : {},
      result,
      attribution: tags.source ? tags : null,
      consent: chance.isOneIn(2),
      consentVersion: CONSENT,
    },
    // Not the hash of any token, so no link opens the result.
    sha256(`${CONSENT} ${id}`),
    { status, isUnread: status === 'new', begunAt: later(completedAt, -3 - chance.next() * 6) },
  );
  return status === 'qualified' && chance.isOneIn(winsOneIn);
}

function contactOf(chance: Chance, person: Person, createdAt: string, asked?: 'Consultation') {
  const formType =
    asked ?? chance.weigh({ Contact: 4, Consultation: 3, 'E-book': 3, Calculator: 2, Partner: 1 });
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
    attribution: chance.pick(DEMO_QUIZZES).tags,
    consent: chance.isOneIn(2),
    consentVersion: CONSENT,
    createdAt,
  };
}

/** Adds a quiz that was left at a question. It has answers to all questions before that one. */
async function addUnfinished(
  trx: Trx,
  chance: Chance,
  index: number,
  now: Date,
  questionSet: Buffer,
): Promise<void> {
  const createdAt = momentOf(chance, now);
  // Three in five have no contact details, as if without consent. None triggers a webhook, since these people do not
  // exist.
  const details = index % 5 < 2 && {
    ...personOf(chance, LEADS + HELD + index),
    consentedAt: createdAt,
    consentVersion: CONSENT,
    abandonedAt: createdAt,
  };
  const place = Number(chance.weigh(Object.fromEntries(LEFT_AT.map((weight, at) => [at, weight]))));
  const { source, medium, campaign } = chance.pick(DEMO_QUIZZES).tags;
  await trx
    .insertInto('quizSessions')
    .values({
      ...details,
      ...{ source, medium, campaign, questionSet, createdAt },
      id: UNFINISHED_PREFIX + uuidv7().slice(UNFINISHED_PREFIX.length),
      answers: JSON.stringify(answersOf(chance, DEFAULT_QUESTIONS.slice(0, place))),
      updatedAt: later(createdAt, place / 3),
    })
    .execute();
}

/** Adds leads of the last three months, marked as demo by `(demo)` and their email domain. Returns how many. */
export async function addDemoLeads(trx: Trx, now = new Date(), seed = 7): Promise<number> {
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
        await insertContact(trx, contactOf(chance, person, moment), { status, isUnread });
      } else if (await addQuiz(trx, chance, person, moment)) {
        const at = later(
          moment,
          Math.min(chance.next() * 9 * 24 * 60, (now.getTime() - Date.parse(moment)) / MINUTE),
        );
        const form = contactOf(chance, person, at, 'Consultation');
        await insertContact(trx, form, { status: 'converted', isUnread: false });
        count++;
      }
    }
  }
  await workDemoLeads(trx, chance, now);
  for (let i = 0; i < HELD; i++) {
    const held = contactOf(chance, personOf(chance, LEADS + i), momentOf(chance, now));
    const heldReason = chance.weigh({ honeypot: 3, 'too-fast': 3, 'no-token': 1 });
    await insertContact(trx, held, { heldReason });
  }
  for (let i = 0; i < UNFINISHED; i++) await addUnfinished(trx, chance, i, now, questionSet);
  await addDemoBookings(trx, now);
  await countDemoVisits(trx, 1);
  await addDemoCosts(trx, now);
  return count;
}

/** Deletes all demo leads and nothing else. Returns how many. */
export async function removeDemoLeads(db: Db): Promise<number> {
  await countDemoVisits(db, -1);
  await removeDemoCosts(db);
  const { numDeletedRows } = await db
    .deleteFrom('allLeads')
    .where('email', 'like', `%.${DEMO_DOMAIN}`)
    .executeTakeFirst();
  await db
    .deleteFrom('quizSessions')
    .where(sql<string>`id::text`, 'like', `${UNFINISHED_PREFIX}-%`)
    .execute();
  return Number(numDeletedRows);
}
