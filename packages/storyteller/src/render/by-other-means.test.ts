import { AGE_BANDS, SENTENCE_KINDS } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import type { Pronouns } from '../child/pronouns.ts';
import type { Voice } from '../child/voice.ts';
import { CELEBRATIONS, HELPING } from '../frames/index.ts';
import { readingsOf } from './alternatives.ts';
import { byOtherMeans } from './by-other-means.ts';
import { renderParagraph } from './render.ts';
import { samplePhrases } from './sample-phrases.ts';

const VOICES: Readonly<Record<Voice['kind'], Voice>> = {
  sign: { kind: 'sign' },
  press: { kind: 'press', tool: 'talker' },
  choose: { kind: 'choose', tool: 'talker' },
  show: { kind: 'show', tool: 'cards' },
  quiet: { kind: 'quiet' },
};

describe('a child who does not speak', () => {
  test.each<[Voice['kind'], string, string]>([
    ['sign', '{he} can say, "Sit, sing, see."', 'Ada can sign, "Sit, sing, see."'],
    ['press', '{he} can whisper, "One more."', 'Ada can press, "One more."'],
    ['show', '{he} can say, "One more."', 'Ada can show, "One more."'],
    ['quiet', '{he} can say in a soft voice, "First milk."', 'Ada can think, "First milk."'],
    ['quiet', '{he} can say, "Stop, please."', 'Ada can show, "Stop, please."'],
    ['sign', '{he} can tell a grown-up, "Wee!"', 'Ada can sign to a grown-up, "Wee!"'],
    ['press', '{he} can tell a trusted grown-up.', 'Ada can use her talker to tell a trusted grown-up.'],
    ['show', '{he} can ask for a hug.', 'Ada can show the card for a hug.'],
    ['quiet', '{he} can ask for a hug.', 'Ada can make a sign for a hug.'],
    ['sign', '{he} can point and say, "That."', 'Ada can point and sign, "That."'],
    ['press', '{he} can say hello with a wave.', 'Ada can wave hello.'],
    ['sign', '{he} can hold {comforter} and tell it all.', 'Ada can hold her soft blue blanket and sign it all.'],
    [
      'quiet',
      '{helper} can say, "Good night." {Name asks}, "Now?"',
      'A grown-up can say, "Good night." Ada wonders, "Now?"',
    ],
  ])('%s: %j is %j', (kind, text, told) => {
    const [frame] = HELPING;
    if (!frame) throw new Error('There are no frames.');
    expect(
      renderParagraph(text, { name: 'Ada', pronouns: 'she', voice: VOICES[kind] }, samplePhrases(frame, '4-5', 0)),
    ).toBe(told);
  });

  /** The child as the one who does it, near a verb of speaking; "use her talker to tell" is no speaking aloud. */
  const ALOUD =
    /\{(?:he|Name)\} (?:can|may|might|will|could|would) (?:\w+ )?(?:say|whisper|shout|tell|ask|answer|call out|explain|speak|talk)\b|\{(?:he|Name) (?:says|whispers|shouts|tells|asks)\}/;
  const BY_MEANS = /(?:use signs|use \{his\} \w+|find a way) to \w+/g;

  test.each(Object.values(VOICES))('says nothing aloud in any paragraph: $kind', (voice) => {
    const left = [...HELPING, ...CELEBRATIONS].flatMap((frame) =>
      AGE_BANDS.flatMap((band) =>
        SENTENCE_KINDS.flatMap((kind) =>
          frame.text[band][kind].flatMap(({ text }) =>
            readingsOf(text)
              .map((each) =>
                byOtherMeans(each, voice)
                  .replace(/["“][^"”]*["”]/g, '""')
                  .replace(BY_MEANS, 'do'),
              )
              .filter((each) => ALOUD.test(each))
              .map((each) => `${frame.id} ${band}: ${each}`),
          ),
        ),
      ),
    );
    expect(left).toEqual([]);
  });

  test('reads as well with every pronoun, by name and as "I"', () => {
    const text = '{he} can tell a trusted grown-up. {he} can say, "It was loud."';
    const [frame] = HELPING;
    if (!frame) throw new Error('There are no frames.');
    const told = (pronouns: Pronouns, person: 'first' | 'third'): string =>
      renderParagraph(text, { name: 'Ada', pronouns, person, voice: VOICES.press }, samplePhrases(frame, '4-5', 0));
    expect(told('they', 'third')).toBe(
      'Ada can use their talker to tell a trusted grown-up. They can press, "It was loud."',
    );
    expect(told('name', 'third')).toBe(
      'Ada can use their talker to tell a trusted grown-up. Ada can press, "It was loud."',
    );
    expect(told('he', 'first')).toBe('I can use my talker to tell a trusted grown-up. I can press, "It was loud."');
  });
});
