import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { testimonials } from '../../../content/home/testimonials.ts';
import { ClientFilm } from './ClientFilm.tsx';

const numbered = testimonials[1]!;
const name = numbered.clientName;

async function show(wistiaIds: string[], testimonial = numbered) {
  const Site = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ wistiaIds, wistiaIntroId: null }),
      HydrateFallback: () => null,
      Component: () => <ClientFilm {...testimonial} />,
    },
  ]);
  render(<Site />);
  await screen.findByRole('group');
  return userEvent.setup();
}

test('does not contact Wistia until the visitor presses play, then plays that video', async () => {
  const user = await show(['first', 'second', 'third']);
  expect(screen.queryByTitle(name)).toBeNull();
  await user.click(screen.getByText(`Play: ${name}`));
  const player = await screen.findByTitle(name);
  expect(player).toHaveAttribute(
    'src',
    expect.stringMatching('^https://fast.wistia.net/embed/iframe/second\\?'),
  );
  expect(screen.getByRole('link', { name: 'Open the film at Wistia' })).toHaveAttribute(
    'href',
    'https://fast.wistia.net/embed/iframe/second',
  );
});

test('removes the player when it is closed', async () => {
  const user = await show(['', 'second']);
  await user.click(screen.getByText(`Play: ${name}`));
  await screen.findByTitle(name);
  await user.click(screen.getByText('Close the film'));
  await waitFor(() => expect(screen.queryByTitle(name)).toBeNull());
});

test.each([
  ['no videos are set', [], numbered],
  ['its number is empty', ['first', ''], numbered],
  ['Wistia is not let in', [], { ...numbered, videoId: 'abc', useWistia: false }],
])(
  'where %s, shows “No film yet”, and a note on click that the video will be embedded',
  async (_, ids, testimonial) => {
    const user = await show(ids, testimonial);
    expect(screen.queryByText(/^Play/)).toBeNull();
    expect(screen.getByText('The video will be embedded here.')).not.toBeVisible();
    await user.click(screen.getByText('No film yet'));
    expect(screen.getByText('The video will be embedded here.')).toBeVisible();
    expect(screen.queryByTitle(name)).toBeNull();
  },
);

test('the tag of a client, such as “Sample”, is on the portrait', async () => {
  await show([], { ...numbered, tag: 'Sample' });
  expect(screen.getByRole('group')).toHaveTextContent('Sample');
});
