import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DayInput } from './DayInput.tsx';

function setup(given?: string) {
  const onChange = vi.fn();
  function Field() {
    const [value, setValue] = useState(given);
    return (
      <MantineProvider env="test">
        <DayInput
          label="Follow-up"
          placeholder="Pick or type a day"
          value={value}
          minDate="2035-06-01"
          onChange={(day) => {
            onChange(day);
            setValue(day ?? undefined);
          }}
        />
        <button type="button">Elsewhere</button>
      </MantineProvider>
    );
  }
  render(<Field />);
  return { user: userEvent.setup(), field: screen.getByPlaceholderText('Pick or type a day'), onChange };
}

test.each([['7 dec 2035'], ['7th Dec 2035'], ['7/12/2035']])('reads %j and shows the day', async (text) => {
  const { user, field, onChange } = setup();
  await user.type(field, text);
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(onChange).toHaveBeenLastCalledWith('2035-12-07');
  expect(field).toHaveValue('7 Dec 2035');
});

test('keeps what cannot be read, says what to enter, and changes nothing', async () => {
  const { user, field, onChange } = setup('2035-07-01');
  await user.clear(field);
  onChange.mockClear();
  await user.type(field, 'when she is back');
  expect(field).toBeValid();
  await user.tab();
  expect(field).toHaveValue('when she is back');
  expect(field).toBeInvalid();
  expect(screen.getByText('Enter a day from 1 Jun 2035 on, such as 1 Jun 2035.')).toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, '1 May 2035{Enter}');
  expect(field).toBeInvalid();
  await user.clear(field);
  await user.type(field, '2 Jun 2035{Enter}');
  expect(field).toBeValid();
  expect(onChange).toHaveBeenLastCalledWith('2035-06-02');
});
