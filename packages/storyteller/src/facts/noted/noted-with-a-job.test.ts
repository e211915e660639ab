import { READING_ORDER, type AgeBand, type Gender, type Occasion } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../../tell-social-story.ts';

const told = (
  ageBand: AgeBand,
  gender: Gender,
  problem: string,
  notes: string,
  occasion: Occasion = 'help',
): { title: string; text: string; leftOut: string } => {
  const name = gender === 'girl' ? 'Ada' : 'Theo';
  const { title, content, leftOut } = tellSocialStory({ name, ageBand, gender, problem, notes, occasion }, { seed: 2 });
  return { title, text: READING_ORDER.map((kind) => content[kind]).join('\n'), leftOut: leftOut.join(' | ') };
};

describe('a fact that is told has a job, and one that has none is listed', () => {
  test.each<[AgeBand, Gender, string, string, RegExp, string]>([
    ['4-5', 'boy', 'starting reception in september', 'wears glasses', /wears glasses/, 'wears glasses'],
    ['6-7', 'boy', 'daddy is deploying for 7 months', 'Has a frog puppet', /frog puppet/, 'frog puppet'],
    ['8-10', 'girl', 'moving up to juniors', 'teacher Mr Dass plays the guitar', /guitar/, 'guitar'],
    ['2-3', 'boy', 'bites when over excited', 'his taid plays rough', /rough/, 'plays rough'],
    ['2-3', 'boy', 'giving up the dummy', 'he calls it his dodo', /dodo/, 'dodo'],
    ['8-10', 'boy', 'refusing to go to school', 'feels safe with the librarian, Mr Bell', /ask for/, 'librarian'],
    [
      '2-3',
      'boy',
      'starting daycare in 2 weeks',
      'nani looks after him now while i work',
      /after Theo now/,
      'looks after',
    ],
    ['6-7', 'boy', 'fights with brother for the remote', 'brother Tomek, he is good boy', /ask for (?:his|Theo)/, ''],
    ['8-10', 'boy', "can't cope when plans change", 'likes knowing exact times', /some time knowing/, ''],
    ['4-5', 'girl', 'Mummy is ill and in bed', 'Granny Pat does nursery run', /does nursery run/, ''],
  ])('%s %s, %s: %j', (ageBand, gender, problem, notes, never, listed) => {
    const { text, leftOut } = told(ageBand, gender, problem, notes);
    expect(text).not.toMatch(never);
    expect(leftOut).toContain(listed);
  });

  test('what is of use when a day is hard is told', () => {
    expect(told('4-5', 'girl', 'tantrums in the shop', 'She has her own little list with pictures').text).toContain(
      'list with pictures',
    );
    expect(told('6-7', 'boy', 'scared of the neighbour dog', 'Auntie Kim has a calm old labrador called Duke').text).toContain('Duke'); // prettier-ignore
  });

  test('what people say in so many words stands in quotes', () => {
    const { text } = told('4-5', 'boy', 'swearing copied from his brother', 'we say oh sausages');
    expect(text).toContain('"oh sausages"');
  });
});

describe('a success of which the words stumble', () => {
  test('gets the articles that were meant', () => {
    const { title, text } = told('4-5', 'girl', 'gave her seat to other girl on bus', '', 'celebrate');
    expect(title).toContain('Another Girl');
    expect(text).toContain('gave her seat to another girl');
  });

  test('or is told in the words of the situation', () => {
    const { title, text } = told('8-10', 'boy', 'stood up to do talk w his class', '', 'celebrate');
    expect(`${title} ${text}`).not.toMatch(/do talk|\bw\b/i);
  });

  test('is not called by its smallest part', () => {
    const { title } = told('11+', 'boy', 'instead of kicking off he went to his room', '', 'celebrate');
    expect(title).not.toMatch(/Went to His Room/);
  });
});
