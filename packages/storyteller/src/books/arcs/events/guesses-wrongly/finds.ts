import type { ThingName } from '@storylantern/contract';

/** Something of ours, as somebody sees it who has never had one. */
export interface Find {
  readonly words: RegExp;
  /** How it is drawn; null where it is not. */
  readonly thing: ThingName | null;
  /** What it is taken for, and why: two reasons after "It's got" and one that ends all doubt. */
  readonly guess: string;
  readonly has: string;
  readonly also: string;
  readonly surely: string;
  /** What somebody else takes it for. */
  readonly rival: string;
  /** What it is for, after "You"; in few words for the smallest. */
  readonly truth: string;
  readonly truthYoung: string;
  /** How the child shows it, after a name. */
  readonly shows: string;
  readonly showsYoung: string;
}

export const FINDS: readonly Find[] = [
  {
    words: /\b(trainers?|shoes?|boots?|slippers?|wellies|welly|wellington|sandals?|flip[- ]?flops?)\b/i,
    thing: 'shoe',
    guess: 'a boat',
    has: 'a hole to get in at',
    also: 'a good thick bottom',
    surely: 'It even has a tongue, to tell you the way',
    rival: 'a house for a snail',
    truth: 'put your foot in it, and walk about',
    truthYoung: 'put your foot in it',
    shows: 'put it on, and walked three steps, and it came along',
    showsYoung: 'puts it on. Step, step, step',
  },
  {
    words: /\b(tooth ?brush(?:es)?)\b/i,
    thing: 'toothbrush',
    guess: 'a comb',
    has: 'hair at one end',
    also: 'a long handle, for long backs',
    surely: 'It tastes of mint, as all good combs do',
    rival: 'a broom for mice',
    truth: 'rub your teeth with it, until it foams, twice a day',
    truthYoung: 'rub your teeth with it',
    shows: 'brushed, up and down and round, until it foamed',
    showsYoung: 'brushes. Up, down, foam',
  },
  {
    words: /\b((?:mobile |smart ?)?phones?|telephones?|mobiles?|smartphones?)\b/i,
    thing: 'telephone',
    guess: 'a mirror',
    has: 'a shiny side, with you in it',
    also: 'a light that comes on when you look nice',
    surely: 'It hums to itself, as one does in front of a mirror',
    rival: 'a slice of the night',
    truth: 'hold it to your ear, and somebody far away talks to you',
    truthYoung: 'talk to somebody in it',
    shows: 'held it to one ear, and a very small voice said, "Supper!"',
    showsYoung: 'says hello. And it says hello, too',
  },
  {
    words: /\b(umbrellas?|brollys?|brolly|brollies)\b/i,
    thing: 'umbrella',
    guess: 'a tree',
    has: 'a trunk, and a crook to hang from',
    also: 'eight twigs, and no leaves, so it must be winter',
    surely: 'It is shy, as young trees are, and only opens when one is alone with it',
    rival: 'a bat',
    truth: 'hold it over your head, so that you stay dry',
    truthYoung: 'stay dry under it',
    shows: 'put it up, and emptied a cup of water on top',
    showsYoung: 'puts it up. Drip, drop, all dry',
  },
  {
    words: /\b(socks?)\b/i,
    thing: 'sock',
    guess: 'a bag',
    has: 'one way in, and no way out',
    also: 'a bend in it, so that nothing can roll back',
    surely: 'It smells of something that was kept in it for a long time',
    rival: 'a hat with one ear',
    truth: 'pull it over your foot, and then you put that in a shoe',
    truthYoung: 'put it on your foot',
    shows: 'pulled it on, right up to the knee, and wiggled',
    showsYoung: 'pulls it on. Wiggle, wiggle',
  },
  {
    words: /\b(spoons?|teaspoons?)\b/i,
    thing: 'spoon',
    guess: 'a spade',
    has: 'a blade, for digging',
    also: 'a handle, for a very small gardener',
    surely: 'There is a face in it, upside down, and that is the owner',
    rival: 'a bed for a bee',
    truth: 'put soup in it, and put that in your mouth',
    truthYoung: 'eat your soup with it',
    shows: 'had a bowl of soup, from beginning to end, without spilling',
    showsYoung: 'eats some soup. Slurp, slurp, gone',
  },
  {
    words: /\b(glasses|spectacles|specs|sunglasses)\b/i,
    thing: 'glasses',
    guess: 'a bicycle',
    has: 'two wheels',
    also: 'two long handles that fold',
    surely: 'It is light, so as to be quick',
    rival: 'two windows who are friends',
    truth: 'put it on your nose, and look through it',
    truthYoung: 'look through it',
    shows: 'put it on, and read out the smallest writing there was',
    showsYoung: 'puts it on. Now all is clear',
  },
  {
    words: /\b(teddy bear|tedd(?:y|ies)|cuddly toy|soft toy)\b/i,
    thing: 'teddy',
    guess: 'a king',
    has: 'a round stomach',
    also: 'a way of sitting, and saying nothing',
    surely: 'It looks at everybody just the same',
    rival: 'a pillow with a face',
    truth: 'hold on to it in the night',
    truthYoung: 'hug it in bed',
    shows: 'hugged it, as it is done, with both arms and the chin',
    showsYoung: 'hugs it. It is very soft',
  },
  {
    words: /\b((?:alarm )?clocks?|watch)\b/i,
    thing: 'clock',
    guess: 'a small animal',
    has: 'a face',
    also: 'two hands, and one is shorter',
    surely: 'One can hear its heart',
    rival: 'a drum for ants',
    truth: 'look at it, and it tells you that you are late',
    truthYoung: 'see how late it is',
    shows: 'turned a key, and counted to three, and it rang',
    showsYoung: 'turns the key. Ring, ring, ring',
  },
  {
    words: /\b((?:under)?pants|knickers|underwear)\b/i,
    thing: null,
    guess: 'a hat',
    has: 'one big hole for the head',
    also: 'two small ones, for the ears',
    surely: 'It stretches, in case you get cleverer',
    rival: 'a sail',
    truth: 'put both legs through it, and then you hide it under your trousers',
    truthYoung: 'put your legs in it',
    shows: 'went rather red, and drew a picture',
    showsYoung: 'goes red, and points. Legs',
  },
  {
    words: /\b(pott(?:y|ies))\b/i,
    thing: 'potty',
    guess: 'a helmet',
    has: 'plenty of room for a head',
    also: 'a handle at the back',
    surely: 'It makes one sound a good deal braver',
    rival: 'a soup bowl',
    truth: 'sit down on it',
    truthYoung: 'sit down on it',
    shows: 'sat down on it, and looked into the distance',
    showsYoung: 'sits down on it. Just so',
  },
  {
    words: /\b((?:foot|beach|tennis )?balls?|footballs?)\b/i,
    thing: 'ball',
    guess: 'an egg',
    has: 'no corners anywhere',
    also: 'a warm side, if it lies in the sun',
    surely: 'It rolls off when nobody is looking, so there is somebody in it',
    rival: 'a moon, not quite ripe',
    truth: 'kick it as hard as you can',
    truthYoung: 'kick it',
    shows: 'kicked it, hard, and it came bouncing back',
    showsYoung: 'kicks it. Bounce, bounce, back',
  },
  {
    words: /\b(hats?|caps?|bobble hat)\b/i,
    thing: 'hat',
    guess: 'a nest',
    has: 'a hollow in the middle',
    also: 'a soft edge to look over',
    surely: 'There was one hair in it, so somebody has moved out',
    rival: 'a pudding bowl',
    truth: 'wear it on your head',
    truthYoung: 'put it on your head',
    shows: 'put it on, and nodded, and it stayed where it was',
    showsYoung: 'puts it on. Nod, nod',
  },
];

/** The thing that a theme has found, and what the theme says that it is taken for; null where there is none that we know. */
export function findIn(raw: string): { readonly find: Find; readonly word: string } | null {
  const first = FINDS.flatMap((find) => {
    const found = find.words.exec(raw);
    return found ? [{ find, word: found[1] ?? '', at: found.index }] : [];
  }).sort((a, b) => a.at - b.at)[0];
  return first ? { find: first.find, word: first.word.toLowerCase() } : null;
}

/** "thinks it's a boat": what the theme itself says that it is taken for. */
export const guessIn = (raw: string): string | null =>
  /\bthinks? (?:that )?(?:it|they|this)(?:['’]s| is|['’]re| are|s)? (an? \p{L}+(?: for \p{L}+)?)/iu
    .exec(raw)?.[1]
    ?.toLowerCase() ??
  /\b(?:uses?|wears?|takes?) (?:it|them) (?:as|for) (an? \p{L}+)/iu.exec(raw)?.[1]?.toLowerCase() ??
  null;
