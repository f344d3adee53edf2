import { choice, type Draft } from './draft.ts';

export const TURNOVER: Draft = {
  text: 'What does the clinic turn over in a typical month?',
  inputType: 'multipleChoice',
  category: 'financial',
  options: [
    choice('under-15k', 'Under £15,000', { turnover: { from: 0, to: 15_000 } }, [
      'Fill the diary from people who already know you',
      'Our rule of thumb: below £15,000 a month ads are a gamble. Answered enquiries and asked patients cost only time.',
      'Call every enquiry of the last 90 days that never booked, and ask whether it’s still on their mind.',
      '/lead-guide/call-stages',
    ]),
    choice('15k-30k', '£15,000 to £30,000', { qualifies: true, turnover: { from: 15_000, to: 30_000 } }, [
      'Find the step where most enquiries stop',
      'Our rule of thumb: at this size more is lost after an enquiry arrives than is missing before.',
      'Count last month’s enquiries, calls answered, consultations and treatments. Work on the steepest drop.',
      '/calculator/start',
    ]),
    choice('30k-50k', '£30,000 to £50,000', { qualifies: true, turnover: { from: 30_000, to: 50_000 } }, [
      'Put a figure on every channel',
      'Our rule of thumb: what can’t be traced to a patient isn’t a channel yet, it’s a habit.',
      'Ask every new patient how they found you, and write it beside what they paid.',
      '/services/performance-tracking',
    ]),
    choice('50k-100k', '£50,000 to £100,000', { qualifies: true, turnover: { from: 50_000, to: 100_000 } }, [
      'Pay for an answered phone before you buy more clicks',
      'Our rule of thumb: at this size late call-backs cost more than a larger budget would bring.',
      'Check how long your last 20 enquiries waited for a call back. If half took over an hour, begin there.',
      '/services/sales-staff-hiring-and-training',
    ]),
    choice('above-100k', 'Above £100,000', { qualifies: true, turnover: { from: 100_000 } }, [
      'Plan by room and hour instead of by month',
      'At this size the diary is the ceiling. Our rule of thumb: an empty hour in a paid room is the dearest you own.',
      'Print next week’s diary by room, and mark the empty hours that could take your best treatment.',
      '/calculator/start',
    ]),
  ],
};

/* Spending nothing earns points too, because most clinics start that way. Turnover decides how many of them count. */
export const SPEND: Draft = {
  text: 'How much do you spend on marketing in a typical month?',
  inputType: 'multipleChoice',
  category: 'financial',
  options: [
    choice('none', 'Nothing at the moment', { points: 3, spend: { from: 0, to: 0 } }, [
      'Set aside a small, fixed sum and give it one job',
      'Our rule of thumb: 5% to 10% of turnover, never above 15%. One treatment and one area teach most for least.',
      'Choose one treatment, one postcode area and a sum you wouldn’t miss. Begin with that.',
      '/services/paid-media',
    ]),
    choice('under-1k', 'Under £1,000', { points: 5, spend: { from: 1, to: 1_000 } }, [
      'Put more into the one channel that pays, and drop the rest',
      'Our rule of thumb: £1,000 split four ways is too thin to learn from. One channel for 90 days tells you.',
      'Find which channel brought your last three patients, and move the rest of the money there.',
      '/services/paid-media',
    ]),
    choice('1k-2500', '£1,000 to £2,500', { points: 7, qualifies: true, spend: { from: 1_000, to: 2_500 } }, [
      'Add money only where you know what a patient costs',
      'Large companies spend 7.7% of revenue on marketing (Gartner, 2024). What one patient costs you is the better guide.',
      'Divide last month’s spend by the patients it brought, channel by channel. Raise the cheapest by a fifth.',
      '/services/performance-tracking',
    ]),
    choice('2500-5k', '£2,500 to £5,000', { points: 8, qualifies: true, spend: { from: 2_500, to: 5_000 } }, [
      'Raise what works by a fifth a month',
      'Our rule of thumb: a budget that doubles overnight buys worse clicks. Add 20% for as long as the cost of a patient holds.',
      'Write the cost of a new patient beside each campaign, and move a fifth from the worst to the best.',
      '/services/performance-tracking',
    ]),
    choice('5k-8k', '£5,000 to £8,000', { points: 9, qualifies: true, spend: { from: 5_000, to: 8_000 } }, [
      'Make each campaign answer for the patients it brings',
      'Our rule of thumb: pause a campaign that brings no patient in 60 days, and move its money to one that does.',
      'Rank campaigns by cost per treated patient. Pause the last, and see who misses it.',
      '/services/performance-tracking',
    ]),
    choice(
      '8k-12k',
      '£8,000 to £12,000',
      { points: 10, qualifies: true, spend: { from: 8_000, to: 12_000 } },
      [
        'Hold spend against turnover every month',
        'Our rule of thumb: above 15% of turnover marketing proves itself within the quarter, or it shrinks.',
        'Divide last month’s spend by its turnover. If that’s above 15%, cut where a patient costs most.',
        '/services/performance-tracking',
      ],
    ),
  ],
};
