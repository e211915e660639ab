import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory, type SocialStory } from '../index.ts';

const told = (ageBand: AgeBand, problem: string, notes = '', situation?: string): SocialStory =>
  tellSocialStory(
    { name: 'Robin', ageBand, gender: 'girl', problem, notes, ...(situation !== undefined && { situation }) },
    { seed: 7 },
  );
const textOf = ({ content }: SocialStory): string => READING_ORDER.map((kind) => content[kind]).join('\n');

describe('a scene of its own is told of what a parent says', () => {
  test.each<[AgeBand, string, string]>([
    ['4-5', "starting reception and she's worried about not knowing anybody", 'first-day-school/apart'],
    ['2-3', 'foster placement since Monday, she hides food under the pillow', 'fostering/bread'],
    ['8-10', 'has type 1 diabetes and hates the finger pricks and being different at lunch', 'long-illness/pricks'],
    ['6-7', 'newly diagnosed with diabetes and she is scared of the injections', 'long-illness/pricks'],
    ['8-10', 'we had a fire at our flat and are living in a hotel, she is jumpy', 'frightening-event/elsewhere'],
    ['6-7', 'there was a house fire and we are staying with my sister for now', 'frightening-event/elsewhere'],
    ['6-7', "she says it's not fair, her brother gets everything", 'jealousy/fairshares'],
    ['4-5', 'hits her friends when she gets too excited', 'hitting/glad'],
    ['8-10', 'when angry she throws things and afterwards she is so sorry and cries', 'managing-anger/sorryafter'],
    ['8-10', "homework battles, she says she's stupid", 'homework/goodhead'],
    ['11+', 'on her phone till midnight watching youtube', 'first-phone/downstairs'],
    ['6-7', 'her best friend has a new best friend', 'left-out/newbest'],
    ['11+', 'her best mate has gone off with a new girl and she sits alone on the bus', 'left-out/newbest'],
    [
      '11+',
      "girls leave her out of the group chat and call her names, she doesn't want me to tell school",
      'bullying/say',
    ],
    ['8-10', 'if she loses at a board game she storms off and says everyone cheated', 'losing-a-game/robbed'],
    ['8-10', 'being bullied, she begged me not to tell her teacher', 'bullying/say'],
    ['4-5', 'Daddy is in the navy and goes away for 6 months next week', 'parent-away/leavesformonths'],
    ['4-5', 'Daddy is in the navy and away for 6 months', 'parent-away/months'],
  ])('%s: %s', (band, problem, scene) => {
    const { situation, thread } = told(band, problem);
    expect(`${situation}/${thread}`).toBe(scene);
  });

  test.each<[AgeBand, string, string]>([
    ['8-10', 'has diabetes and hates leaving her game for a snack', 'pricks'],
    ['8-10', 'there was a fire at our flat and now she smells smoke everywhere', 'elsewhere'],
    ['4-5', 'hits her friends when they take her toy', 'glad'],
    ['8-10', 'throws things when angry and never says sorry', 'sorryafter'],
    ['8-10', 'says homework is stupid and boring', 'goodhead'],
    ['6-7', 'jealous of her brother because he got a new bike', 'fairshares'],
    ['6-7', "her sister calls her names and she doesn't want me to tell her off", 'say'],
    ['8-10', 'two friends leave her out of their group of three', 'say'],
    ['8-10', 'she cheats at board games because she hates losing', 'robbed'],
    ['8-10', 'her friends say she cheats at games', 'robbed'],
  ])('and not of another: %s: %s', (band, problem, scene) => {
    expect(told(band, problem).thread).not.toBe(scene);
  });
});

describe('what nobody said is not told', () => {
  test('a place beside a friend is no chair at lunch', () => {
    for (const band of ['6-7', '8-10', '11+'] as const)
      expect(textOf(told(band, 'her best friend has a new best friend and she is left out at playtime'))).not.toMatch(
        /lunch|chair/i,
      );
  });

  test('where a family lives on is no help that somebody can give', () => {
    const text = textOf(
      told('8-10', 'her dad and I are separating and he moves out at the weekend', 'We will stay in the house.'),
    );
    expect(text).not.toMatch(/can stay in the house/i);
  });

  test('a first day among strangers has no friend who goes elsewhere', () => {
    for (const band of ['4-5', '6-7'] as const)
      expect(textOf(told(band, 'starting school and worried about not knowing anyone'))).not.toMatch(
        /another school|do not go/i,
      );
  });

  test('a pull-up is called one', () => {
    expect(textOf(told('4-5', 'will only poo in a pull up'))).not.toMatch(/nappy/i);
  });
});
