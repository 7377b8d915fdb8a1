import { foldDiagram } from '@/components/maskmen/diagram/diagram-layout';
import { beginning, mixCurve, pulled } from '@/components/maskmen/diagram/curves';
import type { MovingDiagram, Picture, Proved } from '@/components/maskmen/diagram/motion-plan';
import { planDiagramMotion, proofSteps } from '@/components/maskmen/diagram/plan-motion';
import { pointOn } from '@/components/maskmen/diagram/ropes';
import {
  bezierAt,
  glideAt,
  layersOf,
  ringAt,
  settled,
  shareOf,
  shareOfLayer,
} from '@/components/maskmen/diagram/timing';
import type { Defeat } from '@/engine/view';
import { addDefeat, emptyOrder, impliedBy, wrestlerIndex } from '@/engine/view';
import { curve, motion, spring } from '@/theme';

const BOX = { width: 366, height: 270, largestMask: 46 };
const pairOf = ([winner, loser]: Defeat) => ({
  winner: wrestlerIndex(winner),
  loser: wrestlerIndex(loser),
});

function pictureOf(defeats: readonly Defeat[], focused?: number): Picture {
  const order = emptyOrder();
  for (const { winner, loser } of defeats.map(pairOf)) addDefeat(order, winner, loser);
  const plan = foldDiagram({ defeats, order, played: 0b111111, box: BOX });
  return { plan, order, focused };
}

function provedAfter(defeats: readonly Defeat[], defeat: Defeat): Proved {
  const { order } = pictureOf(defeats);
  const pair = pairOf(defeat);
  return { ...pair, implied: impliedBy(order, pair.winner, pair.loser).map(pairOf) };
}

const KNOWN: readonly Defeat[] = [
  ['nopal', 'fango'],
  ['zarpa', 'fango'],
];
const NEW: Defeat = ['zarpa', 'nopal'];

function moves(before: readonly Defeat[], defeat: Defeat, start = 0): MovingDiagram {
  const found = planDiagramMotion({
    before: pictureOf(before),
    after: pictureOf([...before, defeat]),
    proved: provedAfter(before, defeat),
    start,
    reduced: false,
  });
  if (found?.kind !== 'moves') throw new Error('nothing moves');
  return found;
}

test('a proof is told in the order and at the times of the choreography', () => {
  const steps = proofSteps(
    provedAfter(
      [
        ['nopal', 'fango'],
        ['volto', 'umbra'],
      ],
      ['umbra', 'nopal'],
    ),
  );
  expect(steps.map(({ kind, at }) => `${kind} ${at}`)).toEqual([
    'duck 0',
    'draw 0',
    'tremble 420',
    'banner-in 420',
    'ghost 640',
    'ghost 780',
    'ghost 920',
    'banner-out 1540',
  ]);
});

test('however much follows, it is shown one by one within 700 ms', () => {
  const implied = Array.from({ length: 8 }, (_, nth) => ({
    winner: nth % 3,
    loser: 3 + (nth % 3),
  }));
  const ghosts = proofSteps({ winner: 0, loser: 1, implied }).filter(
    ({ kind }) => kind === 'ghost',
  );
  expect(ghosts).toHaveLength(8);
  ghosts.forEach((step, nth) => {
    const next = ghosts[nth + 1];
    if (next !== undefined) expect(next.at).toBeCloseTo(step.at + step.ms, 6);
  });
  const last = ghosts[7];
  expect((last?.at ?? 0) + (last?.ms ?? 0)).toBeCloseTo(1340, 6);
});

test('a beat is over by about 1.9 s after its rope began', () => {
  expect(moves(KNOWN, NEW).times.end).toBe(1940);
  expect(moves(KNOWN, NEW, 410).times.end).toBe(2350);
});

test('a rope that became redundant is tidied, and its masks keep hold of it', () => {
  const { ropes, steps } = moves(KNOWN, NEW);
  const old = ropes.find(({ fate }) => fate === 'tidied');
  expect(old).toMatchObject(pairOf(['zarpa', 'fango']));
  expect(steps.filter(({ kind }) => kind === 'tidy')).toHaveLength(1);
  expect(ropes.find(({ fate }) => fate === 'drawn')).toMatchObject(pairOf(NEW));
});

test('the last looks are those of the picture, whatever was shown on the way', () => {
  const { nodes, ropes } = moves(KNOWN, NEW);
  for (const { stands } of nodes) expect(stands[stands.length - 1]?.look).toBe('neutral');
  for (const { looks, fate } of ropes)
    if (fate !== 'tidied') expect(looks[looks.length - 1]?.look.stand).toBe('neutral');
});

test('the winner is lit at once, the loser when the rope lands, and who follows in its turn', () => {
  const { nodes } = moves([['nopal', 'fango']], ['umbra', 'nopal'], 100);
  const tell = (name: Defeat[0]) =>
    nodes
      .find(({ wrestler }) => wrestler === wrestlerIndex(name))
      ?.stands.map(({ look, at }) => `${look} ${at}`);
  expect(tell('umbra')).toEqual(['neutral 0', 'focus 100', 'neutral 1640']);
  expect(tell('nopal')).toEqual(['neutral 0', 'beaten 520', 'neutral 1640']);
  expect(tell('fango')).toEqual(['neutral 0', 'beaten 740', 'neutral 1640']);
  expect(tell('zarpa')).toEqual(['neutral 0']);
});

