import type { Tier } from '@upcurve/contracts/quiz/quiz';
import type { Leaks } from '../../money/model.ts';
import { paths } from '../../paths.ts';

/** The texts of a visitor's report. Words in braces are replaced by values. */

export const head = {
  kicker: 'Your report',
  /** Follow a name and a comma, or stand alone with a capital letter. */
  titles: {
    Foundations: 'first the foundations, then the growth.',
    Growing: 'your clinic is growing slower than it could.',
    'Ready to scale': 'your clinic is ready to scale.',
  } satisfies Record<Tier, string>,
  /** Replace the title of a growing clinic: its largest leak. */
  leaks: {
    slow: 'your enquiries seem to wait too long for an answer.',
    followUp: 'your enquiries slip away after the first call.',
    returning: 'more of your patients could come back.',
  } satisfies Record<keyof Leaks, string>,
  /** Replaces the title if the visitor says so. */
  lateCalls: 'you’re calling back too late.',
  /** For the highest tier if one category lags behind it. */
  almost: 'one part of your clinic holds the rest back.',
  skipped:
    'You skipped {skipped} of {asked} scored questions, and a skipped question earns nothing. So your real score may be higher; treat the changes as a place to start.',
  outOf: 'out of 100',
  /** Replaces the line of the highest tier while there are gaps to close. */
  lastGaps: 'Close the few gaps below first, because they lose part of what new demand brings.',
  /** Replace the tier's line if one category lags behind it. */
  weakest: {
    'Ready to scale':
      'Most of your clinic works well. The weakest part is {name}, at {score} of 100. Close the gaps below first, because they lose part of what new demand brings.',
    Growing: 'The weakest part is {name}, at {score} of 100. The changes below are where to begin.',
  },
  /** Replaces it if none of the changes is about that category. */
  weakestElsewhere:
    '{name} scores lowest, at {score} of 100, but the quickest money is in the changes below. Begin there.',
  after: { one: 'with the change below', more: 'with the {number} changes below' },
  money: 'a month left on the table',
  moneyNote: 'Turnover before costs, our estimate',
  moneyNoteOwn: 'Turnover before costs, from your figures',
  /** Follows it. */
  moneyKeeps: 'With the steps below, you’d keep about {sum} a month after costs',
  moneyKeepsDemand:
    'With the steps below, which also bring new patients, you’d keep about {sum} a month after costs',
  moneyKeepsNoAds: 'With the steps below, without more ads, you’d keep about {sum} a month after costs',
  book: 'Book a consultation',
  /** Lead from the head to the part on eligibility. */
  verdict: {
    plan: 'Eligible. The plan that fits: {name}',
    tight: 'Eligible. {name} is possible, but tight',
    ownTeam: 'Eligible. {name}, or your own team',
    plans: 'Eligible. What it costs',
    noPlan: 'Eligible, but no plan fits yet',
    served: 'Eligible, but you don’t need our plan',
    notYet: 'Not eligible yet: {met} of {all} conditions met',
  },
  eligible: '30 minutes, free. You’ll speak to the people who would work on your clinic.',
  notYet: '30 minutes, free. We won’t sell you a plan; we’ll help you with the first step.',
  served: '30 minutes, free. We won’t sell you a plan; we’ll look at your ads with you.',
};

export const tierLines: Record<Tier, string> = {
  Foundations:
    'Much of any new revenue would leak away. The good news: the first repairs are the cheapest, and they show within weeks.',
  Growing:
    'People ask for you, and part of the money is lost between their enquiry and the booking. You can close the gaps one by one.',
  'Ready to scale':
    'The ground is firm. More demand would turn into revenue rather than missed calls, so the question is no longer whether to grow but how fast.',
};

export const numbers = ['no', 'one', 'two', 'three', 'four', 'five'] as const;

export const challenge = {
  title: 'What you told us',
  asked: 'Your biggest challenge, in your own words',
  ours: 'What we’d say to that',
};

