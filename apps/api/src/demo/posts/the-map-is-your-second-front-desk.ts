import {
  columns,
  comparison,
  cta,
  faq,
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

export const theMapIsYourSecondFrontDesk: DemoPost = {
  slug: 'the-map-is-your-second-front-desk',
  title: 'The map is your second front desk',
  excerpt:
    'Many strangers meet your clinic in a map listing before they ever see your website. What Google asks of it, what consumer law asks of your reviews, and forty minutes a month that keep both right.',
  category: 'being-found',
  author: 'helena',
  publishedDaysAgo: 68,
  publishedAt: '07:40',
  seo: {
    title: 'Google Business Profile for aesthetic clinics, UK rules',
    description:
      'Set up and keep a clinic’s Google Business Profile: names, practitioners, categories, reviews under UK law, replies that keep confidentiality.',
  },
  cover: {
    file: 'the-map-is-your-second-front-desk.webp',
    alt: 'A town map at a slant; a dotted curve leads to a large red pin, and inside the pin stands a reception desk with a plant and a lamp.',
  },
  blocks: [
    p(
      'Stand outside your clinic, take out your phone and search for what you do and the name of your town. Do not click. What you see in those four seconds, a name, some stars, a photograph someone took in 2019, “closes soon”, is the desk at which strangers meet you. It has no receptionist, it is open all night, and on the day I first looked at ours it said that we were permanently closed.',
      'Nobody had done it on purpose. A former associate had closed his own listing and someone had clicked on the wrong one. We had been shut, to the internet, for five weeks. I have been a little obsessive about it since.',
    ),
    h2('How Google chooses'),
    p(
      'Google publishes three things that decide who appears among the places on the map: [relevance, distance and prominence](https://support.google.com/business/answer/7091?hl=en-GB). Does the listing match the words? How far is it from the person? How well known is the place, on the web and by its reviews? It adds that nobody can ask or pay for a better position there. When someone rings and offers you exactly that, you know everything you need to know about them.',
      'You cannot move the building. You can be exact, complete and talked about. In that order, because each is cheaper than the next.',
    ),
    h2('Exact: what the listing may say'),
    p(
      'Google’s [guidelines for representing a business](https://support.google.com/business/answer/3038177) are short and are enforced by suspension, which can take weeks to undo. The name has to be the one on your sign. Not the sign plus the town plus “laser, fillers, skin”.',
    ),
    comparison(
      'Five fields, wrong and right',
      ['Invites a suspension', 'Stays up'],
      ['Name', 'Linden Skin: Best Laser & Filler Clinic Leeds', 'Linden Skin'],
      [
        'Address',
        'A mailbox or a shared office that you rent by the hour',
        'Where your sign hangs and patients come in',
      ],
      [
        'Categories',
        'Everything you have ever offered',
        'As few as describe the clinic: skin care clinic, medical spa',
      ],
      [
        'Practitioner',
        'Dr J. Okafor, Linden Skin, Fillers Leeds',
        'Dr James Okafor, own listing, own name and nothing else',
      ],
      ['Opening hours', 'When the building is unlocked', 'When someone answers, bank holidays included'],
    ),
    p(
      'The fourth line needs a decision. Someone whom patients ask for by name may have a listing besides the clinic’s. It then collects reviews of its own, and leaves with its owner. Our habit: a listing for each partner who will be here in five years, none for anyone else, and the password in the clinic’s safe.',
    ),
    warning(
      'The services tab is an ad',
      'Prescription-only medicines may not be advertised to the public, and that includes the list of services, the products, the posts and the photographs on your profile. The ASA has ruled against [a list of services on a booking platform](https://www.asa.org.uk/rulings/dr-bunny-aesthetics-a23-1218983-dr-bunny-aesthetics.html) already. Check the services Google suggested by itself: it fills them in from what other clinics wrote.',
    ),
    h2('Complete: forty minutes, once'),
    steps(
      '**Claim it** with an address of the clinic, not of a person, and make two people owners.',
      '**Telephone.** The number that is answered. If you forward it in the evening, forward this one too.',
      '**Description.** Three sentences: whom you treat, who treats them, what happens at a first visit. No prices with asterisks.',
      '**Ten photographs** in daylight: the door from the street, the desk, the stairs or the lift, two rooms, each clinician’s face, the view from the chair. Replace one a month.',
      '**Attributes.** Step-free entrance, parking, payment. They decide more visits than adjectives do.',
      '**The link** goes to the page where one can book or ask, marked so that your figures show it came from the map.',
      '**Special hours** for the whole year, at once, in January.',
    ),
    p(
      'While you are at it, check that your website carries the same name and address, and the things that company law wants there: the [registered name, number, part of the UK and registered office](https://service.betterregulation.com/document/289846) if you are a limited company. Patients who are careful look for them, and so does anyone who writes a ruling.',
    ),
    h2('Talked about: reviews without a bribe'),
    p(
      'Reviews are where clinics get hurt, mostly by trying too hard. Two sets of rules meet here. Google [forbids any reward for a review](https://www.pinmeto.com/news/google-incentivized-reviews-penalty-2026/), for changing one and for removing one, and forbids asking only the happy. It can stop new reviews, hide the old ones and put up a public notice saying why.',
      'British law goes further. Since April 2025 [fake reviews, and rewarded ones that hide it, are banned outright](https://cms-lawnow.com/en/ealerts/2025/04/no-more-faux-five-stars-the-dmcc-act-bans-fake-reviews), with penalties of up to ten per cent of turnover, and whoever shows reviews must take reasonable steps to keep such ones out. When the Competition and Markets Authority looked at over a hundred websites in July 2025, [54 of them](https://www.gov.uk/cma-cases/online-consumer-reviews) got a letter. A card that says “leave us five stars for £10 off” breaks both rules on eight square inches.',
    ),
    tip(
      'The only request you need',
      '“Lovely to see you today. A few honest words here help others choose: [link]. Thank you, whatever you write.” To everyone who agreed to hear from you, the same evening, in the same words. Or said at the desk, which needs no consent at all.',
    ),
    p(
      'Ask everyone and the average looks after itself. Do the sum: with 40 reviews at 4.6, one furious star brings you to 4.5. With 200 it does not move the first decimal. Volume is the only honest insurance.',
    ),
    h3('Answering them'),
    p(
      'The reply is not for the writer. It is for the four hundred people who read it afterwards, wondering how you would speak about them. And it is bound by confidentiality: “when you came to see us” already confirms that someone is a patient, even if they said so first.',
    ),
    table(
      'Replies to keep at hand',
      ['They write', 'You answer', 'You never write'],
      [
        '“Wonderful, best decision ever!”',
        '“Thank you. I’ve read this out to the team. Helena”',
        'What they had, or when',
      ],
      [
        '“Rushed, expensive, won’t be back.”',
        '“I’m sorry to read this and would like to hear more. Please ring me on our main number and ask for Helena.”',
        '“Our records show that you were 15 minutes late”',
      ],
      ['Three stars and no words', '“Thank you for taking the time.”', 'A question in public'],
      [
        'Something that cannot be yours',
        '“We can’t discuss anyone’s care here. If this was about us, please ring me.” Then report it.',
        '“This is fake”',
      ],
    ),
    p(
      'Within two days, two sentences, one name. Signed by a person, since “the management” has never apologised to anyone.',
    ),
    h2('Forty minutes a month'),
    columns(
      [
        h3('First Monday'),
        list(
          'Search as a stranger, on mobile data, from the street.',
          'Are the hours of the next six weeks right?',
          'Which services and photographs has someone else added?',
          'Every review answered?',
        ),
      ],
      [
        h3('Write down'),
        list(
          'Calls from the listing, and how many were answered.',
          'Requests for the way.',
          'Visits to the website from it, and how many asked.',
          'Reviews: how many, and the three words that come up most.',
        ),
      ],
    ),
    p(
      'What you write down goes on your monthly page beside the ads. Do not be surprised if the listing, which cost you forty minutes, brought more calls than the campaign beside it. Then answer them; [that part](/blog/the-first-five-minutes) no map does for you.',
    ),
    h2('Temptations'),
    faq(
      [
        'A rival’s name is stuffed with keywords and stands above us. Shall we do the same?',
        'No. Suggest an edit on their listing; that is what the button is for. If you copy them, you share their suspension and not their position.',
      ],
      [
        'Someone bought us twenty reviews as a favour. Do we keep quiet?',
        'Report them yourself. If they are found, and clusters from three accounts in a week are easily found, you lose the real ones with them.',
      ],
      [
        'Should we answer in the name of the clinician who was criticised?',
        'Never. It invites a conversation about care in public. The owner or the manager answers, and the clinician hears of it from you first.',
      ],
    ),
    note(
      'Linden Skin and Dr Okafor are invented',
      'They are the sample clinic and the sample clinician of our other pages. Categories differ from time to time: take the nearest in Google’s own list.',
    ),
    cta({
      title: 'The listing, kept up',
      text: 'Map listings, treatment pages and a review request after every visit are part of our plans, with one figure each on the monthly page.',
      label: 'How we do SEO',
      href: '/services/seo',
    }),
    ...sources(
      ['Google: improve your local ranking', 'https://support.google.com/business/answer/7091?hl=en-GB'],
      [
        'Google: guidelines for representing your business',
        'https://support.google.com/business/answer/3038177',
      ],
      [
        'CMA: online consumer reviews, compliance review of July 2025',
        'https://www.gov.uk/cma-cases/online-consumer-reviews',
      ],
      [
        'CMS: the DMCC Act and fake reviews',
        'https://cms-lawnow.com/en/ealerts/2025/04/no-more-faux-five-stars-the-dmcc-act-bans-fake-reviews',
      ],
    ),
  ],
};
