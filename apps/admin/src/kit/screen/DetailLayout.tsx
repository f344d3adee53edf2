import { ActionIcon, Button, Group, Text, Tooltip } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { isScreenKey, useLetterKeys } from '../focus/screen-keys.ts';
import { rememberOpenedRow } from '../list/row-opener.ts';
import type { Neighbours } from '../list/use-neighbours.ts';
import classes from './DetailLayout.module.css';

interface DetailLayoutProps {
  /** The name of one item, such as 'submission'. */
  noun: string;
  /** The address of the list, for visits that did not start there. */
  list: string;
  /** Returns the address of another item. */
  pathOf: (id: string) => string;
  neighbours: Neighbours;
  actions?: ReactNode;
  children: ReactNode;
}

const WAYS = [
  { way: 'previous', word: 'Previous', key: 'k', Icon: IconChevronUp },
  { way: 'next', word: 'Next', key: 'j', Icon: IconChevronDown },
] as const;

/** Goes back to the list with its filters and scroll position, or opens a new one after a visit by link. */
export function useBackToList(list: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { id = '' } = useParams();
  return () => {
    rememberOpenedRow(id);
    void (state?.isFromList ? navigate(-1) : navigate(list));
  };
}

/** Returns a function that shows a neighbour of the open item, if there is one. */
export function useShowNeighbour({ neighbours, pathOf }: Pick<DetailLayoutProps, 'neighbours' | 'pathOf'>) {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (way: 'previous' | 'next') => {
    const id = neighbours[way];
    if (!id) return;
    rememberOpenedRow(id);
    // Replaces the history entry, so that Back leads to the list.
    navigate((neighbours.pathOf ?? pathOf)(id), { replace: true, state });
  };
}

/**
 * The frame of one item: a link back to its list, links to the previous and next items (also k and j), and its actions. Esc leads back too.
 */
export function DetailLayout({ noun, list, pathOf, neighbours, actions, children }: DetailLayoutProps) {
  const [hasLetterKeys] = useLetterKeys();
  const back = useBackToList(list);
  const show = useShowNeighbour({ neighbours, pathOf });
  useWindowEvent('keydown', (event) => {
    if (!isScreenKey(event)) return;
    const pressed = WAYS.find(({ key }) => key === event.key);
    if (pressed) show(pressed.way);
    if (event.key === 'Escape') back();
  });

  return (
    <article>
      <nav className={classes.bar} aria-label={`About this ${noun}`}>
        <Button variant="default" size="xs" onClick={back}>
          Back to List
        </Button>
        {neighbours.place && (
          <Group gap={2}>
            {WAYS.map(({ way, word, key, Icon }) => (
              <Tooltip key={way} label={hasLetterKeys ? `${word} (${key})` : word} withinPortal={false}>
                <ActionIcon
                  size={30}
                  aria-label={`${word} ${noun}`}
                  aria-disabled={!neighbours[way]}
                  data-disabled={!neighbours[way] || undefined}
                  onClick={() => show(way)}
                >
                  <Icon size={18} stroke={1.6} />
                </ActionIcon>
              </Tooltip>
            ))}
            <Text size="sm" c="dimmed" className={classes.place} visibleFrom="sm">
              {neighbours.place}
            </Text>
          </Group>
        )}
        <Group gap="xs" className={classes.actions}>
          {actions}
        </Group>
      </nav>
      {children}
    </article>
  );
}
