import { describe, expect, it } from 'vitest';
import { readTender } from './read-tender.ts';
import { smallHardIn, worksAtNightIn } from './small-hard.ts';

describe('a small hard thing, as families put it', () => {
  it.each([
    ['when Mummy goes away for work', 'parent-away'],
    ['daddy is working away this week', 'parent-away'],
    ['my mum is working away until Friday', 'parent-away'],
    ['bedtime when Mummy is away for work', 'parent-away'],
    ["missing Daddy at bedtime because he's working away", 'parent-away'],
    ['my twin brother is in a different class', 'moving-class'],
    ['my best friend is in a different class this year', 'moving-class'],
    ['I had a bad dream and Mummy came', 'nightmares'],
    ['waking up from a bad dream', 'nightmares'],
    ['going to the doctor for my jabs', 'needles'],
    ["my best friend didn't invite me to her party", 'left-out'],
    ["my friend is having a party and I'm not invited", 'left-out'],
    ['my teacher is leaving', 'new-teacher'],
    ['saying goodbye to my teacher', 'new-teacher'],
    ['Mum is marrying Steve', 'new-partner'],
    ['my sister gets all the attention', 'jealousy'],
    ['mummy loves the baby more than me', 'jealousy'],
    ['nobody notices me because of my brother', 'jealousy'],
    ["my little brother is Dad's favourite", 'jealousy'],
    ['Mum never has time for me any more', 'jealousy'],
  ])('%s is told by %s', (theme, situation) => {
    expect(smallHardIn(theme)?.situation).toBe(situation);
  });

  it.each([
    'a dragon goes away for work',
    'my best friend is a robot',
    'a dream about a flying horse',
    'a doctor who is afraid of mice',
    'nobody was invited to the wolf party',
    'my teacher is a dinosaur',
    'Mum is a pirate',
    'Mum loves cake more than anything',
    'nobody notices the ghost',
    'my brother gets a pet dragon',
  ])('%s is a story', (theme) => {
    expect(smallHardIn(theme)).toBeNull();
  });

  it.each([
    ['Granny has moved into a home and we visit her on Sundays', 'Granny lives in a care home'],
    ['visiting Great-Granny at the home', 'Granny lives in a care home'],
    ['Grandad has gone to live in a nursing home', 'Grandad lives in a care home'],
  ])('%s is about a care home, without whoever lives there at ours', (theme, problem) => {
    expect(smallHardIn(theme)).toEqual({ situation: 'general', problem, withoutGrownUp: true });
  });

  it.each([
    'Grandad is moving to a new home',
    'Grandma is coming to our home',
    'Grandma has dementia and lives in a care home',
  ])('%s is not', (theme) => {
    expect(smallHardIn(theme)).toBeNull();
  });

  it.each([
    ["Daddy's new job means he works nights", 'Daddy'],
    ['my mum is a nurse and works nights', 'mum'],
    ['Daddy has a new job working nights', 'Daddy'],
  ])('%s is of work at night', (theme, who) => {
    expect(worksAtNightIn(theme)).toBe(who);
  });

  it.each([
    ["my dad doesn't live with us any more", 'two-homes'],
    ["Daddy's new flat", 'two-homes'],
    ['my little brother was born too early', 'someone-ill'],
  ])('%s is tender', (theme, book) => {
    expect(readTender(theme, null, 'Mia')?.book).toBe(book);
  });

  it('names a brother who was born too early', () => {
    expect(readTender('my little brother was born too early', null, 'Mia')?.who).toMatchObject({
      name: "{child}'s little brother",
    });
  });
});
