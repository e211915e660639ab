import { WAS_A_BABY } from './was-a-baby.ts';
import type { Activity } from '@storylantern/library';
import type { Entity, Theme } from '../theme.ts';
import { withoutBrands } from './brands.ts';
import { mentionsIn, tokensOf, type Mention, type Token } from './entities.ts';
import { ACTIVITY_WORDS, FEAR_WORDS, FIRST_WORDS, THING_WORDS } from './entries.ts';
import { childWishIn } from './child-wish.ts';
import { clauseOf, wantIn } from './clauses.ts';
import { countryIn, startedIn } from './countries.ts';
import { FEELS, withLivingPlaces } from './living-places.ts';
import { mended } from './known-words.ts';
import { isTitle, nameIn, withNames } from './names.ts';
import { isOfAStory, oddChildIn } from './odd-child.ts';
import { namesWord } from '../audit/thing-words.ts';
import { plainTheme } from './plain-theme.ts';
import { relationIn, type RelationFound } from './relations.ts';
import { rolesOf, type Roles } from './roles.ts';
import { occasionIn } from './occasion.ts';
import { ofTheChild } from './said-otherwise.ts';
import { somewhere } from './somewhere.ts';
import { find, isEnglish, type TableHit } from './table-hits.ts';
import { CHILD_ROLE, DOINGS, STOP_WORDS } from './word-lists.ts';

/**
 * Understands a theme as a parent typed it: what it asks for, who and what it names and in which part, and which of its
 * words found no place. Words that nobody knows claim nothing. Never throws.
 */
export function understandTheme(raw: string, childName: string | null): Theme {
  const key = JSON.stringify([raw, childName]);
  const before = lately.get(key);
  if (before) return before;
  const theme = understood(raw, childName);
  // The oldest goes: a map keeps the order in which its keys came.
  const [oldest] = lately.keys();
  if (lately.size >= MOST_LATELY && oldest !== undefined) lately.delete(oldest);
  lately.set(key, theme);
  return theme;
}

