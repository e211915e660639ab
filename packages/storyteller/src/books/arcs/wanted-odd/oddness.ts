import type { SettingName, ThingName } from '@storylantern/contract';

/** What the lines of an oddness are made from; everything in it is the parent's own words or follows from their verb. */
export interface OddWords {
  /** The hero. */
  readonly n: string;
  readonly names: string;
  readonly he: string;
  readonly his: string;
  readonly kind: string;
  readonly kinds: string;
  /** The child. */
  readonly k: string;
  /** The old neighbour, "the goat", and the new one by name. */
  readonly a: string;
  readonly b: string;
  /** "sneezes glitter"; "sneezed glitter"; "sneeze glitter". */
  readonly clause: string;
  readonly past: string;
  readonly base: string;
  /** Its noise, for those that have one: "Hic". */
  readonly noise: string;
  /** What it is about: "glitter", "tomato ketchup", "heights". */
  readonly x: string;
  /** What nobody can see through: "fog", under water "a cloud of sand". */
  readonly murk: string;
}

type OddLine = (words: OddWords) => string;
interface OddLines {
  readonly young: OddLine;
  readonly middle: OddLine;
  readonly old: OddLine;
}

/** A sort of oddness that is known from the verb of its clause: where it is a nuisance, and where it is wanted. */
export interface Oddness {
  readonly id: OddId;
  /** Two places where it will not do, each with the reason. */
  readonly nuisances: readonly [OddLines & { readonly at: SettingName }, OddLines & { readonly at: SettingName }];
  /** The day comes. The new neighbour is in it. */
  readonly need: { readonly young: OddLine; readonly middle: OddLine; readonly old: readonly OddLine[] };
  /** What the others try, and why it does not do. */
  readonly others: OddLines;
  /** Precisely that, three whole tellings for each age. */
  readonly moment: Readonly<Record<keyof OddLines, readonly [OddLine, OddLine, OddLine]>>;
  /** The picture it ends on. */
  readonly last: { readonly young: OddLine; readonly middle: readonly OddLine[]; readonly old: readonly OddLine[] };
  readonly at: SettingName;
  readonly things: readonly ThingName[];
}

type OddId = 'heard' | 'seen' | 'finder' | 'map' | 'does-not' | 'play';

/** What a clause says, taken apart as far as its own words allow. */
export interface OddClause {
  readonly id: OddId;
  readonly past: string;
  readonly base: string;
  readonly noise: string;
  readonly x: string;
}

/** Noises one cannot help: base form, past tense, and how it sounds. */
const NOISES: Readonly<Record<string, readonly [base: string, past: string, noise: string]>> = {
  hiccups: ['hiccup', 'hiccuped', 'Hic'],
  giggles: ['giggle', 'giggled', 'Tee-hee'],
  laughs: ['laugh', 'laughed', 'Ha-ha'],
  barks: ['bark', 'barked', 'Woof'],
  woofs: ['woof', 'woofed', 'Woof'],
  meows: ['meow', 'meowed', 'Miaow'],
  miaows: ['miaow', 'miaowed', 'Miaow'],
  moos: ['moo', 'mooed', 'Moo'],
  quacks: ['quack', 'quacked', 'Quack'],
  oinks: ['oink', 'oinked', 'Oink'],
  clucks: ['cluck', 'clucked', 'Cluck'],
  tweets: ['tweet', 'tweeted', 'Tweet'],
  chirps: ['chirp', 'chirped', 'Chirp'],
  squeaks: ['squeak', 'squeaked', 'Eek'],
  squeals: ['squeal', 'squealed', 'Eeeee'],
  whistles: ['whistle', 'whistled', 'Wheee'],
  hums: ['hum', 'hummed', 'Mmmmm'],
  sings: ['sing', 'sang', 'La-la'],
  yodels: ['yodel', 'yodelled', 'Yodel-oh'],
  snorts: ['snort', 'snorted', 'Snork'],
  sneezes: ['sneeze', 'sneezed', 'Atishoo'],
  beeps: ['beep', 'beeped', 'Beep'],
  rattles: ['rattle', 'rattled', 'Rattle'],
  burps: ['burp', 'burped', 'Urp'],
  purrs: ['purr', 'purred', 'Prrr'],
  roars: ['roar', 'roared', 'Roar'],
  jingles: ['jingle', 'jingled', 'Jingle'],
};
/** Ways of leaving something about. */
const LEAVES: Readonly<Record<string, readonly [base: string, past: string, noise: string]>> = {
  sneezes: ['sneeze', 'sneezed', 'Atishoo'],
  drips: ['drip', 'dripped', 'Drip'],
  leaves: ['leave', 'left', 'Oops'],
  sheds: ['shed', 'shed', 'Oops'],
  sprinkles: ['sprinkle', 'sprinkled', 'Oops'],
  cries: ['cry', 'cried', 'Sniff'],
  snores: ['snore', 'snored', 'Snork'],
  hiccups: ['hiccup', 'hiccuped', 'Hic'],
  drops: ['drop', 'dropped', 'Oops'],
  spills: ['spill', 'spilled', 'Oops'],
};
/** What somebody does at the sight of something. */
const AT_SIGHT: Readonly<Record<string, readonly [base: string, past: string, noise: string]>> = {
  faints: ['faint', 'fainted', 'Flop'],
  cries: ['cry', 'cried', 'Boo-hoo'],
  giggles: ['giggle', 'giggled', 'Tee-hee'],
  laughs: ['laugh', 'laughed', 'Ha-ha'],
  sneezes: ['sneeze', 'sneezed', 'Atishoo'],
  jumps: ['jump', 'jumped', 'Oh'],
  blushes: ['blush', 'blushed', 'Oh'],
  squeaks: ['squeak', 'squeaked', 'Eek'],
  hiccups: ['hiccup', 'hiccuped', 'Hic'],
};
/** Nothing that somebody's body cannot do is a joke, and a lack of sleep or food is a worry. */
const NOT_ODD =
  /^(?:see|hear|walk|talk|speak|sleep|eat|breathe(?! fire)|stop|find|read|write|remember|move|stand|feel|make friends|keep (?:quiet|still|calm)|sit still|be quiet|help|wait)\b/i;
