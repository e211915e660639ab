import { OWN_WORDS } from '@storylantern/contract';
import { describe, expect, it } from 'vitest';
import { listedSituations, tellSocialStory, understandBrief, type Brief } from '../src/index.ts';
import { ASKED_FIRST } from './asked-first.ts';
import { askedMeasures, halvesOf } from './asked-measures.ts';

const understood = (problem: string, occasion: Brief['occasion'] = 'help') =>
  understandBrief({ problem, notes: '', occasion });
const told = (change: Partial<Brief>) =>
  tellSocialStory({ name: 'Zelda', ageBand: '4-5', gender: 'girl', problem: '', notes: '', ...change }, { seed: 1 });

describe('what is understood before a story is told', () => {
  it('is rightly sure, and has what is meant among what it offers', () => {
    const { briefs, right, offered, sure, sureAndWrong } = askedMeasures(halvesOf(ASKED_FIRST).report);
    expect(right / briefs).toBeGreaterThanOrEqual(0.75);
    expect(offered / briefs).toBeGreaterThanOrEqual(0.9);
    expect(sure / briefs).toBeGreaterThanOrEqual(0.5);
    expect(sureAndWrong / sure).toBeLessThanOrEqual(0.06);
  });

  it('is what is told if nothing more is said', () => {
    for (const [problem] of ASKED_FIRST.filter((_, at) => at % 16 === 0)) {
      expect(told({ problem }).situation, problem).toBe(understood(problem).situation.id);
    }
  });

  it.each(listedSituations('help').map(({ id, name }) => ({ id, name })))(
    'is $id where that is all that was typed',
    (each) => expect(understood(each.name)).toEqual({ occasion: 'help', situation: each, sure: true, others: [] }),
  );

  it('offers what else is feared', () => {
    const { situation, others } = understood('She is afraid of the dark and of the monster in her wardrobe.');
    expect([situation.id, ...others.map((each) => each.id)]).toEqual(['fear-dark', 'monsters']);
  });

  it('is nothing weighty that only a few kindred words speak for', () => {
    const { situation } = understood('She keeps counting the stairs. Leaving for school takes so long.');
    expect(situation.id).not.toBe('bullying');
  });

  it('names no death to somebody who would rather die than say sorry, and no baby beside a gran who died', () => {
    expect(understood('She knows she did wrong but would rather die than apologise.').others).toEqual([]);
    expect(understood('Our gran died in spring.').others).toEqual([]);
  });

  it('is applause where the words tell of nothing but a success, unless help was chosen all the same', () => {
    const problem = 'He put on his own shoes.';
    expect(understood(problem).occasion).toBe('celebrate');
    expect(told({ problem, situation: OWN_WORDS.help }).situation).toBe(OWN_WORDS.help);
  });

  it('is no applause that was chosen for words that ask for help', () =>
    expect(told({ problem: 'He is afraid of dogs.', situation: 'spoke-up' }).situation).toBe('dogs'));
});
