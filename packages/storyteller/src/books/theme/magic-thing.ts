import type { ThingName } from '@storylantern/contract';
import { withArticle } from '../company/figure.ts';

/** How one goes by a magic thing: sits on it, climbs in, puts it on, steps through, holds it up. */
export type Way = 'on' | 'in' | 'worn' | 'through' | 'held';

/** A magic thing of a theme: it takes somebody somewhere, or it brings what is said. */
export interface MagicThing {
  /** In the parent's words, without an article: "magic paintbrush", "flying carpet". */
  readonly noun: string;
  /** "a magic paintbrush"; "magic wellies". */
  readonly aNoun: string;
  readonly plural: boolean;
  /** How one goes by it; null when it brings things. */
  readonly ride: Way | null;
  /** It draws what it brings. */
  readonly draws: boolean;
  /** Too large for a house. */
  readonly large: boolean;
  readonly flies: boolean;
  /** Where it is, when the parent says so: "at the back of the wardrobe". */
  readonly where: string | null;
  readonly drawn: ThingName | null;
}

type Ride = readonly [way: Way, drawn?: ThingName | null, large?: 'large'];

/** What takes somebody somewhere, by the last word of its name. */
const RIDES: Readonly<Record<string, Ride>> = {
  carpet: ['on'], rug: ['on'], bed: ['on', null, 'large'], sofa: ['on', null, 'large'], armchair: ['on'], chair: ['on', 'chair'],
  broom: ['on', 'broom'], broomstick: ['on', 'broom'], bike: ['on', 'bicycle'], bicycle: ['on', 'bicycle'], scooter: ['on', 'scooter'],
  skateboard: ['on', 'skateboard'], sledge: ['on', 'sledge'], sleigh: ['on', 'sledge'], swing: ['on', null, 'large'],
  boat: ['in', 'rowing-boat', 'large'], ship: ['in', null, 'large'], train: ['in', null, 'large'], car: ['in', null, 'large'],
  bus: ['in', null, 'large'], tractor: ['on', null, 'large'], van: ['in', null, 'large'], caravan: ['in', null, 'large'],
  lorry: ['in', null, 'large'], bath: ['in', 'bathtub', 'large'], bathtub: ['in', 'bathtub', 'large'], suitcase: ['in'],
  motorbike: ['on', null, 'large'], wheelchair: ['in'], pram: ['in'], trolley: ['in'], wheelbarrow: ['in'], balloon: ['held', 'balloon'], umbrella: ['held', 'umbrella'], kite: ['held', 'kite'],
  wellies: ['worn', 'boots'], wellingtons: ['worn', 'boots'], boots: ['worn', 'boots'], shoes: ['worn', 'shoe'],
  slippers: ['worn', 'shoe'], trainers: ['worn', 'shoe'], cloak: ['worn'], cape: ['worn'], socks: ['worn', 'sock'],
  door: ['through', null, 'large'], wardrobe: ['through', null, 'large'], gate: ['through', 'gate', 'large'], mirror: ['through', 'mirror'],
  cupboard: ['through', null, 'large'], lift: ['in', null, 'large'], rocket: ['in', null, 'large'], treehouse: ['in', null, 'large'],
  tent: ['in', 'tent', 'large'], machine: ['in', null, 'large'],
}; // prettier-ignore

/** What brings something, by the last word of its name. */
const GIFTS: Readonly<Record<string, ThingName | null>> = {
  paintbrush: 'paintbrush', brush: 'paintbrush', pencil: 'pencil', pen: null, crayon: 'crayon', chalk: null, wand: 'magic-wand', hat: 'hat',
  bag: 'backpack', backpack: 'backpack', box: 'box', book: 'book', lamp: 'lamp', lantern: 'lantern', ring: null, stone: 'rock', pebble: 'rock',
  crystal: 'gem', shell: 'shell', spoon: 'spoon', pot: 'saucepan', saucepan: 'saucepan', teapot: 'teapot', bottle: 'bottle', jar: 'jar',
  coin: 'coin', feather: 'feather', whistle: null, bell: 'bell', drum: 'drum', flute: 'flute', camera: 'camera', kettle: null,
  necklace: null, bracelet: null, cauldron: 'saucepan', basket: 'basket', button: 'button', paint: 'paint', paintbox: 'paint',
}; // prettier-ignore
const DRAWS = /^(?:paintbrush|brush|pencil|pen|crayon|chalk|paint|paintbox)$/;
const MANY = /^(?:wellies|wellingtons|boots|shoes|slippers|trainers|socks)$/;

