import { isUnkind } from '../../facts/usable-phrase.ts';
import { kinWords } from '../../facts/kin.ts';
import type { Entity, Theme } from '../theme.ts';
import { householdIn } from './household.ts';
import { nounKind } from './noun-kind.ts';
import { canBeBrought } from '../weave/with-thing.ts';
import { ACTIVITY_WORDS, PLACE_WORDS, THING_WORDS } from './entries.ts';

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "first sleepover at a friend's house": a house that is slept in, or gone to, is nobody. */
function withoutWhere(theme: Theme): Theme {
  const { relation, hero, raw } = theme;
  const isWhere =
    hero !== null &&
    hero.name === null &&
    /^(?:first|go|none|fear|bedtime)$/.test(relation) &&
    /^(?:house|home|flat|room|bedroom|garden|office|shop|train|bus|car|boat|plane|caravan|tent|bed)$/.test(hero.word) &&
    new RegExp(
      String.raw`\b(?:at|in|on|to|by|inside) (?:an?|the|my|our|his|her|their) (?:\p{L}+['’]?s['’]? )?(?:\p{L}+ )?${escaped(hero.word)}\b`,
      'iu',
    ).test(raw);
  return isWhere ? { ...theme, hero: null } : theme;
}

/** "a monster under the bed who is scared of kids": what stands before the word is not what is feared. */
function withWhatIsFeared(theme: Theme): Theme {
  const { relation, hero, other, thing, place, fear, first, raw } = theme;
  if (relation !== 'fear' || !hero || other || first) return theme;
  const said =
    /\b((?:is|was|are) (?:always |very |so |really |a bit )?(?:scared|afraid|frightened|terrified) of .+)$/i.exec(raw);
  const named = fear?.words.find((each) => raw.toLowerCase().includes(each)) ?? (thing ?? place)?.word;
  if (!said?.[1] || named === undefined || raw.toLowerCase().indexOf(named) > said.index) return theme;
  const clause = said[1].replace(/^(?:was|are)/, 'is');
  return {
    ...theme,
    relation: 'none',
    fear: null,
    thing: null,
    place: null,
    clause,
    used: [...theme.used, ...clause.split(' ')],
  };
}

const WEATHER_OF_ANOTHER_DAY = /\b(?:rain|rains|raining|storm|storms|snow|wind|fog|mist)\b/i;
/** "a cloud that did not want to rain": the weather of a wish is not the weather of the day. */
function withoutWishedWeather(theme: Theme): Theme {
  const { occasion, clause, want } = theme;
  return occasion?.weather && WEATHER_OF_ANOTHER_DAY.test(`${clause ?? ''} ${want ?? ''}`)
    ? { ...theme, occasion: null }
    : theme;
}

/** "obsessed with diggers", "loves diggers so much": a book about a digger. */
function withWhatIsLoved(theme: Theme): Theme {
  const { hero, other, thing, relation, wish, raw, clause, place } = theme;
  if (other || relation !== 'want' || wish || clause !== null || place) return theme;
  const loved = hero ?? thing;
  if (!loved?.being || (hero !== null && !hero.plural)) return theme;
  return /\b(?:obsessed with|crazy about|mad about|(?:really |just )?loves?|adores?|into)\b/i.test(raw)
    ? { ...theme, relation: 'none', hero: { ...loved, plural: false }, thing: hero === null ? null : thing }
    : theme;
}

/** "pirates and treasure": a treasure is something to look for. */
function withTreasure(theme: Theme): Theme {
  const { relation, thing, raw } = theme;
  return thing?.word === 'treasure' && /^(?:none|friend|want|go)$/.test(relation) && !/\b(?:found|finds)\b/i.test(raw)
    ? { ...theme, relation: 'lost', other: null, place: relation === 'go' && !theme.place?.known ? null : theme.place }
    : theme;
}

