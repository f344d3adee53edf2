import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { Link, Navigate, useParams } from 'react-router';
import { KeyList } from '../../kit/dialogs/KeyList.tsx';
import { MarkdownSection } from '../../kit/markdown/MarkdownSection.tsx';
import { ScreenTitle } from '../../kit/screen/ScreenTitle.tsx';
import { useScreens } from '../../kit/screen/screens.ts';
import { paths } from '../../paths.ts';
import { guidesTo } from './guides.ts';

export function GuideScreen() {
  const { name } = useParams();
  const guide = guidesTo(useScreens()).find((each) => each.name === name);
  if (!guide) return <Navigate to={paths.help()} replace />;
  const { title, screen, purpose, sections, keys } = guide;
  return (
    <Stack component="article" gap="xl" maw="44rem" pt="sm">
      <header>
        <Text size="sm" mb={4}>
          <Anchor component={Link} to={paths.help()} inherit underline="always">
            All guides
          </Anchor>
        </Text>
        <ScreenTitle tabTitle={`Help: ${title}`}>{title}</ScreenTitle>
        <Text mt="xs">{purpose}</Text>
        {screen && (
          <Button component={Link} to={screen} variant="default" size="xs" mt="sm">
            Open this screen
          </Button>
        )}
      </header>
      {sections.map((section) => (
        <MarkdownSection key={section.id} section={section} />
      ))}
      <section aria-labelledby="keys">
        <Title order={2} mb={6} id="keys">
          Keys
        </Title>
        <KeyList names={keys} />
      </section>
    </Stack>
  );
}