export const money = {
  title: 'What standing still costs.',
  lead: 'Between {low} and {high} a month, on average over a year, from people who already enquire. This is where the likely {likely} goes.',
  leaks: {
    slow: 'Answered too late',
    followUp: 'Not called a second time',
    returning: 'Came once, not again',
  },
  /** Replaces the name of late answers for a clinic that calls back within the hour. */
  withinTheHour: 'Answered within the hour, not in minutes',
  noLoss: 'We count no loss for: {leaks}.',
  /** Losses that the visitor names, but that our figures do not contain. */
  uncounted: {
    sum: 'not counted',
    calls: {
      name: 'Calls that nobody takes',
      text: 'You told us about them, but not how many. If ten a month are new patients, that’s about {sum} in first visits.',
    },
    noShows: {
      name: 'Patients who don’t come',
      text: 'You told us about them, but not how many. Five a month cost about {sum}.',
    },
    consultations: {
      name: 'Consultations without a treatment',
      text: 'You told us about them, but not how many. Two more a month, at the price of that treatment, is what’s at stake.',
    },
  },
  closedBy: 'Begin with:',
  /** The first step for a leak that no change of the report closes. */
  remedies: {
    slow: {
      step: 'Name one person who calls every enquiry back on the day it comes in.',
      cost: '{cost}',
    },
    followUp: {
      step: 'Give every open enquiry a date for its next call, and keep it.',
      cost: '{cost}',
    },
    returning: {
      step: 'Book the next visit before the patient leaves.',
      cost: 'A minute each, no money.',
    },
  },
  /** Follows such a step and its cost. */
  remedyKeeps: 'You’d keep about {sum} a month.',
  /** Replaces the first step if the clinic has a caller who answers too late. */
  fasterStep: 'Agree on five minutes for the first call, and count every day how often it’s met.',
  /** Names the leak that such a step narrows. */
  remedyFor: '{leak}: closing part of it is worth about {sum} a month.',
  basis: 'Based on {enquiries} enquiries a month at {value} a visit.',
  basisAction: 'Change what you know better.',
  fields: {
    turnover: 'Turnover a month',
    spend: 'Marketing today, a month',
    enquiries: 'Enquiries a month',
    booked: 'Of 100 enquiries, how many become patients',
    value: 'What a visit brings in',
    returning: 'Of 100 new patients, how many come back within a year',
    visits: 'Return visits a year, for each of them',
    perEnquiry: 'Ads for one more enquiry',
    kept: 'Of £100 more, what you keep after materials and the practitioner',
  },
  sources: {
    middle: 'The middle of the range you gave',
    open: 'The bottom of the range you gave',
    exact: 'The figure you gave',
    unknown: 'You didn’t say, so we count nothing',
    enquiries:
      'As many as it takes for new patients, with their return visits, to bring {share}% of turnover: our estimate for {kind}',
    kind: 'Our working estimates for {kind}',
    replaced: 'Your figure',
  },
  speedKnown: 'Enquiries answered {speed}, judging by who calls them.',
  speedSaid: 'Enquiries answered {speed}, as you told us.',
  /** Replaces it if the visitor says that calls go unanswered. */
  speedBesides: 'We assume that your caller answers {speed}, except the calls that nobody takes.',
  speedAssumed: 'Enquiries answered {speed}: you didn’t say, so we assumed an ordinary clinic.',
  followedUp: 'You work in your CRM every day, so nothing is counted for second calls.',
  visits: 'Patients start all year, so {part}% of their return visits fall within it.',
  steps:
    'We assume that a step recovers {leak}% of its leak. One that brings new patients adds 1% to what they bring for each point, at most {demand}%.',
  note: 'Revenue, before costs. Upcurve’s working estimates, revised each year; nobody was surveyed. The range counts from {lowShare}% to {highShare}% of each improvement. One improvement adds to the next, so the sums aren’t exactly these shares of the likely one.',
  result: 'On these figures: {low} to {high} a month, most likely {likely}.',
  nothing: 'On these figures nothing is left on the table.',
  tooMuch:
    'These enquiries would already bring {sum} a month from new patients, more than your turnover. Please check the figures.',
  reset: 'Back to our figures',
  link: 'See the whole sum',
  unknown: {
    title: 'What is standing still costing you?',
    text: 'You didn’t give a turnover, and we won’t guess it. Five rough figures, two minutes, and the calculator shows what’s left on the table in pounds a month.',
    link: 'Work it out in two minutes',
  },
  tight: {
    title: 'What standing still costs.',
    text: 'Your answers show no leak. Five rough figures, two minutes, and the calculator tells you whether the diary agrees.',
    link: 'Put in your own figures',
  },
};

