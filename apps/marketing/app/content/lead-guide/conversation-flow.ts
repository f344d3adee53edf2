import { h3, list, p, table } from '@upcurve/post-blocks/write';
import { paths } from '@upcurve/site-content/paths';
import type { GuideText } from './blocks.ts';

export const conversationFlow: GuideText = {
  searchTitle: 'How a clinic call flows, and every fork in it',
  description:
    'Steer a call without a script in your hand: which question to ask when, eight forks with exact words, under-18s, warm hand-overs and kind endings.',
  summary: 'Where conversations fork, what to say at each turning, and when to hand over.',
  lead: 'A script is a straight road and people aren’t. This page is the map of the side roads: how to notice a turning, take it, and come back.',
  sections: [
    {
      id: 'questions',
      title: 'Three kinds of question',
      blocks: [
        p(
          'Every call narrows like a funnel, then closes. Use the three kinds in this order and don’t go back to the first once you have reached the third.',
        ),
        table(
          'Questions from wide to narrow',
          ['Kind', 'It begins with', 'For example'],
          ['Opening', 'What, how, tell me', '“Tell me what made you write to us.”'],
          ['Narrowing', 'Which, when, how long', '“When do you notice it most?”'],
          ['Confirming', 'Is, have, shall', '“Have I got that right?” “Shall I hold that time?”'],
        ),
        p(
          'Ask one at a time. “Is it the lines or the skin, and have you had anything before, and when would you want it?” gets an answer to the last third and loses the rest.',
        ),
      ],
    },
    {
      id: 'tools',
      title: 'Echo, name, signpost',
      blocks: [
        p('Three small tools steer any conversation. They work in person and in writing too.'),
        list(
          '**Echo** the last important word, with a question mark. It means: go on.',
          '**Name** what you hear, carefully. “That sounds frustrating.” It means: I noticed.',
          '**Signpost** before you turn. “May I ask about something practical?” It means: you still hold the wheel.',
        ),
        {
          script: {
            title: 'All three in forty seconds',
            lines: [
              { patient: 'I had a peel somewhere else and it was a disaster.' },
              { you: 'A disaster?' },
              { patient: 'I was red for two weeks and they wouldn’t answer my messages.' },
              { you: 'Red for two weeks and nobody answered. That sounds lonely as well as sore.' },
              { patient: 'It was, actually.' },
              {
                you: 'I’m sorry that happened to you. May I ask you something practical? Would it help to know who answers here if you’re worried, and when?',
              },
            ],
          },
        },
      ],
    },
    {
      id: 'forks',
      title: 'The forks, on one page',
      blocks: [
        table(
          'What they say, and which way to go',
          ['They say', 'They want to know', 'Go to'],
          ['“How much is it?”', 'Can I afford to talk to you?', 'Price, at once; then back to their reason.'],
          ['“Is it safe with my medication?”', 'Will I be harmed?', 'The clinician. No opinion from you.'],
          [
            '“I want what she’s had.”',
            'Is it a thing you can buy?',
            'Their own reason, then the consultation.',
          ],
          [
            '“I don’t know what I need.”',
            'Is it all right not to know?',
            'Listen longer. Name no treatment.',
          ],
          ['“Can you do it today?”', 'Can someone end this worry?', 'Slow down. Explain the first visit.'],
          [
            '“I’m calling for my daughter.”',
            'Will you look after her?',
            'Age first. Then the daughter herself.',
          ],
          [
            'Silence, or one word at a time',
            'Can I trust you?',
            'Say less, more slowly. Offer to write instead.',
          ],
          [
            '“I’d like to complain.”',
            'Does anyone care?',
            'Listen to the end, thank them, [pass it on](/lead-guide/contact-interaction#complaints).',
          ],
        ),
      ],
    },
    {
      id: 'clinical',
      title: 'A clinical question',
      blocks: [
        {
          script: {
            title: '“Can I have it while I’m on antibiotics?”',
            lines: [
              { patient: 'Can I have it while I’m on antibiotics?' },
              {
                you: 'That’s one for [clinician] and not for me, because the answer depends on you. I’ll write the question down exactly as you asked it. She can call you before you book, or you can talk about it when you come. Which do you prefer?',
              },
              { patient: 'Before, please.' },
              { you: 'Then she’ll call you by tomorrow noon. If she hasn’t, call me: [your name].' },
            ],
          },
        },
        {
          handover:
            'Medicines, illnesses, pregnancy, allergies, pain, healing, whether something will work, whether something is normal. Also every question about a prescription-only medicine: its prescriber must examine the patient in person, and neither phone nor video will do for cosmetic injections.',
        },
      ],
    },
    {
      id: 'unsure',
      title: 'They don’t know what they need',
      blocks: [
        p(
          'This is the best enquiry of the day, and it is often handled worst. Don’t read them the treatment list. Naming treatments to someone who hasn’t asked is selling, and near to advising.',
        ),
        {
          script: {
            title: 'Not knowing is fine',
            lines: [
              { patient: 'I’ve no idea what I need. What do you recommend?' },
              {
                you: 'It’s good that you don’t have to know. That’s her job. Tell me what you see in the mirror that you’d like to change, and I’ll write it down for her.',
              },
            ],
          },
        },
      ],
    },
    {
      id: 'under-18',
      title: 'Someone under 18',
      blocks: [
        {
          script: {
            title: 'A kind and final no',
            lines: [
              { patient: 'I’m seventeen, but my mum’s fine with it.' },
              {
                you: 'Thank you for being straight with me. For injections like that the law in England says eighteen, and your mum’s permission doesn’t change it. I’m not allowed even to book it.',
              },
              { patient: 'But it’s only three months till my birthday.' },
              {
                you: 'Then you’ve three months to think, and nothing to lose by it. If it’s your skin that bothers you, a pharmacist or your GP can help now. And if someone offers to do it for you anyway, please don’t go.',
              },
            ],
          },
        },
        p(
          'The law as written covers botulinum toxin and cosmetic fillers in England; other parts of the UK have rules of their own. Our rule is one and the same wherever you work: no cosmetic injection under 18, nothing booked, no marketing sent. Write “under 18: no booking” in the record and close it.',
        ),
      ],
    },
    {
      id: 'someone-else',
      title: 'Calling for someone else',
      blocks: [
        {
          script: {
            title: 'A partner who wants to buy a treatment',
            lines: [
              { patient: 'I’d like to book my wife in for her birthday, as a surprise.' },
              {
                you: 'That’s a kind thought. We only book with the person who’d be treated, because it has to be her own wish. I could send you a card for a facial or a consultation that she can use or not. Would that do?',
              },
            ],
          },
        },
        p(
          'Give nothing away in return. Whether the wife is a patient already is confidential, also towards her husband, also on her birthday.',
        ),
      ],
    },
    {
      id: 'hand-over',
      title: 'The warm hand-over',
      blocks: [
        p(
          'A hand-over is warm when the patient doesn’t have to start again. Tell the clinician while the patient can hear it, or write the note so that it reads in ten seconds.',
        ),
        {
          script: {
            title: 'Putting someone through',
            lines: [
              {
                you: '[Clinician], I have Ruth on the line. She came for a peel on Monday and is worried about redness on her left cheek. She can breathe, swallow and see normally. Ruth, have I left anything out?',
              },
            ],
          },
        },
        {
          template: {
            title: 'Hand-over note',
            channel: 'Note in the record',
            text: 'For: [clinician]\nWho: [full name], [date of birth], [number]\nAsked, word for word: “[their question]”\nI said: you would call by [time, day]\nI didn’t say: anything about whether it is safe or normal\nUrgent: [yes, and why / no]',
          },
        },
      ],
    },
    {
      id: 'ending',
      title: 'Ending well when it isn’t for us',
      blocks: [
        p(
          'You don’t treat what they ask about, they live too far away, they aren’t ready. A good no is remembered and recommended.',
        ),
        {
          script: {
            title: 'A helpful no',
            lines: [
              {
                you: 'I’d rather tell you now than after a drive: we don’t do that here. Whoever you choose, look them up on their regulator’s register first: GMC for doctors, NMC for nurses, GDC for dentists. Is there anything else I can do for you?',
              },
            ],
          },
        },
        h3('Four ways a conversation breaks'),
        list(
          '**You interrupt.** Write your thought down and let them finish. It will keep.',
          '**You explain too early.** If you’re talking before minute two, stop and ask.',
          '**You ask two things at once.** They answer the easy one.',
          '**You fill the silence.** That was their turn.',
        ),
      ],
    },
  ],
  practice: 'I have taken three of the forks in a role play with a colleague.',
  offer: {
    text: 'Calls that reach your desk ought to be worth these words.',
    link: { label: 'See how we bring the right ones in', to: paths.whatWeDo() },
  },
};
