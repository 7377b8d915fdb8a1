/** Plays on the mat and what a finger can touch of them. */

import { FAN_STEP, LEAST_STRIP, layRing } from '@/components/maskmen/ring/ring-layout';
import { layTargets } from '@/components/maskmen/ring/ring-targets';

const MATS = [
  { width: 390, height: 140, panel: 136, largest: 60 },
  { width: 320, height: 92, panel: 142, largest: 60 },
  { width: 408, height: 210, panel: 186, largest: 60 },
  { width: 264, height: 380, panel: 0, largest: 116 },
  { width: 768, height: 220, panel: 184, largest: 81 },
];
const LEAST = 44;
/** As many cards as any play may have. */
const COUNTS = [1, 2, 3, 3, 3, 3];

test.each(MATS)('on a mat of $width × $height every play has a target of its own', (mat) => {
  for (let count = 1; count <= 6; count++) {
    const plan = layRing(count, mat);
    const targets = layTargets(plan, COUNTS.slice(0, count), { ...mat, least: LEAST });
    expect(targets).toHaveLength(count);
    targets.forEach((one, at) => {
      expect(one.left).toBeGreaterThanOrEqual(0);
      expect(one.left + one.width).toBeLessThanOrEqual(mat.width);
      expect(one.width).toBeGreaterThan(1);
      expect(one.height).toBeGreaterThanOrEqual(Math.min(LEAST, mat.height / 3));
      for (const two of targets.slice(at + 1)) {
        const apart =
          one.left + one.width <= two.left + 0.01 ||
          two.left + two.width <= one.left + 0.01 ||
          one.top + one.height <= two.top + 0.01;
        expect(apart).toBe(true);
      }
    });
  }
});

/** On a mat that is higher than wide the top play's name stands below all others. */
const LOW_MATS = MATS.filter(({ width, height }) => width > height);

test.each(LOW_MATS)('on $width × $height no name runs into another, or under the panel', (mat) => {
  for (let count = 1; count <= 6; count++) {
    const { places, nameRoom, topNameRoom } = layRing(count, mat);
    const names = places
      .map(({ x }, at) => ({ x, room: at === count - 1 ? topNameRoom : Math.max(0, nameRoom) }))
      .map(({ x, room }) => ({ from: x - room / 2, to: x + room / 2 }));
    names.slice(1).forEach(({ from }, at) => {
      expect(from).toBeGreaterThanOrEqual((names[at]?.to ?? 0) + 1);
    });
    expect(names.at(-1)?.to).toBeLessThanOrEqual(mat.width - mat.panel);
    expect(topNameRoom).toBeGreaterThan(40);
  }
});

const PHONES = [
  { width: 320, height: 92, panel: 142, largest: 60 },
  { width: 360, height: 107, panel: 142, largest: 60 },
  { width: 390, height: 148, panel: 136, largest: 60 },
];

test.each(PHONES)('six plays on $width × $height: none is a sliver to touch', (mat) => {
  for (let count = 3; count <= 6; count++) {
    const plan = layRing(count, mat);
    for (const counts of [COUNTS, [1, 1, 1, 1, 1, 1]]) {
      const targets = layTargets(plan, counts.slice(0, count), { ...mat, least: LEAST });
      for (const { width, height } of targets) {
        expect(width).toBeGreaterThanOrEqual(LEAST_STRIP - 1e-9);
        expect(height).toBeGreaterThanOrEqual(LEAST - 1e-9);
      }
    }
    const top = plan.places.at(-1);
    expect((top?.x ?? 0) + plan.cardWidth * 0.74).toBeLessThanOrEqual(mat.width - mat.panel + 1);
  }
});

test.each(MATS)('one play and its answer are as large as a finger on $width × $height', (mat) => {
  for (const count of [1, 2]) {
    const plan = layRing(count, mat);
    for (const target of layTargets(plan, [1, 2].slice(0, count), { ...mat, least: LEAST })) {
      expect(target.width).toBeGreaterThanOrEqual(LEAST);
      expect(target.height).toBeGreaterThanOrEqual(LEAST);
    }
  }
});

/** A name stands this far under its cards, and is scaled with them. */
const NAME_BELOW = 4;

test.each(LOW_MATS)('on $width × $height all names stand on one line', (mat) => {
  for (let count = 2; count <= 6; count++) {
    const { places, cardWidth } = layRing(count, mat);
    const lines = places.map(({ y, scale }) => y + scale * (0.7 * cardWidth + NAME_BELOW));
    lines.forEach((line) => expect(line).toBeCloseTo(lines.at(-1) ?? 0, 5));
  }
});

/** With the need-panel, and at a table without help, which has none. */
const BARE = [...LOW_MATS, { width: 390, height: 140, panel: 0, largest: 60 }];

test.each(BARE)(
  'on $width × $height beside $panel the chevron stands midway, and near both',
  (mat) => {
    const { places, cardWidth, chevron = NaN } = layRing(2, mat);
    const [before, top] = places;
    const right = (before?.x ?? NaN) + (cardWidth * (before?.scale ?? NaN)) / 2;
    const left = (top?.x ?? NaN) - cardWidth / 2;
    expect(chevron - right).toBeCloseTo(left - chevron, 5);
    expect(left - right).toBeLessThan(cardWidth * 1.5);
  },
);

/** A phone on its side, with and without the panel; and one upright. */
const ROOMY = [
  { width: 408, height: 196, panel: 136, largest: 60 },
  { width: 408, height: 196, panel: 0, largest: 60 },
  { width: 390, height: 148, panel: 136, largest: 60 },
];
/** Beside a notch too. */
const CROWDED = [...ROOMY, { width: 408, height: 196, panel: 186, largest: 60 }];

test.each(ROOMY)('three plays on $width × $height beside $panel use the room', (mat) => {
  const { places, cardWidth, nameRoom } = layRing(3, mat);
  const spans = places.map(({ x, scale }) => {
    const half = (cardWidth * scale * (1 + 2 * FAN_STEP)) / 2;
    return { left: x - half, right: x + half };
  });
  expect(spans[0]?.left).toBeGreaterThan(0);
  spans.slice(1).forEach(({ left }, at) => expect(left).toBeGreaterThan(spans[at]?.right ?? 0));
  expect(spans.at(-1)?.right).toBeLessThan(mat.width - mat.panel);
  expect(nameRoom).toBeGreaterThan(50);
});

test.each(CROWDED)(
  'five single cards on $width × $height beside $panel lie side by side',
  (mat) => {
    const { places, cardWidth } = layRing(5, mat);
    const spans = places.map(({ x, scale }) => {
      const half = (cardWidth * scale) / 2;
      return { left: x - half, right: x + half };
    });
    spans.slice(1).forEach(({ left }, at) => {
      expect(left).toBeGreaterThanOrEqual((spans[at]?.right ?? 0) - 1e-9);
    });
  },
);

test.each(CROWDED)('of five plays on $width × $height beside $panel none leaves the mat', (mat) => {
  const { places, cardWidth } = layRing(5, mat);
  const first = places[0] ?? { x: NaN, scale: NaN };
  expect(first.x - (cardWidth * first.scale * (1 + 2 * FAN_STEP)) / 2).toBeGreaterThanOrEqual(0);
});
