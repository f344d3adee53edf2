import { parseAddress } from '@upcurve/contracts/shared/web-address';

/** Content on another site: `frame` is the URL of its frame, `page` the URL to link to. */
export interface ThirdParty {
  provider: string;
  frame: string;
  page: string;
}

interface Provider {
  name: string;
  /** The origin of the frames, which the page's content security policy must allow. */
  origin: string;
  hosts: readonly string[];
  /** Returns the ids in an address, from the parts of its path. One that is missing or invalid is not supported. */
  ids: (path: readonly string[], address: URL) => readonly (string | null | undefined)[];
  /** Returns the path of the frame. */
  frame: (ids: readonly unknown[], address: URL) => string;
}

const ID = /^[\w-]{1,64}$/;
const UNSUPPORTED = [undefined];
const asItIs: Provider['frame'] = (_, { pathname, search, hash }) => pathname + search + hash;

const VIDEOS: readonly Provider[] = [
  {
    name: 'YouTube',
    origin: 'https://www.youtube-nocookie.com',
    hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'],
    ids([first = '', second], { hostname, searchParams }) {
      if (hostname === 'youtu.be') return [first];
      if (first === 'watch') return [searchParams.get('v')];
      return ['embed', 'shorts', 'live'].includes(first) ? [second] : UNSUPPORTED;
    },
    frame: ([id]) => `/embed/${id}?autoplay=1`,
  },
  {
    name: 'Vimeo',
    origin: 'https://player.vimeo.com',
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    ids: (path) => [path.find((part) => /^\d+$/.test(part))],
    frame: ([id]) => `/video/${id}?autoplay=1&dnt=1`,
  },
  {
    name: 'Wistia',
    origin: 'https://fast.wistia.net',
    hosts: ['fast.wistia.net', 'fast.wistia.com'],
    ids: ([embed, kind, id]) => (embed === 'embed' && kind === 'iframe' ? [id] : UNSUPPORTED),
    frame: ([id]) => `/embed/iframe/${id}?autoPlay=true&doNotTrack=true`,
  },
];

const EMBEDS: readonly Provider[] = [
  {
    name: 'Google Maps',
    origin: 'https://www.google.com',
    hosts: ['www.google.com'],
    ids: (path) => (path.join('/') === 'maps/embed' ? [] : UNSUPPORTED),
    frame: asItIs,
  },
  {
    name: 'Spotify',
    origin: 'https://open.spotify.com',
    hosts: ['open.spotify.com'],
    ids(path) {
      const [kind = '', id] = path.filter((part) => part !== 'embed');
      return ['episode', 'show', 'playlist', 'track'].includes(kind) ? [kind, id] : UNSUPPORTED;
    },
    frame: ([kind, id]) => `/embed/${kind}/${id}`,
  },
  {
    name: 'CodePen',
    origin: 'https://codepen.io',
    hosts: ['codepen.io'],
    ids: ([user, , id]) => [user, id],
    frame: ([user, id]) => `/${user}/embed/${id}`,
  },
  {
    name: 'Typeform',
    origin: 'https://form.typeform.com',
    hosts: ['form.typeform.com'],
    ids: ([to, id, more]) => (to === 'to' && !more ? [id] : UNSUPPORTED),
    frame: asItIs,
  },
  {
    name: 'Datawrapper',
    origin: 'https://datawrapper.dwcdn.net',
    hosts: ['datawrapper.dwcdn.net'],
    ids: ([id, version = '1']) => [id, String(Number.parseInt(version, 10) || 1)],
    frame: ([id, version]) => `/${id}/${version}/`,
  },
];

function findThirdParty(providers: readonly Provider[], url: string): ThirdParty | undefined {
  const address = parseAddress(url);
  if (address?.protocol !== 'https:' || address.username || address.password || address.port)
    return undefined;
  const provider = providers.find(({ hosts }) => hosts.includes(address.hostname));
  const ids = provider?.ids(address.pathname.split('/').filter(Boolean), address);
  if (!provider || !ids?.every((id) => id && ID.test(id))) return undefined;
  return {
    provider: provider.name,
    frame: provider.origin + provider.frame(ids, address),
    page: address.href,
  };
}

/** Returns the video at a URL, or undefined if the provider is not supported. */
export const videoOf = (url: string): ThirdParty | undefined => findThirdParty(VIDEOS, url);
/** Returns the embed at a URL, or undefined if the provider is not supported. */
export const embedOf = (url: string): ThirdParty | undefined => findThirdParty(EMBEDS, url);

/** The origins of all frames that posts can contain. */
export const FRAME_ORIGINS: readonly string[] = [...VIDEOS, ...EMBEDS].map(({ origin }) => origin);
