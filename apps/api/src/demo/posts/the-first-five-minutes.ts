import {
  calculator,
  chart,
  columns,
  cta,
  faq,
  h2,
  h3,
  image,
  list,
  p,
  stats,
  steps,
  table,
  tip,
} from '@upcurve/post-blocks/write';
import type { DemoPost } from './demo-post.ts';
import { sources } from './demo-post.ts';

export const theFirstFiveMinutes: DemoPost = {
  slug: 'the-first-five-minutes',
  title: 'The first five minutes of an enquiry',
  excerpt:
    'What happens between the tap on your ad and the call, what the famous research really measured, and how to time your own clinic in an hour with a borrowed phone.',
  category: 'answering',
  author: 'helena',
  publishedDaysAgo: 233,
  publishedAt: '07:30',
  seo: {
    title: 'Reply to clinic enquiries in five minutes: how and why',
    description:
      'What response-time research measured, what a slow reply costs an example clinic in pounds, and a one-hour test to time your own enquiries this week.',
  },
  cover: {
    file: 'the-first-five-minutes.webp',
    alt: 'A clock face with its first five minutes filled in red; from there a coiled cord leads to a telephone receiver that someone has lifted.',
  },
  blocks: [
    p(
      'At 20.40 a woman sits on a sofa with a phone in one hand. She has looked at her cheeks in the bathroom mirror for a year. Tonight, between two episodes, she fills in your form. It takes her fifty seconds.',
      'Then she opens the next tab and fills in another one.',
      'At 20.44 a clinic rings her. It is not yours. You ring at 11.15 the next morning, when she is in a meeting, and leave a message. On your list she becomes “no answer, tried once”. In your head she becomes “leads from Instagram are rubbish”.',
    ),
    image(
      'one-evening.webp',
      'Three scenes side by side. At night a woman on a sofa looks at her phone. Under a lamp a telephone rings on a desk. In the morning the same sofa is empty and a telephone rings in vain.',
      '20.40, 20.44 and 11.15 the next morning.',
      'wide',
    ),
    p(
      'I ran the front of a practice for nine years and wrote that line more often than I would like. This is what I wish someone had shown me: what is known about speed, what is only repeated about it, and how to measure your own before lunch.',
    ),
    h2('What the research says, and what it does not'),
    p(
      'One article is quoted more than any other: [The Short Life of Online Sales Leads](https://hbr.org/2011/03/the-short-life-of-online-sales-leads) by James Oldroyd, Kristina McElheran and David Elkington, in the Harvard Business Review of March 2011. The authors sent a test enquiry to 2,241 American companies and waited.',
    ),
    stats(
      ['37%', 'replied within an hour', 'HBR, 2011'],
      ['23%', 'never replied at all', 'HBR, 2011'],
      ['42 hours', 'was the average among those who replied within 30 days', 'HBR, 2011'],
    ),
    p(
      'In a second set of figures, 1.25 million enquiries to 42 American firms, those who tried to reach a person within an hour were nearly seven times as likely to have a real conversation as those who tried an hour later, and more than sixty times as likely as those who waited a day.',
      'Three honest remarks. None of these firms was a British clinic. One of the authors ran a company that sold software for ringing enquiries back. And firms that answer fast are usually good at other things as well, so speed does not explain the whole gap.',
      'The five-minute rule itself is older and comes from [a study of 2007](https://id.scribd.com/document/16586416/MIT-Lead-Response-Management-Report-11-1-07) by Oldroyd and the same software company. If someone tells you that Harvard found it, they have not read either.',
      'I still believe in five minutes, for a reason that needs no study: at minute four she is holding the phone. It is the only moment in the whole affair when you know exactly where your patient is and what she is thinking about.',
    ),
    h2('Time your own clinic in an hour'),
    p(
      'Do not ask your team how fast they answer. They will tell you about the good days. Borrow three phones from people whose numbers your desk does not know, and spread five enquiries over a normal week.',
    ),
    steps(
      '**Tuesday, 12.35.** Ring. Count the rings. If you reach voicemail, leave nothing and see whether anyone rings the missed number.',
      '**Wednesday, 19.10.** Send the form on your website. Ask one real question: “Do you treat thread veins on the nose?”',
      '**Thursday, 15.00.** Send a direct message: “Hi, how much is a consultation?”',
      '**Saturday, 10.20.** Ring again, and say that you have a quick question about prices.',
      '**Sunday, 21.15.** Send the form a second time.',
    ),
    p(
      'Write down three times for each: when you sent it, when anything came back, and when a person came back who could have booked you in. The middle one is vanity. An automatic “thanks for your message” is not an answer, it is a receipt.',
    ),
    table(
      'What the sheet looks like: an example, not a client',
      ['Enquiry', 'Anything back', 'A person who could book', 'What happened'],
      ['Call, Tuesday 12.35', '7 rings, voicemail', 'Never', 'Nobody rang the missed number'],
      ['Form, Wednesday 19.10', '1 minute, automatic', '14 hours 20', 'Called twice, no message'],
      ['Message, Thursday 15.00', '3 hours 5', '3 hours 5', 'A price, no time offered'],
      ['Call, Saturday 10.20', '2 rings', 'At once', 'Kind, helpful, did not ask for a name'],
      ['Form, Sunday 21.15', '1 minute, automatic', '12 hours 50', 'Good call, booked'],
    ),
    p(
      'Read the last column aloud at the next meeting, without names. Nobody in this sheet is lazy. Everyone was with a patient, at home or asleep. That is the point: it is a rota problem that looks like a people problem.',
    ),
    h2('What slow costs, in pounds'),
    p(
      'Here is the worked example of our own calculator: 80 enquiries a month, 20 in 100 become patients, a visit brings in £350, and 35 in 100 patients come back twice in the following year. Only the speed of the first answer changes. The assumption behind it is ours and more cautious than the research: a clinic that answers the same day instead of within five minutes loses 15 bookings in every 115 it could have had.',
    ),
    chart({
      kind: 'bars',
      title: 'Takings lost in a year to a slow first answer',
      unit: '£',
      points: [
        ['Within five minutes', 0],
        ['Within the hour', 5326],
        ['The same day', 13_314],
        ['The next day', 22_192],
        ['Later, or not always', 35_504],
      ],
      source: 'Our own calculation with the assumptions of the revenue calculator; an example, not a survey.',
    }),
    calculator(
      'Put your own five figures in',
      'Two minutes, no name and no email address. Halve our assumptions if you think them too kind to us.',
    ),
    h2('Three repairs, cheapest first'),
    h3('1. The text-back, free, tonight'),
    p(
      'Most telephone systems can send a text when a call is missed. It takes ten minutes to switch on and turns a lost call into a conversation. Keep it discreet: anyone may see the screen.',
    ),
    tip(
      'The text to copy',
      'Hello, [name] here. You rang a moment ago while I was with someone, sorry. May I ring you at 1.15, or is tonight easier? One word is enough.',
    ),
    h3('2. One name for each hour, this week'),
    p(
      'Draw the week as a grid and put one name in every hour in which you advertise. Not a role, a name. “Whoever is free” is nobody. If an hour has no name, stop the ads in that hour or pay someone to answer in it; anything else is buying enquiries in order to lose them.',
    ),
    h3('3. A second and a third try, this month'),
    p(
      'The first call fails often, however quick it is. Ring again within two hours, at another time of day tomorrow, and once more on day four; then send the last text and stop. Four tries in ten days is our rule; the list I kept in my own practice shows that I usually stopped at one.',
    ),
    columns(
      [
        h3('Say'),
        list(
          '“You asked about the redness on your cheeks. Is this a good moment?”',
          '“I have Thursday at 5.40 or Saturday at ten.”',
          '“If I miss you, I’ll try once more tomorrow, then I’ll leave you in peace.”',
        ),
      ],
      [
        h3('Leave unsaid'),
        list(
          '“I’m just following up on your enquiry.”',
          '“When would suit you?”',
          '“We’ve been trying to reach you.”',
        ),
      ],
    ),
    h2('Fair questions'),
    faq(
      [
        'Does an answer at nine in the evening not look desperate?',
        'A call at nine might. A text does not: “Thank you, I’ve got your question. I can ring you now or at 9.15 tomorrow, which is better?” She chose the hour by writing in it. We do not ring after eight unless someone asked us to.',
      ],
      [
        'We are two people and both of us treat. What then?',
        'Then buy the first answer and keep the second. A trained answering service, or [a caller of ours](/services/sales-staff-hiring-and-training), takes the name, the worry and the hour; your own call comes when you are out of the room.',
      ],
      [
        'Can a chatbot do it?',
        'It can say that you are open. It cannot hear that someone is frightened. If you use one, let it ask one question and hand over, and say that it is a machine.',
      ],
    ),
    cta({
      title: 'The call itself, line by line',
      text: 'Speed gets you to the conversation. The script sequence in our lead guide is what we say in it, from “Hello” to “See you on Saturday”.',
      label: 'Open the script',
      href: '/lead-guide/script-sequence',
    }),
    ...sources(
      [
        'J. Oldroyd, K. McElheran, D. Elkington: The Short Life of Online Sales Leads, Harvard Business Review, March 2011',
        'https://hbr.org/2011/03/the-short-life-of-online-sales-leads',
      ],
      [
        'Lead Response Management: summary of the study of 2007, InsideSales.com and J. Oldroyd',
        'https://id.scribd.com/document/16586416/MIT-Lead-Response-Management-Report-11-1-07',
      ],
    ),
  ],
};
