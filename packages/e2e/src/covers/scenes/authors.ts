import { colour, ground, type Picture, rise } from '../draw.ts';

const size = { width: 480, height: 480 };
const curve = rise({ x: -20, y: 40, width: 520, height: 380 });

/** A portrait in front of the curve. */
const portrait = (paper: string, hill: string, line: string, body: string): Picture => ({
  ...size,
  body: `${ground(paper, size)}<path d="${curve}V500H-20Z" fill="${hill}"/><path d="${curve}" stroke="${line}" stroke-width="4"/>${body}`,
});

/** As on the home page: in profile, dark hair in a low bun. */
export const authorHelena = portrait(
  colour.blush,
  colour.blushDeep,
  colour.clay,
  `<g transform="translate(-2 -50) scale(.98)">
  <path fill="#1b1320" d="M214 98c84-14 152 30 154 90l-140 150c-40 20-76 6-88-26-10-28 14-44 14-70 0-26-10-40-4-70 8-42 24-66 64-74z"/><circle cx="112" cy="262" r="50" fill="#1b1320"/>
  <path fill="#ebbfa6" d="M366 152c4 14 0 28 4 46 6 22 22 42 22 56 0 12-11 16-12 23-1 7 3 13 2 19-1 8-8 10-8 16 0 6 4 8 4 14 0 8-6 10-8 16-4 12 2 20-4 32-8 14-30 18-52 14-3 24-2 44 6 70l-8 26-138-40c16-30 24-68 24-110l40-150c50 24 98 10 128-32z"/>
  <path fill="#d9a58b" d="M314 388c-30-4-52-18-66-38 6 40 30 62 64 72z"/>
  <path fill="#1b1320" d="M238 176c34 18 92 8 130-26 2-30-40-66-102-66-70 0-116 46-116 108 0 60 30 102 62 136 12-24 14-40 10-60-18-14-14-44 8-46-2-16 2-30 8-46z"/>
  <path fill="#a23e2a" d="M40 600c10-90 64-148 146-186 30 44 100 74 134 48 46 22 76 68 84 138z"/>
  <g stroke="#1b1320" stroke-width="3.5"><path d="M336 218c10 8 20 10 28 6M328 192c10-8 22-8 34-2M374 312c-10 3-20 1-28-4"/><path stroke-width="3" d="M246 262c-12-16-28-6-24 14 3 14 12 20 20 16"/></g>
  <circle cx="234" cy="306" r="7" fill="#c9a227"/></g>`,
);

export const authorTheo = portrait(
  '#dfe8e1',
  '#c6d6cb',
  colour.sage,
  `<path fill="#6b4330" d="M196 300v86c0 30 92 30 92 0v-86z"/>
  <path fill="${colour.ink}" d="M50 500c4-82 62-122 146-142 20 34 72 34 92 0 84 20 142 60 146 142z"/>
  <path fill="${colour.ivory}" d="M190 360l52 72 52-72 16 8-68 132-68-132z"/><path fill="${colour.gold}" d="M242 430l-14 22 14 60 14-60z"/>
  <path fill="#83553d" d="M158 200c0-72 34-112 84-112s84 40 84 112c0 44-8 80-24 104-16 26-38 38-60 38s-44-12-60-38c-16-24-24-60-24-104z"/>
  <path fill="#83553d" d="M160 214c-18-8-26 4-20 24 6 20 16 28 26 26zM324 214c18-8 26 4 20 24-6 20-16 28-26 26z"/>
  <path fill="#1b1320" d="M152 206c-8-30-4-60 10-82 14-30 46-46 82-46 40 0 70 18 84 50 10 22 12 50 6 78-6-18-10-36-18-50-40-14-106-14-144 0-10 14-14 32-20 50z"/>
  <path fill="#1b1320" d="M160 232c4 30 14 56 26 72 18 28 38 40 56 40s38-12 56-40c12-16 22-42 26-72-8 26-20 38-36 42-12-12-78-12-92 0-16-4-28-16-36-42zm58 70c14 8 34 8 48 0-14-8-34-8-48 0z"/>
  <g stroke="#1b1320" stroke-width="4"><path d="M186 186c10-7 24-7 34-1M264 185c10-6 24-6 34 1"/><path d="M194 214c6 6 16 6 22 0M268 214c6 6 16 6 22 0"/><path stroke-width="3.5" d="M240 214c0 16-8 24-6 32 4 5 14 5 18 1"/></g>`,
);

export const authorRuth = portrait(
  '#f6ead0',
  '#ecd9a8',
  colour.goldDeep,
  `<path fill="#8d8790" d="M124 250c-10-110 40-176 118-176s130 64 120 176c-4 44-8 84-24 112H148c-16-28-20-68-24-112z"/>
  <path fill="#e9bfa4" d="M204 300v84c0 28 76 28 76 0v-84z"/>
  <path fill="${colour.sage}" d="M56 500c6-84 60-122 148-140l38 44 38-44c88 18 142 56 148 140z"/><path fill="#e9bfa4" d="M204 358l38 48 38-48c-12 16-64 16-76 0z"/>
  <path fill="#f2cdb4" d="M164 210c0-70 32-104 78-104s78 34 78 104c0 38-8 72-22 96-14 22-34 36-56 36s-42-14-56-36c-14-24-22-58-22-96z"/>
  <path fill="#a39ca6" d="M150 232c-14-92 26-150 94-150 66 0 104 54 90 150-8-34-20-58-36-76-44 20-96 16-118-8-16 22-26 50-30 84z"/>
  <g stroke="${colour.ink}" stroke-width="4"><path d="M184 190c10-6 24-6 34 0M266 190c10-6 24-6 34 0"/><path stroke-width="3.5" d="M240 222c0 14-7 22-6 30 4 5 12 5 16 1"/><path d="M212 284c16 12 44 12 60 0"/><path d="M194 220c4 5 12 5 16 0M276 220c4 5 12 5 16 0"/></g>
  <g stroke="${colour.clay}" stroke-width="6"><circle cx="202" cy="216" r="32"/><circle cx="284" cy="216" r="32"/><path d="M234 212c6-5 12-5 18 0M170 210l-18-6M316 210l16-6"/></g>
  <circle cx="150" cy="290" r="8" fill="${colour.gold}"/><circle cx="336" cy="290" r="8" fill="${colour.gold}"/>`,
);
