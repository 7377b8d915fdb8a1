/** A play's way as a function of time: it begins where it was let go and ends at its place. */

import { ease, springAt } from '@/components/motion/curves';
import { arrivalPose, departurePose, type Arrival } from '@/components/motion/flight-pose';
import { curve, spring, type CurveName, type SpringName } from '@/theme';

const PLACE = { x: 200, y: 80, scale: 1, tilt: 2 };
const ARRIVAL: Arrival = {
  from: { x: 40, y: -300 },
  at: 0,
  flight: 320,
  slam: 90,
  size: 0.8,
  fades: false,
  flipAt: 160,
};
const REST = { ...PLACE, opacity: 1, turn: 1, side: 'face' };

test.each([410, 411, 800, 5000])('after %s ms it lies at its place, face up', (time) => {
  expect(arrivalPose(PLACE, ARRIVAL, time)).toEqual(REST);
});

test('it leaves from where it was let go', () => {
  expect(arrivalPose(PLACE, ARRIVAL, 0)).toMatchObject({ x: 40, y: -300, side: 'back' });
});

test('backs are seen until halfway, edge on at the turn, and faces after it', () => {
  for (let time = 0; time < 160; time += 10)
    expect(arrivalPose(PLACE, ARRIVAL, time).side).toBe('back');
  expect(arrivalPose(PLACE, ARRIVAL, 160).turn).toBeCloseTo(0);
  for (let time = 160; time < 420; time += 10)
    expect(arrivalPose(PLACE, ARRIVAL, time).side).toBe('face');
});

test('one’s own play shows its face all along, grows to 1.2 above the mat, and slams to 1', () => {
  const own: Arrival = { ...ARRIVAL, flight: 260, size: 1, flipAt: undefined };
  expect(arrivalPose(PLACE, own, 5)).toMatchObject({ side: 'face', turn: 1 });
  expect(arrivalPose(PLACE, own, 0).scale).toBeCloseTo(1.08);
  expect(arrivalPose(PLACE, own, 260).scale).toBeCloseTo(1.2);
  expect(arrivalPose(PLACE, own, 350).scale).toBe(1);
});

test('the arc stands above the straight line', () => {
  const along = arrivalPose(PLACE, { ...ARRIVAL, from: { x: 40, y: 80 } }, 40);
  expect(along.y).toBeLessThan(PLACE.y - 20);
});

test('where nothing may travel it fades in at its place', () => {
  const fading = { ...ARRIVAL, fades: true, flight: 150, slam: 0, flipAt: undefined };
  expect(arrivalPose(PLACE, fading, 75)).toEqual({ ...REST, opacity: 0.5 });
  expect(arrivalPose(PLACE, fading, 150)).toEqual(REST);
});

test('a swept play ends with the winner, small and unseen', () => {
  const departure = { to: { x: 10, y: -200 }, at: 280, time: 340, fades: false };
  expect(departurePose(PLACE, departure, 100)).toEqual(REST);
  expect(departurePose(PLACE, departure, 620)).toMatchObject({ x: 10, y: -200, opacity: 0 });
  expect(departurePose(PLACE, departure, 620).scale).toBeCloseTo(0.3);
});

test.each(Object.keys(curve) as CurveName[])('the curve %s only rises, from 0 to 1', (name) => {
  const heights = Array.from({ length: 101 }, (_, at) => ease(name, at / 100));
  expect(heights[0]).toBe(0);
  expect(heights[100]).toBe(1);
  expect([...heights].sort((a, b) => a - b)).toEqual(heights);
});

test.each(Object.keys(spring) as SpringName[])('the spring %s is home at its end', (name) => {
  expect(springAt(name, 0, 400)).toBe(0);
  expect(springAt(name, 399.9, 400)).toBeCloseTo(1, 2);
  expect(springAt(name, 400, 400)).toBe(1);
});

test('the rope rings three or four times', () => {
  const over = Array.from({ length: 380 }, (_, ms) => springAt('rope', ms, 380) > 1);
  const crossings = over.filter((is, at) => at > 0 && is !== over[at - 1]).length;
  expect(crossings).toBeGreaterThanOrEqual(3);
});
