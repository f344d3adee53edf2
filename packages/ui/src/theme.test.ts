import { describe, expect, test } from 'vitest';
import { brand, ramps } from './palette.ts';
import { cssVariablesResolver, theme, tones } from './theme.ts';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = {
  light: [brand.ivory, '#FFFFFF', ramps.gray[0]],
  dark: ['#17101B', '#201724', brand.ink, ramps.dark[6]],
};

describe.each(['light', 'dark'] as const)('%s scheme', (scheme) => {
  test.each(Object.entries(tones[scheme]))('%s has a text contrast of 4.5:1', (_, tone) => {
    expect(contrast(tone.on, tone.filled)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tone.on, tone.hover)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tone.lightText, tone.light)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tone.lightText, tone.lightHover)).toBeGreaterThanOrEqual(4.5);
    for (const surface of surfaces[scheme]) expect(contrast(tone.text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  test('gives borders of fields a contrast of 3:1', () => {
    const border = scheme === 'light' ? ramps.gray[4] : ramps.dark[4];
    for (const surface of surfaces[scheme]) expect(contrast(border, surface)).toBeGreaterThanOrEqual(3);
  });

  test('keeps dimmed text and placeholders readable on every surface', () => {
    const [dimmed, placeholder] =
      scheme === 'light' ? [ramps.gray[6], ramps.gray[5]] : [ramps.dark[2], ramps.dark[3]];
    for (const surface of surfaces[scheme]) {
      expect(contrast(dimmed, surface)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(placeholder, surface)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test('writes the colours of both schemes', () => {
  const variables = cssVariablesResolver(theme as never);
  expect(variables.light['--mantine-color-clay-filled']).toBe(brand.clay);
  expect(variables.dark['--mantine-color-clay-filled']).toBe(brand.clayLight);
});
