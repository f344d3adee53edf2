/**
 * The pages of the e-book; its cover is in ebook-cover.ts. `build-assets/ebook` typesets one step per page. If a text
 * is too long for its page, the build fails and reports by how much.
 */

export const foreword = {
  kicker: 'Before you start',
  title: 'You already paid for the patients you’re losing.',
  paragraphs: [
    'Somewhere in your clinic today a telephone rang while everyone was with a patient. Someone sent a message at nine last night and heard back at eleven this morning, from you; the clinic down the road had answered at five past nine. A patient left delighted and without her next appointment.',
    'None of that appears in the accounts. It looks like a quiet month, and a quiet month looks like a reason to buy more advertising. So clinics pour more water into a bucket with holes, and conclude that marketing doesn’t work.',
    'These seven steps fix the holes in the order in which they cost you money. The first four need no budget at all. Only then comes the advertising, and after it the two steps that make each patient worth more than the first visit.',
    'You don’t need us for any of it. You need one person in charge, ten minutes every Friday, and the patience to finish a step before you start the next.',
  ],
  signature: 'The team at Upcurve',
  how: {
    title: 'How to use this e-book',
    lines: [
      'Read it once, straight through. It takes a lunch break.',
      'Start at step 1, whatever you think your problem is.',
      'Do one step a week; the plan on page 11 sets the pace.',
      'Say the scripts aloud and change them until they sound like you.',
    ],
  },
  contents: 'In this e-book',
};

export interface Funnel {
  label: string;
  /** How many of a hundred enquiries reach each stage: asked, spoken to, booked, came, bought. */
  counts: readonly [number, number, number, number, number];
  revenue: string;
}

export const sum = {
  kicker: 'The sum under everything',
  title: 'Where a hundred enquiries go.',
  paragraphs: [
    'Every clinic has the same five numbers, one inside the other: people who ask, people you speak to, consultations booked, people who come, people who buy. Turnover is only the end of that row.',
    'Below is a clinic that sells a first treatment for £450. Nothing about it is bad. Each step loses a few, as steps do, and fourteen people in a hundred become patients.',
  ],
  stages: ['asked', 'spoken to', 'booked', 'came', 'bought'],
  funnels: [
    { label: 'As it is', counts: [100, 70, 35, 28, 14], revenue: '14 × £450 = £6,300' },
    {
      label: 'A little better at three of the steps',
      counts: [100, 80, 48, 42, 21],
      revenue: '21 × £450 = £9,450',
    },
  ] satisfies Funnel[],
  moral: {
    title: 'Half as much again, from the same ads.',
    paragraphs: [
      'Eight people in ten spoken to instead of seven. Six in ten of those booked instead of five. Seven in eight of those turning up instead of four in five. No single change is heroic; they multiply.',
      'That is £3,150 more a month for which nobody had to buy an extra click, and it is why this e-book starts at the front desk and not with an ad.',
    ],
  },
  yours: {
    title: 'Now yours, for last month',
    lines: ['Asked', 'Spoken to', 'Booked', 'Came', 'Bought'],
    note: 'Not sure? Guess in pencil. Step 1 replaces the guesses.',
  },
  source:
    'The figures on this page and in the worked examples are illustrations, chosen to be easy to follow. They aren’t a survey and not a forecast for your clinic.',
};

export type Example =
  | {
      kind: 'table';
      title: string;
      head: readonly string[];
      rows: readonly (readonly string[])[];
      note: string;
    }
  | {
      kind: 'sum';
      title: string;
      rows: readonly { label: string; value: string; isResult?: boolean }[];
      note: string;
    }
  | { kind: 'script'; title: string; lines: readonly { cue: string; words: string }[]; note?: string };

export interface Step {
  title: string;
  promise: string;
  why: readonly string[];
  week: readonly { act: string; how: string }[];
  example: Example;
  checklist: readonly string[];
}

export const stepHeadings = {
  kicker: (number: number, of: number) => `Step ${number} of ${of}`,
  why: 'Why it matters',
  week: 'Do this week',
  checklist: 'Done when',
};

