import { describe, expect, it } from 'vitest';
import { EMPTY, openingDraft, parseDraft } from './draft.ts';

describe('the form a parent opens', () => {
  it('starts from what was typed before an error', () => {
    const typed = { ...EMPTY, childName: 'Zoë', problem: 'Loud toilets' };
    expect(parseDraft(JSON.stringify(typed))).toEqual(typed);
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
    expect(parseDraft(kept)).toEqual(EMPTY);
  });
});
