import { escaped } from '../../words/escaped.ts';
import type { SettingName, ThingName } from '@storylantern/contract';

/** Other words by which a text may name a thing; the thing's own name always counts. */
const OTHER_WORDS: Readonly<Partial<Record<ThingName, readonly string[]>>> = {
  teddy: ['bear'],
  'rabbit-toy': ['rabbit', 'bunny'],
  blanket: ['quilt', 'blankie', 'rug', 'cover', 'eiderdown'],
  blocks: ['brick', 'block'],
  ball: ['football', 'basketball'],
  football: ['ball'],
  basketball: ['ball'],
  lamp: ['light', 'nightlight', 'night-light'],
  tablet: ['screen'],
  television: ['tv', 'telly'],
  cup: ['mug', 'teacup', 'cocoa', 'tea'],
  pillow: ['cushion'],
  coat: ['jacket', 'raincoat'],
  shoe: ['trainers', 'sandal', 'slipper'],
  bowl: ['colander', 'basin'],
  plate: ['saucer', 'dish'],
  bathtub: ['bath', 'tub'],
  torch: ['flashlight'],
  letter: ['note', 'envelope', 'card'],
  sign: ['board', 'poster', 'notice', 'label'],
  telescope: ['spyglass'],
  telephone: ['phone'],
  present: ['parcel', 'gift'],
  gem: ['jewel', 'diamond', 'ruby', 'crystal'],
  coin: ['penny', 'pence', 'money', 'fourpence'],
  saucepan: ['pan', 'pot'],
  jar: ['pot'],
  bottle: ['flask'],
  backpack: ['bag', 'rucksack', 'satchel'],
  notebook: ['list', 'page', 'paper', 'exercise book', 'diary', 'journal'],
  plaster: ['bandage'],
  bread: ['toast', 'loaf', 'crust', 'crumb'],
  sandwich: ['sandwiches', 'picnic'],
  biscuit: ['cookie'],
  bicycle: ['bike', 'tricycle'],
  flower: ['petal', 'bluebell', 'dandelion', 'buttercup', 'tulip', 'bunch'],
  daisy: ['daisies'],
  leaf: ['leaves'],
  seedling: ['seed', 'shoot', 'sprout', 'plant'],
  rock: ['stone', 'pebble', 'boulder'],
  log: ['trunk', 'branch', 'stick'],
  web: ['cobweb'],
  footprints: ['feet', 'footprint', 'trail', 'tracks', 'track', 'pawprint', 'prints'],
  sledge: ['sleigh', 'sled', 'toboggan'],
  tent: ['den', 'camp'],
  fence: ['railing', 'wall'],
  house: ['home', 'cottage', 'hut', 'den', 'shed', 'kennel', 'hutch'],
  tree: ['oak', 'branch', 'trunk', 'willow', 'apple tree', 'wood', 'forest'],
  bush: ['hedge', 'bramble', 'shrub'],
  star: ['stars'],
  sun: ['sunshine', 'sunny', 'sunrise', 'sunset'],
  cloud: ['clouds'],
  'rain-cloud': ['rain', 'cloud', 'thunder', 'storm'],
  snowflake: ['snow', 'snowing', 'flake'],
  hat: ['cap', 'helmet'],
  scarf: ['scarves'],
  mittens: ['gloves', 'glove', 'mitten'],
  sock: ['stocking'],
  boots: ['boot', 'wellies', 'wellington'],
  dress: ['gown', 'tutu'],
  shirt: ['t-shirt', 'jumper', 'vest'],
  ribbon: ['bow'],
  maracas: ['maraca', 'rattle'],
  music: ['song', 'sing', 'sang', 'tune', 'hum', 'notes'],
  medal: ['prize'],
  trophy: ['cup', 'prize'],
  racket: ['bat'],
  'swim-ring': ['ring', 'rubber ring', 'float'],
  'fishing-rod': ['rod', 'net'],
  lorry: ['truck', 'van'],
  aeroplane: ['plane'],
  'fire-engine': ['fire truck'],
  'police-car': ['police'],
  'racing-car': ['race car', 'car'],
  'steam-train': ['train', 'engine'],
  spaceship: ['ship', 'rocket', 'saucer'],
  rocket: ['spaceship'],
  'hot-air-balloon': ['balloon', 'basket'],
  'rowing-boat': ['boat', 'dinghy'],
  boat: ['ship', 'ferry', 'raft'],
  ship: ['boat'],
  string: ['rope', 'ribbon', 'thread', 'line', 'knot', 'bow', 'tied', 'loop', 'lasso', 'web'],
  yarn: ['wool', 'knitting', 'thread'],
  puddle: ['puddles'],
  treasure: ['chest', 'gold'],
  earth: ['world'],
  cherries: ['cherry', 'berries', 'berry'],
  grapes: ['grape'],
  peas: ['pea'],
  nuts: ['nut'],
  mushroom: ['toadstool'],
  soup: ['stew'],
  jam: ['marmalade'],
  battery: ['batteries'],
  goal: ['goalpost', 'net'],
  bubbles: ['bubble', 'foam'],
  campfire: ['fire'],
  box: ['crate', 'case', 'tin', 'trunk'],
  basket: ['hamper'],
  armbands: ['armband'],
  paint: ['painted', 'painting'],
  wheel: ['wheels'],
  hammer: ['tools'],
  'magnifying-glass': ['magnifier', 'glass'],
  pancakes: ['pancake'],
  'ice-cream': ['ice cream', 'cornet'],
  'watering-can': ['watering can'],
  glasses: ['spectacles'],
};

