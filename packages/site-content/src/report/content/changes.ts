import type { Category } from '@upcurve/contracts/quiz/questions';
import type { Leaks } from '../../money/model.ts';
import { paths } from '../../paths.ts';

/** The text for a change whose question has no advice of its own. */
export interface ChangeTopic {
  title: string;
  why: string;
  thisWeek: string;
  link: string;
  /** The leak that the change closes, or new demand. */
  earns: keyof Leaks | 'demand';
  /** What the first steps cost, in hours and money. */
  cost: string;
  /** Follows the cost unless the clinic answers yes: what it has to get first. */
  toBegin?: string;
  /** Replaces these texts, and any advice, for a clinic that has not opened and has no patients or enquiries yet. */
  beforeOpening?: { title: string; thisWeek: string; cost: string };
  /** Set if advice with such a title takes someone who is paid: in pounds a month, or once where that is too much. */
  paid?: { title: RegExp; sum: number; cost: string; once: string };
  /** Set if the change is time on the phone, for first or second calls. With figures, the report works out its cost. */
  calls?: 'first' | 'second';
  /** Set if the question's best answer is not advice, because it is a sum or something the clinic cannot change. */
  hidesAnswers?: true;
}

/** Extra time for each enquiry, in minutes: a first call at once, one more attempt, and a note. */
export const CALLING_MINUTES = 10;
/** The working days of a month. */
export const WORKING_DAYS = 21;
/** Time for each open enquiry, in minutes: one more call, and a note. */
export const FOLLOW_UP_MINUTES = 5;
/** What an hour of someone at the desk costs a clinic, in pounds: the wage, with holidays, insurance and pension. */
export const HOURLY_WAGE = 16;
const CALLING_COST = `About ${CALLING_MINUTES} more minutes of someone’s time for each enquiry, at £${HOURLY_WAGE} an hour.`;