/** "baby owl learning to fly": what somebody learns is not yet done. */
function withWhatIsLearned(theme: Theme): Theme {
  const { hero, want, clause, activity, first } = theme;
  if (!hero?.being || want === null || clause !== null || activity || first || ACTIVITY_WORDS.has(want)) return theme;
  return /\blearn(?:s|ing)? (?:how )?to\b/i.test(theme.raw) && /^\p{Ll}+(?: \p{Ll}+){0,3}$/u.test(want)
    ? { ...theme, relation: 'none', clause: `can't ${want}`, used: [...theme.used, ...want.split(' ')] }
    : theme;
}

const COMES =
  /\b(?:who|that|which) (?:came|comes|come) (?:over )?(?:to|for|round for) (?:(breakfast|lunch|tea|supper|dinner)|school|nursery|visit|play|stay|our house|my house|the house|us)\b/i;
const LIVES_BY_US =
  /\b(?:who|that|which) (?:lives?|lived|lands?|landed|appears?|appeared|turns? up|hides?|hid|is) (?:in|under|at|behind|on|inside) (?:our|my|her|his|an?|the|the bottom of (?:our|my|the)) \p{L}+/iu;
/** "the dinosaur who came to breakfast", "a fairy who lives in our garden": the child of the book and somebody met. */
function withGuest(theme: Theme): Theme {
  const { hero, other, relation, clause, raw, occasion } = theme;
  if (!hero?.being || hero.plural || other || clause === null || !/^(?:none|go|want)$/.test(relation)) return theme;
  const comes = COMES.exec(raw);
  if (!comes && !(LIVES_BY_US.test(`who ${clause}`) && !/\bwalls?\b/i.test(raw))) return theme;
  const meal = comes?.[1]?.toLowerCase();
  return {
    ...theme,
    relation: 'friend',
    hero: null,
    other: hero,
    clause: null,
    occasion:
      meal === undefined
        ? occasion
        : {
            lines: [`It began at ${meal}.`, `It all began at ${meal}.`, `It was ${meal} time.`],
            weather: null,
            at: [],
          },
  };
}

const TOGETHER =
  /^(?:(?:an?|the|our|my|two) )?(?:\p{L}+ ){0,3}?and (?:(?:an?|the|our|my|his|her) )?(?:\p{L}+ ){0,3}?(?:go|goes|travel|sail|fly|set|visit|explore|have|on|in|at)\b/iu;
/** "a giraffe and a mouse go on an adventure": both of them go, and neither is found at the end of the way. */
function withBothWhoGo(theme: Theme): Theme {
  const { relation, hero, other, place, raw } = theme;
  if (relation !== 'go' || !hero?.being || !other?.being || !TOGETHER.test(raw.trim())) return theme;
  const isSaid = place?.known === true && raw.toLowerCase().includes(place.word.toLowerCase());
  return { ...theme, relation: 'friend', place: isSaid ? place : null };
}

/** "a hedgehog looking for a home": somebody to be helped home. */
function withoutHome(theme: Theme): Theme {
  const { hero, other, relation, clause } = theme;
  if (!hero?.being || hero.plural || other || !/^(?:none|want|lost|friend)$/.test(relation)) return theme;
  if (
    !/^(?:(?:is )?(?:looking|searching) for|needs|wants|has no|lost (?:his|her|its)) (?:an? )?(?:new )?home\b/i.test(
      clause ?? '',
    )
  )
    return theme;
  return { ...theme, relation: 'lost', hero: null, other: hero, thing: null, clause: null };
}

/** A sleepy sloth "who misses everything" is told of by day. */
function withoutSleepiness(theme: Theme): Theme {
  const { relation, hero, clause, raw } = theme;
  const isOnlyLike =
    relation === 'bedtime' &&
    hero?.being &&
    clause !== null &&
    /\bsleepy\b/i.test(raw) &&
    !/\b(?:sleep|asleep|bed|bedtime|awake|night|nap|tired|dream)/i.test(clause);
  return isOnlyLike ? { ...theme, relation: 'none' } : theme;
}

/** "a shark who is scared of the sea": the sea is said of the shark, and nobody goes there. */
function withoutFearedPlace(theme: Theme): Theme {
  const { relation, hero, place, clause } = theme;
  return relation === 'none' &&
    hero?.being &&
    place !== null &&
    /^(?:is |was )?(?:scared|afraid|frightened|terrified|hates?|can'?t stand|doesn'?t like|never goes)\b/i.test(
      clause ?? '',
    ) &&
    clause?.includes(place.word) === true
    ? { ...theme, place: null }
    : theme;
}