export const steps: readonly Step[] = [
  {
    title: 'Count five numbers, every week.',
    promise: 'A sheet of paper at the front desk beats a dashboard nobody opens.',
    why: [
      'Most owners know their turnover to the pound and their enquiries not at all. Yet turnover is the last line of a short sum, and when a month is poor only the lines above it can say why.',
      'Until you count, every remedy is a guess: a new website for what was a telephone problem, more ads for what was a diary problem.',
    ],
    week: [
      {
        act: 'List every door.',
        how: 'Telephone, web form, Instagram, WhatsApp, booking sites, people who walk in. One row for each on a sheet of paper.',
      },
      {
        act: 'Ask one question.',
        how: '“How did you hear of us?” Of everyone, and write down the first thing they say, untidied.',
      },
      {
        act: 'Fill it in at closing time.',
        how: 'Five minutes, by whoever locks up, while the day is fresh. Include the calls that nobody picked up: your phone company lists them.',
      },
      {
        act: 'Read it aloud on Friday.',
        how: 'Ten minutes, standing. Which step lost most people this week? That one is next week’s only subject.',
      },
    ],
    example: {
      kind: 'table',
      title: 'One week at an example clinic',
      head: ['Where from', 'Asked', 'Spoken to', 'Booked', 'Came', 'Bought'],
      rows: [
        ['Search', '9', '6', '3', '2', '1'],
        ['Instagram', '7', '4', '2', '2', '1'],
        ['Own website', '5', '4', '3', '2', '1'],
        ['Recommended', '4', '4', '3', '3', '2'],
        ['All', '25', '18', '11', '9', '5'],
      ],
      note: 'Seven of twenty-five were never spoken to: the first hole to fix. And friends of patients are 4 of the 25 who ask but 2 of the 5 who buy. Keep that in mind for step 7.',
    },
    checklist: [
      'Every enquiry of the past seven days is on the sheet',
      'Each one has a source',
      'We know how many we never spoke to',
      'One named person owns the sheet',
      'Friday’s ten minutes are in the diary',
    ],
  },
  {
    title: 'Answer within five minutes.',
    promise: 'Speed costs nothing, and few of your neighbours have it.',
    why: [
      'Someone who writes to three clinics at once goes to the one that answers while the phone is still in her hand. An hour later she is at work, or has an appointment elsewhere.',
      'Nobody ignores enquiries on purpose. They fall between people: everyone was treating, so nobody was answering.',
    ],
    week: [
      {
        act: 'Be your own patient.',
        how: 'Borrow a friend’s phone. Call at half past twelve, send the form at seven, message on Sunday. Write down how long each answer took.',
      },
      {
        act: 'Give missed calls somewhere to go.',
        how: 'After four rings they move to a second phone, or to an answering service over lunch and after hours.',
      },
      {
        act: 'Switch on the text-back.',
        how: 'Most phone systems can send a text by themselves when a call is missed. Use the first script below.',
      },
      {
        act: 'Put one name on each hour.',
        how: 'A rota for the phone, as for the treatment rooms. “Whoever is free” is nobody.',
      },
    ],
    example: {
      kind: 'script',
      title: 'Ten days of words, from first call to last try',
      lines: [
        {
          cue: 'At once, text',
          words:
            '“Hello, it’s Priya at the clinic. You called while I was with a patient, sorry. May I call you at 1.15, or is tonight easier?”',
        },
        {
          cue: 'Day 2, text',
          words:
            '“Hi Sam, I tried you this morning. Was it about your skin, or something else? One word is enough, and I’ll find you the right person.”',
        },
        { cue: 'Day 4, call', words: 'At another hour than before. No voicemail; try once more after six.' },
        {
          cue: 'Day 10, text',
          words:
            '“I’ll stop calling now. If the time is right later on, answer this text and it comes straight to me. Priya”',
        },
      ],
    },
    checklist: [
      'A test call at lunchtime was answered, or texted back within a minute',
      'Evening messages are answered the same evening',
      'Each opening hour has one name on it',
      'Every enquiry is tried at least four times in ten days',
    ],
  },
  {
    title: 'Sell the consultation, not the treatment.',
    promise: 'The telephone has one task: a day, a time and a reason to keep it.',
    why: [
      'Nobody can say over the telephone what a face or a smile needs, and nobody was ever won by a price list read aloud. What you can offer is half an hour with someone who will look properly.',
      'Calls that wander into treatments end with “I’ll think about it”. Calls that end with Thursday at 5.40 end with a visit.',
    ],
    week: [
      {
        act: 'Offer two times.',
        how: '“When would suit you?” sends people to look for their diary. “Thursday or Saturday?” gets an answer.',
      },
      {
        act: 'Take a small deposit.',
        how: 'It comes off any treatment and goes back in full with two days’ notice. Send the link while you are still talking.',
      },
      {
        act: 'Confirm like a host.',
        how: 'Within a minute: who they’ll see, with a photograph, where to park and what the door looks like.',
      },
      {
        act: 'Remind twice and ask for an answer.',
        how: 'Two days before, and that morning. No answer by noon means a call.',
      },
    ],
    example: {
      kind: 'script',
      title: 'A good call in six lines',
      lines: [
        { cue: 'Open', words: '“Thank you for calling, I’m Priya. What made you call today?”' },
        { cue: 'Listen', words: '“How long has that bothered you?” Then be quiet.' },
        {
          cue: 'Hand over',
          words:
            '“Dr Reid sees that most weeks. She would want to look first, before saying what might help, if anything.”',
        },
        {
          cue: 'Price',
          words:
            '“Most people pay between £300 and £600. You’ll have the figure in writing, and time to think it over.”',
        },
        { cue: 'Close', words: '“I have Thursday at 5.40 or Saturday at ten. Which is better?”' },
        {
          cue: 'Hold',
          words: '“It’s £30 to hold it, which comes off your treatment. The link is on your phone now.”',
        },
      ],
    },
    checklist: [
      'Everyone who answers offers two times',
      'A deposit holds each consultation',
      'Confirmations leave within a minute',
      'The price range is said without flinching',
      'At least seven in eight of those booked turn up',
    ],
  },
  {
    title: 'Let the website take the booking.',
    promise: 'One treatment, one page, one button that says what happens next.',
    why: [
      'Most of your visitors hold a phone, sit on a sofa and have one treatment in mind. They want four answers: do you do it, who does it, what does it cost, when can I come.',
      'A home page that answers none of them sends people back to the search results, where your neighbour is the next line.',
    ],
    week: [
      {
        act: 'Choose one treatment.',
        how: 'The one you would gladly do more of. It gets a page of its own, in the order below.',
      },
      {
        act: 'Print a price.',
        how: '“From £320” loses nobody who would have paid it, and spares you the calls from those who wouldn’t.',
      },
      {
        act: 'Ask for a name and a number.',
        how: 'Date of birth and medical history belong in the consultation. Each further field costs you people.',
      },
      {
        act: 'Open it on an old phone.',
        how: 'On mobile data, outside. If you can count to three before you can read, the pictures are too heavy.',
      },
    ],
    example: {
      kind: 'script',
      title: 'A treatment page from top to bottom',
      lines: [
        {
          cue: '1  Headline',
          words: 'The worry, in the patient’s words: “Thread veins on the cheeks and nose”.',
        },
        {
          cue: '2  Facts',
          words: 'Price from, time it takes, days before you can go out, how long it lasts.',
        },
        { cue: '3  Person', words: 'Who does it: face, training, registration number.' },
        { cue: '4  Honesty', words: 'What it can’t do, what can go wrong, who shouldn’t have it.' },
        { cue: '5  Proof', words: 'Two patients, with consent, in pictures nobody retouched.' },
        { cue: '6  Button', words: '“See consultation times”, at the top and here again.' },
      ],
      note: 'Mind the rules: prescription-only medicines, botulinum toxin among them, may not be advertised to the public. Offer a consultation for lines and wrinkles, and name no drug, even in a hashtag.',
    },
    checklist: [
      'Our best treatment has its own page',
      'A price and a person are on it',
      'The form asks for three things at most',
      'A stranger booked on a phone within a minute',
      'No prescription medicine is named',
    ],
  },
  {
    title: 'Buy only the demand you can answer.',
    promise: 'Know what a patient may cost before you ask what a click costs.',
    why: [
      'Advertising is the fifth step because it multiplies what comes after it. Before steps 2 to 4 it multiplies missed calls.',
      'With them done, the sum turns in your favour: a clinic that wins more patients from the same enquiries can pay more for each, and so appears where its rivals no longer can.',
    ],
    week: [
      {
        act: 'Work out your ceiling.',
        how: 'Use the sum below with your own five numbers. It’s the most you pay for an enquiry, on any platform.',
      },
      {
        act: 'Begin with search.',
        how: 'Someone who types the treatment and your town has already decided to look. One treatment, one town, one page.',
      },
      {
        act: 'Shut out the wrong words.',
        how: 'Training, course, jobs, free, NHS, at home. Nobody who types one of these wants an appointment.',
      },
      {
        act: 'Leave it alone for two weeks.',
        how: 'Then judge it by patients, and change one thing at a time.',
      },
    ],
    example: {
      kind: 'sum',
      title: 'What may an enquiry cost?',
      rows: [
        { label: 'A new patient spends in the first year', value: '£900' },
        { label: 'Left after product and the clinician’s time, 60%', value: '£540' },
        { label: 'A third of that may go into winning the patient', value: '£180' },
        { label: 'If 14 in 100 enquiries buy: £180 × 0.14', value: '£25.20', isResult: true },
        { label: 'If 21 in 100 enquiries buy: £180 × 0.21', value: '£37.80', isResult: true },
      ],
      note: 'The same patient, the same profit. But the clinic that follows up may pay half as much again for an enquiry. And whatever you advertise, aim it at adults: ads for cosmetic procedures must not be directed at under-18s.',
    },
    checklist: [
      'We know the most we pay for an enquiry',
      'One campaign, for one treatment, leads to its own page',
      'The excluded words are in place',
      'Friday’s sheet shows its patients',
    ],
  },
  {
    title: 'Book the next visit before this one ends.',
    promise: 'The easiest patient to win is the one in the chair.',
    why: [
      'You paid once to win this patient. Every further visit comes without an ad, a call or a doubt, and a plan over a year gives better results than four impulses.',
      'Most who drift away weren’t unhappy. Nobody named a day, life went on, and then someone else’s ad did.',
    ],
    week: [
      {
        act: 'Write down your intervals.',
        how: 'For your ten commonest treatments: when is a review clinically right? Pin the list up in each room.',
      },
      {
        act: 'Let the clinician say it.',
        how: '“I’d like to see this again in the second week of March. Shall we put it in now? You can move it with a text.” Reception only finds the hour.',
      },
      {
        act: 'Call the overdue.',
        how: 'Sort patients by last visit plus interval. Five calls a day, to those who agreed to hear from you, from someone they know.',
      },
      {
        act: 'Offer a year.',
        how: 'A plan of reviews and maintenance, paid monthly, easy to leave. Regulars get the early evenings first.',
      },
    ],
    example: {
      kind: 'sum',
      title: 'Two in ten more who rebook',
      rows: [
        { label: 'Patients treated in a month', value: '60' },
        { label: 'Rebook before they leave today: 4 in 10', value: '24' },
        { label: 'Rebook with a day named by the clinician: 6 in 10', value: '36' },
        { label: 'Further visits: 12 × £280', value: '£3,360 a month', isResult: true },
        { label: 'Over twelve months', value: '£40,320', isResult: true },
      ],
      note: 'Rebooking is care before it is revenue. Name the day on which a review is right, say so when nothing needs doing yet, and patients will trust the next date you give.',
    },
    checklist: [
      'Intervals hang in every treatment room',
      'The clinician names the next date, each time',
      'The overdue list exists, and someone calls it',
      'Friday’s sheet shows how many rebooked',
    ],
  },
  {
    title: 'Ask for the recommendation.',
    promise: 'Happy patients tell a friend when someone makes it easy.',
    why: [
      'A friend’s word does the work of step 2 to step 5 at once: recommended people ask less, book sooner and come. In the sheet of step 1 they were few of the enquiries and many of the patients.',
      'They are few only because nobody asked. There is a moment for it, and it lasts about a minute.',
    ],
    week: [
      {
        act: 'Ask at the mirror.',
        how: 'When the patient sees the result and smiles, and by the person who achieved it. Not in a newsletter.',
      },
      {
        act: 'Send one link that evening.',
        how: 'To one place, where people look you up. Ask everyone, the unsure included.',
      },
      {
        act: 'Answer every review.',
        how: 'Within two days, without saying that the writer is a patient. Even that is confidential.',
      },
      {
        act: 'Thank by hand.',
        how: 'A card with two lines when a friend has come. It gets kept; vouchers don’t.',
      },
    ],
    example: {
      kind: 'script',
      title: 'Four sentences to keep at hand',
      lines: [
        {
          cue: 'At the mirror',
          words:
            '“I’m so pleased with that. If a friend has been wondering, here are two cards: they come straight to me.”',
        },
        {
          cue: 'That evening',
          words:
            '“Lovely to see you today, Anna. A few honest words here help others choose: [link]. Thank you, whatever you write.”',
        },
        { cue: 'To praise', words: '“Thank you. I’ve read this out to the team.”' },
        {
          cue: 'To a complaint',
          words:
            '“I’m sorry to read this and want to put it right. We can’t discuss anyone’s care here: please call me, Helen, on our main number.”',
        },
      ],
      note: 'Never buy a review or hide a reward for one: both are banned under the Digital Markets, Competition and Consumers Act 2024. And don’t tempt people into a procedure with money off; regulators mind.',
    },
    checklist: [
      'Clinicians ask, and carry cards',
      'The review link leaves the same day',
      'No review waits longer than two days',
      'Each friend who comes is thanked by hand',
    ],
  },
];