/** A trail of these would be a danger, or is not one that lies there. */
const NO_TRAIL =
  /\b(?:fire|flames?|smoke|poison|acid|blood|snot|slime|poo\w*|wee|sparks|tears|in|when|at|all|too|very|like|and)\b/i;

/** What somebody is always, only or rather like: a way, not an errand of one day. */
const ODD_WAYS =
  /^(?:is (?:always|never|allergic|too|made|an?|only|upside|back)|only|always|never|would rather|can only|loves|likes|hates|collects|thinks|wears|keeps|talks|speaks|plays|dances|knits|eats|drinks|smells|glows|bakes|sings|sneezes|cries|faints|giggles|laughs|walks|counts|rhymes|paints|drips|snores|hiccups|sheds|leaves)\b/;
const UNHAPPY =
  /\b(?:angry|cross|sad|lonely|ill|sick|tired|grumpy|hungry|worried|crying|shy|scared|afraid|bad|naughty|fat|ugly|late)\b/;

/** Takes a clause apart; null for a wish, for what is no joke, and for whatever can only be an insult. */
export function oddClause(clause: string, aboutAThing: boolean): OddClause | null {
  const low = clause.trim();
  if (
    /^(?:wants?|wishes|dreams|hopes|longs|would like|needs|lost|loses|is lost|lives|goes|learns|helps|does not|doesn't|is going|finds|meets|has no|won't|will not|refuses|tries)\b/i.test(
      low,
    )
  )
    return null;
  const afraid = /^is (?:very |so |always |secretly )?(?:afraid|scared|frightened|terrified) of (.+)$/i.exec(low)?.[1];
  if (afraid !== undefined)
    return /^(?:\p{L}+ing|being|him|her|it|everything|everyone|everybody|people|the same)\b/iu.test(afraid)
      ? null
      : { id: 'map', past: `was afraid of ${afraid}`, base: `be afraid of ${afraid}`, noise: 'Oh', x: afraid };
  const has = /^has (?:an? |the )?(hiccup|cough|squeak|giggle|rattle|snort|whistle)s?$/i.exec(low)?.[1]?.toLowerCase();
  const heard =
    has === undefined ? undefined : has === 'cough' ? (['cough', 'coughed', 'Ahem'] as const) : NOISES[`${has}s`];
  if (heard) return { id: 'heard', past: heard[1], base: heard[0], noise: heard[2], x: 'it' };
  const unable = /^(?:cannot|can't|can not) (.+)$/i.exec(low)?.[1];
  if (unable !== undefined)
    return NOT_ODD.test(unable) || /\b(?:stop|but|because)\b/.test(unable)
      ? null
      : { id: 'does-not', past: `could not ${unable}`, base: unable, noise: 'Shh', x: unable };
  const spoken = /^(?:always |only |can only )?(?:says?|goes) ["']?(\p{L}+)["']?$/iu.exec(low)?.[1]?.toLowerCase();
  const own = spoken === undefined ? undefined : NOISES[`${spoken}s`];
  if (own && spoken !== undefined)
    return { id: 'heard', past: `said ${spoken}`, base: `say ${spoken}`, noise: own[2], x: 'it' };
  const [verb = '', ...more] = low.split(' ');
  const rest = more.filter((each) => each !== 'everywhere').join(' ');
  const key = verb.toLowerCase();
  const seeing = /^at (?:the sight of )?(.+)$/i.exec(rest)?.[1];
  const sight = Object.hasOwn(AT_SIGHT, key) ? AT_SIGHT[key] : undefined;
  if (seeing !== undefined && sight && aboutAThing)
    return {
      id: 'finder',
      past: `${sight[1]} at ${seeing}`,
      base: `${sight[0]} at ${seeing}`,
      noise: sight[2],
      x: seeing,
    };
  const leaving = Object.hasOwn(LEAVES, key) ? LEAVES[key] : undefined;
  if (leaving && rest !== '' && more.length <= 2 && !NO_TRAIL.test(rest))
    return { id: 'seen', past: `${leaving[1]} ${rest}`, base: `${leaving[0]} ${rest}`, noise: leaving[2], x: rest };
  const noise = Object.hasOwn(NOISES, key) ? NOISES[key] : undefined;
  if (noise && (rest === '' || /^(?:like|all|in|very|so|too|when|instead)\b/.test(rest)))
    return {
      id: 'heard',
      past: `${noise[1]} ${rest}`.trim(),
      base: `${noise[0]} ${rest}`.trim(),
      noise: noise[2],
      x: 'it',
    };
  return ODD_WAYS.test(low) && !UNHAPPY.test(low) ? { id: 'play', past: '', base: '', noise: 'Well', x: 'it' } : null;
}
