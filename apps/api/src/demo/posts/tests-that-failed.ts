import {
  chart,
  columns,
  cta,
  faq,
  h2,
  h3,
  list,
  note,
  p,
  stats,
  steps,
  table,
  warning,
} from '@upcurve/post-blocks/write';
import type { DemoPost } from './demo-post.ts';
import { sources } from './demo-post.ts';

export const testsThatFailed: DemoPost = {
  slug: 'tests-that-failed',
  title: 'Tests that failed, and the page that beat itself',
  excerpt:
    'We tested a page against an exact copy of itself ten thousand times. One time in four it “won”. What that says about the tests in your reports, and what to do with little traffic.',
  category: 'being-found',
  author: 'theo',
  publishedDaysAgo: 131,
  publishedAt: '07:45',
  seo: {
    title: 'Why A/B tests on clinic websites fail: a simulation',
    description:
      'We simulated 10,000 tests of a clinic page against its own copy. How often chance looks like a winner, how much traffic you need, what to do with less.',
  },
  cover: {
    file: 'tests-that-failed.webp',
    alt: 'Two curves begin as one line, cross twice and meet again; the gap in the middle is filled in gold and wears a rosette with a question mark.',
  },
  blocks: [
    p(
      'Here is a test that someone has probably shown you. Two versions of a treatment page, half of the visitors to each. After four weeks the new one has eleven enquiries and the old one eight. The report says “plus 38 per cent”. The new page stays, everyone is pleased, and three months later enquiries are where they always were.',
      'Nobody lied. The test failed in the quietest way a test can: it found something that was not there. I wanted to know how often that happens at the size of an ordinary clinic, so I did what you cannot do with real patients. I let a page compete with an exact copy of itself.',
    ),
    h2('Ten thousand contests without a difference'),
    p(
      'The set-up is modest and, I think, typical. A page with 600 visitors a month, of whom 3 in 100 enquire. Half see version A, half see version B, and B is A: same words, same picture, same button. I had a computer play twelve weeks of that, ten thousand times over, with nothing but chance to decide who enquires. Every win is false by construction.',
    ),
    stats(
      [
        '73%',
        'of contests had a “winner” with at least a fifth more enquiries after four weeks',
        'Our simulation',
      ],
      ['1 in 5', 'was declared significant by someone who looked once a week', 'Our simulation'],
      ['1 in 4', 'was declared significant by someone who looked every day', 'Our simulation'],
    ),
    p(
      'Read the first figure again. If you compare two identical pages for a month and look only at the counts, you will see a difference of a fifth or more about three times in four. Eight enquiries against eleven is not a result. It is weather.',
    ),
    chart({
      kind: 'bars',
      title: 'How often two identical pages differ by a fifth or more',
      unit: '%',
      points: [
        ['After 4 weeks', 73],
        ['After 8 weeks', 61],
        ['After 12 weeks', 52],
      ],
      source:
        'Our simulation: 10,000 contests, 600 visitors a month in all, 3 in 100 enquire, both versions the same.',
    }),
    h2('The second failure: looking'),
    p(
      'Testing software protects you from weather with a word, “significant”. It means that a gap this large would appear by chance fewer than five times in a hundred. In my ten thousand contests that held exactly: judged once, at the end of week twelve, 5 per cent were called significant.',
      'But nobody looks once. Look every Monday and stop at the first green light, and 20 per cent of the copies beat themselves. Look daily from the second week on and it is 26 per cent. The software was right each time; you gave it many chances to be wrong and kept the one you liked. [Evan Miller wrote the plainest page about it](https://www.evanmiller.org/how-not-to-run-an-ab-test.html) in 2010, and most dashboards still invite you to peek.',
    ),
    chart({
      kind: 'bars',
      title: 'Copies declared better than themselves, by how often someone looked',
      unit: '%',
      points: [
        ['Once, at the end', 5],
        ['Every week', 20],
        ['Every day', 26],
      ],
      source: 'The same simulation over twelve weeks; “significant” at the usual 95 per cent.',
    }),
    h2('The third failure: too few people'),
    p(
      'Suppose the change is real. How long until a careful test can tell? The arithmetic is standard: to find an improvement four times out of five, at 3 enquiries in 100 visitors, you need the numbers below. I have turned them into months for our page with 600 visitors.',
    ),
    table(
      'How long a fair test takes at 600 visitors a month',
      ['If the new page is better by', 'Visitors needed', 'Months'],
      ['10%', '106,000', '177'],
      ['20%', '28,000', '46'],
      ['30%', '13,000', '22'],
      ['50%', '5,000', '8'],
      ['100%', '1,500', '2½'],
    ),
    p(
      'A better headline is worth perhaps ten per cent. At a clinic’s traffic you would know in fifteen years. This is why I do not sell small clinics tests of button colours, and why I smile when someone shows me one.',
      'It should also make you humble about ideas. When Microsoft tested changes to Bing on real crowds, [fewer than a third](https://blogs.bing.com/search-quality-insights/August-2013/Large-Scale-Experimentation-at-Bing) did what they were built to do. Those were good engineers with data by the million. Our own hit rate will not be higher; we merely have less chance of finding out.',
    ),
    h2('What it cost to find out nothing'),
    p(
      'Tests have a price even when the software is free. Take the page above for a quarter: 1,800 visitors, bought at £2.20 a click, are £3,960 of your money. If half of them see a page that someone made up for the sake of testing, and it happens to be a fifth worse, you lose about five of the twenty-seven enquiries that half should have brought. At 14 patients in 100 enquiries and £450 each, that is £340. Add a day of writing and a day of design, say £480 each. That makes £1,300 for a verdict that was a coin toss.',
    ),
    note(
      'An example, not an account',
      'The 14 patients and the £450 are the illustration of our e-book, the price of a click and of a day are round guesses. Put in your own. The shape of the sum stays the same: small traffic makes certainty dear.',
    ),
    h2('What to do instead'),
    columns(
      [
        h3('Worth testing at a clinic'),
        list(
          'The price on the page, or not',
          'A form with three fields instead of nine',
          'Two times offered on the phone instead of “when would suit you?”',
          'A page for one treatment instead of the home page',
          'A person who answers in the evening',
        ),
      ],
      [
        h3('Not worth testing'),
        list(
          'Colours, corners, icons',
          'One headline against another',
          '“Book now” against “Book today”',
          'The order of five logos',
          'Anything you would do anyway',
        ),
      ],
    ),
    p(
      'The first list has two things in common. The effect, if there is one, is large, and several of them are measured where your numbers are richer: not 3 in 100 visitors who enquire, but 50 in 100 callers who book. To tell 50 from 70 in 100 you need about 190 calls in all. Offer two times in the odd weeks and ask an open question in the even ones, and many desks are done in two months.',
    ),
    h3('Rules we follow'),
    steps(
      '**Write the verdict first.** One sentence, dated, in the drawer: “If B brings at least 50 per cent more enquiries by 30 June, we keep it.”',
      '**Fix the day.** Nobody opens the report before it, except to see that both pages still work.',
      '**Count what is nearest to the till.** Booked consultations, not clicks on a button.',
      '**Whole weeks only.** Sundays are not Tuesdays.',
      '**Keep what is kinder if it is a draw.** The page that loads faster, says the price or is easier to read wins every tie.',
      '**Publish the losers.** Ours go into the monthly page, with what they cost.',
    ),
    warning(
      'The question for your agency',
      '“How many conversions did each version have, on which day was the test meant to end, and who wrote that down beforehand?” If there is no answer to the third part, treat the first two as decoration.',
    ),
    h2('Is the answer then to guess?'),
    p(
      'No. It is to borrow. Big shops have tested forms, prices and page speed on millions of people, and what makes a stranger leave is not different in your town. Use what is known for the small things, and spend your own scarce visitors on the few large questions that only you can answer. Walk through your booking path with a patient who is willing to think aloud; five of those teach more than a year of split traffic, and you can do the first one this afternoon for the price of a coffee.',
    ),
    h2('Objections from people who sell tests'),
    faq(
      [
        'Our agency’s tool uses Bayesian statistics. Does that solve it?',
        'It words the answer better. It does not conjure up visitors, and if you stop whenever the bar is green you still collect flukes.',
      ],
      [
        'Can I just run the test longer?',
        'For a while. After three months people change phones, seasons change moods, and you changed your prices in between. We stop at twelve weeks and call it a draw.',
      ],
      [
        'How do I run your simulation myself?',
        'In any spreadsheet: for each day draw ten visitors for each side, let each enquire with a chance of 3 in 100, add up, compare. Twenty rounds are enough to make you suspicious for life.',
      ],
    ),
    cta({
      title: 'Tests, only where they can answer',
      text: 'In our plans the number of tests is small on purpose. Each has its verdict written down beforehand, and you see the losers too.',
      label: 'How we test',
      href: '/services/conversion-rate-optimisation',
    }),
    ...sources(
      [
        'E. Miller: How Not To Run an A/B Test, 2010',
        'https://www.evanmiller.org/how-not-to-run-an-ab-test.html',
      ],
      [
        'R. Kohavi: Large Scale Experimentation at Bing, August 2013',
        'https://blogs.bing.com/search-quality-insights/August-2013/Large-Scale-Experimentation-at-Bing',
      ],
    ),
  ],
};
