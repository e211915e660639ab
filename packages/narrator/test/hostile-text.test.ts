import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planNarration } from '../src/index.ts';
import { decodeMp3 } from './decode-mp3.ts';
import { longestSilence } from './meters.ts';
import { narrate } from './voice.ts';

const one = (text: string) => [{ id: 'a', text }];

describe('text that is not meant to be read', () => {
  it.each(['', '   ', '...', '😀 🎉', '____', '李小龙', '\u0000\u0007', '---'])(
    '%j is answered with "nothing to say"',
    async (text) => {
      await expect(narrate(one(text))).rejects.toThrow(
        expect.objectContaining({ name: 'NarratorError', code: 'nothing-to-say' }),
      );
    },
  );

  it('is refused when it is too long, also when only its numbers are', () => {
    const tooLong = expect.objectContaining({ name: 'NarratorError', code: 'too-long' });
    expect(() => planNarration(one('so '.repeat(5000)))).toThrow(tooLong);
    expect(() => planNarration(one('999,999,999 '.repeat(900)))).toThrow(tooLong);
    expect(() => planNarration(one('Hi.\n'.repeat(700)))).toThrow(tooLong);
    expect(() => planNarration(Array.from({ length: 300 }, (_, at) => ({ id: `${at}`, text: 'Hi.' })))).toThrow(
      tooLong,
    );
  });

  it('is divided when a sentence has no end, and still covers every word', () => {
    const text = `“${'many little words, '.repeat(300).trim()} end.”`;
    const sentences = planNarration([{ id: 'a', text }]).flatMap((segment) => segment.sentences);
    expect(sentences.length).toBeGreaterThan(4);
    for (const { from, to, plan } of sentences) expect(plan.text).toBe(text.slice(from, to));
    const words = sentences.flatMap(({ from, plan }) =>
      plan.parts.flatMap((part) =>
        (part.kind === 'speech' ? part.units : []).flatMap((unit) =>
          unit.spans.map((span) => text.slice(from + span.from, from + span.to)),
        ),
      ),
    );
    expect(words).toEqual(text.match(/[a-z]+/g));
  });

  it.each([
    ['a word of 5,000 letters', 'abcdefghij'.repeat(500)],
    ['a sentence without an end', 'very '.repeat(300)],
    ['digits only', '1234567890'.repeat(100)],
    ['markup and control signs', '<b>Hi</b> \u0000\u001b[31m Maya\u202e & ${x} {{y}} -t x'],
    ['letters that the engine spells out', 'xqzt brrr mmmm pfft tsk'],
    ['many scripts', 'Maya, Zoë, Łukasz, Ελένη, Сергей, 민준, さくら, 李, محمد, דוד, आरव and Bjørn.'],
  ])('%s becomes a short, sound file', async (_, text) => {
    const { audio, manifest } = await narrate(one(text));
    const { pcm, sampleRate } = await decodeMp3(audio);
    expect(manifest.seconds).toBeLessThan(240);
    expect(longestSilence(pcm, sampleRate)).toBeLessThan(1.5);
  });

  it('keeps silences short where whole sentences cannot be said or blanks meet', async () => {
    const text =
      'Maya says ____. ____ is what she says. 李小龙。王小明。張三 李四 王五。 ____ ____ ____. Then she smiles.';
    const { audio, manifest } = await narrate([
      { id: 'title', text: 'Maya and ____' },
      { id: 'a', text },
      { id: 'b', text: '____ 李' },
      { id: 'c', text: 'End.' },
    ]);
    const { pcm, sampleRate } = await decodeMp3(audio);
    expect(longestSilence(pcm, sampleRate)).toBeLessThan(1.6);
    const times = manifest.segments.flatMap(({ sentences }) =>
      sentences.flatMap(({ words }) => words.flatMap(({ start, end }) => [start, end])),
    );
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(manifest.seconds);
  });

  it('never fails in any other way, whatever the text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.string({ unit: 'binary', maxLength: 20 }),
        async (text, name) => {
          const { manifest } = await narrate([{ id: 'a', text: `Maya ${text}` }], { Maya: name });
          const words = manifest.segments.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.words));
          for (const { from, to } of words) expect(`Maya ${text}`.slice(from, to)).toMatch(/\S/u);
          const times = words.flatMap(({ start, end }) => [start, end]);
          expect(times).toEqual(times.toSorted((a, b) => a - b));
        },
      ),
      { numRuns: 40 },
    );
  });
});
