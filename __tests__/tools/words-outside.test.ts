/**
 * No words outside the dictionaries: what a reader could see or hear is read off the syntax of every
 * component. A literal is a fault where words are shown (between tags, in a label), and anywhere when
 * it reads like a sentence.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

const ROOT = join(__dirname, '..', '..');
const FOLDERS = ['app', 'components'];

/** What is read out or shown, whatever component takes it. */
const SAID =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|accessibility(?:Label|Hint|Value)|alt|label|backLabel|hint|title|placeholder|text|words|message|content|summary)$/;

/** Functions that show or say what they are given. */
const SAYERS = /(?:^|\.)(?:alert|confirm|prompt|announceForAccessibility|announce|setTitle)$/;

const LETTER = /\p{L}/u;
/** What browsers read. */
const STYLE_SHEET = /[{}=]|^\([a-z-]+: [a-z]+\)$/;
/** Two words: a sentence, or a part of one. */
const PROSE = /\p{L}{2,}[,.:;]? \p{L}{2,}/u;

interface Fault {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));

/** The literal parts of an expression that end up as words: branches, joins and templates. */
function literalsIn(node: ts.Node): ts.Node[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node];
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map((s) => s.literal)];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
    return literalsIn(node.expression);
  if (ts.isConditionalExpression(node))
    return [...literalsIn(node.whenTrue), ...literalsIn(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    const joins = [
      ts.SyntaxKind.PlusToken,
      ts.SyntaxKind.AmpersandAmpersandToken,
      ts.SyntaxKind.BarBarToken,
      ts.SyntaxKind.QuestionQuestionToken,
    ];
    return joins.includes(kind) ? [...literalsIn(node.left), ...literalsIn(node.right)] : [];
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(literalsIn);
  // ['a', b].join('. ')
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'join'
  )
    return literalsIn(node.expression.expression);
  return [];
}

const wordsOf = (node: ts.Node): string =>
  ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node) ? node.text : '';

/** Where a sentence is for programmers: in an error, or where it is no text at all. */
function isCode(node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent) {
    if (ts.isThrowStatement(at) || ts.isImportDeclaration(at)) return true;
    if (ts.isNewExpression(at) && at.expression.getText() === 'Error') return true;
    if (
      ts.isPropertyAssignment(at) &&
      /^(?:fontFamily|transition|boxShadow)$/.test(at.name.getText())
    )
      return true;
  }
  return false;
}

/** What a page tells machines; a sentence in it is found all the same. */
const isMeta = ({ parent }: ts.JsxAttribute): boolean => parent.parent.tagName.getText() === 'meta';

export function findWords(file: string, source: string): Fault[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const faults = new Map<number, Fault>();
  const tell = (node: ts.Node, text: string): void => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    faults.set(node.getStart(tree), { file, line: line + 1, text: text.trim() });
  };
  const judge = (nodes: readonly ts.Node[]): void => {
    for (const node of nodes)
      if (LETTER.test(wordsOf(node)) && !STYLE_SHEET.test(wordsOf(node))) tell(node, wordsOf(node));
  };
  const walk = (node: ts.Node): void => {
    if (ts.isJsxText(node) && LETTER.test(node.text)) tell(node, node.text);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression)
      judge(literalsIn(node.expression));
    if (
      ts.isJsxAttribute(node) &&
      SAID.test(node.name.getText(tree)) &&
      node.initializer &&
      !isMeta(node)
    )
      judge(
        ts.isJsxExpression(node.initializer)
          ? node.initializer.expression
            ? literalsIn(node.initializer.expression)
            : []
          : literalsIn(node.initializer),
      );
    if (ts.isCallExpression(node) && SAYERS.test(node.expression.getText(tree)))
      judge(node.arguments.flatMap(literalsIn));
    if (
      (ts.isStringLiteral(node) ||
        ts.isNoSubstitutionTemplateLiteral(node) ||
        ts.isTemplateLiteralToken(node)) &&
      PROSE.test(wordsOf(node)) &&
      !STYLE_SHEET.test(wordsOf(node)) &&
      !isCode(node)
    )
      tell(node, wordsOf(node));
    ts.forEachChild(node, walk);
  };
  walk(tree);
  return [...faults.values()];
}

test('no component has words of its own', () => {
  const files = FOLDERS.flatMap(filesIn);
  expect(files.length).toBeGreaterThan(100);
  const faults = files.flatMap((file) => findWords(file, readFileSync(join(ROOT, file), 'utf8')));
  expect(faults).toEqual([]);
});

test.each([
  ['words between tags', '<Text>Play now</Text>'],
  ['one word between tags', '<Text>Play</Text>'],
  ['a literal in braces', "<Text>{'Play'}</Text>"],
  ['a branch', "<Text>{ready ? 'Play' : t('table.pass')}</Text>"],
  ['a template', '<Text>{`${count} cards`}</Text>'],
  ['a label', '<Button aria-label="Play" />'],
  ['a label in braces', "<Button accessibilityLabel={more ?? 'Play'} />"],
  ['a list that is joined', "<Button aria-label={['Scores', title].join('. ')} />"],
  ['a button’s own prop', '<Button label="Play" />'],
  ['an alert', "Alert.alert('Sorry', message)"],
  ['an announcement', "AccessibilityInfo.announceForAccessibility(name + ' passed')"],
  ['a sentence in a constant', "const LINE = 'Who is stronger'"],
  ['Russian', '<Text>Пас</Text>'],
  ['Japanese', '<Text>パス</Text>'],
])('%s would be found', (_, code) => {
  expect(findWords('made-up.tsx', code)).not.toEqual([]);
});

test.each([
  ['a key', "<Text>{t('table.action.pass')}</Text>"],
  ['signs', '<Text>{`×${count}`}</Text>'],
  ['a style', '<View style={{ flexDirection: \'row\' }} role="button" />'],
  ['an error', "throw new Error('no such seat here')"],
  ['a path', '<Path d="M0.8 8.2L5 1.2L9.2 8.2Z" />'],
])('%s is no text', (_, code) => {
  expect(findWords('made-up.tsx', code)).toEqual([]);
});
