import {
  comparison,
  contactForm,
  faq,
  h2,
  h3,
  note,
  p,
  stats,
  steps,
  table,
  tip,
  warning,
} from '@upcurve/post-blocks/write';
import type { DemoPost } from './demo-post.ts';
import { sources } from './demo-post.ts';

export const whomYouMayText: DemoPost = {
  slug: 'whom-you-may-text',
  title: 'Whom you may text on a quiet Friday',
  excerpt:
    'The diary has a hole and the phone has two thousand numbers. Which messages need consent, which need none, what the soft opt-in really asks, and why the fines grew teeth in 2026.',
  category: 'rules-and-trust',
  author: 'ruth',
  publishedDaysAgo: 89,
  publishedAt: '08:10',
  seo: {
    title: 'Texting past patients in the UK: PECR for clinics',
    description:
      'When a UK clinic may text, email or ring past patients: service or marketing, consent, the soft opt-in, the TPS, and ten everyday messages judged.',
  },
  cover: {
    file: 'whom-you-may-text.webp',
    alt: 'Small speech bubbles drift towards a garden gate: the red ones wait outside, the green and white ones have passed and rise.',
  },
  blocks: [
    p(
      'It is ten past two on a Friday. Saturday has five gaps. Someone says: “Let’s text everyone.” The system has 2,140 mobile numbers in it, the text costs four pence, and by half past two it is out: “Hi lovely! Last-minute slots tomorrow, 20% off skin boosters, reply to book xx”.',
      'Three people book. Eleven reply STOP. One of the eleven was a patient in 2019, asked you in 2021 not to write again, and is a solicitor.',
      'Texting past patients is one of the best things a clinic can do. It only needs one hour of order beforehand. Here it is.',
    ),
    h2('Two laws, one phone'),
    p(
      'UK GDPR says how you keep people’s details. The Privacy and Electronic Communications Regulations, PECR, say whom you may contact in order to sell something. Most clinics have thought about the first and never heard of the second, although the second is the one with the angry letters.',
      'PECR used to have a maximum fine of £500,000. [Since 5 February 2026](https://www.legaledge.co.uk/2026/04/what-the-recent-data-protection-updates-mean-for-your-business-in-plain-english-updated-april-2026/) it is £17.5 million or four per cent of turnover, the same as for UK GDPR. Nobody expects a clinic to be fined millions. But the regulator’s habits follow its powers, and since June 2026 you also need a proper way to take complaints about data.',
    ),
    stats(
      ['£500,000', 'the largest fine under PECR until February 2026'],
      ['£17.5m', 'or 4% of turnover since then, whichever is higher', 'Data (Use and Access) Act 2025'],
      ['£100,000', 'paid by EE in 2019 for “service” texts that sold something', 'ICO'],
    ),
    h2('Service or marketing?'),
    p(
      'Everything hangs on this question. A service message tells someone what they need to know about a thing they already have: the time, the address, the delay, the aftercare sheet. It needs no consent. Marketing encourages them to want something more, and “electronic mail” in the law means texts, emails, WhatsApp, voicemail and direct messages alike.',
      'One promotional line turns the whole message. The Information Commissioner’s Office [fined EE £100,000](https://markgraceygdpr.co.uk/2019/06/25/the-importance-of-knowing-your-service-messages-from-your-marketing-messages/) for texts about managing an account that also mentioned an upgrade, sent to people who had said no. Your reminder with “PS: 20 per cent off peels this week” is the same text.',
    ),
    table(
      'Ten messages from real life, judged',
      ['The message', 'What it is', 'What you need'],
      ['“You’re booked on Thursday at 5.40”', 'Service', 'The booking'],
      ['“We’re running 15 minutes late, sorry”', 'Service', 'The booking'],
      ['“How is the skin after Tuesday? Ring me if it’s hot or sore”', 'Service', 'The treatment'],
      [
        '“The review we agreed on falls in the week of 4 May. Shall I find a time?”',
        'Service, if they agreed to that review',
        'The plan in the record',
      ],
      ['“It’s been six months, time for a top-up!”', 'Marketing', 'Consent or soft opt-in'],
      ['“New: we now do laser for thread veins”', 'Marketing', 'Consent or soft opt-in'],
      [
        '“A place is free tomorrow at 11”, to the waiting list for that',
        'Service',
        'That they asked to be told',
      ],
      ['The same, to everyone', 'Marketing', 'Consent or soft opt-in'],
      ['“Would you leave us a review?”', 'We treat it as marketing', 'Ask at the desk, or with consent'],
      ['“Merry Christmas from all of us”', 'Marketing, in a paper hat', 'Consent or soft opt-in'],
    ),
    p(
      'The line between the fourth and the fifth is the useful one. If the clinician and the patient agreed on a date in the chair and it stands in the plan, the message carries out a plan. If nobody agreed on anything, it is an ad with a calendar. So agree on dates in the chair: [the second visit](/blog/the-second-visit) depends on it anyway.',
    ),
    h2('The soft opt-in, all of it'),
    p(
      'You may send marketing without consent to people who bought from you, or asked you about buying. It is called the soft opt-in, and nearly everyone remembers half of it. [All of these must be true](https://www.geldards.com/insights/ico-updated-guidance-on-electronic-marketing-consent-and-the-soft-opt-in-exemption/):',
    ),
    steps(
      'They gave **you** their details, themselves. Not a friend, not a list, not the clinic you bought.',
      'It was while they were buying or negotiating to buy. A question about prices counts; a competition does not.',
      'You write about **your own, similar** services. Skin to skin patients, yes. Your sister’s nutrition course, no.',
      'They could say no **when you took the details**, simply and without cost.',
      'They can say no **in every message** since.',
    ),
    p(
      'Number four is where clinics fall. If your paper form of 2019 had no box, the soft opt-in does not cover the people who filled it in, however happy they are. You cannot fix that by writing to ask, either, since asking for consent to marketing is itself marketing. You can ask the next time they stand before you.',
    ),
    comparison(
      'The box on the form',
      ['Does not work', 'Works'],
      [
        'Consent',
        '“By booking you agree to our communications”',
        '“□ Email □ Text: tell me about new treatments, about once a month”',
      ],
      [
        'Soft opt-in',
        'Nothing said, details used later',
        '“We may write to you about similar treatments. □ Please don’t”',
      ],
      ['Way out', '“Reply to unsubscribe@…” in the small print', '“Reply STOP” at the end of each text'],
      ['One box for all', 'Phone, text, email together', 'A box for each: they are separate consents'],
    ),
    h2('Ringing is different'),
    p(
      'For a live call by a person you need no consent. [You need three other things](https://ico.org.uk/for-organisations/direct-marketing-and-privacy-and-electronic-communications/guide-to-pecr/guidance-on-direct-marketing-using-live-calls/how-do-we-comply-with-the-rules-on-live-marketing-calls): the number is not registered with the Telephone Preference Service, unless that person told you that they welcome your calls; they have not asked you to stop; and you show your number. Being a patient of yours does not outrank the register. Checking a list costs pennies a number from any of the firms that do it.',
      'A call to someone who wrote to you this morning is not marketing in this sense. She asked. Ring.',
    ),
    h2('And it is still an ad'),
    p(
      'The advertising code reaches into the text message. No prescription-only medicine, “your usual” included. No “today only” on a procedure. No price without its extras. A message that is allowed under PECR can still break [rule 12.12](/blog/what-the-asa-lets-you-say), and the recipient has it in writing.',
    ),
    warning(
      'Health hides in lists',
      '“Everyone who had filler in spring” is a list of health data. Choose by interest they ticked rather than by treatment they had wherever you can, never upload such a list to an advertising platform, and send from a system that does not show recipients to one another. One CC instead of BCC can be a breach that you have to report.',
    ),
    h2('The hour of order'),
    steps(
      'Add two fields to the record: marketing by text, marketing by email. Three values: yes with date, no with date, not asked.',
      'Set everyone to “not asked” for whom you cannot show anything else. It will hurt. Do it.',
      'Make one list of those who said no, on any channel, ever. It outlives every system you buy.',
      'Put the question into the script at the desk, below.',
      'Write three messages for quiet days, have someone read them against this page, and keep them.',
    ),
    tip(
      'Asking at the desk',
      '“We sometimes text when a place comes free or when there’s something new for skin like yours, perhaps once a month. Would you like that? It makes no difference to your appointments.” Most people say yes to a person. Write down yes, today’s date and your initials.',
    ),
    h3('The Friday text that may go out'),
    p(
      '“Hello Sam, it’s Ruth at [clinic]. Two places have come free tomorrow, 10.20 and 3.00, for facials and peels. Reply 1 or 2 and I’ll ring you. Reply STOP and I won’t text again.” To those who ticked the box and live within half an hour: 160 people, not 2,140. Our bet is on the same three bookings, and nobody types STOP in capitals.',
    ),
    h2('Asked at the desk'),
    faq(
      [
        'May we ask a patient for her friend’s number?',
        'Better not. The friend gave you nothing, so neither consent nor the soft opt-in covers the message. Give the patient a card or a link to pass on herself.',
      ],
      [
        'Someone sent us a message on Instagram. May we add her to the newsletter?',
        'No. Answer her there. If the talk turns to treatment and price, ask whether she would like to hear from you, and note what she says.',
      ],
      [
        'How long does consent last?',
        'The law gives no number. We ask again after two years of silence; by then most people have forgotten you, and a forgotten consent reads like spam.',
      ],
    ),
    note(
      'Not legal advice',
      'This is how we keep the rules for our clinics. Where your data protection lead or solicitor says otherwise, they are right.',
    ),
    contactForm(
      'Send us your Friday text',
      'Paste it into the message, without names. We tell you within one working day whether we would send it, and why. Free, and no call follows.',
    ),
    ...sources(
      [
        'ICO: how to comply when sending marketing by electronic mail',
        'https://ico.org.uk/for-organisations/guide-to-pecr/guidance-on-direct-marketing-using-electronic-mail/how-do-we-comply-with-the-rules-on-sending-marketing-by-electronic-mail/',
      ],
      [
        'ICO: live marketing calls',
        'https://ico.org.uk/for-organisations/direct-marketing-and-privacy-and-electronic-communications/guide-to-pecr/guidance-on-direct-marketing-using-live-calls/how-do-we-comply-with-the-rules-on-live-marketing-calls',
      ],
      [
        'Geldards: consent and the soft opt-in',
        'https://www.geldards.com/insights/ico-updated-guidance-on-electronic-marketing-consent-and-the-soft-opt-in-exemption/',
      ],
      [
        'LegalEdge: what changed on 5 February and 19 June 2026',
        'https://www.legaledge.co.uk/2026/04/what-the-recent-data-protection-updates-mean-for-your-business-in-plain-english-updated-april-2026/',
      ],
    ),
  ],
};
