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
  warning,
} from '@upcurve/post-blocks/write';
import type { DemoPost } from './demo-post.ts';
import { sources } from './demo-post.ts';

export const whatTheAsaLetsYouSay: DemoPost = {
  slug: 'what-the-asa-lets-you-say',
  title: 'What the ASA lets you say',
  excerpt:
    'Prescription-only medicines, before and after, deadlines, prices, under-18s: real rulings in plain words, and beside each a sentence that you may publish tomorrow.',
  category: 'rules-and-trust',
  author: 'ruth',
  publishedDaysAgo: 214,
  publishedAt: '08:00',
  seo: {
    title: 'ASA rules for aesthetic clinics, with sentences you may use',
    description:
      'UK advertising rules for clinics explained through rulings: prescription-only medicines, before and after photos, time limits, prices and under-18s.',
  },
  cover: {
    file: 'what-the-asa-lets-you-say.webp',
    alt: 'A speech bubble on dark ground: a red pencil has struck out its first two lines and left the third, with a tick beside it.',
  },
  blocks: [
    p(
      'Most clinics that break an advertising rule do not know the rule. They copied the clinic across the road, which copied someone else. Then one competitor complains, or a piece of software finds the post, and the ruling stands on the internet under the clinic’s name for years, one click below its own website.',
      'The rules are shorter than people think. Five of them cover nearly everything a clinic writes. For each I give you what it says, someone who learned it in public, and a sentence that passes. This is a working summary and no legal advice; where your regulator or insurer is stricter, they win.',
    ),
    note(
      'Who is who',
      'The Committee of Advertising Practice (CAP) writes the code. The Advertising Standards Authority (ASA) judges by it, for posters and for your own website and posts alike. The MHRA enforces the law on medicines. The last one can prosecute.',
    ),
    h2('1. Prescription-only medicines: not at all'),
    p(
      'Rule 12.12 of the CAP Code says that prescription-only medicines may not be advertised to the public. Botulinum toxin is one, whatever the brand. The rule covers [every medium, your own website and unpaid posts included](https://www.asa.org.uk/news/botox-frequently-asked-questions-faqs.html), and the [Human Medicines Regulations 2012](https://www.legislation.gov.uk/uksi/2012/1916/contents) make it an offence as well. Being a doctor does not help.',
      'Hints count. When CAP and the MHRA wrote to the trade in January 2020 they named the usual ones: invented nicknames, hashtags, pictures of the vial, “wrinkle relaxing injections”, “anti-wrinkle injections” with a price that can only belong to one thing, “injections for excessive sweating”, parties and prizes.',
      '[Dermaskin Clinics](https://www.asa.org.uk/rulings/dermaskin-clinics-a13-237709.html) had understood that only the home page mattered, and kept a page about the medicine one click further in. In January 2014 the ASA found against the website as a whole. And since the weight-loss injections came, “we only advertise the consultation” is no shield by itself: in 2025 an online clinic argued exactly that, with [a picture of a pen, a price per pen and ten per cent off](https://www.asa.org.uk/rulings/hexpress-healthcare-ltd-a24-1264776-hexpress-healthcare-ltd.html), and lost.',
    ),
    comparison(
      'The same page, before and after a careful reader',
      ['Comes down', 'May stay'],
      ['Headline', '“Anti-wrinkle injections from £180”', '“Lines and wrinkles: a consultation, £40”'],
      ['Price list', 'One, two and three areas', 'The consultation, and treatments that are not medicines'],
      ['Hashtag', '#botox #tox #beautytox', '#skin #clinic and your town'],
      ['Picture', 'A vial, a brand, a needle at a forehead', 'Your clinician listening to someone'],
      [
        'Reply to a comment',
        '“Yes we do! DM for prices”',
        '“That is one for a consultation. I’ve sent you a message.”',
      ],
    ),
    p(
      'Dermal fillers are not medicines and may be named. So may peels, lasers and most of what you do. The trap is the mixed page: a list of fillers with one line among them that can only be the toxin turns the whole list into an ad for it.',
    ),
    h2('2. Before and after: proof in the drawer first'),
    p(
      'The ASA treats a [pair of pictures like a testimonial](https://www.asa.org.uk/advice-online/before-and-after-photos.html). You need signed and dated proof that the picture is genuine and unaltered, and evidence that the result is what people can expect, not the best one of the year.',
      'In 2018 The Laser Treatment Clinic was asked for that proof and said that the patients in its pictures were not its own; the images were “indicative”. Upheld. In 2013 the seller of a skin-tightening treatment could not produce a dated signature. Upheld, though nobody showed that the picture was false.',
      'It works the other way round too. A dental practice was challenged in 2017 over a smile before nine and after three on the same day. It sent in [the patient’s signed statement, his consent, the X-rays and twelve more pairs](https://www.asa.org.uk/rulings/the-dental-suite-a17-390603.html). Not upheld. The paper in the drawer was the whole defence.',
    ),
    steps(
      'Same camera, same distance, same lamp, same time of day, no make-up in either or in both.',
      'No filter, no retouching, not even of the background.',
      'On the back, in ink or in the record: name, treatment, both dates, the patient’s signature for this use, the clinician’s signature that it is unaltered.',
      'Under the picture: one person, how long after, how many sessions. “Results vary” adds nothing and excuses nothing.',
      'Never for a prescription-only medicine. A picture of its effect advertises it.',
    ),
    h2('3. Deadlines: no clock beside a face'),
    p(
      'A time limit on a kitchen is a nuisance. On an injection it is irresponsible, and the ASA says so in those words. In April 2025 it published a set of rulings against clinics that had offered non-surgical buttock enlargement for Black Friday, found by [software that reads ads](https://asa.org.uk/rulings/rejuvenate-academy-ltd-a25-1274788-rejuvenate-academy-ltd.html), not by a complaint. One clinic answered that everyone got [a full consultation and no obligation](https://asa.org.uk/rulings/eme-aesthetics---beauty-academy-ltd-a25-1274782-eme-aesthetics---beauty-academy-ltd.html). It made no difference: the pressure was in the ad.',
      'Older cases draw the same line: an offer that ended [at midnight on Friday](https://www.asa.org.uk/advice-online/cosmetic-interventions-social-responsibility.html), one that was open for 24 hours. If you employ doctors, the [General Medical Council](https://www.gmc-uk.org/professional-standards/professional-standards-for-doctors/cosmetic-interventions/maintaining-trust) adds that they must not use tactics that lead to ill-considered decisions, and never give a procedure as a prize.',
    ),
    warning(
      'Words we delete on sight',
      '“Hurry”, “last few slots”, “today only”, “don’t miss out”, “treat yourself”, “lunchtime”, “no downtime”, “instant”, “painless”. The first four press. The others make a procedure sound like a sandwich.',
    ),
    p(
      'You can still be generous. “A course of three peels is £270, singly £105 each” has no clock. So has “We hold the price of your plan for three months”. Both sell better than a countdown to people you would like to treat.',
    ),
    h2('4. Prices: the one they will pay'),
    p(
      'Two rulings are worth pinning above the desk. [Thérapie](https://asa.org.uk/rulings/valterous-ltd-a24-1247566-valterous-ltd.html) advertised up to 70 per cent off laser hair removal when few treatments carried that discount, against earlier prices which it could not show to have been real. CAP’s rule of thumb is that at least a tenth of what is on offer must be at the “up to” price. And a dental clinic had to answer for [a price promise, “free” extras and “no hidden costs”](https://www.asa.org.uk/rulings/a3-medical-ltd-a17-391504.html) after patients compared them with their invoices. Two of the three complaints were upheld.',
      'How to write a price that survives both, and the newer law on total prices, has [an article of its own](/blog/put-the-price-on-the-page).',
    ),
    h2('5. Under-18s: neither aim nor treat'),
    p(
      'Since 25 May 2022 [rule 12.25](https://asa.org.uk/news/new-targeting-rules-for-cosmetic-interventions-advertising-come-into-force-today.html) has forbidden aiming cosmetic interventions at under-18s. In practice: set every campaign to 18 and over, keep out of media where more than a quarter of the audience is younger, and think before you hire the influencer whose followers are doing their GCSEs.',
      'In England it has been [an offence since October 2021](https://www.gov.uk/government/publications/botulinum-toxin-and-cosmetic-fillers-for-under-18s) to give an under-18 botulinum toxin or filler for cosmetic reasons, and to book the appointment. A parent’s consent changes nothing. Your desk asks everyone.',
    ),
    h2('Sentences you may use tomorrow'),
    table(
      'What people want to say, and how to say it',
      ['You would like to say', 'Say this'],
      [
        'We do the toxin',
        '“Lines that bother you? A consultation is £40 and ends with a plan in writing, treatment or not.”',
      ],
      [
        'We are the best',
        '“Dr Reid has treated skin for eleven years. Her GMC number is on her page: look her up.”',
      ],
      [
        'It works',
        '“Most people see a change after the third session. Some see little, and we say so at the review.”',
      ],
      ['It is safe', '“Here is what can go wrong, how often it does here, and whom you ring at night.”'],
      ['Book now', '“Book when you have slept on it. The price of your plan is held for three months.”'],
    ),
    columns(
      [
        h3('This week, an hour'),
        list(
          'Search your site for the medicine’s names and nicknames, page titles and picture names included.',
          'Read your last thirty posts and every hashtag.',
          'Look at your map listing: services, products, old photos.',
        ),
      ],
      [
        h3('This month, a habit'),
        list(
          'One person reads everything before it goes out and signs a list.',
          'Every pair of pictures has its paper, or comes down.',
          'Doubtful copy goes to CAP’s Copy Advice team, which is free, before and not after.',
        ),
      ],
    ),
    h2('Three questions we are always asked'),
    faq(
      [
        'Everyone on our street does it. Why not us?',
        'Because enforcement no longer waits for a complaint: the ASA’s own software goes looking for such ads, and rulings name the clinic. You are also easier to find than someone with a kitchen and a ring light.',
      ],
      [
        'May a patient mention the medicine in a review?',
        'What patients write of their own accord on someone else’s site is theirs. The moment you copy it into a post, a story or your testimonials page it is your ad, and rule 12.12 applies.',
      ],
      [
        'What happens if a complaint comes?',
        'You get a letter with a date. Answer it, briefly and in time: not answering is a breach by itself. Take the ad down first and argue afterwards. If you agree to change it, many cases end there, with your name in a list and without a ruling.',
      ],
    ),
    cta({
      title: 'We read it before they do',
      text: 'Copy and films of the clinics we work with are checked against the code before they go up, and the check is kept. It is part of paid media, not an extra.',
      label: 'How we run ads',
      href: '/services/paid-media',
    }),
    ...sources(
      [
        'ASA: questions and answers on advertising botulinum toxin',
        'https://www.asa.org.uk/news/botox-frequently-asked-questions-faqs.html',
      ],
      [
        'CAP: guidance on cosmetic interventions',
        'https://www.asa.org.uk/resource/cosmetic-interventions.html',
      ],
      ['CAP: before and after photos', 'https://www.asa.org.uk/advice-online/before-and-after-photos.html'],
      [
        'CAP: cosmetic interventions and social responsibility',
        'https://www.asa.org.uk/advice-online/cosmetic-interventions-social-responsibility.html',
      ],
      [
        'GMC: cosmetic interventions, maintaining trust',
        'https://www.gmc-uk.org/professional-standards/professional-standards-for-doctors/cosmetic-interventions/maintaining-trust',
      ],
      [
        'Department of Health and Social Care: botulinum toxin and fillers for under-18s',
        'https://www.gov.uk/government/publications/botulinum-toxin-and-cosmetic-fillers-for-under-18s',
      ],
    ),
  ],
};
