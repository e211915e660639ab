/** Past forms and plurals that no rule finds. */
const IRREGULAR: Readonly<Record<string, string>> = {
  bit: 'bite', bitten: 'bite', threw: 'throw', thrown: 'throw', woke: 'wake', woken: 'wake', slept: 'sleep', ate: 'eat',
  eaten: 'eat', fought: 'fight', went: 'go', gone: 'go', hid: 'hide', hidden: 'hide', left: 'leave', lost: 'lose',
  lying: 'lie', dying: 'die', died: 'die', broke: 'break', broken: 'break', shook: 'shake', hurts: 'hurt', fell: 'fall',
  fallen: 'fall', felt: 'feel', kept: 'keep', took: 'take', taken: 'take', held: 'hold', came: 'come', began: 'start',
  made: 'make', said: 'say', told: 'tell', got: 'get', gets: 'get', ran: 'run', sat: 'sit', taught: 'teach',
  children: 'child', kids: 'child', kid: 'child', people: 'person', teeth: 'tooth', feet: 'foot', babies: 'baby',
  worse: 'bad', mates: 'friend', mate: 'friend', buddy: 'friend', buddies: 'friend', pals: 'friend', pal: 'friend',
}; // prettier-ignore

/** Words parents use, and the one that frames are likely to list. */
const SAME: Readonly<Record<string, string>> = {
  creature: 'monster', beast: 'monster', boogieman: 'monster', wardrobe: 'cupboard', closet: 'cupboard', lamp: 'light',
  flashlight: 'torch', dinnertime: 'mealtime', suppertime: 'mealtime', lunchtime: 'mealtime', teatime: 'mealtime',
  cracker: 'snack', recess: 'break', breaktime: 'break', playtime: 'break', negotiate: 'stall', midnight: 'bedtime',
  frightened: 'scared', terrified: 'scared', petrified: 'scared', afraid: 'scared', fear: 'scared', fearful: 'scared',
  scare: 'scared', scary: 'scared', phobia: 'scared', spooked: 'scared', freaked: 'scared', freak: 'scared', dread: 'scared',
  nightime: 'night', nighttime: 'night', nite: 'night', bedtimes: 'bedtime', anxious: 'worried', anxiety: 'worried',
  nervous: 'worried', worry: 'worried', worries: 'worried', stressed: 'worried', stress: 'worried', overthinks: 'worried',
  furious: 'angry', anger: 'angry', rage: 'angry', mad: 'angry', temper: 'angry', cross: 'angry', livid: 'angry',
  smack: 'hit', slap: 'hit', punch: 'hit', thump: 'hit', whack: 'hit', wallop: 'hit', newborn: 'baby', infant: 'baby',
  bub: 'baby', bubs: 'baby', ipad: 'tablet', telly: 'tv', television: 'tv', xbox: 'console', playstation: 'console',
  nintendo: 'console', youtube: 'screen', netflix: 'screen', roblox: 'screen', fortnite: 'screen', minecraft: 'screen',
  loo: 'toilet', lav: 'toilet', lavatory: 'toilet', restroom: 'toilet', pee: 'wee', peeing: 'wee', piss: 'wee',
  poop: 'poo', pooping: 'poo', diaper: 'nappy', pullups: 'nappy', pull_ups: 'nappy', veggies: 'vegetable', veg: 'vegetable',
  greens: 'vegetable', veggie: 'vegetable', fussy: 'picky', kindy: 'kindergarten', kinder: 'kindergarten', reception: 'reception',
  asleep: 'sleep', sleepless: 'sleep', pjs: 'pyjamas', pajamas: 'pyjamas', jammies: 'pyjamas', mum: 'mum', mom: 'mum',
  mommy: 'mum', mummy: 'mum', mama: 'mum', daddy: 'dad', papa: 'dad', wont: 'refuse', refuses: 'refuse', refusing: 'refuse',
  freind: 'friend', freinds: 'friend', scarred: 'scared', scard: 'scared', pottie: 'potty', poty: 'potty', scool: 'school',
  skool: 'school', shcool: 'school', kindergarden: 'kindergarten', slepe: 'sleep', brake: 'break', bady: 'baby', angery: 'angry',
  angre: 'angry', bitting: 'bite', hitts: 'hit', hiting: 'hit', shareing: 'share', sharring: 'share', vegtable: 'vegetable',
  pooch: 'dog', doggo: 'dog', mutt: 'dog', hound: 'dog', doggie: 'dog', grampy: 'grandpa', gramps: 'grandpa',
  grampa: 'grandpa', grandpop: 'grandpa', granda: 'grandpa', grampie: 'grandpa', pawpaw: 'grandpa', papaw: 'grandpa',
  grammy: 'grandma', memaw: 'grandma', meemaw: 'grandma', mawmaw: 'grandma', nonna: 'grandma', oma: 'grandma',
  nanna: 'grandma', nick: 'steal', nicked: 'steal', pinched: 'steal', swipe: 'steal', swiped: 'steal',
  nabbed: 'steal', filch: 'steal', filched: 'steal', pilfer: 'steal', lifted: 'steal', horrid: 'mean',
  horrible: 'mean', spiteful: 'mean', beastly: 'mean', tub: 'bath', bathtub: 'bath', bestie: 'friend',
  besties: 'friend', bff: 'friend', playmate: 'friend', playmates: 'friend', chum: 'friend', chums: 'friend',
  infirmary: 'hospital', soother: 'dummy', dodie: 'dummy', nuk: 'dummy', specs: 'glasses', spectacles: 'glasses',
  ogre: 'monster', goblin: 'monster', baddie: 'monster', baddies: 'monster', fuming: 'angry', raging: 'angry',
  irate: 'angry', cranky: 'angry', paddy: 'tantrum', hissy: 'tantrum', wobbly: 'tantrum', strop: 'tantrum',
  strops: 'tantrum', conniption: 'meltdown', sob: 'cry', sobs: 'cry', sobbing: 'cry', weep: 'cry', weeps: 'cry',
  weeping: 'cry', wail: 'cry', wails: 'cry', bawl: 'cry', bawls: 'cry', blub: 'cry', blubs: 'cry', shriek: 'scream',
  shrieks: 'scream', shrieking: 'scream', howl: 'scream', howls: 'scream', screech: 'scream', screeches: 'scream',
  clout: 'hit', clouts: 'hit', wallops: 'hit', bop: 'hit', bops: 'hit', biff: 'hit', biffs: 'hit', swat: 'hit',
  swats: 'hit', belts: 'hit', clobber: 'hit', bullied: 'bully', bullying: 'bully', potties: 'toilet',
  crapper: 'toilet', john: 'toilet', tinkle: 'wee', widdle: 'wee', piddle: 'wee', poopy: 'poo', poops: 'poo',
  turd: 'poo', snooze: 'sleep', kip: 'sleep', grocery: 'supermarket', diner: 'restaurant', bistro: 'restaurant',
  doc: 'doctor', paediatrician: 'doctor', pediatrician: 'doctor', schoolteacher: 'teacher', vacuum: 'hoover',
  elevator: 'lift', movie: 'film', yell: 'shout', yells: 'shout', hollers: 'shout', holler: 'shout', tidies: 'tidy',
  declutter: 'tidy', quarrel: 'argue', quarrels: 'argue', bicker: 'argue', bickers: 'argue', squabble: 'argue',
  squabbles: 'argue', divorcing: 'divorce', faddy: 'picky', choosy: 'picky', fib: 'lie', fibs: 'lie', fibbing: 'lie',
  fibbed: 'lie', porky: 'lie', porkies: 'lie', frets: 'worried', fret: 'worried', fretting: 'worried',
  panicky: 'worried', jittery: 'worried', worrywart: 'worried', gloomy: 'sad', glum: 'sad', mopey: 'sad',
  miserable: 'sad', weepy: 'sad', envious: 'jealous', flawless: 'perfect',
  nan: 'grandma', nana: 'grandma', granny: 'grandma', gran: 'grandma', grandmother: 'grandma', grandmas: 'grandma', nans: 'grandma',
  grandad: 'grandpa', granddad: 'grandpa', grandfather: 'grandpa', grandpas: 'grandpa', grandads: 'grandpa',
  meltdowns: 'meltdown', tantrums: 'tantrum', hates: 'hate', snatches: 'snatch', grabs: 'grab', lonely: 'alone',
}; // prettier-ignore

