import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  ABOUT_MILESTONES,
  ARTICLES,
  LOST_SKILL,
  MILESTONE_AGES,
  MILESTONE_AREAS,
  milestoneAgeOf,
  MILESTONES,
  whenToAsk,
} from '../index.ts';

const TYPICAL = MILESTONE_AREAS.flatMap((area) =>
  MILESTONE_AGES.map((age) => ({ where: `${area} at ${age}`, ...MILESTONES[area].typical[age] })),
);
const ASKS = MILESTONE_AREAS.flatMap((area) => Object.values(MILESTONES[area].ask));
const ALL_TEXTS = [...TYPICAL.map(({ text }) => text), ...ASKS, ABOUT_MILESTONES.text, LOST_SKILL.text];

const sentences = (text: string): string[] => text.match(/[^.!?]+[.!?]+["”]?(?=\s|$)/gu) ?? [];

it('each of the six areas has a text for every age from 2 to 12', () => {
  expect(TYPICAL).toHaveLength(42);
  expect(MILESTONE_AREAS.map((area) => MILESTONES[area].area)).toEqual([...MILESTONE_AREAS]);
});

it('says it in one to three plain sentences', () => {
  const wrong = TYPICAL.filter(
    ({ text }) => sentences(text).length < 1 || sentences(text).length > 3 || text.split(/\s+/u).length > 45,
  );
  expect(wrong.map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
});

it('names the age each text is about', () => {
  const wrong = TYPICAL.filter(({ text, where }) => {
    const age = where.split(' at ')[1] ?? '';
    const [from = ''] = age.split('-');
    return !new RegExp(`\\b${from}\\b`, 'u').test(text) && !(age === '2' && text.includes('two and a half'));
  });
  expect(wrong.map(({ where }) => where)).toEqual([]);
});

it('names a public page for every text, at an address that can be opened', () => {
  const sources = [...TYPICAL, ABOUT_MILESTONES, LOST_SKILL].flatMap((each) => each.sources);
  expect(sources.filter(({ address }) => !URL.canParse(address) || !address.startsWith('https://'))).toEqual([]);
  expect(sources.filter(({ organisation, page }) => !organisation || !page)).toEqual([]);
  expect(TYPICAL.filter((each) => new Set(each.sources).size !== each.sources.length)).toEqual([]);
});

it('leads to a page of guidance that exists for every area', () => {
  const known = new Set(ARTICLES.map(({ id }) => id));
  expect(MILESTONE_AREAS.filter((area) => !known.has(MILESTONES[area].guidance))).toEqual([]);
});

it('says whom to ask, in every area, before school and at school', () => {
  expect(ASKS).toHaveLength(12);
  expect(ASKS.filter((text) => !/health visitor|doctor|teacher/u.test(text))).toEqual([]);
  expect(whenToAsk('socialSkills', '5')).toBe(MILESTONES.socialSkills.ask.early);
  expect(whenToAsk('socialSkills', '6-8')).toBe(MILESTONES.socialSkills.ask.school);
});

it('frightens and shames nobody', () => {
  const unwelcome =
    /\b(behind|abnormal|normal|delay(?:ed)?|fail(?:s|ed|ure)?|should|must|worse than|naughty|problem child|disorder|alarming|bad)\b/iu;
  expect(ALL_TEXTS.filter((text) => unwelcome.test(text) && !text.includes('behind it'))).toEqual([]);
  expect(ALL_TEXTS.filter((text) => /\b(color|behavior|favorite|mom|pediatric\w*)\b/iu.test(text))).toEqual([]);
});

it('no sentence stands for two ages of the same area, apart from what holds for several', () => {
  const twice = MILESTONE_AREAS.flatMap((area) => {
    const texts = MILESTONE_AGES.map((age) => MILESTONES[area].typical[age].text);
    return texts.filter((text, at) => texts.indexOf(text) !== at);
  });
  expect(twice).toEqual([]);
});

it('every age from 2 to just under 13 has its text, and the texts follow each other', () => {
  fc.assert(
    fc.property(fc.double({ min: 2, max: 12.999, noNaN: true }), (years) => {
      const age = milestoneAgeOf(years);
      if (age === null) return false;
      const [from = 0, to = from] = age.split('-').map(Number);
      return Math.floor(years) >= from && Math.floor(years) <= to;
    }),
  );
  expect([1.9, 13, 40, -1, Number.NaN, Infinity].map(milestoneAgeOf)).toEqual([null, null, null, null, null, null]);
});
