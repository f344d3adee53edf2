import { list, note, p, steps, table } from '@upcurve/post-blocks/write';
import { paths } from '@upcurve/site-content/paths';
import type { GuideText } from './blocks.ts';

export const psychologyTrust: GuideText = {
  searchTitle: 'Trust on the phone: psychology for clinic teams',
  description:
    'What people feel before they call an aesthetic clinic, what earns their trust, which pressure tricks to refuse, and when a good caller slows the sale down.',
  summary: 'What the person on the line is afraid of, and how to deserve their trust without tricks.',
  lead: 'Nobody stays with a clinic that talked them into something. They stay with the one where they felt safe to say no. This page is about being that clinic on the phone.',
  sections: [
    {
      id: 'feelings',
      title: 'What the person on the line feels',
      blocks: [
        p(
          'Your phone rings twenty times a day. Theirs is the call they have put off for weeks. By the time they dial they have looked at your pictures late at night, read your worst review twice and told nobody. Most of what sounds rude or vague on the phone is one of four fears.',
        ),
        table(
          'Four fears and what helps',
          ['The fear', 'How it sounds', 'What helps'],
          [
            'Being judged',
            '“It’s probably silly, but…”',
            'No surprise in your voice. “I’m glad you asked” and nothing cleverer.',
          ],
          [
            'Being sold to',
            '“I only want a price.”',
            'Give the price. Then say what they can do without buying anything.',
          ],
          [
            'Being hurt or spoilt',
            '“I don’t want to look done.”',
            'Who treats them, what that person is registered as, and that “no treatment” is a possible answer.',
          ],
          [
            'Being foolish with money',
            '“It’s a lot, isn’t it?”',
            'A written plan, time to think, the whole price with nothing added at the desk.',
          ],
        ),
        p(
          'You need not name the fear. Answer it, and the voice on the other end drops by half a tone. That is the sound of someone who has decided to stay on the line.',
        ),
      ],
    },
    {
      id: 'five-habits',
      title: 'Five habits that earn trust',
      blocks: [
        steps(
          '**Keep a small promise early.** “I’ll text you the address in five minutes” costs nothing. Done in four, it tells them how you’ll handle the large things.',
          '**Say what you don’t know.** “I can’t judge that, I’m not a clinician. She can.” Every “I don’t know” makes the next “I do know” worth more.',
          '**Name a limit before they find it.** “It won’t look the same on everyone, and sometimes she advises against it.” A clinic that has a no has a yes worth hearing.',
          '**Let them hold the pace.** Ask before each turn: “Shall I tell you how the consultation works?” People who give small permissions feel in charge, because they are.',
          '**Be the same everywhere.** The fee on the phone, on the page and at the desk is one figure. One difference undoes a month of kindness.',
        ),
      ],
    },
    {
      id: 'voice',
      title: 'How you sound',
      blocks: [
        p(
          'On the phone your voice is the room they walk into. Begin a little slower than feels natural and a little lower. After a minute match their pace and leave their mood alone: with an anxious caller you stay slow, with a brisk one you may shorten every sentence.',
        ),
        p(
          'Silence is a courtesy. After a question, count two before you help. After a price, count four. Nobody ever complained that a receptionist listened too long.',
        ),
        {
          wording: {
            say: [
              'Take your time.',
              'A lot of people find this hard to ask. What would you like to know?',
              'Let me make sure I understood you.',
            ],
            avoid: [
              'Don’t worry!',
              'Oh, that’s nothing, we see far worse.',
              'You’re so pretty, you don’t need it.',
            ],
            why: '“Don’t worry” tells people that their worry is unwelcome. Playing down or paying compliments about looks makes you a judge of their face, which is exactly what they feared.',
          },
        },
      ],
    },
    {
      id: 'honest-persuasion',
      title: 'Pressure, and its honest twin',
      blocks: [
        p('Every sales trick imitates something real. Use the real thing. If there is none, say nothing.'),
        table(
          'What we don’t do, and what we do',
          ['The trick', 'Why we leave it', 'The honest twin'],
          [
            '“Only two places left!”',
            'Untrue, and they’ll see the diary.',
            '“Saturdays go first. I have the 14th or the 28th.” Said only when it is so.',
          ],
          [
            'A price that ends tonight',
            'Medical decisions don’t belong under a clock. The ASA has ruled against offers that hurry people into procedures.',
            'The written plan and how long its price is held.',
          ],
          [
            'Finding fault: “And your jawline?”',
            'It plants a worry to sell its cure.',
            'Talk about what they raised, and only that.',
          ],
          [
            'A low “from” price nobody pays',
            'Misleading prices and late extra fees break consumer law.',
            'A range that most plans really fall into, everything included.',
          ],
          [
            '“So I’ll put you down for treatment”',
            'Consent is the clinician’s to seek, after a consultation.',
            '“Would you like to come and ask her?”',
          ],
          [
            'Reviews written by friends',
            'Fake reviews have been banned outright since April 2025.',
            'Ask every patient, in the same words, and publish what comes.',
          ],
        ),
        note(
          '',
          '**The rule:** doctors must not use promotional tactics that could push people into ill-considered decisions, and must give them time to reflect ([GMC, cosmetic interventions](https://www.gmc-uk.org/professional-standards/the-professional-standards/cosmetic-interventions)). For surgery, professional standards expect two weeks at least between consultation and operation. What you say on the phone counts as the clinic saying it.',
        ),
      ],
    },
    {
      id: 'proof',
      title: 'Proof without promises',
      blocks: [
        p(
          'People ask you for certainty. You can’t give it, and neither can the clinician. Give them evidence and a person instead.',
        ),
        {
          script: {
            title: '“Will it look natural?”',
            lines: [
              { patient: 'I’m scared of looking frozen. Will it look natural?' },
              { you: 'What does natural mean for you? What would you not want to lose?' },
              { patient: 'My laugh lines, actually. I like them.' },
              {
                you: 'I’ll write that down in those words. I can’t promise a result, nobody honest can. What I can do is put you in front of [clinician], who’ll tell you what she would and wouldn’t do, and show you patients of ours who agreed to be shown.',
              },
            ],
          },
        },
        list(
          'Show only your own patients, with their written consent, in the same light, without retouching.',
          'Say what a picture is: one person, at one time.',
          'Never show, name or hint at results of a prescription-only medicine in ads or posts. That is advertising the medicine.',
        ),
      ],
    },
    {
      id: 'permission',
      title: 'Permission to say no',
      blocks: [
        {
          script: {
            title: '“Are you trying to sell me something?”',
            lines: [
              { patient: 'Sorry, but are you just trying to sell me something?' },
              {
                you: 'Fair question. My job is to book consultations, yes. It’s also to tell you when one isn’t worth your time. If you’d rather have the information and think, I’ll send it and won’t call unless you ask me to. Which would you like?',
              },
              {
                aside:
                  'Mean it. If they choose the email, send it and set the record to “they’ll come to us”.',
              },
            ],
          },
        },
        p(
          'Said with goodwill, this sentence loses very little. Those who leave were leaving. Those who stay now know that they can trust the next one.',
        ),
      ],
    },
    {
      id: 'slow-down',
      title: 'When to slow the sale down',
      blocks: [
        p(
          'Sometimes the kind thing and the right thing is no booking today. You don’t diagnose anyone. You notice, you slow down, and you pass it on.',
        ),
        list(
          'They speak of one small feature with great distress, or say it stops them leaving the house.',
          'They’ve been to several clinics lately and were unhappy with all of them.',
          'Someone else wants the treatment more than they do.',
          'They are in the middle of grief, a break-up or a crisis, and want it done this week.',
          'They sound drunk, confused or frightened.',
        ),
        {
          script: {
            title: 'Slowing down',
            lines: [
              {
                you: 'Thank you for telling me that. It sounds as if this has been heavy lately. I don’t want to rush you into a diary slot. May I ask [clinician] to read my note first, and call you tomorrow by noon?',
              },
            ],
          },
        },
        {
          handover:
            'Write what was said, word for word, and tell the clinician the same day. If someone says that they may harm themselves, stay on the line, get the clinician now, and call 999 if there is danger. Samaritans answer day and night on 116 123.',
        },
        {
          checklist: {
            title: 'After a call, ask yourself',
            items: [
              'Would I be content if this call were played to the patient’s sister?',
              'Did I say anything that the clinician would have to take back?',
              'Did they know that they could say no?',
              'Did I keep, or write down, every promise I made?',
            ],
          },
        },
      ],
    },
  ],
  practice: 'I have caught one pressure phrase of my own and replaced it with its honest twin.',
  offer: {
    text: 'Would your own clinic pass its own trust test?',
    link: { label: 'Find out in five minutes', to: paths.eligibility.welcome() },
  },
};
