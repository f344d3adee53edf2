import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Resolves once nothing has moved for several frames: what a render starts begins a frame or two after it. */
async function atRest(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let still = 0; still < 6; still++) {
    await frame();
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
      );
    if (moving.length === 0) continue;
    await Promise.allSettled(moving.map(({ finished }) => finished));
    still = -1;
  }
}

/** Expects that axe finds nothing on the page as it stands, once whatever moves has come to rest. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(atRest);
  // Preloading would fetch every style sheet once more, offline too, for rules that are not run.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ preload: false, resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  }));
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
