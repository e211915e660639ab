import { READING_ORDER, type AgeBand, type Gender } from '@storylantern/contract';
import { expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';
import { isSaidIn } from './telling-words.ts';

const told = (problem: string, notes: string, ageBand: AgeBand = '6-7', gender: Gender | null = 'girl') => {
  const story = tellSocialStory({ name: 'Robin', ageBand, gender, problem, notes }, { seed: 7 });
  return { left: story.leftOut, text: READING_ORDER.map((kind) => story.content[kind]).join('\n') };
};

/** What a parent noted, and the words of it that say something: each stands in the story, or is listed as left out. */
const NOTED: readonly (readonly [AgeBand, string, string, readonly string[]])[] = [
  ['2-3', "Won't sit on the potty.", 'She has a blue potty with a frog on it. Nursery use a little toilet.', ['blue', 'frog', 'nursery']],
  ['4-5', 'Will not stay in her own bed at night.', 'She has a night light shaped like a moon.', ['moon']],
  ['4-5', 'Screams when her routine changes.', 'She has a visual timetable with velcro pictures. She is autistic.', ['velcro', 'autistic']],
  ['6-7', 'Has been told she needs glasses.', 'She picked purple frames with stars on.', ['purple', 'stars']],
  ['6-7', 'Scared of going underwater at swimming lessons.', 'She wears goggles with sharks on.', ['sharks']],
  ['6-7', 'Is going to be a big sister.', 'She has felt the baby kick.', ['kick']],
  ['8-10', 'Is being called names because she uses a wheelchair.', 'Her wheelchair is bright green. She plays wheelchair basketball.', ['green', 'basketball']],
  ['8-10', 'Worried about her maths test.', 'She had a tutor last year which she hated.', ['tutor']],
  ['8-10', 'Has nits again and is ashamed.', 'She has very long hair and does not want it cut.', ['cut']],
  ['8-10', "Her grandma has dementia and didn't know her name.", 'Grandma lives at Oakfield.', ['oakfield']],
  ['11+', 'Refusing to go to school.', 'Being kept in at lunch made it worse. Mrs Bell meets her at the side door with her dog.', ['lunch', 'side', 'dog']],
]; // prettier-ignore

test.each(NOTED)('%s, %s: of "%s" nothing is dropped without a word', (band, problem, notes, words) => {
  const { left, text } = told(problem, notes, band);
  const all = `${text}\n${left.join('\n')}`;
  expect(words.filter((word) => !isSaidIn(word, all))).toEqual([]);
});

test('of a sentence that is told, only the phrase that is not told is listed', () => {
  expect(told("Won't sit on the potty.", 'She has a blue potty with a frog on it.', '2-3').left).toEqual([
    'with a frog on it',
  ]);
  expect(told('Will not stay in her own bed.', 'She has a night light shaped like a moon.', '4-5').left).toEqual([
    'shaped like a moon',
  ]);
});

test('what is told is not listed', () => {
  const hand = told('Runs away from me in car parks.', 'Our rule is hand on the car. Signs with Makaton.', '4-5');
  expect(hand.left).toEqual([]);
  const socks = told('Hates getting dressed because of the seams in her socks.', 'She wears them inside out.', '4-5');
  expect(socks.text).toMatch(/inside out/i);
  expect(socks.left).toEqual([]);
  expect(told('Loves running off.', "She has Down's syndrome.", '4-5').left).not.toContain('Down');
});

test('a name is listed with what is said of it, and never in part', () => {
  const quilt = told('Is scared of bad dreams.', 'He has a dinosaur quilt from his Nano.', '4-5', 'boy').left;
  expect(quilt.join()).not.toMatch(/from his$/);
  expect(told('Misses his dad.', 'They talk on FaceTime on Wednesdays.', '8-10', 'boy').left.join()).not.toMatch(
    /Face$/,
  );
  expect(told('Is scared of the dark.', 'He has a little torch.', '6-7', 'boy')).toSatisfy(
    ({ left, text }: ReturnType<typeof told>) => /torch/.test(`${left.join()} ${text}`),
  );
});
