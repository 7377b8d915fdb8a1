/** Serves an exported web build as a plain static host would. */
import { readFile, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** An empty page of the same origin, for what must lie in the browser's storage before the app loads. */
export const BLANK_PATH = '/__blank';

export interface WebServer {
  /** Without a slash at its end. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

/** An address in plain letters; one whose escapes mean none is taken as it is written. */
function plain(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The file an address means: itself, its page, or the page for what is not there. */
async function findPage(folder: string, address: string): Promise<{ file: string; code: number }> {
  const path = normalize(join(folder, plain(address)));
  if (path === normalize(folder) || path.startsWith(normalize(folder) + sep)) {
    for (const file of [path, `${path}.html`, join(path, 'index.html')]) {
      if (await isFile(file)) return { file, code: 200 };
    }
  }
  return { file: join(folder, '+not-found.html'), code: 404 };
}

/** Files whose names change with what is in them. */
const HASHED = /^\/(?:_expo\/static|assets)\//;

export interface ServerOptions {
  /** Whether browsers may keep files that never change, as many hosts say of them. */
  readonly hashed?: 'kept' | 'asked for again';
}

/** Listens on a free port of this machine alone. */
export async function serveFolder(
  folder: string,
  { hashed = 'asked for again' }: ServerOptions = {},
): Promise<WebServer> {
  if (!(await isFile(join(folder, 'index.html')))) throw new Error(`No web build in ${folder}`);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === BLANK_PATH) {
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>-</title>');
      return;
    }
    findPage(folder, pathname)
      .then(async ({ file, code }) => {
        const content = await readFile(file);
        const type = TYPES[extname(file)] ?? 'application/octet-stream';
        const isKept = hashed === 'kept' && code === 200 && HASHED.test(pathname);
        response.writeHead(code, {
          'content-type': type,
          'cache-control': isKept ? 'max-age=31536000, immutable' : 'no-cache',
        });
        response.end(content);
      })
      .catch(() => response.writeHead(500).end());
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('no port'));
      else resolve(address.port);
    });
  });
}
