import axe from 'axe-core';
import { expect } from 'vitest';
import type { EnginePage } from './engines/page.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Resolves once nothing has moved for several frames, because animations start a frame or two after a render. */
async function atRest(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let still = 0; still < 6; still++) {
    await frame();
    const moving = document.getAnimations().filter(
      // Scroll-driven animations never finish.
      ({ playState, effect, timeline }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        effect?.getTiming().iterations !== Infinity,
    );
    if (moving.length === 0) continue;
    await Promise.allSettled(moving.map(({ finished }) => finished));
    still = -1;
  }
}

/** Runs axe in the page. Preloading would fetch all style sheets again, even offline. */
async function findViolations() {
  const { violations } = await window.axe.run(document, { preload: false, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  }));
}

/** Expects no axe violations on the page once all animations have finished. */
export async function expectAccessible(page: Pick<EnginePage, 'evaluate'>): Promise<void> {
  await page.evaluate(atRest);
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  expect(await page.evaluate(findViolations), `axe on ${await page.evaluate(() => location.href)}`).toEqual(
    [],
  );
}
