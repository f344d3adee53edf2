import type { Picture } from './draw.ts';
import { aDepositIsAPromise } from './scenes/a-deposit-is-a-promise.ts';
import { authorHelena, authorRuth, authorTheo } from './scenes/authors.ts';
import { costPerTreatment } from './scenes/cost-per-treatment.ts';
import { filmClinician, filmDoor, filmHands, filmPatient } from './scenes/film-frames.ts';
import { filmingWithoutFlinching } from './scenes/filming-without-flinching.ts';
import { firstFiveMinutes } from './scenes/first-five-minutes.ts';
import { hireThePersonWhoRingsBack } from './scenes/hire-the-person-who-rings-back.ts';
import { oneEvening } from './scenes/one-evening.ts';
import { putThePriceOnThePage } from './scenes/put-the-price-on-the-page.ts';
import { testsThatFailed } from './scenes/tests-that-failed.ts';
import { theMapIsYourSecondFrontDesk } from './scenes/the-map-is-your-second-front-desk.ts';
import { theSecondVisit } from './scenes/the-second-visit.ts';
import { whatAnEmptyWednesdayCosts } from './scenes/what-an-empty-wednesday-costs.ts';
import { whatTheAsaLetsYouSay } from './scenes/what-the-asa-lets-you-say.ts';
import { whomYouMayText } from './scenes/whom-you-may-text.ts';

/** All that is drawn for the demo blog, by the names of the files. */
export const pictures: Readonly<Record<string, Picture>> = {
  'a-deposit-is-a-promise': aDepositIsAPromise,
  'cost-per-treatment': costPerTreatment,
  'filming-without-flinching': filmingWithoutFlinching,
  'the-first-five-minutes': firstFiveMinutes,
  'hire-the-person-who-rings-back': hireThePersonWhoRingsBack,
  'put-the-price-on-the-page': putThePriceOnThePage,
  'tests-that-failed': testsThatFailed,
  'the-map-is-your-second-front-desk': theMapIsYourSecondFrontDesk,
  'the-second-visit': theSecondVisit,
  'what-an-empty-wednesday-costs': whatAnEmptyWednesdayCosts,
  'what-the-asa-lets-you-say': whatTheAsaLetsYouSay,
  'whom-you-may-text': whomYouMayText,
  'one-evening': oneEvening,
  'film-door': filmDoor,
  'film-clinician': filmClinician,
  'film-hands': filmHands,
  'film-patient': filmPatient,
  'author-helena': authorHelena,
  'author-theo': authorTheo,
  'author-ruth': authorRuth,
};
