/*
 * A work sample of each service for the home page. Clinics, people and figures are invented; figures from a worked
 * example match the service's own page.
 */

export const bookingPage = {
  caption: 'Example: a treatment page at 23:04',
  address: 'yourclinic.co.uk/skin-boosters',
  title: 'Skin boosters',
  facts: [
    { term: 'Price', detail: 'from £240' },
    { term: 'Downtime', detail: 'one evening' },
    { term: 'Done by', detail: 'a doctor' },
  ],
  day: 'Thursday',
  times: ['10:20', '14:40', '17:10'],
  taken: '14:40',
  booked: 'Booked for Thursday, 14:40. £50 deposit paid.',
};

export const searchAd = {
  caption: 'Example: an ad, and what it costs',
  sponsored: 'Sponsored',
  title: 'Skin consultation in Bath, with a doctor',
  text: 'Price from, downtime and who’ll see you, before you come.',
  theirs: { term: 'Others show you', detail: '80 leads at £30' },
  ours: { term: 'We show you', detail: '£120 a treated patient' },
};

export const storyboard = {
  caption: 'Example: one answer, before it’s filmed',
  frames: [
    { at: '0:00', line: 'Does it hurt?' },
    { at: '0:06', line: 'What you feel' },
    { at: '0:17', line: 'Who shouldn’t' },
    { at: '0:26', line: 'Price from' },
  ],
  becomes: 'Becomes a reel, a page film, an ad and an email.',
};

export const scorecard = {
  caption: 'Example: a call, listened to on Friday',
  title: 'Thursday, 17:15, 4 min',
  score: '3 of 4',
  lines: [
    { text: 'Called back in three minutes', isDone: true },
    { text: 'Asked what bothers her, then waited', isDone: true },
    { text: 'Said the price without apologising', isDone: false },
    { text: 'Offered two times', isDone: true },
  ],
  done: 'Done',
  missed: 'Not yet',
  next: 'One thing for next week: say the price, then say nothing.',
};

export const ledger = {
  caption: 'Example: two campaigns, 50 leads each',
  steps: [
    { name: 'Ad', detail: '£30' },
    { name: 'Called', detail: '3 min' },
    { name: 'Came', detail: '19 Mar' },
    { name: 'Treated', detail: '26 Mar' },
    { name: 'Paid', detail: '£550' },
  ],
  back: 'Back for each £1 spent',
  campaigns: [
    { name: 'A', back: 1.2, shown: '£1.20' },
    { name: 'B', back: 3.67, shown: '£3.67' },
  ],
};

export const referralCard = {
  caption: 'Example: the card, and its count',
  title: 'For a friend of yours',
  text: 'A £25 thank-you for each of you, after the first visit.',
  code: 'Anna, 2207',
  count: ['60 asked', '15 cards passed on'],
};

export const searchResult = {
  caption: 'Example: one search, after two quarters',
  query: 'skin clinic near me',
  first: { place: '1', name: 'Your clinic', note: '4.9 from 212 reviews' },
  was: 'up from 7th',
  others: ['2', '3'],
  visits: '18 visits a month then, 90 now.',
};

export const episode = {
  caption: 'Example: an episode',
  number: 'Episode 6, 24 minutes',
  title: 'When I’d talk you out of it',
  becomes: 'Becomes an article, three clips and an email.',
};

export const formHeat = {
  caption: 'Example: of 100 who start the form',
  fields: [
    { name: 'Treatment', left: 100 },
    { name: 'Name', left: 94 },
    { name: 'Date of birth', left: 58, isLeak: true },
    { name: 'Phone', left: 55 },
  ],
  change: 'We ask for the birthday at the clinic. Now 81 of 100 finish.',
};

export const heroScene = {
  caption: 'Example: one enquiry, and the week it lands in',
  thread: [
    { at: '17:12', who: 'New enquiry', text: '“Is there anything before my sister’s wedding?”' },
    { at: '17:15', who: 'Called back', text: 'after three minutes, by name', isCall: true },
    { at: '17:21', who: 'Booked', text: 'Thursday, 10:20. Deposit paid.' },
  ],
  week: 'Your week',
  count: '31 of 36 booked',
  key: { before: 'Before us', since: 'With us', one: 'This call' },
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};
