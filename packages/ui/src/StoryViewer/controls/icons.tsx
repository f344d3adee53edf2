import type { ReactNode } from 'react';

const icon = (drawing: ReactNode) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    aria-hidden="true"
  >
    {drawing}
  </svg>
);

const SPEAKER = <path d="M4 9.5h3l4.5-3.75v12.5L7 14.5H4z" strokeLinejoin="round" />;

export const icons = {
  close: icon(<path d="M6 6l12 12M18 6L6 18" strokeLinecap="round" />),
  pause: icon(<path d="M9 6v12M15 6v12" strokeLinecap="round" />),
  play: icon(<path d="M8.5 5.5v13l10-6.5z" strokeLinejoin="round" />),
  previous: icon(<path d="M14.5 5.5L8 12l6.5 6.5" strokeLinecap="round" strokeLinejoin="round" />),
  next: icon(<path d="M9.5 5.5L16 12l-6.5 6.5" strokeLinecap="round" strokeLinejoin="round" />),
  loud: icon(
    <>
      {SPEAKER}
      <path d="M15 9.25a4 4 0 010 5.5M17.75 6.75a7.5 7.5 0 010 10.5" strokeLinecap="round" />
    </>,
  ),
  muted: icon(
    <>
      {SPEAKER}
      <path d="M15.5 9.75l4.5 4.5M20 9.75l-4.5 4.5" strokeLinecap="round" />
    </>,
  ),
  captions: icon(
    <>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
      <path d="M7 12h3M12.5 12H17M7 15h5.5M15 15h2" strokeLinecap="round" />
    </>,
  ),
};
