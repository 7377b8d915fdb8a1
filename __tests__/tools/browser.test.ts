import { ensureBrowser, installPlans } from '@/tools/lib/browser';

const DEBIAN = { platform: 'linux', isRoot: true, hasApt: true } as const;
const nothing = () => undefined;

test('a browser that is there is taken, and nothing is installed', () => {
  const found = ensureBrowser({
    find: () => '/usr/bin/chromium',
    run: () => {
      throw new Error('nothing to install');
    },
  });
  expect(found).toBe('/usr/bin/chromium');
});

test('a browser that is missing is installed the way the machine allows', () => {
  const ran: string[] = [];
  const found = ensureBrowser({
    find: () => (ran.some((command) => command.includes('install -y')) ? '/chromium' : undefined),
    plans: installPlans(DEBIAN),
    run: (command) => ran.push(command.join(' ')) > 0,
  });
  expect(found).toBe('/chromium');
  expect(ran.join('\n')).toMatch(/^apt-get update\napt-get install -y .*chromium$/);
});

test.each([
  ['root with apt', DEBIAN, 2],
  ['somebody else', { ...DEBIAN, isRoot: false }, 1],
  ['a Linux without apt', { ...DEBIAN, hasApt: false }, 1],
  ['a Mac', { platform: 'darwin', isRoot: false, hasApt: false }, 1],
] as const)('%s: Playwright’s own browser comes last', (_, machine, ways) => {
  const plans = installPlans(machine);
  expect(plans).toHaveLength(ways);
  expect(plans.at(-1)?.[0]?.slice(-2)).toEqual(['install', 'chromium']);
});

test('where none can be had, the commands that help are named', () => {
  const tries: string[] = [];
  const refuse = (command: readonly string[]) => {
    tries.push(command.join(' '));
    return false;
  };
  expect(() => ensureBrowser({ find: nothing, plans: installPlans(DEBIAN), run: refuse })).toThrow(
    /npx playwright-core install chromium[^]*apt-get install -y chromium[^]*MASKMEN_BROWSER=/,
  );
  expect(tries).toHaveLength(2);
});
