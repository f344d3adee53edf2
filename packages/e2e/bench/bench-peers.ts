import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freeLoopbackPort } from '@upcurve/local-postgres/port';
import { BENCH_LOAD, publishPost } from './bench-compare.ts';
import { startSite } from './marketing-process.ts';
import { requestsPerSecond } from './requests-per-second.ts';
import { median } from './statistics.ts';

const ASTRO = '7.3.5';
const ASTRO_NODE = '11.1.6';
const GHOST = '6.65.0';
const ROUNDS = 5;
/** Kept between runs, because Ghost takes minutes to install. */
const FOLDER = join(tmpdir(), 'upcurve-peers');

interface Peer {
  /** Name and version, as printed. */
  name: string;
  /** Addresses of the pages that it serves. */
  pages: Partial<Record<'home' | 'list' | 'post', string>>;
}

interface Post {
  slug: string;
  title: string;
  excerpt: string;
  content: unknown;
}

/**
 * Compares our pages with the same pages from Astro's node server and from Ghost. Both are installed into a temporary
 * folder. Ghost needs a MySQL server: set BENCH_MYSQL_URL, or it is left out.
 */
export async function benchPeers(serverUrl: string): Promise<void> {
  const site = await startSite(serverUrl, 'bench_peers');
  const stops: (() => unknown)[] = [site.stop];
  try {
    const { post, preview } = await publishPost(site);
    const slug = new URL(post).pathname.split('/').at(-1) ?? '';
    const memory: Peer = {
      name: 'ours, from memory',
      pages: { home: site.url, list: `${site.url}/blog`, post },
    };
    const rendered: Peer = {
      name: 'ours, rendered',
      pages: { list: `${site.url}/blog?search=clinic`, post: preview },
    };
    const astro = await startAstro(memory.pages, site.api.url, slug, stops);
    const mysql = process.env.BENCH_MYSQL_URL;
    const ghost = mysql ? [await startGhost(mysql, await postsOf(site.api.url), slug, stops)] : [];
    await compare(memory, [astro.built, ...ghost]);
    await compare(rendered, [astro.rendered, ...ghost]);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/** Prints a row for each page and peer. Each round measures ours and the peer in turn. */
async function compare(ours: Peer, peers: readonly Peer[]): Promise<void> {
  for (const { name, pages } of peers)
    for (const [page, theirs] of Object.entries(pages)) {
      const own = ours.pages[page as keyof Peer['pages']];
      if (!own) continue;
      const rounds: [own: number, other: number][] = [];
      for (let round = 0; round < ROUNDS; round++)
        rounds.push([await requestsPerSecond(own, BENCH_LOAD), await requestsPerSecond(theirs, BENCH_LOAD)]);
      const rates = [0, 1].map((of) => median(rounds.map((round) => round[of] ?? 0)).toFixed(0));
      const ratio = median(rounds.map(([a, b]) => a / b)).toFixed(1);
      process.stdout.write(`| ${page}, ${ours.name} ÷ ${name} | ${rates.join(' | ')} | ${ratio} |\n`);
    }
}

const run = (folder: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

/** Starts a server that is stopped with the others, and waits until it responds. */
async function serve(
  folder: string,
  entry: string,
  env: NodeJS.ProcessEnv,
  url: string,
  stops: (() => unknown)[],
): Promise<void> {
  const child: ChildProcess = spawn(process.execPath, [entry], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = once(child, 'exit');
  stops.push(() => {
    child.kill('SIGKILL');
    return gone;
  });
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`${folder} did not start.`);
    await sleep(200);
  }
}

/**
 * Builds our pages with Astro twice: prerendered with the same bytes, and rendered for each request from our API. The
 * rendered ones have our head, header and footer as they are, and in between the post's texts or the list.
 */
async function startAstro(
  pages: Peer['pages'],
  apiUrl: string,
  slug: string,
  stops: (() => unknown)[],
): Promise<{ built: Peer; rendered: Peer }> {
  const folder = join(FOLDER, 'astro');
  await mkdir(join(folder, 'src/pages/rendered'), { recursive: true });
  const write = (file: string, text: string) => writeFile(join(folder, file), text);
  await write('package.json', '{ "private": true, "type": "module" }');
  await write(
    'astro.config.mjs',
    "import node from '@astrojs/node';\nexport default { output: 'server', compressHTML: false, adapter: node({ mode: 'standalone' }) };",
  );
  for (const [page, url] of Object.entries(pages)) {
    const html = await (await fetch(url)).text();
    const [head = '', tail = ''] = html.split(/(?<=<main[^>]*>)[\s\S]*(?=<\/main>)/);
    await write(`src/${page}.js`, `export const [html, head, tail] = ${JSON.stringify([html, head, tail])};`);
    await write(
      `src/pages/${page}.astro`,
      `---\nimport { html } from '../${page}.js';\nexport const prerender = true;\n---\n<Fragment set:html={html} />`,
    );
  }
  const rendered = (page: string, path: string, main: string) =>
    write(
      `src/pages/rendered/${page}.astro`,
      `---\nimport { head, tail } from '../../${page}.js';\n${TEXTS_OF}\nconst found = await (await fetch('${apiUrl}${path}')).json();\n---\n<Fragment set:html={head} />${main}<Fragment set:html={tail} />`,
    );
  await rendered(
    'list',
    '/api/blog?search=clinic',
    '<h1>Notes</h1>{found.posts.map((post) => <article><h2><a href={"/blog/" + post.slug}>{post.title}</a></h2><p>{post.excerpt}</p><time>{post.publishedAt}</time></article>)}',
  );
  await rendered(
    'post',
    `/api/blog/${slug}`,
    '<h1>{found.title}</h1><p>{found.excerpt}</p>{textsOf(found.content).map((text) => <p>{text}</p>)}',
  );
  if (!existsSync(join(folder, 'node_modules')))
    run(folder, 'npm', 'install', '--no-audit', '--no-fund', `astro@${ASTRO}`, `@astrojs/node@${ASTRO_NODE}`);
  run(folder, join(folder, 'node_modules/.bin/astro'), 'build', '--silent');
  const port = await freeLoopbackPort();
  const url = `http://127.0.0.1:${port}`;
  await serve(
    folder,
    'dist/server/entry.mjs',
    { HOST: '127.0.0.1', PORT: String(port) },
    `${url}/home/`,
    stops,
  );
  return {
    built: {
      name: `Astro ${ASTRO}, prerendered`,
      pages: { home: `${url}/home/`, list: `${url}/list/`, post: `${url}/post/` },
    },
    rendered: {
      name: `Astro ${ASTRO}, rendered`,
      pages: { list: `${url}/rendered/list`, post: `${url}/rendered/post` },
    },
  };
}

/** All texts of a post's blocks, in order. Its source also becomes part of Astro's page. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (/^(id|type|kind)$/.test(key) ? [] : textsOf(part)));
}
const TEXTS_OF = textsOf.toString();

async function postsOf(apiUrl: string): Promise<Post[]> {
  const { posts } = (await (await fetch(`${apiUrl}/api/blog`)).json()) as { posts: Post[] };
  return Promise.all(
    posts.map(async ({ slug }) => (await (await fetch(`${apiUrl}/api/blog/${slug}`)).json()) as Post),
  );
}

/** Starts Ghost with its default theme and our posts. Its home page is its list. */
async function startGhost(
  mysqlUrl: string,
  posts: readonly Post[],
  slug: string,
  stops: (() => unknown)[],
): Promise<Peer> {
  const folder = join(FOLDER, `ghost-${GHOST}/package`);
  if (!existsSync(join(folder, 'node_modules'))) {
    // Ghost's own dependencies are files in its package, so npm can only install it in place.
    const parent = join(folder, '..');
    await mkdir(parent, { recursive: true });
    run(parent, 'npm', 'pack', '--silent', `ghost@${GHOST}`);
    run(parent, 'tar', 'xzf', `ghost-${GHOST}.tgz`);
    // Scripts would compile SQLite, which a MySQL site does not use.
    const omitted = ['--omit=dev', '--ignore-scripts', '--legacy-peer-deps'];
    run(folder, 'npm', 'install', ...omitted, '--no-audit', '--no-fund');
  }
  const port = await freeLoopbackPort();
  const url = `http://127.0.0.1:${port}`;
  const { hostname: host, port: mysqlPort, username: user, password } = new URL(mysqlUrl);
  const connection = { host, port: Number(mysqlPort || 3306), user, password };
  const database = `upcurve_bench_${process.pid}`;
  const { createConnection } = createRequire(join(folder, 'package.json'))('mysql2/promise') as {
    createConnection(to: object): Promise<{ query(sql: string): Promise<unknown>; end(): Promise<void> }>;
  };
  const sql = await createConnection(connection);
  await sql.query(`create database ${database}`);
  stops.push(async () => {
    await sql.query(`drop database ${database}`);
    await sql.end();
  });
  const config = {
    url,
    server: { host: '127.0.0.1', port },
    database: { client: 'mysql', connection: { ...connection, database } },
    mail: { transport: 'Direct' },
    logging: { level: 'error', transports: ['stdout'] },
    paths: { contentPath: join(folder, 'content') },
    security: { staffDeviceVerification: false },
    privacy: { useUpdateCheck: false, useGravatar: false, useRpcPing: false },
  };
  await writeFile(join(folder, 'config.production.json'), JSON.stringify(config));
  await serve(folder, 'index.js', {}, `${url}/ghost/api/admin/site/`, stops);

  const owner = { email: 'owner@upcurve.example', password: 'plum orchard lantern', name: 'Owner' };
  let cookie = '';
  const call = async (path: string, body: unknown) => {
    const answer = await fetch(`${url}/ghost/api/admin/${path}`, {
      method: 'POST',
      headers: { origin: url, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`Ghost: ${path}: ${await answer.text()}`);
    return answer;
  };
  await call('authentication/setup/', { setup: [{ ...owner, blogTitle: 'Notes on growing a clinic' }] });
  const session = await call('session/', { username: owner.email, password: owner.password });
  cookie = session.headers.get('set-cookie')?.split(';')[0] ?? '';
  for (const { slug: each, title, excerpt, content } of posts.toReversed()) {
    const html = textsOf(content)
      .map((text) => `<p>${text.replace(/[<&]/g, '')}</p>`)
      .join('');
    const ghostPost = { slug: each, title, custom_excerpt: excerpt.slice(0, 300), html, status: 'published' };
    await call('posts/?source=html', { posts: [ghostPost] });
  }
  return { name: `Ghost ${GHOST}`, pages: { home: `${url}/`, list: `${url}/`, post: `${url}/${slug}/` } };
}