/** Patterns that reveal the subject of a question; the first match wins. */
export const topicsByWords: readonly (readonly [RegExp, ChangeTopic])[] = [
  [
    /testimonial|review/i,
    {
      title: 'Ask every happy patient for a story',
      why: 'People believe your patients sooner than your website.',
      thisWeek:
        'Ask the next five patients who thank you for three sentences, and for their consent to use them.',
      link: '/services/referral-program',
      beforeOpening: {
        title: 'Plan to ask your first patients for their words',
        thisWeek: 'Put the question, and the link, on the checklist for the end of each first visit.',
        cost: 'Ten minutes, once. No money.',
      },
      earns: 'demand',
      cost: 'A minute for each patient. No money.',
    },
  ],
  [
    /video|film/i,
    {
      title: 'Film the questions patients ask most',
      why: 'A face and a voice settle the nerves that a price list leaves alone.',
      thisWeek: 'Write down the ten questions you answered this week. The first three are your first films.',
      link: '/services/content-creation-and-video',
      beforeOpening: {
        title: 'Film the questions people will ask first',
        thisWeek:
          'Write down the five questions you expect. Film the first answer with a phone, by a window.',
        cost: 'An hour, with a phone you own.',
      },
      earns: 'demand',
      cost: 'An hour of filming a fortnight, with a phone you own.',
    },
  ],
  [
    /channel|\bads?\b|advert|google|instagram/i,
    {
      title: 'Add one channel, and look after it',
      why: 'One channel that’s answered and measured earns more than five that are merely open.',
      thisWeek: 'Ask every new enquiry how they found you, and write it beside their name.',
      link: paths.leadGuide.page('lead-sources'),
      beforeOpening: {
        title: 'Choose the one channel you’ll open with',
        thisWeek: 'Decide where your first 20 enquiries are to come from, and put the opening date there.',
        cost: 'Two hours a week. No money.',
      },
      earns: 'demand',
      cost: 'Two hours a week. No money.',
    },
  ],
  [
    /spend|budget/i,
    {
      title: 'Give marketing a fixed share of turnover',
      why: 'A share grows with the clinic and shrinks with it. Our rule of thumb: never above 15%.',
      thisWeek:
        'Decide what share of turnover you’d put in, and write down how many bookings it has to bring.',
      link: '/services/performance-tracking',
      beforeOpening: {
        title: 'Set a sum for the first three months',
        thisWeek: 'Choose one treatment, one postcode area and a sum you wouldn’t miss. Begin with that.',
        cost: 'An hour to decide.',
      },
      earns: 'demand',
      cost: 'An hour with last month’s figures.',
      hidesAnswers: true,
    },
  ],
  [
    /turn(s|ed|ing)? ?over|revenue|takings/i,
    {
      title: 'Earn more from the enquiries you have',
      why: 'The enquiry is paid for already. Each one that books costs you nothing more.',
      thisWeek: 'Count last week’s enquiries and how many of them booked.',
      link: paths.calculator.start(),
      earns: 'followUp',
      cost: 'An hour to count.',
      hidesAnswers: true,
    },
  ],
  [
    /crm|system|record/i,
    {
      title: 'Keep every enquiry in one place',
      why: 'What isn’t written down isn’t followed up, and nobody remembers the Tuesday it was lost.',
      thisWeek: 'Put this week’s enquiries in one list: name, source, what was said, what’s next.',
      link: paths.leadGuide.page('workflow-handling'),
      beforeOpening: {
        title: 'Keep every enquiry in one place from the first day',
        thisWeek:
          'Open one list (name, number, treatment, date, next step), and enter the first names today.',
        cost: 'Ten minutes a day. If you have no CRM, a free plan is enough.',
      },
      earns: 'followUp',
      cost: 'Ten minutes a day.',
      calls: 'second',
      toBegin: 'A CRM’s free plan is enough.',
    },
  ],
  [
    /caller|call |enquir/i,
    {
      title: 'Give new enquiries one owner',
      why: 'Someone you call back within minutes is still thinking of you.',
      thisWeek: 'Name one person, give them time free of patients every day, and time the first reply.',
      link: paths.leadGuide.page('daily-workflow'),
      beforeOpening: {
        title: 'Decide who calls enquiries before the first one comes',
        thisWeek: 'Write one name and two fixed times a day into the rota of your first month.',
        cost: 'Ten minutes for each enquiry, once they come.',
      },
      earns: 'slow',
      cost: CALLING_COST,
      calls: 'first',
    },
  ],
  [
    /who (looks after|answers|runs|is at)/i,
    {
      title: 'Have someone at the desk who isn’t treating',
      why: 'A phone that rings during a treatment is a patient for the clinic next door.',
      thisWeek: 'Count the calls nobody picked up this week, and note the hour of each.',
      link: '/services/sales-staff-hiring-and-training',
      beforeOpening: {
        title: 'Decide who answers while you treat',
        thisWeek: 'Write one name beside each opening hour of your first month.',
        cost: 'An hour with the rota.',
      },
      earns: 'slow',
      cost: CALLING_COST,
      calls: 'first',
    },
  ],
  [
    /front desk|hospitality|reception/i,
    {
      title: 'Train the first voice patients hear, and the last',
      why: 'How you answer the phone is the first thing a patient judges. Patients come back if someone asks them to.',
      thisWeek: 'Agree on one sentence that offers the next visit, and say it at every payment.',
      link: paths.leadGuide.page('call-stages'),
      beforeOpening: {
        title: 'Rehearse the first minute before anyone comes',
        thisWeek: 'Rehearse three moments with a friend as the patient: the door, the phone, the bill.',
        cost: 'An hour of rehearsal a week, within working hours.',
      },
      earns: 'returning',
      cost: 'An hour of rehearsal a week, within working hours.',
      paid: {
        title: /^Try a host/,
        sum: 350,
        cost: 'One morning a week: about £350 a month.',
        once: 'About £80 for one morning to learn from; one every week would cost more than it brings in here.',
      },
    },
  ],
  [
    /webinar|event/i,
    {
      title: 'Invite past patients to an evening',
      why: 'They know you, they bring a friend, and it costs you a room you already rent.',
      thisWeek: 'Pick a date six weeks off, and the one question the evening will answer.',
      link: '/services/podcast-production',
      beforeOpening: {
        title: 'Invite the neighbourhood to an opening evening',
        thisWeek: 'Pick the date, and the one question the evening will answer.',
        cost: 'One evening for two people, and about £100 for drinks.',
      },
      earns: 'demand',
      cost: 'One evening for two people, and about £100 for drinks.',
    },
  ],
  [
    /website|web site/i,
    {
      title: 'Make the website take bookings',
      why: 'Most visitors come in the evening, when nobody answers the phone.',
      thisWeek: 'Book a visit on your own site, on a phone, and count the taps.',
      link: '/services/website-design-and-development',
      earns: 'demand',
      cost: 'An hour to test it. What the repair costs depends on your site.',
    },
  ],
];

/** The fallback by category, if no pattern matches the question. */
export const topicByCategory: Record<Category, ChangeTopic> = {
  marketing: {
    title: 'Be found by more of the right people',
    why: 'A good clinic that nobody looks up has a quiet diary.',
    thisWeek: 'Ask every new enquiry how they found you, and write it beside their name.',
    link: '/services/seo',
    earns: 'demand',
    cost: 'Two hours a week. No money.',
  },
  sales: {
    title: 'Close the gap between enquiry and chair',
    why: 'Here the money for the enquiry is spent already.',
    thisWeek: 'Time how long this week’s enquiries wait for someone who can book.',
    link: paths.leadGuide.overview(),
    earns: 'slow',
    cost: CALLING_COST,
    calls: 'first',
  },
  financial: {
    title: 'Know what a new patient costs you',
    why: 'Without that figure every budget is a guess.',
    thisWeek: 'Divide last month’s marketing by last month’s new patients.',
    link: '/services/performance-tracking',
    earns: 'demand',
    cost: 'An hour with last month’s figures.',
    hidesAnswers: true,
  },
  business: {
    title: 'Set the clinic up to grow',
    why: 'Growth goes where someone has the time to look after it.',
    thisWeek: 'Name the person who answers for growth, and give them an hour a week.',
    link: paths.leadGuide.page('daily-workflow'),
    earns: 'followUp',
    cost: 'An hour a week of one person.',
    hidesAnswers: true,
  },
  general: {
    title: 'Fix what you named yourself',
    why: 'You know the clinic best.',
    thisWeek: 'Write down what it cost you last month, in pounds or in hours.',
    link: paths.calculator.start(),
    earns: 'followUp',
    cost: 'An hour to write it down.',
    hidesAnswers: true,
  },
};