/** Words that look like a form of another word and are none. */
const NO_FORM = new Set(
  'being thing things nothing something anything everything during morning evening king ring bring string spring sling wing swing sing ceiling building other another never ever over under after her number mother father brother sister water together dinner summer winter paper corner hundred always sometimes clothes this his bus us yes glass class dress across lens news stairs pants red bed need seed'.split(
    ' ',
  ),
);
/** One short syllable before a single consonant: such a base doubles it, so "scared" is of "scare" and "scarred" of "scar". */
const DOUBLES = /^[^aeiouy]*[aeiouy][^aeiouywx]$/;

/** The words a word may be a plural, a verb form or an adverb of. */
function basesOf(word: string): string[] {
  if (NO_FORM.has(word) || word.length < 4) return [];
  if (word.length > 4 && /ie[sd]$/.test(word)) return [word.replace(/ie[sd]$/, 'y'), word.slice(0, -1)];
  const bases: string[] = [];
  if (word.length > 4 && word.endsWith('ying')) bases.push(word.replace(/ying$/, 'ie'));
  const verb = word.length > 4 ? /^(.+?)(?:ing|ed|er)$/.exec(word)?.[1] : undefined;
  if (verb !== undefined && /[aeiouy]/.test(verb)) {
    const doubled = /([bdgmnprt])\1$/.test(verb);
    if (doubled) bases.push(verb.slice(0, -1));
    if (!DOUBLES.test(verb) || doubled) bases.push(verb);
    if (!(verb.endsWith('e') && word.endsWith('ing')) && !doubled) bases.push(`${verb}e`);
  }
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) bases.push(word.slice(0, -2));
  if (/[^s]s$/.test(word)) bases.push(word.slice(0, -1));
  if (word.length > 4 && word.endsWith('ily')) bases.push(word.replace(/ily$/, 'y'));
  else if (word.length > 4 && word.endsWith('ly')) bases.push(word.slice(0, -2));
  return bases;
}

