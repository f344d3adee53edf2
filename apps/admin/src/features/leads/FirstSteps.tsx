import { Anchor, List } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { FirstSteps as Done } from '@upcurve/contracts/leads/inbox';
import type { Permission } from '@upcurve/contracts/permissions';
import { Link, useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { TextButton } from '../../kit/screen/TextButton.tsx';
import { marketingUrl } from '../../page-facts.ts';
import { paths } from '../../paths.ts';
import { inboxQueries } from './inbox/inbox-queries.ts';

interface Step {
  /** The name of the step in the server's list of completed steps. */
  name: keyof Done;
  label: string;
  /** The reason. It continues the sentence that the label begins. */
  why: string;
  to: string;
  /** Another way to do it. */
  or?: { label: string; to: string };
  permission?: Permission;
}

export const STEPS: readonly Step[] = [
  {
    name: 'address',
    label: 'Add your email address',
    why: 'so that replies and notifications reach you',
    to: paths.settings(),
  },
  { name: 'lead', label: 'Take the quiz yourself', why: 'and see how a lead arrives', to: '' },
  {
    name: 'connection',
    label: 'Set up email',
    or: { label: 'connect your CRM', to: paths.webhook() },
    why: 'so that every lead reaches you at once',
    to: paths.mailSettings(),
    permission: 'users:manage',
  },
  {
    name: 'team',
    label: 'Invite a colleague',
    why: 'who answers leads with you',
    to: paths.teamSettings(),
    permission: 'users:manage',
  },
];

/** Lists the first steps that a role permits. Owners see which of them are done. */
export function FirstSteps({ isCentred = false }: { isCentred?: boolean }) {
  const { can } = useAuth();
  const { data: done } = useQuery({ ...firstStepsQuery, enabled: can('users:manage') });
  const quiz = new URL('/eligibility/welcome', new URL(marketingUrl(), location.origin)).href;
  const shown = STEPS.filter(({ permission }) => !permission || can(permission));
  return (
    <List
      size="sm"
      ta="start"
      mt="xs"
      w="fit-content"
      {...(isCentred && { mx: 'auto' })}
      listStyleType={done ? 'none' : undefined}
      styles={{ itemWrapper: { alignItems: 'flex-start' } }}
    >
      {shown.map(({ name, label, why, to, or }) => {
        const Icon = done?.[name] ? IconCircleCheckFilled : IconCircle;
        return (
          <List.Item
            key={name}
            icon={done && <Icon size={18} role="img" aria-label={done[name] ? 'Done' : 'To do'} />}
          >
            {to ? (
              <>
                <Anchor component={Link} to={to} inherit underline="always">
                  {label}
                </Anchor>
                {or && (
                  <>
                    {' or '}
                    <Anchor component={Link} to={or.to} inherit underline="always">
                      {or.label}
                    </Anchor>
                  </>
                )}
              </>
            ) : (
              <>
                <Anchor href={quiz} inherit underline="always">
                  {label}
                </Anchor>
                {can('users:manage') && <TestLead />}
              </>
            )}{' '}
            {why}
          </List.Item>
        );
      })}
    </List>
  );
}

/** Sends a lead in the owner's name, for those who do not want to answer the quiz first. */
function TestLead() {
  const navigate = useNavigate();
  const send = useAction({
    act: () => api.quiz.sendTestLead(),
    done: (_, { id }) => ({
      title: 'Test lead sent',
      description: 'It is in the inbox. Delete it when you are done.',
      action: { label: 'Open', onClick: () => navigate(paths.submission(id)) },
    }),
    failed: { title: 'Test lead not sent' },
    changes: [inboxQueries.all],
  });
  return (
    <>
      {' or '}
      <TextButton disabled={send.isPending} onClick={() => send.mutate()}>
        send a test lead
      </TextButton>
    </>
  );
}

const firstStepsQuery = {
  queryKey: ['inbox', 'first-steps'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.inbox.getFirstSteps({ signal }),
};

/** Returns which steps are done, for an owner who has not hidden them in this browser and has any left. */
export function useOpenSteps() {
  const { can } = useAuth();
  const [isHidden, setHidden] = useLocalStorage({
    key: 'upcurve-first-steps-hidden',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const { data: done } = useQuery({ ...firstStepsQuery, enabled: !isHidden && can('users:manage') });
  const count = done && Object.values(done).filter(Boolean).length;
  if (isHidden || !done || count === undefined || count === STEPS.length) return undefined;
  return { done, count, hide: () => setHidden(true) };
}