export const plan = {
  kicker: 'The plan',
  title: 'Thirty days on one page.',
  lead: 'Print this page, write in pencil, pin it up where the team makes tea. One owner to a line, by name.',
  columns: {
    week: 'Week',
    act: 'What we do',
    figure: 'The figure that should move',
    owner: 'Who',
    from: 'From',
    to: 'To',
  },
  weeks: [
    {
      name: '1',
      step: 'Steps 1 and 2',
      act: 'The sheet goes up. Missed calls get a text, each hour gets a name.',
      figure: 'Spoken to, of all who asked',
    },
    {
      name: '2',
      step: 'Step 3',
      act: 'Two times offered, a deposit taken, reminders that want an answer.',
      figure: 'Came, of all who booked',
    },
    {
      name: '3',
      step: 'Steps 4 and 5',
      act: 'One page for one treatment, then one campaign that leads to it.',
      figure: 'Cost of an enquiry, against your ceiling',
    },
    {
      name: '4',
      step: 'Steps 6 and 7',
      act: 'Next visits named in the chair, cards and links in every room.',
      figure: 'Rebooked before leaving',
    },
  ],
  friday: {
    title: 'Friday, ten minutes, three questions',
    lines: [
      'Which of the five numbers lost most people this week?',
      'What exactly happened to one of them? Take a real name from the sheet.',
      'What will we do differently by Monday, and who does it?',
    ],
  },
  after: {
    title: 'And then?',
    text: 'Begin again at step 1. The second month moves less than the first and holds better, and by the third the sheet fills itself in because everyone wants to know. Keep the sheets: twelve of them are the best business plan you’ll ever write.',
  },
};

