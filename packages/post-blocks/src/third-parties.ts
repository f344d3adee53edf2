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
  /** Returns the URL of the frame, or undefined if the address is not supported. */
  frame: (address: URL) => string | undefined;
}

const ID = /^[\w-]{1,64}$/;
const frameIfValid = (id: string | undefined | null, frame: (id: string) => string) =>
  id && ID.test(id) ? frame(id) : undefined;
const parts = ({ pathname }: URL) => pathname.split('/').filter(Boolean);

const VIDEOS: readonly Provider[] = [
  {
    name: 'YouTube',
    origin: 'https://www.youtube-nocookie.com',
    hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'],
    frame(address) {
      const [first, second] = parts(address);
      const id =
        address.hostname === 'youtu.be'
          ? first
          : first === 'watch'
            ? address.searchParams.get('v')
            : ['embed', 'shorts', 'live'].includes(first ?? '')
              ? second
              : undefined;
      return frameIfValid(id, (named) => `https://www.youtube-nocookie.com/embed/${named}?autoplay=1`);
    },
  },
  {
    name: 'Vimeo',
    origin: 'https://player.vimeo.com',
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    frame(address) {
      const id = parts(address).find((part) => /^\d+$/.test(part));
      return frameIfValid(id, (named) => `https://player.vimeo.com/video/${named}?autoplay=1&dnt=1`);
    },
  },
  {
    name: 'Wistia',
    origin: 'https://fast.wistia.net',
    hosts: ['fast.wistia.net', 'fast.wistia.com'],
    frame(address) {
      const [embed, kind, id] = parts(address);
      if (embed !== 'embed' || kind !== 'iframe') return undefined;
      return frameIfValid(
        id,
        (named) => `https://fast.wistia.net/embed/iframe/${named}?autoPlay=true&doNotTrack=true`,
      );
    },
  },
];

/** Returns the address unchanged if its path matches. */
const at = (path: RegExp) => (address: URL) => (path.test(address.pathname) ? address.href : undefined);

const EMBEDS: readonly Provider[] = [
  {
    name: 'Google Maps',
    origin: 'https://www.google.com',
    hosts: ['www.google.com'],
    frame: at(/^\/maps\/embed$/),
  },
  {
    name: 'Spotify',
    origin: 'https://open.spotify.com',
    hosts: ['open.spotify.com'],
    frame(address) {
      const [kind, id] = parts(address).filter((part) => part !== 'embed');
      if (!kind || !['episode', 'show', 'playlist', 'track'].includes(kind)) return undefined;
      return frameIfValid(id, (named) => `https://open.spotify.com/embed/${kind}/${named}`);
    },
  },
  {
    name: 'CodePen',
    origin: 'https://codepen.io',
    hosts: ['codepen.io'],
    frame(address) {
      const [user, , id] = parts(address);
      return (
        frameIfValid(
          user,
          (named) => frameIfValid(id, (pen) => `https://codepen.io/${named}/embed/${pen}`) ?? '',
        ) || undefined
      );
    },
  },
  {
    name: 'Typeform',
    origin: 'https://form.typeform.com',
    hosts: ['form.typeform.com'],
    frame: at(/^\/to\/[\w-]{1,64}$/),
  },
  {
    name: 'Datawrapper',
    origin: 'https://datawrapper.dwcdn.net',
    hosts: ['datawrapper.dwcdn.net'],
    frame(address) {
      const [id, version = '1'] = parts(address);
      return frameIfValid(
        id,
        (named) => `https://datawrapper.dwcdn.net/${named}/${Number.parseInt(version, 10) || 1}/`,
      );
    },
  },
];

function findThirdParty(providers: readonly Provider[], url: string): ThirdParty | undefined {
  const address = parseAddress(url);
  if (address?.protocol !== 'https:' || address.username || address.password || address.port)
    return undefined;
  const provider = providers.find(({ hosts }) => hosts.includes(address.hostname));
  const frame = provider?.frame(address);
  return provider && frame ? { provider: provider.name, frame, page: address.href } : undefined;
}

/** Returns the video at a URL, or undefined if the provider is not supported. */
export const videoOf = (url: string): ThirdParty | undefined => findThirdParty(VIDEOS, url);
/** Returns the embed at a URL, or undefined if the provider is not supported. */
export const embedOf = (url: string): ThirdParty | undefined => findThirdParty(EMBEDS, url);

/** The origins of all frames that posts can contain. */
export const FRAME_ORIGINS: readonly string[] = [...VIDEOS, ...EMBEDS].map(({ origin }) => origin);
