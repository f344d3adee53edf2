import { Anchor, Box, Stack, Text, Title } from '@mantine/core';
import { Link, Navigate, useLocation } from 'react-router';
import { KeyList } from '../../kit/dialogs/KeyList.tsx';
import { ListHeader } from '../../kit/filters/ListHeader.tsx';
import { screenAt, useScreens } from '../../kit/screen/screens.ts';
import { paths } from '../../paths.ts';
import { guidesTo, type NamedGuide } from './guides.ts';
import classes from './HelpScreen.module.css';

/** In the order of the index. */
const AREAS: readonly NamedGuide['area'][] = ['Leads', 'Website', 'Settings'];

/** Lists the guides. If the URL contains the address of a screen, redirects to its guide. */
export function HelpScreen() {
  const screens = useScreens();
  const { search } = useLocation();
  const wanted = screenAt(screens, new URLSearchParams(search).get('for') ?? '')?.guide;
  if (wanted) return <Navigate to={paths.helpGuide(wanted)} replace />;
  const guides = guidesTo(screens);
  return (
    <Stack gap="xl" maw="72rem" pt="sm">
      <ListHeader title="Help" subtitle="A guide to each screen, and every key" />
      <div className={classes.areas}>
        {AREAS.filter((area) => guides.some((guide) => guide.area === area)).map((area) => (
          <section key={area} aria-labelledby={`help-${area}`}>
            <Title order={2} mb={6} id={`help-${area}`}>
              {area}
            </Title>
            <ul className="rows">
              {guides
                .filter((guide) => guide.area === area)
                .map(({ name, title, purpose }) => (
                  <Box component="li" key={name} py={10}>
                    <Anchor component={Link} to={paths.helpGuide(name)} fw={600}>
                      {title}
                    </Anchor>
                    <Text size="sm" c="dimmed">
                      {purpose}
                    </Text>
                  </Box>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <Box component="section" aria-labelledby="help-keys" maw="44rem">
        <Title order={2} mb={6} id="help-keys">
          Keys
        </Title>
        <Text mb="xs">My Account, at the foot of the sidebar, can switch off single-letter shortcuts.</Text>
        <KeyList />
      </Box>
    </Stack>
  );
}
