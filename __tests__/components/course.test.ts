/** Courses through a beat: a browser's frames begin where the clock stands and end at rest. */

import { PLAIN_LOOK, type Course } from '@/components/motion/clocked-props';
import { flightEnd, flightLook, sideLook, type Arrival } from '@/components/motion/flight-pose';
import { framesOf } from '@/components/motion/use-course';

const FALL: Course = { look: (time) => ({ ...PLAIN_LOOK, y: time / 10 }), until: 200 };
const PLACE = { x: 200, y: 80, scale: 0.7, tilt: 2 };
const REST = { x: 200, y: 80, scaleX: 0.7, scaleY: 0.7, turn: 2, opacity: 1 };
const ARRIVAL: Arrival = {
  from: { x: 40, y: -300 },
  at: 30,
  flight: 320,
  slam: 90,
  size: 0.8,
  fades: false,
  flipAt: 190,
};

test('frames go from the clock’s time to the course’s end; a straight way needs no more than two', () => {
  const frames = framesOf(FALL, 100);
  expect(frames.map(({ offset }) => offset)).toEqual([0, 1]);
  expect(frames[0]?.transform).toContain('translate(0.00px,10.00px)');
  expect(frames.at(-1)?.transform).toContain('translate(0.00px,20.00px)');
});

test('between two frames of a flight nobody sees that the way there is straight', () => {
  const course: Course = {
    look: (time) => flightLook(PLACE, { arrival: ARRIVAL, departure: undefined }, time),
    until: 440,
  };
  const frames = framesOf(course, 0).map(({ offset, transform }) => {
    const [x = 0, y = 0] = (String(transform).match(/-?[\d.]+(?=px)/g) ?? []).map(Number);
    return { at: Number(offset) * 440, x, y };
  });
  // Fewer than a screen shows, and whenever one is shown, the play is where it should be.
  expect(frames.length).toBeLessThan(27);
  for (let step = 0; step <= 27; step++) {
    const time = (440 * step) / 27;
    const next = Math.max(
      1,
      frames.findIndex(({ at }) => at >= time - 0.001),
    );
    const [a, b] = [frames[next - 1], frames[next]];
    if (a === undefined || b === undefined) throw new Error('no frame there');
    const part = (time - a.at) / (b.at - a.at);
    const { x, y } = course.look(time);
    expect(Math.abs(a.x + (b.x - a.x) * part - x)).toBeLessThan(0.32);
    expect(Math.abs(a.y + (b.y - a.y) * part - y)).toBeLessThan(0.32);
  }
});

test.each([
  ['slams down', { arrival: ARRIVAL, departure: undefined }, REST],
  ['fades in', { arrival: { ...ARRIVAL, fades: true, slam: 0 }, departure: undefined }, REST],
  ['has been lying there', { arrival: undefined, departure: undefined }, REST],
] as const)('a play that %s is at rest from its end on', (_, flight, rest) => {
  const end = flightEnd(flight);
  expect(flightLook(PLACE, flight, end)).toEqual(rest);
  expect(flightLook(PLACE, flight, end + 500)).toEqual(rest);
  if (end > 0) expect(flightLook(PLACE, flight, end - 20)).not.toEqual(rest);
});

test('a play that leaves is gone at its end, and not before', () => {
  const flight = {
    arrival: undefined,
    departure: { to: { x: 0, y: 0 }, at: 100, time: 300, fades: false },
  };
  expect(flightEnd(flight)).toBe(400);
  expect(flightLook(PLACE, flight, 390).opacity).toBe(1);
  expect(flightLook(PLACE, flight, 400)).toMatchObject({ x: 0, y: 0, opacity: 0 });
});

test('one side of the cards is seen at any time, and in the end the face', () => {
  for (let time = 0; time <= 500; time += 10) {
    const [face, back] = [sideLook(ARRIVAL, 'face', time), sideLook(ARRIVAL, 'back', time)];
    expect(face.opacity + back.opacity).toBe(1);
    expect(face.scaleX).toBe(back.scaleX);
  }
  expect(sideLook(ARRIVAL, 'face', flightEnd({ arrival: ARRIVAL, departure: undefined }))).toEqual(
    PLAIN_LOOK,
  );
});

test('a nod in the middle of a long rest is seen, whenever it comes', () => {
  const [deep, long] = [12, 110];
  for (let start = 0; start <= 600; start += 7) {
    const nod = (time: number): number => {
      const share = (time - start) / long;
      return share <= 0 || share >= 1 ? 0 : deep * Math.sin(share * Math.PI);
    };
    const frames = framesOf({ look: (time) => ({ ...PLAIN_LOOK, y: nod(time) }), until: 730 }, 0);
    const depths = frames.map(({ transform }) =>
      Number(/,(-?[\d.]+)px/.exec(String(transform))?.[1]),
    );
    expect(Math.max(...depths)).toBeGreaterThan(0.95 * deep);
    expect(frames.length).toBeLessThan(16);
  }
});

test('what rests is not looked at in every frame', () => {
  let looks = 0;
  const look = () => {
    looks++;
    return PLAIN_LOOK;
  };
  expect(framesOf({ look, until: 730 }, 0)).toHaveLength(2);
  expect(looks).toBeLessThan(16);
});
