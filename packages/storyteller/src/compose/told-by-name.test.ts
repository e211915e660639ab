import { READING_ORDER, type AgeBand, type Gender } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

const told = (ageBand: AgeBand, gender: Gender, problem: string, notes: string, name = 'Robin') => {
  const { content, leftOut } = tellSocialStory({ name, ageBand, gender, problem, notes }, { seed: 1 });
  return { text: READING_ORDER.map((kind) => content[kind]).join('\n'), leftOut };
};

describe('whoever a story is about is in it by name', () => {
  test.each<[AgeBand, Gender, string, string, string]>([
    ['4-5', 'girl', "won't let her little sister touch her dolls", 'sister is Amy', 'Amy'],
    [
      '6-7',
      'girl',
      'has to share her bedroom toys with visiting cousins',
      'cousins Leila and Tariq',
      'Leila and Tariq',
    ],
    ['6-7', 'boy', 'upset that mum is always feeding the baby', 'baby is called Zayn', 'Zayn'],
    ['8-10', 'girl', 'has to share a room with her stepsister at weekends', 'stepsister Kayla, 10', 'Kayla'],
    ['6-7', 'girl', 'constantly bickering with her twin over everything', 'twin brother Luca', 'Luca'],
    ['6-7', 'boy', 'new stepbrother moving in with us', 'Noah is 7', 'Noah'],
    ['6-7', 'boy', "mum's new boyfriend is moving in", 'his name is Steve', 'Steve'],
    ['4-5', 'boy', 'daddy has a new girlfriend', 'Emma', 'Emma'],
    ['2-3', 'boy', 'new baby sister Edie came home, he wants to be carried', '', 'Edie'],
    ['8-10', 'boy', 'fights with his sister about who sits in the front seat', 'sister Clara is 11', 'Clara'],
  ])('%s: %s, %s / %s', (ageBand, gender, problem, notes, name) => {
    const { text, leftOut } = told(ageBand, gender, problem, notes);
    expect(text).toContain(name);
    expect(leftOut).toEqual([]);
  });

  test('a brother of whom the trouble says nothing is not put into it, and the page says so', () => {
    const { text, leftOut } = told('6-7', 'girl', 'scared of the hand dryers', 'big brother Tom');
    expect(text).not.toContain('Tom');
    expect(leftOut).toEqual(['big brother Tom']);
  });

  test('of a note that says more than the name, only what found no place is listed', () => {
    const { text, leftOut } = told(
      '4-5',
      'boy',
      'bites his brother when they fight over the tablet',
      'brother Sonny, his dad says he can bite an apple instead',
    );
    expect(text).toContain('Sonny');
    expect(leftOut).toContain('his dad says he can bite an apple instead');
    expect(leftOut.join()).not.toContain('Sonny');
  });

  test('in a story of a death nothing is said in passing', () => {
    const { text } = told('6-7', 'girl', 'her hamster died and her brother cries', 'brother Sid');
    expect(text).not.toContain('is called Sid');
  });
});