/** Making and judging one piece asks for the same theme several times. */
/** A cricket that chirps; what is said to be cricket without any of this is the game. */
const CRICKET_IN_THE_GRASS =
  /\b(?:an?|jiminy|(?:field|bush|house|tiny|little|small|green|lonely|shy|noisy|quiet|musical|singing|brave|grumpy|old|young|baby)) cricket\b(?! (?:match|game|bat|ball|team|club|pitch|final|star|player|lesson|coach|cup|practice|camp|training|captain|umpire|tournament|story|book|world))|\bcricket(?:s|['’]s|,? (?:who|which|that|sings?|chirps?|hops?|called|named|and an?|and the))\b|\b(?:grasshoppers?|insects?|bugs?|chirp\w*)\b/;

const lately = new Map<string, Theme>();
const MOST_LATELY = 16;

function understood(raw: string, childName: string | null): Theme {
  const { text: whole, dropped } = withoutBrands(ofTheChild(plainTheme(raw), childName));
  const { text, from } = startedIn(whole);
  const low = text.toLowerCase();
  const typed = tokensOf(text);
  const title = isTitle(typed);
  // A capital inside a sentence is a name, and names are spelled as families please.
  const tokens = typed.map((each, i) =>
    i > 0 && !title && /^\p{Lu}\p{Ll}/u.test(each.typed) ? each : { ...each, word: mended(each.word) },
  );
  const mendedText = tokens.map((each) => each.word).join(' ');
  const relation = relationOf(low, mendedText);
  const roleOfChild = childRoleIn(low);
  const heroName = nameIn(tokens, childName);
  const skip = new Set([childName, heroName].flatMap((each) => (each === null ? [] : each.toLowerCase().split(' '))));
  const firstSaid = find(FIRST_WORDS, tokens);
  // "when I was a baby": no baby is met for the first time.
  const first = firstSaid?.entry.id === 'new baby' && WAS_A_BABY.test(low) ? null : firstSaid;
  const fear = find(FEAR_WORDS, tokens);
  const done = find(ACTIVITY_WORDS, tokens);
  // A magic paintbrush is no magic trick.
  const activity = done && isOnlyMagic(done, tokens) ? null : done && { ...done, entry: asPlayed(done, tokens) };
  const inTheme =
    OF_THE_CHILD.test(low) ||
    roleOfChild !== null ||
    heroName !== null ||
    (skip.size > 0 && tokens.some((each) => skip.has(each.word)));
  const isPlayed = /\bcricket\b/.test(low) && !CRICKET_IN_THE_GRASS.test(low);
  const all = mentionsIn(tokens, skip, isEnglish(tokens)).filter((each) => !isPlayed || each.word !== 'cricket');
  // "loud noises": part of what is feared or done, and nobody.
  const partsWithout = (hits: readonly (TableHit<unknown> | null)[]): Roles => {
    const isPartOf = (each: Mention): boolean =>
      !each.known && hits.some((hit) => hit !== null && hit.from <= each.head && each.to <= hit.to);
    mentions = withNames(
      withLivingPlaces(
        all.filter((each) => !isPartOf(each)),
        tokens,
      ),
      tokens,
    );
    return rolesOf({
      relation,
      mentions,
      tokens,
      text: low,
      childInIt: inTheme,
      first: first?.entry ?? null,
      fear: fear?.entry ?? null,
    });
  };
  let mentions: readonly Mention[] = [];
  const asked = partsWithout([first, fear, activity]);
  // "a mouse in a posh restaurant": where it is no first time, it is a place.
  const given =
    (first && !asked.first) || (fear && !asked.fear)
      ? partsWithout([asked.first && first, asked.fear && fear, activity])
      : asked;
  let roles = helpedAtHome(doneNotDoing(given, activity, tokens), low);
  const claimed = [roles.fear && fear, roles.first && first].filter((each) => each !== null);
  const isMeant = (i: number): boolean =>
    [roles.hero, roles.other, roles.place, roles.fear && fear].some((each) => each && each.from <= i && i < each.to) ||
    (roles.thing !== null &&
      (roles.thing.known || relation.relation === 'fear') &&
      roles.thing.from <= i &&
      i < roles.thing.to);
  const occasion = occasionIn(tokens, isMeant);
  const thing =
    roles.thing && !roles.thing.known && occasion?.at.includes(roles.thing.head)
      ? null
      : roles.thing &&
          !roles.thing.known &&
          claimed.some((each) => each.from < (roles.thing?.to ?? 0) && (roles.thing?.head ?? 0) < each.to)
        ? null
        : roles.thing;
  const isMet = (from: number): boolean =>
    mentions.some((each) => each.from >= from && each.being !== null && each.being.isa !== 'thing');
  // "going fishing with grandpa": fishing is what it is about, and going is only how it begins.
  if (roles.relation === 'go' && activity && !roles.hero && !roles.place && !roles.first)
    roles = { ...roles, relation: 'none' };
  if (!roles.place) roles = { ...roles, place: countryIn(tokens) };
  const own = clauseOf(roles.hero, tokens, text, isMet);
  // "a girl who can talk to ducks": the ducks are whom she talks to.
  if (/\b(?:girl|boy|child|kid) (?:who|that) can (?:talk|speak) (?:to|with) \p{L}+$/u.test(low))
    roles = { ...roles, hero: null, other: null };
  const oddChild = roles.hero || roles.first || roles.fear || heroName !== null ? null : oddChildIn(text, tokens);
  const oddClause = oddChild && clauseOf(oddChild, tokens, text, isMet);
  const isOdd = oddClause !== null && /^(?:none|want|go|make)$/.test(roles.relation) && isOfAStory(oddClause.text);
  if (oddChild && isOdd) roles = { ...roles, relation: 'none', hero: oddChild };
  const clause = isOdd ? oddClause : isTravel(own?.text, roles.place) ? null : own;
  const childRole = isOdd ? null : roleOfChild;
  const wished =
    !isOdd && WISHED.test(roles.relation) && !roles.fear
      ? childWishIn(
          low,
          [childName, heroName].filter((each) => each !== null),
        )
      : null;
  // "my son would love to be a train" rides on none; "I want to learn to swim" is a first time.
  const wish = roles.first && wished?.to.startsWith('be ') !== true ? null : wished;
  // "a boy who wants to be a postman": no postman comes; it is what the boy wants.
  if (wish) roles = { ...roles, relation: 'want', first: null, hero: null, other: null, place: null, thing: null };
  const { hero, other } = roles;
  // "a wolf who is allergic to sheep": the sheep are what is said of the wolf, and nobody comes.
  if (
    clause &&
    hero &&
    other &&
    (relation.relation === 'none' || /^(?:can't|cannot|can not|couldn't|won't) /i.test(clause.text)) &&
    other.from >= clause.from &&
    !/^(?:meets?|met|finds?|found|loves?|likes?|marries|helps?|knows?|misses|lives|has(?! no\b)|gets?|got|adopts?|visits?|invites?)\b/i.test(
      clause.text,
    )
  )
    roles = { ...roles, relation: 'none', other: null };
  // "a robot and a bee share a boat": one of two who are named together may be somebody who is also a thing.
  if (roles.relation === 'friend' && roles.hero && !roles.other && thing !== null) {
    const { hero: named } = roles;
    const partner = mentions.find(
      (each) =>
        each.being?.isa === 'thing' &&
        each !== thing &&
        each.known &&
        each.to + 2 >= named.from &&
        each.to < named.from,
    );
    if (partner && tokens[partner.to]?.word === 'and') roles = { ...roles, other: partner };
  }
  const placed = new Set<number>();
  const mark = (from: number, to: number): void => {
    for (let i = from; i < to; i++) placed.add(i);
  };
  for (const each of [roles.hero, roles.other, roles.place, thing]) if (each) mark(each.from, each.to);
  for (const each of [roles.first && first, roles.fear && fear, activity]) if (each) mark(each.from, each.to);
  if (clause) mark(clause.from, tokens.length);
  for (const i of occasion?.at ?? []) placed.add(i);
  if (wish) for (const [i, each] of tokens.entries()) if (namesWord(wish.said, each.word)) placed.add(i);
  const also = mentions.filter(
    (each) =>
      !placed.has(each.head) &&
      !each.place &&
      (each.being === null || each.being.isa === 'thing') &&
      each.setting === undefined,
  );
  for (const each of also) mark(each.from, each.to);
  const content = tokens.filter((each, i) => {
    const inRelation = relation.from >= 0 && each.at >= relation.from && each.at < relation.to;
    return (
      placed.has(i) ||
      ((!STOP_WORDS.has(each.word) || DOINGS.test(each.word)) &&
        !skip.has(each.word) &&
        !inRelation &&
        each.word.length > 1)
    );
  });
  const isPlaced = (each: Token): boolean => placed.has(tokens.indexOf(each));
  return {
    raw: text,
    relation: roles.relation,
    heroName: heroName === null || heroName.toLowerCase() === childName?.toLowerCase() ? null : heroName,
    hero: entity(roles.hero),
    other: entity(roles.other),
    place:
      entity(roles.place) ??
      (roles.relation === 'go' && !roles.first && OFF.test(low) && !TO_THE_VET.test(low)
        ? somewhere(roles.hero, low)
        : null),
    thing: wish ? null : entity(thing),
    also: wish ? [] : also.map((each) => entity(each)).filter((each) => each !== null),
    first: roles.first,
    fear: roles.fear,
    activity: activity?.entry ?? null,
    occasion,
    want: wantIn(low),
    wish,
    clause: clause?.text ?? null,
    childRole,
    from,
    used: unique([
      ...content.filter(isPlaced).map((each) => each.typed),
      ...(from === null ? [] : [from.replace(/^(?:the|our|my) /, '')]),
    ]),
    unused: unique(content.filter((each) => !isPlaced(each)).map((each) => each.typed)),
    dropped: unique(dropped),
  };
}

/** What a wish of the child's own may be read as: "when I grow up" looks like something that is made to grow. */
const WISHED = /^(?:want|make|none)$/;
/** "we go camping", "my imaginary friend": the child is in it though nobody names it. */
const OF_THE_CHILD =
  /^(?:we|they|i|us)\b|\b(?:my|our) (?:\w+ )?friends?\b|\bto (?:see|visit) (?:my |our )?(?:nan|gran|grand|mum|dad|aunt|uncle|cousin)/;
/** That is where one goes, and nowhere far. */
const TO_THE_VET = /\bto (?:the |a |our )?vet'?s?\b/;
/** A theme sets off, though it does not say where to. */
const OFF =
  /\b(?:trip|journey|travel\w*|voyage|holiday|vacation|adventures?|explor\w+|expedition|quest|sail\w*|fl(?:y|ies|ying|ew)|around the world)\b/;

/** A drum or a ball that is played is not who the story is about: "playing the drums". One "that" does something is. */
function doneNotDoing(roles: Roles, activity: TableHit<Activity> | null, tokens: readonly Token[]): Roles {
  const { hero } = roles;
  if (!hero || !activity || hero.being?.isa !== 'thing') return roles;
  const same = activity.from < hero.to && hero.head < activity.to;
  const acts = /^(?:who|that|which|and)$/.test(tokens[hero.to]?.word ?? '');
  const feels = hero.adjectives.some((each) => FEELS.test(each));
  // A robot gardener is somebody who does it.
  const isDoer = / .*(?:er|or|ist|man|woman)$/.test(hero.word);
  return same && !acts && !feels && !isDoer && hero.name === null ? { ...roles, hero: null } : roles;
}

/** "helping mummy in the kitchen": what one helps with there is something to be made. */
function helpedAtHome(roles: Roles, low: string): Roles {
  const { relation, hero, other, thing } = roles;
  const isParty =
    relation === 'none' && hero !== null && !/\b(?:getting|gets|new)\b/.test(low) && /\b(?:birthday|party)\b/.test(low);
  if (!isParty && (relation !== 'help' || hero || other || !/\b(?:kitchen|cook\w*|bak\w+|dinner|supper)\b/.test(low)))
    return roles;
  const cake = THING_WORDS.get('cake')?.entry;
  if (!cake || (thing && thing.thing?.parts)) return roles;
  const made = { word: 'cake', adjectives: [], plural: false, name: null, being: null, place: null, thing: cake };
  return { ...roles, relation: 'make', thing: { ...made, known: true, from: 0, to: 0, head: 0 } };
}

/** Instruments that are learned just as a piano is, and look and sound otherwise. */
const INSTRUMENTS: Readonly<Record<string, Pick<Activity, 'gear' | 'gearThing' | 'sound'>>> = {
  violin: { gear: 'a violin with one new string', gearThing: 'violin', sound: 'eee' },
  guitar: { gear: 'a guitar with a sticker on it', gearThing: 'guitar', sound: 'plunk' },
  ukulele: { gear: 'a ukulele in a sock', gearThing: 'guitar', sound: 'plinky-plonk' },
  trumpet: { gear: 'a trumpet with a small dent', gearThing: 'trumpet', sound: 'parp' },
  recorder: { gear: 'a recorder in a sock', gearThing: 'flute', sound: 'toot' },
};
function asPlayed({ entry, from, to }: TableHit<Activity>, tokens: readonly Token[]): Activity {
  if (entry.id !== 'piano') return entry;
  const played = tokens.slice(from, to).find(({ word }) => Object.hasOwn(INSTRUMENTS, word))?.word;
  const own = played === undefined ? undefined : INSTRUMENTS[played];
  return played === undefined || own === undefined
    ? entry
    : { ...entry, ...own, id: played, words: [played, `playing the ${played}`] };
}

const isOnlyMagic = ({ from, to }: TableHit<Activity>, tokens: readonly Token[]): boolean =>
  to === from + 1 && tokens[from]?.word === 'magic' && tokens[to] !== undefined && !STOP_WORDS.has(tokens[to].word);

/** "visits Japan" is where somebody goes, and nothing odd about anybody. */
const isTravel = (clause: string | undefined, place: Mention | null): boolean =>
  clause !== undefined &&
  place !== null &&
  new RegExp(
    String.raw`^(?:visits|goes to|travels to|flies to|explores|moves to|sails to) (?:the )?${place.word}\b`,
    'i',
  ).test(clause);

const unique = (words: readonly string[]): string[] => [...new Set(words)];

const entity = (mention: Mention | null): Entity | null => {
  if (!mention) return null;
  const { word, adjectives, plural, name, being, place, thing, known, setting } = mention;
  return { word, adjectives, plural, name, being, place, thing, known, ...(setting ? { setting } : {}) };
};

function relationOf(low: string, mendedText: string): RelationFound {
  const found = relationIn(low);
  if (found.relation !== 'none') return found;
  // Only what the words mean counts then; the offsets are those of a mended text.
  return { ...relationIn(mendedText), from: -1, to: -1 };
}

function childRoleIn(low: string): Theme['childRole'] {
  const role = CHILD_ROLE.exec(low)?.[1];
  if (role === undefined) return null;
  if (/^(?:the|a)\b/.test(CHILD_ROLE.exec(low)?.[0] ?? '') && !/^(?:daughter|son|girl|boy)$/.test(role)) return null;
  return /daughter|girl|niece/.test(role) ? 'girl' : /son|boy|nephew/.test(role) ? 'boy' : 'child';
}