export const changes = {
  titles: [
    '',
    'The change that would lift it most.',
    'Two changes that would lift it most.',
    'Three changes that would lift it most.',
  ],
  lead: 'Each is the next sensible step from where you are today.',
  /** Follows if a step of the month that earns no points leaves more than a change. */
  besides:
    'One step earns no points but leaves you about {sum} a month, so it’s in your 30 days below: {step}',
  /** Added if the report names sums. */
  sorted: 'Those that leave you most come first.',
  /** Replaces it if a change needs more ads. */
  adsLast: 'Those that leave you most come first, and more ads last: leaks lose part of what they bring.',
  sums: 'All sums are our estimates: you keep what is left after materials, the practitioner, and the cost of calls or ads.',
  /** Added for a clinic with nearly all points. */
  nearTop:
    'Little is left to gain here. What moves a clinic like yours further isn’t a matter of points: what each consultation costs by treatment, how many become treatments, and how full the diary is.',
  /** Replaces the reason for calls if the visitor says how soon the clinic answers. */
  saidSoon: 'You tell us you answer {speed}. One person whose job it is keeps it so on a busy day.',
  /** Replaces it for a second change that makes the same calls. */
  sameStep: 'It’s the same step as above, and earns these points too.',
  /** Replaces the reason for calls that lose nothing today. */
  covered:
    'Your calls are covered, so we count no loss. These points are for the days when your caller is away.',
  /** The titles of a change that is more ads, and its reason. */
  moreAds: {
    first: 'Spend {sum} a month on ads',
    more: 'Spend {sum} more on ads',
    why: 'We count on one more enquiry for every {each}. Raise the sum by a fifth a month, for as long as the cost of a patient holds.',
  },
  /** Follows the cost of more ads if they and the plan would exceed our limit. */
  notOnTop: 'Not on top of our plan: together they’d come to {share}% of turnover.',
  worth: 'worth about {sum} a month; you keep {kept}',
  worthItsCost: 'worth about {sum} a month; it pays for itself, no more',
  worthNothing: 'worth nothing on these figures',
  worthAbove: 'part of the calls above',
  noWorth: 'no sum without a turnover',
  tooEarly: 'too early for a sum',
  cost: 'Costs',
  costs: {
    ads: 'Up to {sum} a month of ads.',
    moreAds: 'About {sum} a month, for about {enquiries} more enquiries.',
    saves: 'Nothing: you spend less.',
    first: 'About {time} a working day for {enquiries} enquiries a month: {sum} at £{wage} an hour.',
    quietMinutes: 'No money: about {time} a working day of someone who is there anyway.',
    sooner: 'No money: the calls you make today, only sooner.',
    second:
      'About {time} a working day for the {enquiries} enquiries a month that didn’t book: {sum} at £{wage} an hour.',
    sameCalls: 'The same calls as above, so no more time.',
    /** Follows the cost of calls if the next answer is a new post. */
    postLater: 'A new post comes later, once these calls pay for it.',
  },
  more: 'Read how',
  /** The default text of a change. */
  plain: {
    title: 'Move on from “{answer}”',
    skippedTitle: 'Answer this one for yourself: {question}',
    why: 'It’s one of the answers that lower your score most.',
    thisWeek: 'Discuss this with your team: “{question}?” Agree on the first step and who takes it.',
  },
  /** The title for a clinic that has no score to lift. */
  notScored: 'What else to do before you open.',
  none: {
    title: 'Nothing we ask about would lift it.',
    text: 'Every scored answer is the best one. What’s left is volume: more of the same enquiries, answered as well as today.',
  },
};

