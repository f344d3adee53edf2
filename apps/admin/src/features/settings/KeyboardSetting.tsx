import { Anchor, Paper, Switch, Text } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import { useLetterKeys } from '../../components/letter-keys.ts';
import { paths } from '../../paths.ts';

/** Whether single letters do something in this browser. */
export function KeyboardSetting() {
  const id = useId();
  const [isOn, setOn] = useLetterKeys();
  return (
    <Paper p="lg" component="section">
      <Switch
        label="Keyboard shortcuts"
        aria-describedby={id}
        checked={isOn}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
      <Text size="sm" c="dimmed" mt="xs" id={id}>
        Single letters such as j, k and x walk and select the rows of a list; see{' '}
        <Anchor component={Link} to={paths.help()} inherit underline="always">
          every key
        </Anchor>
        . Remembered in this browser.
      </Text>
    </Paper>
  );
}
