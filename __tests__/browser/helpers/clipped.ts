/**
 * Words that a reader cannot read whole, measured in the page: lines that are cut by a box or end in
 * an ellipsis, that leave the screen or the plate they are printed on, that lie over other words or
 * under something else, and words that are broken in the middle. Long because one function is sent
 * into the page, and can take nothing along.
 */

import type { Page } from 'playwright-core';

export interface Finding {
  readonly kind:
    'cut' | 'ellipsis' | 'off the screen' | 'off its plate' | 'over words' | 'covered' | 'broken';
  readonly text: string;
  /** By how much, or what is in the way. */
  readonly by: string;
}

/** Runs in the page, and knows nothing from outside. */
function inspect(): Finding[] {
  /** Half the height that letters fill, in sizes: what a line's box has besides is air. */
  const HALF = 0.37;
  const SLACK = 1.5;
  const OVERLAP = 2;

  interface Line {
    readonly element: Element;
    readonly text: string;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
    readonly turned: boolean;
  }

  const findings = new Map<string, Finding>();
  const tell = (kind: Finding['kind'], text: string, by: string): void => {
    const short = text.trim().replace(/\s+/g, ' ').slice(0, 60);
    findings.set(`${kind}|${short}`, { kind, text: short, by });
  };
  const alphaOf = (color: string): number => {
    if (color === 'transparent' || color === '') return 0;
    const parts = color.match(/[\d.]+/g) ?? [];
    return parts.length > 3 ? Number(parts[3]) : 1;
  };
  // Nothing changes while this looks: what was asked of an element once is known.
  const remember = <Value>(ask: (element: Element) => Value): ((element: Element) => Value) => {
    const known = new Map<Element, Value>();
    return (element) => {
      if (!known.has(element)) known.set(element, ask(element));
      return known.get(element) as Value;
    };
  };
  const styleOf = remember((element): CSSStyleDeclaration => getComputedStyle(element));
  const parentsOf = remember((element): readonly Element[] => {
    const parent = element.parentElement;
    return parent === null ? [] : [parent, ...parentsOf(parent)];
  });
  const isTurned = remember((element): boolean => {
    const { transform } = styleOf(element);
    if (transform !== 'none' && Math.abs(new DOMMatrix(transform).b) > 0.001) return true;
    return element.parentElement !== null && isTurned(element.parentElement);
  });
  const isCard = (element: Element): boolean => {
    const box = element.closest('svg')?.viewBox.baseVal;
    return (
      box !== undefined &&
      box !== null &&
      box.width >= 100 &&
      box.width < 140 &&
      box.height > 1.3 * box.width &&
      box.height < 190
    );
  };

  const root = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body;
  const isHiding = remember((element): boolean => {
    const { overflow, clipPath } = styleOf(element);
    const { width, height } = element.getBoundingClientRect();
    return (overflow !== 'visible' && (width <= 2 || height <= 2)) || clipPath.includes('inset(50');
  });
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !parentsOf(element).some(isHiding);

  // Pictures let every finger through; to be asked what lies where, nothing may.
  const style = document.createElement('style');
  style.textContent = '* { pointer-events: auto !important; }';
  document.head.append(style);

  const lines: Line[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (element === null || text.trim() === '' || /^(?:SCRIPT|STYLE|TITLE)$/i.test(element.tagName))
      continue;
    if (!isShown(element)) continue;
    const size = Number.parseFloat(styleOf(element).fontSize);
    const turned = isTurned(element);
    if (element instanceof SVGElement) {
      const box = element.getBoundingClientRect();
      const half = turned ? box.height / 2 : Math.min(box.height / 2, box.height * 0.36);
      const middle = (box.top + box.bottom) / 2;
      lines.push({
        element,
        text,
        left: box.left,
        right: box.right,
        top: middle - half,
        bottom: middle + half,
        turned,
      });
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    const rows = new Map<number, { left: number; right: number; middle: number }>();
    for (const box of range.getClientRects()) {
      if (box.width === 0) continue;
      const middle = (box.top + box.bottom) / 2;
      const key = Math.round(middle / 3);
      const row = rows.get(key) ?? rows.get(key - 1) ?? rows.get(key + 1);
      if (row === undefined) rows.set(key, { left: box.left, right: box.right, middle });
      else {
        row.left = Math.min(row.left, box.left);
        row.right = Math.max(row.right, box.right);
      }
    }
    for (const { left, right, middle } of rows.values())
      lines.push({
        element,
        text,
        left,
        right,
        top: middle - size * HALF,
        bottom: middle + size * HALF,
        turned,
      });
    // A word is broken when its letters stand on two lines; names of players may be.
    if (rows.size < 2) continue;
    for (const match of text.matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}’]{2,}/gu)) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const tops = [...range.getClientRects()]
        .filter(({ width }) => width > 0)
        .map(({ top }) => Math.round(top / 4));
      if (new Set(tops).size > 1) tell('broken', text, match[0]);
    }
  }

  /** What of a line is hidden: by boxes around it, one axis at a time until it can be scrolled. */
  const judgeBoxes = (line: Line, isLast: boolean): void => {
    const axes = { x: true, y: true };
    let plate = line.turned;
    for (const at of parentsOf(line.element)) {
      const css = styleOf(at);
      const box = at.getBoundingClientRect();
      const scrolls = {
        x: /auto|scroll/.test(css.overflowX) && at.scrollWidth > at.clientWidth + 1,
        y: /auto|scroll/.test(css.overflowY) && at.scrollHeight > at.clientHeight + 1,
      };
      if (scrolls.x) axes.x = false;
      if (scrolls.y) axes.y = false;
      const beyond = {
        x: Math.max(box.left - line.left, line.right - box.right),
        y: Math.max(box.top - line.top, line.bottom - box.bottom),
      };
      if (css.overflowX !== 'visible' && axes.x && beyond.x > SLACK)
        tell('cut', line.text, `${beyond.x.toFixed(1)} px at the side`);
      if (css.overflowY !== 'visible' && axes.y && beyond.y > SLACK)
        tell('cut', line.text, `${beyond.y.toFixed(1)} px above or below`);
      const printed =
        alphaOf(css.backgroundColor) > 0.05 ||
        ['Top', 'Left'].some(
          (side) =>
            Number.parseFloat(css.getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0 &&
            alphaOf(css.getPropertyValue(`border-${side.toLowerCase()}-color`)) > 0.05,
        );
      if (printed && !plate && !(at instanceof SVGElement)) {
        plate = true;
        if (axes.x && beyond.x > SLACK)
          tell('off its plate', line.text, `${beyond.x.toFixed(1)} px`);
        if (axes.y && beyond.y > SLACK)
          tell('off its plate', line.text, `${beyond.y.toFixed(1)} px above or below`);
      }
    }
    const off = {
      x: Math.max(-line.left, line.right - innerWidth),
      y: Math.max(-line.top, line.bottom - innerHeight),
    };
    if (axes.x && off.x > SLACK) tell('off the screen', line.text, `${off.x.toFixed(1)} px`);
    if (axes.y && off.y > SLACK && isLast)
      tell('off the screen', line.text, `${off.y.toFixed(1)} px above or below`);
  };

  const canScroll = remember(
    (at): boolean =>
      /auto|scroll/.test(styleOf(at).overflowY) && at.scrollHeight > at.clientHeight + 1,
  );
  const scrollerOf = (element: Element): Element | undefined => parentsOf(element).find(canScroll);
  const isScrolled = (element: Element): boolean => scrollerOf(element) !== undefined;

  /** As the digits of a counter that are not on show. */
  const isRolledAway = (line: Line): boolean =>
    parentsOf(line.element).some((at) => {
      const box = at.getBoundingClientRect();
      return styleOf(at).overflowY === 'hidden' && (line.top > box.bottom || line.bottom < box.top);
    });

  /** How much of an element is seen through everything it is in: what has faded out covers nothing. */
  const presenceOf = remember((element): number => {
    const around = element.parentElement === null ? 1 : presenceOf(element.parentElement);
    return around * Number(styleOf(element).opacity);
  });

  const isOwn = (at: Element, { element }: Line): boolean =>
    at === element || at.contains(element) || element.contains(at);

  /** Whether something that is not glass lies over a point of a line. */
  const coverAt = (line: Line, x: number, y: number): Element | undefined => {
    // Asking for all that lies at a point is dear, and mostly the first is the line itself.
    const first = document.elementFromPoint(x, y);
    if (first === null || isOwn(first, line)) return undefined;
    for (const at of document.elementsFromPoint(x, y)) {
      if (isOwn(at, line)) return undefined;
      const css = styleOf(at);
      if (presenceOf(at) < 0.5) continue;
      if (at instanceof SVGElement) {
        const solid = css.fill !== 'none' && Number(css.fillOpacity) >= 0.5;
        // In one picture, what is drawn later may touch a name; that is for its own layout to judge.
        if (
          solid &&
          !/^(?:svg|text|g)$/.test(at.tagName) &&
          at.closest('svg') !== line.element.closest('svg')
        )
          return at;
      } else if (alphaOf(css.backgroundColor) >= 0.5 || css.backgroundImage !== 'none') return at;
    }
    return undefined;
  };
  /** What the coach shades, or lights for a moment, comes out again as soon as the coach is read. */
  const shade = document.querySelector('[data-testid="coach-shade"]');
  const isShaded = ({ element }: Line): boolean =>
    shade !== null &&
    (shade.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;

  const coverOf = (line: Line): 'none' | 'part' | 'whole' | undefined => {
    if (isShaded(line)) return 'whole';
    const points = [0.02, 0.25, 0.5, 0.75, 0.98]
      .flatMap((share) =>
        [0.1, 0.5, 0.9].map((down) => ({
          x: line.left + (line.right - line.left) * share,
          y: line.top + (line.bottom - line.top) * down,
        })),
      )
      .filter(({ x, y }) => x > 0 && x < innerWidth && y > 0 && y < innerHeight);
    if (points.length === 0) return 'whole';
    const covers = points.map(({ x, y }) => coverAt(line, x, y)).filter((at) => at !== undefined);
    // What the coach or a banner stands over comes out again, as soon as they are read.
    const passing = covers.map((at) => at.closest('[data-testid="coach"], [data-testid="proof"]'));
    if (passing.some((at) => at !== null && !at.contains(line.element))) return undefined;
    // What is scrolled under a bar can be scrolled out again.
    const scroller = scrollerOf(line.element);
    if (covers.some((at) => scroller !== undefined && !scroller.contains(at))) return 'whole';
    return covers.length === 0 ? 'none' : covers.length === points.length ? 'whole' : 'part';
  };

  /** A text in a picture stands on the plate that was drawn before it. */
  const judgePlate = (line: Line): void => {
    if (line.turned) return;
    for (
      let at = line.element.previousElementSibling;
      at !== null;
      at = at.previousElementSibling
    ) {
      if (at.tagName !== 'rect') continue;
      const box = at.getBoundingClientRect();
      const middle = (line.left + line.right) / 2;
      if (middle < box.left || middle > box.right || line.bottom < box.top || line.top > box.bottom)
        continue;
      const beyond = Math.max(box.left - line.left, line.right - box.right);
      if (beyond > 0.5) tell('off its plate', line.text, `${beyond.toFixed(1)} px`);
      return;
    }
  };

  const covers = new Map(
    lines.filter(({ element }) => !isCard(element)).map((line) => [line, coverOf(line)] as const),
  );
  const seen: Line[] = [];
  for (const line of lines) {
    if (isCard(line.element)) {
      const own = line.element as unknown as SVGGraphicsElement;
      const { x, width } = own.getBBox();
      if (x < 0 || x + width > 100.5) tell('off its plate', line.text, `${(x + width).toFixed(1)}`);
      continue;
    }
    const cover = covers.get(line);
    const hidden = lines.every(
      (other) =>
        other.element !== line.element ||
        (covers.get(other) ?? 'whole') === 'whole' ||
        isRolledAway(other),
    );
    // A text that is nowhere to be seen lies on a screen behind this one, or in the coach's shade.
    if (cover === undefined || hidden) continue;
    if (cover !== 'none' && !isScrolled(line.element))
      tell('covered', line.text, 'by something in front');
    if (cover === 'whole') continue;
    seen.push(line);
    judgeBoxes(line, true);
    if (line.element instanceof SVGElement) judgePlate(line);
    else {
      for (const at of [line.element, ...parentsOf(line.element).slice(0, 2)]) {
        const css = styleOf(at);
        // A tenth of a pixel that is lacking makes an ellipsis, and is no pixel of scrolling.
        const lacking = Math.max(
          at.scrollWidth - at.clientWidth - 1,
          line.turned ? 0 : line.right - line.left - at.getBoundingClientRect().width - 0.05,
        );
        if (css.textOverflow === 'ellipsis' && lacking > 0)
          tell('ellipsis', line.text, `${lacking.toFixed(1)} px`);
        if (css.webkitLineClamp !== 'none' && at.scrollHeight > at.clientHeight + 2)
          tell('ellipsis', line.text, `${at.scrollHeight - at.clientHeight} px of lines`);
      }
    }
  }
  for (const [at, one] of seen.entries()) {
    for (const other of seen.slice(at + 1)) {
      if (one.element === other.element || one.text === other.text) continue;
      // What is scrolled under a foot can be scrolled out again.
      if (scrollerOf(one.element) !== scrollerOf(other.element)) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > OVERLAP && down > OVERLAP) tell('over words', one.text, other.text.slice(0, 40));
    }
  }
  style.remove();
  return [...findings.values()];
}

export const findClipped = (page: Page): Promise<Finding[]> => page.evaluate(inspect);
