import { paths } from '../../paths.ts';
import type { Leak } from './kinds.ts';

/** A task for a week. */
export interface Step {
  title: string;
  step: string;
  cost: string;
}

/** Our reply to a challenge that the visitor describes in their own words. */
export interface ChallengeReply {
  title: string;
  text: string;
  link: { label: string; to: string };
  /** The step that it suggests, where no leak does. */
  week?: Step;
  /** The leak it is about. Its step comes first, unless `week` replaces it. */
  leak?: Leak;
  /** Whether the step replaces that leak's own, and has its sum. */
  replacesStep?: true;
  /** The report's sentence where the visitor's own words cannot be quoted; `people` are those who ask and do not book. */
  headline?: string;
}

interface ChallengeAnswer extends ChallengeReply {
  id: string;
  /** Patterns that identify the challenge; each match scores a point. */
  words: readonly RegExp[];
  /** Marks a general topic: it scores one point at most, and only if nothing more specific matches. */
  isBroad?: true;
}

/** The best match wins; on a tie, the first in this list. */
export const challengeAnswers: readonly ChallengeAnswer[] = [
  {
    id: 'no-shows',
    words: [
      /no.?shows?\b/i,
      /cancel/i,
      /don.?t (turn|show) up/i,
      /not? (turn|show)(ing)? up/i,
      /late notice/i,
      /\bDNAs?\b/,
      /\bnever (come|came|show(s|ed)?|turn(s|ed)?|attend(s|ed)?)\b(?! back)/i,
      /\bbook.{0,40}\b(don.?t|do not|didn.?t|fail to) (come|show|turn|attend)\b(?! back)/i,
    ],
    title: 'No-shows are mostly a booking problem.',
    text: 'Someone who paid a deposit and heard a human voice the day before comes. Take the deposit when you book and set it against the treatment, offer a date within ten days, and confirm by text at once and by phone the day before. Call a no-show the same day with two new times.',
    link: { label: 'How to confirm and remind', to: paths.leadGuide.page('contact-interaction') },
    leak: 'noShows',
  },
  {
    id: 'missed-calls',
    words: [
      /(nobody|no.?one|not? ?(time|body)|can.?t|cannot) .{0,20}(answers?|picks?) /i,
      /(phone|calls?) (just )?rings? out|rings? out\b/i,
      /miss(ed|ing|es)? .{0,16}calls?\b/i,
      /(answer|pick)(s|ed|ing)? (up )?the (phone|telephone)/i,
      /pick(s|ed|ing)? up\b/i,
      /voice ?mail/i,
      /busy .{0,30}(ring|call|answer|reply)/i,
      /(ring|phone)(s|ing)? (people |them |patients? |every(one|body) |any(one|body) )?back/i,
      /(no|not enough|never|hasn.?t|haven.?t|don.?t have|lack of|short of)( any| the| got| enough)* time .{0,12}(call|ring|phone|answer)/i,
    ],
    title: 'A call that nobody takes books somewhere else.',
    text: 'Let every call that rings four times go to a person: a colleague, a second desk or a call service. An automatic text with a booking link catches the rest. Count the missed calls by hour for a week, and staff the worst hour first: often that’s lunch, in two shifts.',
    link: { label: 'A working day around the phone', to: paths.leadGuide.page('daily-workflow') },
    leak: 'slow',
  },
  {
    id: 'late-calls',
    words: [
      /(too )?late (in |at |with |to |when )?(we )?(call|ring|phon|answer|repl|respond)/i,
      /(call|ring|phon|answer|repl|respon)\w* .{0,24}\b(too )?(late|slow(ly)?)\b/i,
      /(too )?slow (to|in|at|with) (call|ring|phon|answer|repl|respond)/i,
      /by (then|the time) .{0,60}(booked|gone|elsewhere|someone else)/i,
      /((next|following) day|days? later|after (a|two|three) days?)/i,
    ],
    title: 'Give the first call to someone who isn’t treating.',
    text: 'People book with the clinic that calls first. Set two call times a day for everyone that person didn’t reach, and send a text with a booking link at once, so that nobody waits in silence.',
    link: { label: 'A working day around the phone', to: paths.leadGuide.page('daily-workflow') },
    leak: 'slow',
  },
  {
    id: 'follow-up',
    words: [
      /follow(s|ed|ing)?( \w+){0,2}.?up/i,
      /call(s|ing|ed)? (them |people |leads? |enquir\w+ |any(one|body) )?back/i,
      /repl(y|ies|ying)/i,
      /respon[ds]/i,
      /conver(t|sion)/i,
      /(second|another|next) call|second time|call(s|ed|ing)? (them |people )?(again|twice)|hear (back )?from (them|us) again/i,
      /time.?wasters?/i,
      /ghost/i,
      /(never|don.?t|do not) book .{0,12}(call|answer|repl)/i,
    ],
    title: 'The enquiry is paid for. The second call is what’s missing.',
    text: 'Most people who don’t book were never asked twice. Answer within five minutes, try six times over ten days at different hours, and write down why each one said no. After a month the reasons tell you what to change.',
    link: { label: 'The script, call by call', to: paths.leadGuide.page('script-sequence') },
    leak: 'followUp',
  },
  {
    id: 'no-ads',
    words: [
      /\b(no|not enough|little|without) (money|budget|funds|cash) .{0,12}(ads?\b|advert|market|google|facebook|instagram)/i,
      /(money|budget|funds|cash|afford\w*) (for|to spend on|to run|to buy|to pay for)? ?(ads?\b|advert|marketing|google|facebook|instagram)/i,
      /\b(can.?t|cannot|could never) afford .{0,12}(ads?\b|advert|marketing)/i,
    ],
    title: 'You don’t need ads yet.',
    text: 'Begin with the people who ask already and those who have been: call everyone back the same day, book the next visit before each patient leaves, and ask for a review that evening. None of it costs money, and ads bring in more after it.',
    link: { label: 'Where good enquiries come from', to: paths.leadGuide.page('lead-sources') },
    leak: 'slow',
  },
  {
    id: 'quiet-days',
    words: [
      /(empty|quiet|dead|slow)( \w+)? (on )?(mon|tues|wednes|thurs|fri|satur)days?/i,
      /(mon|tues|wednes|thurs|fri|satur)days? .{0,12}\b(empty|quiet|dead|slow)/i,
      /(empty|quiet|dead) (mornings?|afternoons?|days?)\b/i,
    ],
    headline: 'your diary has room, and {people} ask and don’t book.',
    title: 'A quiet day fills from a list, not from ads.',
    text: 'Offer that day first: to people who cancelled, to patients who are due, and to everyone who asks for a date soon. Keep the popular hours for people who can’t come at any other time. If it isn’t full after eight weeks, change what you do on that day before you add rooms or a second site.',
    link: { label: 'Patients who return and refer', to: '/services/referral-program' },
    week: {
      title: 'Fill the quiet day',
      step: 'List the patients who cancelled or are due, and offer each of them a time on your quiet day.',
      cost: 'Two hours, once. No money.',
    },
    leak: 'returning',
    replacesStep: true,
  },
  {
    id: 'ads',
    words: [
      /\bads?\b/i,
      /advert/i,
      /google/i,
      /facebook|meta\b/i,
      /ppc|cpc|cost per (click|lead)/i,
      /agenc(y|ies)/i,
      /marketing (cost|spend|budget)/i,
      /\broi\b|return on/i,
    ],
    headline: 'you pay for ads, and {people} ask and don’t book.',
    title: 'Judge ads by treatments, and half of them stop by themselves.',
    text: 'Clicks and leads are what an ad platform sells; bookings are what you buy. Follow each enquiry to the treatment, divide the spend by new patients, and move the money to whichever ad wins. Do that before you spend a pound more.',
    link: { label: 'How spending is followed to the treatment', to: '/services/performance-tracking' },
    week: {
      title: 'Follow each ad to its patients',
      step: 'Write beside each new patient of last month which ad brought them, and divide that ad’s spend by its patients.',
      cost: 'Two hours, once. No money.',
    },
  },
  {
    id: 'cost-per-patient',
    words: [
      /cost(s)? (per|of each|of every|for each|of a new|of getting|to (get|win|acquire)) ?(an? )?(new )?(lead|enquir|consult|patient|client|booking|click|acqui)?/i,
      /(lead|enquir\w*|click|consultation|acquisition)s? (cost|price)s?/i,
      /(costs?|pay(ing)?) ((far|way) )?(too much|a lot|more and more|more)\b/i,
      /too much (per|for (a|an|each|every)) /i,
      /to (get|win|find|acquire) (a )?new (patient|client|customer)/i,
      /(lead|enquir\w*|click|consultation|patient|client)s? (is|are|get|getting|keep|keeps|become|becoming)\b.{0,24}(dear|expensive|costl)/i,
    ],
    headline: '{people} whom you pay to reach ask and don’t book.',
    title: 'Divide by consultations held, and the dear part shows.',
    text: 'Take last month’s spend for one treatment and divide it by the consultations that took place, then by the treatments sold. Do it for each campaign. Usually a few search terms, a wide area or a slow page carry most of the cost. Cut those first, and move the money to the campaign with the cheapest treatment, not the cheapest click.',
    link: { label: 'How spending is followed to the treatment', to: '/services/performance-tracking' },
    week: {
      title: 'Work out what one patient costs',
      step: 'Divide last month’s spend by the consultations held, campaign by campaign. Pause the dearest for a week.',
      cost: 'Two hours, once. No money.',
    },
  },
  {
    id: 'after-consultation',
    words: [
      /consult\w*.{0,60}(don.?t|do not|didn.?t|never|not|fail to) (book|buy|go ahead|proceed|convert|commit|decide|sign|come back)/i,
      /(after|from) (the|a|their|our) consult\w*/i,
      /consult\w* .{0,30}(to|into) .{0,12}(treatment|surgery|operation|booking|sale|case)/i,
      /\b(turkey|abroad|overseas|istanbul|medical tourism|another country)\b/i,
      /(think|thinking) (about it|it over)/i,
    ],
    headline: '{people} ask or come, and don’t decide.',
    title: 'They compare at home. Give them the whole comparison.',
    text: 'Before they leave, hand over one page: the price all in and by the month, what a correction costs, and who sees them here if something goes wrong. Where they look abroad, put the whole cost beside it: flights, hotel, a second trip, time off. Ask when you may call: in the first week for questions, and once more after it. Surgery asks for two weeks to reflect, so wait for those. Count how many consultations become treatments.',
    link: { label: 'What to say to ‘I’ll think about it’', to: paths.leadGuide.page('objection-handling') },
    week: {
      title: 'Call those who came and haven’t decided',
      step: 'Call everyone who had a consultation and hasn’t decided, the latest first. Ask what they still need to know, and write it down.',
      cost: 'Two hours, once.',
    },
    leak: 'followUp',
    replacesStep: true,
  },
  {
    id: 'staff',
    words: [
      /staff/i,
      /recruit|hir(e|ing)/i,
      /\bteam\b/i,
      /reception/i,
      /front desk/i,
      /train(ed|ing)?\b/i,
      /nurse|injector|practitioner|therapist/i,
      /leav(e|es|ing)\b|retain|retention of staff/i,
    ],
    headline: '{people} ask your team and don’t book.',
    title: 'Good people stay where the work is clear.',
    text: 'Write down what a good first call sounds like, what one person answers for, and the one number they watch. It makes hiring shorter, training kinder and leaving rarer. Start with the front desk: that’s where patients notice first.',
    link: { label: 'Hiring and training, as we do it', to: '/services/sales-staff-hiring-and-training' },
    week: {
      title: 'Say what a good first call is',
      step: 'Listen to three calls with your team, and write down in ten lines what a good one does.',
      cost: 'An hour together.',
    },
  },
  {
    id: 'price',
    words: [
      /pric(e|es|ing|ey)/i,
      /expensive|afford/i,
      /cheap/i,
      /discount|groupon/i,
      /cost of living/i,
      /undercut/i,
      /budget.{0,20}(patient|client)/i,
      /(patient|client).{0,20}budget/i,
    ],
    headline: '{people} ask, compare prices, and don’t book.',
    title: 'When price is all they can compare, they compare price.',
    text: 'Give them something else to weigh: who treats them, what happens if it goes wrong, and someone like them who was glad. Say the price early, with what it includes, and stop discounting for people who’d have come anyway.',
    link: { label: 'What to say to ‘too expensive’', to: paths.leadGuide.page('objection-handling') },
    week: {
      title: 'Call those who asked the price',
      step: 'Call everyone who asked last month and didn’t book. Say what the price includes and who treats, and note what they were offered elsewhere.',
      cost: 'Two hours, once. No money.',
    },
    leak: 'followUp',
    replacesStep: true,
  },
  {
    id: 'treatment-mix',
    words: [
      /treatment (mix|menu|list)|mix of treatments/i,
      /(which|what|right|best|profitable|too many) (treatments?|services)/i,
      /(low|thin|poor) margins?|margin(s)? (on|of|per)/i,
      /(push|sell|promot|focus)\w* .{0,20}(treatments?|services)/i,
    ],
    title: 'Sell three treatments well before thirty a little.',
    text: 'Write each treatment’s price, minutes and materials in one line, and divide what’s left by the minutes. Put the three that keep most per hour on the home page, in the ads and in the first call. The rest may stay on the menu; they need no advertising.',
    link: { label: 'What an hour of the diary brings in', to: paths.calculator.start() },
    week: {
      title: 'Find the three treatments that keep most',
      step: 'Write down price, minutes and materials for each treatment, and divide what’s left by the minutes.',
      cost: 'Two hours, once. No money.',
    },
  },
  {
    id: 'one-treatment',
    words: [
      /implants?|invisalign|aligners?|veneers?|orthodont|whitening|cosmetic dent/i,
      /botox|fillers?|toxin|laser|peels?|microneedling|coolsculpt|body contour/i,
      /facelifts?|rhinoplast|augmentation|liposuction|tummy tuck|blepharoplast|hair transplant/i,
      /(high|bigger|larger|higher).?(value|ticket|end)/i,
    ],
    title: 'A large treatment is sold in two conversations.',
    text: 'In the first, someone on the phone asks what they hope for. In the second, the clinician says what’s possible and what it costs, all in. Give that treatment a page with its price, the finance and one patient’s story, and send its ads there only. Count consultations, not clicks.',
    link: { label: 'The first call, stage by stage', to: paths.leadGuide.page('call-stages') },
    week: {
      title: 'Give that treatment a page',
      step: 'Write one page for the treatment you named: the price all in, the finance, one patient’s story and one way to book a consultation.',
      cost: 'A day of writing.',
    },
  },
  {
    id: 'second-site',
    words: [
      /(second|another|new|third|more|two) (site|location|clinic|branch|premises)s?\b/i,
      /(open|scal|expand)\w* (to|into|up)? ?(a|an|our)? ?(second|another|third)/i,
      /\b(franchis|multi.?site)/i,
    ],
    title: 'Make the first site run without you, then open the second.',
    text: 'A second site doubles the rent at once and the patients slowly. Write down how the first one answers, books and rebooks, and hand that over before you sign a lease. If bookings hold while you only treat, the second site has a plan. If they don’t, you know what to fix.',
    link: { label: 'What growth has to bring in', to: paths.calculator.start() },
    week: {
      title: 'Let the first site run without you',
      step: 'For two days, have the team write down every question that only you could answer. Then write down the answers.',
      cost: 'An hour of yours.',
    },
  },
  {
    id: 'season',
    words: [
      /january|february|august|summer|christmas/i,
      /season/i,
      /(dead|quiet|slow|empty) (month|week|period|time|season)s?/i,
      /(is|are|goes|go) (dead|quiet)/i,
      /up and down|peaks? and troughs?|feast/i,
    ],
    headline: 'your diary has room, and {people} ask and don’t book.',
    title: 'A quiet month is sold weeks before it.',
    text: 'People decide weeks before they come. Write to everyone who is due for a visit and hasn’t opted out of messages, and offer them dates in the quiet weeks. Do it six weeks ahead, or this week if it’s closer. Those weeks also suit treatments that take time to settle.',
    link: { label: 'Patients who return and refer', to: '/services/referral-program' },
    week: {
      title: 'Sell the quiet month now',
      step: 'List everyone who is due for a visit in the quiet month, and offer each of them a date by name.',
      cost: 'Half a day. No money.',
    },
  },
  {
    id: 'competition',
    words: [
      /compet/i,
      /other clinics?/i,
      /saturat/i,
      /every(one|body)/i,
      /stand(ing)? out/i,
      /new clinics?/i,
      /next door|down the road/i,
    ],
    headline: '{people} ask you, and book elsewhere or nowhere.',
    title: 'You don’t need to beat them all. You need to answer first.',
    text: 'A patient asks three clinics and mostly books the one that answers first and sounds as if it had time. Be known for one treatment rather than for twenty, show your own results, and reply before the others have opened the email.',
    link: { label: 'Why people choose whom they trust', to: paths.leadGuide.page('psychology-trust') },
    week: {
      title: 'Time your own reply',
      step: 'Have a friend send you an enquiry, and count the minutes until someone calls. Then agree who calls next time.',
      cost: 'An evening. No money.',
    },
  },
  {
    id: 'time',
    words: [
      /\btime\b/i,
      /busy/i,
      /overwhelm|burn.?out|exhaust/i,
      /juggl/i,
      /on my own|by myself|sole|everything myself/i,
      /wear(ing)? (many|all|too many)/i,
      /too much (to do|work|going on|on (my|our) plate|at once)/i,
      /admin\b/i,
    ],
    title: 'You can’t treat and sell in the same hour.',
    text: 'So don’t try. Give the work that brings patients to someone else for good, even if it’s half an hour a day: a part-timer or a call service. What only you can do is the treating; the rest can be written down and handed over.',
    link: { label: 'A working day that fits', to: paths.leadGuide.page('daily-workflow') },
    leak: 'slow',
  },
  {
    id: 'reviews',
    words: [/reviews?\b/i, /testimonials?/i, /\b(google|trustpilot) (stars?|rating)/i, /reputation/i],
    title: 'Reviews come from asking on the day.',
    text: 'Ask each happy patient at the desk, and send the link by text the same evening, while they still look in the mirror. Answer every review by name, the poor ones first. Three a week are 150 in a year.',
    link: { label: 'Patients who return and refer', to: '/services/referral-program' },
    week: {
      title: 'Ask for a review every evening',
      step: 'Send each patient you see this week a text with your review link, the same evening.',
      cost: 'Five minutes a day. No money.',
    },
  },
  {
    id: 'returning',
    words: [
      /com(e|ing) back/i,
      /return/i,
      /repeat|rebook|retention|retain/i,
      /loyal/i,
      /one.?off/i,
      /existing (patient|client)/i,
    ],
    title: 'The next visit is booked before they leave, or not at all.',
    text: 'Say at the end of the visit when the result will need looking after, and book it at the desk. Then write to everyone you haven’t seen for six months, by name, about the treatment they had. It’s the cheapest month of marketing you’ll ever run.',
    link: { label: 'Patients who return and refer', to: '/services/referral-program' },
    leak: 'returning',
  },
  {
    id: 'enquiries',
    isBroad: true,
    words: [
      /enquir/i,
      /\bleads?\b/i,
      /new (patients?|clients?|customers?)/i,
      /more (patients?|clients?|customers?)/i,
      /(enough|getting|finding|attract\w*|\bno) .{0,14}(patients?|clients?|customers?)/i,
      /\b(we|i) (open|launch)\b|(opening|launch)\b/i,
      /quiet|empty diary|fill(ing)? (the )?(diary|chairs?)/i,
      /visib|found|seo|search|website|traffic/i,
      /(nobody|no.?one|few people|hardly anyone) .{0,24}(knows?|heard)\b|unknown/i,
      /social media|instagram|tiktok|followers/i,
      /marketing/i,
    ],
    headline: '{people} ask and don’t book.',
    title: 'Before more enquiries, keep the ones you have.',
    text: 'Count for a week: how many ask, how fast they hear back, how many book. If fewer than one in five books, fix that first, because it makes every later pound of marketing worth more. Then grow the one source that already books best.',
    link: { label: 'Where good enquiries come from', to: paths.leadGuide.page('lead-sources') },
  },
  {
    id: 'cash',
    isBroad: true,
    words: [
      /cash ?flow/i,
      /\bcosts?\b/i,
      /overheads?|\brent\b/i,
      /profit|margin/i,
      /\bvat\b|\btax/i,
      /money|financ/i,
    ],
    title: 'Cheaper than cutting costs: filling the hours you already pay for.',
    text: 'Rent and salaries cost the same on an empty afternoon. Find the two emptiest half-days of the week, put your best-margin treatment there, and offer it to past patients first. It costs a message, and it shows in the same month.',
    link: { label: 'What empty hours add up to', to: paths.calculator.start() },
    week: {
      title: 'Fill two empty half-days',
      step: 'Find the two emptiest half-days of next week, and offer them to past patients by name.',
      cost: 'Two hours, once. No money.',
    },
  },
];

/** The reply if no challenge is recognised. */
export const otherChallenge: ChallengeReply = {
  title: 'That deserves a person’s answer.',
  text: 'A form can’t do it justice, and we won’t pretend it can. Put a figure on it before we talk: what does it cost you in a month, in pounds, patients or hours? That figure decides whether it comes before the steps in this report or after them.',
  link: { label: 'Put a figure on it', to: paths.calculator.start() },
};

/** Follows the reply to another challenge if the visitor also has no time. */
export const noTime =
  'You also say there’s no time. Then don’t do it yourself: give it to one person, with fixed hours, and let them begin with the calls.';

/** Follows the reply about a quiet month if the visitor also names a quiet day. */
export const quietDay =
  'For the quiet day of the week: offer it first to everyone who asks, and keep the popular hours for people who can’t come at any other time.';
