import { list, p, steps, table } from '@upcurve/post-blocks/write';
import { paths } from '@upcurve/site-content/paths';
import type { GuideText } from './blocks.ts';

export const dailyWorkflow: GuideText = {
  searchTitle: 'A clinic caller’s day, hour by hour',
  description:
    'A working day for front desk and sales callers: call blocks, priorities when everything rings at once, the morning huddle, and five numbers worth counting.',
  summary: 'The day by the hour, for a caller and for someone alone at the desk.',
  lead: 'Calls made in the gaps between other work are made badly or not at all. Give them hours of their own, and the rest of the day grows calmer too.',
  sections: [
    {
      id: 'caller',
      title: 'The day of a caller',
      blocks: [
        p(
          'For someone whose job is enquiries. Shift it to your opening hours, but keep three calling blocks: people can talk before work, at lunch and after half past four.',
        ),
        {
          timetable: {
            caption: 'Opening hours 9 to 6',
            rows: [
              {
                time: '8.45',
                title: 'Read',
                text: 'Everything that came overnight. Sort it: worried patients first, then new enquiries, then replies.',
              },
              {
                time: '8.55',
                title: 'Huddle',
                text: 'Five minutes with clinic and desk. The list is below.',
              },
              {
                time: '9.00',
                title: 'First block',
                text: 'Overnight enquiries, oldest last: the newest are still thinking about you. Nothing stays “New” after ten.',
              },
              {
                time: '10.30',
                title: 'Write',
                text: 'Emails and messages that need a paragraph. Confirm tomorrow’s consultations.',
              },
              {
                time: '11.30',
                title: 'Clinician’s answers',
                text: 'Collect the answers to yesterday’s clinical questions and call those people.',
              },
              {
                time: '12.00',
                title: 'Second block',
                text: 'People on their lunch break. Take your own before or after.',
              },
              {
                time: '14.00',
                title: 'Follow-up',
                text: 'Days 1, 3, 7 and 14 of the sequence. Close what has reached day 30.',
              },
              {
                time: '15.00',
                title: 'Learn',
                text: 'One recorded call, scored, with a colleague. Fifteen minutes.',
              },
              {
                time: '15.30',
                title: 'Seen, undecided',
                text: 'People who had a consultation this week and asked to be called. Nobody else.',
              },
              {
                time: '16.30',
                title: 'Third block',
                text: 'Those who didn’t answer in the morning. The best hour for anyone with a job.',
              },
              {
                time: '17.45',
                title: 'Close the day',
                text: 'The record, five minutes. Then the message to the owner.',
              },
            ],
          },
        },
        p(
          'A new enquiry interrupts anything except a worried patient and a call in progress. That is what five minutes means.',
        ),
      ],
    },
    {
      id: 'alone',
      title: 'Alone at the desk',
      blocks: [
        p(
          'Many clinics have one person for the door, the phone and the diary. You can’t call for two hours. You can defend three short blocks, and tell everyone when they are.',
        ),
        {
          timetable: {
            caption: 'Three blocks you can keep',
            rows: [
              {
                time: '9.15',
                title: 'Twenty minutes',
                text: 'New enquiries from the night. The clinician greets the first patient.',
              },
              {
                time: '13.00',
                title: 'Twenty minutes',
                text: 'Between sessions. Follow-up calls, door on the latch.',
              },
              {
                time: '16.45',
                title: 'Thirty minutes',
                text: 'The missed ones. A colleague covers the desk, or it closes for enquiries.',
              },
            ],
          },
        },
        p(
          'Between the blocks, answer new enquiries by text within five minutes and give a time inside the next block. A named time that you keep is worth nearly as much as a call.',
        ),
      ],
    },
    {
      id: 'priorities',
      title: 'When everything rings at once',
      blocks: [
        steps(
          '**A patient with a worry after treatment.** Always. Get the clinician, then come back.',
          '**The person standing in front of you.** Look up, say “I’ll be with you in two minutes”, and be.',
          '**A phone that is ringing now.**',
          '**A new enquiry** on any channel.',
          '**Someone who was promised a call** at this time. If you must break it, tell them before it is broken.',
          '**Follow-up.**',
          '**Everything else**, stock orders included.',
        ),
        {
          script: {
            title: 'Two lines and a visitor',
            lines: [
              { aside: 'To the visitor, with your eyes, before you pick up.' },
              { you: 'I’ve seen you. Two minutes.' },
              { aside: 'To the caller.' },
              {
                you: '[Clinic], [your name]. I’ve a patient in front of me. May I call you back at ten past? What’s your number?',
              },
            ],
          },
        },
      ],
    },
    {
      id: 'huddle',
      title: 'Five minutes in the morning',
      blocks: [
        p('Standing, at the same minute every day, whoever is there. It replaces a dozen interruptions.'),
        {
          checklist: {
            title: 'The huddle, in this order',
            items: [
              'Anyone treated yesterday whom we should call today?',
              'Who comes for a first consultation, and what did they say, in their words?',
              'Which clinical questions are waiting, and who answers them by eleven?',
              'Which times are free this week and next?',
              'One thing that a patient praised or minded yesterday.',
            ],
          },
        },
      ],
    },
    {
      id: 'evening',
      title: 'The message at the end of the day',
      blocks: [
        {
          template: {
            title: 'To the owner, at a quarter to six',
            channel: 'Email',
            subject: '[Day]: [n] enquiries, [n] booked',
            text: 'New enquiries: [n]\nReached: [n]\nConsultations booked: [n]\nConsultations held: [n]\nLongest wait for a first attempt: [minutes], because [reason]\n\nWaiting for a clinician’s answer: [names, since when]\nSomething I heard more than once: […]\nI need from you: [nothing / …]',
          },
        },
        p(
          'The line “something I heard more than once” is the most valuable in the clinic. Three people who ask whether it hurts are next month’s film.',
        ),
      ],
    },
    {
      id: 'week',
      title: 'The week',
      blocks: [
        table(
          'What belongs on which day',
          ['Day', 'Beside the daily work'],
          ['Monday', 'Weekend enquiries first. No meetings before eleven.'],
          ['Tuesday', 'Listen to two calls with the team; change one line of the script.'],
          ['Wednesday', 'Evening calling until 7.30, for those who work shifts.'],
          ['Thursday', 'Fill gaps in the diary: people who asked for an earlier time.'],
          ['Friday', 'Clean the record. Reviews asked for, replies to reviews written.'],
          ['Saturday', 'If open: answer only, no follow-up.'],
        ),
        p(
          'The law sets no calling hours for a call that someone asked for. Keep to the hours of the clinic’s plan, and never before 8 am or after 8 pm unless they named another time.',
        ),
      ],
    },
    {
      id: 'numbers',
      title: 'Five numbers worth counting',
      blocks: [
        p(
          'Count them weekly, for the clinic and not against a person. Each is one figure divided by another, so anyone can check it.',
        ),
        table(
          'A worked example, with invented figures',
          ['Number', 'How', 'Example'],
          ['Reached', 'spoken to ÷ enquiries', '42 ÷ 60 = 70%'],
          ['Booked', 'consultations booked ÷ spoken to', '21 ÷ 42 = 50%'],
          ['Came', 'consultations held ÷ booked', '18 ÷ 21 = 86%'],
          ['Accepted', 'plans accepted ÷ consultations held', '9 ÷ 18 = 50%'],
          ['Waited', 'middle value of minutes to the first attempt', '11 minutes'],
        ),
        p(
          'Multiply the first four and you have patients per enquiry: 9 of 60 here. Now see what helps most. Had they reached 51 instead of 42, with everything else the same, it would be about 11. No ad was needed for those two, only someone at the phone at half past four.',
        ),
        p(
          'Pay callers for held consultations and kept promises, never for treatments sold. Someone whose rent hangs on a treatment will sooner or later push.',
        ),
      ],
    },
    {
      id: 'caller-care',
      title: 'Looking after the person who calls',
      blocks: [
        list(
          'No more than ninety minutes of calls without a break away from the screen.',
          'After an abusive or sad call: ten minutes, a colleague, no questions about the list.',
          'You may end a call that insults you. Say it once: “I’d like to help, and I can’t while you speak to me like that.” If it goes on: “I’m ending the call now. You can write to us at any time.”',
          'A no isn’t a failure. Nine refusals handled well are nine people who will speak well of you.',
        ),
      ],
    },
  ],
  practice: 'I have kept three calling blocks on five days running.',
  offer: {
    text: 'No room in the day for three blocks?',
    link: {
      label: 'Talk to us about a caller of your own, free for 30 minutes',
      to: paths.bookConsultation(),
    },
  },
};
