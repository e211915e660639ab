import { ARTICLES } from '@storylantern/library';
import { describe, expect, it } from 'vitest';
import { textsOf, type Exchange } from '../src/converse/conversation.ts';
import { momentOf } from '../src/converse/moment.ts';
import { ordinaryAnswer } from '../src/converse/ordinary-answer.ts';
import { guidanceSearch } from '../src/retrieve/guidance-search.ts';
import { LABELLED } from './labelled-conversations.ts';

/** The talks of parents with habits of their own, answered turn by turn where the safety rules found nothing. */
const search = guidanceSearch(ARTICLES);
const held = LABELLED.map(({ habit, turns }, seed) => {
  const before: Exchange[] = [];
  for (const [message] of turns) {
    const moment = momentOf({ before, message, child: null, country: null, seed: String(seed) });
    before.push({ asked: message, answer: ordinaryAnswer(moment, search) });
  }
  return { habit, turns, talk: before };
});
/** Spanish talks are answered by other means. */
const english = held.filter(({ habit }) => !habit.startsWith('Spanish'));
const wordsIn = (text: string) => text.split(/\s+/).length;

describe.each(english)('$habit', ({ turns, talk }) => {
  it('says no text twice, whatever the pronoun', () => {
    const said = new Set<string>();
    for (const { answer } of talk) {
      for (const text of textsOf(answer)) {
        const plain = text.replace(/\b(?:he|she|they|him|her|them|his|their)\b/gi, '_');
        expect(said, text).not.toContain(plain);
        said.add(plain);
      }
    }
  });

  it('is answered only from pages an editor would accept', () => {
    const strayed = talk.flatMap(({ asked, answer }, nth) => {
      const [page] = answer.sources.length > 0 ? answer.guidance : [];
      return !page || (turns[nth]?.[1] ?? '').split(' ').includes(page.id) ? [] : [`${asked} -> ${page.id}`];
    });
    expect(strayed).toEqual([]);
  });

  it('comes to the end of what is known at most once', () => {
    const ends = talk.filter(({ answer }) => textsOf(answer).some((text) => text.startsWith('I have told you')));
    expect(ends.length).toBeLessThanOrEqual(1);
  });

  it('asks at most one question at the end of an answer', () => {
    for (const { answer } of talk)
      expect((answer.question ?? '').split('?').length, answer.question ?? '').toBeLessThanOrEqual(2);
  });
});

it('most turns that a page may answer are answered from a page', () => {
  const may = english.flatMap(({ turns, talk }) => talk.filter((_, nth) => (turns[nth]?.[1] ?? '') !== ''));
  const from = may.filter(({ answer }) => answer.guidance.length > 0 && answer.sources.length > 0);
  expect(from.length / may.length).toBeGreaterThanOrEqual(0.9);
});

it('first answers are short letters, later ones shorter still', () => {
  const answers = english.flatMap(({ talk }) => talk.map(({ answer }) => answer));
  const firsts = answers.filter((each) => each.tonight.length > 0);
  for (const each of firsts) {
    const words = wordsIn([...textsOf(each), each.offer?.label ?? ''].join(' '));
    expect(words).toBeGreaterThanOrEqual(110);
    expect(words).toBeLessThanOrEqual(200);
  }
  for (const each of answers.filter((answer) => answer.tonight.length === 0)) {
    expect(wordsIn(textsOf(each).join(' ')), textsOf(each).join(' ')).toBeLessThanOrEqual(115);
  }
});

it.each([
  'ok maybe. thanks',
  'Thank you, that is kind.',
  'Well, I will try that. Good night.',
  'fair enough. will try',
])('"%s" is thanked back and not advised again', (thanks) => {
  const turn = english.flatMap(({ talk }) => talk).find(({ asked }) => asked === thanks);
  expect(turn?.answer.guidance).toEqual([]);
  expect(turn?.answer.tonight).toEqual([]);
});

it.each([
  '20 months',
  "she's 8",
  'she is five and a bit, does that change anything?',
  'i mean 12, sorry, fat fingers',
  '5',
])('"%s" is taken as an age', (age) => {
  const turn = english.flatMap(({ talk }) => talk).find(({ asked }) => asked === age);
  expect(turn?.answer.opening[0]).toMatch(/^Thank you; /);
});
