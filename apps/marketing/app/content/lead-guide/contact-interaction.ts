import { list, p, table } from '@upcurve/post-blocks/write';
import { paths } from '@upcurve/site-content/paths';
import { services } from '@upcurve/site-content/services';
import type { GuideText } from './blocks.ts';

export const contactInteraction: GuideText = {
  searchTitle: 'Text, WhatsApp and voicemail templates for clinics',
  description:
    'Templates for every channel a clinic uses, and the UK rules behind them: PECR, UK GDPR, confidentiality, identity checks, recordings and complaints.',
  summary: 'A template for every channel, and what UK law expects of each.',
  lead: 'People judge a clinic by its smallest message. Here are the messages, ready to copy, and the rules that every one of them has to keep.',
  sections: [
    {
      id: 'which',
      title: 'Which channel for what',
      blocks: [
        table(
          'Choosing a channel',
          ['Channel', 'Good for', 'Never for'],
          ['Phone', 'First contact, worries, bad news, complaints', 'Long instructions'],
          ['Text', 'Times, addresses, “I tried to call”', 'Health, treatments by name, arguments'],
          [
            'WhatsApp',
            'Those who wrote to you there first',
            'Photographs of skin, unless your clinic has a process for them',
          ],
          ['Email', 'Plans, prices, aftercare, anything to keep', 'Anything urgent'],
          ['Voicemail', 'Your name and a number', 'Why you’re calling'],
        ),
        p(
          'Answer on the channel they chose, then offer a better one. Ask once which they prefer and write it down.',
        ),
      ],
    },
    {
      id: 'voicemail',
      title: 'Voicemail',
      blocks: [
        p(
          'Anyone may hear it: a partner, a child, an office. Say nothing that reveals a clinic or a treatment unless they told you that messages are fine.',
        ),
        {
          template: {
            title: 'The discreet voicemail',
            channel: 'Voicemail',
            text: 'Hello, a message for [first name]. This is [your name], returning your call. My number is [number]. I’ll say it again: [number]. I’m there until six. Thank you, goodbye.',
          },
        },
        {
          script: {
            title: 'When someone else answers',
            lines: [
              { you: 'Hello, could I speak to [first name], please?' },
              { patient: 'She’s out. Who’s calling?' },
              { you: 'It’s [your name]. It’s nothing urgent, I’ll try again later. Thank you.' },
              { patient: 'What’s it about?' },
              { you: 'I’m returning her call. Have a good afternoon.' },
            ],
          },
        },
      ],
    },
    {
      id: 'texts',
      title: 'Text messages',
      blocks: [
        p(
          'One thought, your name, one thing to do. Under 300 characters. No capitals, no exclamation marks, no link that looks like a trap.',
        ),
        {
          template: {
            title: 'Booked',
            channel: 'Text message',
            text: 'Thank you, [first name]. You’re booked with us on [day, date] at [time], [address]. Change or cancel until [48] hours before on [number] and your deposit comes back in full. [Your name], [clinic]',
          },
        },
        {
          template: {
            title: 'Two days before',
            channel: 'Text message',
            text: 'Hello [first name], a reminder of your appointment at [clinic] on [day] at [time]. Reply YES to confirm, or call [number] to change it. Please bring photo ID.',
          },
        },
        {
          template: {
            title: 'Missed them at the time',
            channel: 'Text message',
            text: 'Hello [first name], we expected you at [time] and hope you’re all right. Call or text me on [number] when you can and we’ll find another time. [Your name]',
          },
        },
      ],
    },
    {
      id: 'whatsapp',
      title: 'WhatsApp',
      blocks: [
        p(
          'Use the clinic’s business account on a clinic device, never your own phone. Chats go into the record, then off the device.',
        ),
        {
          template: {
            title: 'First reply',
            channel: 'WhatsApp',
            text: 'Hello [first name], [your name] from [clinic]. Happy to help you here with times and prices. For anything about your health I’ll ask [clinician] to call you, as a chat isn’t the place for it. What would you like to know?',
          },
        },
        {
          template: {
            title: 'When a photograph arrives',
            channel: 'WhatsApp',
            text: 'Thank you for your trust. I’m not able to judge a photograph, and I don’t want to keep it here. I’ve told [clinician] you’d like her opinion and deleted the picture from this phone. She’ll call you by [time].',
          },
        },
        {
          handover:
            'A photograph from someone who has just been treated goes to the clinician before you answer. Ask them to call you now, and get help for them as you would on the phone.',
        },
      ],
    },
    {
      id: 'email',
      title: 'After the consultation',
      blocks: [
        {
          template: {
            title: 'The plan',
            channel: 'Email',
            subject: 'Your plan from [clinician]',
            text: 'Dear [first name],\n\nthank you for coming to see us. Your plan is attached, with what it would cost in full, what it can and can’t do, and the risks that [clinician] talked about with you.\n\nThere is nothing you need to decide now. The price is good until [date]. If a question comes up, write to me and [clinician] will answer it herself.\n\nMay I call you on [day] to hear how you feel about it? If you would rather I didn’t, just say so.\n\n[Your name]\n[clinic, address, number]',
          },
        },
        p(
          'Send it within a day, to an address they spelt out. Check it twice: a plan sent to the wrong person is a data breach, to be reported inside the clinic within the hour.',
        ),
      ],
    },
    {
      id: 'law',
      title: 'What the law expects',
      blocks: [
        p(
          'Two laws meet on your phone. UK GDPR says how you look after people’s data. PECR says whom you may contact to sell something. This is the short version for the desk; the [ICO](https://ico.org.uk) has the long one.',
        ),
        table(
          'Service or marketing?',
          ['Message', 'What it is', 'What you need'],
          ['Answering their question', 'Service', 'That they asked'],
          ['Confirming or moving a booking', 'Service', 'That they booked'],
          [
            'Text, email, WhatsApp, message or voicemail with an offer',
            'Marketing',
            'Consent for that channel, or the soft opt-in; a way out every time',
          ],
          [
            'Calling past patients about something new',
            'Marketing',
            'Not on the Telephone Preference Service unless they agreed to your calls; number shown',
          ],
          ['A robot that plays a recording', 'Marketing', 'Consent to exactly that. We don’t do it.'],
        ),
        list(
          '**Soft opt-in:** you got their details yourself while they bought or asked to buy, you write about similar treatments of your own, and they could say no then and can in every message.',
          '**No means no** on every channel, at once. Keep a suppression list, so that nobody imports them again.',
          '**A service text with an offer in it is marketing.** “See you Tuesday, and 20 % off peels!” breaks the rule.',
          '**Buying lists** is never worth it.',
        ),
        {
          script: {
            title: 'Asking for consent',
            lines: [
              {
                you: 'We sometimes email about new treatments, perhaps once a month. Would you like that? It makes no difference to your booking either way.',
              },
              { patient: 'Email’s fine, but no texts please.' },
              {
                you: 'Email yes, texts no. I’ve noted that with today’s date. You can change your mind at any time.',
              },
            ],
          },
        },
      ],
    },
    {
      id: 'privacy',
      title: 'Who is it, and who can hear?',
      blocks: [
        list(
          'Before you speak about an appointment, have them tell you their full name, date of birth and one more detail. They say it; you never read it out to them.',
          'At the desk, keep to times and first names. Treatments are discussed behind a door.',
          '“Is my wife booked in?” “I can’t say who is or isn’t a patient. I’m sure she’ll tell you.”',
          'Someone who asks for their data, in whatever words, has made a request. Pass it on the same day; the clinic has one month.',
          'Someone who asks you to delete their details, or says you misused them: the same. Complaints about data must be acknowledged within 30 days.',
        ),
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      blocks: [
        p(
          'A complaint is someone who still hopes that you’ll put it right. Your part is to listen, to write it down and to say what happens next. You don’t defend, you don’t admit fault, you don’t offer money.',
        ),
        {
          script: {
            title: 'The first two minutes',
            lines: [
              { patient: 'I paid six hundred pounds and I look worse than before.' },
              {
                you: 'I’m sorry you’re unhappy, and I’m glad you told us. May I hear all of it first, and then say what I’ll do?',
              },
              {
                aside:
                  'Let them finish. Take notes. Ask whether anything hurts or worries them right now; if so, a clinician first.',
              },
              {
                you: 'Let me read it back to you. Is that everything? Thank you. I’ll pass it to [manager] today. She’ll write to you by [date] and look into it with [clinician]. I’ll send you our complaints procedure now. What would you like to see happen?',
              },
            ],
          },
        },
        {
          template: {
            title: 'Within one working day',
            channel: 'Email',
            subject: 'We have received your complaint',
            text: 'Dear [name],\n\nthank you for telling us what happened. I’m sorry that you are unhappy. This is what I noted: [their account, in their words].\n\n[Manager] is looking into it and will answer you in full by [date]. Our complaints procedure is attached; it also says whom you can turn to if our answer doesn’t satisfy you.\n\nIf anything about your treatment worries you now, call [number] at any time.\n\n[Your name], [clinic]',
          },
        },
        p(
          'Reply to a bad review in public with two sentences and no facts: that you are sorry to read it, and how to reach a named person. Even “when you came to see us” confirms that someone is a patient.',
        ),
      ],
    },
  ],
  practice: 'I have put our own details into the templates and had them approved.',
  offer: {
    text: 'A good reply deserves a page that brings in the right question.',
    link: {
      label: 'See how we turn visitors into consultations',
      to: paths.service(services.conversion.slug),
    },
  },
};
