import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPEECH_LIMITS } from '../speech-limits.ts';
import { normaliseForSpeech } from './normalise-for-speech.ts';
import { engineText, type SpeechPlan } from './speech-plan.ts';

/** A plan in one line: what is said, and silences as [seconds: written words]. */
const heard = (plan: SpeechPlan): string =>
  plan.parts
    .map((part) =>
      part.kind === 'speech'
        ? engineText(part.units)
        : `[${part.seconds}: ${part.spans.map(({ from, to }) => plan.text.slice(from, to)).join(' ')}]`,
    )
    .join(' ');
const spans = (plan: SpeechPlan) =>
  plan.parts.flatMap((part) => (part.kind === 'pause' ? part.spans : part.units.flatMap((unit) => unit.spans)));
const written = (plan: SpeechPlan): string[] => spans(plan).map(({ from, to }) => plan.text.slice(from, to));

describe('what is said for a sentence', () => {
  it('is the word itself where no short form is meant', () => {
    expect(heard(normaliseForSpeech('The constructor waves.'))).toContain('constructor');
  });

  it.each([
    ['Zoë’s café isn’t far.', "zoe's cafe isn't far."],
    ['“Will you help?” asked Mum.', 'will you help? asked mum.'],
    ['Dr. Green has 25 stickers!', 'doctor green has twenty five stickers!'],
    ['Breathe in… and out — slowly.', 'breathe in, and out, slowly.'],
    ['A well-known, once-in-a-lifetime day', 'a well known, once in a lifetime day.'],
    ['STOP! That is my TV.', 'stop! that is my t v.'],
    ['Hmm, shhh, sooooo quiet.', 'hum, shush, soo quiet.'],
    ['Tom & Anna (the twins) say hi.', 'tom and anna, the twins, say hi.'],
    ['Сергей, Ελένη, 민준 and ゆき play.', 'sergee, eleni, meenjoon and yookee play.'],
  ])('%s', (sentence, expected) => {
    expect(heard(normaliseForSpeech(sentence))).toBe(expected);
  });

  it.each([
    ['Read a book. She has read it.', 'reed a book. she has red it.'],
    ['We live here. She lives there. Our lives are good.', 'we liv here. she livs there. our lives are good.'],
    ['Close the door. Mum is close.', 'close the door. mum is kloce.'],
    ['Reading is cosy.', 'reeding is cozy.'],
  ])('spells words so that the engine says them right: %s', (sentence, expected) => {
    expect(heard(normaliseForSpeech(sentence))).toBe(expected);
  });

  it('makes a blank a second of silence and never reads it', () => {
    const plan = normaliseForSpeech('I can hug ____ and breathe.');
    expect(heard(plan)).toBe('i can hug [1: ____] and breathe.');
  });

  it('keeps a word it cannot say as a short silence', () => {
    const plan = normaliseForSpeech('Today 李小龙 is brave.');
    expect(heard(plan)).toBe('today [0.3: 李小龙] is brave.');
    expect(written(plan)).toEqual(['Today', '李小龙', 'is', 'brave']);
  });

  it('lets silences that meet last no longer than 1.2 s', () => {
    expect(heard(normaliseForSpeech('Say ____ ____ 李 王 now.'))).toBe('say [1.2: ____ ____ 李 王] now.');
  });
});

describe('words said another way', () => {
  it.each([
    ['Niamh smiles.', 'neev smiles.'],
    ['This is NIAMH’S cup.', "this is neev's cup."],
    ['Niamhs and Niamh-like stay.', 'niamhs and niamh like stay.'],
  ])('%s', (sentence, expected) => {
    expect(heard(normaliseForSpeech(sentence, { Niamh: 'NEEV' }))).toBe(expected);
  });

  it('covers names of several words and keeps each written word', () => {
    const plan = normaliseForSpeech("Mary Ann's hat and Mary's hat.", { Mary: 'mah ree', 'Mary Ann': 'marianne' });
    expect(heard(plan)).toBe("marianne's hat and mah ree's hat.");
    expect(written(plan)).toEqual(['Mary', "Ann's", 'hat', 'and', "Mary's", 'hat']);
  });

  it('gives a name in another script a voice', () => {
    expect(heard(normaliseForSpeech('小龙 is brave.', { 小龙: 'shaow long' }))).toBe('shaow long is brave.');
  });

  it('reads respellings as people write them', () => {
    const saying = (said: string) => heard(normaliseForSpeech('Niamh smiles.', { Niamh: said }));
    expect([saying('NEE-v'), saying('shi-VAWN'), saying('ay shling'), saying('TV')]).toEqual([
      'neev smiles.',
      'shi vawn smiles.',
      'ay shling smiles.',
      'tv smiles.',
    ]);
  });

  it('ignores a respelling that says nothing', () => {
    expect(heard(normaliseForSpeech('Niamh smiles.', { Niamh: '...', '': 'x' }))).toBe('niamh smiles.');
  });
});

const anything = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        'Maya',
        '____',
        '…',
        '—',
        '25%',
        '$4.50',
        'e.g.',
        '李',
        'é́́',
        '😀',
        "'s",
        '"No!"',
        '3–5',
        '\n',
        '1/2',
        'O’Neill',
      ),
    )
    .map((words) => words.join(' ')),
);

describe('any text', () => {
  it('gives spans that are in order, do not overlap and cover every letter and digit', () => {
    fc.assert(
      fc.property(anything, (sentence) => {
        const found = spans(normaliseForSpeech(sentence));
        found.forEach((span, at) => {
          expect(span.from).toBeGreaterThanOrEqual(found[at - 1]?.to ?? 0);
          expect(span.to).toBeGreaterThan(span.from);
        });
        const between = found.reduceRight((text, { from, to }) => text.slice(0, from) + text.slice(to), sentence);
        expect(between).not.toMatch(/[\p{L}\p{N}]/u);
      }),
      { numRuns: 500 },
    );
  });

  it('hands the engine only small letters and marks, in pieces it can bear', () => {
    fc.assert(
      fc.property(
        anything,
        fc.dictionary(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })),
        (sentence, said) => {
          for (const part of normaliseForSpeech(sentence, said).parts) {
            if (part.kind === 'pause') {
              expect(part.seconds).toBeLessThanOrEqual(1.2);
              continue;
            }
            expect(engineText(part.units)).toMatch(/^[a-z'][a-z' ,.?!]*$/);
            expect(engineText(part.units).length).toBeLessThanOrEqual(SPEECH_LIMITS.callCharacters);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('says at most 40 letters of a word, however long it is', () => {
    const plan = normaliseForSpeech(`${'abcde'.repeat(1000)} ${'9'.repeat(1000)}`);
    expect(heard(plan).length).toBeLessThan(250);
    expect(written(plan).map((word) => word.length)).toEqual([5000, 1000]);
  });

  it('cuts a long sentence after a comma', () => {
    const plan = normaliseForSpeech(Array.from({ length: 60 }, () => 'one two three four,').join(' '));
    expect(plan.parts.length).toBeGreaterThan(2);
    for (const part of plan.parts) if (part.kind === 'speech') expect(engineText(part.units)).toMatch(/[,.]$/);
  });
});
