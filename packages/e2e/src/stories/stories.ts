import { MARGIN, paint } from './canvas.ts';
import { drawCalls } from './clips/calls.ts';
import { drawConsultations } from './clips/consultations.ts';
import { drawDiary } from './clips/diary.ts';
import { drawReport } from './clips/report.ts';
import type { Film } from './film.ts';
import type { Lettering } from './lettering.ts';
import type { Quote } from './quote.ts';
import type { Scene } from './scene.ts';
import { consultingRoom } from './scenes/consulting-room.ts';
import { reception } from './scenes/reception.ts';
import { shelf } from './scenes/shelf.ts';
import { surgeryLamp } from './scenes/surgery-lamp.ts';

interface Story {
  room: Scene;
  /** How far its lights bleed, as on film. */
  bloom: number;
  moment: { lines: readonly string[]; how: Lettering };
  /** A square of the room, for the story's ring. */
  avatar: { x: number; y: number; side: number };
  clip: Film;
  quote: Quote;
}

/** The stories of `apps/api/src/demo/demo-stories.ts`, by the names of their files. */
export const stories: Readonly<Record<string, Story>> = {
  linden: {
    room: reception,
    bloom: 0.5,
    moment: {
      lines: ['Twenty', 'to seven.', 'It rings', 'again.'],
      how: { x: MARGIN, y: 226, size: 80, weight: 380, leading: 1.06, colour: paint('ivory') },
    },
    avatar: { x: 250, y: 690, side: 430 },
    clip: { seconds: 6, posterAt: 5.6, draw: drawCalls },
    quote: {
      lines: ['We were', 'never short', 'of enquiries.', 'We were short', 'of somebody', 'to ring them.'],
      size: 82,
      who: 'Nadia Rahman',
      role: 'Founder, Linden Skin · sample story',
      ground: 'clay',
      ink: 'ivory',
      accent: 'blush',
    },
  },
  okafor: {
    room: consultingRoom,
    bloom: 0.22,
    moment: {
      lines: ['The chair was', 'always ready.'],
      how: { x: MARGIN, y: 218, size: 78, weight: 380, leading: 1.08, colour: paint('ivory') },
    },
    avatar: { x: 400, y: 440, side: 320 },
    clip: { seconds: 6, posterAt: 5.6, draw: drawConsultations },
    quote: {
      lines: [
        'They told me to',
        'spend less on',
        'adverts for two',
        'months. That is',
        'when I began',
        'to trust them.',
      ],
      size: 80,
      who: 'James Okafor',
      role: 'Consultant plastic surgeon · sample story',
      ground: 'ink',
      ink: 'ivory',
      accent: 'clayLight',
    },
  },
  harbour: {
    room: surgeryLamp,
    bloom: 0.42,
    moment: {
      lines: ['Eyes on the patient,', 'not on the ledger.'],
      how: { x: MARGIN, y: 690, size: 68, weight: 380, leading: 1.1, colour: paint('ivory') },
    },
    avatar: { x: 190, y: 230, side: 500 },
    clip: { seconds: 6, posterAt: 5.6, draw: drawReport },
    quote: {
      lines: ['I used to guess.', 'Now I read one', 'page a month', 'and go back to', 'my patients.'],
      size: 86,
      who: 'Margaret Ellis',
      role: 'Harbour Dental Studio · sample story',
      ground: 'blush',
      ink: 'ink',
      accent: 'clay',
    },
  },
  alder: {
    room: shelf,
    bloom: 0.15,
    moment: {
      lines: ['Everything in place', 'but the bookings.'],
      how: { x: MARGIN, y: 224, size: 70, weight: 390, leading: 1.1, colour: paint('ink') },
    },
    avatar: { x: 40, y: 520, side: 540 },
    clip: { seconds: 6, posterAt: 5.6, draw: drawDiary },
    quote: {
      lines: ['The diary', 'filled while', 'I was with', 'somebody.', 'That was the', 'whole idea.'],
      size: 82,
      who: 'Orla Wren',
      role: 'Alder & Wren Laser Rooms · sample story',
      ground: 'sage',
      ink: 'ivory',
      accent: 'gold',
    },
  },
};
