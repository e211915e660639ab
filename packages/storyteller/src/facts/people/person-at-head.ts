import { PROPER_NAME } from '../../words/proper-name.ts';
import nlp from 'compromise';
import type { Phrase } from '../../render/phrase.ts';
import { kinNamed, kinPhrase, kinWhoHelps, kinWords } from '../kin.ts';
import { isUnkind } from '../usable-phrase.ts';

/** Somebody a sentence begins with, and what is said of them. */
export interface PersonSaid {
  /** How the person stands in a story: "Grandad", "{his} big brother Luke", "Mr Osei". */
  readonly phrase: Phrase;
  /** As the parent says it, for those who look up the helpers. */
  readonly said: string;
  readonly sort: 'parent' | 'kin' | 'child' | 'work' | 'named';
  /** What comes behind the person. */
  readonly rest: string;
}

const OWNER = '(?:(?:his|her|their|the|my|our|an?) )?';
const KIN = kinWords.join('|');
const AGE =
  '(?:(?:big|little|older|younger|elder|eldest|twin|half|step|baby|best|good|close|old|new|lovely|kind|favou?rite|great) )*';
/** Children of the family and around it. */
const CHILD = '(?:step)?(?:brother|sister)|twin|cousin|friend|mate|bestie|pal|neighbou?r|buddy';
/** Those who are there for their work, as families call them. */
const WORK =
  '(?:(?:class|form|head|nursery|school|swim(?:ming)?|football|dance|piano|music|art|drama|reading|maths|dinner|lunchtime|lollipop|speech|play|social|key|support|foster|one-to-one) )*(?:teacher|teaching assistant|ta|lsa|senco|tutor|coach|trainer|instructor|key ?worker|key person|childminder|nanny|babysitter|sitter|assistant|carer|nurse|doctor|dentist|hairdresser|barber|therapist|counsell?or|librarian|worker|lady|man|helper|mentor|leader|godmother|godfather|physio|optician|vet|interpreter|receptionist|driver)';
const TITLED = String.raw`(?:(?:[Oo]ld|[Ll]ovely) )?(?:(?:Mrs|Mr|Ms|Miss|Dr|Doctor|Nurse|Coach|Sister|Sir|Madame?|Frau|Herr|Monsieur|Señora|Señor|Signora|Maestra) ${PROPER_NAME})`;

const AT_HEAD = {
  titled: new RegExp(
    String.raw`^(?:${OWNER}${AGE}(?:[a-z-]+ ){0,2}?(?:${WORK}),? (?:is )?)?(${TITLED}),?(?:,? (?:the|his|her|their|from|at|in|who)\b(?: (?:\w+ ){0,2}?(?:${WORK}|class|school|nursery|office|shop|library|kitchen|corner shop|reception)),?)*(?= )`,
    'iu',
  ),
  child: new RegExp(
    String.raw`^(?:(?:our|my|the|his|her|their) )?((?:${AGE})(?:${CHILD}))(s?)(?:,? (?:called |named )?(${PROPER_NAME})(?:,? (?:and|&) (${PROPER_NAME}))?)?,?(?: (?:from|in|at) (?:(?:his|her|their|the) )?(?:old |new |next |swimming )?\w+)?(?= )`,
    'u',
  ),
  kin: new RegExp(
    String.raw`^${OWNER}(?:(?:big|great|lovely|dear|new) )*(${KIN})(?: (?:and|&) (?:his |her |my |our )?(${KIN}))?(?= )`,
    'iu',
  ),
  work: new RegExp(
    String.raw`^(?:the|his|her|their|our|a) ((?:${AGE})(?:${WORK}))(?: (?:at|in|from) (?:the |his |her |their )?\w+)?(?=[ ,])`,
    'iu',
  ),
  own: new RegExp(String.raw`^,? ?(?:(?:called|named|is called) )?(${PROPER_NAME}),?(?= )`, 'u'),
  named: new RegExp(
    String.raw`^(${PROPER_NAME})(?: (?:and|&) (${PROPER_NAME}))?,?(?: (?:from|in|at|next) (?:(?:his|her|their|the) )?(?:old |new |next |swimming )?\w+)?(?= )`,
    'u',
  ),
} as const;

