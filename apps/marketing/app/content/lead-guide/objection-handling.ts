import { p, steps } from '@upcurve/post-blocks/write';
import { paths } from '@upcurve/site-content/paths';
import type { GuideText } from './blocks.ts';

export const objectionHandling: GuideText = {
  searchTitle: 'Objection handling for clinics, without pressure',
  description:
    'What to say to “too expensive”, “I need to think”, “I’m scared of pain” and seven more, what never to say, why, and when a no is simply a no.',
  summary: 'Ten objections: what they often mean, what to say, what not to say, and why.',
  lead: 'An objection is a question in a coat. Help it off with its coat, answer the question, and leave the door open. If it turns out to be a no, let it be one.',
  sections: [
    {
      id: 'method',
      title: 'Four steps for all of them',
      blocks: [
        steps(
          '**Thank.** “Thank you for saying so.” They could have hung up.',
          '**Ask.** One question to learn which of its meanings you heard.',
          '**Answer** that one, in two sentences.',
          '**Ask leave.** “Does that help, or is there something else?”',
        ),
        p(
          'Twice through the steps is the limit. Someone who has said no twice has decided, and the third attempt is pressure.',
        ),
      ],
    },
    {
      id: 'price',
      title: '“It’s too expensive”',
      blocks: [
        p('**Often means:** more than I have, more than I expected, or I don’t see what is in it.'),
        {
          script: {
            title: 'Finding out which',
            lines: [
              { patient: 'That’s too expensive for me.' },
              {
                you: 'Thank you for saying so. Is it more than you want to spend, or more than you expected?',
              },
              { patient: 'More than I expected, I suppose.' },
              {
                you: 'Then let me say what’s in it: [clinician]’s time, [the product], a check after two weeks, and someone who answers if you’re worried. You’d have the exact figure in writing before you decide. Does that help?',
              },
            ],
          },
        },
        {
          wording: {
            say: [
              'If it’s more than you want to spend, that’s a good reason to leave it. Shall I tell you what else she might suggest at a consultation?',
            ],
            avoid: [
              'I can do it for less if you book today.',
              'You’re worth it.',
              'It’s only a coffee a day.',
            ],
            why: 'A discount for deciding fast punishes thinking. The other two tell people how to value themselves and their money, which isn’t your business.',
          },
        },
      ],
    },
    {
      id: 'think',
      title: '“I need to think about it”',
      blocks: [
        p('**Often means:** exactly that. Good. Sometimes it means a question they didn’t like to ask.'),
        {
          script: {
            title: 'Make thinking easy',
            lines: [
              { patient: 'I’d like to think about it.' },
              {
                you: 'Please do, it’s your face and there’s no hurry. So that I send what’s useful: is there one thing you’ll be weighing up?',
              },
              { patient: 'The downtime, really.' },
              {
                you: 'I’ll have [clinician] put that in writing for you by Wednesday. Shall I call you on Friday, or would you rather come to us?',
              },
            ],
          },
        },
        {
          wording: {
            say: ['Would you rather I called, or wait to hear from you?'],
            avoid: ['What is there to think about?', 'I can only hold that price until tonight.'],
            why: 'Time to reflect isn’t an obstacle to consent, it is part of it.',
          },
        },
      ],
    },
    {
      id: 'partner',
      title: '“I have to ask my partner”',
      blocks: [
        p(
          '**Often means:** we share the money, I want support, or I would like a polite way out. All are fine.',
        ),
        {
          wording: {
            say: [
              'Of course. What do you think they’ll ask? I’ll give you the answers to take home.',
              'You’re welcome to bring them along, or come by yourself first.',
            ],
            avoid: ['Do you always ask permission?', 'Surprise them!'],
            why: 'Shame about needing a second opinion is manipulation. And you don’t know what happens in that home: never suggest hiding it, and never take a yes from the partner in her place.',
          },
        },
      ],
    },
    {
      id: 'fear',
      title: '“Does it hurt?” “I’m scared”',
      blocks: [
        p(
          '**Often means:** will I be looked after? You may not promise comfort or safety. You may describe the care.',
        ),
        {
          script: {
            title: 'Fear of pain',
            lines: [
              { patient: 'I’m terrified of needles.' },
              {
                you: 'Thank you for telling me. I’ll put it at the top of your notes, so she knows before you sit down. How much it’s felt differs, and she’ll tell you honestly what to expect. The consultation has no needles in it. You can stop at any time, also then.',
              },
            ],
          },
        },
        {
          wording: {
            say: ['What worries you most about it? I’ll ask her that for you.'],
            avoid: ['You won’t feel a thing.', 'It’s completely safe.', 'Everyone’s fine with it.'],
            why: 'Every treatment carries risk, and the clinician must be free to explain it. Your promise would contradict her.',
          },
        },
        { handover: 'Questions about risks, side effects, numbing or past reactions, in whatever words.' },
      ],
    },
    {
      id: 'looking',
      title: '“I’m just looking”',
      blocks: [
        {
          script: {
            title: 'Let them look',
            lines: [
              { patient: 'I’m just looking at the moment.' },
              { you: 'Then I’ll help you look. What would make one clinic right for you?' },
              { patient: 'Someone who doesn’t overdo it.' },
              {
                you: 'Ask each of them when they last sent someone home untreated. It’s a good test, also for us. Shall I email you the other questions worth asking?',
              },
            ],
          },
        },
        p('A buyer’s guide that is fair to your competitors is the best advertisement you’ll ever send.'),
      ],
    },
    {
      id: 'cheaper',
      title: '“I can get it cheaper elsewhere”',
      blocks: [
        {
          wording: {
            say: [
              'You may well. Check three things there: who treats you and their register, what product is used, and whom you call if something isn’t right.',
              'If they’re all as you’d want, it’s a fair price and I’d understand.',
            ],
            avoid: ['They’re cowboys.', 'You get what you pay for.', 'We’ll match it.'],
            why: 'Running others down makes you sound worried. Matching a price says that yours was never true. The three questions do the work, honestly.',
          },
        },
      ],
    },
    {
      id: 'reviews',
      title: '“I read a bad review”',
      blocks: [
        {
          script: {
            title: 'Meet it head on',
            lines: [
              { patient: 'I read a review that said you ruined someone’s lips.' },
              {
                you: 'I’m glad you asked me rather than just going away. I can’t talk about anyone’s treatment, even when they have. What I can tell you is what we do when someone’s unhappy: they see [clinician] within [two] days, and there’s a written procedure. Would you like to ask her about it yourself?',
              },
            ],
          },
        },
        {
          wording: {
            say: ['You’re right to read them. Read the replies too.'],
            avoid: ['She was a nightmare patient.', 'That one’s fake.'],
            why: 'The first breaks confidentiality. The second you can’t prove, and the listener wonders what you would say about them.',
          },
        },
      ],
    },
    {
      id: 'finance',
      title: '“Can I pay in instalments?”',
      blocks: [
        p(
          'Offering credit, and introducing people to a lender, is regulated by the FCA. Only those whom your clinic has cleared may speak about it, in the lender’s approved words.',
        ),
        {
          wording: {
            say: [
              'We work with a lender. [Colleague] can go through it with you, or I’ll send you their own page. Whether you’re accepted is their decision.',
              'You can also have one part of the plan now and another when it suits you, if [clinician] agrees.',
            ],
            avoid: ['Everyone gets accepted.', 'It’s basically free money.', 'It’s only £40 a month.'],
            why: 'A monthly figure alone hides the total, and borrowing for a cosmetic treatment deserves more thought. If the money sounds like a strain, stop selling.',
          },
        },
      ],
    },
    {
      id: 'bad-experience',
      title: '“Last time it went wrong”',
      blocks: [
        {
          script: {
            title: 'First the person, then the diary',
            lines: [
              { patient: 'I had filler somewhere else and it went lumpy. I don’t trust anyone now.' },
              {
                you: 'I’m sorry. I wouldn’t either, in your place. Is it troubling you at present, or is it over? I ask because if it is, I’d like [clinician] to call you today, whether or not you ever come here.',
              },
            ],
          },
        },
        {
          handover:
            'Anything that still hurts, swells or changes colour: the same day. No comment from you on the other clinic’s work.',
        },
      ],
    },
    {
      id: 'today',
      title: '“I want it done today”',
      blocks: [
        {
          wording: {
            say: [
              'I understand you’d like it over with. The first visit is to find out whether it’s right for you; the date for treatment comes after that, with time to think in between.',
            ],
            avoid: ['Let me see if we can squeeze you in.', 'If you pay now, she can do it straight after.'],
            why: 'Haste is the commonest reason for regret that a front desk can prevent. How long the pause is, the clinician decides; that there is one, you can promise.',
          },
        },
      ],
    },
    {
      id: 'no',
      title: 'When a no is a no',
      blocks: [
        {
          script: {
            title: 'Taking no for an answer',
            lines: [
              { patient: 'Thanks, but I’ve decided against it.' },
              {
                you: 'Thank you for letting me know, so many people just vanish. I’ll close your enquiry and nobody will call you. If you ever want to pick it up, ask for [your name]. May I ask what decided it? Only if you like.',
              },
            ],
          },
        },
        p(
          'Write the reason down in their words. Ten honest reasons are worth more to the clinic than one sale that had to be dragged over the line.',
        ),
      ],
    },
  ],
  practice: 'I have said each answer aloud and dropped one phrase from the “leave unsaid” side for good.',
  offer: {
    text: 'You have read the whole guide. If you would rather have it done than do it:',
    link: { label: 'Book a free 30-minute consultation', to: paths.bookConsultation() },
  },
};
