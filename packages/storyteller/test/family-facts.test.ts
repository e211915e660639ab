import { AGE_BANDS, GENDERS, READING_ORDER, STORY_PERSONS } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { CELEBRATIONS, HELPING } from '../src/frames/index.ts';
import { tellSocialStory, type SocialStory } from '../src/index.ts';
import { ARTEFACTS, isApplauded, textOf } from './story-measures.ts';

/** One story of every situation, the age groups, pronouns and persons by turns. */
const storiesWith = (notes: string): { readonly where: string; readonly story: SocialStory }[] =>
  [...HELPING, ...CELEBRATIONS].map((frame, n) => ({
    where: `${frame.id} ${AGE_BANDS[n % AGE_BANDS.length]}`,
    story: tellSocialStory(
      {
        name: 'Leo',
        ageBand: AGE_BANDS[n % AGE_BANDS.length] ?? '4-5',
        gender: GENDERS[n % GENDERS.length] ?? null,
        problem: 'It is hard.',
        notes,
        situation: frame.id,
        telling: { person: STORY_PERSONS[n % STORY_PERSONS.length] ?? 'third', length: 'usual', level: 'usual' },
        ...(isApplauded(frame) ? { occasion: 'celebrate' as const } : {}),
      },
      { seed: n },
    ),
  }));

const sound = (story: SocialStory): boolean =>
  story.audit.passed && !ARTEFACTS.test(textOf(story)) && !story.thread.includes(': ');

const BRITISH =
  /\b(?:colours?|favourites?|grey|nappy|nappies|mum|biscuits?|pyjamas|maths|autumn|queues?|wees?|poos?|dummy|centres?|metres?|holidays?|cupboards?|torch|plasters?|neighbours?|the lift (?:is|comes|stops|goes))\b/i;
const ALOUD = /\b(?:Leo|[Hh]e|[Ss]he|[Tt]hey|I) (?:can|may|might|will) (?:say|whisper|shout|tell|ask|speak|talk)\b/;

describe('a family', () => {
  test('that writes American English reads American English', () => {
    for (const { where, story } of storiesWith('His mom reads to him. He wears diapers and loves the color red.')) {
      expect(sound(story), where).toBe(true);
      expect(`${story.title}\n${textOf(story)}`, where).not.toMatch(BRITISH);
    }
  });

  test.each([
    'Non verbal, uses a talker. Ear defenders and a fidget toy. Our dog Biscuit.',
    'She signs (BSL). Uses a wheelchair. Big brother Tom.',
    'no verbal. now and next board. registered blind',
  ])('meets its own child: %s', (notes) => {
    for (const { where, story } of storiesWith(notes)) {
      expect(sound(story), where).toBe(true);
      const own = READING_ORDER.map((kind) => story.content[kind].replace(/"[^"]*"/g, '""')).join('\n');
      const plain = own.replace(/(?:use (?:signs|\w+ \w+)|find a way) to \w+/g, 'do');
      expect(
        plain.split('\n').filter((each) => /Leo|I /.test(each) && ALOUD.test(each)),
        where,
      ).toEqual([]);
    }
  });

  test.each([
    ['wears ear defenders', 'ear defenders', 'loud-noises'],
    ['weighted blanket', 'weighted blanket', 'bedtime-routine'],
    ['has a chewy', 'chewy', 'waiting'],
    ['sand timer', 'sand timer', 'taking-turns'],
    ['visual timetable', 'visual timetable', 'morning-routine'],
    ['now and next board', 'now-and-next board', 'first-day-school'],
  ])('that tells of %s finds it in the stories where it helps, at every age', (notes, words, situation) => {
    for (const ageBand of AGE_BANDS) {
      const told = [1, 2, 3, 4, 5, 6].map((seed) =>
        textOf(
          tellSocialStory({ name: 'Leo', ageBand, gender: 'boy', problem: 'It is hard.', notes, situation }, { seed }),
        ),
      );
      expect(told.filter((each) => each.includes(words)).length, ageBand).toBeGreaterThan(0);
    }
  });

  test('sees what has no place in this situation among what was left out', () => {
    const told = (situation: string): readonly string[] =>
      tellSocialStory(
        {
          name: 'Leo',
          ageBand: '6-7',
          gender: 'boy',
          problem: 'It is hard.',
          notes: 'Wears ear defenders. Dad helps.',
          situation,
        },
        { seed: 1 },
      ).leftOut;
    expect(told('grandparent-death')).toEqual(['Wears ear defenders']);
    expect(told('loud-noises')).toEqual([]);
  });
});
