import { withArticle } from '../../../company/figure.ts';
import type { ThingName } from '@storylantern/contract';
import { THINGS } from '@storylantern/contract';
import type { Going } from '../event.ts';
import { cap } from '../../wording.ts';

type Two = readonly [string, string];

/** What is not shared, and what one has to be all at once to have it alone. */
export interface Kept {
  /** As the parent said it: "honey", "acorns", "tricycle". */
  readonly t: string;
  /** "honey", "a tricycle". */
  readonly aT: string;
  /** "the honey". */
  readonly theT: string;
  readonly it: 'it' | 'them';
  readonly things: readonly ThingName[];
  /** Three questions, each for less. */
  readonly asks: readonly [string, string, string];
  /** For the young: the game, one in all its parts, what goes wrong, who is there, how it goes with two, and after that. */
  readonly game: Two;
  readonly alone: Two;
  readonly wrong: Two;
  readonly found: Two;
  readonly works: Two;
  readonly afterwards: Two;
  /** The same in the past tense. */
  readonly wasGame: Two;
  readonly wasAlone: Two;
  readonly wentWrong: Two;
  readonly wasFound: Two;
  readonly worked: Two;
  /** The best part of the game, and what is left of the day: "the driver", "a scratch, as long as a finger". */
  readonly best: string;
  readonly mark: string;
}

const FOODS =
  /\b(?:honey|acorns?|nuts?|hazelnuts|cakes?|cupcakes?|biscuits?|cookies?|sweets?|candy|chocolates?|carrots?|bananas?|cheese|apples?|berries|strawberries|blackberries|fish|food|snacks?|lunch|dinner|pizza|pancakes?|ice ?cream|bones?|seeds?|bread|crumbs?|popcorn|jam|fruit|jelly|pie|grapes?|cherries|worms?|leaves|bamboo|eucalyptus|crisps)\b/i;
const RIDES =
  /\b(?:tricycle|trike|bike|bicycle|scooter|sledge|wagon|cart|go-?kart|toy car|ride-on|pram|wheelbarrow|balance bike)\b/i;
const NOT_KEPT =
  /\b(?:room|bed|bedroom|swing|slide|trampoline|pool|sandpit|mum|mummy|dad|daddy|friend|friends|house|garden|feelings?|secret|turn|puddle|pond|cave|den|river|tree|nest)\b/i;

/** What it has plenty of, for whoever will not share and does not say what. */
const PLENTY: Readonly<Record<string, string>> = {
  monkey: 'bananas',
  rabbit: 'carrots',
  bunny: 'carrots',
  horse: 'carrots',
  squirrel: 'acorns',
  bear: 'honey',
  mouse: 'cheese',
  pig: 'apples',
  hedgehog: 'apples',
  dog: 'biscuits',
  dragon: 'treasure',
  pirate: 'treasure',
};

/** Somebody who will not share, and what it is. */
export const NOT_SHARED =
  /\b(?:won['’]?t|will not|would not|wouldn['’]?t|does ?n[o'’]?t|did ?n[o'’]?t|does not|did not|never|hates?(?: to)?|refuses? to|can['’]?t|could not|couldn['’]?t|not|hated|doesn['’]?t like|don['’]?t) (?:(?:want|like|wants|liked|learn|know how) )?(?:to )?shar(?:e|es|ed|ing)\b(?: (?:all )?(?:(?:his|her|its|their|my|our|the|any|with) )?((?:\p{L}+ )?\p{L}+))?/iu;

/** The word for it in a theme; null where it is nothing that can be kept so. */
export function keptIn(raw: string): string | null {
  const [, said] = NOT_SHARED.exec(raw) ?? [];
  const words = (said ?? '')
    .replace(/ (?:with|and|or|at|in|but|because)\b.*$| (?:with|and)$/i, '')
    .toLowerCase()
    .trim();
  if (NOT_KEPT.test(words)) return null;
  if (words !== '' && !/^(?:with|anything|things|stuff|everything|at|in)\b/.test(words)) return words;
  const hero = Object.keys(PLENTY).find((each) => new RegExp(String.raw`\b${each}\b`, 'i').test(raw));
  return hero ? (PLENTY[hero] ?? 'toys') : 'toys';
}

const UNCOUNTED =
  /\b(?:honey|cheese|food|lunch|dinner|fish|bread|popcorn|jam|fruit|jelly|treasure|gold|chocolate|candy|ice ?cream|bamboo|lego|pizza|pie)$/i;
const NAMES: ReadonlySet<string> = new Set(THINGS);
const isThing = (name: string): name is ThingName => NAMES.has(name);

