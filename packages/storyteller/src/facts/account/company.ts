import { isPast } from '../../words/irregular-past.ts';
import type { Clause } from './clauses.ts';
import { ROLES } from './clauses.ts';
import { kinNamed, kinPhrase, kinWhoHelps, kinWords } from '../kin.ts';
import type { Phrase } from '../../render/phrase.ts';
import { ofWhoDoesIt } from './own-things.ts';
import { retold, type Whose } from './retold.ts';
import { AT_WORK_THERE, workerIn } from './who-was-there.ts';

/** What somebody who was there does that belongs in the story of a success. */
const DOES =
  /^(?:(?:was|were|is|are) (?:watching|there|cheering|clapping|holding|waiting|filming|smiling|waving|helping|standing|sitting|(?:at|on|in|behind|in front of) (?:the|his|her|their|our) \p{L}+(?: \p{L}+)?|with|next to|beside|playing|running|walking|singing|counting|on (?:a )?video call|on the phone|there|(?:Mr|Mrs|Ms|Miss|Dr|Coach) \p{Lu}\p{L}*|(?:so |very |really )?(?:proud|happy|pleased|delighted|amazed|impressed|glad|patient|kind|gentle|encouraging|supportive|lovely|brilliant|helpful))|watch(?:ed|ing)|saw|clapp(?:ed|ing)|cheer(?:ed|ing)|smiled|held|holding|sat|sitting|stood|standing|wait(?:ed|s|ing)|walked|walking|ran|running|came|helped|helping|showed|shows|taught|practi[sc]ed|practi[sc]es|read|reads|reading|sang|sings|singing|phoned|called|rang|said|told|gave|gives|made|brought|let|lets|hugged|cuddled|took|filmed|filming|joined|danced|drove|counted|counts|stayed|stays|waved|waving|bought|baked|wrote|sent|carried|shared|played|plays|talked|cooked|thanked|asked|invited|noticed|put|pushed|caught|lent|beamed|lit up|high[- ]fived|drew|built|swam|lay|believed|encouraged|supported|led the|tucked|did the|left (?:the|with)|laughed|set the|laid the|did(?=.* with )|did (?:an?|the|her|his|their) (?:little |happy |silly |whole |big )*(?:dance|jig|cheer|high[- ]five|wiggle)|had a|explained|listened|sings|looked after|[a-z]+s (?:with|by|next|near|behind|him|her|them))(?= |$)/iu;
const PARENT_DOES =
  /^(?:(?:was|were) (?:watching|there|holding|waiting|with|sitting|standing|so proud|very proud|proud)|ran|walked|swam|cycled|watched|clapped|cheered|held|sat|stood|waited|hugged|cuddled|gave|(?:made|did) (?:an?|the|him|her|them)|stayed|agreed|planned|talked|made up|practi[sc]ed|read|sang|showed|helped|counted|said (?:goodbye|well done)|baked|bought|took|danced|worked (?:out|on|through)|wrote|drew|painted|built|played|talked|chatted|looked|listened|met|rang|phoned|cooked|clapped|lay|knelt|sang|whispered|made|put|hid|found(?! an? (?:barber|hairdresser|dentist|doctor|therapist|club|school|class|place))|picked|chose|let|set|counted|said|told)(?= |$)/i;
const UNKIND =
  /\b(?:laugh\w*|teas\w*|jealous|cross|angry|shout\w*|hit|hurt|refus\w*|cr(?:y|ied|ying)|tears|told (?:him|her|them) off|holding (?:him|her|them)(?: down| still)?$|died|ill|drunk|moved|left(?! (?:the|a|on|with)\b)|works? away)\b/i;
