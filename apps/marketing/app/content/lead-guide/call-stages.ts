import { h3, list, p, table } from '@upcurve/post-blocks/write';
import { paths } from '@upcurve/site-content/paths';
import type { GuideText } from './blocks.ts';

export const callStages: GuideText = {
  searchTitle: 'The stages of a first call, with times and aims',
  description:
    'A first call to an aesthetic clinic in nine stages: how long each takes, what it is for, how you know it is done, how to rescue it and how to score it.',
  summary: 'Nine stages with a time and an aim each, and a card to score your own calls.',
  lead: 'A first call takes about twelve minutes, in nine stages. It feels shorter to the patient when every minute has a purpose, and it goes wrong in places that can be named.',
  sections: [
    {
      id: 'at-a-glance',
      title: 'The call at a glance',
      blocks: [
        p(
          'The times are our rule of thumb for an unhurried first call. What matters is their proportion: the patient speaks for most of the first half, you for most of the second.',
        ),
        {
          timetable: {
            caption: 'A first call, minute by minute',
            rows: [
              { time: '−1:00', title: 'Prepare', text: 'Read the enquiry and have two times ready.' },
              { time: '0:00', title: 'Open', text: 'Who you are, why you call, whether the moment suits.' },
              { time: '0:45', title: 'Reason', text: 'They tell you why they wrote, and why now.' },
              {
                time: '1:30',
                title: 'Listen',
                text: 'You understand what bothers them and can say it back.',
              },
              {
                time: '5:00',
                title: 'Check',
                text: 'Age, and whether health is something to raise with the clinician.',
              },
              {
                time: '6:00',
                title: 'Consultation',
                text: 'They can picture the visit: who, how long, what they take home.',
              },
              { time: '8:00', title: 'Price', text: 'Fee and range, said once and plainly.' },
              { time: '9:30', title: 'Book', text: 'A date, a deposit, the right spelling.' },
              { time: '11:30', title: 'Close', text: 'They know the day, the place and your name.' },
              {
                time: '+2:00',
                title: 'Record',
                text: 'Their words, your promises, the next step with a date.',
              },
            ],
          },
        },
      ],
    },
    {
      id: 'first-half',
      title: 'The first half: they talk',
      blocks: [
        h3('Open and reason'),
        p(
          'You may go on when they have said anything longer than a sentence. If they answer in single words, you started too fast: say less and ask one plain question. “What would you like to be different?” opens more doors than any clever one.',
        ),
        h3('Listen'),
        p(
          'The longest stage, and the one that people skip. You may go on when you can finish this sentence and they say yes to it: “So you’d like … because …, and by …”. Until then, stay.',
        ),
        list(
          '**What** bothers them, in their words.',
          '**Since when**, and what they’ve tried.',
          '**Why now**: an event, a photograph, a remark, a birthday.',
          '**What they wouldn’t want**: often more useful than what they would.',
        ),
        {
          script: {
            title: 'When listening sticks',
            lines: [
              { patient: 'I don’t know, I just want to look better.' },
              { you: 'When did you last look in the mirror and think: yes, that’s me?' },
              { patient: 'Probably before the baby, so three years ago.' },
              { you: 'And what did you see then that you miss now?' },
            ],
          },
        },
        h3('Check'),
        p(
          'One minute, asked of everyone in the same words, so that nobody feels singled out. You may go on when age is clear and anything medical has been parked for the clinician. You aren’t taking a history. You’re making sure that the right person does.',
        ),
      ],
    },
    {
      id: 'second-half',
      title: 'The second half: you lead',
      blocks: [
        h3('Consultation'),
        p(
          'Tie it to what they told you. “She’ll look at why you seem tired when you aren’t” is an appointment made for one person. “It’s a full facial assessment” is a leaflet. You may go on when they ask something practical: that is what interest sounds like.',
        ),
        h3('Price'),
        p(
          'Say the figure and stop. You may go on when they have reacted, in whatever way. A reaction isn’t a refusal. If nothing comes for four seconds, ask: “How does that sit with you?”',
        ),
        h3('Book'),
        p(
          'Two times; nobody wants a diary read aloud. You may go on when date, name, number and deposit are done. If they hesitate here, an earlier stage was left unfinished: go back to it and don’t press on the date.',
        ),
        h3('Close'),
        p(
          'Day, time, place, person, and one thing that you’ll do within five minutes. Ask once whether anything was left out. The last worry comes out when the call is nearly over, and people remember how you met it.',
        ),
        h3('Record'),
        p(
          'Two minutes now or ten minutes tomorrow. The form of the note is on [the page about the workflow](/lead-guide/workflow-handling#hygiene).',
        ),
      ],
    },
    {
      id: 'back',
      title: 'Going back a stage',
      blocks: [
        p(
          'A call that stalls has left something behind. Don’t push forwards; find the stage and return to it.',
        ),
        table(
          'Where a call sticks, and where to go',
          ['You hear', 'Unfinished stage', 'Say'],
          [
            '“Can you just email me?”',
            'Reason',
            '“Of course. So that I send the right thing: what would you like it to answer?”',
          ],
          ['“I’ll have to see.”', 'Listen', '“What would you need to see?”'],
          [
            '“But would it work on me?”',
            'Check',
            '“That’s for [clinician] to say. Shall I tell you how she finds out?”',
          ],
          [
            '“And what do I get for £[fee]?”',
            'Consultation',
            '“Forty minutes, an examination and a written plan. May I take you through it?”',
          ],
          [
            '“I’ll call you back.”',
            'Price or partner',
            '“Happy to wait for that. Is it the cost, the time, or someone you’d like to ask?”',
          ],
        ),
      ],
    },
    {
      id: 'short',
      title: 'When there are only four minutes',
      blocks: [
        p(
          'They are on a platform, in a car park, between two meetings. Don’t squeeze twelve minutes into four. Do four stages well and leave the rest for a second call at an agreed time.',
        ),
        {
          script: {
            title: 'The four-minute call',
            lines: [
              { patient: 'I’m about to get on a train.' },
              { you: 'Then I’ll be quick. What’s the one thing you’d like to know before you go?' },
              { patient: 'Whether someone can see me before my holiday, on the 20th.' },
              {
                you: 'For a consultation, yes: the 3rd or the 5th. Whether there’s time for treatment before the 20th is for [clinician] to say, and she may well say afterwards is better. Are you over eighteen?',
              },
              { patient: 'Yes.' },
              {
                you: 'Shall I hold the 3rd at 5.30 for you until tomorrow noon, text you what it costs, and call you tonight at seven to finish?',
              },
            ],
          },
        },
      ],
    },
    {
      id: 'score',
      title: 'Score your own calls',
      blocks: [
        p(
          'Listen to two of your own calls a week: one that booked and one that didn’t. One point each. Eight or more is a good call, whether it booked or not. Talk about the lowest line, never about the caller.',
        ),
        {
          checklist: {
            title: 'The scorecard',
            items: [
              'I asked whether the moment suited, and waited.',
              'They spoke more than I did in the first five minutes.',
              'I said their reason back and they agreed.',
              'I asked about age.',
              'I gave no medical opinion.',
              'I explained the consultation in terms of their reason.',
              'I said the price once, plainly, and stopped.',
              'I offered two times.',
              'They knew that they could think about it.',
              'The record was written before my next call.',
            ],
          },
        },
      ],
    },
    {
      id: 'recording',
      title: 'Recording calls',
      blocks: [
        p(
          'A recording is personal data, and in a clinic often data about health. You may record if you do it openly and carefully.',
        ),
        list(
          'Say so at the start, in a sentence, and say what for. A line in the privacy notice alone isn’t enough.',
          'Let people decline, and be able to switch it off.',
          'Stop it for card details. Security codes must never be stored, in sound or in notes.',
          'Keep recordings for as long as you need them for training and disputes, then delete them. Ninety days is our rule of thumb; your data protection lead sets yours.',
          'Share them inside the team only. A call played in the break room for fun is a data breach.',
          'People may ask for a copy. Pass that on the same day: the clinic has one month.',
        ),
        {
          wording: {
            say: [
              'We record calls to train each other. If you’d rather we didn’t, say so and I’ll switch it off.',
            ],
            avoid: ['This call may be recorded for quality purposes.'],
            why: 'The first is a choice, made by a person to a person. The second is a notice that nobody has heard for years.',
          },
        },
      ],
    },
  ],
  practice: 'I have scored two of my own calls with the card.',
  offer: {
    text: 'We score calls like these every week for the clinics we work with.',
    link: { label: 'Let us listen to three of yours, in a free consultation', to: paths.bookConsultation() },
  },
};
