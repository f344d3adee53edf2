import type { TextureId } from '../../app/content/pictures.ts';
import { contours } from './contours.ts';
import { furrows } from './furrows.ts';
import { profile } from './profile.ts';
import { shoulder } from './shoulder.ts';

/** What stands in a picture's place until the agency's photograph does: skin and light from very near, nobody's face. */
export const textures: Record<TextureId, () => string> = { contours, furrows, profile, shoulder };
