/**
 * Who may import whom, and the ESLint rule that holds everyone to it.
 *
 * A file belongs to the first zone whose folder holds it. Imports are resolved by their text alone
 * (`@/…` from the root, `./…` from the file), so the rule needs no type information and can judge
 * code that is not on disk. What is not allowed is refused: a new folder needs a line here.
 */
const path = require('node:path').posix;

/** Longest folders first: the first that fits is the file's zone. */
const ZONES = [
  {
    name: 'bots',
    folder: 'engine/maskmen/bots',
    may: ['engine/core', 'engine/maskmen', 'engine/view'],
    packages: false,
    belongs:
      'A bot takes a view, a budget and its own random state: it reads engine/core, engine/maskmen and @/engine/view. What it needs from elsewhere comes in as an argument.',
  },
  {
    name: 'engine/maskmen',
    folder: 'engine/maskmen',
    may: ['engine/core', 'engine/maskmen'],
    not: ['engine/maskmen/bots'],
    packages: false,
    belongs:
      'The rules stand on engine/core alone, and never on the bots: what both need belongs in engine/maskmen, what knows React, Expo or storage in store/ or components/.',
  },
  {
    name: 'mascarade bots',
    folder: 'engine/mascarade/bots',
    may: ['engine/core', 'engine/mascarade'],
    not: ['engine/mascarade/truth'],
    packages: false,
    belongs:
      'A bot takes a view, a budget and its own random state: it reads engine/core, engine/mascarade and @/engine/mascarade/view. What it needs from elsewhere comes in as an argument.',
  },
  {
    name: 'engine/mascarade',
    folder: 'engine/mascarade',
    may: ['engine/core', 'engine/mascarade'],
    not: ['engine/mascarade/bots'],
    packages: false,
    belongs:
      'The rules stand on engine/core alone, never on the other game and never on the bots: what both games need belongs in engine/core, what knows React, Expo or storage in store/ or components/.',
  },
  {
    name: 'engine/core',
    folder: 'engine/core',
    may: ['engine/core'],
    packages: false,
    belongs:
      'engine/core is what any card game needs and imports nothing: code that knows Maskmen belongs in engine/maskmen, Mascarade in engine/mascarade.',
  },
  {
    name: 'engine',
    folder: 'engine',
    may: ['engine'],
    not: ['engine/maskmen/bots', 'engine/mascarade/bots'],
    packages: false,
    belongs:
      'The engine is pure and imports nothing outside engine/: code that needs React, Expo or storage belongs in store/ or components/.',
  },
  {
    name: 'store',
    folder: 'store',
    may: ['store', 'engine'],
    belongs:
      'The store keeps the truth and knows the engine only: drawing belongs in components/, words in i18n/, looks in theme/.',
  },
  {
    name: 'components/ui',
    folder: 'components/ui',
    may: ['components/ui', 'components/moving', 'theme', 'i18n', 'assets'],
    belongs:
      'components/ui has no game words and stands on theme/, i18n/ and components/moving: what knows the game belongs in components/maskmen, what reads a store in components/screens.',
  },
  {
    name: 'components/moving',
    folder: 'components/moving',
    may: ['components/moving'],
    belongs:
      'components/moving is what animations and drags are made of and knows nothing of ours: an effect belongs in components/motion.',
  },
  {
    name: 'components/motion',
    folder: 'components/motion',
    may: ['components/motion', 'components/moving', 'theme', 'i18n'],
    belongs:
      'components/motion holds one effect a file on theme/, i18n/ and components/moving: what it moves is handed in; the plan of what moves is a pure function in the engine.',
  },
  {
    name: 'components/feel',
    folder: 'components/feel',
    may: ['components/feel', 'theme', 'assets'],
    belongs:
      'components/feel performs cues and knows no game: what a move sounds like is planned in components/maskmen/choreography, what the player has set is handed in.',
  },
  {
    name: 'components/maskmen',
    folder: 'components/maskmen',
    may: [
      'components/maskmen',
      'components/ui',
      'components/motion',
      'components/moving',
      'components/feel',
      'theme',
      'i18n',
      'assets',
      'engine/view',
    ],
    belongs:
      'components/maskmen draws what it is given: of the engine it sees @/engine/view only; reading a store belongs in components/screens, rules in engine/.',
  },
  {
    name: 'components/screens',
    folder: 'components/screens',
    may: ['components', 'store', 'theme', 'i18n', 'assets', 'engine/view'],
    belongs:
      'Screens join store hooks and components, and see a seat’s view through @/engine/view: what needs the full state belongs in store/.',
  },
  {
    name: 'app',
    folder: 'app',
    may: [
      'app',
      'components/screens',
      'components/ui',
      'components/moving',
      'theme',
      'i18n',
      'assets',
    ],
    belongs:
      'Routes are a few lines: read params, render a screen. Everything else belongs in components/screens.',
  },
  {
    name: 'theme',
    folder: 'theme',
    may: ['theme', 'assets'],
    belongs: 'theme/ holds looks and imports nothing of ours: what uses them belongs above it.',
  },
  {
    name: 'i18n',
    folder: 'i18n',
    may: ['i18n'],
    belongs: 'i18n/ holds words and imports nothing of ours: what uses them belongs above it.',
  },
  {
    name: 'components',
    folder: 'components',
    may: [],
    belongs: 'Every component lives in components/ui, maskmen, screens, motion, moving or feel.',
  },
  { name: 'tests', folder: '__tests__', may: [''], belongs: '' },
  {
    name: 'tools',
    folder: 'tools',
    may: [''],
    not: ['__tests__'],
    belongs: 'Tools are run, tests test them: what both need belongs in tools/lib.',
  },
];

