import { ARTICLES } from '@storylantern/library';
import { describe, expect, it } from 'vitest';
import { textsOf, type Exchange } from '../src/converse/conversation.ts';
import { momentOf } from '../src/converse/moment.ts';
import { ordinaryAnswer } from '../src/converse/ordinary-answer.ts';
import { guidanceSearch } from '../src/retrieve/guidance-search.ts';
import { CONVERSATIONS } from './conversations.ts';

const search = guidanceSearch(ARTICLES);
const talks = new Map<string, readonly Exchange[]>();
function talk(messages: readonly string[]): readonly Exchange[] {
  const key = messages.join('\n');
  const known = talks.get(key) ?? hold(messages);
  talks.set(key, known);
  return known;
}
function hold(messages: readonly string[]): readonly Exchange[] {
  const before: Exchange[] = [];
  for (const message of messages) {
    const moment = momentOf({ before, message, child: null, country: null, seed: '3' });
    before.push({ asked: message, answer: ordinaryAnswer(moment, search) });
  }
  return before;
}
const textOf = (...messages: readonly string[]): string =>
  textsOf(talk(messages).at(-1)?.answer ?? missing()).join('\n');
const pageOf = (...messages: readonly string[]) => talk(messages).at(-1)?.answer.guidance[0]?.id;
const missing = (): never => {
  throw new Error('A talk has at least one message');
};
/** A talk by what its parent is like. */
const held = (habit: string) => CONVERSATIONS.find((each) => each.habit === habit)?.turns ?? missing();
/** The answers to a talk, by what was asked. */
const answersOf = (habit: string): ReadonlyMap<string, string> =>
  new Map(talk(held(habit)).map(({ asked, answer }) => [asked, textsOf(answer).join('\n')]));

const UNKNOWN = /nothing I would trust|I would be guessing|not in what I have read|I do not know that/;

describe('what parents ask next is answered from the page in hand', () => {
  it.each([
    ['two at once', 'which one do I put to bed first?', /falls asleep faster/],
    ['asks the hard things about a dead pet', 'should we bury him together?', /a box/],
    ['asks the hard things about a dead pet', 'she thinks he will wake up', /can't wake up/],
    ['asks the hard things about a dead pet', 'is that normal', /comes in pieces/],
    ['asks only bare questions', 'how long does this take?', /week/],
    ['asks only bare questions', 'grandma says we should take the nappies away', /Tell grandma/],
    ['waits for the doctor', 'what do I ask the school?', /in writing/],
    ['waits for the doctor', 'how long does an assessment take?', /waiting time/],
    ['cooks twice', 'do I make her a separate meal?', /^One meal/],
    ['cooks twice', 'ok and if she eats nothing?', /dinner is over/],
    ['fights the tablet', 'he melts down when I turn it off', /ending/],
    ['lost a baby', 'what do I say exactly?', /The baby died/],
    ['lost a baby', 'is it ok to show her photos', /If you want to/],
    ['talks of others as they', 'they want to exclude him', /meeting/],
    ['talks of others as they', 'what do I do when it happens?', /Between them first/],
    ['goes abroad', 'when do we tell them?', /./],
    ['goes abroad', 'can we visit first?', /swing/],
    ['afraid of a dog at a party', 'should we get a puppy?', /Not as a cure/],
  ])('%s: "%s"', (habit, asked, must) => {
    const answer = answersOf(habit).get(asked) ?? '';
    expect(answer).toMatch(must);
    expect(answer).not.toMatch(UNKNOWN);
  });
});

/** Openings of talks about unlike things, for what must hold on any page. */
const OPENINGS = [
  'my 2 year old throws food',
  'my 3 year old is jealous of the new baby',
  '7 year old wets the bed every night',
  'my son started school and cries at the gate, he is 4',
  'she stammers since last week, 3',
  'my kids fight all day, 5 and 8',
  'he lies about everything, 9',
  'she only talks at home, never at school, 5',
  'our grandma died and he is 6',
  'we speak Polish and English at home, 2 and a half',
  'she is scared of the dark, 5',
  'wakes at 5 every morning, 2yo',
];

describe.each(OPENINGS)('after "%s"', (opening) => {
  it.each([
    'is that normal',
    'how long?',
    'tried that',
    "ok and if that doesn't work?",
    'should we see someone?',
    'will it get better?',
  ])('"%s" is answered from the same page, and never with "I do not know"', (bare) => {
    expect(pageOf(opening, bare)).toBe(pageOf(opening));
    expect(textOf(opening, bare)).not.toMatch(UNKNOWN);
  });

  it('"what do I say exactly?" gives one whole sentence to say', () => {
    expect(textOf(opening, 'what do I say exactly?')).toMatch(/"(?:[A-Z])[^"]{8,}[.!?…]?"/u);
  });

  it('nothing that was tried is praised, and nothing that has not failed yet is called a failure', () => {
    expect(textOf(opening, 'tried that')).not.toMatch(/more than a success/);
    expect(textOf(opening, "ok and if that doesn't work?")).not.toMatch(/off the list|has had its turn/);
  });
});

describe('a talk does not stray', () => {
  it.each([
    ['my 4 year old is a fussy eater', 'do I make her a separate meal?', 'fussy-eating'],
    ['potty regression after new baby, 3.5', 'grandma laughed at him', 'back-to-baby'],
    ['does my 7yo have adhd, he can not sit still', 'how long does an assessment take?', 'wondering-about-adhd'],
  ])('"%s", "%s"', (opening, next, page) => expect(pageOf(opening, next)).toBe(page));

  it.each([
    ['my 6yo says someone at school hits him every day', 'bullied'],
    ['wakes at 5 every morning, 2yo', 'early-waking'],
    ['my son is autistic and haircuts are hell', 'haircuts'],
    ['my 4yo is obsessed with the ipad', 'screen-how-much'],
    ["she won't sleep in her own bed, 4", 'our-bed'],
  ])('"%s" begins on %s', (asked, page) => expect(pageOf(asked)).toBe(page));

  it('what to buy is not answered from a page', () => {
    expect(talk(['what is the best pushchair'])[0]?.answer.tonight).toEqual([]);
  });
});

it('nothing is offered to be made in a talk about grief, at any turn', () => {
  for (const { answer } of talk(held('asks the hard things about a dead pet'))) expect(answer.offer).toBeNull();
});

it('an age told at the end of the first message is not asked for again', () => {
  expect(textOf("she won't sleep in her own bed, 4")).not.toContain('How old is your child?');
  expect(textOf('my kids fight all day, 5 and 8')).not.toContain('How old is your child?');
});
