import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ASKED_FIRST } from '../../test/asked-first.ts';
import { HELPING } from '../frames/index.ts';
import { mayStand } from './may-stand.ts';
import { demandOf, neededWords } from './needed-words.ts';

describe('what a pattern needs', () => {
  it.each([
    [/\b(?:mum|dad)\b/i, ['mum$', 'dad$']],
    [/\bw(?:et|ee|eed)\b/i, ['wet$', 'wee$', 'weed$']],
    [/\baccidents?\b/i, ['accident$', 'accidents$']],
    [/\bpush\w*\b/i, ['push']],
    [/\b[Mm]um\b/, ['mum$']],
    [/\bkey ?worker\b/i, ['key$', 'keyworker$']],
  ])('%s is a word of %j', (pattern, words) => {
    expect([...(neededWords(demandOf(pattern))[0] ?? [])].sort()).toEqual([...words].sort());
  });

  it.each([
    ['anything may be there', /\w+ing\b/i],
    ['it need not be there', /(?:\bmum\b)?/i],
    ['it must not be there', /^(?![^]*\bmum\b)/i],
    ['it stands inside of a word', /ing\b/i],
    ['one of its ways needs no word', /\bmum\b|\d/i],
  ])('is not said where %s', (_, pattern) => {
    expect(neededWords(demandOf(pattern))).toEqual([]);
  });

  it('is a word of each of the things it looks for', () => {
    const both = /^(?![^]*\bdog\b)(?=[^]*\b(?:mum|dad)\b)[^]*\b(?:new|other) house\b/i;
    expect(mayStand(both, 'Mum has a new house')).toBe(true);
    expect(mayStand(both, 'mum is at work')).toBe(false);
    expect(mayStand(both, 'a new house')).toBe(false);
  });

  it('is words of one sentence where it passes no full stop, and of the whole text where it does', () => {
    const within = /\bhides?\b[^.]{0,40}\b(?:vest|pump)\b/i;
    expect(mayStand(within, 'He is shy. He hides his pump')).toBe(true);
    expect(mayStand(within, 'He hides. There is a pump')).toBe(false);
    const across = /\bhides?\b[^]*\b(?:vest|pump)\b/i;
    expect(mayStand(across, 'He hides. There is a pump')).toBe(true);
  });
});

const CUES = [
  ...new Set(
    HELPING.flatMap((frame) => [
      ...Object.values(frame.threadCues ?? {}),
      ...(frame.decidedBy ?? []),
      ...Object.values(frame.roles).flatMap(({ cues }) => cues.map(({ match }) => match)),
    ]),
  ),
];

describe('a text that may hold what a pattern looks for', () => {
  it('is every text in which it stands, of all cues and of what parents wrote', () => {
    const lost = ASKED_FIRST.flatMap(([text]) =>
      CUES.filter((cue) => cue.test(text) && !mayStand(cue, text)).map((cue) => `${text}: ${cue.source}`),
    );
    expect(lost).toEqual([]);
  });

  it('is every text put together of the words of a cue', () => {
    const wordsOf = ({ source }: RegExp): string[] => source.match(/[a-z']{2,}/gi) ?? [];
    const ofCue = fc
      .constantFrom(...CUES)
      .chain((cue) => fc.tuple(fc.constant(cue), fc.array(fc.constantFrom(' ', ...wordsOf(cue)), { maxLength: 12 })));
    fc.assert(
      fc.property(
        ofCue,
        fc.constantFrom(' ', '', '-', ', ', '. '),
        fc.constantFrom(' ', '. '),
        (of, between, later) => {
          const [cue, words] = of;
          const half = words.length / 2;
          const text = [words.slice(0, half), words.slice(half)].map((each) => each.join(between)).join(later);
          return !cue.test(text) || mayStand(cue, text);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('is few of all texts: most cues are not searched for', () => {
    const all = ASKED_FIRST.length * CUES.length;
    const searched = ASKED_FIRST.reduce((sum, [text]) => sum + CUES.filter((cue) => mayStand(cue, text)).length, 0);
    expect(searched / all).toBeLessThan(0.04);
  });
});
