import type { SiteEvent } from '@upcurve/contracts/analytics/events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { COUNT_EVENT } from '../../../counting/count.ts';
import { emptyProgress } from './progress.ts';
import { countStep, markViewUsed, sessionStart } from './visit.ts';

let events: SiteEvent[] = [];
const counter = (event: Event) => {
  event.preventDefault();
  events.push((event as CustomEvent<SiteEvent>).detail);
};
beforeEach(() => {
  events = [];
  addEventListener(COUNT_EVENT, counter);
});
afterEach(() => {
  removeEventListener(COUNT_EVENT, counter);
  markViewUsed();
});

const begun = { ...emptyProgress(), answers: { 1: 'owner' } };

test('counts the opening of a quiz once, until a session starts from it', () => {
  history.replaceState(null, '', '/eligibility/welcome?utm_source=instagram');
  countStep('welcome', emptyProgress());
  countStep('profile', emptyProgress());
  const source = 'instagram';
  expect(events).toMatchObject([
    { step: 'welcome', isOpening: true, source },
    { step: 'profile', source },
  ]);
  expect(events[1]).not.toHaveProperty('isOpening');
  expect(sessionStart({})).toMatchObject({ isCounted: true, source });
  markViewUsed();
  expect(sessionStart({})).not.toHaveProperty('isCounted');
});

test('counts no opening when a quiz is resumed or its report is shown', () => {
  countStep('questions', begun);
  countStep('results', emptyProgress());
  expect(events.map((event) => 'isOpening' in event)).toEqual([false, false]);
});

test('does not mark a session as counted if this page counts nothing', () => {
  removeEventListener(COUNT_EVENT, counter);
  countStep('welcome', emptyProgress());
  expect(sessionStart({ 1: null })).not.toHaveProperty('isCounted');
});
