import { paths } from '@upcurve/site-content/paths';
import { services } from '@upcurve/site-content/services';
import { forms } from './content/contact/forms.ts';
import { guidePages } from './content/lead-guide/pages.ts';

/** Every page that search engines may list, in site map order. */
export const sitePages: readonly string[] = [
  paths.home(),
  paths.contact(),
  paths.calculator.start(),
  paths.leadGuide.overview(),
  ...guidePages.map(({ slug }) => paths.leadGuide.page(slug)),
  paths.eligibility.welcome(),
  ...Object.values(services).map(({ slug }) => paths.service(slug)),
  paths.pricing(),
  paths.pricingInDetail(),
  paths.blog(),
  paths.bookConsultation(),
  paths.tradingTerms(),
  paths.privacyPolicy(),
  paths.terms(),
  paths.monthlyDeliverables(),
  paths.subscriptionModel(),
  paths.partnerProgram(),
  paths.checkEligibility(),
];

/** Pages that only make sense within a flow, and demonstrations: they have an address but are not listed. */
export const passingPages: readonly string[] = [
  ...Object.keys(forms).map((name) => paths.form(name)),
  paths.contentBuilder(),
  paths.stories(),
  paths.thankYou(),
  paths.calculator.questions(),
  paths.calculator.results(),
  paths.eligibility.profile(),
  paths.eligibility.business(),
  paths.eligibility.questions(),
  paths.eligibility.analyzing(),
  paths.eligibility.resume(),
  paths.eligibility.results(),
  paths.eligibility.thankYou(),
];
