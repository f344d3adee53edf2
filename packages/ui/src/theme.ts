import {
  Badge,
  Button,
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
} from '@mantine/core';
import { brand, ramps } from './palette.ts';

/** The class of a dialog that is closed but still fading out. */
export const CLOSING_DIALOG = 'upcurve-closing-dialog';

/** The shades of a colour in a colour scheme. `on` is the text colour on `filled`. */
interface Tone {
  filled: string;
  hover: string;
  on: string;
  text: string;
  light: string;
  lightHover: string;
  lightText: string;
}

const { clay, sage, red, ink, gold } = ramps;

/** All pairs meet WCAG AA; theme.test.ts checks them. */
export const tones: Record<'light' | 'dark', Record<string, Tone>> = {
  light: {
    clay: tone(clay[7], clay[8], '#FFFFFF', clay[7], clay[1], clay[2], clay[8]),
    ink: tone(ink[9], ink[7], brand.ivory, ink[9], ink[1], ink[2], ink[8]),
    sage: tone(sage[7], sage[8], '#FFFFFF', sage[7], sage[1], sage[2], sage[8]),
    red: tone(red[7], red[8], '#FFFFFF', red[7], red[1], red[2], red[8]),
    gold: tone(gold[7], gold[8], '#FFFFFF', gold[7], gold[1], gold[2], gold[8]),
  },
  dark: {
    clay: tone(clay[4], clay[3], brand.ink, clay[4], '#4A2A2B', '#5A3331', clay[2]),
    ink: tone(ink[1], '#FFFFFF', brand.ink, ink[0], '#382C3F', '#44364C', ink[1]),
    sage: tone(sage[4], sage[3], brand.ink, sage[3], '#2C3B36', '#374A43', sage[2]),
    red: tone(red[4], red[3], brand.ink, red[3], '#4B1E31', '#5C263B', red[2]),
    gold: tone(gold[4], gold[3], brand.ink, gold[3], '#40351F', '#504327', gold[2]),
  },
};

function tone(
  filled: string,
  hover: string,
  on: string,
  text: string,
  light: string,
  lightHover: string,
  lightText: string,
): Tone {
  return { filled, hover, on, text, light, lightHover, lightText };
}

function toneVariables(scheme: 'light' | 'dark'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tones[scheme]).flatMap(([name, tone]) => {
      const prefix = `--mantine-color-${name}`;
      return [
        [`${prefix}-filled`, tone.filled],
        [`${prefix}-filled-hover`, tone.hover],
        [`${prefix}-contrast`, tone.on],
        [`${prefix}-text`, tone.text],
        [`${prefix}-light`, tone.light],
        [`${prefix}-light-hover`, tone.lightHover],
        [`${prefix}-light-color`, tone.lightText],
        [`${prefix}-outline`, tone.text],
        [`${prefix}-outline-hover`, tone.light],
      ];
    }),
  );
}

/** The surfaces and text colours of both schemes. Pass it to MantineProvider together with `theme`. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...toneVariables('light'),
    '--mantine-primary-color-contrast': '#FFFFFF',
    '--mantine-color-body': brand.ivory,
    '--mantine-color-text': brand.ink,
    '--mantine-color-anchor': clay[7],
    '--mantine-color-error': red[7],
    '--mantine-color-dimmed': ramps.gray[6],
    '--mantine-color-placeholder': ramps.gray[5],
    '--mantine-color-default-border': ramps.gray[3],
    '--mantine-color-disabled-color': ramps.gray[5],
    '--upcurve-surface': '#FFFFFF',
    '--upcurve-surface-sunken': ramps.gray[0],
    '--upcurve-hairline': ramps.gray[2],
  },
  dark: {
    ...toneVariables('dark'),
    '--mantine-primary-color-contrast': brand.ink,
    '--mantine-color-body': '#17101B',
    '--mantine-color-anchor': clay[4],
    '--mantine-color-error': red[3],
    '--mantine-color-default-border': '#4B3D52',
    '--upcurve-surface': '#201724',
    '--upcurve-surface-sunken': '#1B1320',
    '--upcurve-hairline': '#3A2E41',
  },
});

const text = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif";
const display = "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif";

/** The Mantine theme of the brand: warm paper and ink, hairlines instead of shadows, clay as the only accent. */
export const theme = createTheme({
  colors: ramps,
  primaryColor: 'clay',
  primaryShade: { light: 7, dark: 4 },
  black: brand.ink,
  fontFamily: text,
  headings: {
    fontFamily: text,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.2' },
      h2: { fontSize: '1.125rem', lineHeight: '1.35' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  fontSizes: { md: '0.9375rem' },
  defaultRadius: 'sm',
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '10px' },
  shadows: {
    md: '0 8px 24px rgb(27 19 32 / 0.10)',
    xl: '0 24px 64px rgb(27 19 32 / 0.22)',
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  other: { display },
  variantColorResolver(input) {
    const resolved = defaultVariantColorsResolver(input);
    const name = input.color ?? input.theme.primaryColor;
    if (input.variant === 'filled' && name in tones.light) {
      return { ...resolved, color: `var(--mantine-color-${name}-contrast)` };
    }
    return resolved;
  },
  components: {
    Button: Button.extend({
      defaultProps: { color: 'ink' },
      vars: (_, { size }) => ({ root: size === 'xs' ? { '--button-fz': '0.8125rem' } : {} }),
    }),
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'ink' } },
    Badge: Badge.extend({
      defaultProps: { radius: 'sm', variant: 'light', size: 'md' },
      styles: { root: { textTransform: 'none', fontWeight: 600 } },
    }),
    Paper: { defaultProps: { withBorder: true, radius: 'md', bg: 'var(--upcurve-surface)' } },
    Modal: {
      classNames: (_theme: unknown, { opened }: { opened: boolean }) => ({
        content: opened ? undefined : CLOSING_DIALOG,
      }),
      defaultProps: {
        centered: true,
        // The admin's useDialog returns the focus.
        returnFocus: false,
        radius: 'md',
        overlayProps: { backgroundOpacity: 0.5 },
        closeButtonProps: { 'aria-label': 'Close dialog' },
        // Removes the banner role of the HTML header, because a page may have only one.
        attributes: { header: { role: 'presentation' } },
        styles: {
          header: { background: 'var(--upcurve-surface)' },
          content: { background: 'var(--upcurve-surface)' },
          title: { fontWeight: 600 },
        },
      },
    },
    // Without a portal, menus stay inside the page's landmarks.
    Menu: {
      defaultProps: { shadow: 'md', radius: 'md', withinPortal: false, withInitialFocusPlaceholder: false },
    },
    Select: { defaultProps: { comboboxProps: { withinPortal: false }, allowDeselect: false } },
    // By default, Mantine leaves this button out of the tab order.
    PasswordInput: {
      defaultProps: {
        visibilityToggleButtonProps: {
          'aria-label': 'Show or hide what you typed',
          tabIndex: 0,
          'aria-hidden': false,
        },
      },
    },
    Anchor: { defaultProps: { underline: 'hover' } },
    Switch: { defaultProps: { color: 'sage', withThumbIndicator: false } },
    Tooltip: { defaultProps: { openDelay: 400 } },
  },
});