/** "a witch whose broom is broken", "a robot who lost his key": whoever's thing it is has it mended or found. */
function withWhose(theme: Theme): Theme {
  const { hero, other, thing, raw } = theme;
  const who = hero ?? other;
  const found =
    /\bwhose (?:\p{L}+ )?(\p{L}+) (?:is|was|has|had|got|went|gets)? ?(broken|broke|lost|missing|stolen|gone|vanished|disappeared)\b/iu.exec(
      raw,
    );
  if (
    !found?.[2] ||
    !who?.being ||
    !thing ||
    (hero && other) ||
    !found[1]?.toLowerCase().startsWith(thing.word.slice(0, 3))
  )
    return theme;
  const relation = /^brok/i.test(found[2]) ? 'make' : 'lost';
  return { ...theme, relation, hero: who, other: null, clause: null };
}

/** "a football match" is played; a first time is a club that somebody joins. */
function withoutFirstTime(theme: Theme): Theme {
  const { relation, first, activity, raw } = theme;
  return relation === 'none' &&
    first &&
    activity &&
    /\b(?:match|final|game|tournament|cup|team)\b/i.test(raw) &&
    !/\b(?:first|new|start\w*|join\w*|begin\w*|nervous|worried|scared)\b/i.test(raw)
    ? { ...theme, first: null }
    : theme;
}

const RAN_AWAY =
  /^(?:our|my|his|her|the) (?:\p{L}+ )?\p{L}+ (?:\p{Lu}\p{L}+ )?(?:ran (?:away|off)|escaped|got (?:out|lost)|went missing|is gone|disappeared)\b/iu;
/** "our rabbit ran away": it is looked for, and found. */
function withRunaway(theme: Theme): Theme {
  const { relation, hero, other, raw } = theme;
  if (relation !== 'none' || !hero?.being || hero.plural || other || hero.being.isa === 'person' || !RAN_AWAY.test(raw))
    return theme;
  return { ...theme, relation: 'lost', hero: null, other: hero, clause: null };
}

/** "a magic carpet": a thing by itself, of which a story only needs that somebody has it. */
function withLoneThing(theme: Theme): Theme {
  const { relation, hero, other, place, thing, first, fear, activity, wish, raw } = theme;
  const others: readonly unknown[] = [hero, other, place, first, fear, activity, wish ?? null, theme.clause];
  if (relation !== 'none' || !thing || thing.known || thing.plural || others.some((each) => each !== null))
    return theme;
  const isAll = new RegExp(
    String.raw`^(?:an?|the|my|our|(?:(?:my|our) )?(?:${kinWords.join('|')})['’]?s) (?:\p{L}+ ){0,2}${escaped(thing.word)}$`,
    'iu',
  ).test(raw.trim());
  return isAll && canBeBrought(thing) ? { ...theme, relation: 'lost' } : theme;
}

/** "a ladybird who lost her spots": what one is covered with is not looked for under the bed. */
function withoutLostParts(theme: Theme): Theme {
  const { relation, hero, other, thing, clause } = theme;
  return relation === 'lost' &&
    hero?.being &&
    !other &&
    thing?.plural === true &&
    !thing.known &&
    /^(?:has )?lost /.test(clause ?? '')
    ? { ...theme, relation: 'none', thing: null }
    : theme;
}

/** "snow day", "when it snows": what one makes then. */
function withSnow(theme: Theme): Theme {
  const { hero, other, thing, relation, raw } = theme;
  const snowman = THING_WORDS.get('snowman')?.entry;
  const isOfSnow =
    /\b(?:snow ?days?|(?:play\w*|fun|day|out) in the snow|when it snows|it snowed|it is snowing)\b/i.test(raw);
  if (!isOfSnow || !snowman || hero || other || thing?.known || /\b(?:first|scared|afraid|hates?|lost)\b/i.test(raw))
    return theme;
  if (!/^(?:none|go|first|want)$/.test(relation)) return theme;
  const made: Entity = {
    word: 'snowman',
    adjectives: [],
    plural: false,
    name: null,
    being: null,
    place: null,
    thing: snowman,
    known: true,
  };
  return { ...theme, relation: 'make', place: null, first: null, thing: made };
}

