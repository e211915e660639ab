import { describe, expect, it } from 'vitest';
import { factOf, understand } from './understand.ts';

const nobody = { ageMonths: null, person: null };

describe('understanding a message', () => {
  it('keeps the age and the pronoun of the conversation', () => {
    const said = understand(['my son is 3 and bites', 'and at nursery?'], nobody);
    expect(said).toMatchObject({ ageMonths: 36, person: 'he', followUp: true, ageToldNow: null });
  });

  it('takes the newest age', () => {
    expect(understand(['he is 3', 'sorry, he is 4'], nobody).ageMonths).toBe(48);
  });

  it('falls back on the family’s child, and on "they"', () => {
    expect(understand(['wakes at night'], { ageMonths: 40, person: 'she' })).toMatchObject({
      ageMonths: 40,
      person: 'she',
    });
    expect(understand(['wakes at night'], nobody)).toMatchObject({ ageMonths: null, person: 'they' });
  });

  it.each([
    ['hi', 'hello'],
    ['Hello Lumi!', 'hello'],
    ['thank you so much', 'thanks'],
    ['thanks but that did not work', 'tried'],
    ['are you a real person?', 'who-are-you'],
    ['is it my fault', 'my-fault'],
    ['I tried ignoring it', 'tried'],
    ['is that normal', 'is-it-normal'],
    ['how do I tell her that grandpa died', 'how-to-say'],
    ['when will it stop', 'when'],
    ['how do I get him to sleep', 'what-to-do'],
  ])('"%s" is %s', (message, kind) => expect(understand(['my son is 3', message], nobody).kind).toBe(kind));

  it('a first message never goes on from anything', () => {
    expect(understand(['why'], nobody).followUp).toBe(false);
  });

  it('a long new question does not go on', () => {
    const asked = 'completely different thing, my daughter wets the bed since September and we do not know why';
    expect(understand(['he bites', asked], nobody).followUp).toBe(false);
  });

  it.each([
    ['he has been waking for two weeks', 'duration', 'two weeks'],
    ['since the baby came', 'duration', 'the baby came'],
    ['every single night', 'frequency', 'every single night'],
    ['i am so exhausted', 'tired', 'i am so exhausted'],
    ['we tried a sticker chart', 'tried', 'a sticker chart'],
    ['my 1 year old screams', 'duration', undefined],
    ['how much telly for a 2 year old', 'duration', undefined],
    ['fever and he is tired', 'tired', undefined],
  ] as const)('the facts of "%s"', (message, kind, words) => {
    expect(factOf(understand([message], nobody), kind)).toBe(words);
  });
});
