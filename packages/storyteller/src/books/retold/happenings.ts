import { kinPhrase, kinWords } from '../../facts/kin.ts';
import { MOST_READ } from '../theme/plain-theme.ts';
import { baseOf } from '../../words/base-verb.ts';
import { escaped } from '../../words/escaped.ts';
import { isPastForm, pastOf } from '../../words/past-tense.ts';
import type { Figure } from '../arc.ts';

/** One thing that happened, as a story tells it and as the child does. */
interface Happening {
  /** In the past and of others, without its stop: "they missed the train to Auntie's". */
  readonly told: string;
  /** In the child's own mouth: "we missed the train to Auntie's". */
  readonly said: string;
  /** How it hangs on what was before it: "so"; nothing at first. */
  readonly link: '' | 'and' | 'but' | 'so';
}

/** A family's own anecdote, in the order in which it was typed. */
export interface Anecdote {
  /** "time", "summer": what the family calls it. */
  readonly when: string;
  readonly happenings: readonly [Happening, ...Happening[]];
}

/** Who speaks and of whom. */
export interface Tellers {
  readonly child: Figure;
  /** The grown-up's own word, "Mum"; null where the parent named none. */
  readonly grownUp: string | null;
  /** Names that the parent gives besides, by the noun: "step brother" is Reece, "tortoise" is Signor Pino. */
  readonly names: ReadonlyMap<string, string>;
}

const DAY = String.raw`(?:time|day|night|morning|afternoon|evening|week|weekend|summer|winter|spring|autumn|holiday|year|christmas|easter)`;
const WHEN = new RegExp(String.raw`^(?:the|that|one) (?:\p{Ll}+ )?(${DAY}) (?:when |that |in which )?`, 'iu');
/** "last summer we went": no more than when it was. */
const LATELY =
  /^(?:(?:last|one|this) (?:\p{Ll}+ )?(summer|winter|spring|autumn|week|weekend|year|month|night|day|morning|afternoon|evening|time|holiday|christmas|easter)|yesterday|once|today|on (?:sun|mon|tues|wednes|thurs|fri|satur)day),? (?=\p{L}+ )/iu;
