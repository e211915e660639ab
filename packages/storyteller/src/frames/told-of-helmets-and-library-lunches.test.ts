import { describe, expect, test } from 'vitest';
import { tellSocialStory, type Brief } from '../index.ts';
import { newEquipment } from './health/new-equipment.ts';

const told = (problem: string, ageBand: Brief['ageBand']) =>
  tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes: '' }, { seed: 3 });
const placeOf = (problem: string, ageBand: Brief['ageBand']): string => {
  const { situation, thread } = told(problem, ageBand);
  return `${situation}/${thread}`;
};

describe('what is seen by others is told as that', () => {
  test.each([
    [
      'school-dinners/watchedeating',
      ['6-7', '8-10', '11+'],
      [
        'wont eat her lunch in front of other people at school',
        "she won't eat in front of the other children, brings her lunchbox home full",
        'hates eating in front of others in the dinner hall',
        'refuses to eat lunch in front of her classmates',
        'cant eat her sandwiches in front of anyone at school',
        'will not eat in front of her friends at lunch',
      ],
    ],
    [
      'making-friends/amongbooks',
      ['6-7', '8-10'],
      [
        'eats her lunch alone in the library every day',
        'spends every lunchtime on her own in the library',
        'she hides in the library at lunch and eats by herself',
        'sits by herself in the classroom at break, has no friends',
        'in the library every lunch time because nobody plays with her',
        'has lunch alone in an empty classroom',
      ],
    ],
    ['making-friends/library', ['11+'], ['eats her lunch alone in the library every day']],
    [
      'general/helmetfirst',
      ['2-3', '4-5', '6-7', '8-10', '11+'],
      [
        'will not wear her cycle helmet',
        "refuses to wear a bike helmet because it's not cool",
        'takes her helmet off on her scooter when i cant see',
        'rides her bike without a helmet',
        'every bike ride is a battle, she hates her helmet',
        'says her skateboard helmet is babyish and wont wear it, goes skating without',
      ],
    ],
    [
      'glasses/specsinbag',
      ['4-5', '6-7', '8-10', '11+'],
      [
        'takes her glasses off at school and only wears them at home',
        'wont wear her glasses at school, wears them fine at home',
        'teacher says she never has her glasses on in class, she hides them in her bag',
        'only wears her glasses at home, never at school',
        'she hides her glasses at school',
        'pretends she forgot her glasses at school',
      ],
    ],
    [
      'sitting-still/beforethought',
      ['4-5', '6-7', '8-10', '11+'],
      [
        "has ADHD and can't help it but everyone thinks she is naughty",
        "adhd, she says she can't help it when she calls out",
        'has ADHD and gets told off all day for wriggling on the carpet',
        'she is impulsive and always in trouble',
      ],
    ],
    [
      'new-teacher/assistant',
      ['6-7', '8-10'],
      [
        'has a new teaching assistant at school and wont go with her',
        'new helper at school and she misses the old one',
        'her one to one at school has changed and she is upset',
        'her TA has left and there is a new one',
      ],
    ],
    [
      'hearing-aid/looks',
      ['6-7', '8-10', '11+'],
      [
        'has new hearing aids and kids ask about them',
        'everybody keeps asking her what her hearing aids are for',
        'children ask questions about her hearing aid',
      ],
    ],
    [
      'screen-time/plateseen',
      ['6-7', '8-10'],
      [
        "on her phone at Grandad's table and grandad gets cross",
        "wont put her phone down at meals at her Nan's",
        'grandad says no phones at his table and she keeps looking at it',
      ],
    ],
    [
      'parents-divorce/fault',
      ['4-5', '6-7', '8-10'],
      [
        'we are getting divorced and she asked was it because I was naughty',
        'thinks daddy left because she was naughty',
        'asks if we split up because of her',
        'convinced dad moved out because she was bad',
      ],
    ],
  ] as const)('%s', (place, bands, problems) => {
    for (const band of bands)
      for (const problem of problems) expect([band, problem, placeOf(problem, band)]).toEqual([band, problem, place]);
  });

  test.each([
    ['she loves the library and wants to be a librarian', 'amongbooks'],
    ['prefers to sit alone in the library at lunch, she is happy', 'amongbooks'],
    ['fell off her bike and hurt her head, she wore a helmet', 'helmetfirst'],
    ['wears a helmet because of seizures and hates it', 'helmetfirst'],
    ['children laugh at her glasses at school', 'specsinbag'],
    ['lost her glasses at school', 'specsinbag'],
    ['her brother has ADHD and is always in trouble', 'beforethought'],
    ['she eats in front of the telly', 'watchedeating'],
  ] as const)('%s is another matter', (problem, thread) => {
    for (const band of ['6-7', '8-10'] as const) expect(told(problem, band).thread).not.toBe(thread);
  });

  test('a child is told no word for itself by a scene', () => {
    const { content } = told('has ADHD and gets told off all day', '8-10');
    expect(Object.values(content).join(' ')).not.toMatch(/ADHD/);
  });
});

test('a role of one scene is not overwritten by a role of another or of its frame', () => {
  expect(newEquipment.roles.hourswornWorn?.fallback.text).toBe('the brace');
  expect(newEquipment.roles.worn?.fallback.text).toBe('the splint');
  expect(JSON.stringify(newEquipment.text)).toContain('{hourswornWorn}');
}); // prettier-ignore
