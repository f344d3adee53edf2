import { Audiences } from '../features/home/Audiences.tsx';
import { Claims } from '../features/home/Claims.tsx';
import { Department } from '../features/home/Department.tsx';
import { FitChecker } from '../features/home/FitChecker.tsx';
import { Hero } from '../features/home/Hero.tsx';
import { ServiceList } from '../features/home/ServiceList.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/home';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Marketing and sales for aesthetic clinics',
    description:
      'A Revenue Generating Department for medspas, plastic surgeons, dental clinics and dermatologists: marketing, sales calls and follow-up from one team.',
    path: paths.home(),
  });
}

export default function Home() {
  return (
    <>
      <Hero />
      <Claims />
      <Department />
      <ServiceList />
      <Audiences />
      <FitChecker />
    </>
  );
}