const LEAD =
  /^(?:(?:please )?(?:can|could) (?:it|you|we) (?:be|make it|have one|do one) about |(?:a |the )?(?:story|book) (?:about|of) |(?:it's |it is )?about |remember |how )/i;
const KIN = kinWords.join('|');
const PRONOUN = String.raw`(?:we|i|he|she|they|it|one|everyone|everybody|nobody|somebody|someone)`;
/** Who may have done something, in whole: "we all", "the whole carriage", "Dad and Kirsty", "one of the hens". */
const WHO = new RegExp(
  String.raw`^(?:${PRONOUN}(?: (?:all|both))?|(?:${PRONOUN}|\p{L}+) and (?:(?:his|her|my|our|their|the) )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+|(?:the|an?|our|my|his|her|their|some|two|three|four|five|all|half|both|one|none|most) .+|(?:${KIN})(?:'s (?:\p{L}+ )*\p{L}+)?(?: \p{L}+)?)$`,
  'iu',
);
const NAMED = /^\p{Lu}\p{Ll}+(?:'s (?:\p{Ll}+ ){0,2}\p{Ll}+)?(?: and \p{Lu}\p{Ll}+)?$/u;
const NO_WHO = /\b(?:who|that|which|where|because|when|until|if|than)\b/i;
const MOST_WHO = 7;
/** Words between somebody and what they did. */
const ADVERB =
  /^(?:(?:all|both|just|nearly|almost|actually|never|only|even|finally|suddenly|accidentally|really|still|always|then|once|also|somehow) )*/i;
const AUXILIARY =
  /^(?:was|were|wasn['’]t|weren['’]t|had|hadn['’]t|did|didn['’]t|could|couldn['’]t|would|wouldn['’]t|have been|has been|have|has)$/i;

/** Where its verb begins in "we all slept in the car"; null where it is no such thing. */
function verbAt(text: string): number | null {
  const words = text.split(' ');
  for (let count = 1; count <= Math.min(MOST_WHO, words.length - 1); count++) {
    const who = words.slice(0, count).join(' ');
    if (NO_WHO.test(who) || who.endsWith(',')) return null;
    if (!WHO.test(who) && !NAMED.test(who)) continue;
    const after = words.slice(count).join(' ');
    const adverb = ADVERB.exec(after)?.[0] ?? '';
    const verb = /^[\p{L}'’]+/u.exec(after.slice(adverb.length))?.[0] ?? '';
    if (
      /^(?:have|has)$/i.test(verb)
        ? /^(?:have|has) (?:been|\p{L}+ed|got|lost|found)\b/iu.test(after.slice(adverb.length))
        : isPastForm(verb) || AUXILIARY.test(verb)
    )
      return who.length + 1;
  }
  return null;
}

const JOINT = /,? (and then|and so|and|but|so|then) |, |\. |; /giu;
/** Behind these, what follows belongs to what is said already. */
const NOT_AFTER = /\b(?:the|an?|of|to|with|between|who|that|which|because|when|until|if)$/iu;

interface Piece {
  readonly link: Happening['link'];
  readonly text: string;
}

/** A sentence in the things that happen in it. */
function pieces(text: string): Piece[] {
  const found: { link: Happening['link']; text: string }[] = [{ link: '', text: '' }];
  let from = 0;
  for (const match of text.matchAll(JOINT)) {
    const rest = text.slice(match.index + match[0].length);
    const before = text.slice(from, match.index);
    if (NOT_AFTER.test(before) || before.split(' ').length < 2) continue;
    const word = /^[\p{L}'’]+/u.exec(rest.replace(ADVERB, ''))?.[0] ?? '';
    const begins =
      verbAt(rest) !== null ||
      isPastForm(word) ||
      /^(?:had to|was|were|couldn['’]t|didn['’]t)\b/.test(rest) ||
      (/^\p{Ll}{2,}ing (?!$)/u.test(rest) && /^\p{L}+ing\b/u.test(text));
    if (!begins) continue;
    found[found.length - 1] = { link: found.at(-1)?.link ?? '', text: before.trim() };
    const joint = match[1]?.toLowerCase() ?? '';
    found.push({ link: joint.endsWith('so') ? 'so' : joint === 'but' ? 'but' : 'and', text: '' });
    from = match.index + match[0].length;
  }
  const last = found.at(-1);
  if (last) found[found.length - 1] = { link: last.link, text: text.slice(from).trim() };
  return found.filter((each) => each.text !== '');
}

/** What is so still is no account of what happened. */
const NOW =
  /\b(?:is|isn't|are|aren't|am|likes?|loves?|wants?|has|hasn't|have|haven't|does|doesn't|don't|goes|can(?= \p{Ll}+\b)(?<!watering can|tin can|oil can|paint can)|can't|will|won't|keeps|gets|thinks|says|makes|takes|comes|lives)\b(?<!\b(?:to|could|would|must|not|should|couldn't|wouldn't|didn't|did|let|made|make|had to) (?:like|love|want|have))/u;

/** "when we were in Cornwall the tide came in" is two things that happened. */
function inTwo(text: string): string {
  for (const { index } of text.matchAll(
    / (?=(?:the|our|my|his|her|an?|we|he|she|they|it|\p{Lu}\p{Ll}+|dad|mum|\p{Ll}+'s) )/gu,
  )) {
    const [before, after] = [text.slice(0, index), text.slice(index + 1)];
    if (
      before.endsWith(',') ||
      /\b(?:and|but|so|then|of|in|at|on|to|with|for|from|by|into|that|who|because)$/.test(before)
    )
      continue;
    if (verbAt(before) !== null && verbAt(after) !== null && before.split(' ').length > 3) return `${before}, ${after}`;
  }
  return text;
}

/** "a wedding where she was the flower girl": what happened there is told, and where is said with it. */
const OCCASION =
  /^((?:an?|the|our|my|his|her|their) (?:\p{Ll}+ ){0,2}?(?:(wedding|party|picnic|barbecue|bbq|concert|christening|play|nativity|assembly|match|fair|fete|festival|sleepover|sports day|parade|lesson|funfair|disco|show)|trip|outing|holiday|walk|hike|flight|cruise|ride)) (?:where|when|in which) (?=\p{L}+ )/iu;
/** What hangs on a clause: behind it nothing can be added that belongs to the clause. */
const HANGS = /\b(?:who|that|which|where|because|when|until|if|while|before|after)\b/i;

const KIN_DOING = new RegExp(
  String.raw`^((?:(?:my|our|his|her) )?(?:${KIN})) (\p{L}{2,}ing) (.+?),? (and|but) (\p{L}{2,}ing) (.+)$`,
  'iu',
);
const CAME_OF_IT =
  /^(?:getting|having|ending|falling|dropping|knocking|losing|breaking|forgetting|finding|burning|sinking|landing|setting|flooding|waking|crashing) /i;
/** "dad trying to put up a tent and getting lost inside it": what he tried, and what came of it. */
function asDone(text: string): string {
  const [, who, doing = '', what, link, then = '', rest] = KIN_DOING.exec(text) ?? [];
  if (who === undefined || !CAME_OF_IT.test(`${then} `)) return text;
  const [first, last] = [pastOf(doing), pastOf(then)];
  return first === undefined || last === undefined ? text : `${who} ${first} ${what} ${link} ${last} ${rest}`;
}

/** "and is sure a crab is wearing it": sure of it that day. */
const IS_SURE = /\b(and|but) ((?:he|she) )?is (sure|certain|convinced) (?:that )?((?:\p{L}+ ){1,3}?)(is|has) /iu;
const wasSure = (text: string): string =>
  text.replace(
    IS_SURE,
    (_, link: string, who: string | undefined, sure: string, what: string, be: string) =>
      `${link} ${who ?? ''}was ${sure} ${what}${be === 'is' ? 'was' : 'had'} `,
  );

/** As many things as a book has pages for. */
const MOST = 4;
const LONGEST = 19;

/** A theme as what happened to a family, one thing after the other; null where it is no account of that. */
export function anecdoteIn(raw: string, tellers: Tellers): Anecdote | null {
  if (raw.length > MOST_READ) return null;
  const typed = raw
    .trim()
    .replace(/’/g, "'")
    .replace(/\s*\((?:[^()]*)\)\s*/g, ' ')
    .replace(/[.!?,;:\s]+$/u, '')
    .replace(LEAD, '');
  const [lead = '', named] = WHEN.exec(typed) ?? [];
  const [lately = '', season] = LATELY.exec(typed.slice(lead.length)) ?? [];
  const when = named ?? season ?? 'time';
  const bare = typed.slice(lead.length + lately.length);
  const [there = '', occasion, isAt] = OCCASION.exec(bare) ?? [];
  const happened = wasSure(asDone(bare.slice(there.length)));
  const text = (/^when /i.test(happened) ? inTwo(happened.slice('when '.length)) : happened).trim();
  const doing = /^\p{L}{2,}ing /u.test(text);
  if (!doing && verbAt(text) === null) return null;
  if (
    !doing &&
    !new RegExp(
      String.raw`\b(?:we|us|our|my|i|me|he|she|his|her|the (?:baby|dog|cat|hamster|rabbit|tortoise)|${KIN}|${escaped(tellers.child.name)})\b`,
      'iu',
    ).test(text)
  )
    return null;
  const all = pieces(text);
  if (all.length > MOST || all.some((each) => each.text.split(' ').length > LONGEST)) return null;
  const [begins] = all;
  if (occasion !== undefined && begins) {
    if (HANGS.test(begins.text)) return null;
    all[0] = { ...begins, text: `${begins.text} ${isAt === undefined ? 'on' : 'at'} ${occasion}` };
  }
  // Where it was is no part of who did it.
  const source = occasion === undefined ? raw : `${text} ${occasion}`;
  const made: Happening[] = [];
  let subject = doing ? 'CHILD' : '';
  for (const { link, text: said } of all) {
    const whole = wholeOf(said, subject);
    if (whole === null) return null;
    subject = whole.subject;
    const told = asTold(`${whole.subject} ${whole.rest}`, source, tellers);
    const own = asSaid(`${whole.subject} ${whole.rest}`, source, tellers);
    if (told === null || own === null || NOW.test(told)) return null;
    made.push({ told, said: own, link });
    // Whoever was doing it alone is not alone where it says "with".
    if (doing && subject === 'CHILD' && /\bwith (?:(?:his|her|my|our) )?\p{L}+/u.test(said)) subject = 'they';
  }
  const [first, ...rest] = made;
  // What somebody is learning or doing with another is told by whatever knows of it; what came of it is an account.
  if (doing && rest.length === 0) return null;
  return first
    ? {
        when: when.toLowerCase().replace(/^christmas|^easter/, (day) => day.charAt(0).toUpperCase() + day.slice(1)),
        happenings: [first, ...rest],
      }
    : null;
}

/** Who did it and what, in the past. */
function wholeOf(said: string, before: string): { subject: string; rest: string } | null {
  if (/^\p{L}{2,}ing /u.test(said) && before !== '') {
    const [doing = '', ...words] = said.split(' ');
    const past = pastOf(doing);
    const done = before === 'they' && past === 'was' ? 'were' : past;
    return done === undefined ? null : { subject: before, rest: [done, ...words].join(' ') };
  }
  const at = verbAt(said);
  if (at !== null) {
    const subject = said.slice(0, at).trim();
    return { subject, rest: inThePast(said.slice(at)) };
  }
  const word = /^[\p{L}'’]+/u.exec(said.replace(ADVERB, ''))?.[0] ?? '';
  return before !== '' && (isPastForm(word) || AUXILIARY.test(word))
    ? { subject: before, rest: inThePast(said) }
    : null;
}

const inThePast = (rest: string): string =>
  rest.replace(/^((?:\w+ )?)(?:have|has) (?=been\b|\p{L}+ed\b|got\b|lost\b|found\b)/iu, '$1had ');

const raised = (word: string): string => word.charAt(0).toLocaleUpperCase('en') + word.slice(1);
const OWN_KIN = new RegExp(
  String.raw`\b(?:(?:my|our) )?(?<!(?:his|her|their|the|an?|\p{L}+'s) )(${KIN})((?:'s)?)(?: (?!and\b|to\b|at\b|in\b|on\b|was\b|who\b|had\b|with\b|for\b|is\b|came\b|arrived\b)(\p{L}{2,})(?=$|[ ,.']))?(?![\p{L}-])`,
  'giu',
);
/** "drives", "drove": no uncle is called so. */
const isVerb = (word: string): boolean =>
  isPastForm(word) || /^(?:is|has|can|was)$/.test(word) || (/[^s]s$/.test(word) && (baseOf(word) ?? word) !== word);
/** "auntie jo" is Auntie Jo, and "my mum" is Mum. */
export function withKin(text: string): string {
  return text
    .replace(DAYS, (day) => day.split(' ').map(raised).join(' '))
    .replace(OWN_KIN, (whole: string, kin: string, own: string, name: string | undefined) => {
      const isLower = name !== undefined && /^\p{Ll}/u.test(name);
      // Of uncles there may be several; without a name he is "my uncle".
      const isAnyUncle = /^(?:my|our) (?:aunt|uncle)/i.test(whole) && (name === undefined || (isLower && isVerb(name)));
      if (isAnyUncle) return whole.toLowerCase();
      const called = kinPhrase(kin)?.text ?? raised(kin);
      const isName =
        name !== undefined && own === '' && (/^\p{Lu}/u.test(name) || (/^(?:aunt|uncle)/i.test(kin) && !isVerb(name)));
      if (name !== undefined && !isName) return `${called}${own} ${name}`;
      return `${called}${own}${name === undefined ? '' : ` ${raised(name)}`}`;
    });
}

/** Names the parent gives to somebody or something of the theme stand with it the first time. */
export const withNames = (text: string, names: Tellers['names']): string => {
  let named = text;
  for (const [noun, name] of names) {
    if (named.includes(name)) continue;
    named = named
      .replace(
        new RegExp(
          String.raw`\b((?:my|our|his|her|their|a) )?((?:step|half|big|little|older|younger|twin|baby)[ -]?)?\b(brother|sister|cousin|friend)\b(?! ${name})`,
          'iu',
        ),
        (whole) => (whole.toLowerCase().endsWith(noun.split(' ').at(-1) ?? noun) ? `${whole} ${name}` : whole),
      )
      .replace(
        new RegExp(String.raw`\b(?:the|our|my|his|her|their) (${escaped(noun)})\b(?! ${name})`, 'iu'),
        (whole, word: string) => (/brother|sister|cousin|friend/.test(word) ? whole : `${name} the ${word}`),
      );
  }
  return named;
};

/** The child, where a theme begins with "he" or "she" or speaks of "my son"; null where it does not say. */
function isOfChild(raw: string): 'he' | 'she' | null {
  const begins = /^(?:the \p{L}+ |how |when |that )*(he|she|his|her)\b/iu.exec(raw.trim())?.[1]?.toLowerCase();
  if (begins !== undefined) return begins.startsWith('s') || begins === 'her' ? 'she' : 'he';
  return /\b[Mm]y (?:son|little boy|boy)\b/.test(raw)
    ? 'he'
    : /\b[Mm]y (?:daughter|little girl|girl)\b/.test(raw)
      ? 'she'
      : null;
}
/** Whether "I" is the child: whoever speaks of "my mum" is no mum. */
const isChildSpeaking = (raw: string): boolean =>
  new RegExp(
    String.raw`\bmy (?:\p{Ll}+ )?(?:${KIN}|brother|sister|cousin|birthday|hair|bed|bedroom|class|teacher|school|tooth|best friend)\b`,
    'iu',
  ).test(raw) && !/\bmy (?:son|daughter)\b/i.test(raw);

/** In the third person: "they missed the train", "Silas and his step brother built a raft". */
function asTold(text: string, raw: string, { child, grownUp, names }: Tellers): string | null {
  const me = isChildSpeaking(raw) ? child.name : (grownUp ?? 'the grown-up');
  const they = isSingularThey(raw);
  let told = text
    .replace(ONES_CHILD, child.name)
    .replace(/^CHILD\b/, child.name)
    .replace(/^(?:he|she)\b(?= and\b)/i, child.name)
    .replace(/^i and\b/i, `${me} and`)
    .replace(/\bwe\b/gi, 'they')
    .replace(/\bus\b/g, 'them')
    .replace(/\bourselves\b/gi, 'themselves')
    .replace(/\bours\b/gi, 'theirs')
    .replace(/\bI\b|^i\b/g, me)
    .replace(/\bme\b/g, me)
    .replace(/\bmyself\b/g, 'alone');
  told = told.replace(ITS_CHILDS, `$1${child.names} `);
  if (isOfChild(raw) !== null) told = told.replace(/^(?:he|she)\b/i, child.name);
  if (they) told = told.replace(/^they\b/i, child.name);
  told = withKin(told);
  told = told
    .replace(/\bmy (?=(?:\p{Ll}+ )?(?:brother|sister|cousin|friend)\b)/giu, `${child.names} `)
    .replace(/\bour\b/gi, 'their')
    .replace(/\bmy\b/gi, isChildSpeaking(raw) ? child.names : grownUp === null ? 'the' : `${grownUp}'s`);
  return begun(withNames(told, names));
}

/** "the time they got their head stuck": one child of whom nobody says he or she. */
export const isSingularThey = (raw: string): boolean =>
  /\bthey\b.*\btheir (?:head|hand|foot|arm|leg|finger|nose|hair)\b/i.test(raw) && !/\bwe\b|\bour\b/i.test(raw);

/** "the hedgehog set off the alarm at his mum's": no hedgehog has one, so it is the child's. */
const ITS_CHILDS = new RegExp(
  String.raw`^((?:the|an?) (?:hedgehog|cat|dog|parrot|goat|goose|horse|pony|cow|sheep|pigeon|seagull|squirrel|fox|badger|robin|donkey|rabbit|hamster|mouse|bird|hen|chicken|duck|swan|tent|car|van|bus|train|boat|alarm|washing machine|boiler|ceiling|roof|tree)\b(?!.*\b(?:${KIN})\b.*\b(?:his|her)\b).*? )(?:his|her) (?=(?:${KIN})\b)`,
  'iu',
);

const ONES_CHILD = /\bmy (?:son|daughter|child|toddler|boy|girl|little boy|little girl)\b/gi;

/** In the child's own mouth: "we missed the train", "my step brother and I built a raft". */
function asSaid(text: string, raw: string, { child, grownUp, names }: Tellers): string | null {
  const own = isOfChild(raw);
  let said = text
    .replace(ONES_CHILD, 'CHILD')
    .replace(new RegExp(String.raw`(?<!\p{L})${escaped(child.name)}'s?(?!\p{L})`, 'gu'), "CHILD's")
    .replace(new RegExp(String.raw`(?<!\p{L})${escaped(child.name)}(?!\p{L})`, 'gu'), 'CHILD');
  if (!isChildSpeaking(raw)) {
    const g = grownUp ?? 'the grown-up';
    said = said
      .replace(/\bI\b|^i\b/g, g)
      .replace(/\bmy\b/gi, grownUp === null ? 'the' : `${grownUp}'s`)
      .replace(/\bme\b/g, g);
  }
  said = said.replace(ITS_CHILDS, '$1my ');
  if (isSingularThey(raw)) said = said.replace(/^they\b/i, 'CHILD').replace(/\btheir\b/g, 'my');
  else said = said.replace(/^they\b/, 'we');
  if (own !== null || text.startsWith('CHILD')) {
    const at = verbAt(said);
    const [, other] = /^(?:he|she|CHILD) and (.+)$/iu.exec(at === null ? '' : said.slice(0, at - 1)) ?? [];
    if (at !== null && other !== undefined) said = `${other} and CHILD ${said.slice(at)}`;
    said = said
      .replace(/^(?:he|she)\b/i, 'CHILD')
      .replace(/\b(?:himself|herself)\b/g, 'myself')
      .replace(/\bhim\b/g, 'me')
      .replace(own === 'he' ? /\bhis\b/gi : /\bher(?= \p{Ll})/giu, 'my');
  }
  said = said
    .replace(/\bCHILD's/g, 'my')
    .replace(/(?<!^)\bCHILD\b(?= (?:and|\p{Ll}+ed|was|had|got)\b)/gu, 'I')
    .replace(/^CHILD\b/, 'I')
    .replace(/(?<=\band )CHILD\b/g, 'I')
    .replace(/\bCHILD\b/g, 'me');
  return begun(withNames(withKin(said), names));
}

/** As it stands inside a sentence: names keep their capitals, "The tent" does not. */
export const begun = (text: string): string =>
  text.replace(
    new RegExp(String.raw`^(?:${PRONOUN}|the|an?|our|my|his|her|their|some|all|one|two|three)\b(?!-)`, 'iu'),
    (word) => (word.toLowerCase() === 'i' ? 'I' : word.toLowerCase()),
  );
const DAYS =
  /\b(?:christmas|easter|diwali|eid|halloween|hanukkah|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december)\b(?: (?:eve|day)\b)?/g;
