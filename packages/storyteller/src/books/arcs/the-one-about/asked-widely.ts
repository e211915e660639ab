import { kinPhrase, kinWords } from '../../../facts/kin.ts';
import { escaped } from '../../../words/escaped.ts';
import type { Theme } from '../../theme.ts';
import { withArticle } from '../../company/figure.ts';
import { beingNamed, PLACE_WORDS, singularsOf, THING_WORDS } from '../../theme/entries.ts';
import { kindOf } from '../../theme/noun-kind.ts';
import { titled } from '../wording.ts';
import type { AskedFor } from './asked-for.ts';
import { NO_JOKE_OF_A_CHILD } from './no-joke.ts';
import { saidOfOne, tailOfOne } from './tails.ts';

/**
 * Themes that are the name of a story as well, and are told so only where every other telling leaves out what they say:
 * whoever has a name, several, two together, whoever is of the family, a day on which something happened, and any thing.
 */
export function askedWidely(theme: Theme, said: string, child: string): AskedFor | null {
  const low = said.replace(/’/g, "'");
  // What is said of a child may be said of the one who listens.
  const ofChild = NO_JOKE_OF_A_CHILD.test(low) ? null : (ofOwn(low) ?? ofTheChildInWords(low));
  const found =
    ofNamed(theme, low) ??
    ofPair(theme, low, child) ??
    ofSeveral(theme, low) ??
    ofKin(low) ??
    ofTheirs(low, child) ??
    ofSomeDay(low, child) ??
    ofChild ??
    ofAnything(low, child);
  return found && { ...found, isWide: true };
}

type Asked = Omit<AskedFor, 'isWide'>;
/** Whoever listens, where that is not asked. */
export const NOBODY = 'the child';
const KIN = kinWords.join('|');
const CLOSE = String.raw`(?:(?:twin|big|little|baby|older|younger|great|best) )*(?:brother|sister|cousin|${KIN})`;
/** Of the child's own: in the mouth of somebody who tells it wrong, it is whoever's story it is. */
const notOwn = (text: string): string => text.replace(/\b(?:my|our)\b/giu, 'the');
/** How a theme goes on behind whoever it is about. */
const VERB = String.raw`(?:is|isn't|was|wasn't|has|had|can|can't|cannot|could|couldn't|will|won't|would|wouldn't|doesn't|didn't|keeps|kept|gets?|got|goes|go|went|comes?|came|falls?|fell|always|never|only|just|almost|nearly|\p{Ll}{2,}(?:ed|s|es)|ran|sat|stood|took|held|put|gave|made|found|saw|said|told|ate|flew|hid|slept|woke|sang|built|left|met|lost|forgot|broke|became|knew|won|wore|wrote|stole)`;
const AND_SO_ON = String.raw`(?:${VERB}|are|aren't|were|have|do|don't) .+|${VERB}`;

/** What stands behind somebody, as it is said of anybody: "who rules the world", "stuck in a lift". */
function tailOf(rest: string): string | null {
  const after = rest.trim().replace(/^, /, '');
  if (/^(?:who|that|which|whose|with|without|stuck|lost|made|in|on|at|\p{Ll}{3,}ing)\b/u.test(after)) return after;
  return new RegExp(`^(?:${AND_SO_ON})$`, 'u').test(after) ? `who ${after}` : null;
}

/** "Otto the octopus loses his eighth shoe", "our cat Biscuit rules the world". */
function ofNamed({ hero }: Theme, said: string): Asked | null {
  const name = hero?.name;
  if (!hero?.being || !name) return null;
  const kind = String.raw`((?:\p{Ll}+ )*?${escaped(hero.word)})`;
  const [, before, behind] =
    [
      new RegExp(String.raw`^${escaped(name)},? the ${kind}(?: |,)(.+)$`, 'iu').exec(said),
      new RegExp(
        String.raw`^(?:my|our|the|an?|his|her) ${kind},? (?:(?:called|named) )?${escaped(name)},?(.+)$`,
        'iu',
      ).exec(said),
    ].find((found) => found !== null) ?? [];
  const tail = behind === undefined ? null : tailOf(behind);
  if (before === undefined || tail === null) return null;
  const described = before.slice(0, before.length - hero.word.length).replace(/\bnew /, '');
  return {
    name: titled(said),
    of: ({ kind: other }) => notOwn(`${withArticle(`${described}${other}`)} ${tail}`),
    right: `${name} the ${before} ${tail}`,
  };
}

