import { describe, expect, it } from "vitest";

import type { Costly, Point } from "../../../src/generated/api";
import { doubt, lanes, line, marks, moment, percent, place, pointAt, rows } from "../../../src/lib/play/analysis";

const point = (number: number, ...expected: number[]): Point => ({ number, seat: 0, expected, cost: 0 });
const costly = (number: number, cost: number): Costly => ({ number, seat: 0, played: "a", better: "b", expected: 0.5, got: 0.5 - cost, cost, sure: 0.01, why: "", when: "" });

describe("the curve", () => {
  it("runs from the first move to the last, the win above", () => {
    const points = [point(0, 0.5, 0.5), point(5, 0.75, 0.25), point(10, 1, 0)];
    expect(line(points, 0, 10)).toBe("0,50 500,25 1000,0");
    expect(line(points, 1, 10)).toBe("0,50 500,75 1000,100");
  });
  it("finds the place of a moment and the moment of a place", () => {
    expect(place(5, 20)).toBe(0.25);
    expect(place(5, 0)).toBe(0);
    expect(moment(0.26, 20)).toBe(5);
    expect(moment(1.4, 20)).toBe(20);
  });
  it("says what was expected at a moment, also between two decisions", () => {
    const points = [point(2, 0.4), point(6, 0.6)];
    expect(pointAt(points, 5)?.expected).toEqual([0.4]);
    expect(pointAt(points, 6)?.expected).toEqual([0.6]);
    expect(pointAt(points, 0)?.expected).toEqual([0.4]);
    expect(pointAt([], 0)).toBeUndefined();
  });
  it("is told in a table that leaves no costly move out", () => {
    const points = Array.from({ length: 200 }, (_, number) => point(number, 0.5));
    const told = rows({ points, costly: [costly(33, 0.2)] }).map((row) => row.number);
    expect(told).toContain(33);
    expect(told).toContain(199);
    expect(told.length).toBeLessThan(16);
  });
});

describe("costly moves", () => {
  it("stand on the curve in the order of the game, ranked by what they cost", () => {
    expect(marks([costly(50, 0.3), costly(10, 0.2)]).map(({ number, rank }) => [number, rank])).toEqual([[10, 2], [50, 1]]);
  });
  it("are never told surer than they are", () => {
    expect(percent(0.456)).toBe(46);
    expect(doubt(0.001)).toBe(1);
    expect(doubt(0.0401)).toBe(4);
    expect(doubt(0.042)).toBe(5);
  });
});

describe("the marks on the curve", () => {
  it("stand above each other where they would cover each other", () => {
    expect(lanes([0, 5, 50, 52, 54, 100], 100, 200)).toEqual([0, 1, 0, 1, 2, 0]);
    expect(lanes([0, 5, 50], 100, 1000)).toEqual([0, 0, 0]);
  });
});