const party = (a: string, b: string): Partial<Kept> => ({
  asks: ['Can I have some?', 'Only a little?', 'Only a smell?'],
  game: [
    `Behind the hedge are three plates. It is a party. It is only for ${a}.`,
    `${a} goes behind the hedge. There are three plates. "A party, just for me!"`,
  ],
  alone: [
    `"More, please!" says ${a}. ${a} runs to the next plate. "Here you are!"`,
    `${a} sits here. "Please!" ${a} runs over there. "Thank you!" ${a} runs and runs.`,
  ],
  wrong: [
    `But nobody holds the plate. It tips. Plop! Into the grass.`,
    `Nobody is there to hold the plate. It tips over. Plop!`,
  ],
  found: [
    `${a} runs to the last plate. Somebody sits there! "It was empty," says ${b}.`,
    `Who is at the last plate? It is ${b}! "Nobody was sitting here."`,
  ],
  works: [
    `${b} holds the plate. "More?" says ${a}. "Yes, please," says ${b}. Nothing falls down.`,
    `"Can you hold it?" says ${a}. ${b} can. Now nothing tips.`,
  ],
  afterwards: [
    `"Here you are." "Thank you!" It goes round and round. Now it is a party.`,
    `They say please. They say thank you. It is a party now.`,
  ],
  wasGame: [
    `Behind the hedge ${a} laid three plates, because that looked more like a party. It was a party for one.`,
    `So ${a} took it all behind the hedge, and had a party there. There were three plates, and they were all for ${a}.`,
  ],
  wasAlone: [
    `"Would you like some more?" said ${a}, at the first plate. Then ${a} ran round to the second. "Yes, please!" Then ${a} had to run back, to pass it.`,
    `"Pass it over, please," said ${a}, here. ${a} ran over there, and passed it. ${a} ran back to take it. By then it was time to say thank you.`,
  ],
  wentWrong: [
    `It can't be done. You can't hold out a plate, and be at the other end of it. It hung in the air for a moment. Then it went plop, into the long grass.`,
    `Whoever passes a plate needs somebody who takes it. There was nobody on the other side. It tipped, and a good half of it went plop.`,
  ],
  wasFound: [
    `When ${a} got to the third plate, there was somebody at it. It was ${b}. "It was empty," said ${b}. "I didn't touch anything."`,
    `Out of breath, ${a} sat down at the third plate, and sat on somebody. "Ow," said ${b}. "Nobody was using this one."`,
  ],
  worked: [
    `"Hold this," said ${a}, only to try it. ${b} held it. It went from one end to the other, and nothing fell off.`,
    `"Would you take that end?" said ${a}. ${b} took it. ${a} was here, and ${b} was there, and nobody had to run.`,
  ],
  best: 'the biggest plate',
  mark: 'a chip in the edge, no bigger than a crumb',
});

const ride = (a: string, b: string, t: string): Partial<Kept> => ({
  asks: ['Can I have a go?', 'Only to the gate?', 'Only to look?'],
  game: [
    `Behind the hedge the ${t} is a bus. ${a} drives it, all alone.`,
    `${a} goes behind the hedge. Look, the ${t} is a bus now! ${a} is the driver.`,
  ],
  alone: [
    `"Tickets!" says ${a}. Then ${a} runs to the back. "One, please!"`,
    `${a} drives. ${a} hops off to buy a ticket. ${a} hops on again. So much to do!`,
  ],
  wrong: [
    `But now nobody steers. The bus rolls off. Bump!`,
    `Who is steering? Nobody! Off rolls the bus. Bump, into the hedge!`,
  ],
  found: [
    `${a} runs to the back of the bus. Somebody is there! "There was room," says ${b}.`,
    `Who is at the back? It is ${b}! "The bus was empty," says ${b}.`,
  ],
  works: [
    `"One, please," says ${b}. "Hold tight!" says ${a}. ${b} pushes. Off goes the bus!`,
    `"Tickets!" says ${a}. "One," says ${b}, and pushes. Now the bus goes!`,
  ],
  afterwards: [
    `At the gate they change. Now ${b} drives. "Tickets!" says ${a}.`,
    `"Next stop, the gate!" There ${b} gets to drive. ${a} pushes.`,
  ],
  wasGame: [
    `Behind the hedge the ${t} was turned into a bus. It had a driver, and a ticket man, and a queue. They were all ${a}.`,
    `So ${a} took the ${t} behind the hedge, where it was a bus. The driver was ${a}, and so were the passengers.`,
  ],
  wasAlone: [
    `"All aboard!" said ${a}, in front. Then ${a} got off, and ran to the back. "One to the gate, please!" Then ${a} had to run to the front, to hear it.`,
    `"Tickets, please," said ${a}, and got off, and bought one. ${a} got on again. There was also the pushing to be done, and somebody had to wave.`,
  ],
  wentWrong: [
    `It can't be done. You can't be at the back and at the front of a bus. While ${a} was a passenger, nobody steered. Off it went, and bump into the hedge.`,
    `Whoever pushes can't steer. The bus went off down the slope, without a driver, without a soul. It stopped when it got to the hedge.`,
  ],
  wasFound: [
    `When ${a} came round to the back of it, there was somebody there. It was ${b}. "It was empty," said ${b}. "And I'm going to the gate."`,
    `"All full!" panted ${a}. But there was a queue, and it was ${b}. "It doesn't look full," said ${b}.`,
  ],
  worked: [
    `"Push, then," said ${a}, only to try it. ${b} pushed. The bus went up the slope, as it had never gone before.`,
    `"You may be the engine," said ${a}. ${b} was a good engine. ${a} was in front, and ${b} was behind. Nobody had to run.`,
  ],
  best: 'the driver',
  mark: 'a scratch, as long as a finger',
});