/** "a girl and her horse win a race": the girl is the child of the book, and the horse is with her. */
function withChildAndHers(theme: Theme): Theme {
  const { hero, other, raw } = theme;
  if (!hero?.being || other || hero.plural) return theme;
  return new RegExp(
    String.raw`^an? (?:little |brave |young )?(?:girl|boy|child|kid) and (?:her|his|their) (?:\p{L}+ )?${escaped(hero.word)}\b`,
    'iu',
  ).test(raw)
    ? { ...theme, hero: null, other: hero, relation: theme.relation === 'none' ? 'friend' : theme.relation }
    : theme;
}

/** "the dragon next door": whoever lives there and the child of the book. */
function withNextDoor(theme: Theme): Theme {
  const { relation, hero, other, clause, raw } = theme;
  const isNear =
    /\b(?:next[- ]door|(?:across|over) the (?:road|street|way)|(?:who )?(?:moved|moves) in next[- ]door)\b/i.test(raw);
  if (
    !isNear ||
    relation !== 'none' ||
    !hero?.being ||
    hero.plural ||
    other ||
    (clause !== null && !/next door|across/i.test(clause))
  )
    return theme;
  return {
    ...theme,
    relation: 'friend',
    hero: null,
    other: hero,
    clause: null,
    place: null,
    thing: theme.thing?.word === 'door' ? null : theme.thing,
  };
}

/** "two hedgehogs in love": the one and the other. */
function withTwoOfAKind(theme: Theme): Theme {
  const { relation, hero, other, thing, place, clause, raw } = theme;
  const areTwo = /^(?:the )?two (?:\p{L}+ )?\p{L}+s\b/iu.test(raw) && hero?.being && hero.plural;
  if (!areTwo || other || clause !== null || !/^(?:none|friend|want)$/.test(relation)) return theme;
  const each = { ...hero, plural: false };
  return { ...theme, relation: 'friend', hero: each, other: each, thing, place };
}

/** "grandma is teaching me to knit": that is what is practised. */
function withWhatIsTaught(theme: Theme): Theme {
  const { hero, other, first, activity, raw } = theme;
  const verb = /\b(?:teach(?:es|ing)?|taught|show(?:s|ing)?) (?:me|him|her|us|my \p{L}+) (?:how )?to (\p{Ll}+)/iu
    .exec(raw)?.[1]
    ?.toLowerCase();
  if (verb === undefined || hero || other || first || activity) return theme;
  const stem = verb.replace(/e$/, '');
  const found = [`${stem}ing`, `${stem}${stem.at(-1) ?? ''}ing`]
    .map((each) => ACTIVITY_WORDS.get(each)?.entry)
    .find((each) => each !== undefined);
  return found ? { ...theme, relation: 'none', activity: found, used: [...theme.used, verb] } : theme;
}

/** "an ant who carries too much" is one ant. */
function withTooMuchDone(theme: Theme): Theme {
  const { relation, hero, clause } = theme;
  return relation === 'too-many' &&
    hero?.being &&
    !hero.plural &&
    /^(?!has\b|gets\b)\p{Ll}+s (?:far |much |way )?too (?:much|many|often)\b/u.test(clause ?? '')
    ? { ...theme, relation: 'none' }
    : theme;
}

/** What only goes on, and nobody looks for under the sofa. */
const GOES_ON =
  /^(?:walk|way|trip|day|game|race|time|morning|night|journey|adventure|holiday|picnic|school|visit|week|party)$/;
