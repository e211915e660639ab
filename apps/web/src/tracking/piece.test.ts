import type { Child } from '@storylantern/contract';
import { describe, expect, it } from 'vitest';
import { listenerOf } from './piece.ts';

const named = (nickname: string): Child => ({
  id: nickname,
  nickname,
  ageBand: null,
  birthMonth: null,
  gender: null,
  looks: {},
  interests: '',
  helps: '',
  nameSaid: null,
  archivedAt: null,
  createdAt: '2026-11-21T10:00:00.000Z',
});
const [mia, ben] = [named('Mia'), named('Ben')];

describe('who listened, before the parent says it', () => {
  it('is the child the piece is about', () => {
    expect(listenerOf({ kind: 'story', childName: 'mia ' }, { children: [mia, ben], chosen: ben, known: true })).toBe(
      'Mia',
    );
  });

  it('is the child stories are for when the hero is nobody of the family', () => {
    expect(listenerOf({ kind: 'story', childName: 'Noor' }, { children: [mia, ben], chosen: ben, known: true })).toBe(
      'Ben',
    );
    expect(listenerOf({ kind: 'story', childName: '' }, { children: [mia, ben], chosen: ben, known: true })).toBe(
      'Ben',
    );
  });

  it('is the name on the piece where no child was written down or chosen', () => {
    expect(listenerOf({ kind: 'story', childName: 'Zoë' }, { children: [], chosen: undefined, known: true })).toBe(
      'Zoë',
    );
    expect(listenerOf({ kind: 'story', childName: 'Zoë' }, { children: [mia], chosen: undefined, known: true })).toBe(
      'Zoë',
    );
  });

  it('is never a hero of the expert library', () => {
    const tomasz = { kind: 'expert-story', childName: 'Tomasz' } as const;
    expect(listenerOf(tomasz, { children: [], chosen: undefined, known: true })).toBe('');
    expect(listenerOf(tomasz, { children: [mia], chosen: undefined, known: true })).toBe('Mia');
    expect(listenerOf(tomasz, { children: [mia, ben], chosen: undefined, known: true })).toBe('');
    expect(listenerOf(tomasz, { children: [mia, ben], chosen: ben, known: true })).toBe('Ben');
  });
});