/** What went on in somebody's head. */
const IN_A_HEAD = /^(?:knew|thought|wanted|hoped|felt|guessed|heard|forgot|missed|worried)\b/i;
/** "With his cousins Max and Lily." */
const WITH = new RegExp(
  String.raw`^[Ww]ith ((?:(?:his|her|their|my|our) (?=(?:\w+ )?(?:cousin|friend|brother|sister|sibling|twin|mate|aunt|uncle|gran|nan|mum|dad|mom))[\p{L}' -]{3,40}|(?:${kinWords.join('|')})(?: (?:and|&) [\p{L}' -]{2,30})?|\p{Lu}\p{Ll}+(?: (?:and|&) \p{Lu}\p{Ll}+)?))$`,
  'u',
);
const TITLED = /\b(?:Mr|Mrs|Ms|Miss|Dr|Coach|Nurse|Auntie|Uncle|Aunt) \p{Lu}(?:[\p{L}-]|'(?!s\b))+/u;
const KIN = new RegExp(String.raw`^(?:(?:my|his|her|their|our) )?(${kinWords.join('|')})(?: (\p{Lu}\p{Ll}+))?$`, 'iu');
const BARE_ROLE = new RegExp(`^${ROLES}(?: |$)`, 'i');

/** Somebody who was there, or cheered, as a sentence of the story; `helper` where it is a grown-up with a name. */
export interface Company {
  readonly text: string;
  readonly helper?: Phrase;
}

/** Whose work it is, as a subject. */
const WORKS_THERE = new RegExp(String.raw`^(?:(?:the|his|her|their|our) )?(?:\w+ )?${AT_WORK_THERE}$`, 'i');
/** "He was proud of him": who is proud of this child is whoever was told of just before. */
export function proudOf(clause: Clause, before: Clause | undefined, whose: Whose, most: number): Company | undefined {
  if (clause.who !== 'child' || !clause.noted || before?.who !== 'other') return undefined;
  return /^(?:was|is) (?:so |very |really )*proud of (?:him|her)$/i.test(clause.rest)
    ? companyIn({ ...before, rest: 'was proud' }, whose, most)
    : undefined;
}

export function companyIn(clause: Clause, whose: Whose, most: number): Company | undefined {
  // "Grandma does them as well": where the child is "they", nobody knows what "them" is.
  if (whose.they === true && /^(?:does|do|did|has|had|uses|likes|loves|makes|knows|gets) them\b/i.test(clause.rest)) return undefined; // prettier-ignore
  const said = clause.rest
    .replace(/ lol\b|,? (?:i think|i reckon|apparently|bless (?:him|her|them))$/gi, '')
    .replace(/\bthem both\b|\bthem (?=together\b)/gi, (them) =>
      them.endsWith(' ') ? 'both children ' : 'both children',
    )
    .replace(
      whose.gender === 'girl'
        ? / (?:for|after) \w+ing him$/i
        : whose.gender === 'boy'
          ? / (?:for|after) \w+ing her$/i
          : /(?!)/,
      '',
    )
    .trim();
  const called =
    clause.who === 'other'
      ? /^(?:(?:is|was) (?:called |named )?|(?:called|named) )(\p{Lu}\p{Ll}+)$/u.exec(said)?.[1]
      : undefined;
  if (called !== undefined && WORKS_THERE.test(clause.subject)) {
    const who = retold(named(clause.subject), whose)?.replace(/\bWHOSE\b/, '{his}');
    return who === undefined ? undefined : { text: `${who} is called ${called}.` };
  }
  // "Called Momo": what somebody's dog is called is nothing that it did.
  if (/^(?:called|named) \p{Lu}\p{Ll}+$/u.test(said)) return undefined;
  // Who a toy is stands with the toy.
  if (/^is (?:his|her|their) (?:\w+ )?(?:teddy|toy|doll|comforter|soft toy|cuddly)$/i.test(said)) return undefined;
  if (
    UNKIND.test(said.replace(KIN.test(clause.subject) ? /^laughed(?! at\b)/i : /^$/, 'smiled')) ||
    (clause.who === 'other' && IN_A_HEAD.test(said))
  )
    return undefined;
  if (clause.who === 'other' && TOLD_OF_IT.test(said)) return sawIt(clause, whose);
  const along = clause.who === 'nobody' ? WITH.exec(said)?.[1] : undefined;
  if (along !== undefined) {
    const many = / (?:and|&) |s(?: \p{Lu}\p{L}+ and .*)?$/u.test(along) && !along.endsWith('ss');
    const text = retold(named(along), whose)?.replace(/\bWHOSE\b/, '{his}');
    return text === undefined ? undefined : fitting(`${text} ${many ? 'were' : 'was'} there too`, most);
  }
  if (clause.who === 'parent') {
    if (/^(?:was|were|am|are|'m|'re) (?:so |very |really )*proud\b/i.test(said))
      return { text: `${whose.parent} was very proud.` };
    const practised =
      /^(?:have been |been |had been )?(?:practi([sc])ing|working on) (?!(?:for|it|this|that|all|every|hard)\b)(.+)$/i.exec(
        said,
      );
    const what = practised ? retold(practised[2] ?? '', whose) : undefined;
    if (what !== undefined) return fitting(`${whose.parent} and {he} practi${practised?.[1] ?? 's'}ed ${what}`, most);
    const loved = LOVED.exec(said)?.[1];
    if (loved !== undefined) return { text: `The people at home love {him} ${loved.toLowerCase()}.` };
    const beside = /^(?:was|were) with (.+)$/i.exec(said)?.[1];
    if (beside !== undefined && !/^(?:him|her|them)\b/i.test(beside)) {
      const who = retold(named(beside), whose)?.replace(/\bWHOSE\b/, '{his}');
      return who === undefined ? undefined : fitting(`${who} ${/ and /.test(who) ? 'were' : 'was'} there too`, most);
    }
    if (!PARENT_DOES.test(said)) return undefined;
    // Whoever waits outside is not with the child.
    const we = !KEPT_AWAY.test(said) && /^we\b/i.test(clause.subject);
    const text = retold(said.replace(/ together\b/i, ''), whose);
    if (text === undefined) return undefined;
    return fitting(
      we
        ? `${whose.parent} and {he} ${text}${/ together\b/i.test(said) ? ' together' : ''}`
        : `${whose.parent} ${text}`,
      most,
    );
  }
  if (
    clause.who !== 'other' ||
    !(DOES.test(said) || IS_NEAR.test(said) || HAS_PRACTISED.test(said) || isPast(/^[a-z]+/.exec(said)?.[0] ?? ''))
  )
    return undefined;
  const text = ofTheChild(
    retold(
      inPast(
        withTheChild(
          ofWhoDoesIt(said, clause.subject, whose)
            .replace(HAS_PRACTISED, 'practi$1ed')
            .replace(NOW, (verb) => WAS_THEN[verb.toLowerCase()] ?? verb),
          whose,
        ),
        /s$|\band\b/.test(clause.subject) && !clause.subject.endsWith('ss'),
      ),
      whose,
    ),
  );
  const who = retold(named(clause.subject), whose)?.replace(/\bWHOSE\b/, '{his}');
  if (text === undefined || who === undefined) return undefined;
  const told = fitting(`${who} ${text}`, most);
  const helper = grownUp(clause.subject);
  return told && (helper ? { ...told, helper } : told);
}

/** Said to a child who has told something of itself. */
const LOVED =
  /^(?:all |still |both )*love (?:him|her|them) (just the same|no matter what|exactly as (?:he|she|they) (?:is|are)|the same)\b/i;
/** "Her key worker Bev told me at pick up": whoever tells of it has seen it. */
const TOLD_OF_IT = /^told (?:me|us)(?: (?:about it|all about it))?(?: (?:at|when|after|today|this|on) .*)?$/i;
function sawIt({ subject }: Clause, whose: Whose): Company | undefined {
  const who = retold(named(subject), whose)?.replace(/\bWHOSE\b/, '{his}');
  const helper = grownUp(subject);
  return who === undefined ? undefined : { text: `${who} saw it.`, ...(helper && { helper }) };
}

const KEPT_AWAY =
  /^(?:waited|watched|stayed|stood|sat|hid) (?:.* )?(?:outside|in the (?:car|corridor|hall|waiting room)|at the gate|by the door|round the corner|downstairs|nearby|from)\b/i;
/** "daddy sits on the landing": whoever is near every night was near. */
const IS_NEAR =
  /^(?:(?:sits|stands|lies|kneels) (?:on|outside|at|in|by|down) (?:the|his|her|their|a)\b|leaves (?:the|a) (?:\w+ )?(?:door|light|lamp)\b)/i;
/** What is done every time was done this time as well. */
const WAS_THEN: Readonly<Record<string, string>> = {
  counts: 'counted', sings: 'sang', holds: 'held', reads: 'read', shows: 'showed', plays: 'played', gives: 'gave', lets: 'let',
  stays: 'stayed', waits: 'waited', helps: 'helped', walks: 'walked', sits: 'sat', waves: 'waved', stands: 'stood',
  lies: 'lay', kneels: 'knelt', leaves: 'left',
}; // prettier-ignore
const NOW = /^[a-z]+s(?= )/i;
const HAS_PRACTISED = /^(?:has|have) been practi([sc])ing\b/i;

/** Whoever goes along "with us" goes with the child, and not with whoever wrote it alone. */
const withTheChild = (said: string, { gender }: Whose): string =>
  said.replace(
    /\b(with|beside|behind|alongside|next to|in front of|near) us\b/gi,
    (_, where: string) => `${where} ${gender === 'girl' ? 'her' : gender === 'boy' ? 'him' : 'them'}`,
  );

/** "His coach said it was the best thing he saw": who is meant by the second "he" nobody can tell. */
const ofTheChild = (text: string | undefined): string | undefined =>
  text?.replace(/(?<!^(?:said|told \S+|says)(?: that)?) (?:that |who |when |because )?\{he\b.*$/, '');

/** "left the light on" is whole. */
const PUT_ON = /\b(?:left|put|switched|turned|kept|held|tucked|let|joined|led|showed) .+ (?:on|in)$/;

/** At its end it gives up what is too long. */
function fitting(text: string, most: number): Company | undefined {
  let said = text.replace(/[\s,]+$/, '');
  for (let n = 0; n < 3 && said.split(' ').length > most; n++)
    said = said.replace(/\s+(?:for|with|at|in|on|from|to|about|during|and|when|because|while|,)\s+(?!.*\s(?:for|with|at|in|on|from|to|about|during|and|when|because|while)\s).*$/, '');
  return said.split(' ').length <= most && said.split(' ').length > 1 && (!/ (?:the|a|an|of|to|for|with|in|on|at|and|said|says|told|maybe|perhaps|\{his\})$/.test(said) || PUT_ON.test(said)) ? { text: `${said}.` } : undefined;
} // prettier-ignore

/** "Grandma watching" and "Dad running behind": what was going on. */
const inPast = (said: string, many: boolean): string =>
  /^[a-z]+ing\b/i.test(said) ? `${many ? 'were' : 'was'} ${said}` : said;

/** Whose they are: a nurse is "the nurse", a teacher the child's. */
function named(whole: string): string {
  const subject = whole.replace(/ called (?=\p{Lu})/u, ' ');
  const nurse = /^(?:the |his |her |their )?nurse (\p{Lu}\p{Ll}+)$/u.exec(subject)?.[1];
  if (nurse !== undefined) return `Nurse ${nurse}`;
  const titled = TITLED.exec(subject)?.[0];
  if (titled !== undefined && !/\band\b/i.test(subject)) return titled;
  const relative = KIN.exec(subject);
  if (relative && (relative[2] === undefined || /^\p{Lu}/u.test(relative[2])))
    return relative[2] === undefined ? (kinWhoHelps(relative[1] ?? '')?.text ?? '').replace('{his}', 'WHOSE') : `${kinPhrase(relative[1] ?? '')?.text ?? ''} ${relative[2]}`;
  // Whose friend it is: "my friend Lou" is the writer's, and the child's aunt or uncle is the writer's sister or brother.
  const ofTheWriter = /^my (?:\w+ )?(?:friend|mate|neighbour|colleague)s? (\p{Lu}\p{Ll}+)$/u.exec(subject)?.[1];
  if (ofTheWriter !== undefined) return ofTheWriter;
  const own = subject.replace(/^my sister\b/i, 'WHOSE aunt').replace(/^my brother\b/i, 'WHOSE uncle').replace(/^(?:my|our)\b/i, 'WHOSE');
  if (/^(?:his|her|their|WHOSE|the|a|an|all|every|some|both|people)\b/i.test(own)) return own.startsWith('WHOSE') ? own : own.charAt(0).toLowerCase() + own.slice(1);
  if (!BARE_ROLE.test(own)) return own;
  const low = own.charAt(0).toLowerCase() + own.slice(1);
  return /^(?:nurses?|doctors?|driver|dentist|hairdresser|barber|optician|(?:\w+ )?lady|judges?|examiner|audience|vet|lollipop|bus|referee|surgeon|paramedic|hygienist|waiter|waitress|managers?|chef|boss|tooth fairy|dummy fairy)\b/i.test(low) ? `the ${low}` : `WHOSE ${low}`;
} // prettier-ignore

/** A relative or somebody with a title can be the grown-up of the story. */
function grownUp(subject: string): Phrase | undefined {
  const titled = TITLED.exec(subject)?.[0];
  if (titled !== undefined) {
    const gender = /^(?:Mrs|Ms|Miss|Auntie|Aunt) /.test(titled) ? 'f' : /^(?:Mr|Uncle) /.test(titled) ? 'm' : undefined;
    return { text: titled, ...(gender && { gender }) };
  }
  const worker = workerIn(subject);
  if (worker) return worker;
  const kin = KIN.exec(subject);
  const phrase = kin && kinPhrase(kin[1] ?? '');
  return phrase
    ? kin[2] === undefined || !/^\p{Lu}/u.test(kin[2])
      ? kinWhoHelps(kin[1] ?? '')
      : kinNamed(phrase, kin[2])
    : undefined;
}