/** "a sock and a shoe fall in love": only one of the two is taken for somebody else. */
function ofPair({ hero }: Theme, said: string, child: string): Asked | null {
  const [, one, other, rest] =
    /^((?:an?|the|my|our) (?:\p{Ll}+ )*?\p{Ll}+) and ((?:an?|the|my|our) (?:\p{Ll}+ ){0,2}?\p{Ll}+) ((?:who|that|in|on|at|with|fall|fell|get|got|go|went|are|were|have|can|can't|swap|share|argue|become|make|build|run|live|meet|find|keep|won't|don't|lose|\p{Ll}+ed|\p{Ll}+ing)\b.*)$/iu.exec(
      said,
    ) ?? [];
  if (one === undefined || other === undefined || rest === undefined) return null;
  const tail = /^(?:who|that|in|on|at|with|\p{Ll}{3,}ing)\b/u.test(rest) ? rest : `who ${rest}`;
  // Two things are nobody: the child is there as well.
  if (!hero?.being) {
    if (![one, other].every((each) => isNoun(each.split(' ').at(-1)))) return null;
    const both = (who: string): string => `${who}, ${one.toLowerCase()} and ${other} ${tail}`;
    return { name: titled(both(child)), of: ({ kind }) => notOwn(both(withArticle(kind))), right: null };
  }
  if (!one.toLowerCase().endsWith(hero.word.toLowerCase())) return null;
  const phrase = (who: string): string => `${who} and ${other} ${tail}`;
  return {
    name: titled(said),
    of: ({ kind }) => notOwn(phrase(withArticle(kind))),
    right: notOwn(phrase(one.toLowerCase())),
  };
}

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** What one cannot do alone. */
const TOGETHER = /\b(?:each other|one another|together|fall in love|married|argue|share|swap|both)\b/;

/** "dinosaurs at the dentist" is said of one; of "two clouds who argue" one is somebody else. */
function ofSeveral({ hero }: Theme, said: string): Asked | null {
  if (!hero?.being) return null;
  const words = said.toLowerCase().split(' ');
  const isHero = (word: string): boolean =>
    word === hero.word ||
    singularsOf(word).includes(hero.word.toLowerCase()) ||
    beingNamed(word)?.id === hero.being?.id;
  const at = words.findIndex(isHero);
  const kinds = words[at];
  if (kinds === undefined || at > 3 || (kinds === hero.word && !/^(?:sheep|fish|deer)$/.test(kinds))) return null;
  const lead = words.slice(0, at).filter((word) => !/^(?:the|some|my|our|all|lots|of)$/.test(word));
  const after = words.slice(at + 1).join(' ');
  const [, says, verbs] = /^(who|that) (.+)$/.exec(after) ?? [];
  const count = NUMBERS.indexOf(lead[0] ?? '');
  const described = lead.slice(count >= 0 ? 1 : 0).join(' ');
  const isPhrase = /^(?:in|on|at|with|without|from|under|stuck|\p{Ll}{3,}ing)\b/u.test(after);
  const done = verbs ?? (isPhrase ? null : after);
  if (after === '' || /^(?:and|or|of|for|about|to)\b/.test(after)) return null;
  if (count >= 0 || (done !== null && TOGETHER.test(done))) {
    const tail = isPhrase ? after : `${says ?? 'who'} ${done ?? ''}`;
    const rest =
      count <= 0
        ? withArticle([described, hero.word].filter(Boolean).join(' '))
        : [NUMBERS[count - 1], described, kinds].filter(Boolean).join(' ');
    return {
      name: titled(said),
      of: ({ kind }) => notOwn(`${withArticle(kind)} and ${rest} ${tail}`),
      right: notOwn(`${[...lead, kinds].join(' ')} ${tail}`),
    };
  }
  // Whoever "they" are besides cannot be told from one.
  if (/\b(?:they|them)\b/.test(after)) return null;
  const tail = done === null ? tailOfOne(after) : `${says ?? 'who'} ${saidOfOne(done)}`;
  const phrase = (kind: string): string =>
    notOwn(`${withArticle([described, kind].filter(Boolean).join(' '))} ${tail}`);
  return { name: titled(said), of: ({ kind }) => phrase(kind), right: phrase(hero.word.toLowerCase()) };
}

/** What is no joke of anybody's family, and what of no brother or sister. */
const GRAVE =
  /\b(?:forg[eo]t\w*|remember\w*|memory|wheelchair|drunk|drinks?|drinking|shout\w*|angry|cross|hits?|cries|cry|crying|sad|leaves?|left|leaving|away|gone to|moved?|moves|moving|divorc\w*|job|prison|fat|weight|bald|old age|old and|lonely|alone|baby|pregnant|argu\w*|fight\w*|ill|poorly|tired)\b/i;
const GRAVE_OF_A_SIBLING =
  /\b(?:hurt\w*|bit(?:e|es|ing)|kick\w*|punch\w*|push\w*|throw\w*|spit\w*|swear\w*|wet\w*|wee\w*|poo\w*|pee\w*|nappy|nappies|l(?:ie|ies|ying)|steal\w*|scream\w*|tantrum\w*|meltdown\w*|mean|bull\w*|teas\w*|scared|afraid|worr\w*|anxious|friends?|hair|legs?|arms?|ears?|skin|face|body|blind|deaf|walk|talk|speak|hear|see|sleep\w*|refus\w*|allerg\w*|autis\w*|adhd|stutter\w*|stammer\w*|medicine|doctor|shar\w*)\b/i;
const OF_CLOSE = new RegExp(
  String.raw`^(?:(?:my|our|the|his|her) )?(${CLOSE}(?: \p{Lu}\p{L}+)?(?:'s (?:\p{Ll}+ ){0,3}?\p{Ll}+)?) ((?:who |that )?(?:${AND_SO_ON}))$`,
  'u',
);

const THEIRS = new RegExp(String.raw`^(?:(?:my|our|the|his|her) )?((?:${KIN})'s (?:\p{Ll}+ ){0,3}(\p{Ll}+))$`, 'iu');

/** "granny's magic knitting needles": the child and those. */
function ofTheirs(said: string, child: string): Asked | null {
  const [, what, noun] = THEIRS.exec(said) ?? [];
  if (what === undefined || !isNoun(noun) || GRAVE.test(what)) return null;
  const theirs = what.toLowerCase().replace(/^\p{L}+/u, (kin) => kinPhrase(kin)?.text ?? kin);
  const phrase = (who: string): string => `${who} and ${theirs}`;
  return { name: titled(phrase(child)), of: ({ kind }) => phrase(withArticle(kind)), right: null, isThing: true };
}

/** "grandad's false teeth go missing", "my sister thinks she is a horse": whose grandad and whose sister may be another. */
function ofKin(said: string): Asked | null {
  const small = said
    .replace(/^\p{L}+/u, (word) => word.toLowerCase())
    .replace(/\b(mumm|momm|dadd|grann|nann)ys\b/gi, "$1y's");
  const [, who, rest] = OF_CLOSE.exec(small) ?? [];
  if (who === undefined || rest === undefined || !rest.includes(' ') || GRAVE.test(small)) return null;
  if (/\b(?:that|who|which)\b/.test(who)) return null;
  if (/brother|sister|cousin/.test(who) && GRAVE_OF_A_SIBLING.test(small)) return null;
  const tail = `whose ${notOwn(`${who} ${rest.replace(/^(?:who|that) /, '')}`)}`;
  return { name: titled(`the child ${tail}`), of: ({ kind }) => `${withArticle(kind)} ${tail}`, right: null };
}

const OF_CHILDREN = /\b(?:son|daughter|child|children|boy|girl|kids?|toddler|baby|twins?|friends?)s?$/i;

/** "our bath has a crocodile in it": whose bath may be another's. */
function ofOwn(said: string): Asked | null {
  const [, own, rest] =
    new RegExp(String.raw`^(?:my|our) ((?:\p{Ll}+ ){0,2}?\p{Ll}+) (${VERB} .+)$`, 'iu').exec(said) ?? [];
  if (own === undefined || rest === undefined || !isNoun(own.split(' ').at(-1)) || beingNamed(own)) return null;
  if (/\b(?:we|i|me|us|they|them)\b/i.test(rest) || OF_CHILDREN.test(own)) return null;
  const tail = `whose ${own} ${notOwn(rest)}`;
  return { name: titled(said), of: ({ kind }) => `${withArticle(kind)} ${tail}`, right: null };
}

/** "the day it rained frogs" happened to whoever was there. */
function ofSomeDay(said: string, child: string): Asked | null {
  const [, what, happened] =
    /^(the (?:\p{Ll}+ )?(?:day|night|morning|afternoon|evening|time|week|year|winter|summer)) ((?:(?:when|that|in which) )?(.+))$/iu.exec(
      said,
    ) ?? [];
  if (what === undefined || happened === undefined) return null;
  const [, own, then] = /^(?:when |that )?(?:my|our) ((?:\p{Ll}+ ){0,2}?\p{Ll}+) (.+)$/iu.exec(happened) ?? [];
  if (own !== undefined && then !== undefined) {
    if (NO_JOKE_OF_A_CHILD.test(happened)) return null;
    const tail = `whose ${own} ${notOwn(then)
      .replace(/\band (?:we|i) (were|was)\b/gi, 'and who was')
      .replace(/\band (?:we|i)\b/gi, 'and who')}`;
    return /\b(?:we|i|me|us)\b/i.test(tail)
      ? null
      : { name: titled(said), of: ({ kind }) => `${withArticle(kind)} ${tail}`, right: null };
  }
  if (/\b(?:we|i|me|us|he|she|they)\b/i.test(happened) || GRAVE_OF_A_SIBLING.test(happened)) return null;
  const phrase = (who: string): string => `${who} and ${what.toLowerCase()} ${happened}`;
  return { name: titled(phrase(child)), of: ({ kind }) => notOwn(phrase(withArticle(kind))), right: null };
}

/** What is said of a child by a parent who would have it otherwise. */
const TROUBLES =
  /^(?:can|could|won|would|does|did|never|always|keeps?|hates?|is\b|isn|was\b|has to|gets?|struggles?|needs?|finds? it|still|only|must|insists)/i;

/** "she has decided she is going to marry the dog", "learning to drive the boat with auntie Jo". */
function ofTheChildInWords(said: string): Asked | null {
  const [, did] = new RegExp(`^(?:he|she) (${AND_SO_ON})$`, 'iu').exec(said) ?? [];
  if (did !== undefined && TROUBLES.test(did)) return null;
  const being = /^being (.+)$/iu.exec(said)?.[1];
  const doing =
    being === undefined
      ? /^((?!(?:some|any|every|no)thing\b)\p{L}{3,}ing (?!and\b|or\b|of\b).+)$/iu.exec(said)?.[1]
      : undefined;
  const tail = did ?? (being === undefined ? undefined : `is ${being}`);
  if (tail === undefined && (doing === undefined || kindOf(doing.split(' ')[0]?.toLowerCase() ?? '') !== undefined))
    return null;
  if (/\b(?:we|i|me|us|they|them)\b/i.test(said)) return null;
  const phrase =
    tail === undefined ? (doing ?? '').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : `who ${tail}`;
  return {
    // What is done names the story: whose doing it is stands in every line of it.
    name: titled(tail === undefined ? said : `the child ${phrase}`),
    of: ({ kind }) => notOwn(`${withArticle(kind)} ${phrase}`),
    right: null,
  };
}

const SOME_OF = /^(?:pair|box|bag|jar|bucket|bunch|heap|pile|group)$/;
function isNoun(word: string | undefined): boolean {
  const low = word?.toLowerCase() ?? '';
  return [low, ...singularsOf(low)].some(
    (form) =>
      SOME_OF.test(form) ||
      kindOf(form) !== undefined ||
      beingNamed(form) !== undefined ||
      PLACE_WORDS.has(form) ||
      THING_WORDS.has(form),
  );
}
const SENTENCE = new RegExp(
  String.raw`^((?:\p{L}+(?:'s)? ){0,3}?(?<noun>\p{L}+)) ((?:is|isn't|was|has|had|can't|cannot|won't|doesn't|didn't|gets|goes|comes|turns|falls|runs|keeps|always|never|only|steals?|stole|eats|ate|got|went|fell|ran|came|took|turned|disappeared|escaped|vanished|\p{Ll}+ed) .+)$`,
  'iu',
);
const NOUN_PHRASE =
  /^(?:(?:\p{L}+(?:'s)?) ){0,4}?(?<noun>\p{L}+)(?: (?:who|that|which|whose|for|of|with|made|in|on|at|under|behind|from|stuck|without|full) .+)?$/iu;

/** Of a penguin alone nothing is said. */
const isBareBeing = (what: string, noun: string): boolean =>
  what.endsWith(noun) && (beingNamed(noun)?.isa ?? 'thing') !== 'thing';

/** "the wrong suitcase", "the wind steals the washing": the child and that. */
function ofAnything(said: string, child: string): Asked | null {
  const [, article, thing] = /^(the|an?|my|our|his|her|their) (.+)$/iu.exec(said) ?? [];
  const [, name, called] =
    article === undefined ? (/^(\p{Lu}\p{Ll}+) and (?:the|an?|his|her) (.+)$/u.exec(said) ?? []) : [];
  const what = thing ?? (name === child || child === NOBODY ? called : undefined);
  if (what === undefined || /\b(?:we|i|me|us|you)\b/i.test(what)) return null;
  const sentence = SENTENCE.exec(what);
  const noun = NOUN_PHRASE.exec(what)?.groups?.['noun'];
  const phrase =
    sentence && isNoun(sentence.groups?.['noun'])
      ? `${sentence[1] ?? ''} that ${sentence[3] ?? ''}`
      : isNoun(noun) && !isBareBeing(what, noun ?? '')
        ? what
        : null;
  if (phrase === null) return null;
  const full = (who: string): string => `${who} and the ${phrase}`;
  const says = sentence !== null || / (?:who|that|which|whose|stuck) /.test(phrase);
  return { name: titled(full(child)), of: ({ kind }) => notOwn(full(withArticle(kind))), right: null, isThing: !says };
}
