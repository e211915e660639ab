import { describe, expect, test } from 'vitest';
import { MESSY } from '../../test/match-examples.ts';
import { matchSituation } from '../subject.ts';
import { isSlipOf } from './edit-distance.ts';

describe('which situation a parent means', () => {
  test('is found for messy phrasings, and hardly ever a wrong one', () => {
    const outcomes = MESSY.map(([text, ...serves]) => ({ text, id: matchSituation(text, '').id, serves }));
    const right = outcomes.filter((each) => each.serves.includes(each.id));
    const wrong = outcomes.filter((each) => !each.serves.includes(each.id) && each.id !== 'general');
    expect(right.length / MESSY.length).toBeGreaterThanOrEqual(0.9);
    expect(wrong.length / MESSY.length).toBeLessThanOrEqual(0.03);
  });

  test.each([
    ['he is not scared of the dark, it is the thunder', 'general'],
    ['the potty is fine, bedtime is the problem', 'bedtime-routine'],
    ['he loves dark chocolate but hates broccoli', 'healthy-eating'],
    ['she used to be scared of the dark, now it is the new school', 'new-school'],
    ['qwertz', 'general'],
    ['', 'general'],
  ])('%j is about %s', (text, id) => expect(matchSituation(text, '').id).toBe(id));

  test.each([
    ['scared of loud hand dryers in public toilets', 'general'],
    ['covers her ears at hand dryers', 'general'],
    ['frightened of thunder at night', 'general'],
    ['scared of loud noises in the classroom', 'general'],
    ['terrified of spiders in the bath', 'general'],
    ['scared of the tv', 'general'],
    ['scared of his angry teacher', 'general'],
    ['panics about needles and has a jab on friday', 'general'],
    ['his best friend is moving away', 'general'],
    ['scared of noises in the dark', 'fear-dark'],
    ['scared at night of noises in the house', 'fear-dark'],
    ['cries when mummy leaves him at nursery', 'first-day-school'],
    ['scared of the monsters in her wardrobe', 'fear-dark'],
    ['worried about a test', 'feeling-worried'],
    ['scared of new food', 'healthy-eating'],
    ['scared of the new baby', 'new-sibling'],
    ['scared of pooing on the potty', 'potty-training'],
    ['scared of hand dryers and wont sit on the potty', 'potty-training'],
  ])('a fear is about what is feared, not about where: %j is about %s', (text, id) =>
    expect(matchSituation(text, '').id).toBe(id),
  );
  test('the cause comes before the behaviour', () =>
    expect(matchSituation('he hits since the new baby came', '').id).toBe('new-sibling'));
  test('the notes are asked when the problem says nothing', () =>
    expect(matchSituation('help please', 'he is afraid of the dark').id).toBe('fear-dark'));
  test('what comes close is offered too', () => {
    const match = matchSituation('a baby is coming and he starts at a new school', '');
    expect([match.id, ...match.alsoAbout.map((each) => each.id)]).toEqual(
      expect.arrayContaining(['new-sibling', 'new-school']),
    );
    for (const each of match.alsoAbout) expect(each.name).not.toBe('');
  });
  test('a long text is read in bounded steps', () => {
    expect(matchSituation('he is scarred of teh dark and wont slepe '.repeat(480), '').id).toBe('fear-dark');
    expect(matchSituation('x'.repeat(20_000), '').id).toBe('general');
    expect(matchSituation('a '.repeat(10_000), '').id).toBe('general');
  });
});

test.each([
  ['teh', 'the', 1, true],
  ['freind', 'friend', 1, true],
  ['bark', 'dark', 1, true],
  ['vegatables', 'vegetable', 2, true],
  ['potty', 'party', 1, false],
  ['a', 'abcd', 2, false],
])('%s is %s with %i slips: %s', (a, b, most, slip) => expect(isSlipOf(a, b, most)).toBe(slip));
