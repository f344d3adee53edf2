import { data } from 'react-router';
import { missingMeta, NotFoundCard } from '../layout/page/ErrorCard.tsx';

export const meta = () => missingMeta;

export const headers = () => ({ 'cache-control': 'no-cache' });

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NotFoundCard />;
}
