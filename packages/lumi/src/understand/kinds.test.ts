import { describe, expect, it } from 'vitest';
import type { Kind } from './kinds.ts';
import { nameIn } from './name.ts';
import { understand } from './understand.ts';

const nobody = { ageMonths: null, person: null };
const understood = (message: string) => understand(['my son is 3 and bites', message], nobody);

/** Wordings of what parents say about the talk, the grown-ups around the child, and themselves. */
const WORDINGS: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  thanks: [
    'thank you, that is kind',
    'ok maybe. thanks',
    'Well, I will try that. Good night.',
    'right, you are a lifesaver',
    'gracias',
  ],
  'who-are-you': [
    'Who am I talking to?',
    'do you have children yourself',
    "you can't see him. how do you know",
    'so what can you do',
    'do you tell anyone what I write',
  ],
  'says-nothing': ['help', 'its the evenings', "I don't know what to do", 'bad day', 'where do I start'],
  nod: ['ok', 'hmm', 'right, I see', 'not really', 'yes'],
  success: ['it worked!', 'she slept', 'no tears today', 'he slept through last night'],
  'lost-temper': ['I shouted at him again tonight', 'I just lost my temper', 'I keep yelling at her'],
  apology: ['do i say sorry to him or does that make me weak', 'should I apologise'],
  'staying-calm': ['what do I do next time I feel it coming', 'how do I stop myself'],
  'self-blame': ["I'm a terrible mum", 'I feel like the worst mother in the street', 'i feel so guilty'],
  'my-fault': ['is it my fault for letting him watch that film', 'because of me'],
  'make-it': ['can you make a story about it', 'will you write a song for her', 'is there a book about this'],
  'ring-whom': ['who do i ring first', 'who would I even ask about this', 'who should we see'],
  'adult-words': ['what can i tell dad', 'what do I say to the teacher'],
  'exact-words': ['exact words please', 'what do I actually say', 'give me a sentence'],
  tried: [
    'tried saying gentle hands about a million times',
    'we do all that already',
    "I've done that already",
    'that made it worse',
  ],
  unrealistic: ['that is unrealistic, I work from home', "I can't do that", 'easier said than done'],
  'everyone-does': ['everyone I know lets theirs watch more', 'everybody else lets them'],
  comparison: ['my sister says her boy was the same', 'her brother was never like that'],
  'staff-disagree': ['his teacher says he is fine', 'nursery thinks it is a phase'],
  'family-disagrees': [
    'my husband thinks she needs it',
    'And his mother agrees with him.',
    'He says I am being cruel.',
    'my mother in law says I should make him',
  ],
  'next-step': ['so what do I do TOMORROW at drop off', 'what now'],
  when: ['how many nights would it take', 'how long before we turn the light down', 'when will it stop'],
};

describe('what a message is about besides the child', () => {
  it.each(Object.entries(WORDINGS).flatMap(([kind, messages]) => messages.map((message) => [message, kind])))(
    '"%s" is %s',
    (message, kind) => expect(understood(message).kind).toBe(kind),
  );

  it.each(['she did eat a cold sausage once', 'since about october', 'It is the radiator.', 'fair enough. will try'])(
    '"%s" tells and does not ask',
    (message) => expect(understood(message).asks).toBe(false),
  );

  it.each(['should we bury him together', 'and when he asks me to stay a bit?', 'how long'])('"%s" asks', (message) =>
    expect(understood(message).asks).toBe(true),
  );
});

describe('the name a message begins with', () => {
  it.each([
    ["Noor won't put her socks on", 'Noor'],
    ['Everyone says wait', null],
    ['School is the problem', null],
    ['we are late', null],
  ])('"%s": %s', (message, name) => expect(nameIn(message)).toBe(name));

  it('is not searched for', () => expect(understood("Noor won't put her socks on").plain).not.toContain('noor'));
});
