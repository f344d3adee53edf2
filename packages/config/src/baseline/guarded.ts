/** Features that we use although some supported browsers lack them. */
export interface Guarded {
  /** Names in web-features. */
  features: string[];
  /** Files, or folders with a trailing slash. */
  where: string[];
  /** How the page behaves in browsers without these features. */
  why: string;
}

const MARKETING = 'apps/marketing/app/';
const VIEWER = 'packages/ui/src/StoryViewer/';
const RENDER = 'packages/post-blocks/src/render/';
const EDITOR = 'packages/post-editor/src/';

/** Guarded in scripts by feature detection or a fallback. */
const ASKED_FOR: Guarded[] = [
  {
    features: ['popover'],
    where: [
      `${MARKETING}layout/header/Header.tsx`,
      `${MARKETING}layout/header/Header.module.css`,
      `${MARKETING}layout/header/use-menu.ts`,
    ],
    why: "The page's loader opens and closes the menu (popover-and-dialog-fallback.ts), by an attribute with a rule of its own.",
  },
  {
    features: ['invoker-commands'],
    where: [`${MARKETING}layout/popups/EbookButton.tsx`],
    why: "The page's loader obeys the buttons (popover-and-dialog-fallback.ts).",
  },
  {
    features: ['dialog-closedby'],
    where: [`${MARKETING}layout/popups/EbookDialog.tsx`],
    why: 'A click on the backdrop closes it by script; Escape and its button do in any case.',
  },
  {
    features: ['navigation'],
    where: [`${MARKETING}consent/exit-memory.ts`],
    why: 'The referrer alone says whether the visit began with this page.',
  },
  {
    features: ['highlight'],
    where: [
      `${MARKETING}features/lead-guide/finder/find-ranges.ts`,
      `${MARKETING}features/lead-guide/page/GuidePage.module.css`,
    ],
    why: 'The whole paragraph is marked; the rules have selectors of their own, so that dropping them drops no other.',
  },
  {
    features: ['requestidlecallback'],
    where: ['packages/web-server/src/inlined/deferred-loader.ts'],
    why: 'A timer starts the page.',
  },
  {
    features: ['speculation-rules'],
    where: [`${MARKETING}counting/visit-counter.ts`],
    why: 'Browsers that show no page ahead of a visit count it as it opens.',
  },
  {
    features: ['execcommand'],
    where: [`${MARKETING}features/lead-guide/tools/CopyButton.tsx`],
    why: 'It is itself what older browsers have; where it fails, the reader is told that nothing was copied.',
  },
];

/** Supported by all browsers, but with small differences that do not matter to us. */
const NEARLY_THERE: Guarded[] = [
  {
    features: ['abortsignal-timeout'],
    where: [`${MARKETING}features/quiz/question/question-source.ts`, `${MARKETING}forms/`],
    why: "Chrome's first versions give the error another name, which nobody asks for; Safari has it from 16 on.",
  },
  {
    features: ['window'],
    where: ['apps/admin/src/kit/list/row-opener.ts', 'apps/admin/src/features/blog/post-words.ts'],
    why: 'Opens a tab for a middle or modified click, which iOS has only with a mouse; the link in the row does the same.',
  },
  {
    features: ['window'],
    where: ['apps/admin/src/features/questions/form/open-preview.ts'],
    why: 'Opens a tab for a press on a button, which iOS does; the size it cannot give is not asked for.',
  },
  {
    features: ['mouse-events'],
    where: [
      'apps/admin/src/kit/table/DataTable.tsx',
      'apps/admin/src/kit/table/RowList.tsx',
      'apps/admin/src/features/media/MediaGrid.tsx',
    ],
    why: 'A middle click on the row does nothing; on the link in it the browser opens a tab.',
  },
  {
    features: ['mouse-events'],
    where: [`${VIEWER}StoryViewer.tsx`],
    why: 'A style suppresses the long-press menu on iOS; this event does it elsewhere.',
  },
  {
    features: ['video'],
    where: [
      'apps/admin/src/features/media/MediaDetails.tsx',
      VIEWER,
      `${RENDER}media/Video.tsx`,
      `${MARKETING}features/stories/`,
    ],
    why: 'Firefox, which does not know `playsinline`, plays in place anyway.',
  },
  {
    features: ['fetch-priority'],
    where: [VIEWER, `${RENDER}media/Picture.tsx`],
    why: 'What is shown and what is fetched ahead share the line; the first is asked for first.',
  },
  {
    features: ['keyboard-events'],
    where: ['packages/ui/src/is-composing.ts'],
    why: "The code of the key tells Safari's Enter that ends a composition from others.",
  },
  {
    features: ['touch-events', 'vibration'],
    where: [`${EDITOR}canvas/drag.ts`],
    why: 'A long press lifts a block. Without touch it is dragged by mouse, or moved by its menu or keys.',
  },
  {
    features: ['autocapitalize'],
    where: [
      'apps/admin/src/features/account/',
      'apps/admin/src/features/blog/',
      'apps/admin/src/features/testimonials/StoryDialog.tsx',
    ],
    why: 'For keyboards on screens; desktop Safari has none.',
  },
  {
    features: ['wheel-events'],
    where: ['apps/admin/src/features/testimonials/avatar/use-crop-gestures.ts'],
    why: 'Where there is no wheel two fingers zoom, and the slider.',
  },
  {
    features: ['canvas-2d'],
    where: ['apps/admin/src/features/testimonials/avatar/crop-picture.ts'],
    why: 'Firefox, which does not know `imageSmoothingQuality`, smooths in its own way.',
  },
  {
    features: ['meta-theme-color'],
    where: [`${MARKETING}root.tsx`],
    why: "The browser's own bar keeps its colour.",
  },
];