export const closing = {
  kicker: 'The next step',
  title: 'Rather not do it alone?',
  paragraphs: [
    'Upcurve is the Revenue Generating Department for aesthetic clinics. One team does all seven steps under your name: the counting, the calls, the pages, the ads, the follow-up. We work with clinics and nobody else.',
    'Before we start we agree a growth target in pounds, in writing. If we miss it, we go on working without a fee until it is reached.',
  ],
  choices: [
    {
      id: 'eligibility',
      title: 'See where your clinic stands',
      text: 'A few short questions, about five minutes. At once: what you lose in a month, and the step for this week.',
      link: 'Check your eligibility',
    },
    {
      id: 'calculator',
      title: 'Put your own numbers in',
      text: 'The sum of page 3 with your figures: what a better front desk would be worth to you in a year.',
      link: 'Open the revenue calculator',
    },
    {
      id: 'booking',
      title: 'Talk it through',
      text: 'Free, thirty minutes, no slides. Bring your five numbers and leave with the one to fix first, whether or not we work together.',
      link: 'Book a free consultation',
    },
  ],
  contact: { text: 'Or simply write or call', link: 'How to reach us' },
  small:
    'This e-book is general advice on running a business; it’s no legal or clinical advice. Rules on advertising and on cosmetic procedures change: check the CAP Code and your own regulator before you publish. People in the scripts are invented.',
} as const;
