import { slugOf } from '@upcurve/contracts/shared/slug';

/** A seeded random generator, so that the same seed creates the same leads. */
export interface Chance {
  /** Returns a number from 0 up to, but not including, 1. */
  next(): number;
  pick<T>(from: readonly T[]): T;
  /** Picks a key by weight, as in `{ new: 5, contacted: 2 }`. */
  weigh<T extends string>(weights: Record<T, number>): T;
  isOneIn(count: number): boolean;
}

/** Creates a linear congruential generator, which is good enough for names and dates, and the same on every machine. */
export function chanceOf(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    next,
    pick: (from) => from[Math.floor(next() * from.length)] as (typeof from)[number],
    weigh(weights) {
      const entries = Object.entries<number>(weights);
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      const found = entries.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return (found ?? entries[0])?.[0] as keyof typeof weights;
    },
    isOneIn: (count) => next() * count < 1,
  };
}

const FIRST =
  'Amelia Priya Olivia Sade Chloe Niamh Harriet Fatima Ewa Grace Leila Hannah Zoë Imogen Rosa Megan Yasmin Beatrix Siân Tara Oliver Daniel Kwame Rhys Marcus Arjun Tomasz Connor Elliot Hugo'.split(
    ' ',
  );
const LAST =
  "Hart Nair Bennett Adeyemi Walker O'Connell Fletcher Khan Nowak Sinclair Haddad Price Brontë Ashdown Moretti Evans Rahman Voss Pritchard Lindqvist Osei Patel Kowalska Byrne Whitfield".split(
    ' ',
  );
const CLINICS = [
  'Skin Studio',
  'Aesthetics',
  'Laser Rooms',
  'Skin & Smile',
  'Dermal House',
  'Glow Clinic',
  'Face & Form',
  'Medispa',
];
const TOWNS = [
  'Leeds',
  'Bath',
  'Harrogate',
  'Cardiff',
  'Brighton',
  'Manchester',
  'Edinburgh',
  'Nottingham',
  'Guildford',
  'Norwich',
  'Chester',
  'Exeter',
];

export const DEMO_DOMAIN = 'demo.example';
/** The id prefix of unfinished demo quizzes, some of which have no email address to identify them by. */
export const UNFINISHED_PREFIX = 'de30de30';

export interface Person {
  name: string;
  email: string;
  phone: string | null;
  businessName: string | null;
  location: string;
  website: string | null;
}

/** Creates a fictional person. Phone numbers are from the range reserved for films and plays. */
export function personOf(chance: Chance, index: number): Person {
  const [first, last, town] = [chance.pick(FIRST), chance.pick(LAST), chance.pick(TOWNS)];
  const clinic = `${town} ${chance.pick(CLINICS)}`;
  return {
    name: `${first} ${last}`,
    email: `${slugOf(first)}.${slugOf(last)}.${index}@${slugOf(clinic)}.${DEMO_DOMAIN}`,
    phone: chance.isOneIn(4) ? null : `07700 900${String(index % 1000).padStart(3, '0')}`,
    businessName: chance.isOneIn(8) ? null : `${clinic} (demo)`,
    location: town,
    website: chance.isOneIn(3) ? null : `https://${slugOf(clinic)}.${DEMO_DOMAIN}`,
  };
}
