import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAuth } from './auth-context.ts';

test('useAuth throws outside its provider', () => {
  function Lost() {
    useAuth();
    return null;
  }
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Lost />)).toThrow('useAuth must be used within an AuthProvider');
});
