import { colour, ground, type Picture } from '../draw.ts';

const size = { width: 960, height: 720 };

/** A drawing of a storyboard: paper, a frame with thirds, what is to be seen, and an arrow for what moves. */
function frame(body: string, arrow: string): Picture {
  return {
    ...size,
    body: `${ground(colour.blush, size)}<rect x="70" y="60" width="820" height="600" rx="10" fill="${colour.ivory}"/>
  <g stroke="${colour.ink}" stroke-opacity=".13" stroke-width="3" stroke-dasharray="4 14"><path d="M343 60V660M617 60V660M70 260H890M70 460H890"/></g>
  <g stroke="${colour.ink}" stroke-width="7">${body}</g>
  <g stroke="${colour.clay}" stroke-width="10">${arrow}</g>
  <rect x="70" y="60" width="820" height="600" rx="10" stroke="${colour.ink}" stroke-width="9"/>`,
  };
}

const tip = (x: number, y: number, turn: number) =>
  `<path d="M-24-20L0 0-24 20" transform="translate(${x} ${y}) rotate(${turn})"/>`;

export const filmDoor = frame(
  `<path d="M300 590V210H620V590" fill="${colour.blushDeep}"/><path d="M344 590V254H576V590" fill="${colour.clay}"/>
  <path d="M376 288H544V420H376Z" fill="${colour.goldLight}"/><circle cx="548" cy="470" r="10" fill="${colour.ivory}"/>
  <path d="M260 590H660V622H260ZM220 622H700V654H220Z" fill="${colour.ivory}"/>
  <path d="M460 210V160" /><path d="M430 168H490L478 204H442Z" fill="${colour.gold}"/>
  <path d="M70 622H220M700 622H890M740 622V420M704 420C704 330 780 330 780 420 812 470 672 470 704 420Z" fill="${colour.sageLight}"/>
  <path d="M120 330H240V440H120ZM180 330V440"/>`,
  `<path d="M120 560C220 560 300 572 372 614"/>${tip(380, 620, 36)}`,
);

export const filmClinician = frame(
  `<path d="M180 660C180 500 240 436 350 432S520 500 524 660Z" fill="${colour.sageLight}"/>
  <path d="M300 440l50 66 52-66" fill="${colour.ivory}"/>
  <path d="M286 320c0-62 30-100 74-100 40 0 66 34 66 72 8 18 16 30 16 36 0 8-12 8-12 16 4 10 0 16-4 20 2 12 0 30-18 32-10 0-20-2-26-2v40c-14 20-66 20-80-6v-40c-10-20-16-42-16-68z" fill="${colour.blushDeep}"/>
  <path d="M280 350c-22-90 20-150 86-146 40 2 62 30 60 62-40 6-70-2-88-18-4 40-24 60-34 72" fill="${colour.ink}"/><path d="M398 300q10-6 20 0"/>
  <path d="M650 660V430H830V660" fill="${colour.blush}"/><path d="M740 430V310M692 310C698 240 782 240 788 310Z" fill="${colour.gold}"/>`,
  `<path d="M470 318H612" stroke-dasharray="2 22"/>${tip(640, 318, 0)}`,
);

export const filmHands = frame(
  `<path d="M70 470H890V660H70Z" fill="${colour.blushDeep}"/>
  <path d="M330 400L690 372 724 590 340 610Z" fill="${colour.ivory}"/><path d="M384 444L600 428M388 486L560 474M392 528L520 520" stroke-opacity=".45"/>
  <path d="M890 560C790 540 720 520 660 486 630 470 600 484 612 504 590 500 574 516 590 530 576 536 578 556 600 560 640 590 720 640 800 660" fill="#e2ab8d"/>
  <path d="M606 510L548 470 532 462 540 480 596 528" fill="${colour.gold}"/>
  <path d="M70 600C170 580 250 590 330 570 360 562 376 584 356 596L300 616C240 640 160 660 70 660" fill="#e2ab8d"/>
  <path d="M140 360H260V440A60 50 0 0 1 140 440ZM260 380C306 374 306 430 258 430" fill="${colour.clayLight}"/><path d="M176 330c-14-22 14-30 0-54M220 330c-14-22 14-30 0-54" stroke-opacity=".5"/>`,
  `<path d="M470 250C560 240 640 262 690 316"/>${tip(694, 322, 58)}`,
);

export const filmPatient = frame(
  `<path d="M520 660V420C520 330 800 330 800 420V660" fill="${colour.clay}"/><path d="M500 520a34 34 0 0 1 68 0V660H500ZM752 520a34 34 0 0 1 68 0V660H752Z" fill="${colour.clayDeep}"/>
  <path d="M566 660C566 540 600 500 660 500S754 540 754 660" fill="${colour.sageLight}"/>
  <circle cx="660" cy="404" r="70" fill="${colour.blushDeep}"/><path d="M590 410C580 310 740 310 730 410 700 392 660 380 640 360 630 384 606 396 590 410Z" fill="${colour.ink}"/>
  <path d="M628 420h14M676 420h14M640 446q20 14 38 0"/>
  <path d="M70 660V470C130 400 250 400 300 470 350 520 372 590 376 660Z" fill="${colour.inkSoft}"/>
  <path d="M172 420H250V480H172Z" fill="#d79c7c"/><path d="M108 330C104 190 318 190 314 330 314 420 290 452 212 452S110 420 108 330Z" fill="${colour.clayDeep}"/><path d="M150 250C180 300 180 380 170 440M212 230C222 300 222 380 214 450M270 250C250 300 250 380 258 440" stroke-opacity=".35" stroke-width="5"/>`,
  `<path d="M570 250C500 200 420 206 356 268"/>${tip(350, 274, 136)}`,
);
