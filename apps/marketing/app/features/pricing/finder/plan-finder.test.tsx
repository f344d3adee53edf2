import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { Plans } from '../Plans.tsx';
import { PlanFinder } from './PlanFinder.tsx';
import { FIRST_STOP, LAST_STOP, TURNOVERS } from './turnover-scale.ts';

function Finder() {
  const [stop, setStop] = useState(FIRST_STOP);
  return <PlanFinder stop={stop} onChange={setStop} />;
}

function FinderAndPlans() {
  const [stop, setStop] = useState(FIRST_STOP);
  return (
    <>
      <PlanFinder stop={stop} onChange={setStop} />
      <Plans stop={stop} />
    </>
  );
}

const pageWith = (Component: ComponentType) =>
  createRoutesStub([
    {
      id: 'root',
      path: '*',
      loader: () => ({ bookingUrl: null }),
      HydrateFallback: () => null,
      Component,
    },
  ]);

async function openFinder(Component: ComponentType = Finder) {
  const Page = pageWith(Component);
  render(<Page initialEntries={['/pricing']} />);
  return screen.findByRole('slider', { name: 'What does your clinic turn over in a month?' });
}

const slideTo = (slider: HTMLElement, turnover: number) =>
  fireEvent.change(slider, { target: { value: String(TURNOVERS.indexOf(turnover)) } });

const start = (plan: string) => screen.getByRole('link', { name: `Start with ${plan}` });

afterEach(() => vi.useRealTimers());

test('shows plan, fee and target for a turnover, and links to the booking of that plan', async () => {
  const slider = await openFinder();
  expect(slider).toHaveAttribute('aria-valuetext', '£45,000');
  expect(start('Rise')).toHaveAttribute('href', '/book-consultation?plan=rise');

  slideTo(slider, 20_000);
  expect(slider).toHaveAttribute('aria-valuetext', '£20,000');
  const bars = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(bars.filter(Boolean)).toEqual(['£20,000', '£26,600']);
  expect(screen.getByText(/sign for at least £6,600 more a month, 3 times the fee/)).toBeVisible();
  expect(start('Ground')).toHaveAttribute('href', '/book-consultation?plan=ground');
});

test('opens only the plan that fits the turnover', async () => {
  const slider = await openFinder(FinderAndPlans);
  expect(screen.getByText('Fits £45,000 a month')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start with Ground' })).not.toBeVisible();

  slideTo(slider, 20_000);
  expect(screen.getByText('Fits £20,000 a month')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Rise, £4,200 a month' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start with Rise' })).not.toBeVisible();

  slideTo(slider, 15_000);
  expect(screen.queryByText(/^Fits/)).not.toBeInTheDocument();
});

test('tells a clinic that it is too small, and offers the free tools', async () => {
  slideTo(await openFinder(), 15_000);
  expect(screen.getByText('Not yet: from £20,000 a month.', { selector: 'p.heading' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Start with/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /lead guide/ })).toHaveAttribute('href', '/lead-guide');
});

test('tells a team that could make the calls to do so', async () => {
  const slider = await openFinder();
  fireEvent.click(
    screen.getByRole('checkbox', { name: 'Someone in our team calls enquiries as their main job' }),
  );
  expect(screen.getByText('No: your own team can do it.', { selector: 'p.heading' })).toBeVisible();
  slideTo(slider, 140_000);
  expect(screen.queryByRole('link', { name: /Start with/ })).not.toBeInTheDocument();
});

test('says the price by its parts, and which plan a clinic that pays VAT gets', async () => {
  const slider = await openFinder();
  expect(screen.getByText('Rise, £4,200 fee + £2,000 ads a month, before VAT')).toBeVisible();
  expect(screen.getByText(/^Every 50 enquiries beyond 150 cost £360 more/)).toBeInTheDocument();
  slideTo(slider, 100_000);
  expect(
    screen.getByText(/For them: Yes: Rise, .* VAT a month\. Not Crest: with VAT, .* below £102,400\.$/),
  ).toBeVisible();
});

test('the end of the slider covers larger turnovers', async () => {
  const slider = await openFinder();
  fireEvent.change(slider, { target: { value: String(LAST_STOP) } });
  expect(slider).toHaveAttribute('aria-valuetext', '£200,000 or more');
  expect(screen.getByText('Crest holds up to 5 sites; each one more is £690 a month.')).toBeVisible();
});

test('announces the plan once the slider stops moving', async () => {
  const slider = await openFinder();
  vi.useFakeTimers();
  slideTo(slider, 100_000);
  slideTo(slider, 120_000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => vi.advanceTimersByTime(2000));
  expect(screen.getByRole('status')).toHaveTextContent('Crest, £7,800 fee + £5,000 ads a month, before VAT');
});

test('uses a slider value that was set before hydration', async () => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(<PageWithoutData />);
  document.body.append(box);
  const slider = within(box).getByRole<HTMLInputElement>('slider');
  expect(slider).toHaveValue(String(FIRST_STOP));
  slider.value = '0';
  render(<PageWithoutData />, { container: box, hydrate: true });
  expect(
    within(box).getByText('Not yet: from £20,000 a month.', { selector: 'p.heading' }),
  ).toBeInTheDocument();
  box.remove();
});

const Bare = createRoutesStub([{ path: '*', Component: Finder }]);
const PageWithoutData = () => <Bare initialEntries={['/pricing']} />;
