import type { ReactNode } from 'react';
import type { ContactPersonId } from '../content/contact/people.ts';
import type { PictureId } from '../content/site/pictures.ts';

type PortraitId = ContactPersonId | PictureId;

const INK = '#1b1320';
const CLAY = '#a23e2a';
const LINE = { fill: 'none', stroke: INK, strokeWidth: 3, strokeLinecap: 'round' } as const;
/** Eyes, brows, nose and mouth, seen from the front. */
const FACE = (
  <>
    <path
      {...LINE}
      d="M120 138q10-10 21-1M159 137q10-9 21 1M119 121q11-8 23-2M158 119q12-6 23 2M151 138q8 13-2 17M133 167q17 13 34 0"
    />
    <path fill={INK} d="M126 137a5 5 0 0 0 10 0zM164 137a5 5 0 0 0 10 0z" />
  </>
);

const FACE_WITH_EARRINGS = (
  <>
    {FACE}
    <circle cx="103" cy="166" r="5" fill="#c9a227" />
    <circle cx="197" cy="166" r="5" fill="#c9a227" />
  </>
);

const grounds: Record<PortraitId, { back: string; under: string; line: string }> = {
  founder: { back: '#fbf7f2', under: '#eccfc3', line: CLAY },
  caller: { back: '#dfe7df', under: '#c6d5cb', line: '#4f6b5a' },
  adviser: { back: '#f5e9cc', under: '#ecd9a6', line: '#9a7b12' },
  'nadia-rahman': { back: '#f6dfd6', under: '#e3a893', line: CLAY },
  'james-okafor': { back: '#cfdbd2', under: '#a9c0b1', line: '#4f6b5a' },
  'margaret-ellis': { back: '#efe6d2', under: '#dcc68a', line: '#9a7b12' },
};

interface PortraitProps {
  id: PortraitId;
  className?: string;
}

/** A portrait drawn from nobody, in the style of the blog's authors. It fills its box and may lose its sides. */
export function Portrait({ id, className }: PortraitProps) {
  const { back, under, line } = grounds[id];
  const Person = people[id];
  return (
    <svg className={className} viewBox="0 0 300 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path fill={back} d="M0 0h300v300H0z" />
      <path fill={under} d="M0 262C150 262 230 190 300 50v250H0z" />
      <path fill="none" stroke={line} strokeWidth="2.5" d="M0 262C150 262 230 190 300 50" />
      <Person />
    </svg>
  );
}

function Founder() {
  return (
    <>
      <path fill={CLAY} d="M30 300c8-52 52-74 86-80l80 26c28 10 40 32 44 54z" />
      <path
        fill="#ecc0a8"
        d="M112 224l8-74c-8-52 12-92 56-98 32-2 48 14 50 42l2 18 11 24c1 5-3 7-7 8v8c2 4 0 7-2 8v8c1 16-7 22-24 22h-14l3 62c-26 6-66 2-83-28z"
      />
      <path fill="#dba98f" d="M152 186c10 16 24 26 41 30l-1-26c-14 2-28 0-40-4z" />
      <path
        fill={INK}
        d="M90 132C82 70 118 22 170 22c36 0 55 18 55 40-18 20-46 24-76 22-8 14-10 26-13 42-5 22-4 34-9 50-28 2-36-22-37-44z"
      />
      <circle cx="68" cy="134" r="30" fill={INK} />
      <path {...LINE} d="M203 104q9-9 20-2M200 86q11-8 22-3M212 160q9 4 15 0" />
      <path fill={INK} d="M211 102a5 5 0 0 0 9 0z" />
      <circle cx="140" cy="158" r="5" fill="#c9a227" />
    </>
  );
}

function Caller() {
  return (
    <>
      <circle cx="150" cy="112" r="74" fill={INK} />
      <path fill="#c9a227" d="M40 300c4-56 50-74 86-80h48c36 6 82 24 86 80z" />
      <path fill="#74482e" d="M128 184h44v38c-10 16-34 16-44 0z" />
      <ellipse cx="150" cy="136" rx="47" ry="56" fill="#8f5d40" />
      <path fill={INK} d="M102 126c2-36 24-50 48-48 24-2 46 12 48 48-12-18-28-24-48-24s-36 6-48 24z" />
      {FACE}
      <path fill="none" stroke={CLAY} strokeWidth="7" d="M88 138C84 20 216 20 212 138" />
      <path fill="none" stroke={CLAY} strokeWidth="4" d="M88 156c2 34 22 40 42 34" />
      <path
        fill={CLAY}
        d="M78 126h16a5 5 0 015 5v28a5 5 0 01-5 5H78zM222 126h-16a5 5 0 00-5 5v28a5 5 0 005 5h16z"
      />
      <circle cx="132" cy="189" r="6" fill={CLAY} />
    </>
  );
}