/** "our dog and I go on a walk and get lost": a way is looked for, in the woods, and not a walk. */
function withLostWay(theme: Theme): Theme {
  const { relation, hero, other, thing, place, raw } = theme;
  if (relation !== 'lost' || !thing || thing.known || !GOES_ON.test(thing.word)) return theme;
  const isLost = /\b(?:get|gets|got|getting|are|is|were) lost\b/i.test(raw);
  const woods = PLACE_WORDS.get('woods')?.entry;
  if (!isLost || place || !woods) return { ...theme, thing: null, relation: other ? relation : 'none' };
  const named: Entity = {
    word: 'woods',
    adjectives: [],
    plural: true,
    name: null,
    being: null,
    place: woods,
    thing: null,
    known: true,
  };
  return { ...theme, relation: 'go', hero: hero ?? other, other: hero ? other : null, thing: null, place: named };
}

/** "helping grandma in the garden": a day with her. */
function withKinHelped(theme: Theme): Theme {
  const { relation, hero, other } = theme;
  const isNobody = other === null || (other.being?.isa === 'thing' && other.name === null);
  return relation === 'help' && !hero && isNobody && householdIn(theme).length > 0
    ? { ...theme, relation: 'none', other: null, raw: theme.raw.replace(/\bhelp(?:s|ing)? (?!with\b)/i, '$&with ') }
    : theme;
}

/** "a party for all the animals": they are nobody in particular. */
function withoutAnimals(theme: Theme): Theme {
  const { hero, place } = theme;
  if (hero === null || hero.known || !/^(?:animal|creature|friend|people|person|guest)$/.test(hero.word)) return theme;
  return { ...theme, hero: null, place: place !== null && !place.known && /party/.test(place.word) ? null : place };
}

const KEPT_THINGS: ReadonlySet<string> = new Set(['clothing', 'toy', 'tool', 'instrument', 'container', 'furniture']);
/** "the magic wellies": what is worn or kept, and does nothing, is somebody's. */
function withThingNotSomebody(theme: Theme): Theme {
  const { relation, hero, other, thing, place, clause, activity, raw } = theme;
  if (
    relation !== 'none' ||
    hero?.being?.isa !== 'thing' ||
    other ||
    thing ||
    place ||
    clause !== null ||
    activity ||
    hero.name !== null
  )
    return theme;
  if (hero.plural || hero.thing?.uncounted === true) return theme;
  const kind = nounKind(hero.word) ?? nounKind(hero.word.split(' ').at(-1) ?? '');
  const isAll = new RegExp(String.raw`^(?:an?|the|my|our|his|her) (?:\p{L}+ ){0,2}\p{L}+$`, 'iu').test(raw.trim());
  const feels = hero.adjectives.some((each) =>
    /^(?:sad|happy|grumpy|lonely|shy|brave|cross|angry|worried|tired|sleepy|proud|bored|naughty|cheeky|lazy|greedy|talking|singing|dancing|hungry)$/.test(
      each,
    ),
  );
  return isAll && !feels && kind && KEPT_THINGS.has(kind.sort)
    ? { ...theme, relation: 'lost', hero: null, thing: hero }
    : theme;
}

/** "grandad's old car" is Grandad's. */
function withCarOfKin(theme: Theme): Theme {
  const { hero, relation, clause, raw } = theme;
  const isKins = new RegExp(
    String.raw`^(?:my |our )?(?:${kinWords.join('|')})['’]?s (?:\p{L}+ )?(?:car|van)$`,
    'iu',
  ).test(raw.trim());
  return isKins && relation === 'none' && hero && clause === null
    ? { ...theme, raw: raw.replace(/ old /i, ' '), hero: null, thing: null }
    : theme;
}

/** "the goose who laid a golden egg": what is said of somebody is told in the words of the theme, whatever its verb. */
function withWhoDid(theme: Theme): Theme {
  const { relation, hero, other, thing, place, clause, raw } = theme;
  if (relation !== 'none' || !hero?.being || hero.being.isa === 'thing' || hero.plural || other || clause !== null)
    return theme;
  const said = new RegExp(String.raw`\b${escaped(hero.word)} (?:who|that|which) (\p{Ll}[\p{L} '-]{3,38})$`, 'iu').exec(
    raw.trim(),
  )?.[1];
  if (said === undefined || isUnkind(said) || /^(?:is|was|are|were|has|had|will|would|can|could)\b/i.test(said))
    return theme;
  const isIn = (each: Entity | null): boolean => each !== null && said.toLowerCase().includes(each.word);
  return {
    ...theme,
    clause: said,
    thing: isIn(thing) ? null : thing,
    place: isIn(place) ? null : place,
    used: [...theme.used, ...said.split(' ')],
    unused: theme.unused.filter((each) => !said.includes(each)),
  };
}