/** What a setting holds by itself, so that no page's text need name it. */
const OWN_THINGS: Readonly<Partial<Record<SettingName, readonly ThingName[]>>> = {
  bedroom: ['lamp', 'pillow', 'blanket', 'book', 'clock', 'cot', 'teddy'],
  bathroom: ['bathtub', 'soap', 'bubbles', 'mirror', 'toothbrush'],
  kitchen: ['saucepan', 'bowl', 'plate', 'cup', 'spoon', 'jar', 'teapot', 'chair'],
  'living-room': ['lamp', 'chair', 'book', 'pillow', 'clock', 'television'],
  classroom: ['blocks', 'book', 'pencil', 'paint', 'globe', 'chair', 'notebook'],
  'school-gate': ['gate', 'fence', 'backpack'],
  garden: ['flower', 'daisy', 'tree', 'bush', 'fence', 'gate', 'leaf'],
  forest: ['tree', 'bush', 'mushroom', 'log', 'leaf', 'flower'],
  beach: ['shell', 'bucket', 'rock'],
  doctor: ['stethoscope', 'chair'],
  street: ['house', 'lamp', 'tree', 'fence'],
  undersea: ['shell', 'rock', 'bubbles'],
  space: ['star', 'planet', 'earth', 'moon', 'rock'],
  sky: ['cloud'],
  farm: ['fence', 'gate', 'tree', 'house'],
  castle: ['candle', 'rock'],
  mountain: ['rock', 'tree'],
  library: ['book', 'lamp', 'chair'],
  snow: ['tree', 'snowflake', 'snowball'],
  cave: ['rock'],
  boat: ['anchor', 'boat'],
  pond: ['leaf', 'flower', 'rock', 'bush'],
  stage: ['microphone', 'star'],
  'swimming-pool': ['swim-ring'],
  jungle: ['tree', 'leaf', 'flower', 'bush'],
  playground: ['tree', 'ball'],
}; // prettier-ignore

/** How some words are found: most texts hold not even the beginning of any, which is quick to see. */
interface WordSearch {
  readonly pattern: RegExp;
  readonly beginnings: readonly string[];
}
const searches = new Map<string, WordSearch>();
/** The same by the list itself, where one list is asked for again and again. */
const searchesOfLists = new WeakMap<readonly string[], WordSearch>();
/** Words of themes come in here too, so the store is emptied now and then. */
const MOST_PATTERNS = 3_000;

function formOf(word: string): string {
  const safe = escaped(word).replace(/[- ]/g, '[- ]?');
  if (safe.endsWith('y')) return `(?:${safe}|${safe.slice(0, -1)}ies)`;
  // "leaves", "wolves", "loaves".
  return /(?:[aeo]|l)f$/.test(safe) ? `(?:${safe}|${safe.slice(0, -1)}v)` : safe;
}

/** Whether a text names one of some words as a whole word, in singular or plural. */
export function namesAny(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return false;
  const { beginnings, pattern } = searchesOfLists.get(words) ?? searchFor(words);
  const low = text.toLowerCase();
  return beginnings.some((each) => low.includes(each)) && pattern.test(text);
}

function searchFor(words: readonly string[]): WordSearch {
  const key = words.join('|');
  let search = searches.get(key);
  if (!search) {
    search = {
      pattern: new RegExp(String.raw`(?<![\p{L}-])(?:${words.map(formOf).join('|')})(?:s|es)?(?!\p{L})`, 'iu'),
      beginnings: [...new Set(words.map(beginningOf))],
    };
    if (searches.size >= MOST_PATTERNS) searches.clear();
    searches.set(key, search);
  }
  searchesOfLists.set(words, search);
  return search;
}

/** What every form of a word begins with: "fire" of "fire-engine", "pupp" of "puppy", "lea" of "leaf". */
const beginningOf = (word: string): string => (word.toLowerCase().split(/[- ]/)[0] ?? '').replace(/[yf]$/, '');

/** Whether a text names a word, in singular or plural. */
export const namesWord = (text: string, word: string): boolean => namesAny(text, [word]);

/** Every word that names a thing of the pictures. */
function wordsOfThing(thing: ThingName): readonly string[] {
  const known = thingWords.get(thing);
  if (known) return known;
  const words = [
    thing.replaceAll('-', ' '),
    thing.endsWith('s') ? thing.slice(0, -1).replaceAll('-', ' ') : thing.replaceAll('-', ' '),
    ...(OTHER_WORDS[thing] ?? []),
  ];
  thingWords.set(thing, words);
  return words;
}
const thingWords = new Map<ThingName, readonly string[]>();

/** Whether a text names a thing of the pictures. */
export const namesThing = (text: string, thing: ThingName): boolean => namesAny(text, wordsOfThing(thing));

/** Whether a setting shows a thing by itself. */
export const belongsTo = (setting: SettingName, thing: ThingName): boolean =>
  OWN_THINGS[setting]?.includes(thing) === true;
