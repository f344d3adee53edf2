import { paths } from '@upcurve/site-content/paths';
import { agency } from '../../content/site/company.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  type: 'image/png',
  sizes: `${size}x${size}`,
  purpose,
});

/** Returns the web app manifest, for the home screen of a phone. */
export function loader() {
  const manifest = {
    name: agency.name,
    short_name: agency.name,
    description: agency.blurb,
    lang: 'en-GB',
    start_url: paths.home(),
    display: 'browser',
    theme_color: '#fbf7f2',
    background_color: '#fbf7f2',
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=300, s-maxage=3600, stale-while-revalidate=86400',
    },
  });
}