/** "baby sister won't stop crying": the baby who is there now, and is heard. */
function withCryingBaby(theme: Theme): Theme {
  const { hero, other, relation, raw } = theme;
  const isOfBaby = /\bbaby\b.*\b(?:cry\w*|cries|scream\w*|noisy|loud)\b/i.test(raw);
  return isOfBaby && !hero && !other && relation !== 'none'
    ? { ...theme, relation: 'none', first: null, clause: null, want: null }
    : theme;
}

/** "elephants never forget": one of them never forgets. */
function withVerbOfOne(theme: Theme): Theme {
  const clause = theme.clause?.replace(
    /^(never|always|only|often|rarely)e?s (\p{Ll}+?)(?=\s|$)/u,
    (_, often: string, verb: string) =>
      `${often} ${verb.replace(/(?<=[^aeiou])y$/, 'ie').replace(/(?<=(?:s|x|z|ch|sh|o))$/, 'e')}s`,
  );
  return clause === undefined || clause === theme.clause ? theme : { ...theme, clause };
}

/** "the cat and the moon": whoever stands beside a place like that wants to go there. */
function withFarThing(theme: Theme): Theme {
  const { relation, hero, other, place, thing, clause, raw } = theme;
  const isFar =
    thing?.place !== null &&
    thing !== null &&
    new RegExp(String.raw`\band the ${escaped(thing.word)}$`, 'iu').test(raw.trim());
  return isFar && relation === 'none' && hero?.being && !other && !place && clause === null
    ? { ...theme, relation: 'go', place: thing, thing: null }
    : theme;
}

/** "a kitten stuck up a tree": the kitten is helped, and the tree is where. */
function withWhoIsStuck(theme: Theme): Theme {
  const { relation, hero, other, raw } = theme;
  if (relation !== 'help' || !hero?.being || other?.name !== null) return theme;
  const where = new RegExp(
    String.raw`\b(?:stuck|trapped|lost|caught) (?:up|in|on|under|behind|inside|down) (?:an?|the|our|some) (?:\p{L}+ )?${escaped(other.word)}\b`,
    'iu',
  );
  return where.test(raw) ? { ...theme, hero: null, other: hero } : theme;
}

/** "sports day" is run, and no club is joined. */
function withSportsDay(theme: Theme): Theme {
  const running = ACTIVITY_WORDS.get('running')?.entry;
  const isOfRaces = /\bsports? day\b/i.test(theme.raw) && !/\b(?:first|nervous|worried|scared)\b/i.test(theme.raw);
  return isOfRaces && running && !theme.hero && theme.first
    ? { ...theme, relation: 'none', first: null, activity: running }
    : theme;
}

/** "moving house": the house is left behind, and no friend of anybody. */
function withHouseMove(theme: Theme): Theme {
  const isHouse = (each: Entity | null): boolean => each !== null && /^(?:house|home|flat|apartment)$/.test(each.word);
  if (!/\b(?:mov(?:e|es|ed|ing)) (?:house|home|flat|away|to (?:a|our|the) (?:new|different|other))/i.test(theme.raw))
    return theme;
  if (!isHouse(theme.hero) && !isHouse(theme.other)) return theme;
  return {
    ...theme,
    relation: theme.first ? theme.relation : 'none',
    hero: isHouse(theme.hero) ? null : theme.hero,
    other: isHouse(theme.other) ? null : theme.other,
  };
}

