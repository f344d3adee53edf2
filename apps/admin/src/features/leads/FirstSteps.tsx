import { Anchor, List, Text, Title } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { FirstSteps as Done } from '@upcurve/contracts/leads/inbox';
import type { Permission } from '@upcurve/contracts/permissions';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { marketingUrl } from '../../page-facts.ts';
import { paths } from '../../paths.ts';

interface Step {
  /** The part of the set-up that completes the step. */
  name: keyof Done;
  label: string;
  /** Follows the label. */
  why: string;
  to: string;
  permission?: Permission;
}

const STEPS: readonly Step[] = [
  { name: 'lead', label: 'Take the quiz yourself', why: 'and see your answers arrive here', to: '' },
  {
    name: 'mail',
    label: 'Set up mail',
    why: 'so that visitors get their report and you hear of new leads',
    to: paths.mailSettings(),
    permission: 'users:manage',
  },
  {
    name: 'webhook',
    label: 'Connect your CRM',
    why: 'so that every lead reaches it too',
    to: paths.webhook(),
    permission: 'webhooks:manage',
  },
  {
    name: 'team',
    label: 'Invite a colleague',
    why: 'who answers leads with you',
    to: paths.teamSettings(),
    permission: 'users:manage',
  },
  {
    name: 'company',
    label: 'Enter your company’s facts',
    why: 'which the website has to show',
    to: paths.companySettings(),
    permission: 'users:manage',
  },
];

/** Lists the first steps that a role permits. Owners see which of them are done. */
export function FirstSteps() {
  const { can } = useAuth();
  const { data: done } = useQuery({ ...firstStepsQuery, enabled: can('users:manage') });
  const quiz = new URL('/eligibility/welcome', new URL(marketingUrl(), location.origin)).href;
  const shown = STEPS.filter(({ permission }) => !permission || can(permission));
  return (
    <List size="sm" ta="start" mt="xs" w="fit-content" mx="auto" listStyleType={done ? 'none' : undefined}>
      {shown.map(({ name, label, why, to }) => {
        const Icon = done?.[name] ? IconCircleCheckFilled : IconCircle;
        return (
          <List.Item
            key={name}
            icon={done && <Icon size={18} role="img" aria-label={done[name] ? 'Done' : 'To do'} />}
          >
            {to ? (
              <Anchor component={Link} to={to} inherit underline="always">
                {label}
              </Anchor>
            ) : (
              <Anchor href={quiz} inherit underline="always">
                {label}
              </Anchor>
            )}{' '}
            {why}
          </List.Item>
        );
      })}
    </List>
  );
}

const firstStepsQuery = {
  queryKey: ['inbox', 'first-steps'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.inbox.getFirstSteps({ signal }),
};

/** Shows owners the first steps until all are done or the member hides them in this browser. */
export function FirstStepsPanel() {
  const [isHidden, setHidden] = useLocalStorage({
    key: 'upcurve-first-steps-hidden',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const { data: done } = useQuery({ ...firstStepsQuery, enabled: !isHidden });
  if (isHidden || !done) return null;
  const count = Object.values(done).filter(Boolean).length;
  if (count === STEPS.length) return null;
  return (
    <section aria-labelledby="first-steps">
      <Title order={2} size="h4" id="first-steps" mt="lg">
        First steps: {count} of {STEPS.length} done
      </Title>
      <FirstSteps />
      <Text size="sm" mt="xs" ta="center">
        <Anchor component="button" type="button" inherit underline="always" onClick={() => setHidden(true)}>
          Hide these steps
        </Anchor>
      </Text>
    </section>
  );
}