test('nothing moves when nothing changed', () => {
  const before = pictureOf(KNOWN);
  const still = { proved: undefined, start: 0, reduced: false } as const;
  expect(planDiagramMotion({ before, after: { ...before }, ...still })).toBeUndefined();
});

test('a tap recolours outward, a rope a step', () => {
  const before = pictureOf([
    ['zarpa', 'nopal'],
    ['nopal', 'fango'],
  ]);
  const after = { ...before, focused: wrestlerIndex('zarpa') };
  const found = planDiagramMotion({ before, after, proved: undefined, start: 0, reduced: false });
  const times = (['zarpa', 'nopal', 'fango', 'umbra'] as const).map(
    (name) =>
      found?.steps.find((step) => step.kind === 'recolour' && step.wrestler === wrestlerIndex(name))
        ?.at,
  );
  expect(times).toEqual([0, 70, 140, 210]);
});

test('with reduced motion the old drawing fades into the new, and focus changes at once', () => {
  const before = pictureOf(KNOWN);
  const shared = { start: 410, reduced: true } as const;
  const relaid = planDiagramMotion({
    before,
    after: pictureOf([...KNOWN, NEW]),
    proved: provedAfter(KNOWN, NEW),
    ...shared,
  });
  expect(relaid?.kind).toBe('cross-fade');
  expect(relaid?.times.end).toBe(200);
  expect(
    planDiagramMotion({ before, after: { ...before, focused: 1 }, proved: undefined, ...shared }),
  ).toBeUndefined();
});

test('springs and curves begin at their beginning and are home when their time is over', () => {
  for (const points of Object.values(curve)) {
    expect(bezierAt(points, 0)).toBe(0);
    expect(bezierAt(points, 1)).toBe(1);
  }
  expect(bezierAt(curve.inOut, 0.5)).toBeCloseTo(0.5, 3);
  expect(glideAt(spring.mask, 0, 400)).toBe(0);
  expect(glideAt(spring.mask, 399, 400)).toBeCloseTo(1, 2);
  expect(glideAt(spring.mask, 400, 400)).toBe(1);
  expect(ringAt(spring.rope, 0, motion.newRope.tremble)).toBe(0);
  expect(ringAt(spring.rope, motion.newRope.tremble, motion.newRope.tremble)).toBe(0);
});

test('a rope rings three or four times before it is still', () => {
  let turns = 0;
  let last = 0;
  for (let ms = 1; ms < motion.newRope.tremble; ms++) {
    const now = Math.sign(ringAt(spring.rope, ms, motion.newRope.tremble));
    if (last !== 0 && now !== last) turns++;
    last = now;
  }
  expect(turns).toBeGreaterThanOrEqual(3);
  expect(turns).toBeLessThanOrEqual(5);
});

test('of a track’s looks one goes as the next one comes', () => {
  const track = settled([
    { look: 'a', at: 0 },
    { look: 'a', at: 50 },
    { look: 'b', at: 100 },
    { look: 'c', at: 100 },
  ]);
  expect(track.map(({ look }) => look)).toEqual(['a', 'c']);
  for (const t of [0, 90, 130, 160, 190, 500]) {
    const sum = shareOf(track, 0, { t, fade: 120 }) + shareOf(track, 1, { t, fade: 120 });
    expect(sum).toBeCloseTo(1, 6);
  }
  expect(shareOf(track, 1, { t: 0, fade: 120 })).toBe(0);
  expect(shareOf(track, 1, { t: 220, fade: 120 })).toBe(1);
});

test('what looks the same is one layer, there whenever one of its looks is', () => {
  const track = [
    { look: 'plain', at: 0 },
    { look: 'lit', at: 100 },
    { look: 'plain', at: 500 },
  ];
  const layers = layersOf(track, (look) => look);
  expect(layers.map(({ look, nths }) => [look, ...nths])).toEqual([
    ['plain', 0, 2],
    ['lit', 1],
  ]);
  for (let t = 0; t <= 700; t += 10) {
    const [plain = 0, lit = 0] = layers.map(({ nths }) =>
      shareOfLayer(track, nths, { t, fade: 120 }),
    );
    expect(plain + lit).toBeCloseTo(1);
  }
  const lastOf = layers.map(({ nths }) => shareOfLayer(track, nths, { t: 300, fade: 120 }));
  expect(lastOf).toEqual([0, 1]);
});

test('a rope is drawn along itself, and trembles between ends that hold', () => {
  const [rope] = pictureOf(KNOWN).plan.ropes;
  const [other] = pictureOf([...KNOWN, NEW]).plan.ropes;
  if (rope === undefined || other === undefined) throw new Error('no ropes');
  for (const share of [0.2, 0.5, 0.8]) {
    const head = beginning(rope.curve, share)[6];
    const there = pointOn(rope.curve, share);
    expect(Math.hypot(head.x - there.x, head.y - there.y)).toBeLessThan(0.01);
  }
  const taut = pulled(rope.curve, 5);
  expect([taut[0], taut[6]]).toEqual([rope.curve[0], rope.curve[6]]);
  expect(mixCurve(rope.curve, other.curve, 0)).toEqual(rope.curve);
  const end = mixCurve(rope.curve, other.curve, 1)[6];
  expect(Math.hypot(end.x - other.curve[6].x, end.y - other.curve[6].y)).toBeLessThan(0.01);
});