/** A theme in the parts its parent meant, where the order of its words says another thing. */
export const asAsked = (theme: Theme): Theme =>
  [
    withoutWhere,
    withWhatIsFeared,
    withoutWishedWeather,
    withWhatIsLoved,
    withTreasure,
    withWhatIsLearned,
    withGuest,
    withBothWhoGo,
    withoutHome,
    withoutSleepiness,
    withHouseMove,
    withoutFearedPlace,
    withWhose,
    withoutFirstTime,
    withRunaway,
    withLoneThing,
    withoutLostParts,
    withSnow,
    withChildAndHers,
    withNextDoor,
    withTwoOfAKind,
    withWhatIsTaught,
    withTooMuchDone,
    withLostWay,
    withKinHelped,
    withoutAnimals,
    withThingNotSomebody,
    withCarOfKin,
    withCryingBaby,
    withWhoDid,
    withVerbOfOne,
    withWhoIsStuck,
    withSportsDay,
    withFarThing,
  ].reduce((made, mend) => mend(made), theme);

const NAME = String.raw`["'“]?(?<name>\p{Lu}\p{Ll}[\p{L}-]{1,11})(?!\p{L})`;
/** "two dogs", and in the details "our dogs are Bramble and Fern": each of them by name. */
function twoOfThem(theme: Theme, details: string): Theme | null {
  const { hero, other, relation } = theme;
  const isPair = other === null ? hero?.plural === true : other === hero && hero.name === null;
  if (!hero?.being || !isPair || !/^(?:none|go|friend|want)$/.test(relation)) return null;
  const one = String.raw`(\p{Lu}\p{Ll}[\p{L}-]{1,11})`;
  const found = new RegExp(
    String.raw`\b(?:${escaped(hero.word)}s?|${escaped(hero.being.plural)}|they),? (?:are |who are )?(?:called |named )?${one} and ${one}(?!\p{L})`,
    'u',
  ).exec(details);
  const [, first, second] = found ?? [];
  if (first === undefined || second === undefined || isUnkind(first) || isUnkind(second)) return null;
  const each = { ...hero, plural: false };
  return { ...theme, relation: 'friend', hero: { ...each, name: first }, other: { ...each, name: second } };
}

/** What a family calls its own by turns. */
const LIKE: readonly (readonly string[])[] = [
  ['horse', 'pony'],
  ['dog', 'puppy'],
  ['cat', 'kitten'],
  ['rabbit', 'bunny'],
  ['teddy', 'bear'],
];

/** "my sister is a superhero": the superhero is she. */
const KIN_IS =
  /^(?:my|our) (?:\p{L}+ )?(brother|sister|cousin|twin|friend)(?: \p{Lu}\p{L}+)? is (?:secretly |really )?an? /u;

/** "a digger", and in the details "her digger is called Scoop": whoever the theme is about keeps that name. */
export function withNameTold(theme: Theme, details: string): Theme {
  const named = (entity: Entity | null): Entity | null => {
    if (entity === null || entity.name !== null || entity.plural) return entity;
    const last = entity.word.split(' ').at(-1) ?? entity.word;
    const word = `(?:${(LIKE.find((each) => each.includes(last)) ?? [last]).map(escaped).join('|')})`;
    const found = new RegExp(
      String.raw`\b${word}(?: toy)?,? (?:(?:is |who is |that is |he has |she has )?(?:called|named)|is) ${NAME}`,
      'u',
    ).exec(details);
    const name = found?.groups?.['name'];
    return name === undefined || isUnkind(name) || /^(?:The|My|Our|She|He|They|And|But|It)$/.test(name)
      ? entity
      : { ...entity, name };
  };
  const kin = KIN_IS.exec(theme.raw)?.[1];
  if (kin !== undefined && theme.hero?.being && theme.hero.name === null && !theme.hero.plural) {
    const name = new RegExp(String.raw`\b${kin},? (?:is |who is )?(?:called |named )?${NAME}`, 'u').exec(
      `${theme.raw}. ${details}`,
    )?.groups?.['name'];
    if (name !== undefined && !isUnkind(name)) return { ...theme, hero: { ...theme.hero, name } };
  }
  const two = twoOfThem(theme, details);
  return two ?? { ...theme, hero: named(theme.hero), other: named(theme.other), thing: named(theme.thing) };
}
