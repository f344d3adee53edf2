import { Blocks } from '@upcurve/post-blocks/render/Blocks';
import type { Parts } from '@upcurve/post-blocks/render/Scene';
import { type Draft, written } from '@upcurve/post-blocks/write';
import { SiteLink } from './Text.tsx';

/** The body text of a page, written in code. */
export const Prose = ({ blocks, parts }: { blocks: readonly Draft[]; parts?: Parts }) => (
  <Blocks content={{ blocks: written(blocks) }} Link={SiteLink} {...(parts && { parts })} />
);
