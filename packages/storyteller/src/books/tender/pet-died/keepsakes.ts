import type { ThingName } from '@storylantern/contract';
import type { TenderPet } from '../tender.ts';

/** The small thing of an animal's that stays in the home, and what is true of it for any animal of the kind. */
export interface Keepsake {
  /** "the lead". */
  readonly the: string;
  /** "on its hook". */
  readonly where: string;
  readonly thing: ThingName | null;
  /** The sound that is missed. */
  readonly sound: string;
  /** After "used to", short enough for the smallest. */
  readonly once: string;
  /** One sentence about the thing, as it was. */
  readonly noise: string;
  /** One sentence about it now. */
  readonly quiet: string;
  /** The last sentence of a book, and of the smallest one's. */
  readonly end: string;
  readonly endYoung: string;
  /** What of the animal's can be given away. */
  readonly spare: string;
  /** Whether a child would draw it with legs and ears. */
  readonly legged: boolean;
}

const KEEPSAKES: readonly (readonly [RegExp, Keepsake])[] = [
  [/^(?:dog|puppy)$/, { the: 'the lead', where: 'on its hook', thing: null, sound: 'jingle', once: 'come running', noise: 'It jingled if you so much as looked at it.', quiet: 'It had not jingled all day.', end: 'It jingles, just a little.', endYoung: 'Jingle, goes the lead.', spare: 'the big bag of food', legged: true }],
  [/^(?:cat|kitten)$/, { the: 'the cushion', where: 'in its corner', thing: 'pillow', sound: 'purr', once: 'curl up there', noise: 'It had a round dent in it, exactly the size of a cat.', quiet: 'The dent was still in it.', end: 'The cushion has kept its dent.', endYoung: 'Pat, pat, goes the hand.', spare: 'the little tins of food', legged: true }],
  [/^(?:rabbit|bunny|guinea pig|chinchilla)$/, { the: 'the bowl', where: 'in its corner', thing: 'bowl', sound: 'crunch', once: 'sit right in it', noise: 'It was a bowl for food, and now and then it was a bed.', quiet: 'Nobody was sitting in it.', end: 'The bowl gets a carrot top on Sundays.', endYoung: 'Clink, goes the bowl.', spare: 'the big bag of hay', legged: true }],
  [/^(?:hamster|gerbil|mouse|rat|ferret)$/, { the: 'the wheel', where: 'on the shelf', thing: 'wheel', sound: 'squeak', once: 'run and run', noise: 'It squeaked half the night, like a very small gate.', quiet: 'It had not squeaked once.', end: 'It gives one small squeak.', endYoung: 'Squeak, goes the wheel. Once.', spare: 'the bag of seeds', legged: true }],
  [/^(?:budgie|parrot|parakeet|canary|cockatiel|bird)$/, { the: 'the bell', where: 'on its string', thing: 'bell', sound: 'ting', once: 'ring and ring', noise: 'It went ting when nobody was expecting it.', quiet: 'It had not rung all day.', end: 'It goes ting, when nobody is expecting it.', endYoung: 'Ting, goes the bell.', spare: 'the bag of seeds', legged: false }],
  [/^(?:fish|goldfish|turtle|terrapin|axolotl|frog)$/, { the: 'the white shell', where: 'on the shelf', thing: 'shell', sound: 'swish', once: 'look out at us', noise: 'It had stood in the water, and somebody had looked out from behind it.', quiet: 'Nobody was looking out from behind it.', end: 'In the evening the light comes through the shell.', endYoung: 'Hello, little white shell.', spare: 'the pot of food', legged: false }],
  [/^(?:horse|pony|donkey|cow|goat|sheep|lamb|pig)$/, { the: 'the bucket', where: 'by the gate', thing: 'bucket', sound: 'clank', once: 'push it over', noise: 'It fell over twice a day, with a clank.', quiet: 'It had not fallen over once.', end: 'The bucket looks as if it might fall over at any moment.', endYoung: 'Clank, goes the bucket.', spare: 'the big bag of hay', legged: true }],
  [/^/, { the: 'the bowl', where: 'in its corner', thing: 'bowl', sound: 'clink', once: 'sit beside it', noise: 'It was often empty a moment after it was full.', quiet: 'It had not moved all day.', end: 'The bowl has been washed, and it has stayed.', endYoung: 'Clink, goes the bowl.', spare: 'the rest of the food', legged: true }],
]; // prettier-ignore

/** What is kept of an animal of this kind. */
export function keepsakeOf(pet: TenderPet): Keepsake {
  const found = KEEPSAKES.find(([words]) => words.test(pet.word))?.[1];
  if (!found) throw new Error('The last keepsake suits every animal.');
  return found;
}
