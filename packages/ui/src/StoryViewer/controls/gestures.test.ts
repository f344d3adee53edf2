import { expect, test } from 'vitest';
import { dragOf, gestureOf } from './gestures.ts';

const STAGE = { left: 100, width: 300 };
const at = (x: number, y = 0, time = 0) => ({ x, y, time });

test.each([
  ['a tap on the left third goes back', at(199), at(199, 0, 80), 'previous'],
  ['a tap right of it goes on', at(201), at(201, 0, 80), 'next'],
  ['a tap that trembles is one', at(300), at(306, 6, 80), 'next'],
  ['a long press is not a tap', at(300), at(300, 0, 300), undefined],
  ['far to the left is the next story', at(300), at(230, 20, 600), 'nextStory'],
  ['far to the right is the one before', at(150), at(220, 20, 600), 'previousStory'],
  ['short but fast is meant', at(300), at(270, 0, 50), 'nextStory'],
  ['short and slow is not', at(300), at(260, 0, 600), undefined],
  ['down closes', at(300), at(310, 120, 600), 'close'],
  ['up leads nowhere', at(300, 300), at(310, 100, 100), undefined],
])('%s', (_what, from, to, gesture) => {
  expect(gestureOf(from, to, STAGE)).toBe(gesture);
});

test('uses the dominant direction of a drag', () => {
  expect(dragOf(at(0), at(30, 20))).toEqual({ axis: 'x', by: 30 });
  expect(dragOf(at(0), at(-20, 30))).toEqual({ axis: 'y', by: 30 });
  expect(dragOf(at(0), at(5, 5))).toBeUndefined();
});
