import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PressMenu } from './PressMenu.tsx';
import { PressSelect } from './PressSelect.tsx';

/* Nothing is preloaded in this file, so each test makes the first press. */

test('loads and opens a menu by the first click or key press, and returns the focus on Escape', async () => {
  const user = userEvent.setup();
  const chosen: string[] = [];
  render(
    <MantineProvider env="test">
      <PressMenu target={<button type="button">Actions</button>}>
        {(Menu) => <Menu.Item onClick={() => chosen.push('delete')}>Delete</Menu.Item>}
      </PressMenu>
    </MantineProvider>,
  );
  expect(screen.getByRole('button', { name: 'Actions' })).toHaveAttribute('aria-expanded', 'false');
  await user.tab();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(chosen).toEqual(['delete']);
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await screen.findByRole('menuitem', { name: 'Delete' });
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
});

test.each(['a press', 'a key'])('a select shows its value before it loads and opens on %s', async (by) => {
  const user = userEvent.setup();
  const chosen: (string | null)[] = [];
  render(
    <MantineProvider env="test">
      <PressSelect
        aria-label="Kind"
        data={[
          { value: '', label: 'Both kinds' },
          { value: 'contact', label: 'Forms' },
        ]}
        value=""
        onChange={(value) => chosen.push(value)}
      />
    </MantineProvider>,
  );
  const box = screen.getByRole('combobox', { name: 'Kind' });
  expect(box).toHaveValue('Both kinds');
  if (by === 'a press') await user.click(box);
  else {
    await user.tab();
    await user.keyboard('{ArrowDown}');
  }
  await user.click(await screen.findByRole('option', { name: 'Forms' }));
  expect(chosen).toEqual(['contact']);
});
