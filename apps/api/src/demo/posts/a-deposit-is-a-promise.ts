import {
  chart,
  columns,
  ebook,
  faq,
  h2,
  h3,
  list,
  note,
  p,
  stats,
  steps,
  table,
  tip,
} from '@upcurve/post-blocks/write';
import type { DemoPost } from './demo-post.ts';
import { sources } from './demo-post.ts';

export const aDepositIsAPromise: DemoPost = {
  slug: 'a-deposit-is-a-promise',
  title: 'A deposit is a promise, not a fine',
  excerpt:
    'Eight empty chairs in forty, and what helped: a small deposit, two reminders that want an answer, and terms that are fair in law and in the voice of the person who says them.',
  category: 'answering',
  author: 'helena',
  publishedDaysAgo: 110,
  publishedAt: '12:00',
  seo: {
    title: 'Deposits and no-shows at aesthetic clinics: a fair way',
    description:
      'What a missed consultation costs, what trials say about reminders, what UK consumer law allows you to keep, and the words to ask for a deposit.',
  },
  cover: {
    file: 'a-deposit-is-a-promise.webp',
    alt: 'A large gold coin rests in the dip of a rope; the rope is tied to an empty chair that carries a small white flag with a tick.',
  },
  blocks: [
    p(
      'The worst part of a no-show is not the money. It is the clinician in the doorway at 14.10, asking with her eyebrows, and the person at the desk who says “I did remind them”. Both are angry with someone who is not there. By 14.30 they are a little angry with each other.',
      'For years we did what most practices do. We sent a text the day before, we sighed, and we let people who had missed twice book a third time because the diary looked empty. What changed it was not a stricter rule. It was asking for a promise at the right moment, and making it easy to break in good time.',
    ),
    h2('What a missed consultation costs'),
    p(
      'An example, with the shares and the £450 of our e-book: consultations are booked 40 times a month, 32 people come, half of those buy a first treatment at £450. Each consultation that takes place is therefore worth £225 in takings. Eight missed ones are £1,800 a month, and more than five hours of a clinician’s time at forty minutes each.',
    ),
    stats(
      ['8 of 40', 'consultations missed in the example month'],
      ['£1,800', 'of takings that did not happen', '8 × £225'],
      ['5 h 20', 'of a clinician’s time, paid for and unused', '8 × 40 minutes'],
    ),
    p(
      'Not all of it can be won back. People fall ill, trains stop, children have temperatures. In my own practice about a third of those who missed had a reason that I would have accepted had they told me. The other two thirds had changed their minds and found it embarrassing to say so. Those are the ones a good system catches, because it lets them say so cheaply.',
    ),
    h2('Reminders work, with a limit'),
    p(
      'This is one of the few questions in our trade on which there are proper trials. In one, 502 outpatients of a Saudi hospital were assigned by chance to get a text message or not: [26.3 per cent of those reminded stayed away, against 39.8 per cent of the others](https://www.emro.who.int/emhj-vol-20-2014/volume-20-5/use-of-short-message-service-reminders-to-improve-attendance-at-an-internal-medicine-outpatient-clinic-in-saudi-arabia-a-randomized-controlled-trial.html). A [review of trials](https://journals.plos.org/plosone/article?id=10.1371/journal.pone.0104266) found the same direction for texts in thirteen of them taken together, and a slightly larger effect for telephone calls.',
    ),
    chart({
      kind: 'bars',
      title: 'Patients who missed their appointment in a randomised trial',
      unit: '%',
      points: [
        ['No reminder', 39.8],
        ['Text message', 26.3],
      ],
      source:
        'A. Youssef, Eastern Mediterranean Health Journal 20(5), 2014; 502 patients of an internal medicine clinic.',
    }),
    p(
      'Look at the second bar as well. A quarter still did not come. A reminder cures forgetting. It does nothing for someone who remembers perfectly well and would rather not.',
      'So make the reminder a question. “See you on Thursday” can be ignored. “Reply YES, or MOVE and I’ll ring you” cannot quite be, and the second word is the important one: it gives people who are wavering an exit with a door handle. Ours go out two days before and on the morning. No answer by noon on the day before means a call.',
    ),
    tip(
      'The reminder to copy',
      'Hello [first name], we have kept Thursday 5.40 for you with [clinician]. Reply YES to confirm or MOVE and I’ll find you another day. Until Tuesday evening your deposit simply comes along. [Your name], [clinic]',
    ),
    h2('What the deposit is for'),
    p(
      'A deposit of £30 does not cover an empty half hour and should not try to. It does one thing: it turns “I might” into “I said I would”. Whoever is not willing to put £30 towards a consultation that costs £40 was not going to come, and it is better to learn that today than on Thursday at ten past.',
      'You will lose bookings over it. Say you go from 40 to 37. If 34 of those come instead of 32, you see two more people with three fewer slots. The diary looks thinner and the till is fuller. Tell your team beforehand, or someone will panic in week two.',
    ),
    table(
      'The example month, without and with a deposit',
      ['', 'Without', 'With £30'],
      ['Booked', '40', '37'],
      ['Came', '32', '34'],
      ['Missed', '8', '3'],
      ['Bought a first treatment', '16', '17'],
      ['Takings', '£7,200', '£7,650'],
      ['Clinician’s time lost', '5 h 20', '2 h'],
    ),
    p(
      'The £450 is pleasant. The three hours and twenty minutes are the gain: time that can be offered to someone else.',
    ),
    h2('What you may keep'),
    p(
      'Now the part that many clinics get wrong, some of them in capital letters. “Deposits are strictly non-refundable” is not a law of nature. It is a contract term, and consumer law asks whether it is fair. The Competition and Markets Authority’s [short guide for businesses](https://www.gov.uk/government/publications/unfair-terms-explained-for-businesses-individual-guides) says in effect: you may protect yourself against loss, and only against loss. A deposit should be a small part of the whole price. What you keep should be a genuine estimate of what the cancellation costs you. A term that refuses any refund whatever happens is likely to be unfair, and an unfair term does not bind anyone.',
      'It follows that [when you fill the place again](https://competitionandmarkets.blog.gov.uk/2019/06/27/holiday-deposits-and-cancellation-fees-are-you-being-treated-fairly/) you have lost little and should give money back. And one more thing that surprises people: a booking made online or by telephone is a contract at a distance, for which [the Consumer Contracts Regulations 2013](https://www.legislation.gov.uk/uksi/2013/3134/part/3) give consumers fourteen days to change their mind unless an exception applies. Whether one does in your case is a question for your solicitor. Generous terms make it a dull one.',
    ),
    columns(
      [
        h3('Terms we would sign'),
        list(
          '£30 holds your consultation. It comes off the fee.',
          'Change or cancel up to 48 hours before: all of it comes back, or comes along.',
          'Later than that: we keep it, unless someone else takes your place or you were ill.',
          'If we cancel, you get it back the same day, with an apology and the first choice of times.',
        ),
      ],
      [
        h3('Terms to take down'),
        list(
          'No refunds under any circumstances.',
          'Full treatment price charged for a missed visit.',
          'Deposit lost if you are ten minutes late.',
          'By booking you agree to marketing messages.',
        ),
      ],
    ),
    h2('Asking without blushing'),
    p(
      'People do not mind a deposit. They mind being told about it in a different voice. If you drop your tone and speed up, you have told them that you think it is cheeky. Say it in the same breath as the time, as a hotel does.',
    ),
    steps(
      '“Thursday at 5.40 is yours.” (Give first.)',
      '“It’s £30 to hold it, which comes off the £40 on the day.” (One sentence.)',
      '“If something comes up, tell me by Tuesday evening and it all comes back.” (The exit.)',
      '“I’ve just sent the link. I’ll stay on while you open it.” (Help, not pressure.)',
    ),
    p(
      'If they hesitate, do not argue. “That’s fine. I can hold it until six this evening without, and then I’ll offer it to someone on the list.” It must be true. About half of them, in my experience, pay before six.',
    ),
    h2('The second miss'),
    p(
      'Once is life. After the second time the next booking is paid in full beforehand, for everyone, and the desk says it without a sigh: “We’ve missed each other twice, so for the next one I take the £40 now. It’s the same for everyone.” Nobody is banned, nobody is lectured, and the third miss is rare.',
    ),
    h2('Who pays, who need not'),
    faq(
      ['Should regulars pay deposits too?', 'Not until they miss one. Trust should pay people something.'],
      [
        'What about patients who really cannot spare £30 for a week?',
        'Let the desk waive it, once, on its own judgement and without asking you. A rule that nobody may bend will be broken by someone kind in a worse way.',
      ],
      [
        'Does a deposit belong on the website?',
        'Yes, beside the price, with the 48 hours. A charge that first appears at the payment step is the kind of surprise that [the price rules](/blog/put-the-price-on-the-page) are about.',
      ],
    ),
    note(
      'Check yours against the law',
      'This is how we read the rules, not legal advice. Have a solicitor read your terms once; it costs less than one argument.',
    ),
    ebook(
      'Step 3 of seven',
      'The e-book has the whole call, from the first ring to the deposit, in six lines that fit on a card by the phone.',
    ),
    ...sources(
      [
        'A. Youssef: short message reminders at an outpatient clinic, a randomised controlled trial, 2014',
        'https://www.emro.who.int/emhj-vol-20-2014/volume-20-5/use-of-short-message-service-reminders-to-improve-attendance-at-an-internal-medicine-outpatient-clinic-in-saudi-arabia-a-randomized-controlled-trial.html',
      ],
      [
        'H. Lin, X. Wu: systematic review of reminders, PLoS ONE 9(8), 2014',
        'https://journals.plos.org/plosone/article?id=10.1371/journal.pone.0104266',
      ],
      [
        'CMA: unfair terms explained for businesses',
        'https://www.gov.uk/government/publications/unfair-terms-explained-for-businesses-individual-guides',
      ],
      [
        'CMA blog: deposits and cancellation fees, 2019',
        'https://competitionandmarkets.blog.gov.uk/2019/06/27/holiday-deposits-and-cancellation-fees-are-you-being-treated-fairly/',
      ],
    ),
  ],
};
