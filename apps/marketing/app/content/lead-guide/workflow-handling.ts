import { list, note, p, table } from '@upcurve/post-blocks/write';
import { paths } from '@upcurve/site-content/paths';
import { services } from '@upcurve/site-content/services';
import type { GuideText } from './blocks.ts';

export const workflowHandling: GuideText = {
  searchTitle: 'Lead workflow for clinics: stages and follow-up',
  description:
    'How fast to answer, which stages an enquiry passes, and a thirty-day follow-up with every text and email written out, for UK aesthetic clinics.',
  summary: 'Speed, stages, a thirty-day follow-up with every message, and a record that stays clean.',
  lead: 'An enquiry is a promise to answer. The workflow keeps that promise on the days when nobody has time to remember it.',
  sections: [
    {
      id: 'speed',
      title: 'How fast is fast enough',
      blocks: [
        p(
          'They wrote to you while they were thinking about it. In an hour they’ll be thinking about supper. These are our rules; put your own figures in if you must, but write them down and measure them.',
        ),
        table(
          'Speed rules',
          ['The enquiry arrives', 'First attempt', 'And'],
          ['In opening hours', 'Within five minutes, by phone', 'A text at once if nobody answers'],
          ['A missed call', 'Within ten minutes', 'Call the number back, even without a message'],
          [
            'In the evening, before 8 pm',
            'By phone if you are staffed',
            'Otherwise an automatic reply that names a time',
          ],
          [
            'At night or on a Sunday',
            'Before 10 am on the next working day',
            'An automatic reply that names a time',
          ],
          [
            'A direct message',
            'Within thirty minutes',
            'Move to phone or email; no health details in the chat',
          ],
        ),
        {
          template: {
            title: 'Automatic reply out of hours',
            channel: 'Text message',
            text: 'Hello [first name], this is [clinic]. Your message has reached us. [Your name] will call you tomorrow between 9 and 10 from [number]. If another time suits you better, reply with it. If you are a patient and worried about a treatment, call [emergency number] now.',
          },
        },
      ],
    },
    {
      id: 'stages',
      title: 'The stages of an enquiry',
      blocks: [
        p(
          'Seven stages are enough. Each says what has happened, however hopeful you feel, and each has a longest stay. An enquiry that outstays it turns red and someone’s name is on it.',
        ),
        table(
          'Stages, and how long an enquiry may stay',
          ['Stage', 'It means', 'It leaves when', 'Longest stay'],
          ['New', 'Nobody has tried yet', 'A first attempt is logged', '5 minutes in hours'],
          ['Trying', 'Tried, no answer yet', 'You speak, or day 30 passes', '30 days'],
          ['Talking', 'Spoken, no booking', 'Booked, or a no', '14 days'],
          ['Booked', 'Date and deposit', 'They come, or don’t', 'Until the date'],
          ['Seen', 'Consultation held', 'A plan is accepted or declined', '30 days'],
          ['Patient', 'First treatment given', 'Never', 'None'],
          ['Closed', 'A no, with its reason', 'They come back', 'Until deletion'],
        ),
        p(
          'Every open enquiry has exactly one owner and one next step with a date. “Follow up” is no next step. “Call Thursday 5.30, after her shift” is one.',
        ),
      ],
    },
    {
      id: 'follow-up',
      title: 'Thirty days of follow-up',
      blocks: [
        p(
          'For someone who asked to be contacted and hasn’t answered yet. Six days on which you do something, then you stop. Each message helps with something; none asks whether they got the last one.',
        ),
        {
          timetable: {
            caption: 'The sequence',
            rows: [
              {
                time: 'Day 0',
                title: 'Call, text, call again',
                text: 'A call within five minutes, the text below, a second call three hours later at another time of day.',
              },
              {
                time: 'Day 1',
                title: 'Call and write',
                text: 'A call at a time of day you haven’t tried, then the email.',
              },
              {
                time: 'Day 3',
                title: 'Call, leave a voicemail',
                text: 'One voicemail in the whole sequence, without naming a treatment.',
              },
              {
                time: 'Day 7',
                title: 'A useful text',
                text: 'Answers the question that people in their place ask most.',
              },
              { time: 'Day 14', title: 'A last call', text: 'Call once more. No message if nobody answers.' },
              {
                time: 'Day 30',
                title: 'Goodbye',
                text: 'A short email that closes the file and leaves the door open.',
              },
            ],
          },
        },
        {
          template: {
            title: 'Day 0, when nobody answers',
            channel: 'Text message',
            text: 'Hello [first name], it’s [your name] from [clinic], about the note you sent us. I’ve just tried to call. When is a good time today or tomorrow? You can also simply text me your question.',
          },
        },
        {
          template: {
            title: 'Day 1',
            channel: 'Email',
            subject: 'Your question to [clinic]',
            text: 'Hello [first name],\n\nyou wrote to us yesterday and I haven’t managed to catch you, so here is what most people want to know first.\n\nA first visit is a consultation with [clinician, profession and registration number]. It takes [40] minutes and costs £[fee]. You go home with a written plan and prices, and with time to think.\n\nThe next times are [day, time] and [day, time]. Reply with one of them, or with a question. I read these myself.\n\n[Your name]\n[clinic, address, number]\n\nIf you would rather not hear from us about this, reply “no thanks” and I’ll close your enquiry.',
          },
        },
        {
          template: {
            title: 'Day 3',
            channel: 'Voicemail',
            text: 'Hello [first name], this is [your name], returning your message. Nothing urgent. You can reach me on [number], slowly: [number], until six today and from nine tomorrow. Thank you.',
          },
        },
        {
          template: {
            title: 'Day 7',
            channel: 'Text message',
            text: 'Hello [first name], [your name] from [clinic]. Many people ask whether a consultation commits them to anything. It doesn’t. If you’d like one, reply with a day that suits you. To hear no more about your enquiry, reply STOP.',
          },
        },
        {
          template: {
            title: 'Day 30',
            channel: 'Email',
            subject: 'Closing your enquiry',
            text: 'Hello [first name],\n\nI haven’t been able to reach you, so I’m closing your enquiry today and won’t write again about it. If the time comes, reply to this email or call [number] and ask for me. You won’t have to start from the beginning.\n\nAll the best,\n[Your name], [clinic]',
          },
        },
        note(
          '',
          '**The rule:** a reply to someone’s question isn’t marketing while it stays about that question. Offers, news and “we miss you” are. By text, email, WhatsApp or voicemail those need consent, or the narrow “soft opt-in”, and every one needs a way out. See [what the law expects](/lead-guide/contact-interaction#law).',
        ),
      ],
    },
    {
      id: 'stop',
      title: 'When to stop',
      blocks: [
        list(
          'They say no, stop, or “I’ll come to you”: stop at once, on every channel, and set the flag.',
          'The number is wrong or belongs to someone else: delete it, don’t guess.',
          'They are under 18: close it and send nothing.',
          'Day 30: close it. A year of silence is an answer.',
        ),
      ],
    },
    {
      id: 'no-show',
      title: 'When someone doesn’t come',
      blocks: [
        p(
          'Call ten minutes after the time. Be worried; leave cross for later. Most had a reason and all of them feel awkward.',
        ),
        {
          script: {
            title: 'Ten minutes late',
            lines: [
              {
                you: 'Hello [first name], it’s [your name] from [clinic]. I had you down for two o’clock. Is everything all right?',
              },
              { patient: 'Oh no, I completely forgot, I’m so sorry.' },
              {
                you: 'It happens. I’m glad you’re well. Would you still like to come? I can offer Tuesday at 4 or next Saturday at 10.',
              },
            ],
          },
        },
        p(
          'If nobody answers, send one text. Apply the deposit terms as they were told at booking, and to everyone alike. After a second missed visit the next one is paid for in full beforehand.',
        ),
      ],
    },
    {
      id: 'hygiene',
      title: 'A record that stays clean',
      blocks: [
        {
          template: {
            title: 'Call note',
            channel: 'Note in the record',
            text: 'Reason, their words: “[…]”\nWhy now: […]\nWould not want: […]\nOver 18: [yes, asked]\nFor the clinician: [nothing / wants to raise something in private]\nPrice said: consultation £[fee], range £[low] to £[high]\nPromised: […] by [time]\nNext step: [what] on [day, time], owner [name]\nContact agreed: [service texts yes/no] [marketing yes/no, asked how]',
          },
        },
        {
          checklist: {
            title: 'Five minutes before you go home',
            items: [
              'No enquiry is still “New”.',
              'Every open enquiry has a next step with a date.',
              'Nothing is dated yesterday.',
              'Duplicates are merged: the same number, the same email address.',
              'Closed enquiries have a reason: price, timing, distance, suitability, chose another, no answer, under 18, other.',
            ],
          },
        },
        p(
          'Write every note as if the patient will read it, because they may ask to. Facts and their own words; no opinions about looks, money or temper. Health details belong in the clinical system and nowhere else. Delete closed enquiries on the date your clinic has set. Twenty-four months is what we use.',
        ),
      ],
    },
  ],
  practice: 'I have set up the stages and sent myself the whole follow-up.',
  offer: {
    text: 'Want to see where your own enquiries get stuck?',
    link: {
      label: 'See how we track them from ad to treatment',
      to: paths.service(services.tracking.slug),
    },
  },
};
