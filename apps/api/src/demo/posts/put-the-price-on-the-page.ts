import {
  chart,
  comparison,
  cta,
  faq,
  h2,
  h3,
  list,
  p,
  quote,
  steps,
  table,
  tip,
  warning,
} from '@upcurve/post-blocks/write';
import type { DemoPost } from './demo-post.ts';
import { sources } from './demo-post.ts';

export const putThePriceOnThePage: DemoPost = {
  slug: 'put-the-price-on-the-page',
  title: 'Put the price on the page',
  excerpt:
    '“Price on request” hides the one thing that everyone came for. What the law on total prices asks of a clinic, how VAT changes your “from”, and a price list you can copy tonight.',
  category: 'rules-and-trust',
  author: 'ruth',
  publishedDaysAgo: 152,
  publishedAt: '07:15',
  seo: {
    title: 'How to show prices on a clinic website in the UK',
    description:
      'Total prices, VAT, “from” prices and consultation fees: what UK law and the ASA expect of a clinic’s price list, with a worked example to copy.',
  },
  cover: {
    file: 'put-the-price-on-the-page.webp',
    alt: 'Price tags hang from a rising line like washing; the largest, in the middle, has an open eye where the price would be.',
  },
  blocks: [
    p(
      'There is a moment in every consultation room that nobody enjoys. The patient has been charmed by the page, reassured by the coordinator and examined by the clinician, and now someone turns a sheet of paper round. She looks at the number. She says that it is fine. Then she says that she will think about it, and you never see her again.',
      'That number could have been on the website. She would have stayed at home, or she would have come having already said yes to it in her kitchen. Both would have saved you fifty minutes.',
    ),
    h2('What “price on request” really says'),
    p(
      'To you it says: every face is different. To her it says: we will look at your shoes first. People who see no price do not assume a fair one; they assume one they cannot afford, or a salesman on the phone. Those who do ring begin with “I only want to know what it costs”, and your caller spends the first minute on the back foot.',
      'Three objections come up when we suggest a price list, and each has a grain of truth.',
    ),
    list(
      '**“Competitors will see it.”** They rang you last year and asked. It took them four minutes.',
      '**“It depends.”** So does a kitchen. Say what it depends on, and where most people end up.',
      '**“We will attract bargain hunters.”** They go to the lowest figure they find. If yours is not the lowest, the figure is exactly what keeps them away.',
    ),
    h2('What the law asks'),
    p(
      'Since 6 April 2025 the Digital Markets, Competition and Consumers Act has had a rule for anything that shows a treatment together with its price: it must show the **total** price, with every fee, tax and charge that the patient cannot avoid. Where the total really cannot be worked out beforehand, the page must say how it will be, and just as visibly. The Competition and Markets Authority published [its final guidance on 18 November 2025](https://mediawrites.twobirds.com/post/102mqxp/price-transparency-under-the-microscope-the-cmas-first-fine-under-new-regime-ma) and can fine without going to court.',
      'It has. In April 2026 [the AA had to pay £4.2 million](https://cms.law/en/gbr/legal-updates/aa-receives-a-juggernaut-sized-fine-from-the-cma-first-financial-penalty-for-breach-of-consumer-law-under-digital-markets-competition-and-consume), and money back to more than 80,000 people, because its driving schools showed the price of lessons without a booking fee that nobody could avoid. The fee was £3.',
      'An ad, a post or a text message with a price in it counts, even if nobody can book from it. For a clinic that means four repairs.',
    ),
    table(
      'Four habits that the law has caught up with',
      ['The habit', 'What to do instead'],
      [
        '“From £250”, and a consultation fee of £40 that everyone pays first',
        '“From £290, which includes the consultation (£40)”',
      ],
      ['Prices “plus VAT”', 'One figure with VAT in it; the public pays nothing else'],
      [
        'A numbing cream, a patch test or a review charged at the desk',
        'In the price if everyone needs it; in the list, with its price, if only some do',
      ],
      [
        '“From” with a figure that one patient in fifty pays',
        'A range that most plans fall into, and what moves it',
      ],
    ),
    h3('The VAT under your feet'),
    p(
      'Check the second line with your accountant this month. Medical care by a registered professional is exempt from VAT; a treatment whose main purpose is to look better is not, whoever gives it. Illuminate Skin Clinics, run by a doctor, argued for exemption and [lost in 2023](https://caselaw.nationalarchives.gov.uk/ukftt/tc/2023/547?query=aesthetic+doctor). In 2025 the Upper Tribunal [sent the case back](https://www.vatupdate.com/2025/11/27/upper-tribunal-clarifies-vat-exemption-criteria-for-cosmetic-and-aesthetic-medical-treatments), since the purpose of the treatments had been weighed too narrowly, but kept the test: exempt is only what has a therapeutic purpose first of all.',
      'So the question for you stays the same. Can your notes show, treatment by treatment, what was diagnosed and what was being treated? Where they cannot, you are over the threshold and you have priced without VAT, a sixth of that price may not be yours.',
    ),
    chart({
      kind: 'bars',
      title: 'Where £320 goes when it includes VAT',
      unit: '£',
      points: [
        ['VAT, one sixth', 53],
        ['Product and consumables', 64],
        ['Practitioner’s hour', 75],
        ['Room, desk, insurance', 58],
        ['Left', 70],
      ],
      source: 'An example treatment with figures of our own, rounded to the pound.',
    }),
    h2('What the ASA adds'),
    p(
      'The advertising code has said for decades that [a price must belong to what is shown](https://www.asa.org.uk/advice-online/prices-general.html). If the picture shows a result of three syringes, the price beside it is not that of one. “From” and “up to” must not exaggerate how many people get them. When Thérapie advertised up to 70 per cent off, [the ASA upheld both complaints](https://asa.org.uk/rulings/valterous-ltd-a24-1247566-valterous-ltd.html): too few treatments carried the discount, and nobody could show that the higher price had ever been charged. So if you cross out a price, keep the invoices that prove it.',
      'And the exception that trips people up: **no prices for prescription-only medicines, in any disguise**. “One area, two areas, three areas” is an ad for a medicine even without its name. Price the consultation, and let the clinician give the rest in writing afterwards.',
    ),
    warning(
      'Instalments are another law',
      'A monthly figure for a treatment advertises credit, and credit is regulated by the Financial Conduct Authority. Use the lender’s approved words, all of them, or none. “Only £40 a month” on a story is the most expensive caption you can write.',
    ),
    h2('A price list you can copy'),
    p(
      'The model below is for an invented treatment at an invented clinic. What matters is its shape: what most people pay, what moves it, what is in it, what could be added, and when you would say no.',
    ),
    comparison(
      'The same treatment, priced twice',
      ['As it often stands', 'As we would write it'],
      [
        'Headline',
        'Laser for thread veins from £95',
        'Laser for thread veins on nose and cheeks: £220 a session',
      ],
      ['How many', '“A course may be recommended”', 'Most people need two or three: £440 to £660 in all'],
      ['What moves it', '“Depends on the area”', 'Nose alone is £160; both sides of the face £280'],
      ['What is in it', 'Nothing said', 'The consultation, a patch test, the review after six weeks, VAT'],
      ['What could be added', 'Told at the desk', 'Sunscreen if you have none, £18'],
      ['When we say no', 'Nothing said', 'If you tan, or if a dermatologist should see it first'],
      ['How long it holds', '“Offer ends Sunday”', 'Your written plan is good for three months'],
    ),
    p(
      'Our version is longer and looks dearer. It also answers seven questions that would otherwise be seven reasons not to ring.',
    ),
    tip(
      'Saying it aloud',
      '“Most people pay between £440 and £660 for the whole course, with the consultation in it. You’ll have your own figure in writing before you decide anything.” Then count to four. The silence is theirs.',
    ),
    h2('Should you charge for the consultation?'),
    p(
      'We think so, and we think the fee should come off the treatment. Free consultations fill with people who wanted one because it was free, and a clinician’s forty minutes are the scarcest thing you own. A fee also has a decency: whoever has paid £40 for advice may leave with advice, and owes you nothing.',
      'Just say it everywhere in the same words. If the page says £40, the ad says free and the caller says “we usually waive that”, you have three prices and no credibility.',
    ),
    quote(
      'The figure on the phone, on the page and at the desk is one figure. One difference undoes a month of kindness.',
      'The lead guide',
      'Psychology and trust',
    ),
    h2('Tonight, in an hour'),
    steps(
      'Take your five commonest treatments and last quarter’s invoices. For each, write down what the middle patient paid in total, from first visit to review.',
      'That figure, and the range that eight of ten fall into, is the price. Write both on the page.',
      'Delete every “from” that fewer than one patient in ten paid.',
      'Add what is included, what is not, and one honest reason to be turned away.',
      'Ring your own desk from a strange number and ask what it costs. If you hear another figure, tomorrow’s meeting has its subject.',
    ),
    h2('But what if'),
    faq(
      [
        'What if a rival undercuts us by ten pounds?',
        'Then people who choose by ten pounds go there. Put three questions beside your price: who treats, what is registered, what happens if it goes wrong. Someone who compares those will not leave for a tenner.',
      ],
      [
        'Can we show different prices on listing sites?',
        'You can, but the patient has both open. If the listing takes commission, leave the treatment off it rather than invent a second price.',
      ],
      [
        'How often should prices change?',
        'Once a year, on a date, with a month’s notice to people who have a written plan. Small frequent changes save you nothing and make last week’s ad false.',
      ],
    ),
    cta({
      title: 'We do it ourselves',
      text: 'Our own fees stand on one page, with what they include, what they leave out and what it takes to leave. Judge whether it put you off.',
      label: 'See our prices',
      href: '/pricing',
    }),
    ...sources(
      [
        'Bird & Bird on the CMA’s price transparency guidance (CMA209)',
        'https://mediawrites.twobirds.com/post/102mqxp/price-transparency-under-the-microscope-the-cmas-first-fine-under-new-regime-ma',
      ],
      ['CAP: prices, general', 'https://www.asa.org.uk/advice-online/prices-general.html'],
      [
        'ASA ruling: Valterous Ltd t/a Thérapie Medical UK',
        'https://asa.org.uk/rulings/valterous-ltd-a24-1247566-valterous-ltd.html',
      ],
      [
        'CMS: the CMA’s fine for the AA’s driving schools, April 2026',
        'https://cms.law/en/gbr/legal-updates/aa-receives-a-juggernaut-sized-fine-from-the-cma-first-financial-penalty-for-breach-of-consumer-law-under-digital-markets-competition-and-consume',
      ],
      [
        'VATupdate on the Upper Tribunal’s decision in Illuminate Skin Clinics, November 2025',
        'https://www.vatupdate.com/2025/11/27/upper-tribunal-clarifies-vat-exemption-criteria-for-cosmetic-and-aesthetic-medical-treatments',
      ],
      [
        'First-tier Tribunal: Illuminate Skin Clinics Ltd v HMRC, 2023 UKFTT 547 (TC)',
        'https://caselaw.nationalarchives.gov.uk/ukftt/tc/2023/547?query=aesthetic+doctor',
      ],
    ),
  ],
};