export const month = {
  title: 'Your next 30 days.',
  lead: 'One thing a week. None of it needs us.',
  days: ['Days 1–7', 'Days 8–14', 'Days 15–21', 'Days 22–30'],
  first: 'If you do one thing this week',
  cost: 'Costs:',
  /** For the weeks that no change fills. `counts` marks one that a CRM used every day does already. */
  habits: [
    {
      counts: true,
      title: 'Count what comes in',
      cost: 'Ten minutes a day.',
      step: 'For one week, write down every enquiry: who asked, how soon they heard back, whether they booked.',
    },
    {
      title: 'Listen to yourselves',
      cost: 'An hour together.',
      step: 'Listen to five calls with the people who took them, and agree on one sentence to change.',
    },
    {
      title: 'Ask the quiet ones why',
      cost: 'An hour.',
      step: 'Call ten enquiries that went quiet, and write down the reason that each of them gives.',
    },
    {
      title: 'Write to those who know you',
      cost: 'Two hours.',
      step: 'Send a line, by name, to patients you haven’t seen for six months. Book the replies the same day.',
    },
  ],
  last: {
    title: 'Compare, and keep what moved',
    cost: 'An hour.',
    step: 'Put this month’s enquiries and bookings beside last month’s. Keep what moved, drop what didn’t, and take the eligibility check again.',
  },
};

export const standing = {
  title: 'Where you stand.',
  same: 'as is typical',
  above: 'above typical',
  below: 'below typical',
  unscored: '“Budget” has no bar: at this turnover we don’t judge what you spend on marketing.',
};