/** Words that begin a sentence and are nobody. */
const NO_NAME =
  /^(?:Operation|Surgery|Appointment|Meeting|Party|Lessons?|Classes|Club|Training|Practice|Exams?|Mocks|Tests?|Deadline|Transition|Flight|Scan|Visit|Contact|Trip|Boy|Girl|Lad|Man|Lady|Woman|He|She|They|It|His|Her|Their|The|We|You|I|I'm|My|Our|No|Not|Who|And|But|So|Then|Also|If|When|While|Once|After|Before|At|In|On|For|With|Without|From|To|As|All|Any|Both|Each|Every|Some|Most|Many|Lots|Just|Only|Maybe|Perhaps|Always|Usually|Often|Sometimes|Never|Now|Today|Please|Thanks|Hi|Hello|There|Here|This|That|These|Those|What|Why|How|Where|Because|Since|Even|Very|Really|Christmas|Easter|Lego|Nothing|Everyone|Everybody|Nobody|Someone|Somebody|People|Children|Kids|Adults|School|Nursery|Bedtime|Music|Time|Year|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)$/;
const isName = (word: string | undefined): word is string =>
  word !== undefined && !NO_NAME.test(word) && !isUnkind(word) && kinPhrase(word) === undefined;

const GENDER_OF_TITLE: Readonly<Record<string, 'f' | 'm'>> = {
  Mrs: 'f',
  Ms: 'f',
  Miss: 'f',
  Sister: 'f',
  Frau: 'f',
  Madame: 'f',
  Señora: 'f',
  Signora: 'f',
  Herr: 'm',
  Monsieur: 'm',
  Señor: 'm',
  Madam: 'f',
  Mr: 'm',
  Sir: 'm',
};
const genderOf = (word: string): { gender?: 'f' | 'm' } =>
  /sister|godmother|lady/i.test(word)
    ? { gender: 'f' }
    : /brother|godfather|\bman\b/i.test(word)
      ? { gender: 'm' }
      : {};

/**
 * Whom a clause begins with: a relative, a brother, a friend, somebody at school, or a name. `known` are names that are told
 * elsewhere; a bare name that is not among them is somebody when it reads like a name.
 */
export function personAtHead(
  clause: string,
  childName: string,
  known: ReadonlySet<string> = new Set(),
): PersonSaid | undefined {
  const text = clause.trim();
  const after = (found: RegExpExecArray): string => text.slice(found[0].length).trim();
  const titled = AT_HEAD.titled.exec(text);
  if (titled?.[1] !== undefined) {
    const name = titled[1].replace(/^(?:old|lovely) /i, '');
    const [title = '', own = ''] = name.split(' ');
    if (/^\p{Lu}/u.test(title) && /^\p{Lu}/u.test(own) && isName(own)) {
      const gender = GENDER_OF_TITLE[title];
      return { phrase: { text: name, ...(gender && { gender }) }, said: name, sort: 'work', rest: after(titled) };
    }
  }
  const child = AT_HEAD.child.exec(text.charAt(0).toLowerCase() + text.slice(1));
  if (child) return childAtHead(child, after(child));
  const kin = AT_HEAD.kin.exec(text);
  if (kin) return kinAtHead(kin, text.slice(kin[0].length));
  const work = AT_HEAD.work.exec(text);
  if (work) return workAtHead(work, text.slice(work[0].length));
  const named = AT_HEAD.named.exec(text);
  if (!isName(named?.[1]) || named[1] === childName || named[1].endsWith('ing')) return undefined;
  const names = [named[1], named[2]].filter(isName);
  const isFromSomewhere = / (?:from|in|at|next) /.test(named[0]);
  if (!isFromSomewhere && !names.every((each) => known.has(each) || isSomebody(each, after(named)))) return undefined;
  const told = names.join(' and ');
  return {
    phrase: { text: told, ...(names.length > 1 && { plural: true }) },
    said: told,
    sort: 'named',
    rest: after(named),
  };
}

function childAtHead(found: RegExpExecArray, rest: string): PersonSaid {
  const [, role = '', several = '', first, second] = found;
  const names = [first, second].filter(isName);
  const who = role.toLowerCase().replace(/\b(?:good|close|lovely|kind|favou?rite|great|old|new) /g, '');
  const isSibling = /brother|sister|twin$/.test(who);
  const plural = several !== '' || names.length > 1;
  const named = names.join(' and ');
  const text =
    isSibling && !plural
      ? `{his} ${who}${named === '' ? '' : ` ${named}`}`
      : named === ''
        ? `{his} ${who}${several}`
        : named;
  return {
    phrase: {
      text,
      ...(isSibling && named !== '' && !plural && { again: named }),
      ...(plural && { plural: true }),
      ...genderOf(who),
    },
    said: text,
    sort: 'child',
    rest,
  };
}

const isParent = (word: string): boolean =>
  /^(?:m[auo]m|da|papa|ba?ba|mother|father|amm|abb|umm|eomma|appa)/i.test(word);
/** A name of their own behind what somebody is: "auntie", "Jo"; and what comes then. */
function ownName(behind: string): { readonly name?: string; readonly rest: string } {
  const found = AT_HEAD.own.exec(behind);
  // "Her grandma Nani": what one family calls a grandmother is a name in another.
  return found?.[1] !== undefined && (isName(found[1]) || (kinPhrase(found[1]) !== undefined && !isParent(found[1])))
    ? { name: found[1], rest: behind.slice(found[0].length).trim() }
    : { rest: behind.trim() };
}

function kinAtHead([, word = '', other]: RegExpExecArray, behind: string): PersonSaid | undefined {
  const { name, rest } = ownName(behind);
  const base =
    word.toLowerCase() === 'aunt' && name !== undefined
      ? { text: 'Aunt', gender: 'f' as const }
      : name === undefined && other === undefined
        ? kinWhoHelps(word)
        : kinPhrase(word);
  if (base === undefined) return undefined;
  const second = other === undefined ? undefined : kinPhrase(other);
  const phrase = second
    ? { text: `${base.text} and ${second.text}`, plural: true }
    : name === undefined
      ? base
      : kinNamed(base, name);
  return { phrase, said: phrase.text, sort: isParent(word) ? 'parent' : 'kin', rest };
}

function workAtHead([, told = '']: RegExpExecArray, behind: string): PersonSaid {
  const { name, rest } = ownName(behind);
  const role = told
    .toLowerCase()
    .replace(new RegExp(`^${AGE}`, 'i'), '')
    .replace(/^(?:ta|lsa)$/, 'teaching assistant');
  const text = name === undefined ? `the ${role}` : role.endsWith('coach') ? `Coach ${name}` : name;
  return { phrase: { text, ...genderOf(role) }, said: text, sort: 'work', rest };
}

/** What is said of people and not of things, whatever the name is. */
const OF_A_PERSON =
  /^(?:is|was|will|can|has|always|usually|often|really|went|knows|lets|helps|listens|understands|explains|teaches|tells|says|likes|loves|wears|reads|sings|saves|reminds|shows)\b/;
/** A bare name that no lexicon has as anything else is somebody of whom people are told. */
const isSomebody = (name: string, rest: string): boolean => {
  const tag = LEXICON[name.toLowerCase()];
  const tags = tag === undefined ? [] : [tag].flat();
  if (tags.some((each) => /Name|Person/.test(each))) return true;
  return tags.length === 0 && !name.endsWith('s') && OF_A_PERSON.test(rest);
};
const LEXICON = ((nlp.model() as { one?: { lexicon?: Record<string, string | string[]> } }).one?.lexicon ??
  {}) as Readonly<Record<string, string | readonly string[]>>;
