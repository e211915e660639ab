import type { Understood } from '@storylantern/contract';
import { describe, expect, it } from 'vitest';
import { isAsked, isStillMeant, questionOf, saidOf } from './understood-words.ts';

const DARK = { id: 'fear-dark', name: 'Fear of the dark' };
const MONSTERS = { id: 'monsters', name: 'Monsters and ghosts' };
const OWN = { id: 'general', name: 'Told in your own words' };
const sure: Understood = { occasion: 'help', situation: DARK, sure: true, others: [MONSTERS] };
const unsure: Understood = { ...sure, sure: false };
const unknown: Understood = { occasion: 'help', situation: OWN, sure: false, others: [DARK, MONSTERS] };
const nothing: Understood = { occasion: 'help', situation: OWN, sure: true, others: [] };

describe('what is said of words that were understood', () => {
  it('is what the story will be about, where that is sure, with something else to choose', () => {
    const { legend, choices, usual } = questionOf(sure, 'help');
    expect(legend).toBe('This will be a story about:');
    expect(usual).toBe('fear-dark');
    expect(choices.map(({ id }) => id)).toEqual(['fear-dark', 'monsters', 'general']);
    expect(saidOf(sure, 'help')).toBe('This will be a story about: Fear of the dark.');
  });

  it('is a question where it is not sure, and says what comes of passing it over', () => {
    expect(questionOf(unsure, 'help')).toMatchObject({
      legend: 'Which comes closest?',
      usual: '',
      otherwise: 'Without a choice it is about: Fear of the dark.',
    });
    const { choices, otherwise } = questionOf(unknown, 'help');
    expect(choices.map(({ id }) => id)).toEqual(['fear-dark', 'monsters', 'general']);
    expect(otherwise).toBe('Without a choice it is told in your own words.');
  });

  it('is no question where nothing is near', () => {
    expect(isAsked(nothing, 'help')).toBe(false);
    expect(saidOf(nothing, 'help')).toBe('This will be told in your own words.');
  });

  it('says that a success is applauded before it is', () => {
    expect(saidOf({ ...sure, occasion: 'celebrate' }, 'help')).toMatch(/went well, so the story will celebrate it/);
  });
});

describe('what was chosen', () => {
  it('stands as long as the words may mean it; a telling in own words always may', () => {
    expect(isStillMeant(MONSTERS, sure, 'help')).toBe(true);
    expect(isStillMeant({ id: 'dogs', name: 'Fear of dogs' }, sure, 'help')).toBe(false);
    expect(isStillMeant(OWN, nothing, 'help')).toBe(true);
    expect(isStillMeant(DARK, { ...sure, occasion: 'celebrate' }, 'help')).toBe(false);
  });
});
