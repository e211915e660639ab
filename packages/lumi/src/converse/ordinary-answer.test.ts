import { ARTICLES } from '@storylantern/library';
import { describe, expect, it } from 'vitest';
import { guidanceSearch } from '../retrieve/guidance-search.ts';
import { textsOf, type Exchange } from './conversation.ts';
import { momentOf } from './moment.ts';
import { printed } from './near-turns.ts';
import { ordinaryAnswer } from './ordinary-answer.ts';

const search = guidanceSearch(ARTICLES);
/** Holds a talk and gives every exchange of it. */
function talk(...messages: readonly string[]): readonly Exchange[] {
  const before: Exchange[] = [];
  for (const message of messages) {
    const moment = momentOf({ before, message, child: null, country: null, seed: '7' });
    before.push({ asked: message, answer: ordinaryAnswer(moment, search) });
  }
  return before;
}
const last = (...messages: readonly string[]) => {
  const answer = talk(...messages).at(-1)?.answer;
  if (!answer) throw new Error('A talk has at least one message');
  return answer;
};
const pageOf = (...messages: readonly string[]) => last(...messages).guidance[0]?.id;
const textOf = (...messages: readonly string[]) => textsOf(last(...messages)).join('\n');

describe('a talk stays with its page', () => {
  it.each([
    'And his mother agrees with him.',
    'who do i ring first',
    'how many nights would it take if we both did the same thing',
    'is it my fault',
    'that is unrealistic, I work from home',
    'what about when we are at gran’s',
    'the big one has school',
  ])('on "%s"', (message) =>
    expect(pageOf('my son is 4 and wakes at 1 and 3 every night', message)).toBe('night-waking'),
  );

  it('and leaves it when the parent does', () => {
    expect(
      pageOf('my son is 4 and wakes at 1 and 3 every night', 'by the way, how do I stop him biting his friends'),
    ).toBe('biting');
  });

  it('and comes back to it when the parent does', () => {
    const page = pageOf(
      'lunchbox comes home full, she is 6',
      'different question, she wets the bed',
      'back to the lunchbox, no time to eat',
    );
    expect(page).toBe('lunchbox');
  });

  it('and sees from what is told later that another page was meant', () => {
    expect(pageOf('wakes up screaming every night 4yo', "it's about 10 o'clock, and he doesn't remember it")).toBe(
      'night-terrors',
    );
  });
});

describe('what is said about the talk', () => {
  const bites = 'my son is 2 and bites at nursery';

  it('names a person for "who do I ring", and what to say', () => {
    expect(textOf(bites, 'who do i ring first')).toMatch(/^Your (?:doctor|health visitor)/);
  });

  it('gives words of the same page for "exact words"', () => {
    expect(textOf(bites, 'give me the exact words please')).toMatch(/^Short, and the same each time: "/);
  });

  it('opens the form for a story, with its beginning written', () => {
    const { offer } = last(bites, 'can you make a story about it');
    expect(offer?.href).toMatch(/^\/custom-story\?about=\w/);
  });

  it('opens the form for a song when a song is asked for', () => {
    expect(last(bites, 'could you write a song for him').offer?.href).toMatch(/^\/custom-song\?theme=\w/);
  });

  it('does not blame, and does not advise, when a parent blames themselves', () => {
    const answer = last(bites, "I'm a terrible mum");
    expect(answer.tonight).toEqual([]);
    expect(textsOf(answer).join(' ')).not.toMatch(/\b(?:should have|simply|just|you need to)\b/);
  });

  it('takes up a detail in the parent’s words and asks one thing', () => {
    const answer = last(bites, 'he did stop for one week in may');
    expect(answer.opening[0]).toMatch(/^"He did stop for one week in may\."/);
    expect(answer.question).not.toBeNull();
  });

  it('goes on with what it offered when the parent says yes', () => {
    const before = talk(bites, 'what about the moon');
    const offered = /"([^"]+)"/.exec(before.at(-1)?.answer.opening.join(' ') ?? '')?.[1] ?? '';
    const page = ARTICLES.find((each) => each.id === 'biting');
    const turn = page?.turns.find((each) => each.asks.some((asked) => printed(asked) === offered));
    expect(turn).toBeDefined();
    expect(textOf(bites, 'what about the moon', 'yes please')).toContain(turn?.answer.split(/[{"]/)[0]);
  });
});

describe('a beginning that says little', () => {
  it.each(['help', 'its the evenings', 'i dont know what to do', 'bad day'])(
    '"%s" is asked about, warmly',
    (message) => {
      const answer = last(message);
      expect(answer.question).not.toBeNull();
      expect(textsOf(answer).join(' ')).not.toMatch(/beyond what I have read|health visitor/);
    },
  );

  it('is read together with what comes next', () => {
    expect(pageOf('help', 'its bedtime', 'he just will not go to bed, two hours of it')).toMatch(/^bedtime/);
  });
});

it('a letter is read by its sentences', () => {
  const letter =
    'Hello. I hope this is the right place. My son started in reception three weeks ago and every morning is the same, ' +
    "he clings to the gate, his teacher has to carry him in, and by the time I get to work I'm in tears as well. " +
    "She says he stops the minute I've gone. I've tried promising him treats. He is only just four.";
  expect(pageOf(letter)).toMatch(/^(?:starting-school|nursery-drop-off|refuses-school)$/);
});

it('a page named as the nearest is told when the parent says yes', () => {
  const [first] = talk('which pushchair folds smallest for the plane');
  const near = first?.answer.guidance[0]?.id;
  expect(near).toBeDefined();
  expect(pageOf('which pushchair folds smallest for the plane', 'yes')).toBe(near);
  expect(first?.answer.tonight).toEqual([]);
});

it('an age far from the page’s own is said openly, or another page is found', () => {
  expect(textOf('my 2 year old says no to everything', 'i mean 12, sorry')).toContain('twelve');
});
