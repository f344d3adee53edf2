import {
  columns,
  cta,
  faq,
  gallery,
  h2,
  h3,
  list,
  note,
  p,
  steps,
  table,
  tip,
  warning,
} from '@upcurve/post-blocks/write';
import type { DemoPost } from './demo-post.ts';
import { sources } from './demo-post.ts';

export const filmingWithoutFlinching: DemoPost = {
  slug: 'filming-without-flinching',
  title: 'Filming without flinching',
  excerpt:
    'One day, one phone, seven scenes, a month of films. The shot list, the questions that make a patient talk like herself, the paper she signs, and what stays on the cutting-room floor.',
  category: 'being-found',
  author: 'ruth',
  publishedDaysAgo: 173,
  publishedAt: '08:20',
  seo: {
    title: 'Filming day at a clinic: shot list, questions, consent',
    description:
      'A one-day shot list for aesthetic clinics, interview questions for patients and clinicians, what consent must cover in the UK, and what not to show.',
  },
  cover: {
    file: 'filming-without-flinching.webp',
    alt: 'A film camera on a tripod and an empty red armchair in its beam of light; the upper edge of the beam rises like a curve.',
  },
  blocks: [
    p(
      'Clinics film needles. It is the one thing that every potential patient is afraid of and every clinician has stopped noticing. Scroll through your own posts with the sound off and count: how many seconds pass before someone looks at another person kindly?',
      'What people want to know before they come is not how a cannula works. It is whether the door is easy to find, whether someone will judge them, and what the face above the mask is like. All of that can be filmed in a day, with a phone, by a person who is not a film-maker. Here is how we do it.',
    ),
    h2('The week before'),
    steps(
      '**Choose one treatment and one worry.** “Redness that make-up no longer hides.” Everything you film serves that sentence. Next month another.',
      '**Ask three patients, hope for one.** By telephone, from the person who treated them, with a real way out: “It makes no difference to your care, and you may change your mind on the day or in two years.”',
      '**Send the consent in advance.** Nobody reads properly in front of a camera.',
      '**Look at the room through the phone.** Remove the sharps bin, the calendar with names, the screen with the diary, and everything with a brand of medicine on it.',
      '**Borrow two lamps and buy a microphone for £60.** People forgive a soft picture. They never forgive sound from the far end of a corridor.',
    ),
    h2('The day, hour by hour'),
    table(
      'A filming day that ends before the afternoon list',
      ['When', 'Scene', 'What you need from it'],
      ['8.00', 'The way in', 'Street, door, stairs or lift, desk: one walk, no cuts, 40 seconds'],
      ['8.30', 'The desk', 'A greeting, a cup put down, the first minute after someone arrives'],
      ['9.00', 'The clinician talks', 'Five questions, two answers each, seated, looking beside the lens'],
      ['10.00', 'Hands', 'Washing, laying out, writing a plan; no needle, no skin'],
      ['10.30', 'The patient talks', 'Six questions, tea, 30 minutes, two people in the room at most'],
      ['11.30', 'Quiet pictures', 'Window, chair, towels, shoes by the door: ten shots of ten seconds each'],
      ['12.00', 'One sentence each', 'Everyone who works there answers: “What do people ask you most?”'],
    ),
    gallery(
      [
        'film-door.webp',
        'Drawing of scene one: a street door with two steps, a lamp above it and an arrow that leads inside.',
        '8.00 The way in, in one walk',
      ],
      [
        'film-clinician.webp',
        'Drawing of scene three: a clinician seated at the left third of the frame, looking into the empty side.',
        '9.00 Eyes beside the lens, room to look into',
      ],
      [
        'film-hands.webp',
        'Drawing of scene four: two hands writing on a sheet of paper beside a cup.',
        '10.00 Hands that write, not hands that inject',
      ],
      [
        'film-patient.webp',
        'Drawing of scene five: a person in an armchair seen from behind the shoulder of the one who asks.',
        '10.30 Someone is listening, and we see it',
      ],
    ),
    p(
      'Hold the phone upright for everything that goes to Instagram, sideways for the website, and film the two talks both ways if you can. Leave ten seconds running after each answer. The best sentence usually comes after people believe that it is over.',
    ),
    h2('Questions that work'),
    p(
      'Never hand out the questions and never ask for a testimonial. Ask for a memory. People describe a Tuesday vividly and an opinion badly.',
    ),
    columns(
      [
        h3('To the patient'),
        list(
          '“Where were you when you decided to write to us?”',
          '“What did you think we would say?”',
          '“What was it like to come up the stairs?”',
          '“What had you told nobody?”',
          '“What did you do that evening?”',
          '“Was there anything that you would have liked to be different?”',
        ),
      ],
      [
        h3('To the clinician'),
        list(
          '“What do people apologise for when they sit down?”',
          '“When did you last send someone home untreated?”',
          '“What can this not do?”',
          '“What do you do when something goes wrong?”',
          '“What would you tell your sister?”',
        ),
      ],
    ),
    p(
      'The patient’s fifth answer gives you the film. The clinician’s second gives you the trust. A clinician who says calmly “last Thursday, and here is why” is worth more than any number of smiling results.',
    ),
    tip(
      'When someone stiffens',
      'Say: “Tell me that again as if I had been on holiday and missed it.” Then look at your notes while they talk. It works every time, and it works because you are no longer watching.',
    ),
    h2('The paper'),
    p(
      'A patient who is filmed reveals that she is a patient. That is health data, which UK law protects more strictly than an address. Publishing it rests on consent, and the Information Commissioner asks for [explicit consent](https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/lawful-basis/special-category-data/what-are-the-conditions-for-processing): a clear statement, for a stated purpose, kept separate from every other consent, and free to be withdrawn. The [General Medical Council](https://www.gmc-uk.org/professional-standards/the-professional-standards/making-and-using-visual-and-audio-recordings-of-patients/recordings-for-use-in-widely-accessible-public-media---television-radio-internet-print) tells doctors to get consent, usually in writing, for any recording of a patient that is meant for public media, whether or not they think that she can be recognised.',
    ),
    table(
      'One page, seven lines, no legal Latin',
      ['Line', 'Why it is there'],
      ['Who films, for which clinic', 'So that she knows whom to ring'],
      ['What: face, voice, first name, treatment', 'She may tick some and not others'],
      ['Where: website, Instagram, ads', 'An ad reaches her colleagues; a page does not'],
      ['For how long', 'We write two years, then ask again'],
      ['Seen before it goes out', 'She gets the cut and 72 hours'],
      ['How to take it back', 'One email, gone within a working day, no reason'],
      ['It changes nothing about her care or price', 'Consent that is paid for is not free'],
    ),
    p(
      'Keep the signed page with the film, not in the treatment record, and put the end date in someone’s diary. Tell her honestly what taking back means: you can delete your copy and your posts, but not what others have saved.',
    ),
    warning(
      'No treatment in exchange',
      'A free session for a film makes it an ad by someone who was paid, which has to be labelled, and it makes her consent worth little. Say thank you with flowers and a copy of the film.',
    ),
    h2('The cutting-room floor'),
    p('What we cut, whoever is in it and however good it looks:'),
    list(
      '**Needles, blood, numbing cream.** They cost you the viewers you most want.',
      '**Prescription-only medicines**, by name, vial, syringe or “my little jabs”. Showing their effect is advertising them; see [what the ASA lets you say](/blog/what-the-asa-lets-you-say).',
      '**“I feel ten years younger” and “it changed my life”.** The first is a claim that you would have to prove, the second presses on a bruise.',
      '**Superlatives from staff.** “Dr Okafor is the best” sounds like a hostage.',
      '**Anyone in the background** who has not signed. A profile in the waiting room is a person.',
      '**Music that tells us what to feel.** If the sentence needs a piano, the sentence is wrong.',
      '**The good minute that makes someone smaller.** She said it, she signed for it, and in a year she will wish she had not. You will know it when you see it.',
    ),
    h2('What a day yields'),
    p(
      'From the scenes above you can cut, in about two days of editing: one film of 90 seconds for the treatment page, four of 20 to 40 seconds for social media, one of the way in for your confirmation text, five single answers, and twenty stills. At one post every other day that is a month.',
      'Put the way in to work first. It is the dullest of them and the most useful: sent with the confirmation, it answers the question “where do I park and what does the door look like”, and someone who has walked through your door on a screen finds it easier to do so in the rain.',
    ),
    h2('What people ask before they agree'),
    faq(
      [
        'Our clinician hates the camera. What then?',
        'Record the voice only, over hands, window and desk. Many of the best clinic films have no face in them. After three of those, most ask to try.',
      ],
      [
        'Must we have captions?',
        'Yes. Most people watch without sound, some cannot hear, and you will find the sentence that goes on for too long. Correct them by hand: a machine writes “derma filler” in interesting ways.',
      ],
      [
        'May we film in the treatment room while someone is treated?',
        'We would rather you did not. Attention belongs to the patient, and “carry on as if we were not here” has never been true. Film the same room an hour earlier.',
      ],
    ),
    note(
      'Before you press record',
      'This is how we work and not legal advice. Your regulator’s guidance on recordings and your insurer’s conditions come first.',
    ),
    cta({
      title: 'A filming day, done for you',
      text: 'Each of our plans has at least one a month: questions, consent, captions and a reader who cuts what you would regret.',
      label: 'Content and film',
      href: '/services/content-creation-and-video',
    }),
    ...sources(
      [
        'ICO: conditions for processing special category data',
        'https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/lawful-basis/special-category-data/what-are-the-conditions-for-processing',
      ],
      [
        'GMC: recordings for use in widely accessible public media',
        'https://www.gmc-uk.org/professional-standards/the-professional-standards/making-and-using-visual-and-audio-recordings-of-patients/recordings-for-use-in-widely-accessible-public-media---television-radio-internet-print',
      ],
      [
        'CAP: guidance on cosmetic interventions',
        'https://www.asa.org.uk/resource/cosmetic-interventions.html',
      ],
    ),
  ],
};
