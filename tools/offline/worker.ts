/**
 * The service worker of the web build: keeps every file of one version, so that the app opens and
 * plays without a network. A new version is fetched whole beside the old one and takes over for the
 * next page that opens. `make-offline.ts` fills in the version and its files.
 */

declare const VERSION: string;
/** Every file by the address under which the app asks for it. */
declare const FILES: readonly string[];

interface Waiting extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface Asked extends Waiting {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

interface Worker {
  readonly location: Location;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly addEventListener: ((
    name: 'install' | 'activate',
    listen: (event: Waiting) => void,
  ) => void) &
    ((name: 'fetch', listen: (event: Asked) => void) => void);
}

const worker = globalThis as unknown as Worker;
const PREFIX = 'maskmen-';
const CURRENT = `${PREFIX}${VERSION}`;
const NOT_FOUND = '/+not-found';
/** Files whose name holds their content's hash never change. */
const IS_HASHED = /\/_expo\/static\/|\/assets\/.*\.[0-9a-f]{32}\./;

worker.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  event.respondWith(answer(request, pathname));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(CURRENT);
  await Promise.all(FILES.map(async (file) => cache.put(file, await obtain(file))));
}

async function obtain(file: string): Promise<Response> {
  const kept = IS_HASHED.test(file) ? await caches.match(file) : undefined;
  if (kept !== undefined) return kept;
  // A host may know pages by their plain address, by their file's name, or both.
  const names = /\.\w+$/.test(file)
    ? [file]
    : [file, file === '/' ? '/index.html' : `${file}.html`];
  for (const name of names) {
    const found = await fetch(name, { cache: 'no-cache' });
    if (found.ok || (file === NOT_FOUND && found.status === 404)) return plain(found);
  }
  throw new Error(`There is no ${file}`);
}

/** An answer that a page may be opened with: without a redirection in its past. */
const plain = async ({ body, headers }: Response): Promise<Response> =>
  new Response(body, { headers });

/**
 * A page that is open may still ask for files of its own version, so the one before the present
 * stays; what is older goes. Caches come in the order in which they were made.
 */
async function forgetOld(): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && name !== CURRENT,
  );
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

async function answer(request: Request, pathname: string): Promise<Response> {
  const address = pathname.length > 1 ? pathname.replace(/(?:\/index)?(?:\.html|\/)$/, '') : '/';
  const cache = await caches.open(CURRENT);
  const kept = (await cache.match(address || '/')) ?? (await caches.match(pathname));
  if (kept !== undefined) return partOf(kept, request);
  try {
    return await fetch(request);
  } catch (error) {
    const page = request.mode === 'navigate' ? await cache.match(NOT_FOUND) : undefined;
    if (page === undefined) throw error;
    return page;
  }
}

/** Players of sound ask for a part of a file, and some take nothing else. */
async function partOf(whole: Response, request: Request): Promise<Response> {
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '');
  if (range === null) return whole;
  const content = await whole.blob();
  const first = Number(range[1]);
  const last = Math.min(content.size, range[2] ? Number(range[2]) + 1 : content.size) - 1;
  if (first > last)
    return new Response('', {
      status: 416,
      headers: { 'content-range': `bytes */${content.size}` },
    });
  return new Response(content.slice(first, last + 1), {
    status: 206,
    headers: {
      'content-type': whole.headers.get('content-type') ?? '',
      'content-range': `bytes ${first}-${last}/${content.size}`,
      'content-length': String(last + 1 - first),
    },
  });
}
