import { Badge, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AccountSession } from '@upcurve/contracts/account/account';
import { api } from '../../api.ts';
import { ConfirmAction } from '../../kit/dialogs/ConfirmAction.tsx';
import { useDialog } from '../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { Section } from '../../kit/screen/Section.tsx';
import { RowList } from '../../kit/table/RowList.tsx';
import { formatDateTime } from '../../kit/time/format-date.ts';
import { sessionsQuery } from './account-queries.ts';

const END = {
  pendingLabel: 'Ending...',
  failed: { title: 'Session not ended' },
  changes: [sessionsQuery.queryKey],
};

export function SessionList() {
  const query = useQuery(sessionsQuery);
  const one = useDialog<AccountSession>();
  const others = useDialog<'others'>();

  return (
    <Section
      title="Where you are signed in"
      actions={
        query.data?.some(({ current }) => !current) && (
          <Button variant="default" size="xs" onClick={() => others.open('others')}>
            End all others
          </Button>
        )
      }
    >
      <QueryPanel query={query} what="sessions">
        {(sessions) => (
          <RowList
            label="Sessions"
            rows={sessions}
            actions={(session) =>
              !session.current && (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`End the session of ${browserWords(session.userAgent)}, last seen ${formatDateTime(session.lastSeenAt)}`}
                  onClick={() => one.open(session)}
                >
                  End
                </Button>
              )
            }
          >
            {({ userAgent, current, address, lastSeenAt, createdAt }) => (
              <>
                <Group gap="xs">
                  <Text fw={600}>{browserWords(userAgent)}</Text>
                  {current && <Badge color="sage">This device</Badge>}
                </Group>
                <Text size="sm" c="dimmed">
                  {address ?? 'Unknown address'} · last seen {formatDateTime(lastSeenAt)} · signed in{' '}
                  {formatDateTime(createdAt)}
                </Text>
              </>
            )}
          </RowList>
        )}
      </QueryPanel>
      <ConfirmAction
        {...END}
        dialog={one}
        title="End session"
        question="The device is signed out immediately and has to log in again."
        confirmLabel="End session"
        facts={({ userAgent, address, lastSeenAt }) => [
          ['Browser', browserWords(userAgent)],
          ['Address', address],
          ['Last seen', formatDateTime(lastSeenAt)],
        ]}
        act={({ id }) => api.account.endSession({ params: { id } })}
        done={({ userAgent }) => ({
          title: 'Session ended',
          description: `${browserWords(userAgent)} is signed out.`,
        })}
      />
      <ConfirmAction
        {...END}
        dialog={others}
        title="End all other sessions"
        question="All other devices are signed out immediately and have to log in again."
        confirmLabel="End all others"
        act={() => api.account.endSessions()}
        done={() => ({ title: 'Sessions ended', description: 'You are signed in on this device only.' })}
      />
    </Section>
  );
}

/* The first match wins, because most browsers also include the names of older browsers. */
const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/CriOS\/|Chrome\/|HeadlessChrome\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const nameIn = (list: [RegExp, string][], userAgent: string) =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Describes a user agent, such as 'Firefox on Windows'. */
export function browserWords(userAgent: string | null): string {
  const browser = nameIn(BROWSERS, userAgent ?? '');
  const system = nameIn(SYSTEMS, userAgent ?? '');
  if (!browser && !system) return 'Unknown browser';
  return `${browser ?? 'A browser'}${system ? ` on ${system}` : ''}`;
}
