import { data } from 'react-router';
import { NotFoundCard } from '../layout/NotFoundCard.tsx';

export const meta = () => [{ title: '404 Page Not Found · Upcurve' }, { name: 'robots', content: 'noindex' }];

export const headers = () => ({ 'cache-control': 'no-cache' });

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NotFoundCard />;
}
