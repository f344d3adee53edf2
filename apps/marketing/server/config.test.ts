import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without settings the site runs on its own machine', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    marketingUrl: 'http://localhost:3000',
    adminUrl: 'http://localhost:3001',
    apiUrl: 'http://localhost:4000',
    bookingUrl: undefined,
  });
});

test('a booking page that is not a web address is refused by name', () => {
  expect(() => readConfig({ BOOKING_URL: 'javascript:alert(1)' })).toThrow(/BOOKING_URL is .* set it to/);
  expect(readConfig({ BOOKING_URL: 'https://cal.example/upcurve' }).bookingUrl).toBe(
    'https://cal.example/upcurve',
  );
});
