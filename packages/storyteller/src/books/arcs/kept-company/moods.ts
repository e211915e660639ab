import type { Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';

/** A mood somebody is in, and why the usual cures do nothing for it. */
export interface Mood {
  readonly words: RegExp;
  readonly feeling: 'angry' | 'sad' | 'shy' | 'worried' | 'sleepy';
  /** What everybody calls out, with its stop. */
  readonly call: string;
  /** How it begins, whole sentences of at most 12 words. */
  readonly signs: readonly [string, string];
  /** Said at every failed try, without a stop. */
  readonly refrains: readonly [string, string, string];
  /** What is tried, past tense after a name, and why it does not do: a clause with "but". At most 12 words in all. */
  readonly tries: readonly (readonly [tried: string, reason: string])[];
  /** The same for the smallest, past tense after a name, at most four words. */
  readonly triesShort: readonly [string, string];
  /** What it is like, as said. */
  readonly like: readonly [string, string];
  /** How it is afterwards: a sentence of at most 10 words. */
  readonly after: string;
}

export const MOODS: readonly Mood[] = [
  {
    words: /^(?:grumpy|cross|angry|moody|grouchy|furious|crabby)$/,
    feeling: 'angry',
    call: 'Cheer up!',
    signs: [
      'Everything was too bright, and most of it was too loud.',
      'The day had got up on the wrong foot and stayed on it.',
    ],
    refrains: ['Not today', 'I would rather not', 'No, thank you, no'],
    tries: [
      ['told a joke about a bun', 'but nobody wanted a bun'],
      ['pulled a funny face', 'but it met a worse one coming back'],
      ['sang a jolly song', 'but it had nine verses'],
    ],
    triesShort: ['did a dance', 'sang a song'],
    like: ["It's like a sock with a lump in it", "It's like a jumper with a label that scratches"],
    after: 'It was not gone. It was only smaller.',
  },
  {
    words: /^(?:sad|unhappy|homesick|miserable|gloomy|tearful|weepy|heartbroken)$/,
    feeling: 'sad',
    call: 'Cheer up!',
    signs: [
      'There was a rainy feeling, and it was all on the inside.',
      'It had come on Sunday, and it had not said why.',
    ],
    refrains: ["It's still there", 'It has not gone', 'No, still sad'],
    tries: [
      ['told a bun joke', 'but the end would not go in'],
      ['stood on one leg', 'but that is no reason to be happy'],
      ['did a lively dance', 'but it only made a draught'],
    ],
    triesShort: ['did a dance', 'told a joke'],
    like: ["It's like rain, with nowhere to run in", "It's like the day after a party"],
    after: 'It was not gone. But there was room beside it.',
  },
  {
    words: /^(?:shy|timid|bashful)$/,
    feeling: 'shy',
    call: 'Say hello!',
    signs: [
      'Looking back, when somebody looks, is the hard part.',
      'There were words. They were only a long way down.',
    ],
    refrains: ["I'm not quite ready", 'Not just now', 'Perhaps another day'],
    tries: [
      ['called out a very big hello', 'but a big hello takes up all the room'],
      ['counted to three', 'but three was worse than two'],
      ['asked everybody to clap', 'but clapping is only looking, with noise'],
    ],
    triesShort: ['called hello', 'counted to three'],
    like: ["It's like everybody having a torch", "It's like a door with the handle on the other side"],
    after: 'It was still a bit hard. It was less far.',
  },
  {
    words: /^(?:worried|nervous|anxious|frightened|scared|worrying|fearful)$/,
    feeling: 'worried',
    call: "Don't worry!",
    signs: ['There was a "what if", and behind it stood another.', 'It might rain. Or it might not, and then what?'],
    refrains: ['But what if', 'Yes, but what if', 'And if it does'],
    tries: [
      ['said that all would be well', 'but could not say how anybody knew'],
      ['said to think about buns', 'but then there were the buns to worry about'],
      ['whistled a careless tune', 'but it kept stopping to listen'],
    ],
    triesShort: ['sang a song', 'did a dance'],
    like: ["It's like a drawer that won't shut", "It's like a step that isn't there"],
    after: 'It was still there. It had only sat down.',
  },
  {
    words: /^(?:tired|lazy|weary|bored|sleepless|exhausted|yawning)$/,
    feeling: 'sleepy',
    call: 'Wake up!',
    signs: [
      "It was only ten o'clock, and the day was already too long.",
      'There was a yawn, and another one was waiting behind it.',
    ],
    refrains: ['In a minute', 'Perhaps later', 'After this yawn'],
    tries: [
      ['clapped very loudly', 'but the next yawn came in time to it'],
      ['ran round three times', 'but just to watch it was tiring'],
      ['told an exciting story', 'but it had too many ands in it'],
    ],
    triesShort: ['clapped', 'ran round and round'],
    like: ["It's like a bath when the plug is out", "It's like a clock that wants winding"],
    after: 'It was still tired. But it was a comfortable tired.',
  },
  {
    words: /^(?:jealous|envious)$/,
    feeling: 'sad',
    call: 'Cheer up!',
    signs: [
      'Somebody else had one. It looked better from here.',
      'It is hard to look at a thing all day and not have it.',
    ],
    refrains: ["It isn't the same", 'Somebody else has one', 'That is not the one'],
    tries: [
      ['said to count one thing', "but it was somebody else's thing"],
      ['made a nice bow', 'but it was not that one'],
      ['said that nobody has everything', 'but somebody did seem to'],
    ],
    triesShort: ['did a dance', 'made a bow'],
    like: ["It's like looking at a cake through a window", "It's like a pocket with a hole in it"],
    after: 'It was still there, a little. It had stopped pulling.',
  },
];

const FELT = /^(?:is|feels|was|gets|felt)(?: (?:a bit|always|very|so|too|often|really|just))? (\p{L}+)$/u;

/** The parent's own word for the mood a theme's hero is in, and what is known of it; null when it says none. */
export function moodOf({ hero, clause }: Theme): { readonly word: string; readonly mood: Mood } | null {
  const said = FELT.exec(clause?.trim() ?? '')?.[1];
  for (const word of [...(hero?.adjectives ?? []), ...(said === undefined ? [] : [said])]) {
    const mood = MOODS.find((each) => each.words.test(word));
    if (mood) return { word, mood };
  }
  return null;
}

/** "was grumpy", and more than that of somebody who has just been called so. */
export const stateOf = ({ hero, word }: { readonly hero: Figure; readonly word: string }): string =>
  hero.introduced.includes(word) ? `was very ${word} indeed` : `was ${word}`;
