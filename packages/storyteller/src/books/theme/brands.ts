import { isSlipOf } from '../../match/edit-distance.ts';
import { isWordForm } from '../../words/dictionary.ts';

/**
 * Characters that belong to somebody, and living people: what they are is kept, who they are is not. Each kind is one the
 * storyteller knows.
 */
const BRANDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:elsa|anna and elsa|frozen princess(?:es)?|queen elsa)\b/gi, 'snow queen'],
  [/\bolaf\b/gi, 'snowman'],
  [/\b(?:moana|cinderella|rapunzel|(?<!\b(?:is|was|the) )snow white|belle|jasmine|mulan|merida|tiana|princess peach|barbie)\b/gi, 'princess'],
  [/\b(?:ariel|little mermaid)\b/gi, 'mermaid'],
  [/\b(?:spider-? ?man|spidey|miles morales)\b/gi, 'spider superhero'],
  [/\b(?:bat-? ?man|bat-? ?girl|bat-? ?woman|robin the boy wonder)\b/gi, 'bat superhero'],
  [/\b(?:super-? ?man|supergirl|wonder woman|captain america|iron man|thor|black panther|the avengers|avengers|the incredibles|ant-? ?man|pj masks|catboy|owlette|gekko|power rangers?)\b/gi, 'superhero'],
  [/\b(?:the )?(?:incredible )?hulk\b/gi, 'green superhero'],
  [/\bsponge ?bob(?: square ?pants)?\b/gi, 'yellow sponge'],
  [/\bpatrick star\b/gi, 'starfish'],
  [/\b(?:peppa(?: pig)?|george pig)\b/gi, 'pig'],
  [/\b(?:bluey(?! the (?!dog|puppy|heeler)\p{L}+)|bingo heeler|bandit heeler)\b/giu, 'blue dog'],
  [/^paw patrol[.!]*$/gi, 'puppies to the rescue'],
  [/\b(?:paw patrol|chase and marshall|marshall the pup|rubble the pup)\b/gi, 'rescue puppy'],
  [/\b(?:clifford)\b/gi, 'red dog'],
  [/\b(?:scooby[- ]?doo|snoopy|pluto the dog|goofy)\b/gi, 'dog'],
  [/\b(?:hello kitty|garfield|tom and jerry|cat in the hat|gabby'?s dollhouse)\b/gi, 'cat'],
  [/\b(?:micky|mickey|minnie)(?: mouse)?\b|\bjerry mouse\b/gi, 'mouse'],
  [/\b(?:donald|daisy) duck\b/gi, 'duck'],
  [/\b(?:winnie[- ]the[- ]pooh|pooh bear|paddington(?: bear)?|baloo|rupert bear|yogi bear)\b/gi, 'bear'],
  [/\b(?:tigger)\b/gi, 'tiger'],
  [/\b(?:eeyore)\b/gi, 'donkey'],
  [/^rudol(?:ph|f)$|\brudol(?:ph|f) the (?:red[- ]?nosed? )?reindeer\b/gi, 'the reindeer'],
  [/\b(?:piglet the pig)\b/gi, 'piglet'],
  [/\b(?:peter rabbit|miffy|bugs bunny|bing bunny)\b/gi, 'rabbit'],
  [/\b(?:simba|mufasa|nala)\b/gi, 'lion'],
  [/\b(?:nemo|finding nemo|finding dory|dory)\b/gi, 'fish'],
  [/\bbaby shark\b/gi, 'baby shark'],
  [/\b(?:shrek)\b/gi, 'ogre'],
  [/\b(?:gruffalo|grinch|moomins?|moomintroll|totoro|sulley|mike wazowski)\b/gi, 'monster'],
  [/\b(?:pikachu|pok[eé]mons?|eevee|charizard|bulbasaur|squirtle)\b/gi, 'little yellow monster'],
  [/\b(?:toothless|how to train your dragon)\b/gi, 'dragon'],
  [/\b(?:stitch|lilo and stitch|baby yoda|grogu|yoda|e\.?t\.? the alien)\b/gi, 'alien'],
  [/\b(?:r2-? ?d2|bb-? ?8|c-? ?3po|wall-? ?e|optimus prime|transformers?|baymax|big hero 6)\b/gi, 'robot'],
  [/\b(?:darth vader|luke skywalker|star wars|buzz lightyear|buzz light year)\b/gi, 'astronaut'],
  [/\b(?:woody the cowboy|sheriff woody|toy story)\b/gi, 'toy'],
  [/\b(?:thomas the tank engine|thomas and friends)\b/gi, 'steam train'],
  [/\b(?:lightning mcqueen|mcqueen)\b/gi, 'racing car'],
  [/\b(?:tow mater)\b/gi, 'tow truck'],
  [/\b(?:bob the builder|fireman sam|postman pat)\b/gi, 'builder'],
  [/\b(?:harry potter|hermione(?: granger)?|ron weasley|dumbledore|gandalf)\b/gi, 'wizard'],
  [/\b(?:tinker ?bell)\b/gi, 'fairy'],
  [/\b(?:peter pan|dora the explorer|dora|indiana jones)\b/gi, 'explorer'],
  [/\b(?:jack sparrow|captain hook|luffy)\b/gi, 'pirate'],
  [/\b(?:sonic(?: the hedgehog)?)\b/gi, 'blue hedgehog'],
  [/\b(?:super mario|mario|luigi)\b/gi, 'plumber'],
  [/\b(?:king kong|donkey kong|curious george)\b/gi, 'monkey'],
  [/\b(?:godzilla|barney(?: the dinosaur)?|t-?rex from jurassic park|jurassic (?:park|world))\b/gi, 'dinosaur'],
  [/\b(?:very hungry caterpillar)\b/gi, 'hungry caterpillar'],
  [/\b(?:my little pony|twilight sparkle|rainbow dash|pinkie pie)\b/gi, 'pony'],
  [/\b(?:teletubbies|teletubby|minions?|smurfs?|trolls world tour|labubu|cocomelon|ms\.? rachel|miss rachel|blippi)\b/gi, 'friend'],
  [/\b(?:minecraft|roblox|fortnite|lego(?: city| ninjago)?|ninjago|duplo)\b/gi, 'blocks'],
  [/\b(?:disney(?:land| world)?|universal studios)\b/gi, 'funfair'],
  [/\b(?:taylor swift|beyonc[eé]|ed sheeran|billie eilish|ariana grande|harry styles|justin bieber)\b/gi, 'singer'],
  [/\b(?:messi|lionel messi|ronaldo|cristiano ronaldo|mbapp[eé]|haaland|harry kane|lebron james|serena williams)\b/gi, 'footballer'],
  [/\b(?:donald trump|trump|joe biden|biden|barack obama|obama|putin|king charles|elon musk|prince harry|meghan markle|keir starmer)\b/gi, 'neighbour'],
]; // prettier-ignore

/** Themes that are nothing but a brand, or begin with one, as what happens there. */
const AS_WHOLE: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:an? |the |my |in |into |inside |stuck in |trapped in |inside of )?(?:minecraft|roblox|fortnite|mario kart|zelda)(?: (?:world|game|adventure|story))?[.!]*$/i,
    'stuck inside a video game',
  ],
  [
    /^(?:an? |the |my |being a |becoming a |about )?pok[eé]mons?(?: (?:trainers?|battles?|league|adventures?|story|world|tournament|masters?|cards?))?[.!]*$/i,
    'a creature trainer',
  ],
  [/^(?:lego|playmobil) (?:people|figures?|men|minifigures|bricks)(?= (?:come|wake|are) )/i, 'toys'],
];

