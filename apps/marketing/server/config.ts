import { parseServerConfig, type ServerConfig } from '@upcurve/web-server/server-config';
import { type Environment, invalidSetting } from '@upcurve/web-server/settings';

export interface Config extends ServerConfig {
  /** The agency's external booking page; if unset, our own request form is shown. */
  bookingUrl: string | undefined;
  /** The forms of the agency's provider, shown in frames; if unset, our own forms are shown. */
  contactFormUrl: string | undefined;
  ebookFormUrl: string | undefined;
  /** The origin whose messages report that a provider's form was sent. Default: the origin of the frames. */
  formProviderOrigin: string | undefined;
  /** The ids of up to three client videos. */
  wistiaIds: readonly string[];
  /** The id of the agency's own film on the home page; if unset, an animation is shown. */
  wistiaIntroId: string | undefined;
  /** The origins that a page may load in frames when the visitor asks for it. */
  frameOrigins: readonly string[];
}

/** The origin of the video provider's players. */
const WISTIA_ORIGIN = 'https://fast.wistia.net';

function webAddress(env: Environment, name: string, what: string): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.href;
  throw invalidSetting(name, text, `the web address of ${what}, or leave it out`);
}

function videoIds(text = ''): string[] {
  const ids = text.split(',').map((id) => id.trim());
  const odd = ids.find((id) => !/^\w*$/.test(id));
  if (odd === undefined && ids.length <= 3) return ids.filter((id, i) => id || i < ids.length - 1);
  throw invalidSetting(
    'WISTIA_IDS',
    text,
    'up to three video ids with commas between, e.g. abc123,def456,ghi789',
  );
}

function videoId(text = ''): string | undefined {
  if (/^\w*$/.test(text.trim())) return text.trim() || undefined;
  throw invalidSetting('WISTIA_INTRO_ID', text, 'one video id, e.g. abc123, or leave it out');
}

const originOf = (address: string | undefined) => (address ? [new URL(address).origin] : []);

/**
 * Reads and validates the environment at startup, so that one build works in every environment.
 * @throws {ConfigError} naming the invalid variable
 */
export function readConfig(env: Environment = process.env): Config {
  const bookingUrl = webAddress(env, 'BOOKING_URL', 'the booking page');
  const contactFormUrl = webAddress(env, 'CONTACT_FORM_URL', 'the contact form');
  const ebookFormUrl = webAddress(env, 'EBOOK_FORM_URL', 'the e-book form');
  const provider = webAddress(env, 'FORM_PROVIDER_ORIGIN', 'the form provider');
  const wistiaIds = videoIds(env.WISTIA_IDS);
  const wistiaIntroId = videoId(env.WISTIA_INTRO_ID);
  return {
    ...parseServerConfig(env, 'MARKETING_PORT'),
    bookingUrl,
    contactFormUrl,
    ebookFormUrl,
    formProviderOrigin: originOf(provider ?? contactFormUrl ?? ebookFormUrl)[0],
    wistiaIds,
    wistiaIntroId,
    frameOrigins: [
      ...new Set([
        ...[bookingUrl, contactFormUrl, ebookFormUrl].flatMap(originOf),
        ...(wistiaIntroId || wistiaIds.some(Boolean) ? [WISTIA_ORIGIN] : []),
      ]),
    ],
  };
}

let current: Config | undefined;

export function config(): Config {
  current ??= readConfig();
  return current;
}
