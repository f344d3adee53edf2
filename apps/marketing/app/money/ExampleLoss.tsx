import { formatPounds } from '@upcurve/site-content/money/format';
import { calculateLoss, EXAMPLE } from '@upcurve/site-content/money/model';
import { heroScene } from '../content/home/home.ts';

/** What a clinic like the worked example loses in a month, with so many enquiries. */
export function ExampleLoss({ enquiries }: { enquiries: number }) {
  const { month } = calculateLoss({ ...EXAMPLE, enquiries });
  return (
    <>
      <strong className="accent">{formatPounds(month.likely)}</strong> {heroScene.lost}
    </>
  );
}
