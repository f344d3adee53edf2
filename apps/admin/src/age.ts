const STEPS = [
  { seconds: 365 * 86_400, unit: 'y' },
  { seconds: 30 * 86_400, unit: 'mo' },
  { seconds: 86_400, unit: 'd' },
  { seconds: 3600, unit: 'h' },
  { seconds: 60, unit: 'min' },
];

/** How long ago a moment was, in its largest whole unit: `3 min`, `5 h`, `2 d`; `now` within a minute. */
export function ageOf(instant: string, now = Date.now()): string {
  const passed = (now - Date.parse(instant)) / 1000;
  const step = STEPS.find(({ seconds }) => passed >= seconds);
  return step ? `${Math.floor(passed / step.seconds)} ${step.unit}` : 'now';
}