function Adviser() {
  return (
    <>
      <path fill="#b5593f" d="M86 252C62 150 78 54 150 54s88 96 64 198z" />
      <path fill="#4f6b5a" d="M36 300c4-52 50-68 88-76h52c38 8 84 24 88 76z" />
      <path fill="#fbf7f2" d="M118 226l32 48 32-48z" />
      <path fill="#dba98f" d="M130 184h40v42l-20 26-20-26z" />
      <ellipse cx="150" cy="136" rx="46" ry="56" fill="#f0cbb5" />
      <path
        fill="#b5593f"
        d="M102 134c-2-44 22-62 56-60 26 2 42 24 40 60-14-30-44-38-68-36-12 6-22 18-28 36z"
      />
      {FACE_WITH_EARRINGS}
    </>
  );
}

/** The owner of a medspa, with long hair and a blush tunic. */
function Nadia() {
  return (
    <>
      <path fill={INK} d="M92 262C60 200 70 60 150 52c80 8 90 148 58 210z" />
      <path fill="#fbf7f2" d="M38 300c4-52 50-70 88-78h48c38 8 84 26 88 78z" />
      <path fill="none" stroke={CLAY} strokeWidth="4" d="M116 226l34 52 34-52" />
      <path fill="#a9714d" d="M130 184h40v40l-20 34-20-34z" />
      <ellipse cx="150" cy="136" rx="46" ry="56" fill="#c68a63" />
      <path fill={INK} d="M102 142c-6-50 26-70 60-66 28 4 40 32 36 66-6-20-18-34-50-44-14 8-34 20-46 44z" />
      {FACE_WITH_EARRINGS}
    </>
  );
}

/** A surgeon in scrubs, with cap and beard. */
function James() {
  return (
    <>
      <path fill="#4f6b5a" d="M30 300c4-56 52-72 92-80h56c40 8 88 24 92 80z" />
      <path fill="#3c5346" d="M112 224l38 54 38-54-14-6h-48z" />
      <path fill="#52301d" d="M126 184h48v38l-24 40-24-40z" />
      <ellipse cx="150" cy="138" rx="49" ry="58" fill="#6b4029" />
      <path
        fill={INK}
        d="M101 140c0 44 20 64 49 64s49-20 49-64c-4 14-8 22-16 24-14-6-52-6-66 0-8-2-12-10-16-24z"
      />
      <path fill="#6f8f7c" d="M96 122c-6-54 24-78 54-78s60 24 54 78c-30-16-78-16-108 0z" />
      <path fill="none" stroke="#4f6b5a" strokeWidth="4" d="M96 122c30-16 78-16 108 0" />
      <path
        {...LINE}
        d="M121 140q9 8 19 0M160 140q10 8 19 0M119 128q11-6 23-2M158 126q12-4 23 2M151 142q8 11-2 15"
      />
      <path {...LINE} stroke="#ecc0a8" d="M136 176q14 8 28 0" />
    </>
  );
}

/** A dentist with short grey hair and glasses, in a white coat. */
function Margaret() {
  return (
    <>
      <path fill="#8d8590" d="M90 176c-20-72 10-124 62-124s82 52 60 124c-8 20-114 20-122 0z" />
      <path fill="#fff" d="M34 300c4-54 50-70 90-78h52c40 8 86 24 90 78z" />
      <path fill="#7f9bb0" d="M122 224l28 60 28-60z" />
      <path
        fill="none"
        stroke="#c9c2cc"
        strokeWidth="3"
        d="M120 224l-14 34 22 8-8 34M180 224l14 34-22 8 8 34"
      />
      <path fill="#e0b199" d="M130 184h40v42l-20 24-20-24z" />
      <ellipse cx="150" cy="138" rx="46" ry="56" fill="#f3d3c1" />
      <path
        fill="#a79fab"
        d="M102 136c-6-46 18-66 50-66 30 0 52 22 46 66-8-24-24-32-40-36-18 14-40 12-56 36z"
      />
      {FACE}
      <path
        fill="none"
        stroke={CLAY}
        strokeWidth="3"
        d="M112 138a18 18 0 1036 0 18 18 0 10-36 0M152 138a18 18 0 1036 0 18 18 0 10-36 0M148 136q2-4 4 0"
      />
    </>
  );
}

const people: Record<PortraitId, () => ReactNode> = {
  founder: Founder,
  caller: Caller,
  adviser: Adviser,
  'nadia-rahman': Nadia,
  'james-okafor': James,
  'margaret-ellis': Margaret,
};
