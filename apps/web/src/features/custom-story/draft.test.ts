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

  it('takes the looks chosen on the landing page, and nothing that is not in the lists', () => {
    const { looks } = openingDraft(EMPTY, '?hairStyle=afro&hairColour=purple&skin=%3Cscript%3E&eyes=green&glasses=1');
    expect(looks).toEqual({ hairStyle: 'afro', hairColour: 'purple', eyes: 'green', glasses: true });
  });

  it.each([null, '', '{', '{"childName":3}'])('is empty when %s was kept', (kept) => {
    expect(parseDraft(kept)).toEqual(EMPTY);
  });
});