// As maps: a parent may well write "constructor", which every plain object has.
const irregularForms: ReadonlyMap<string, string> = new Map(Object.entries(IRREGULAR));
const synonyms: ReadonlyMap<string, string> = new Map(Object.entries(SAME));

/** Every word a typed word may stand for: itself, its base forms, and what frames call the same thing. */
export function formsOf(word: string): string[] {
  const irregular = irregularForms.get(word);
  const bases = basesOf(word);
  if (irregular === undefined && bases.length === 0) {
    const same = synonyms.get(word) ?? word;
    return same === word ? [word] : [word, same];
  }
  const found = new Set([word, ...(irregular === undefined ? bases : [irregular, ...bases])]);
  const same = [...found].flatMap((each) => synonyms.get(each) ?? []);
  return [...new Set([...found, ...same])];
}

/** What is written to the child, and of a child who is "they", is claimed as what is written about a girl or a boy. */
const AS_ABOUT: Readonly<Record<string, readonly string[]>> = {
  your: ['his', 'her'],
  you: ['he', 'she', 'him', 'her'],
  yourself: ['himself', 'herself'],
};
const AS_ONE: Readonly<Record<string, readonly string[]>> = {
  their: ['his', 'her'],
  themselves: ['himself', 'herself'],
  themself: ['himself', 'herself'],
};
const ABOUT_ONE = new Set(['he', 'she', 'him', 'her', 'his', 'hes', 'shes']);

/** More forms of the words for persons in a text, by word. */
export function personForms(words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const toChild = !words.some((word) => ABOUT_ONE.has(word));
  return new Map(Object.entries(toChild ? { ...AS_ONE, ...AS_ABOUT } : AS_ONE));
}

/** Words the mender may mend to, besides the frames' own. */
export const synonymWords: readonly string[] = [...Object.keys(SAME), ...Object.keys(IRREGULAR)].filter(
  (word) => word.length > 4,
);
