import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { MeetingQuestion } from '@upcurve/contracts/bookings/meeting-types';
import { paths } from '@upcurve/site-content/paths';
import { translatePage } from '@upcurve/testing/translate-page';
import { type ComponentType, useState } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bookingForm } from './content/booking.ts';
import { UNKNOWN_COMPANY } from './content/site/company.ts';
import { BookingForm } from './features/booking/BookingForm.tsx';
import { ProgressSummary } from './features/lead-guide/progress/ProgressSummary.tsx';
import { progressStore } from './features/lead-guide/progress/progress-store.ts';
import { CopyButton } from './features/lead-guide/tools/CopyButton.tsx';
import { PlanFinder } from './features/pricing/finder/PlanFinder.tsx';
import { FIRST_STOP } from './features/pricing/finder/turnover-scale.ts';
import { Plans } from './features/pricing/Plans.tsx';
import { ContactForm } from './forms/ContactForm.tsx';
import Questions from './routes/calculator/questions.tsx';

const HOUR = 3_600_000;
const TOMORROW = Math.ceil(Date.now() / (24 * HOUR)) * 24 * HOUR;
const meeting = {
  slug: 'consultation',
  name: 'Consultation',
  minutes: 30,
  place: { kind: 'phone' as const, text: '' },
  questions: [] as MeetingQuestion[],
};

function Booking() {
  const starts = [9, 10, 12.5, 14].map((hour) => TOMORROW + hour * HOUR);
  return <BookingForm types={[meeting]} type={meeting} starts={starts} day={undefined} now={Date.now()} />;
}

function Prices() {
  const [stop, setStop] = useState(FIRST_STOP);
  return (
    <>
      <PlanFinder stop={stop} onChange={setStop} />
      <Plans stop={stop} />
    </>
  );
}

const slideTo = (name: string, value: number) => () =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });
const type = (label: string, text: string) => async () => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const press = (name: string) => () => userEvent.click(screen.getByRole('button', { name }));
const choose = (place: number) => () => userEvent.click(screen.getAllByRole('radio')[place]!);

interface Visit {
  path: string;
  Page: ComponentType;
  steps: (() => unknown)[];
}

const visits: Record<string, Visit> = {
  'the calculator': {
    path: paths.calculator.questions(),
    Page: Questions,
    steps: [
      slideTo('Enquiries a month, on a slider', 57),
      choose(4),
      type('How many enquiries do you get in a month?', '1,5'),
      slideTo('Enquiries a month, on a slider', 3),
    ],
  },
  'the prices': {
    path: paths.pricing(),
    Page: Prices,
    steps: [45, 20, 0, 12, 30, 18].map((stop) =>
      slideTo('What does your clinic turn over in a month?', stop),
    ),
  },
  'a booking': {
    path: paths.bookConsultation(),
    Page: Booking,
    steps: [
      choose(0),
      choose(2),
      press(bookingForm.submit),
      type('Your name', 'Amelia Hart'),
      type('Email', 'amelia@hart.example'),
      type('Phone', '020 7946 0958'),
      press(bookingForm.submit),
      () => screen.findByText(/Sending/),
    ],
  },
  'a form': {
    path: paths.contact(),
    Page: () => <ContactForm form="contact" source="/contact" />,
    steps: [
      press('Send the message'),
      type('Your name', 'Amelia Hart'),
      type('Email', 'amelia@hart.example'),
      type('What would you like to change?', 'More patients'),
      press('Send the message'),
      () => screen.findByText(/Sending/),
    ],
  },
  'the guide': {
    path: paths.leadGuide.overview(),
    Page: () => (
      <>
        <ProgressSummary />
        <CopyButton title="Open the call" text="Hello" source={{ current: null }} />
      </>
    ),
    steps: [
      () => act(() => progressStore().set(['call-stages'])),
      press('Start again'),
      press('Undo'),
      press('Copy “Open the call”'),
    ],
  },
};

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (url: string) =>
    String(url).endsWith('/answer') ? new Promise(() => {}) : Response.json({ token: 'a.b' }),
  );
});

afterEach(() => progressStore().set([]));

/** Returns the text of a page without results for screen readers, which follow after a pause. */
function textOf(container: HTMLElement): string | null {
  const page = container.cloneNode(true) as HTMLElement;
  for (const spoken of page.querySelectorAll('[role=status].visually-hidden')) spoken.remove();
  return page.textContent;
}

/** Returns the text of the page after each step. `prepare` runs before each of them. */
async function textsOf({ path, Page, steps }: Visit, prepare: () => void): Promise<(string | null)[]> {
  const Site = createRoutesStub([
    {
      id: 'root',
      loader: () => ({ bookingUrl: null, company: UNKNOWN_COMPANY }),
      HydrateFallback: () => null,
      children: [{ path: path.replace(/\?.*/, ''), Component: Page }],
    },
  ]);
  const { container, unmount } = render(<Site initialEntries={[path]} />);
  const texts: (string | null)[] = [];
  await waitFor(() => expect(container).not.toBeEmptyDOMElement());
  for (const step of steps) {
    prepare();
    await step();
    texts.push(textOf(container));
  }
  unmount();
  return texts;
}

test.for(Object.entries(visits))(
  'a translated page says the same: %s',
  { timeout: 20_000 },
  async ([, visit]) => {
    const plain = await textsOf(visit, () => {});
    progressStore().set([]);
    expect(await textsOf(visit, translatePage)).toEqual(plain);
    expect(new Set(plain).size).toBeGreaterThan(2);
  },
);