/** Styles that browsers without support ignore. */
const STYLE: Guarded[] = [
  {
    features: ['print-color-adjust'],
    where: [
      'apps/admin/src/features/analytics/',
      'apps/admin/src/features/leads/kinds/quiz/ResultPanel.module.css',
    ],
    why: 'Bars may be missing on paper; the numbers beside them are not.',
  },
  {
    features: ['page-breaks'],
    where: ['apps/admin/src/features/analytics/Panel.module.css'],
    why: 'On paper a heading may stand alone at the foot of a page.',
  },
  {
    features: ['page-setup'],
    where: [`${MARKETING}features/quiz/report/Report.module.css`],
    why: 'A printed report has the margins that the browser gives it.',
  },
  {
    features: ['details-content', 'content-visibility'],
    where: ['AssumedForm', 'FitPart', 'OfferCard'].map(
      (part) => `${MARKETING}report/parts/${part}.module.css`,
    ),
    why: 'A printed report leaves out what the visitor has not opened; the PDF has it.',
  },
  {
    features: ['details-name'],
    where: [`${MARKETING}features/home/services/ServiceRows.tsx`],
    why: 'Several services are open at once.',
  },
  {
    features: ['user-select', 'backdrop-filter', 'hyphens'],
    where: [
      'apps/admin/src/kit/screen/Initials.module.css',
      'apps/admin/src/features/testimonials/avatar/AvatarCropper.module.css',
      'packages/ui/src/toast/Toaster.module.css',
      `${VIEWER}StoryViewer.module.css`,
      `${MARKETING}features/quiz/steps/step-actions.module.css`,
      `${MARKETING}features/services/Monthly.module.css`,
    ],
    why: 'Builds add the prefix that Safari knows them by.',
  },
  {
    features: ['scripting'],
    where: [MARKETING],
    why: 'Asked for `none` alone, to hide what needs script: without script Safari before 17 shows controls that do nothing.',
  },
  {
    features: ['text-wrap', 'text-wrap-balance', 'text-wrap-pretty'],
    where: [MARKETING, RENDER],
    why: 'Lines break where they fill up.',
  },
  {
    features: ['font-metric-overrides', 'font-size-adjust'],
    where: ['packages/ui/src/font-fallbacks.css'],
    why: 'Text moves a little when its font comes.',
  },
  {
    features: ['page-breaks'],
    where: ['apps/admin/src/styles/global.css', MARKETING],
    why: 'On paper a heading may be the last line of a page.',
  },
  {
    features: ['field-sizing'],
    where: [
      `${MARKETING}features/content-builder/ContentBuilder.module.css`,
      `${MARKETING}features/quiz/question/AnswerField.module.css`,
    ],
    why: 'The field keeps its height and scrolls.',
  },
  {
    features: ['resize'],
    where: ['apps/admin/src/features/blog/editor/TitleField.module.css', MARKETING],
    why: 'Phones have no handle to pull a field larger by; it scrolls.',
  },
  {
    features: ['cursor'],
    where: ['apps/admin/src/', MARKETING, VIEWER, RENDER, EDITOR],
    why: 'Phones have no pointer.',
  },
  {
    features: ['scrollbar-width'],
    where: ['apps/admin/src/', MARKETING, EDITOR],
    why: 'The bar is as wide as others are.',
  },
  {
    features: ['accent-color'],
    where: [
      'apps/admin/src/styles/global.css',
      `${MARKETING}features/home/leak/LeakSum.module.css`,
      `${MARKETING}features/home/film/Film.module.css`,
    ],
    why: 'Native controls keep their own colour or contrast.',
  },
  {
    features: ['selection'],
    where: ['apps/admin/src/styles/global.css', `${MARKETING}styles/base.css`, `${EDITOR}canvas/canvas.css`],
    why: "Selected text has the system's colour.",
  },
  {
    features: ['marker'],
    where: [
      'apps/admin/src/features/blog/publishing/FindingList.module.css',
      'apps/admin/src/features/webhook/documentation/DocumentationTab.module.css',
    ],
    why: 'Marks of lists look as they do elsewhere.',
  },
];

/**
 * All features that we use beyond our browser support, with the reason why that is harmless. The check fails for
 * entries that are no longer needed.
 */
export const guarded: Guarded[] = [...ASKED_FOR, ...NEARLY_THERE, ...STYLE];
