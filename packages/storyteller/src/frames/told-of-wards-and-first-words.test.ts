import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory, type SocialStory } from '../index.ts';

const told = (ageBand: AgeBand, problem: string, notes = ''): SocialStory =>
  tellSocialStory({ name: 'Leo', ageBand, gender: 'boy', problem, notes }, { seed: 3 });
const textOf = ({ content }: SocialStory): string => READING_ORDER.map((kind) => content[kind]).join('\n');

describe('a story of what sets it off is told of that', () => {
  test.each<[AgeBand, string, string]>([
    ['2-3', 'gets cross when I ask him to stop playing to sit on the potty', 'potty-training/gamewaits'],
    ['4-5', 'runs and hides behind the sofa as soon as he sees the toothbrush', 'brushing-teeth/brushchase'],
    ['4-5', 'clamps his mouth shut because the mint toothpaste is too spicy', 'brushing-teeth/taste'],
    ['4-5', "dentist check up on Monday, doesn't want anyone to put fingers in his mouth", 'dentist/fingers'],
    ['8-10', 'five days in hospital for IV antibiotics and he hates the drip', 'hospital-stay/drip'],
    ['11+', 'stuck in hospital for two weeks, bored and missing his friends', 'hospital-stay/afternoon'],
    ['6-7', 'has to stay in hospital for a few nights without his brother', 'hospital-stay/twobeds'],
    ['6-7', "has juvenile arthritis, his knees hurt and he can't play with the others", 'long-illness/side'],
    ['8-10', "takes over every group project, won't let the others do their bit", 'group-work/takesover'],
    ['4-5', 'has chickenpox and is so itchy', 'being-sick/spots'],
    ['8-10', 'he has a brace and lisps when he reads aloud', 'braces/braceslisp'],
    ['11+', 'getting braces, worried people will call him metal mouth', 'braces/metalnames'],
    ['6-7', "gets tired walking, hates the buggy because he says it's for babies", 'body-gets-tired/wheels'],
    ['6-7', 'punched a boy called Max because he called him a baby', 'hitting/wordsfirst'],
    ['4-5', 'was dry for months and since we moved he wets the bed again', 'bed-wetting/wetagain'],
    ['8-10', "feels guilty leaving me to go to his dad's, asks if I will be lonely", 'two-homes/staysbehind'],
    ['4-5', 'a big dog jumped up at him in the park and knocked him over', 'dogs/knocked'],
    ['6-7', "his best friend got a puppy and he's too scared to go round", 'dogs/house'],
    ['4-5', 'going to the Christmas market, last time he was squashed between legs', 'crowds/legs'],
    ['4-5', 'he stammers and his cousins finish his sentences for him', 'stutter/finished'],
    ['6-7', "has just been told he has ADHD and asks what's wrong with his brain", 'having-adhd/nothingwrong'],
    [
      '8-10',
      'we are a foster family and Tyler who lived with us is moving to his adoptive parents, our son is heartbroken',
      'fostering/moveson',
    ],
    ['4-5', 'the teacher told him off for talking, it was actually his friend', 'told-off/innocent'],
    ['2-3', 'we left his bunny on the bus and he cries for it at bedtime', 'lost-toy/arms'],
    ['11+', 'his friends all vape and he is scared they will drop him if he keeps saying no', 'peer-pressure/asked'],
    ['8-10', "a boy copies Leo's answers in maths", 'friend-who-copies/answers'],
    ['8-10', "he's got Mr Doyle next year, who everyone says is the strictest teacher", 'new-teacher/strict'],
    ['6-7', 'bites his nails, mostly when he waits for his spelling test', 'nail-biting/up'],
  ])('%s: %s', (band, problem, scene) => {
    const { situation, thread } = told(band, problem);
    expect(`${situation}/${thread}`).toBe(scene);
  });

  test('who has not died is not told as dead', () => {
    const account =
      "I found a lump in February and started chemo, and I've lost my hair. His teacher Mrs Dunne says he is daydreaming. Last night his sister said is mummy going to die at tea and he ran out. We have told them both it's cancer.";
    expect(told('8-10', account).situation).toBe('parent-ill');
  });

  test('a teacher of another country keeps title and name', () => {
    const text = textOf(told('4-5', 'Frau Weber has left nursery and there is a new teacher called Herr Klein'));
    expect(text).toMatch(/Herr Klein/);
    expect(text).not.toMatch(/Herr(?! Klein)/);
  });

  test('a teacher who has a name is not called names', () => {
    expect(told('4-5', 'Starts school in September, his teacher is called Miss Okafor').situation).toBe(
      'first-day-school',
    );
  });

  test('who died outside the family, and what was left in the other home, have their names', () => {
    expect(textOf(told('4-5', 'Our neighbour Mrs Bell who babysat him has died suddenly'))).toMatch(/Mrs Bell died/);
    expect(textOf(told('4-5', "one week at mine and one at his dad's, forgets Bear at the other house"))).toMatch(
      /Bear is not in the bag/,
    );
  });
});
