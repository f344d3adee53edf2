import { pounds } from '@upcurve/site-content/money/format';
import { EXAMPLE } from '@upcurve/site-content/money/model';
import { placeholder } from '@upcurve/site-content/placeholders';
import { callingHoursOf, plans } from '@upcurve/site-content/pricing/plans';

export const hero = {
  title: 'The revenue department your clinic never had to hire.',
  lead: 'You change how people look and feel. We fill the diary.',
  asked: 'How many people ask you for an appointment in a month?',
  check: 'Check Eligibility Now',
  book: 'Book a free 30-minute consultation',
  /** What an owner can hold us to. */
  claims: [
    { claim: 'Tailored to aesthetic businesses,', text: 'nobody else' },
    { claim: 'Guaranteed revenue growth,', text: 'or no fee' },
    { claim: '360° marketing services,', text: `from ${pounds(plans.ground.fee)} a month` },
  ],
};

export const heroScene = {
  thread: [
    { at: '17:12', who: 'New enquiry', text: '“Is there anything before my sister’s wedding?”' },
    { at: '17:15', who: 'Called back', text: 'after three minutes, by name', isCall: true },
    { at: '17:21', who: 'Booked', text: 'Thursday, 10:20. Deposit paid.' },
  ],
  week: 'Example week',
  count: (booked: number, all: number) => `${booked} of ${all} booked`,
  key: { before: 'Before us', since: 'With us', one: 'This call' },
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  lost: `of turnover lost a month, at ${pounds(EXAMPLE.value / 100)} a visit.`,
};

export const whatWeDo = {
  title: 'What we do.',
  lead: 'Nine experts, one target: your Revenue Generating Department (RGD), with marketing, calls and figures, in your name.',
};

/** Each row is a clinic without the department, then the same clinic with it. */
export const comparison = {
  title: 'Does this sound like a Tuesday?',
  without: 'Without the RGD',
  with: 'With the RGD',
  rows: [
    {
      without: 'The phone goes mid-treatment. When you call back, they’ve booked elsewhere.',
      with: `Called within five minutes, ${callingHoursOf('ground')} or longer.`,
    },
    {
      without: 'Five suppliers, five green reports. Only the diary is empty.',
      with: 'One team, one plan, one person to call.',
    },
    {
      without: 'Someone asks what a patient costs you. Nobody in the room knows.',
      with: 'One page, from the ad to the till.',
    },
  ],
  turn: 'It isn’t a marketing problem. It’s a missing department.',
};

export const audiences = {
  title: 'Who we serve',
  check: 'Check Eligibility Now',
};

export const ebookCard = {
  button: 'Download the e-book',
};

/* A demo person’s story. pictures/README.md explains how to add the photograph. The settings have the name. */
export const founder = {
  picture: 'rooms/sales.webp',
  alt: '',
  title: 'Who runs it?',
  quote: '“I was the one who called back too late.”',
  story: placeholder(
    'Founder’s story',
    'I ran the front desk of a dental practice. One January we gave a colleague a headset and the list of people we’d meant to call. The diary filled. If your month was a bad one, you’ll hear it from me first.',
  ),
  role: 'Founder of Upcurve',
};

export const fitChecker = {
  title: 'Business Readiness & Fit Checker',
  text: 'A free half hour tells you whether we fit, and what to do first.',
  book: 'Book a consultation',
};
