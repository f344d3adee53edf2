import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useDebouncedValue, useLocalStorage } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Hit, HitKind } from '@upcurve/contracts/shared/search';
import { use } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useAuth, useUser } from '../../auth/auth-context.ts';
import { marketingUrl } from '../../page-facts.ts';
import { paths } from '../../paths.ts';
import { everyScreen, isFrame, type Screen, useScreens } from '../screen/screens.ts';
import { NO_ACTIONS, ScreenActionsContext } from './screen-actions.ts';

export interface Entry {
  key: string;
  group: string;
  title: string;
  detail?: string;
  /** Whether the screen stays, so that the focus returns to it before the entry runs. */
  staysHere?: boolean;
  run: () => void;
}

/** The minimum length of a term for a server search, and the pause in typing before it, in ms. */
const TERM_MIN = 2;
const PAUSE_MS = 120;

const GROUPS: Record<HitKind, string> = {
  submission: 'Eligibility submissions',
  contact: 'Contact submissions',
  person: 'People',
  post: 'Posts',
  media: 'Media',
  question: 'Questions',
};

/**
 * Returns the entries for a term: actions of the open screen and other screens at once, then the server's results.
 * Without a term, recent entries follow the actions.
 */
export function useEntries(term: string) {
  const { can, logout } = useAuth();
  const recent = useRecent();
  const screens = useScreens();
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  const wanted = term.trim();
  const [asked] = useDebouncedValue(wanted, PAUSE_MS);
  const isAsking = asked.length >= TERM_MIN;
  const query = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) => api.search.searchAll({ query: { term: asked } }, { signal }),
    enabled: isAsking,
    placeholderData: keepPreviousData,
  });

  const addressOf = ({ kind, id, title }: Hit): string =>
    ({
      submission: () => paths.submission(id),
      contact: () => paths.contact(id),
      person: () => paths.person(id),
      post: () => (can('blog:write') ? paths.postBuilder(id) : paths.postPreview(id)),
      media: () => paths.mediaItem(id),
      question: () => `${paths.questions()}?${new URLSearchParams({ search: title.slice(0, 200) })}`,
    })[kind]();

  const ofPlace = (group: string) => (place: Place) => ({
    key: `place:${place.to}`,
    group,
    title: place.label,
    run() {
      recent.rememberPlace(place.to);
      navigate(place.to);
    },
  });
  const ofHit = (group?: string) => (hit: Hit) => ({
    key: `${hit.kind}:${hit.id}`,
    group: group ?? GROUPS[hit.kind],
    title: hit.title,
    detail: hit.detail,
    run() {
      recent.rememberHit(hit);
      navigate(addressOf(hit));
    },
  });

  const actions: Entry[] = [
    {
      title: isDark ? 'Switch to light' : 'Switch to dark',
      run: () => setColorScheme(isDark ? 'light' : 'dark'),
    },
    { title: 'Open the website', run: () => window.location.assign(marketingUrl()) },
    { title: 'Log out', run: () => logout.mutate({ title: 'Logged Out' }) },
  ].map((action) => ({ ...action, key: `do:${action.title}`, group: 'Do' }));

  const { group, actions: here } = use(ScreenActionsContext)?.current ?? NO_ACTIONS;
  const ofScreen = here
    .filter(({ label, also }) => !wanted || matchesTerm({ label, also }, wanted))
    .map(({ label, run }): Entry => ({ key: `here:${label}`, group, title: label, staysHere: true, run }));
  const places = placesOf(screens);
  const { hits } = recent;
  const latest = recent.places.flatMap((to) => places.find((place) => place.to === to) ?? []);
  const others = places.filter((place) => !latest.includes(place));
  const found = isAsking && wanted.length >= TERM_MIN ? (query.data ?? []) : [];
  const entries: Entry[] = wanted
    ? [
        ...ofScreen,
        ...hits
          .filter(({ title, detail }) => matchesTerm({ label: `${title} ${detail}` }, wanted))
          .map(ofHit()),
        ...[...latest, ...others].filter((place) => matchesTerm(place, wanted)).map(ofPlace('Go to')),
        ...actions.filter(({ title }) => matchesTerm({ label: title }, wanted)),
        ...found.map(ofHit()),
      ]
    : [
        ...ofScreen,
        ...hits.map(ofHit('Recent')),
        ...latest.map(ofPlace('Recent')),
        ...others.map(ofPlace('Go to')),
        ...actions,
      ];

  return {
    entries: groupEntries(entries),
    isWaiting: wanted.length >= TERM_MIN && (asked !== wanted || query.isFetching),
    hasFailed: isAsking && query.isError,
  };
}

/** Removes duplicates and groups the entries, in the order in which the groups first appear. */
function groupEntries(entries: readonly Entry[]): Entry[] {
  const once = [...new Map(entries.toReversed().map((entry) => [entry.key, entry])).values()].reverse();
  const groups = [...new Set(once.map(({ group }) => group))];
  return groups.flatMap((group) => once.filter((entry) => entry.group === group));
}

/** A place that the palette opens: a screen or a part of one. */
interface Place {
  label: string;
  to: string;
  /** Synonyms of the label. */
  also?: string;
}

/** Returns the places of screens. Screens of single items have none. */
const placesOf = (screens: readonly Screen[]): Place[] =>
  screens.flatMap((screen) => {
    // Tabs of a frame need its name, because theirs is only clear next to it.
    const isInFrame = isFrame(screen);
    return everyScreen([screen])
      .filter(({ path }) => !path.includes(':'))
      .flatMap(({ path, label, also, places = [] }) => [
        { to: path, also, label: isInFrame ? `${screen.label}: ${label.toLowerCase()}` : label },
        ...places,
      ]);
  });

/** Whether each word of a term is the start of a word in the label or its synonyms. */
function matchesTerm({ label, also = '' }: Pick<Place, 'label' | 'also'>, term: string): boolean {
  const words = wordsOf(`${label} ${also}`);
  return wordsOf(term).every((part) => words.some((word) => word.startsWith(part)));
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const KEPT = 6;
const HITS = ['recent-hits'];

const first = <Item>(item: Item, list: readonly Item[], isSame: (other: Item) => boolean) =>
  [item, ...list.filter((other) => !isSame(other))].slice(0, KEPT);

/**
 * Returns what a member opened from the palette, latest first. Results name people, so they stay in memory until the
 * sign-out. The addresses of screens are stored in the browser.
 */
function useRecent() {
  const { id } = useUser();
  const client = useQueryClient();
  const hits = client.getQueryData<Hit[]>(HITS) ?? [];
  const [places, setPlaces] = useLocalStorage<string[]>({
    key: `upcurve-recent:${id}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  return {
    hits,
    places,
    rememberHit(hit: Hit) {
      client.setQueryDefaults(HITS, { gcTime: Number.POSITIVE_INFINITY });
      client.setQueryData(
        HITS,
        first(hit, hits, ({ kind, id }) => kind === hit.kind && id === hit.id),
      );
    },
    rememberPlace: (to: string) => setPlaces(first(to, places, (other) => other === to)),
  };
}
