import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ContentBuilder } from './ContentBuilder.tsx';

function open() {
  render(<ContentBuilder />);
  return userEvent.setup();
}

const blocks = () => screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
const preview = () => screen.getByRole('region', { name: 'The post as readers see it' });
/** The first status line tells what was done last. */
const status = () => screen.getAllByRole('status')[0];
const press = (name: string | RegExp) => screen.getByRole('button', { name });

test('what is written shows in the preview, and undo takes it back', async () => {
  const user = open();
  const heading = screen.getByRole('textbox', { name: 'Heading' });
  await user.clear(heading);
  await user.type(heading, 'Skin that sleeps');
  expect(preview()).toHaveTextContent('Skin that sleeps');
  await user.click(press('Undo'));
  expect(preview()).toHaveTextContent('Laser hair removal, in a lunch break');
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(preview()).toHaveTextContent('Skin that sleeps');
  expect(status()).toHaveTextContent('Done again.');
});

test('blocks move by button and by key, and say where they are', async () => {
  const user = open();
  await user.click(press('Move down: Heading, 1'));
  expect(blocks().slice(0, 2)).toEqual(['Text, 1 of 6', 'Heading, 2 of 6']);
  expect(status()).toHaveTextContent('Heading is now at place 2 of 6.');
  expect(press('Move down: Heading, 2')).toHaveFocus();
  await user.click(screen.getByRole('textbox', { name: 'Heading' }));
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  expect(blocks()[0]).toBe('Heading, 1 of 6');
  expect(status()).toHaveTextContent('Heading is the first block already.');
  expect(screen.getByRole('textbox', { name: 'Heading' })).toHaveFocus();
});

test('a block is added below the one in use and takes the focus; deleting it hands the focus on', async () => {
  const user = open();
  await user.click(screen.getByRole('textbox', { name: 'Heading' }));
  await user.click(press(/^Price line/));
  expect(blocks()[1]).toBe('Price line, 2 of 7');
  const added = screen.getAllByRole('group')[1]!;
  expect(within(added).getByRole('textbox', { name: 'Treatment' })).toHaveFocus();
  await user.click(press('Delete: Price line, 2'));
  expect(blocks()).toHaveLength(6);
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus();
});

test('naming a medicine is warned of, with the way to the block', async () => {
  const user = open();
  await user.type(screen.getByRole('textbox', { name: 'Text' }), ' Ask about Botox.');
  expect(screen.getAllByText(/“Botox” is a prescription-only medicine/)).toHaveLength(2);
  expect(screen.getByText('To mend before it goes out: 1.')).toBeInTheDocument();
  await user.click(press('Go to the block Text, 2'));
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus();
});

test('an emptied post can be started again, undone and copied', async () => {
  const user = open();
  await user.click(press('Empty post'));
  expect(screen.getByText(/^The post is empty. Add a block/)).toBeVisible();
  await user.keyboard('{Control>}z{/Control}');
  expect(blocks()).toHaveLength(6);
  await user.click(press('Social post'));
  await user.click(press('Copy as text'));
  expect(await navigator.clipboard.readText()).toMatch(/^You stopped frowning\. Your forehead did not\.\n\n/);
});
