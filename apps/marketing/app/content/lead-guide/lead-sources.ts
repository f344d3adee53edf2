import { note, p, table } from '@upcurve/post-blocks/write';
import { paths } from '@upcurve/site-content/paths';
import { services } from '@upcurve/site-content/services';
import type { GuideText } from './blocks.ts';

export const leadSources: GuideText = {
  searchTitle: 'Lead sources: how each enquirer differs',
  description:
    'Search, social, referral, past patient or walk-in: what each enquirer already knows, the first line to say to them, and what you may and may not write back.',
  summary: 'Nine sources, what each enquirer already believes, and the first line for each.',
  lead: 'The same words mean different things from someone who searched, someone who scrolled and someone whose sister sent them. Look at the source before you dial, and begin where they are.',
  sections: [
    {
      id: 'overview',
      title: 'Who is calling, at a glance',
      blocks: [
        table(
          'How ready they are, and what they need first',
          ['Source', 'State of mind', 'They need first', 'Usual mistake'],
          ['Search', 'Has a problem, compares', 'A clear answer and a time', 'A sales talk'],
          [
            'Social ad form',
            'Curious, barely remembers',
            'To be reminded, gently',
            'Assuming they are ready',
          ],
          ['Direct message', 'Wants to stay hidden', 'A human, in writing', 'Pushing for a call at once'],
          ['Phone', 'Ready now', 'To be answered', 'Voicemail'],
          ['Referral', 'Trusts you by proxy', 'To be told their friend wasn’t discussed', 'Gossip'],
          ['Past patient', 'Knows you', 'To be recognised', 'Treating them as new'],
          ['Guide or quiz', 'Learning', 'A way to go on reading', 'Calling as if they had asked'],
          ['Listing site', 'Has asked five clinics', 'Speed and a name', 'A template'],
          [
            'Walk-in, event',
            'Looking round',
            'No pressure, something to take away',
            'The diary in the first minute',
          ],
        ),
      ],
    },
    {
      id: 'search',
      title: 'Search and your website',
      blocks: [
        p(
          'They typed a problem and chose you out of ten. They have read your prices and your clinicians’ names, and they’ll notice if you haven’t.',
        ),
        {
          script: {
            title: 'First line',
            lines: [
              {
                you: 'You wrote through our page about [rosacea], and asked whether [the redness comes back]. That’s a good question for [clinician]. May I ask how long you’ve had it?',
              },
            ],
          },
        },
        p('Give them a time in the first five minutes. Whoever compares is comparing replies.'),
      ],
    },
    {
      id: 'social-form',
      title: 'Forms on Instagram and Facebook',
      blocks: [
        p(
          'Two taps and their details were filled in for them. Some are serious, some have forgotten by the time you call. Remind them without accusing them.',
        ),
        {
          script: {
            title: 'First line',
            lines: [
              {
                you: 'You left us your number on Instagram earlier, under the film about [skin that looks tired]. You may have been scrolling, so no harm done if it was in passing. Was there something you wanted to know?',
              },
              { patient: 'Oh, yes. I did wonder, actually.' },
              { you: 'Tell me what you wondered.' },
            ],
          },
        },
      ],
    },
    {
      id: 'messages',
      title: 'Direct messages and comments',
      blocks: [
        p(
          'Someone who writes at eleven at night doesn’t want a call. Answer in writing, with your name, and offer the call as one of two ways.',
        ),
        {
          template: {
            title: 'Reply to “How much?” in a message',
            channel: 'Direct message',
            text: 'Hello [first name], [your name] here, I look after new patients at [clinic]. A consultation is £[fee] and takes [40] minutes; what comes after depends on what [clinician] finds, and you get it in writing. I can send you two times, or call you if that’s easier. Please keep anything about your health for the consultation: this chat isn’t private enough for it.',
          },
        },
        note(
          '',
          '**The rule:** prescription-only medicines may not be advertised to the public ([CAP Code, rule 12.12](https://www.asa.org.uk/advice-online/healthcare-prescription-only-medicine.html)). That covers botulinum toxin by any name, nickname, hashtag or hint, and wrinkle-relaxing or slimming injections where only such a medicine can be meant. Public replies to comments count. Offer “a consultation about lines and wrinkles”, and take the rest to a private conversation with someone qualified.',
        ),
        {
          wording: {
            say: [
              'Thank you! A consultation is the place to find out what suits you. I’ve sent you a message.',
            ],
            avoid: [
              'Three areas £[…] this week only!',
              'Yes we do the B word, DM us.',
              'You’d be perfect for it.',
            ],
            why: 'The first says nothing about a medicine. The others advertise one, hurry a decision, or give a medical opinion, in public and under your clinic’s name.',
          },
        },
      ],
    },
    {
      id: 'phone',
      title: 'People who call',
      blocks: [
        p(
          'They chose the hardest way to reach you, so they are further than they sound. Three rings, your name, no menu. If you can’t talk, don’t put them on hold: take the number and say when.',
        ),
        {
          script: {
            title: 'When you are with a patient',
            lines: [
              {
                you: '[Clinic], [your name]. I’m with a patient and you deserve proper attention. What’s your number? I’ll call you at twenty past, and if I’m not on the phone to you by then you may tell me off.',
              },
            ],
          },
        },
      ],
    },
    {
      id: 'referral',
      title: 'Referrals from patients',
      blocks: [
        p('They arrive trusting you and leave if that trust turns out to be indiscreet.'),
        {
          script: {
            title: 'Discretion first',
            lines: [
              { patient: 'My friend Joanne comes to you. What did she have?' },
              {
                you: 'How nice that someone mentioned us. I can’t talk about anyone who may or may not be a patient, and I’ll keep quiet about you just the same. What would you like for yourself?',
              },
            ],
          },
        },
        p(
          'If your clinic rewards referrals, the reward must not depend on a prescription-only medicine, and the friend gives you their own details themselves. Don’t text someone because a friend gave you the number.',
        ),
      ],
    },
    {
      id: 'past-patients',
      title: 'Past patients',
      blocks: [
        p('Read the record before you say hello. What they had, whom they saw, whether anything went wrong.'),
        {
          script: {
            title: 'First line',
            lines: [
              {
                you: 'Welcome back, [first name]. You saw [clinician] in [month], and she’s still here. Is it about the same thing, or something new?',
              },
            ],
          },
        },
        p(
          'Calling past patients who haven’t asked is marketing. Check the marketing flag and the Telephone Preference Service first, and never call those who said no.',
        ),
      ],
    },
    {
      id: 'learners',
      title: 'Readers of a guide, takers of a quiz',
      blocks: [
        p(
          'They asked for a document and nothing else. Contact them as they agreed when they left their details, and only so.',
        ),
        {
          template: {
            title: 'Three days after a download',
            channel: 'Email',
            subject: 'Was the guide any use?',
            text: 'Hello [first name],\n\non [day] you asked us for “[title]”. Page [four] is the one people write to us about. If it left a question open, reply and I’ll put it to [clinician].\n\nYou said we might write to you about our treatments. If you have changed your mind, use this link: [unsubscribe link].\n\n[Your name], [clinic, address]',
          },
        },
      ],
    },
    {
      id: 'listings-events',
      title: 'Listing sites, events and walk-ins',
      blocks: [
        p(
          'On a listing site you are one of five tabs. Answer within minutes, with a first name and one true sentence about their question; everyone else sends a template.',
        ),
        {
          script: {
            title: 'Someone walks in',
            lines: [
              {
                you: 'Good afternoon, come in. Are you looking round, or is there something I can find out for you?',
              },
              { patient: 'Just looking, really.' },
              { you: 'Please do. The price list is there, and I’m here if you’d like to ask anything.' },
            ],
          },
        },
      ],
    },
    {
      id: 'ask',
      title: 'Ask everyone, write it down',
      blocks: [
        p(
          'What the system recorded is the last click. What they remember is the reason. You want both, because next month’s advertising is paid for out of what you write here.',
        ),
        {
          script: {
            title: 'The one question',
            lines: [
              { you: 'May I ask how you first came across us?' },
              { patient: 'Google, I think.' },
              { you: 'And before that, had you heard our name anywhere?' },
              { patient: 'My hairdresser said you were good.' },
              { aside: 'First heard: hairdresser. Came through: search. Record both.' },
            ],
          },
        },
      ],
    },
  ],
  practice: 'I have asked ten people how they first came across us and recorded both answers.',
  offer: {
    text: 'Which of your sources bring patients, and which only bring enquiries?',
    link: { label: 'See how we bring in the ones who book', to: paths.service(services['paid-media'].slug) },
  },
};