/** Shorter names are one slip away from too many others. */
const SURE_FROM = 8;
/** Names of one word that are long enough to be known with one letter wrong: "mincraft". */
const LONG_NAMES = [...new Set(BRANDS.flatMap(([{ source }]) => source.match(/[a-z]+/g) ?? []))].filter(
  (word) => word.length >= SURE_FROM && BRANDS.some(([brand]) => word.replace(brand, '') === ''),
);

/** A word that is no word, as the brand it was meant to be; else null. */
const brandMeant = (word: string): string | null =>
  word.length < SURE_FROM - 1 || isWordForm(word.toLowerCase())
    ? null
    : (LONG_NAMES.find((name) => isSlipOf(word.toLowerCase(), name, 1)) ?? null);

/** "batman but he is a hamster": the hamster is who it is about. */
const BUT_IS = /^([\p{L} -]+?),? but (?:he|she|it|they)(?:['’]s| is| are|['’]re) (?:really )?(an?) ([\p{L} -]+)$/iu;

/** A theme without brands: each replaced by its kind, and the words that were dropped, as typed. */
export function withoutBrands(text: string): { text: string; dropped: readonly string[] } {
  const dropped: string[] = [];
  let kept = text.replace(/\p{L}+/gu, (typed) => {
    const kind = BRANDS.find(([brand]) => brandMeant(typed)?.replace(brand, '') === '')?.[1];
    if (kind !== undefined) dropped.push(typed);
    return kind ?? typed;
  });
  kept = kept.replace(BUT_IS, (typed, brand: string, kind: string, word: string) => {
    const known = BRANDS.find(([each]) => brand.replace(each, '').trim() === '')?.[1];
    if (known === undefined) return typed;
    dropped.push(brand);
    // A bat superhero that is a hamster is no bat.
    const meant = known.endsWith('superhero') ? 'superhero' : known;
    return meant === 'superhero'
      ? `${kind} ${word} who is a ${meant}`
      : `${kind} ${word} who is ${/^[aeiou]/.test(meant) ? 'an' : 'a'} ${meant}`;
  });
  for (const [brand, kind] of [...AS_WHOLE, ...BRANDS]) {
    kept = kept.replace(brand, (typed: string) => {
      // "baby shark" and others are ordinary words; only what is lost is told.
      if (typed.toLowerCase() !== kind) dropped.push(typed.replace(/\s+/g, ' ').trim());
      return kind;
    });
  }
  return { text: kept, dropped };
}