const FEEL =
  'everything else performs cues through components/feel, which keeps to what the player has set.';
const MOVING = 'everything else moves by components/moving, which a browser has its own form of.';

/** Packages with one door: whoever else wants them asks the keeper. */
const KEEPERS = {
  'expo-audio': { file: 'components/feel/speaker.ts', why: FEEL },
  'expo-haptics': { file: 'components/feel/touching.ts', why: FEEL },
  'react-native-reanimated': { file: 'components/moving/animated.ts', why: MOVING },
  'react-native-worklets': { file: 'components/moving/animated.ts', why: MOVING },
  'react-native-gesture-handler': { file: 'components/moving/gesture.tsx', why: MOVING },
};

/** Is `target` this file or inside this folder? `engine/view` is also `engine/view.ts`. */
function isWithin(target, folder) {
  return folder === '' || target === folder || target.startsWith(`${folder}/`);
}

/** The zone of a path relative to the root; files in the root itself have none and are free. */
function zoneOf(file) {
  return ZONES.find((zone) => isWithin(file, zone.folder));
}

/** What an import points at: a path of ours without its ending, or a package. */
function resolveImport(file, specifier) {
  const clean = (target) => path.normalize(target).replace(/\.(?:[cm]?[jt]sx?)$/, '');
  if (specifier.startsWith('@/')) return { ours: clean(specifier.slice(2)) };
  if (/^\.{1,2}(?:\/|$)/.test(specifier)) {
    return { ours: clean(path.join(path.dirname(file), specifier)) };
  }
  return { package: specifier };
}

/** The complaint about an import, or `undefined` when it is allowed. */
function judgeImport(file, specifier) {
  const zone = zoneOf(file);
  if (!zone) return undefined;
  const target = resolveImport(file, specifier);
  if (target.package !== undefined) {
    const keeper = KEEPERS[target.package];
    if (keeper !== undefined && keeper.file !== file && zone.name !== 'tests')
      return `Only ${keeper.file} imports "${target.package}": ${keeper.why}`;
    if (zone.packages !== false) return undefined;
    return `${zone.name} may not import the package "${target.package}". ${zone.belongs}`;
  }
  const allowed = zone.may.some((folder) => isWithin(target.ours, folder));
  const refused = (zone.not ?? []).some((folder) => isWithin(target.ours, folder));
  if (allowed && !refused) return undefined;
  return `${zone.name} may not import ${target.ours}. ${zone.belongs}`;
}

const rule = {
  meta: { type: 'problem', schema: [], messages: { zone: '{{complaint}}' } },
  create(context) {
    const file = path.normalize(
      require('node:path').relative(context.cwd, context.filename).split('\\').join('/'),
    );
    const check = (source) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const complaint = judgeImport(file, source.value);
      if (complaint) context.report({ node: source, messageId: 'zone', data: { complaint } });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
      TSExternalModuleReference: (node) => check(node.expression),
      'CallExpression[callee.name="require"]': (node) => check(node.arguments[0]),
    };
  },
};

module.exports = { ZONES, judgeImport, plugin: { rules: { zones: rule } } };
