import { Anchor, Box, Stack, Text, Title } from '@mantine/core';
import { SEARCH_MAX } from '@upcurve/contracts/shared/search-max';
import { Link, Navigate, useLocation } from 'react-router';
import { KeyList } from '../../kit/dialogs/KeyList.tsx';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { ListHeader } from '../../kit/filters/ListHeader.tsx';
import { NothingFound } from '../../kit/filters/NothingFound.tsx';
import { SEARCH, useListParams } from '../../kit/list/use-list-params.ts';
import { screenAt, useScreens } from '../../kit/screen/screens.ts';
import { paths } from '../../paths.ts';
import { type Guide, guidesTo, type NamedGuide } from './guides.ts';
import classes from './HelpScreen.module.css';

/** Lists the guides. If the URL contains the address of a screen, redirects to its guide. */
export function HelpScreen() {
  const screens = useScreens();
  const { search } = useLocation();
  const guides = guidesTo(screens);
  const wanted = screenAt(screens, new URLSearchParams(search).get('for') ?? '')?.guide;
  if (wanted) return <Navigate to={paths.helpGuide(wanted)} replace />;
  return <HelpIndex guides={guides} />;
}

/** In the order of the index. */
const AREAS: readonly NamedGuide['area'][] = ['Leads', 'Website', 'Settings'];

function HelpIndex({ guides }: { guides: readonly NamedGuide[] }) {
  const list = useListParams('help', { filter: { search: SEARCH }, look: {} });
  const { search = '' } = list.filter;
  const found = findGuides(guides, search);
  return (
    <Stack gap="xl" maw="72rem" pt="sm">
      <ListHeader title="Help" subtitle="A guide to each screen, and every key">
        <FilterBar
          list={list}
          search={{ label: 'Search the guides', placeholder: 'Search the guides...', maxLength: SEARCH_MAX }}
        />
      </ListHeader>
      {list.isFiltered ? <Results list={list} found={found} /> : <Areas found={found} />}
    </Stack>
  );
}

function Results({
  list,
  found,
}: {
  list: { isFiltered: boolean; clear: () => void };
  found: FoundGuide<NamedGuide>[];
}) {
  if (found.length === 0)
    return (
      <NothingFound list={list} title="No guide found">
        No guide contains all of these words.
      </NothingFound>
    );
  return (
    <Box component="section" aria-label="Guides found" maw="44rem">
      <Text size="sm" c="dimmed" role="status" mb="xs">
        {found.length === 1 ? '1 guide' : `${found.length} guides`}
      </Text>
      <GuideList found={found} />
    </Box>
  );
}

function Areas({ found }: { found: FoundGuide<NamedGuide>[] }) {
  const areas = AREAS.map((area) => ({ area, inIt: found.filter(({ guide }) => guide.area === area) }));
  return (
    <>
      <div className={classes.areas}>
        {areas.map(
          ({ area, inIt }) =>
            inIt.length > 0 && (
              <section key={area} aria-labelledby={`help-${area}`}>
                <Title order={2} mb={6} id={`help-${area}`}>
                  {area}
                </Title>
                <GuideList found={inIt} />
              </section>
            ),
        )}
      </div>
      <Box component="section" aria-labelledby="help-keys" maw="44rem">
        <Title order={2} mb={6} id="help-keys">
          Keys
        </Title>
        <Text mb="xs">My Account, at the foot of the sidebar, can switch off single-letter shortcuts.</Text>
        <KeyList />
      </Box>
    </>
  );
}

function GuideList({ found }: { found: FoundGuide<NamedGuide>[] }) {
  return (
    <ul className="rows">
      {found.map(({ guide, line }) => (
        <Box component="li" key={guide.name} py={10}>
          <Anchor component={Link} to={paths.helpGuide(guide.name)} fw={600}>
            {guide.title}
          </Anchor>
          <Text size="sm" c="dimmed">
            {line}
          </Text>
        </Box>
      ))}
    </ul>
  );
}

const fold = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();

const wordsOf = (term: string) => fold(term).split(/\s+/).filter(Boolean);

type Searchable = Pick<Guide, 'title' | 'lines'>;

interface FoundGuide<G extends Searchable = Searchable> {
  guide: G;
  /** The line to show: the first one with the most search words. */
  line: string;
}

/**
 * Returns the guides that contain every word of the search text, title matches first. Ignores case and accents. An
 * empty search text returns all guides.
 */
export function findGuides<G extends Searchable>(guides: readonly G[], term: string): FoundGuide<G>[] {
  const words = wordsOf(term);
  const countIn = (text: string) => words.filter((word) => fold(text).includes(word)).length;
  const found = guides
    .filter((guide) => countIn([guide.title, ...guide.lines].join('\n')) === words.length)
    .map((guide) => {
      const most = Math.max(...guide.lines.map(countIn));
      return { guide, line: guide.lines.find((line) => countIn(line) === most) ?? '' };
    });
  const isTitled = ({ guide }: FoundGuide) => countIn(guide.title) === words.length;
  return [...found.filter(isTitled), ...found.filter((each) => !isTitled(each))];
}
