import { note, p } from '@upcurve/post-blocks/write';
import { paths } from '@upcurve/site-content/paths';
import { services } from '@upcurve/site-content/services';
import type { GuideText } from './blocks.ts';

export const scriptSequence: GuideText = {
  searchTitle: 'Call script for aesthetic clinics, line by line',
  description:
    'A complete phone script for clinic front desks: opening, listening, age check, consultation, price, booking and close, in words you can say today.',
  summary: 'The whole first call, line by line, from “Hello” to “See you on Saturday”.',
  lead: 'Seven short parts, in the order in which you say them. Learn the order by heart and the words will come. Read it aloud three times before a patient hears it.',
  sections: [
    {
      id: 'before',
      title: 'Before you dial',
      blocks: [
        p(
          'A good call is half done before it rings. Take one minute and no more: an enquiry that waits for perfect preparation goes cold.',
        ),
        {
          checklist: {
            title: 'The minute before a call',
            items: [
              'Open the enquiry: name, number, what they wrote, where they came from, when they asked.',
              'Search for the number. Have they been a patient, or did they call last week?',
              'Have two consultation times ready: one within three days, one outside office hours.',
              'Have the consultation fee and the price list in front of you, as your clinician approved them.',
              'Sit up, put the headset on, breathe out once. People hear how you sit.',
            ],
          },
        },
        p(
          'The words below are for calling back someone who filled in a form. Say them in your own voice but keep the order, because each part earns the right to the next.',
        ),
      ],
    },
    {
      id: 'open',
      title: '1. Open the call',
      blocks: [
        p('**Aim:** they know who you are, why you call, and that they are free to say “not now”.'),
        {
          script: {
            title: 'Opening a call back',
            lines: [
              { you: 'Hello, is that [first name]?' },
              { patient: 'Yes, who’s this?' },
              {
                you: 'It’s [your name] from [clinic] in [town]. You sent us a note twenty minutes ago and asked us to call. Is this a good moment, or shall I try you later?',
              },
              {
                aside: 'Stop and wait. If it’s a bad moment, agree a time and call at exactly that minute.',
              },
              { patient: 'No, it’s fine, I’ve got a few minutes.' },
              {
                you: 'Lovely. One thing first: we record our calls to train each other. If you’d rather we didn’t, say so and I’ll switch it off.',
              },
              { aside: 'Leave that line out if your clinic doesn’t record.' },
            ],
          },
        },
        {
          wording: {
            say: ['You asked us to call.', 'Is this a good moment?'],
            avoid: ['I’m just following up.', 'How are you today?', 'It’ll only take a second.'],
            why: 'They invited you, so say so. Small talk from a stranger sounds like a sales call, and a second that lasts ten minutes is the first promise you break.',
          },
        },
      ],
    },
    {
      id: 'listen',
      title: '2. Ask why, then be quiet',
      blocks: [
        p('**Aim:** they have told you, in their words, what bothers them and why now.'),
        {
          script: {
            title: 'Finding the reason',
            lines: [
              { you: 'You mentioned [the area around your eyes]. What made you get in touch now?' },
              { patient: 'I saw a photo from my cousin’s wedding and I look so tired.' },
              { you: 'Tired. And that isn’t how you feel?' },
              { patient: 'No, I feel fine. My face hasn’t caught up, that’s all.' },
              { aside: 'Two seconds of silence. The real reason often comes now.' },
              { patient: 'And I start a new job in September. I’d like to feel like myself.' },
              {
                you: 'So you feel well, you’d like your face to say so, and it would be good to have that settled before September. Have I got that right?',
              },
              { patient: 'Yes. Exactly that.' },
            ],
          },
        },
        p(
          'Type their own words into the record. “Looks tired, new job in September” lets your clinician begin where you stopped. “Interested in skin” makes the patient tell it all again.',
        ),
      ],
    },
    {
      id: 'check',
      title: '3. Check that we may help',
      blocks: [
        p('**Aim:** nobody is booked whom we must not book, and health stays a matter for the clinician.'),
        {
          script: {
            title: 'Age and health',
            lines: [
              { you: 'I ask everyone two things before we look at times. Are you over eighteen?' },
              { patient: 'I’m forty-one!' },
              {
                you: 'Thank you, I have to ask. And is there anything about your health that you’d want [clinician] to know? You needn’t tell me what it is. I can note that you’d like to raise it in private.',
              },
              { patient: 'I take something for my thyroid.' },
              {
                you: 'Thank you. I’m not medically trained, so I won’t guess what that means. I’ll note that you’d like to talk about a medicine, and she’ll go through it with you.',
              },
            ],
          },
        },
        note(
          '',
          '**The rule:** in England it’s an offence to give botulinum toxin or cosmetic fillers to anyone under 18, and also to book it, even with a parent’s permission. Ask every time, write the answer down, and check proof of age at the desk. What to say to someone younger is on [the page about forks](/lead-guide/conversation-flow#under-18).',
        ),
        {
          handover:
            'Any question that starts with “Is it safe if I…” or “Will it work for…”. Never say “that’ll be fine”, however ordinary it sounds.',
        },
      ],
    },
    {
      id: 'consultation',
      title: '4. Explain the consultation',
      blocks: [
        p('**Aim:** they can picture the visit and know that nothing is decided yet.'),
        {
          script: {
            title: 'What happens when you come',
            lines: [
              {
                you: 'The next step is a consultation with [clinician], who is a [nurse prescriber]. It takes [40] minutes. She’ll look at your skin, ask about your health, tell you what is possible and what isn’t, and write you a plan with prices.',
              },
              { you: 'You can go home and think about it. We’d rather you did.' },
              { patient: 'So I wouldn’t have it done there and then?' },
              {
                you: 'The first visit is for talking. Treatment comes only when you’ve had time with the information and you both think it is right.',
              },
            ],
          },
        },
      ],
    },
    {
      id: 'price',
      title: '5. Say the price out loud',
      blocks: [
        p('**Aim:** no surprise at the desk, and no apology in your voice.'),
        {
          script: {
            title: 'Fee and range',
            lines: [
              { patient: 'And how much is it?' },
              {
                you: 'The consultation is £[fee]. What comes after depends on the plan. For what people usually ask about [this concern], our prices run from £[low] to £[high], with everything included. You’ll have the exact figure in writing before you agree to anything.',
              },
              { aside: 'Stop talking. Don’t soften it, don’t discount it.' },
              { patient: 'Right. That’s more than I thought.' },
              {
                you: 'Thank you for saying so. Is it more than you want to spend, or would it help to hear what’s in it?',
              },
            ],
          },
        },
        p(
          'Whichever they answer, [the page on objections](/lead-guide/objection-handling#price) goes on from here. If a treatment might involve a prescription-only medicine, talk about the concern and the consultation; never about an offer.',
        ),
      ],
    },
    {
      id: 'book',
      title: '6. Book the time',
      blocks: [
        {
          script: {
            title: 'Two times and a deposit',
            lines: [
              { you: '[Clinician] has Thursday at 6.15 or Saturday at 9.40. Does either suit you?' },
              { patient: 'Saturday, I think.' },
              {
                you: 'Saturday the [14th] at 9.40, then. Could you spell your surname for me? And may we text this number about the appointment?',
              },
              { patient: 'Yes, that’s fine.' },
              {
                you: 'We hold the time with a deposit of £[25]. You get all of it back if you change or cancel more than [48] hours before. Shall I send you a secure link?',
              },
              { aside: 'A link is best. If you must take a card by phone, pause the recording first.' },
            ],
          },
        },
        p(
          'Texts about this appointment are service. Offers are marketing and need their own yes: ask for it separately, or not at all.',
        ),
      ],
    },
    {
      id: 'close',
      title: '7. Close and write it down',
      blocks: [
        {
          script: {
            title: 'The last half minute',
            lines: [
              {
                you: 'So that’s Saturday the [14th] at 9.40 with [clinician], at [address]. I’ll text you that now. Is there anything we haven’t talked about?',
              },
              { patient: 'Will she think I’m silly?' },
              {
                you: 'No. She’ll be glad you asked first. If anything occurs to you before Saturday, call and ask for me. I’m [your name].',
              },
              { patient: 'Thank you. That’s kind.' },
              { you: 'Thank you, [first name]. See you on Saturday.' },
              { aside: 'Let them hang up first. Then write the record, before the next call.' },
            ],
          },
        },
      ],
    },
    {
      id: 'incoming',
      title: 'When they call you',
      blocks: [
        p(
          'Answer the question they ask, then ask yours. A caller who gets a question for an answer calls the next clinic.',
        ),
        {
          script: {
            title: 'The price question in the first breath',
            lines: [
              { you: 'Good morning, [clinic], [your name] speaking.' },
              { patient: 'Hi, how much is lip filler?' },
              {
                you: 'From £[low] to £[high], depending on the plan, and the consultation is £[fee]. May I ask your name?',
              },
              { patient: 'Leila.' },
              { you: 'Thank you, Leila. Have you had it before, or would this be the first time?' },
              { aside: 'You are in part 2. Go on from there.' },
            ],
          },
        },
        {
          script: {
            title: 'A patient who is worried after treatment',
            lines: [
              { patient: 'I was in on Tuesday and it’s swollen and really hurts.' },
              {
                you: 'Thank you for calling, I’ll get you a clinician straight away. What’s your full name and date of birth, and your number in case we’re cut off?',
              },
              { patient: 'Amira Shah, fourth of May 1988, it’s this number.' },
              { you: 'Are you breathing, swallowing and seeing normally?' },
              { patient: 'Yes. It just throbs.' },
              {
                you: 'Stay on the line, I’m putting you through. If your breathing, swallowing or sight changes, call 999 first and us second.',
              },
            ],
          },
        },
        {
          handover:
            'Every worry after treatment, at once, ahead of everything else at the desk. Nobody at reception says what is normal. Ask your clinician to approve the question above and to name who takes these calls after hours.',
        },
      ],
    },
  ],
  practice: 'I have read the script aloud three times and made one call with it.',
  offer: {
    text: 'Nobody at your desk has time for calls like these?',
    link: { label: 'We hire and train the person who does', to: paths.service(services.sales.slug) },
  },
};
