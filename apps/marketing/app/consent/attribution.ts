import type { Attribution } from '@upcurve/contracts/leads/lead';
import { cutLine } from '@upcurve/contracts/shared/tidy';
import { parseAddress } from '@upcurve/contracts/shared/web-address';
import { readStored, writeStored } from '../browser-storage.ts';
import { onChoice } from './consent.ts';

const STORAGE_KEY = 'upcurve-attribution';
const TEXT_MAX = 120;
const ADDRESS_MAX = 500;

const utm = {
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
  term: 'utm_term',
  content: 'utm_content',
};

/* Rejects text that may identify a person: email addresses get into links, so @ signs are not allowed. */
const isClean = (text: string) => text !== '' && !/[@＠]|%(?:25)*40/i.test(text);

function campaignOf({ searchParams }: URL): Attribution {
  const found: Attribution = {};
  for (const [name, parameter] of Object.entries(utm)) {
    const text = cutLine(searchParams.get(parameter) ?? '', TEXT_MAX);
    if (isClean(text)) found[name as keyof typeof utm] = text;
  }
  return found;
}

/**
 * Returns the source of this visit: campaign names, the referring site without its path, and the first page. A link
 * clicked before hydration loads a new page, whose referrer is then the page that the campaign led to.
 */
export function readAttribution(address: URL, referrer: string): Attribution {
  const from = parseAddress(referrer);
  const isOurs = from?.origin === address.origin;
  const campaign = campaignOf(address);
  const first = isOurs && Object.keys(campaign).length === 0 ? from : address;
  const found = first === address ? campaign : campaignOf(first);
  if (from && !isOurs && /^https?:$/.test(from.protocol)) found.referrer = from.origin;
  const page = cutLine(first.pathname, ADDRESS_MAX);
  if (isClean(page)) found.landingPage = page;
  return found;
}

let remembered: Attribution | undefined;

/** If the browser refuses storage, the value stays in memory. */
function follow(isAllowed: boolean): void {
  writeStored('session', STORAGE_KEY, isAllowed ? remembered : null);
}

/**
 * Remembers where the visit came from; the first page of a visit decides. Keeps it in memory, and in this tab's storage
 * once the visitor allows it.
 */
export function rememberAttribution(): void {
  remembered ??=
    (readStored('session', STORAGE_KEY) as Attribution | null) ??
    readAttribution(new URL(location.href), document.referrer);
  onChoice(follow);
}

export function recallAttribution(): Attribution | undefined {
  return remembered;
}
