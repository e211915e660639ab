import { ABILITIES, BEINGS, PLACES, PROBLEMS, type Ability } from '@storylantern/library';
import { describe, expect, it } from 'vitest';
import type { Figure } from '../arc.ts';
import { PLANTS, PROBLEM_LINES, ROAD_BLOCKS, passes, solves } from './plot.ts';

const figure = (name: string, he: string, him: string, his: string): Figure => ({
  id: 'somebody',
  name,
  names: `${name}'s`,
  introduced: name,
  kind: 'guinea pig',
  aKind: 'a guinea pig',
  theKind: 'the guinea pig',
  kinds: 'guinea pigs',
  he,
  him,
  his,
  He: he.charAt(0).toUpperCase() + he.slice(1),
  His: his.charAt(0).toUpperCase() + his.slice(1),
  being: null,
  isChild: false,
  says: 'Wheek',
});
const SOLVERS = [
  figure('Pip', 'she', 'her', 'her'),
  figure('Captain Custard', 'Captain Custard', 'Captain Custard', "Captain Custard's"),
];
const IN_TROUBLE = ['Nutmeg', 'the guinea pig'];

const sentences = (text: string): string[] => text.split(/(?<=[.!?]"?)\s+(?=["A-Z])/);
const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
/** The sentences of these texts that are longer than `most` words; empty when all is well. */
const tooLong = (most: number, all: readonly string[]): string[] =>
  all.flatMap(sentences).filter((sentence) => words(sentence) > most);
