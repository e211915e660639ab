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
  meltdowns: 'meltdown', tantrums: 'tantrum', hates: 'hate', snatches: 'snatch', grabs: 'grab', lonely: 'alone',
}; // prettier-ignore

/** Endings of plurals, verbs and adjectives, and what stands there in the word itself. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'], [/ied$/, 'y'], [/ying$/, 'ie'], [/([bdgmnprt])\1(?:ing|ed|er)$/, '$1'], [/(?:ing|ed|es|er)$/, ''], [/(?:ing|ed|er)$/, 'e'],
  [/s$/, ''], [/ily$/, 'y'], [/ly$/, ''],
]; // prettier-ignore

/** Every word a typed word may stand for: itself, its base forms, and what frames call the same thing. */
export function formsOf(word: string): string[] {
  const found = new Set([word]);
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) found.add(irregular);
  for (const [ending, base] of ENDINGS) {
    if (word.length > 4 && ending.test(word)) found.add(word.replace(ending, base));
    else if (word.length > 3 && ending.source === 's$' && ending.test(word)) found.add(word.slice(0, -1));
  }
  const same = [...found].flatMap((each) => SAME[each] ?? []);
  return [...new Set([...found, ...same])];
}

/** Words the mender may mend to, besides the frames' own. */
export const synonymWords: readonly string[] = [...Object.keys(SAME), ...Object.keys(IRREGULAR)].filter(
  (word) => word.length > 4,
);
