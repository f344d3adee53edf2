import { keysOf } from '@upcurve/contracts/shared/keys';
import { matchPath } from 'react-router';
import { GUIDES, type GuideName } from './guides.ts';

const PATTERNS = keysOf(GUIDES)
  .flatMap((name) => GUIDES[name].at.map((pattern) => ({ pattern, name })))
  .sort((a, b) => b.pattern.length - a.pattern.length);

/** Returns the guide to the screen at an address of the admin area, or undefined. */
export const guideAt = (pathname: string): GuideName | undefined =>
  PATTERNS.find(({ pattern }) => matchPath(pattern, pathname))?.name;
