import { stepPoints } from '../../app/drawings/curve.ts';
import { placeCurve } from '../../app/drawings/place-curve.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Look {
  ahead: string;
  drawn: string;
  last: string;
  surface: string;
  weight: number;
  radius: number;
}

/** Draws the curve with a dot for each step: solid up to step `reached`, pale after it. */
export function drawSteps(
  doc: PDFKit.PDFDocument,
  box: Box,
  count: number,
  reached: number,
  look: Look,
): void {
  const curve = placeCurve(box);
  const points = stepPoints(count);
  const t = points[reached - 1] ?? 1;
  doc.lineCap('round').lineWidth(look.weight);
  doc.path(curve.path).stroke(look.ahead);
  doc.path(reached === count ? curve.path : curve.upTo(t)).stroke(look.drawn);
  for (const [index, at] of points.entries()) {
    const { x, y } = curve.at(at);
    const isHere = index === reached - 1;
    const radius = isHere ? look.radius * 1.5 : look.radius;
    doc.circle(x, y, radius).lineWidth(look.weight * 0.75);
    if (isHere) doc.fill(look.last);
    else if (index < reached) doc.fill(look.drawn);
    else doc.fillAndStroke(look.surface, look.ahead);
  }
}
