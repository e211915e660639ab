import { describe, expect, it } from 'vitest';
import { DRAFT, draftAgain, EMPTY, openingDraft } from './draft.ts';

describe('the form a parent opens', () => {
  it('starts from what was typed before an error', () => {
    const typed = { ...EMPTY, childName: 'Zoë', problem: 'Loud toilets' };
    expect(DRAFT.parse(JSON.stringify(typed))).toEqual(typed);
    expect(openingDraft(typed, '?category=fear-dark').problem).toBe('Loud toilets');
  });

  it('is filled in for a category', () => {
    expect(openingDraft(EMPTY, '?category=fear-dark').problem).toMatch(/dark/);
    expect(openingDraft(EMPTY, '?category=daily-routines').problem).not.toBe('');
    expect(openingDraft(EMPTY, '?category=constructor').problem).toBe('');
  });

  it('takes another category where the words are still those of the last one', () => {
    const dark = openingDraft(EMPTY, '?category=fear-dark');
    expect(openingDraft(dark, '?category=sharing').problem).toBe(openingDraft(EMPTY, '?category=sharing').problem);
    expect(openingDraft(dark, '').problem).toBe(dark.problem);
  });

  it('is filled in with the name of a situation that is no challenge, and with a challenge before its name', () => {
    expect(openingDraft(EMPTY, '?category=loud-places&about=Loud+places').problem).toBe('Loud places');
    expect(openingDraft(EMPTY, '?category=fear-dark&about=Fear+of+the+dark').problem).toMatch(/asleep/);
    expect(openingDraft(EMPTY, `?category=x&about=${'a'.repeat(5000)}`).problem.length).toBeLessThan(200);
  });

  it('takes the looks chosen on the landing page, and nothing that is not in the lists', () => {
    const { looks } = openingDraft(EMPTY, '?hairStyle=afro&hairColour=purple&skin=%3Cscript%3E&eyes=green&glasses=1');
    expect(looks).toEqual({ hairStyle: 'afro', hairColour: 'purple', eyes: 'green', glasses: true });
  });

  it.each([null, '', '{', '{"childName":3}'])('is empty when %s was kept', (kept) => {
    expect(DRAFT.parse(kept)).toEqual(EMPTY);
  });
});

describe('a story that is asked for again', () => {
  const wish = {
    childName: 'Zoë',
    childAge: '6-7',
    childGender: null,
    problem: 'She counts the stairs',
    additionalInfo: 'She likes trains.',
    looks: { glasses: true },
    nameSaid: null,
    occasion: 'help',
    person: 'first',
  } as const;

  it('has everything it was asked for with, and the answer after it', () => {
    expect(draftAgain(wish, ' Leaving takes long. ')).toEqual({
      childName: 'Zoë',
      childAge: '6-7',
      childGender: '',
      problem: 'She counts the stairs. Leaving takes long.',
      additionalInfo: 'She likes trains.',
      looks: { glasses: true },
      nameSaid: '',
      occasion: 'help',
      person: 'first',
      chosen: null,
    });
    expect(draftAgain({ ...wish, problem: 'Stairs!' }, 'At school').problem).toBe('Stairs! At school');
    expect(draftAgain(wish, '').problem).toBe(wish.problem);
  });

  it('a draft that was kept before there was a choice helps, and tells by name', () => {
    const { occasion: _occasion, person: _person, ...before } = { ...EMPTY, childName: 'Zoë' };
    expect(DRAFT.parse(JSON.stringify(before))).toEqual({ ...EMPTY, childName: 'Zoë' });
  });
});