const shop = (a: string, b: string, theT: string, it: string, fall: string): Partial<Kept> => ({
  asks: [`Can I have a go?`, `Only to hold ${it}?`, `Only to look?`],
  game: [
    `Behind the hedge it is a shop. ${cap(theT)}! Who has the shop? ${a}!`,
    `${a} goes behind the hedge. It is a shop now. ${a} sells ${theT}.`,
  ],
  alone: [
    `"Good morning," says ${a}. ${a} runs round. "I want ${theT}, please!"`,
    `"Who is next?" says ${a}. ${a} runs round to the front. "Me! Me!"`,
  ],
  wrong: [
    `Then ${a} runs back. But nobody is there to take ${it}. Bump! Down ${fall} ${theT}.`,
    `But now nobody is in the shop. Bump! Down ${fall} ${theT}.`,
  ],
  found: [
    `${a} looks up. Somebody is there, at the front! "It was open," says ${b}.`,
    `Who is at the front? It is ${b}! "The shop was empty," says ${b}.`,
  ],
  works: [
    `"Good morning," says ${b}. "One leaf," says ${a}. ${b} has a leaf. Here you are!`,
    `${b} pays one leaf. "Here you are," says ${a}. Nobody has to run.`,
  ],
  afterwards: [
    `Then ${b} has the shop. "Who is next?" says ${b}. "Me!" says ${a}.`,
    `Now they change. ${b} has the shop. And ${a} pays one leaf.`,
  ],
  wasGame: [
    `Behind the hedge there was a shop. It sold ${theT}. It had a shopkeeper, and a customer, and a queue. They were all ${a}.`,
    `So ${a} went behind the hedge, and played shop with ${theT}. ${a} sold, and ${a} bought as well.`,
  ],
  wasAlone: [
    `"Good morning!" said ${a}. Then ${a} ran round to the front. "I'd like ${theT}, please." Then ${a} ran back, to see what it cost.`,
    `"Who is next?" said ${a}, and ran round, and was next. "Is there any change?" asked ${a}, and ran back, and counted it.`,
  ],
  wentWrong: [
    `It can't be done. You can't hand over a thing, and be there to take it. ${cap(theT)} went over the edge, and fell with a bump.`,
    `Whoever sells needs somebody who buys. ${a} held out ${theT}, and there was no one in front. Bump, down ${fall === 'fall' ? 'they' : 'it'} went.`,
  ],
  wasFound: [
    `When ${a} came round to the front again, there was somebody there. It was ${b}. "It was open," said ${b}. "And I've got a leaf."`,
    `"We're closed," panted ${a}. But there was a queue, and it was ${b}. "It doesn't say so," said ${b}.`,
  ],
  worked: [
    `"One leaf," said ${a}, only to try it. ${b} paid. It was handed over, and it was taken, and nobody had to run.`,
    `"Very well. Next!" said ${a}. And ${b} was next. ${a} was behind, and ${b} was in front. It went like a real shop.`,
  ],
  best: 'the shopkeeper',
  mark: 'a dent, no bigger than a thumb',
});

/** What it is, and how it is played with alone and by two. */
export function keptOf({ raw, company }: Going, a: string, b: string): Kept {
  const t = keptIn(company.theme.raw) ?? keptIn(raw) ?? 'toys';
  const plural = /[^s]s$/.test(t) && !UNCOUNTED.test(t);
  const uncounted = UNCOUNTED.test(t);
  const theT = `the ${t}`;
  const it = plural ? 'them' : 'it';
  const mode = FOODS.test(t)
    ? party(a, b)
    : RIDES.test(t)
      ? ride(a, b, t)
      : shop(a, b, theT, it, plural ? 'fall' : 'falls');
  const single = t.replace(/ies$/, 'y').replace(/s$/, '');
  const known = [t.replace(/ /g, '-'), single.replace(/ /g, '-')].find(isThing);
  return {
    t,
    aT: plural || uncounted ? t : withArticle(t),
    theT,
    it,
    things: known ? [known] : [],
    ...(mode as Omit<Kept, 't' | 'aT' | 'theT' | 'it' | 'things'>),
  };
}
