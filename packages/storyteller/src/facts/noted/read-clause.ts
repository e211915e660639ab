import nlp from 'compromise';
import { isWordForm } from '../../words/dictionary.ts';
import { isPast } from '../../words/irregular-past.ts';
import { kinWords } from '../kin.ts';
import { personAtHead, type PersonSaid } from '../people/person-at-head.ts';
import { nameGiven } from './of-things.ts';
import type { NotedChild } from './whose-words.ts';

/** A clause of a note, and of whom or what it speaks. */
export interface NotedClause {
  readonly text: string;
  readonly sentence: string;
  readonly of: 'child' | 'person' | 'pronoun' | 'both' | 'everyone' | 'thing' | 'there' | 'fragment';
  /** As typed: "his sister Ellie", "she", "bike". */
  readonly subject: string;
  /** From the verb on. */
  readonly rest: string;
  readonly person?: PersonSaid;
  /** Whom "she" or "they both" means, where that was said before. */
  readonly meant?: PersonSaid;
}

const KIN = kinWords.join('|');
const KINS = kinWords.map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`).join('|');
const ADVERBS =
  /^(?:(?:always|usually|often|sometimes|really|just|also|still|already|normally|now|even|mostly|generally|then|kindly|absolutely|actually|totally|both) )+/i;
const VERB =
  /^(?:is|are|'s|'re|has|have|'ve|does|do|can|will|'ll|would|'d|goes|was|were|had|did|lit|gets|got|lets|puts|sits|keeps|knows|[a-z]{2,}s|[a-z]{2,}ed)\b/i;
const NO_VERB = /^(?:with|and|or|the|from|to|this|his|its|as|is it|yes|plus|always|sometimes|afterwards|perhaps|besides|towards|less|across|years|pancakes|songs|books|cuddles|hugs|stickers)\b/i; // prettier-ignore
const isVerb = (rest: string): boolean => {
  const text = rest.replace(ADVERBS, '');
  const first = /^[\p{L}']+/u.exec(text)?.[0] ?? '';
  return !NO_VERB.test(text) && (VERB.test(text) || isPast(first.toLowerCase()));
};

/** "her and her step dad write", "her dad and her go". */
const WITH_ONE = new RegExp(
  String.raw`^(?:(?:[Hh]er|[Hh]im|[Ss]he|[Hh]e|[Tt]hem) and ((?:his|her|their) (?:step ?|[a-z]+ )?(?:${KIN}|brother|sister|cousin|friend)(?: \p{Lu}\p{Ll}+)?)|((?:(?:[Hh]is|[Hh]er|[Tt]heir) )?(?:step ?)?(?:${KINS})(?: \p{Lu}\p{Ll}+)?) and (?:her|him|she|he|them)) (?=[a-z]+ )`,
  'u',
);
const TIME =
  /^((?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:mornings?|afternoons?|evenings?|nights?))?|(?:at|every|each) (?:bedtime|night|morning|evening|day|weekend|the weekend|tea ?time|lunchtime)|before (?:bed|school)|after (?:school|tea|nursery))\s+(?=\p{L})/iu;
/** A thing with something said of it. */
const THING =
  /^((?:(?:the|his|her|their|a|an|our|my) )?(?:[a-z]+[- ]){0,3}?[a-z]+(?: (?:called|named) \p{Lu}\p{Ll}+| \p{Lu}\p{Ll}+)?(?: and (?:(?:the|his|her|their) )?(?:[a-z]+ )?[a-z]+)?|\p{Lu}\p{Ll}+ the [a-z]+) (?=(?:is|are|has|have|comes?|goes|go|sleeps?|lives?|stays?|travels?|sits?|waits?|can|will|was|were)\b)/iu;
/** "New girlfriend Carly and her two boys": hers, and not the child's. */
const OWN_TO_ANOTHER =
  /(?:\p{Lu}\p{Ll}+|\b(?:girlfriend|boyfriend|partner|wife|husband|fianc[eé]e?)) and (?:his|her|their)\b/u;
const ELIDED =
  /^(?:has|likes?|loves?|takes?|brings?|carries|keeps?|wears?|uses?|walks?|goes|plays?|reads?|writes?|draws?|listens?|sings?|practi[sc]es?|works? (?:well|best)|cools? down|calms? down|prefers?|enjoys?|sits?|sleeps?|lays|blows|knows?|shares?|rings?|texts?|talks?|tells?|counts?|can|gets? to|is (?:really |so |very )?(?:good|great|brilliant|amazing)|good at|amazing|brilliant|did|took|had|made|wrote|went|read|counted|held|practi[sc]ed|chose|picked|sees?|helps?|chooses?|picks?|may|is allowed)\b/i;
/** "Her teacher is Mrs Patel, she goes into Year 1": a class that is gone into is a child's. */
const IN_A_YEAR =
  /^(?: (?:is|goes|is going|is moving|moves|starts|is starting)|'s) (?:up )?(?:(?:in|into|to) )?(?:reception|year \w+|primary \w+|p\d)\b/i;

const AT_THEIR_WORK =
  /\b(?:Mrs?|Ms|Miss|Dr|doctor|dentist|teacher|nurse|coach|driver|barber|hairdresser|optician|therapist|key ?worker|childminder|instructor|headteacher)\b/i;

/** Of whom or what a piece of a parent's sentence speaks; undefined where it belongs to the clause before. */
export function readClause(
  piece: string,
  sentence: string,
  child: NotedChild,
  known: ReadonlySet<string>,
  last: NotedClause | undefined,
  people: readonly PersonSaid[],
): NotedClause | undefined {
  const time = TIME.exec(piece)?.[1];
  const body = time === undefined ? piece : piece.slice(TIME.exec(piece)?.[0].length ?? 0);
  const when =
    time === undefined
      ? ''
      : ` ${/^(?:mon|tues|wednes|thurs|fri|satur|sun)/i.test(time) ? 'on ' : ''}${time.toLowerCase()}`;
  const made = (
    of: NotedClause['of'],
    subject: string,
    rest: string,
    more: Partial<NotedClause> = {},
  ): NotedClause => ({
    text: piece,
    sentence,
    of,
    subject: subject.trim(),
    rest: `${rest.trim().replace(ADVERBS, '')}${when}`,
    ...more,
  });
  const put =
    /^(?:i|we)(?:'ve| have)? (?:put|packed|hung|stuck|made) ((?:an?|some|two|three|the) .+ (?:in|on|by|next to|under|above) .+)$/i.exec(
      body,
    )?.[1];
  if (put !== undefined) return made('there', /^(?:two|three)\b/i.test(put) ? 'there are' : 'there is', put);
  if (/^(?:i|we|i'm|we're|i've|we've|you|please|it|this|that|what)\b/i.test(body)) return made('pronoun', 'i', body);
  if (OWN_TO_ANOTHER.test(sentence) && /^(?:his|her|their)\b/i.test(body)) return made('fragment', '', body);
  const withOne = WITH_ONE.exec(body);
  if (withOne) {
    const meant = personAtHead(`${withOne[1] ?? withOne[2] ?? ''} is`, child.name, known);
    if (meant) return made('both', withOne[0], body.slice(withOne[0].length), { meant });
  }
  const own = child.they ? 'they' : child.gender === 'girl' ? 'she' : child.gender === 'boy' ? 'he' : undefined;
  const pronoun = /^(he|she|they)(?=[ '])/i.exec(body)?.[1]?.toLowerCase();
  const byName = new RegExp(String.raw`^${child.name.replace(/[^\p{L}\p{N}' -]/gu, '')} (?=\p{L})`, 'u').exec(body);
  if (byName) return made('child', byName[0], body.slice(byName[0].length));
  if (pronoun !== undefined && /^(?:he|she|they)(?:'|\s)/i.test(body)) {
    const rest = body.slice(pronoun.length);
    const one = people.at(-1);
    if (pronoun === 'they' && own !== 'they') return made('both', 'they', rest, one && { meant: one });
    if (own === undefined || pronoun === own) {
      // Behind somebody who may be meant as well, it is the child only where that is plain.
      const couldBe =
        (last?.person !== undefined || nameGiven(last?.rest ?? '') !== undefined) &&
        one !== undefined &&
        own !== 'they' &&
        one.phrase.gender !== (own === 'he' ? 'f' : 'm');
      // "The doctor's name is Dr Grey and he has a train": whoever was spoken of just before may be meant.
      const ofWhom = AT_THEIR_WORK.test(sentence.slice(0, Math.max(0, sentence.indexOf(piece))));
      if (ofWhom && !couldBe && /^ (?:has|is|knows|keeps|does|lets|wears|gives|shows|says|comes)\b/i.test(rest))
        return made('pronoun', pronoun, rest);
      if (
        couldBe &&
        !IN_A_YEAR.test(rest) &&
        !/^(?: (?:likes?|loves?|wants?|prefers?|calls|can|may|gets to|is allowed|copies)\b|'s allowed\b|'d (?:listen|talk|tell|open)\b)/i.test(
          rest,
        )
      )
        return made('pronoun', pronoun, rest, { meant: one });
      return made('child', pronoun, rest, one && { meant: one });
    }
    return made('pronoun', pronoun, rest, one && { meant: one });
  }
  const everyone = /^(?:everyone|everybody|all (?:his|her|their) friends) (?=\p{Ll})/iu.exec(body);
  if (everyone) return made('everyone', everyone[0], body.slice(everyone[0].length));
  const there = /^there(?:'s| is| are)s? /i.exec(body);
  if (there) return made('there', /are /i.test(there[0]) ? 'there are' : 'there is', body.slice(there[0].length));
  const first = THING_FIRST.test(body) ? THING.exec(body) : null;
  if (first?.[1] !== undefined) return made('thing', first[1], body.slice(first[0].length));
  if (ELIDED.test(body)) {
    if (last?.person !== undefined && last.of === 'fragment')
      return made('person', last.rest, body, { person: last.person });
    if (last?.of === 'person' || last?.of === 'thing')
      return made(last.of, last.subject, body, last.person && { person: last.person });
    return made('child', '', body.charAt(0).toLowerCase() + body.slice(1));
  }
  if (!THING_FIRST.test(body)) {
    const person = personAtHead(body, child.name, known);
    if (person && !isOnlyAWord(person, known) && isVerb(nextDoor(person.rest).rest)) {
      const { rest } = nextDoor(person.rest);
      return made('person', body.slice(0, body.length - rest.length), rest, { person });
    }
  }
  const thing = THING.exec(body);
  if (
    thing?.[1] !== undefined &&
    !/^(?:he|she|they|it|what|who|that|this|when|if)$/i.test(thing[1]) &&
    !OWN_TO_ANOTHER.test(thing[1])
  )
    return made('thing', thing[1], body.slice(thing[0].length));
  if (last !== undefined) return undefined;
  const alone = THING_FIRST.test(body) ? undefined : personAtHead(`${body} is`, child.name, known);
  return made('fragment', '', body, alone?.rest === 'is' ? { person: alone } : {});
}

/** "Leader is called Moss": what begins a sentence is written like a name. */
const isOnlyAWord = ({ sort, phrase }: PersonSaid, known: ReadonlySet<string>): boolean =>
  sort === 'named' &&
  !known.has(phrase.text) &&
  isWordForm(phrase.text.toLowerCase()) &&
  !nlp(phrase.text).has('#FirstName');

/** A bear, a bike or a new house is nobody, whatever it is called. */
const THING_FIRST =
  /^(?:(?:his|her|their|the|a|an|our|my) )?(?:[a-z]+ )?(?:teddy|bear|bunny|rabbit|toy|doll|blanket|bike|scooter|cat|dog|puppy|kitten|hamster|fish|bus|house|room|bed|lamp|cast|talk|book|pencil|toothbrush|plate|fork|cup|bag|coat|cards?)\b/i;

/** "Arthur next door sings". */
export const nextDoor = (rest: string): { readonly rest: string; readonly isNextDoor: boolean } => {
  const found = /^,? ?next door,? /i.exec(rest);
  return found ? { rest: rest.slice(found[0].length), isNextDoor: true } : { rest, isNextDoor: false };
};
