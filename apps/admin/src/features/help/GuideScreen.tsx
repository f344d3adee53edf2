import { Anchor, Button, List, Text, Title } from '@mantine/core';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { Link, useParams } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import { KeyList } from '../../components/KeyList.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { useScreenTitle } from '../../components/use-screen-title.ts';
import { paths } from '../../paths.ts';
import { GuidePicture } from './GuidePicture.tsx';
import { guidesFor } from './guides.ts';
import classes from './HelpScreen.module.css';

/** What one screen is for, what people do there, what cannot be undone, and its keys. */
export function GuideScreen() {
  const { name } = useParams();
  const { can } = useAuth();
  const guide = guidesFor(can).find((each) => each.name === name);
  if (!guide) return <NoGuide />;
  const { title, screen, purpose, tasks, final, keys } = guide;
  return (
    <article className={classes.page}>
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
      <GuidePicture guide={guide} />
      <section aria-labelledby="tasks">
        <Title order={2} id="tasks">
          What people do here
        </Title>
        <dl className={classes.tasks}>
          {tasks.map((task) => (
            <div key={task.title}>
              <dt>{task.title}</dt>
              <dd>{task.text}</dd>
            </div>
          ))}
        </dl>
      </section>
      {final.length > 0 && (
        <section aria-labelledby="final">
          <Title order={2} id="final">
            What cannot be undone
          </Title>
          <List spacing="xs">
            {final.map((text) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
        </section>
      )}
      <section aria-labelledby="keys">
        <Title order={2} id="keys">
          Keys
        </Title>
        <KeyList names={keys} />
      </section>
    </article>
  );
}

/** The layouts' own screens for this are not imported: shared with a lazy screen, they would break the first load into more files. */
function NoGuide() {
  useScreenTitle('No guide');
  return (
    <MessagePanel
      level={1}
      title="No Guide Here"
      action={
        <Button component={Link} to={paths.help()}>
          All guides
        </Button>
      }
    >
      There is no guide at this address to a screen that your role includes.
    </MessagePanel>
  );
}
