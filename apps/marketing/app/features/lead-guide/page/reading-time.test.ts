import { expect, test } from 'vitest';
import { minutesToRead } from './reading-time.ts';

test('counts the words of every kind of block and rounds minutes up', () => {
  const you = Array.from({ length: 197 }, () => 'word').join(' ');
  const section = {
    id: 'not-read',
    title: 'Two words',
    blocks: [{ script: { title: '', lines: [{ you }] } }],
  };
  expect(minutesToRead({ lead: 'Lead.', sections: [section] })).toBe(1);
  expect(minutesToRead({ lead: 'Lead of two.', sections: [section] })).toBe(2);
});
