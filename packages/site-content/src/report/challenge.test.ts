import { isSitePath } from '@upcurve/contracts/analytics/site-paths';
import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import { expect, test } from 'vitest';
import { answerTo, challengeOf, clamped } from './challenge.ts';
import { challengeAnswers, otherChallenge } from './content/challenges.ts';

const idOf = (words: string) => challengeAnswers.find(({ title }) => title === answerTo(words).title)?.id;

test.each([
  ['Too many no-shows and late cancellations', 'no-shows'],
  ['Too many people book a consultation and never come', 'no-shows'],
  ['New patients never come back', 'returning'],
  ['Half of our enquiries never answer when we call back', 'follow-up'],
  ['People ask and we never get round to a second call', 'follow-up'],
  ['Leads ghost us after the first message', 'follow-up'],
  ['We miss calls all day', 'missed-calls'],
  ['Nobody picks up when we treat', 'missed-calls'],
  ['Reception is too busy to ring people back and we lose them to the clinic down the road', 'missed-calls'],
  ['I can’t answer the phone while treating', 'missed-calls'],
  ['We spend £2k on Google ads and see nothing for it', 'ads'],
  ['Finding and keeping a good receptionist', 'staff'],
  ['People come to a consultation and then go to Turkey', 'after-consultation'],
  ['Lots of consultations but they don’t book the operation', 'after-consultation'],
  ['They say they’ll think about it and disappear', 'after-consultation'],
  ['Too few turn from consultation to treatment', 'after-consultation'],
  ['Implant consultations do not turn into treatments', 'after-consultation'],
  ['Patients say we’re too expensive', 'price'],
  ['We lose people to a cheaper clinic down the road', 'price'],
  ['A new clinic has opened next door', 'competition'],
  ['I’m on my own and there’s never enough time', 'time'],
  ['Patients come once and don’t rebook', 'returning'],
  ['Getting enough new patients', 'enquiries'],
  ['We open in March and nobody in town knows who we are', 'enquiries'],
  ['Cost per consultation keeps rising', 'cost-per-patient'],
  ['Leads are getting too expensive', 'cost-per-patient'],
  ['It costs too much to win a new patient', 'cost-per-patient'],
  ['We open in October and have no patients yet', 'enquiries'],
  ['Scaling to a second site', 'second-site'],
  ['We want more implant patients', 'one-treatment'],
  ['Getting Invisalign cases', 'one-treatment'],
  ['Patients say our fillers are too expensive', 'price'],
  ['More rhinoplasty enquiries', 'one-treatment'],
  ['January is dead', 'season'],
  ['Cash flow in the winter', 'cash'],
  ['Planning permission for the basement', undefined],
])('recognises %j as being about %s', (words, id) => {
  expect(idOf(words)).toBe(id);
});

test('a quiet month and a quiet day are both answered', () => {
  const challenge = DEFAULT_QUESTIONS.find(({ inputType }) => inputType === 'freeText')!; // A built-in question.
  const answers = { [challenge.id]: 'January is dead and we have empty rooms on Mondays.' };
  const reply = challengeOf({ questions: [challenge], answers });
  expect(reply?.id).toBe('season');
  expect(reply?.text).toContain('For the quiet day of the week');
});

test('every reply links to an existing page, and none is a question', () => {
  for (const { title, link } of [...challengeAnswers, otherChallenge]) {
    expect(isSitePath(link.to), link.to).toBe(true);
    expect(title).not.toMatch(/\?$/);
  }
});

const of = (words: string) => challengeOf({ questions: [...DEFAULT_QUESTIONS], answers: { 17: words } });

test.each(['', ' ', 'n/a', 'None', 'nothing really', 'don’t know', '...', 'I don’t know.'])(
  'does not count %j as a challenge',
  (words) => {
    expect(of(words)).toBeUndefined();
  },
);

test('recognises a phone that nobody answers', () => {
  for (const words of ['Our phone rings out at lunch and nobody calls back', 'No one answers after five'])
    expect(of(words)?.title).toBe(challengeAnswers.find(({ id }) => id === 'missed-calls')?.title);
});

test('shortens a long challenge to one line, cut between words', () => {
  const quote = of(`First line.\n\n${'More words here '.repeat(60)}`)?.quote ?? '';
  expect(quote).toMatch(/^First line\. More words .*\w…$/);
  expect(quote.length).toBeLessThanOrEqual(280);
  expect(clamped('🙂'.repeat(400))).toMatch(/^(🙂)+…$/u);
});

const long = 'all day long, every day of the week, '.repeat(9);
test.each<[string, string | null]>([
  ['We miss calls at lunch.', 'We miss calls at lunch'],
  [
    'People book, we hold the room, and then they don’t turn up.',
    'People book, we hold the room, and then they don’t turn up',
  ],
  [
    'People book, we hold the room for them the whole of the morning, and they don’t turn up on the day',
    'They don’t turn up on the day',
  ],
  ['People book, we hold the room, it is empty in the end, and that is what I would like to change', null],
  ['We get loads of messages on instagram but nobody follows them up', 'Nobody follows them up'],
  [
    'we get loads of messages on instagram and nobody follows them up and then they go elsewhere',
    'Nobody follows them up',
  ],
  ["We're treating. Patients don't come back. Parking is fine.", 'Patients don’t come back'],
  [
    'Main problems:\n- parking\n- too many no-shows at the weekend\n- the lift',
    'Too many no-shows at the weekend',
  ],
  ['Reception and the nurse never call anybody back because of the treatments that they have to do', null],
  ['NOBODY CALLS ANYONE BACK', null],
  ['No-shows', null],
  ['How can we stop people not turning up?', null],
  ['Nasi pacjenci nie oddzwaniają, a recepcja nie ma czasu', null],
  ['He said “we never call them back”. True.', 'He said we never call them back'],
  [`We miss calls ${long}`, null],
  [`We miss calls at lunch, ${long}`, null],
  ['Planning permission for the basement', null],
  ['Reception has no time to call people back', 'Reception has no time to call people back'],
  [
    'We get loads of messages from Instagram every week and reception has no time to call people back...',
    'Reception has no time to call people back',
  ],
  [
    'lots of enquiries come in every single day of the week but hardly anyone follows them up',
    'Hardly anyone follows them up',
  ],
  [
    'People go quiet, or choose a cheaper surgeon in Turkey',
    'People go quiet, or choose a cheaper surgeon in Turkey',
  ],
  ['mostly price shoppers who never book', 'Mostly price shoppers who never book'],
  ['price shoppers', null],
  ['We are a small team. We dont call anyone back the same day..', 'We dont call anyone back the same day'],
  [
    'its a mess tbh, our receptionist never rings people back because the desk is always busy',
    'Our receptionist never rings people back',
  ],
  [
    'patients come for a consultation, then think about it',
    'Patients come for a consultation, then think about it',
  ],
  [
    'The team is great but the phone rings out at lunch and after five when we have all gone',
    'The phone rings out at lunch and after five',
  ],
  [
    'We spend a fortune on Google and the leads never pick up when we ring them back later',
    'The leads never pick up',
  ],
  ['too many no shows.', 'Too many no shows'],
  [
    'Clients love us, yet most never come back after the first treatment or so it seems to me',
    'Most never come back after the first treatment',
  ],
  [
    'the nurses are busy treating so calls go to voicemail',
    'The nurses are busy treating so calls go to voicemail',
  ],
  ['Getting enough new patients', null],
])('quotes from %j: %j', (words, quote) => {
  expect(of(words)?.clause ?? null).toBe(quote);
});
