import { aDepositIsAPromise } from './a-deposit-is-a-promise.ts';
import { costPerTreatment } from './cost-per-treatment.ts';
import type { DemoPost } from './demo-post.ts';
import { filmingWithoutFlinching } from './filming-without-flinching.ts';
import { hireThePersonWhoRingsBack } from './hire-the-person-who-rings-back.ts';
import { putThePriceOnThePage } from './put-the-price-on-the-page.ts';
import { testsThatFailed } from './tests-that-failed.ts';
import { theFirstFiveMinutes } from './the-first-five-minutes.ts';
import { theMapIsYourSecondFrontDesk } from './the-map-is-your-second-front-desk.ts';
import { theSecondVisit } from './the-second-visit.ts';
import { whatAnEmptyWednesdayCosts } from './what-an-empty-wednesday-costs.ts';
import { whatTheAsaLetsYouSay } from './what-the-asa-lets-you-say.ts';
import { whomYouMayText } from './whom-you-may-text.ts';

/** The articles of the demo blog, oldest first. */
export const DEMO_POSTS: readonly DemoPost[] = [
  theFirstFiveMinutes,
  whatTheAsaLetsYouSay,
  costPerTreatment,
  filmingWithoutFlinching,
  putThePriceOnThePage,
  testsThatFailed,
  aDepositIsAPromise,
  whomYouMayText,
  theMapIsYourSecondFrontDesk,
  theSecondVisit,
  whatAnEmptyWednesdayCosts,
  hireThePersonWhoRingsBack,
];