/** The texts that are not whole sentences, well written. */
const misshapen = (all: readonly string[]): string[] =>
  all.filter(
    (text) =>
      !/^["A-Z]/.test(text) ||
      !/[.!?]"?$/.test(text) ||
      /undefined|\s{2}|\s[,.!?]|[.!?]"? [a-z](?!aid\b)|\b(?:a [aeiou]|an [^aeiouh])/.test(
        text.replace(/[!?]" (?:said|says|went|she|it|Pip)\b.*/g, '.'),
      ),
  );

const problems = PROBLEMS.map((id) => PROBLEM_LINES[id]);
const roads = PROBLEMS.map((id) => ROAD_BLOCKS[id]);
const told = <Line>(
  lines: Readonly<Partial<Record<Ability, Line>>>,
  tell: (line: Line) => readonly string[],
): string[] =>
  ABILITIES.flatMap((ability) => {
    const line = lines[ability];
    return line === undefined ? [] : tell(line);
  });

describe('troubles', () => {
  it('are solved by at least five abilities each, and every ability solves something', () => {
    for (const problem of PROBLEMS) {
      expect(ABILITIES.filter((ability) => solves(ability, problem)).length, problem).toBeGreaterThanOrEqual(5);
      expect(ABILITIES.filter((ability) => passes(ability, problem)).length, problem).toBeGreaterThanOrEqual(5);
      expect(Object.keys(PROBLEM_LINES[problem].solveShort), problem).toEqual(
        Object.keys(PROBLEM_LINES[problem].solve),
      );
      expect(Object.keys(ROAD_BLOCKS[problem].solveShort), problem).toEqual(Object.keys(ROAD_BLOCKS[problem].solve));
    }
    for (const ability of ABILITIES)
      expect(
        PROBLEMS.some((problem) => solves(ability, problem)),
        ability,
      ).toBe(true);
  });

  it('have at least four tries that fail, each for a reason', () => {
    for (const problem of problems) {
      expect(problem.fails.length, problem.id).toBeGreaterThanOrEqual(4);
      for (const fail of problem.fails) {
        const [attempt, reason] = fail('Mia', 'Nutmeg');
        expect(attempt).toMatch(/^Mia /);
        expect(reason).toMatch(/^but .*[^.]$/);
      }
    }
    for (const road of roads) {
      expect(road.fails.length, road.id).toBeGreaterThanOrEqual(4);
      for (const fail of road.fails) expect(fail('Mia'), road.id).toMatch(/^Mia .*, but .*\.$/);
    }
  });

  it('are told in many ways: six of each trouble, eight tries and five ends of it, four of what is in the road', () => {
    for (const problem of problems) {
      expect(new Set(problem.troubles.map((tell) => tell('Mia'))).size, problem.id).toBeGreaterThanOrEqual(6);
      expect(new Set(problem.afters.map((tell) => tell('Mia'))).size, problem.id).toBeGreaterThanOrEqual(5);
      expect(new Set(problem.fails.map((tell) => tell('Mia', 'Pip')[0])).size, problem.id).toBeGreaterThanOrEqual(8);
    }
    for (const road of roads) {
      expect(new Set(road.troubles).size, road.id).toBeGreaterThanOrEqual(4);
      expect(new Set(road.fails.map((tell) => tell('Mia'))).size, road.id).toBeGreaterThanOrEqual(8);
    }
  });

  it('are told in sentences that a child of five can follow', () => {
    const all = problems.flatMap((problem) =>
      IN_TROUBLE.flatMap((x) => [
        ...problem.troubles.map((tell) => tell(x)),
        ...problem.afters.map((tell) => tell(x)),
        ...problem.fails.map((fail) => `${fail('Mia', x).join(', ')}.`),
        ...SOLVERS.flatMap((solver) => told(problem.solve, (line) => [line(solver, x)])),
      ]),
    );
    expect(misshapen(all)).toEqual([]);
    expect(tooLong(14, all)).toEqual([]);
  });

  it('as obstacles of a road, too', () => {
    const all = roads.flatMap((road) => [
      ...road.troubles,
      ...road.fails.map((fail) => fail('Mia')),
      ...SOLVERS.flatMap((solver) => told(road.solve, (line) => [line(solver)])),
    ]);
    expect(misshapen(all)).toEqual([]);
    expect(tooLong(14, all)).toEqual([]);
  });

  it('are told to the youngest in eight words', () => {
    const all = [
      ...problems.flatMap((problem) => [
        ...IN_TROUBLE.map((x) => problem.short(x)),
        ...told(problem.solveShort, (line) => SOLVERS.map((solver) => line(solver, 'the guinea pig'))),
      ]),
      ...roads.flatMap((road) => [
        road.short,
        ...told(road.solveShort, (line) => SOLVERS.map((solver) => line(solver))),
      ]),
    ];
    expect(misshapen(all)).toEqual([]);
    expect(tooLong(8, all)).toEqual([]);
    const [pip] = SOLVERS;
    const whole = pip ? problems.flatMap((problem) => told(problem.solveShort, (line) => [line(pip, 'Nutmeg')])) : [];
    expect(whole.filter((text) => words(text) > 8)).toEqual([]);
  });

  it('happen to beings and on ways to places, and a good part of all beings can help', () => {
    for (const being of BEINGS) expect(PROBLEMS, being.id).toContain(being.need);
    for (const place of PLACES) {
      const able = BEINGS.filter((being) => being.can.some((ability) => passes(ability, place.gap)));
      expect(able.length / BEINGS.length, place.id).toBeGreaterThanOrEqual(0.3);
    }
    for (const problem of PROBLEMS) {
      const able = BEINGS.filter((being) => being.can.some((ability) => solves(ability, problem)));
      expect(able.length / BEINGS.length, problem).toBeGreaterThanOrEqual(0.3);
    }
  });
});

describe('habits', () => {
  it('come in four whole variants an ability, short and well formed', () => {
    for (const ability of ABILITIES) expect(PLANTS[ability].length, ability).toBe(4);
    const all = ABILITIES.flatMap((ability) =>
      PLANTS[ability].flatMap((plant) => SOLVERS.map((solver) => plant(solver))),
    );
    expect(misshapen(all)).toEqual([]);
    expect(tooLong(14, all)).toEqual([]);
  });

  it('name whoever has them, so that the answer is known later', () => {
    const [pip] = SOLVERS;
    const silent = ABILITIES.flatMap((ability) => PLANTS[ability]).filter(
      (plant) => pip && !plant(pip).includes('Pip'),
    );
    expect(silent).toEqual([]);
  });
});
