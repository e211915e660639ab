import { beingNamed } from '../theme/entries.ts';
import { plainText } from '../../facts/given-text.ts';
import { plainTheme } from '../theme/plain-theme.ts';
import { kinPhrase, kinWords } from '../../facts/kin.ts';
import { withoutFalseAlarms } from './false-alarms.ts';
import { feelingIn } from './feelings.ts';
import type { Hardship, Tender, TenderBook, TenderPerson } from './tender.ts';
import { hardDayIn, sadAtHomeIn, smallHurtIn, worksAtNightIn } from './small-hard.ts';
import { namedIn, SOMEBODY, SOMEBODY_DEAR, writerOf, type Named } from './who.ts';

const KIN = kinWords.join('|');
const DIED = new RegExp(
  String.raw`\b(?:died|dies|dead|death|passed (?:away|on|over)|(?:crossed|over) the rainbow bridge|funeral|miscarr\w*|stillb\w+|grie(?:f|ving|ves|ve)|mourn\w*|bereave\w*|buried|(?:was|been|got) (?:put to sleep|put down|run over|killed)|(?:had|have|having) (?:\p{L}+ ){1,3}put (?:to sleep|down)|(?:put|putting) (?:our|my|the|his|her) (?:\p{L}+ ){1,3}(?:to sleep|down)|lost (?:our|my|the|his|her) (?:\p{L}+ ){1,3}to (?:cancer|illness|an? |old age)|(?:in|to|gone to|went to) heaven|(?:took|taken) (?:his|her|their) own life)\b|\b(?:${KIN}|dog|cat|hamster|rabbit|pet)(?: (?:has|had|just|recently|sadly|suddenly))* passed\b(?! (?:the|her|his|a|by|on|me|out|test|exam))|\blost (?:the|our|his|her|their|my|a)(?: \p{L}+)? ?(?:baby|${KIN}|brother|sister)\b(?![^.]*\b(?:shop|supermarket|zoo|market|park|forest|crowd|beach|airport|station)\b)|\bloss of (?:his|her|their|our|my|a) `,
  'iu',
);
/** "Mummy only has time for the baby": whoever is missed is the one who is there at the end. */
const PARENT_NAMED = /\b(?:mummy|mum|mommy|mom|mama|daddy|dad|papa)\b/i;
/** Fear of a death, questions about it and what has not happened are not a death. */
const NOT_YET =
  /\b(?:scared|afraid|frightened|terrified|fear\w*|worr\w+|anxious|nightmares?|what if|asks?|asking|asked|questions?|wonder\w*|obsess\w*|thinks?|talks?|talking|understand\w*|explain\w*|will|would|might|could|can|going to|about to|when) ?(?:\p{L}+[ ,]+){0,6}?(?:die|dies|dying|death|dead)\b|\b(?:why|how) (?:do|does|did|can|must) (?:\p{L}+ ){1,3}(?:die|dies)\b|\b(?:what is|what's|about|idea of|concept of) (?:death|dying)\b/iu;
const PET_ONLY = /(?:to sleep|down)$|rainbow bridge|run over/i;

const ILL =
  /\b(?:hospitals?|hospitali[sz]ed|surgery|operations?|operated|cancer|leuk\w+|chemo\w*|tumou?r|radiotherapy|stroke|heart attack|dementia|alzheimer\w*|(?:very |really |so |seriously |quite )?(?:ill|unwell|poorly)|illness|disease|(?:is|are|was|gets?|getting|been|very|really|so|seriously) sick|intensive care|icu|nicu|hospice|dying|terminal\w*|going to die|born (?:\p{L}+ )?(?:too (?:early|soon)|early|premature\w*)|broke(?:n)? (?:\p{L}+ )?(?:leg|arm|ankle|wrist|collarbone)|tonsils|adenoids|grommets|anaesthetic|car (?:crash|accident)|depress(?:ed|ion))\b/iu;
const BORN_EARLY =
  /\b(?:my|our) (?:new )?((?:(?:little|baby|twin) )?(?:brother|sister))\b.*\bborn (?:\p{L}+ )?(?:too (?:early|soon)|early|premature\w*)/iu;
const HOSPITAL =
  /\b(?:hospitals?|hospitali[sz]ed|surgery|operations?|operated|intensive care|icu|nicu|chemo\w*|stroke|heart attack|tonsils|adenoids|grommets|anaesthetic)\b/i;
/** What somebody is to be when they grow up is no illness. */
const A_JOB = /\bwants? to (?:be|become|work)\b|\b(?:being|becoming|as) an? (?:doctor|nurse|vet)\b/i;
const A_BIRTH =
  /\b(?:have|having|had|give birth to|giving birth to|birth of|expecting) (?:\p{L}+ ){0,3}?bab(?:y|ies)\b|\bpregnan\w+|\bgiv(?:e|ing) birth\b/iu;

const TWO_HOMES =
  /\bdivorc\w*|\b(?:parents?|we|us|mum\w*|mom\w*|dad\w*|papa|mama|mother|father|marriage|husband|wife)\b[^.!?]{0,40}\b(?:separat(?:ed|ing|ion|e)|split(?:ting)?(?: up)?|broke up|breaking up|broken up|moved out|moving out|(?:not|don'?t|do not|no longer|aren'?t) (?:\p{L}+ )?(?:live|living|together))\b|\b(?:two|2) (?:homes|houses)\b|\bliv(?:e|es|ing) in (?:different|separate|two) (?:homes|houses|flats|places)\b|\b(?:my|his|her) ex and\b|\bcustody\b|\b(?:separat(?:ion|ed|ing)|split(?:ting)? up) (?:from|of|with) (?:his|her|their|my)\b|\b(?:mum\w*|mom\w*|dad\w*|papa|mama|mother|father) (?:doesn['’]?t|does not|no longer|never|used to|didn['’]?t|won['’]?t) lives? (?:(?:with|at|in) )?(?:us|me|home|here|our house)\b|\b(?:mum|mummy|mom|mommy|dad|daddy|papa)['’]?s new (?:house|flat|home|place)\b|\bmum'?s house and dad'?s house\b|\blives? (?:with|at) (?:\p{L}+ ){0,3}(?:half (?:of )?the (?:week|time)|every other weekend)\b/iu;

/** The child was adopted: the theme says it of the child, or of the day. */
const ADOPTED =
  /\badoption\b(?! (?:cent|shelter|event|fair|of an?\b))|\badopted\b(?=$|[,.;!?:]| (?:and|when|at|from|by|as|in|into|like|child|kid|boy|girl|son|daughter)\b)/iu;

const LEFT_OUT =
  /\b(?:is|was|being|be|been|gets?|getting|got|are|feels?|feeling) (?:\p{L}+ )?(?:bullied|teased|left out|picked on|excluded|made fun of|laughed at|called names|ignored by|pushed around)\b|\bbull(?:y|ies|ying)\b|\b(?:teas(?:es?|ing)|bull(?:y|ies|ying)|mean to|picks? on|picking on|(?<!\b(?:we|i) )calls?|calling|mak(?:es?|ing) fun of|laugh(?:s|ing)? at|horrible to|nasty to|unkind to|exclud(?:es?|ing)) (?:him|her|them|me|my (?:son|daughter|child|boy|girl|kid))\b|\bcall(?:s|ed|ing)? (?:him|her|them|my \p{L}+) (?:\p{L}+ )?names?\b|\b(?:no ?body|no one|no-one|(?:they|kids|girls|boys|children|friends|others) (?:won'?t|don'?t|never|will not|do not)|not (?:let|allowed)) (?:\p{L}+ ){0,4}?(?:plays?|play|join|sit|talks?|talk) (?:with|in|to|next to|near)?\b|\b(?:left|leave|leaves|leaving) (?:him|her|them|my \p{L}+) out\b|\bnot invited\b|\bname[- ]calling\b|\bmean (?:kids|girls|boys|children)\b/iu;
/** "Nobody will play with the porcupine": a tale of the porcupine, and no child's sorrow. */
const WITH_WHOM =
  /\b(?:no ?body|no[- ]one|(?:they|kids|children|friends|others)) .*\b(?:with|next to|near|beside|by) (?:the|an?|our) (?:\p{L}+ )?(\p{L}+)/iu;
function isOfAnAnimalLeftOut(text: string): boolean {
  const being = beingNamed(WITH_WHOM.exec(text)?.[1] ?? '');
  return being !== undefined && being.isa !== 'person';
}
/** The child who does it needs another book. */
const DOES_IT =
  /\b(?:my|our) (?:\p{L}+ ){0,2}?(?:son|daughter|child|kid|boy|girl|toddler) (?:is |keeps |who |has been |was |started )*(?:a bully|bull(?:ies|ying)|teas(?:es|ing)|picks on|picking on|(?:is )?mean to|calls|leav(?:es|ing))\b|\b(?:he|she) (?:is |keeps )?(?:a bully|bull(?:ies|ying)|teas(?:es|ing)|picks on|mean to) (?:other|his|her|the|smaller|kids|children)|\bstop (?:him|her|them)? ?(?:bullying|teasing)\b|\bnot to (?:bully|tease)\b/iu;

const HARDSHIPS: readonly (readonly [Exclude<Hardship, null>, RegExp])[] = [
  ['prison', /\b(?:prison|jail|arrested|custodial)\b/i],
  ['leaving', /\b(?:refugees?|fled|flee(?:ing)?|evacuat\w*|had to leave (?:our|the|their|his|her) (?:home|country|house)|moving because of|moved because of|escap\w+ (?:from )?(?:the |a )?war|homeless\w*|evict\w*|lost (?:our|their|his|her|my) (?:home|house)|women'?s (?:refuge|shelter)|shelter)\b/i],
  ['away', new RegExp(String.raw`\bdeploy(?:ed|ment|ing|s)?\b|\b(?:${KIN})\b(?:'s)?[^.!?]{0,30}\b(?:is|are|has been|was|goes|going|be|being|working|works|gone|lives|posted) (?:\p{L}+ )?(?:away|abroad|overseas|in the (?:army|navy))\b(?![^.!?]*\b(?:comes?|coming) (?:back|home)\b)|\bmiss(?:es|ing)? (?:his|her|my|our|their) (?:${KIN})\b|\bmiss(?:es|ing)? (?:${KIN})\b|\b(?:${KIN}) (?:has )?left (?:us|home|and)\b`, 'i')],
  ['war', /\b(?:wars?|bomb\w*|missiles?|soldiers? (?:on|in) the news|invasion|terror\w*|air raids?|sirens?)\b/i],
  ['fire', /\b(?:house|home|flat|apartment|school|forest|wild|bush) ?fires?\b|\bburn(?:ed|t) down\b|\bthere (?:was|has been) a fire\b|\bafter (?:the|our|a) fire\b|\b(?:lost|destroyed) (?:\p{L}+ ){1,5}in (?:the|a) fire\b/iu],
  ['flood', /\bflood\w*\b/i],
  ['storm', /\b(?:hurricanes?|tornado(?:es|s)?|earthquakes?|tsunami|cyclone|typhoon|landslide)\b/i],
]; // prettier-ignore
const OF_PEOPLE =
  /\b(?:news|tv|telly|radio|in (?:our|my|the) (?:country|town|city|street|home|flat)|our|my|his|her|we|there was|lost|family|after the|scared of the (?:news|war))\b|^(?:the )?(?:wars?|floods?|earthquakes?|hurricanes?)\b|\bwar in\b/i;

/** Somebody out of a tale, not of this family: "a knight who died", "a dragon is bullied". */
const OF_A_TALE =
  /\b(?:an?|the|two|three|some) (?:\p{L}+ ){0,3}?(?:knights?|pirates?|witch(?:es)?|wizards?|kings?|queens?|princes?|princess(?:es)?|dragons?|unicorns?|robots?|monsters?|ghosts?|zombies?|vampires?|fair(?:y|ies)|aliens?|mermaids?|superhero(?:es)?|dinosaurs?|bears?|fox(?:es)?|wol(?:f|ves)|lions?|elephants?|penguins?|owls?|whales?|hedgehogs?|mouse|mice|duckling|squirrels?|monkeys?|giraffes?|crocodiles?|caterpillars?|butterfl(?:y|ies)|snowm[ae]n|trains?|tractors?|digger)\b/iu;

const BELIEFS: readonly (readonly [RegExp, string])[] = [
  [/\brainbow bridge\b/i, 'has crossed the rainbow bridge'],
  [/\b(?:with|to) jesus\b/i, 'is with Jesus'],
  [/\b(?:with|to) god\b/i, 'is with God'],
  [/\b(?:with|to) allah\b/i, 'is with Allah'],
  [/\b(?:paradise|jannah)\b/i, 'is in paradise'],
  [/\bheaven\b/i, 'is in heaven'],
];
const NO_BELIEF = /(?:\b(?:not|dont|no|without|never)|n't)\b[^.!?]{0,30}\b(?:heaven|god|paradise|rainbow bridge)\b/i;

/** Feelings that a detail may explain: "feeling sad", with "our cat died" written below. */
const ONLY_A_FEELING =
  /^\W*(?:\p{L}+ ){0,4}?(?:sad\w*|upset|cry\w*|tears|griev\w*|miss\w*|worr\w+|feelings?|loss|hard times?|a hard day|saying goodbye|goodbyes?|remember\w*)\b/iu;

/**
 * Reads a theme for something sad or hard that has happened in a family: which book tells it, and of whom. Null when there
 * is nothing of the kind. What did not happen, is only feared or only played is not taken for it; whoever is not sure is
 * spoken of as "somebody". Details are read for what the theme leaves open.
 */
export function readTender(theme: string, details: string | null, childName: string | null): Tender | null {
  const asked = plainTheme(theme);
  const more = plainText(details ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return (
    readOne(asked, more, childName) ??
    (ONLY_A_FEELING.test(asked) && more !== '' ? readOne(more, asked, childName) : null)
  );
}

function readOne(asked: string, more: string, childName: string | null): Tender | null {
  const text = withoutFalseAlarms(asked);
  const names = namedIn(text, childName);
  const both = `${asked}. ${more}`;
  const writer = writerOf(both);
  const tender = (book: TenderBook, rest: Partial<Tender> = {}): Tender => ({
    book,
    who: null,
    hospital: false,
    hardship: null,
    belief: null,
    parents: [],
    writer,
    ...rest,
  });
  const night = kinPhrase(worksAtNightIn(asked) ?? '');
  if (night)
    return tender('works-at-night', {
      who: { is: 'person', name: night.text, said: 'name', word: night.text.toLowerCase() },
    });
  const hurt = smallHurtIn(asked);
  if (hurt !== null) return { ...tender('small-hurt'), smallHurt: hurt };
  const day = hardDayIn(asked);
  // Whoever was late is the one who is told so, and is sorry.
  if (day !== null) return { ...tender('hard-day'), hardDay: day.of, writer: day.by ?? writer };
  const feeling = feelingIn(asked);
  if (feeling !== null && !(OF_A_TALE.test(text) && names.length === 0))
    return tender(feeling, { writer: PARENT_NAMED.exec(asked)?.[0] ?? writer });
  const sad = sadAtHomeIn(asked);
  if (sad !== null) {
    const name = /^(?:brother|sister)$/.test(sad.word)
      ? `{child}'s ${sad.word}`
      : (kinPhrase(sad.word)?.text ?? `the ${sad.word}`);
    return tender('hard-times', { hardship: sad.of, who: { is: 'person', name, said: 'name', word: sad.word } });
  }
  // Whoever is to become a brother, and a dog from a shelter, have other books.
  if (ADOPTED.test(text) && !OF_A_TALE.test(text)) return tender('adopted');
  const tale = OF_A_TALE.test(text) && names.length === 0;
  const died = DIED.exec(text);
  const asksOfDeath = NOT_YET.test(text);
  if (died && !(asksOfDeath && !HAPPENED.test(text)) && !tale) {
    const named = nearest(names, died.index, (each) => each.who !== 'child');
    const who = A_BABY.test(died[0])
      ? THE_BABY
      : couple(text, names, named)
        ? SOMEBODY
        : named && named.who !== 'child'
          ? named.who
          : null;
    if (PET_ONLY.test(died[0]) && who?.is !== 'pet' && !/run over/i.test(died[0])) return null;
    if (who === null && AN_ANIMAL.test(text)) return tender('hard-times');
    const alone = who === null ? loneName(text, died.index, childName) : null;
    if (alone !== null) {
      const known = namedIn(more, childName).find((each) => each.who !== 'child' && each.who.name === alone)?.who;
      const kept = known === undefined || known === 'child' ? null : known;
      const somebody: TenderPerson = { is: 'person', name: alone, said: 'name', word: null };
      return tender(kept?.is === 'pet' ? 'pet-died' : kept ? 'someone-died' : 'hard-times', {
        who: kept ?? somebody,
        belief: beliefIn(both),
      });
    }
    const pet = who?.is === 'pet' ? { ...who, name: who.name ?? petNameIn(both, who.word, childName) } : null;
    return pet
      ? tender('pet-died', { who: pet, belief: beliefIn(both) })
      : tender('someone-died', { who: who ?? SOMEBODY_DEAR, belief: beliefIn(both) });
  }
  const isIll = ILL.test(text.replace(/\b(?:dying|die|going to die)\b/gi, ' '));
  if (
    !(isIll && names.some((each) => each.who !== 'child')) &&
    (asksOfDeath || /\bdeath\b/i.test(text)) &&
    !/\b(?:is|are) (?:dying|terminal\w*|going to die)\b/i.test(text)
  ) {
    return tale ? null : tender('hard-times', { hardship: 'dying-asked' });
  }
  if (LEFT_OUT.test(text) && !DOES_IT.test(text) && !tale && !isOfAnAnimalLeftOut(text)) return tender('left-out');
  if (TWO_HOMES.test(text) && !tale) return tender('two-homes', { parents: parentsIn(text) });
  const ill = A_BIRTH.test(text) || A_JOB.test(text) ? null : ILL.exec(text);
  if (ill && !tale) {
    const named = nearest(names, ill.index, () => true);
    const hospital = HOSPITAL.test(both);
    if (named === undefined && I_MYSELF.test(text)) {
      const me = kinPhrase(writer ?? '');
      const who: TenderPerson = me
        ? { is: 'person', name: me.text, said: 'name', word: me.text.toLowerCase() }
        : SOMEBODY;
      return { ...tender('someone-ill', { who, hospital }), writer: null };
    }
    if (named === undefined || named.who === 'child')
      return (hospital || TREATED.test(text)) &&
        (named !== undefined ||
          /\b(?:he|she|his|her|going|goes|go|stay\w*|having|being|visit) ?/i.test(text) ||
          /^\W*(?:in |the )?hospital\W*$/i.test(text))
        ? tender('in-hospital', { hospital })
        : null;
    if (named.who.is === 'pet') return tender('hard-times');
    // Who was born this week is no grown-up's sister.
    const newborn = BORN_EARLY.exec(text)?.[1]?.toLowerCase();
    if (named.who === SOMEBODY && newborn !== undefined)
      return tender('someone-ill', {
        who: { is: 'person', name: `{child}'s ${newborn}`, said: 'name', word: newborn },
        hospital: true,
      });
    return tender('someone-ill', { who: named.who, hospital });
  }
  for (const [hardship, words] of HARDSHIPS) {
    const found = words.exec(text);
    if (!found || tale) continue;
    if ((hardship === 'war' || hardship === 'flood' || hardship === 'storm') && !OF_PEOPLE.test(text)) continue;
    const named =
      hardship === 'away' || hardship === 'prison'
        ? nearest(names, found.index + found[0].length, (each) => each.who !== 'child' && each.who.is === 'person')
        : undefined;
    return tender('hard-times', { hardship, who: named && named.who !== 'child' ? named.who : null });
  }
  return null;
}

/** Words by which a death is surely told of the past, whatever else is feared or asked. */
const HAPPENED =
  /\b(?:has|have|had|just|recently|sadly|after|since|because|when|that) (?:\p{L}+ ){0,4}?(?:died|passed)\b|\b(?:died|passed away|put to sleep|put down|funeral|lost)\b(?! (?:if|or))/iu;

/** A baby that died before or at birth; the one who bore it did not. */
const A_BABY = /miscarr|stillb/i;
const THE_BABY: TenderPerson = { is: 'person', name: 'the baby', said: 'name', word: 'baby' };
const AN_ANIMAL =
  /\b(?:dogs?|cats?|pets?|birds?|fish|rabbits?|hamsters?|guinea pigs?|chickens?|hens?|ducks?|mice|mouse|spiders?|snails?|bugs?|insects?|butterfl(?:y|ies)|bees?|caterpillars?|foxe?s?|hedgehogs?|squirrels?|animals?|horses?|frogs?)\b/i;
/** The parent who writes is ill. */
const I_MYSELF = /\b(?:i|i'm|im) (?:have|am|need|was|will|must|going|having|in)\b|\bi'm\b/i;
/** Illnesses of a child that are treated in a hospital. */
const TREATED = /\b(?:cancer|leuk\w+|chemo\w*|tumou?r)\b/i;

/** Two people died, of whom a book for one would leave out the other. */
const couple = (text: string, names: readonly Named[], named: Named | undefined): boolean =>
  named !== undefined &&
  names.some(
    (each) =>
      each !== named &&
      /^\s*(?:and|&)\s*$/i.test(text.slice(Math.min(each.end, named.end), Math.max(each.at, named.at))),
  );

const beliefIn = (text: string): string | null =>
  NO_BELIEF.test(text) ? null : (BELIEFS.find(([words]) => words.test(text))?.[1] ?? null);

/** The last one named before a place of the text, else the first one after it. */
const nearest = (names: readonly Named[], at: number, fits: (each: Named) => boolean): Named | undefined =>
  names.filter((each) => each.at <= at && fits(each)).at(-1) ?? names.find((each) => each.at > at && fits(each));

/** "Biscuit died": a name and nothing that says whose it is. */
function loneName(text: string, at: number, childName: string | null): string | null {
  const name = /(?:^|[.,;!?] )(\p{Lu}\p{Ll}+) (?:has |had |was |just |sadly |recently )*$/u.exec(
    text.slice(0, at),
  )?.[1];
  return name === undefined ||
    name.toLowerCase() === childName?.toLowerCase() ||
    /^(?:Somebody|Someone|When|He|She|It|They|The|We|Everyone)$/.test(name)
    ? null
    : name;
}

const petNameIn = (text: string, word: string, childName: string | null): string | null =>
  namedIn(text, childName)
    .flatMap(({ who }) =>
      who !== 'child' && who.is === 'pet' && who.word === word && who.name !== null ? [who.name] : [],
    )
    .at(0) ?? null;

const PARENT = /\b(mum|mom|mummy|mommy|mama|mam|dad|daddy|papa|dada)\b(?!'s (?:mum|dad|parents))/gi;
const parentsIn = (text: string): string[] =>
  [...new Set([...text.matchAll(PARENT)].map((each) => kinPhrase(each[1] ?? '')?.text ?? ''))].slice(0, 2);