const NOUNS = [...Object.keys(RIDES), ...Object.keys(GIFTS)].sort((a, b) => b.length - a.length).join('|');
const KIND = 'magic|magical|enchanted|flying|wishing|bewitched';
const NAMED = new RegExp(
  String.raw`(?<![\p{L}-])(?<kind>${KIND}) (?:pair of )?(?<like>(?!that |and |in |on )\p{Ll}{3,} )?(?<noun>${NOUNS})(?![\p{L}-])(?! (?:driver|maker|shop|seller|trick|show)\b)`,
  'iu',
);
const TIME_MACHINE = /(?<![\p{L}-])time[- ]machine(?!\p{L})/iu;
const LEADS =
  /(?<![\p{L}-])(?<noun>door|gate|mirror|wardrobe|cupboard|lift) (?:that (?:leads?|opens?|goes) )?(?:in)?to (?:another world|anywhere|other worlds|a (?:secret|magic(?:al)?) (?:land|world|place))/iu;

const WHERE =
  /\b((?:in|at|behind|under|inside|on top of) (?:the |our |my |an? )(?:\p{L}+ ){0,2}?(?:\p{L}+ of the )?(?:shed|attic|wardrobe|garden|cupboard|cellar|loft|garage|kitchen|bedroom|barn|bed|stairs|sofa|library|school|park|woods|classroom|shop|bookshop|toyshop|toy shop|market|museum))$/iu;

/** Whoever looks for it, breaks it or is it has another story. */
const ANOTHER =
  /\b(?:lost|loses?|losing|missing|stole\w*|stolen|broken?|broke|scared|afraid|hates?|wants? to be|can'?t fly)\b/i;

/** The magic thing a theme is about; null when it names none. Nothing is known of it but what it is called. */
export function magicThingIn(raw: string): MagicThing | null {
  const text = raw.toLowerCase().replaceAll('’', "'");
  if (ANOTHER.test(text)) return null;
  const named = NAMED.exec(text)?.groups;
  const leads = LEADS.exec(text)?.groups;
  const isOfTime = TIME_MACHINE.test(text);
  const noun = named?.['noun'] ?? leads?.['noun'] ?? (isOfTime ? 'machine' : undefined);
  if (noun === undefined) return null;
  const kind = named?.['kind'] ?? (isOfTime ? 'time' : 'magic');
  const ride = Object.hasOwn(RIDES, noun) ? RIDES[noun] : undefined;
  // A hat that flies is a hat in the wind.
  if (!ride && kind === 'flying') return null;
  if (noun === 'machine' && kind !== 'time') return null;
  const said = `${kind} ${named?.['like'] ?? ''}${noun}`;
  const plural = MANY.test(noun);
  return {
    noun: said,
    aNoun: plural ? said : withArticle(said),
    plural,
    ride: ride?.[0] ?? null,
    draws: DRAWS.test(noun),
    large: ride?.[2] === 'large',
    flies: kind === 'flying' || /^(?:carpet|broom|broomstick|umbrella|balloon|kite)$/.test(noun),
    where: WHERE.exec(text)?.[1] ?? null,
    drawn: ride ? (ride[1] ?? null) : (GIFTS[noun] ?? null),
  };
}

/** What can take somebody somewhere, as a pattern. */
export const RIDE_NOUNS: string = Object.keys(RIDES)
  .sort((a, b) => b.length - a.length)
  .join('|');
