import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { VideoSource } from '../../layout/use-wistia.ts';
import { VideoFacade } from './VideoFacade.tsx';

const numbered: VideoSource = { videoId: '', useWistia: true, wistiaVideoNumber: 2 };

async function show(wistiaIds: string[], source = numbered) {
  const Site = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ wistiaIds }),
      HydrateFallback: () => null,
      Component: () => <VideoFacade source={source} title="Nadia Rahman" still={<i>still</i>} />,
    },
  ]);
  render(<Site />);
  return { user: userEvent.setup(), summary: await screen.findByText('Play: Nadia Rahman') };
}

test('nothing is asked of Wistia before somebody presses play; then its own video plays', async () => {
  const { user, summary } = await show(['first', 'second', 'third']);
  expect(screen.queryByTitle('Nadia Rahman')).toBeNull();
  await user.click(summary);
  const player = await screen.findByTitle('Nadia Rahman');
  expect(player).toHaveAttribute(
    'src',
    expect.stringMatching('^https://fast.wistia.net/embed/iframe/second\\?'),
  );
  expect(screen.getByRole('link', { name: 'Open the film at Wistia' })).toHaveAttribute(
    'href',
    'https://fast.wistia.net/embed/iframe/second',
  );
});

test('closing it takes the player away', async () => {
  const { user, summary } = await show(['', 'second']);
  await user.click(summary);
  await screen.findByTitle('Nadia Rahman');
  await user.click(screen.getByText('Close the film'));
  await waitFor(() => expect(screen.queryByTitle('Nadia Rahman')).toBeNull());
});

test.each([
  ['no videos are set', [], numbered],
  ['its number is empty', ['first', ''], numbered],
  ['Wistia is not let in', [], { videoId: 'abc', useWistia: false }],
])('where %s, it says that the video will be embedded', async (_, ids, source) => {
  const { user, summary } = await show(ids, source as VideoSource);
  expect(screen.getByText('The video will be embedded here.')).not.toBeVisible();
  await user.click(summary);
  expect(screen.getByText('The video will be embedded here.')).toBeVisible();
  expect(screen.queryByTitle('Nadia Rahman')).toBeNull();
});
