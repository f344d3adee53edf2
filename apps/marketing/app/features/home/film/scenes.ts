import type { ComponentType } from 'react';
import type { ChapterId } from '../../../content/film.ts';
import { CallScene } from './CallScene.tsx';
import { ChairScene } from './ChairScene.tsx';
import { DiaryScene } from './DiaryScene.tsx';
import { PageScene } from './PageScene.tsx';
import { SearchScene } from './SearchScene.tsx';
import { SofaScene } from './SofaScene.tsx';

/** The picture of each chapter. */
export const scenes: Record<ChapterId, ComponentType> = {
  sofa: SofaScene,
  search: SearchScene,
  page: PageScene,
  call: CallScene,
  diary: DiaryScene,
  chair: ChairScene,
};
