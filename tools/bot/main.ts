/** The work of `npm run bot`: lines from stdin, answers to stdout and nothing else. */

import { createInterface } from 'node:readline';
import { isLevel } from '@/engine/maskmen/bots/levels';
import { isRival } from '@/engine/maskmen/bots/rivals';
import { readOptions } from '../lib/options';
import { answerLine, openSession } from './session';

const options = readOptions(process.argv.slice(2), {
  level: 'champion',
  rival: '',
  seed: '00000000000b0700',
});
const { level, rival, seed } = options;
if (!isLevel(level) || (rival !== '' && !isRival(rival))) {
  console.error('No such level or rival.');
  process.exit(2);
}
const identity = rival === '' ? { level } : { level, rival: isRival(rival) ? rival : undefined };
const session = openSession(identity, seed, () => performance.now());
const lines = createInterface({ input: process.stdin, terminal: false });
lines.on('line', (line) => {
  if (session.over) return;
  const answer = answerLine(session, line);
  if (answer !== undefined) process.stdout.write(`${answer}\n`);
  if (session.over) lines.close();
});
lines.on('close', () => {
  process.stdin.destroy();
});
