/** A line of progress on stderr: a bar that redraws itself at a terminal, a line now and then elsewhere. */

export interface Progress {
  readonly at: (done: number) => void;
  readonly done: () => void;
}

const WIDTH = 28;

/** Shows how much of `all` is done, and how long the rest may take. */
export function showProgress(name: string, all: number): Progress {
  const began = Date.now();
  const terminal = process.stderr.isTTY === true;
  const every = terminal ? 200 : 10_000;
  let shown = began;
  let first = -1;
  const draw = (done: number): void => {
    const part = Math.min(1, done / all);
    const bar = '#'.repeat(Math.round(part * WIDTH)).padEnd(WIDTH, '.');
    const seconds = (Date.now() - began) / 1000;
    const here = (done - first) / Math.max(1, all - first);
    const rest = here > 0 ? ((1 - here) / here) * seconds : 0;
    const line = `${name} [${bar}] ${done}/${all} ${seconds.toFixed(0)} s, ${rest.toFixed(0)} s to go`;
    process.stderr.write(terminal ? `\r${line}\x1b[K` : `${line}\n`);
  };
  return {
    at: (done) => {
      if (first < 0) first = done;
      const now = Date.now();
      if (now - shown < every) return;
      shown = now;
      draw(done);
    },
    done: () => {
      if (first < 0) first = 0;
      draw(all);
      if (terminal) process.stderr.write('\n');
    },
  };
}
