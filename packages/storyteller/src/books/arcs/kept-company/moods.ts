import type { Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';

/** A mood somebody is in, and why the usual cures do nothing for it. */
export interface Mood {
  readonly words: RegExp;
  readonly feeling: 'angry' | 'sad' | 'shy' | 'worried' | 'sleepy';
  /** What everybody calls out, with its stop. */
  readonly call: string;
  /** How it begins, whole sentences of at most 12 words. */
  readonly signs: readonly [string, string, string, string];
  /** Said at every failed try, without a stop. */
  readonly refrains: readonly string[];
  /** What is tried, past tense after a name, and why it does not do: a clause with "but". At most 12 words in all. */
  readonly tries: readonly (readonly [tried: string, reason: string])[];
  /** The same for the smallest, past tense after a name, at most four words. */
  readonly triesShort: readonly string[];
  /** What it is like, as said. */
  readonly like: readonly string[];
  /** How it is afterwards: one or two sentences of at most 10 words. */
  readonly after: readonly string[];
}

export const MOODS: readonly Mood[] = [
  {
    words: /^(?:grumpy|cross|angry|moody|grouchy|furious|crabby)$/,
    feeling: 'angry',
    call: 'Cheer up!',
    signs: [
      'Everything was too bright, and most of it was too loud.',
      'The day had got up on the wrong foot and stayed on it.',
      'The morning had been folded the wrong way.',
      'Even the quiet was making a noise.',
    ],
    refrains: [
      'Not today',
      'I would rather not',
      'No, thank you, no',
      'Go round, please',
      'Not like that',
      'I think not',
    ],
    tries: [
      ['told a joke about a bun', 'but nobody wanted a bun'],
      ['pulled a funny face', 'but it met a worse one'],
      ['sang a jolly song', 'but it had nine verses'],
      ['made everybody count to ten', 'but eleven was just as bad'],
      ['gave three loud cheers', 'but two would have been too many'],
      ['talked about sunshine', 'but went on for too long'],
    ],
    triesShort: ['did a dance', 'sang a song', 'told a joke', 'blew a kiss', 'did a spin'],
    like: [
      "It's like a sock with a lump in it",
      "It's like a jumper with a label that scratches",
      "It's like being a shaken bottle",
      "It's like porridge going over the side",
    ],
    after: [
      'It was not gone. It was only smaller.',
      'What was left of it would go in a pocket.',
      'It had not left. It had only moved over.',
    ],
  },
  {
    words: /^(?:sad|unhappy|homesick|miserable|gloomy|tearful|weepy|heartbroken)$/,
    feeling: 'sad',
    call: 'Cheer up!',
    signs: [
      'There was a rainy feeling, and it was all on the inside.',
      'It had come on Sunday, and it had not said why.',
      'It was not about anything. It was just about.',
      'Nothing had been lost, but it felt like looking.',
    ],
    refrains: [
      "It's still there",
      'It has not gone',
      'No, still sad',
      'It has only turned round',
      'Still here',
      'That was not it',
    ],
    tries: [
      ['told a bun joke', 'but the end would not go in'],
      ['stood on one leg', 'but that is no reason'],
      ['did a lively dance', 'but it only made a draught'],
      ['made a list of nice things', "but it was somebody else's list"],
      ['hummed something bright', 'but it slid off into something slow'],
      ['gave a great big wave', 'but it was only a wave'],
    ],
    triesShort: ['did a dance', 'told a joke', 'sang a song', 'made a face', 'did a trick'],
    like: [
      "It's like rain, with nowhere to run in",
      "It's like the day after a party",
      "It's like a room when the clock has stopped",
      "It's like being the spare sock",
    ],
    after: [
      'It was not gone. But there was room beside it.',
      'It was still about. It had only stopped raining.',
      'A little of it stayed, quite quietly.',
    ],
  },
  {
    words: /^(?:shy|timid|bashful)$/,
    feeling: 'shy',
    call: 'Say hello!',
    signs: [
      'Looking back, when somebody looks, is the hard part.',
      'There were words. They were only a long way down.',
      'Hello is a short word, but it has a high step.',
      'Everybody else seemed to know when to begin.',
    ],
    refrains: [
      "I'm not quite ready",
      'Not just now',
      'Perhaps another day',
      'In my own time',
      'A bit later on',
      'Could you look away',
    ],
    tries: [
      ['called out a very big hello', 'but it filled the room'],
      ['counted to three', 'but three was worse than two'],
      ['asked everybody to clap', 'but clapping is only looking, with noise'],
      ['said there was nothing to it', 'but there was a lot'],
      ['tried a drum roll', 'but that was worse than before'],
      ['gave a kind little push', 'but it went the wrong way'],
    ],
    triesShort: ['called hello', 'counted to three', 'clapped and clapped', 'sang very loud', 'did a dance'],
    like: [
      "It's like everybody having a torch",
      "It's like a door with no handle inside",
      "It's like being a snail when somebody knocks",
      "It's like reading aloud with the book shut",
    ],
    after: [
      'It was still a bit hard. It was less far.',
      'Hello had got a little shorter.',
      'Some of it stayed behind, and was no trouble.',
    ],
  },
  {
    words: /^(?:worried|nervous|anxious|frightened|scared|worrying|fearful)$/,
    feeling: 'worried',
    call: "Don't worry!",
    signs: [
      'There was a "what if", and behind it stood another.',
      'It might rain. Or it might not, and then what?',
      'It had begun as one thing, and had small ones.',
      'Nothing was the matter yet. That was the trouble.',
    ],
    refrains: [
      'But what if',
      'Yes, but what if',
      'And if it does',
      'All the same',
      'You never know',
      'Suppose it does',
    ],
    tries: [
      ['said that all would be well', 'but who could say'],
      ['said to think about buns', 'but buns can burn'],
      ['whistled a careless tune', 'but it kept stopping to listen'],
      ['counted all the good things', 'but worry can count as well'],
      ['said it would never happen', 'but now it had been mentioned'],
      ['promised to worry instead', 'but then both of them did'],
    ],
    triesShort: ['sang a song', 'did a dance', 'told a joke', 'clapped', 'did a trick'],
    like: [
      "It's like a drawer that won't shut",
      "It's like a step that isn't there",
      "It's like hearing a tap in another room",
      "It's like carrying a very full tray",
    ],
    after: [
      'It was still there. It had only sat down.',
      'The "what if" was there, but it was yawning.',
      'It had gone from a shout to a mumble.',
    ],
  },
  {
    words: /^(?:tired|lazy|weary|bored|sleepless|exhausted|yawning)$/,
    feeling: 'sleepy',
    call: 'Wake up!',
    signs: [
      "It was only ten o'clock, and the day was already too long.",
      'There was a yawn, and another one was waiting behind it.',
      'Every part of the day was uphill.',
      'Even the shadows were lying down.',
    ],
    refrains: [
      'In a minute',
      'Perhaps later',
      'After this yawn',
      'When I have sat down',
      'Not just this minute',
      'You go first',
    ],
    tries: [
      ['clapped very loudly', 'but the yawn came in time'],
      ['ran round three times', 'but just to watch it was tiring'],
      ['told an exciting story', 'but it had too many ands'],
      ['began the day again from the start', 'but it was the same one'],
      ['blew a whistle', 'but it only woke somebody else'],
      ['made a plan in nine parts', 'but one was getting up'],
    ],
    triesShort: ['clapped', 'ran round and round', 'rang a bell', 'sang a song', 'did a dance'],
    like: [
      "It's like a bath when the plug is out",
      "It's like a clock that wants winding",
      "It's like wearing a wet coat",
      "It's like a song on its last verse",
    ],
    after: [
      'It was still tired. But it was a comfortable tired.',
      'It was tired still, but the nice way round.',
      'The yawns had gone on ahead.',
    ],
  },
  {
    words: /^(?:jealous|envious)$/,
    feeling: 'sad',
    call: 'Cheer up!',
    signs: [
      'Somebody else had one. It looked better from here.',
      'It is hard to look at a thing all day and not have it.',
      'It was not a big thing to want. It only felt big.',
      "There it was again, being somebody else's.",
    ],
    refrains: [
      "It isn't the same",
      'Somebody else has one',
      'That is not the one',
      'It looks better over there',
      'I would still like it',
      'Not quite like that one',
    ],
    tries: [
      ['said to count one thing', "but it was somebody else's thing"],
      ['made a nice bow', 'but it was not that one'],
      ['said that nobody has everything', 'but somebody did seem to'],
      ['offered two of something else', 'but two is not one'],
      ['said it was not so very good', 'but it was'],
      ['told a story about sharing', 'but nobody in it wanted anything'],
    ],
    triesShort: ['did a dance', 'made a bow', 'sang a song', 'told a joke', 'clapped'],
    like: [
      "It's like looking at a cake through a window",
      "It's like a pocket with a hole in it",
      "It's like smelling somebody else's supper",
      "It's like standing outside a party",
    ],
    after: [
      'It was still there, a little. It had stopped pulling.',
      'The wanting was there. It had sat down.',
      'It had got small enough to carry.',
    ],
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