export const fit = {
  eligible: 'You’re eligible.',
  notYet: 'You’re not eligible yet.',
  eligibleText:
    'Your answers meet every condition that we set before we take over a clinic’s enquiries and ads.',
  notYetText:
    'We take over a clinic’s enquiries and ads only if it meets these conditions. Here’s how you compare, and why we ask.',
  allMet: 'You meet all conditions',
  met: 'Met',
  notMet: 'Not met',
  answered: 'You answered: {answer}',
  nothing: 'you skipped this',
  wanted: 'We look for: {wanted}',
  why: {
    role: 'The owner, a partner or the manager has to decide. If that’s you, tell us when you book. If not, send them this report.',
    turnover: 'Below that, our fee would cost more than it earns.',
    spend: 'We take over a budget that is there. Without one, begin with the changes above that need no ads.',
    spendSmall: 'Our plan needs a larger budget to work with. Begin with the changes above that need no ads.',
    /** Replaces the reason if one of the changes meets the condition. */
    change: 'The change “{title}” would meet this condition. Take any others first: then it brings in more.',
    spendSuits: 'What you spend suits your turnover. Our plan needs a larger budget to work with.',
  },
  startsAt: 'Plans start at {from}. Your range begins below that, so we count its middle.',
  orMore: '{sum} or more',
  plan: {
    kicker: 'The plan that fits',
    tight: 'Possible, but tight',
    /** Replace it if the report's steps leave a clinic more than the plan. */
    ownHours: 'If nobody in your team has {hours} hours a month',
    ownSteps: 'If your team has no time for these steps',
    /** Replaces it and follows it if little of the target is leaks closed. */
    tightNote: 'Make the changes above first. {name} suits you better once they hold.',
    fee: '{fee} a month, plus {vat} VAT',
    /** Follows it if calls or ads come on top. */
    inAll:
      'With {extras}, it adds {added} a month ({gross} with VAT). Including today’s marketing, that’s {share}% of turnover.',
    extras: { both: 'extra calls and ads', calls: 'extra calls', ads: 'more ads' },
    /** Follows it if the range of the visitor's turnover begins below that. */
    floor: 'We count {turnover}, the middle of your range. Below {least}, we’d advise against it.',
    leaves: {
      leaves: 'On our estimate it leaves you {expected} a month.',
      low: 'At the low end it’s {low}.',
      down: 'At the low end you’re {down} down by month {month}.',
    },
    includes: { term: 'Included', brief: 'What’s in it each month' },
    /** The sums of a month as rows. */
    bill: {
      title: 'What it comes to a month, before VAT',
      row: { term: 'Cost' },
      brief: 'It adds {added} a month',
      fee: 'Our fee',
      packs: 'Extra calls, in packs of {size}: {packs}',
      ads: 'More ads, paid to the platforms',
      added: 'New each month',
      spend: 'What you spend on marketing today',
      total: 'All marketing: {share}% of turnover',
    },
    beside:
      '{total} a month with calls, ads and what you spend today: {share}% of your turnover. Break-even in month {month}.',
    bar: 'How the target is made up',
    onTop: 'We count on closing {closable} of the leaks, and sign for three times the fee.',
    countedDemand:
      'We sign for three times the fee. New demand is the rest of that: about {needed} more enquiries at {each} each, once the leaks are closed. {ads} a month of ads brings {more}.',
    leaks: 'Leaks closed, of {likely}',
    countedCalls: 'We call {hours}, so we count {slow}% of the late answers and all second calls.',
    countedVisits: 'Your own team books the next visit, so we count {leak}% of that.',
    demand: 'New demand',
    sum: 'Minimum target a month',
    limit: 'We never advise all marketing above {most}% of turnover, so this needs a turnover of {least}.',
    /** Each term has an answer at a glance and, folded below it, its details. */
    rows: {
      target: {
        term: 'Guarantee',
        brief: '{target} a month more turnover by month {month}. If not, you pay no fee until it’s reached',
      },
      calls: { term: 'Calls', brief: 'We call all {enquiries} enquiries a month' },
      callsRest: { term: 'Calls', brief: 'We call {calls} of {enquiries} enquiries a month' },
      breakEven: { term: 'Break-even', brief: 'If all goes to plan, it has paid for itself by month {even}' },
      larger: {
        term: 'Larger plan',
        brief: '{largerName}, for {extra} a month more',
      },
      term: { term: 'Term', brief: '{months} months, then month by month' },
    },
    target:
      'Then our fee stops until you reach it; {goesOn}. What you’ve paid by month {month}, {paidByThen} in fees{callsByThen}, isn’t refunded. We compare your last {measured} months with the twelve before we began. It holds while you stay, the ads run, the diary has room (about {visits} visits a month), you report turnover and fees are paid.',
    /** Within the sentence above. */
    callsByThen: ' and {callsPaid} for extra calls',
    /** Follow the brief answer. */
    goesOnBrief: { ads: '(the ads go on)', calls: '(ads and extra calls go on)' },
    goesOn: {
      ads: 'your ads go on',
      calls: 'ads and extra calls go on, at {stillDue} a month on top of today’s spend',
    },
    callsToday: 'That’s today’s number.',
    allCalls: '{today} ask today, and the ads bring {more}.',
    countsOnce: 'An enquiry counts once, however often we call.',
    packs: '{included} are in the plan; more cost {pack} a month for each {size}.',
    rest: 'Your own caller takes the other {rest}, with our script and list.',
    late: 'If the target is only reached in month {month}, it’s month {evenLate}.',
    neverLate: 'If the target is only reached in month {month}, it takes more than two years.',
    onlyTarget: 'Both count only the target that we sign, which leaves you {net} a month.',
    larger:
      'A larger target in writing: {largerTarget} instead of {target}. The calls are the same. At its target {largerName} leaves you {largerNet}, and {name} {net}. If our estimate holds, it’s {largerExpected} and {expected}.',
    pace: 'We count {leaks} months until the leaks are closed, and {demand} until the ads bring their share.',
    withVat: 'If you can’t reclaim VAT, take off {vat} a month, and it’s month {evenWithVat}.',
    neverWithVat:
      'If you can’t reclaim VAT, the minimum target alone takes more than two years to pay it back: ask us before you sign.',
    paceOfLeaks: 'We count {leaks} months until the leaks are closed.',
    term: 'If you leave after {months} months, you have paid us {paid}, without ads.',
    /** What the plan leaves, beside what the clinic's own team could reach with the steps of the report. */
    outcome: {
      title: 'What it leaves you a month, before VAT',
      us: 'With {name}',
      own: 'Your own team',
      rows: {
        low: 'At the low end of our estimate',
        expected: 'If our estimate holds',
        guaranteed: 'If only the target we sign is reached',
        /** Replaces both if they are the same. */
        expectedSigned: 'If the target we sign is reached',
        hours: 'Phone hours for your team',
      },
      note: 'After fee, calls and ads, or your team’s wages. Your team takes every step but more ads, and closes {leak}% of each leak.',
      ownBetter:
        'If someone in your team has those hours, every month, do it without us: it leaves you more. If nobody has, the plan does it for you. Its website and films come on top: we count nothing for them.',
      /** Replaces it if the visitor says that there is no time. */
      ownBetterNoTime:
        'Your own team would earn more, but only if someone found those hours every month, and you told us there’s no time.',
      ownBetterCalled:
        'If your own team takes every step, it leaves you more. Our plan is for clinics where nobody has the time.',
      usBetter: 'If our estimate holds, the plan leaves you more, and takes none of those hours.',
      usSame:
        'If our estimate holds, you keep about as much, and your team gets those hours back. Its website and films come on top: we count nothing for them.',
      /** Follow it if the low end does not pay for the plan. */
      feeStops:
        'At the low end you’re {down} down by month {month}. Then our fee stops, the plan leaves you {lowUnpaid} a month, and it makes up the loss in about {back} months.',
    },
    /** Folded below the sums: how they are counted. */
    counting: { term: 'The sums', brief: 'How we count them' },
    link: 'What’s in it, line by line',
  },
  noPlan: {
    title: 'No plan fits yet, and we say so.',
    titleServed: 'You don’t need our plan.',
    small:
      'Our smallest plan suits a turnover of {from} a month and more. Below that, its fee would cost more than it earns.',
    share:
      '{plan} would come to {total} a month before VAT: {parts}. That’s {share}% of your turnover, and we never advise more than {most}%, which is {limit}.',
    parts: {
      fee: '{sum} for our fee',
      packs: '{sum} for {calls} calls beyond the plan’s {included}',
      ads: '{sum} more for ads',
      spend: 'the {sum} you spend today',
    },
    saving: 'If {sum} of today’s spend brings no bookings and can go, it fits.',
    fits: 'With today’s spend, a plan fits from a turnover of about {fits} a month.',
    unexplained:
      'Your figures don’t support the target that we would have to sign, so we don’t offer a plan.',
    calls:
      'You have so many enquiries that our calls would cost more than a caller of your own. Hire one first; finding and training callers is part of our work.',
    served:
      'Your own caller and your CRM already do what our plan would begin with. What’s left is in this report, and your own team can do it. For a second opinion on your ads, bring last month’s results to the free call.',
    unpaid: 'On these figures a plan would take more than a year to pay for itself, so we don’t offer one.',
    early: 'Too few people ask you yet for our fee to pay. The free steps above come first.',
  },
  plans: {
    kicker: 'What it costs',
    name: 'Three plans',
    fee: 'From {fee} a month, without VAT',
  },
  alone: {
    title: 'What to do without us',
    links: [
      { label: 'The lead guide: how to handle every enquiry, free', to: paths.leadGuide.overview() },
      { label: 'What your clinic leaves on the table', to: paths.calculator.start() },
      { label: 'Our notes on growing a clinic', to: paths.blog() },
    ],
    again: 'When a condition changes, take the eligibility check again. It takes five minutes.',
  },
};

export const closing = {
  title: {
    eligible: 'Thirty minutes, with your report open.',
    notYet: 'Let’s find the first step together.',
    served: 'Bring last month’s ads.',
  },
  text: {
    eligible:
      'Bring this report and last month’s enquiries. We’ll put your figures in place of our estimates.',
    notYet: 'Thirty minutes, free. Bring your questions; we’ll show you how to take the first step yourself.',
    served:
      'Thirty minutes, free. Bring what each ad cost and how many patients it brought. We’ll say which we’d stop, and where we’d begin.',
  },
  call: 'or call',
  done: 'Finish',
};

export const printed = {
  title: 'Your report: {score} out of 100',
  titleUnscored: 'Your report',
  address: 'This report’s address',
  note: 'Anyone who has it can read it.',
  book: 'Book a consultation:',
};
