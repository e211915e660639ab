import { isNoLongerThere } from './no-longer-there.ts';
import type { ToldFact } from './told-fact.ts';
import { isUnkind } from './usable-phrase.ts';

const NAME = String.raw`(?:(?:Mrs|Mr|Ms|Miss|Mx|Dr|Coach|Sister|Matron|Nurse|Rabbi|Imam|Frau|Herr|Madame|Monsieur|Señora|Señor|Signora|Maestra) )?\p{Lu}\p{Ll}(?:[\p{L}-]|'(?!s\b))*`;
const NO_NAME = /^(?:He|She|They|It|His|Her|The|We|I|My|Our|No|Not|Who|And|But|Very|Year|Called|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/; // prettier-ignore

/**
 * Grown-ups who help at one place, as families call them, and the situations in which they are there; whoever is `at school` is
 * there for any trouble of a school day, also for one without a situation.
 */
const PLACES: readonly (readonly [role: string, suits: RegExp, where?: 'at school'])[] = [
  [
    'child ?minder|nursery (?:nurse|worker|teacher)|key[ -]?(?:person|worker)',
    /^(?:first-day-school|saying-goodbye|insects|dogs|loud-noises|storms|photo-day|school-dinners|demands-too-big|talking-another-way|making-friends|left-out|feeling-worried|public-toilets|loud-toilets|potty-transition|healthy-eating|feeling-sad|personal-space|being-kind|waiting|managing-anger|dummy-or-bottle|biting|hitting|sharing|taking-turns|potty-training|new-teacher|moving-class)$/,
  ],
  [
    '(?:school |diabetes |asthma |specialist |community )?nurse',
    /^(?:needles|allergy|taking-medicine|long-illness|daily-treatment)$/,
  ],
  ['(?:school )?photographer', /^photo-day$/],
  ['play (?:specialist|therapist|leader)', /^(?:hospital-stay|operation|scan|needles)$/],
  ['reading (?:helper|buddy|teacher|tutor)', /^reading-is-hard$/],
  ['swim(?:ming)? (?:teacher|coach|instructor)', /^(?:swimming|water-on-face)$/],
  ['(?:foster )?carer|foster (?:parent|mum|mom|dad|family)', /^/],
  [
    '(?:class |nursery |preschool |daycare )?teacher',
    /^(?:hitting|biting|spitting|saying-sorry|talking-at-school|group-work|asking-for-help|public-speaking|school-refusal|sharing|taking-turns|managing-anger|waiting|interrupting|personal-space|stopping-play|swearing|lying|taking-things|tidying-up|body-gets-tired|toilet|public-toilets|potty-training|potty-transition|bed-time|being-kind|feeling-worried|feeling-sad|having-adhd|being-autistic|change-of-plan|sitting-still|stutter|reading-is-hard|making-friends|left-out|bullying|being-teased|perfectionism)$/,
    'at school',
  ],
  [
    '(?:TA|LSA|ELSA|teaching assistant|one[- ]to[- ]one|learning mentor|pastoral (?:lead|worker|teacher))',
    /^(?:saying-goodbye|first-day-school|hitting|biting|talking-at-school|group-work|asking-for-help|school-refusal|managing-anger|waiting|having-adhd|being-autistic|change-of-plan|sitting-still|reading-is-hard|lessons-are-hard|making-friends|left-out|bullying|being-teased|perfectionism|hard-day-done)$/,
    'at school',
  ],
  ['speech (?:therapist|and language therapist)', /^(?:stutter|asking-for-help)$/],
  [
    '(?:football |dance |gymnastics |piano |music |guitar )?(?:coach|trainer)',
    /^(?:losing-a-game|teamwork|swimming|taking-turns|perfectionism|building-confidence)$/,
  ],
  [
    '(?:form |class )?tutor|head of year',
    /^(?:school-refusal|bullying|being-teased|left-out|moving-class|new-school|first-day-school|group-work|told-off)$/,
  ],
  ['social worker', /^(?:fostering|adoption)$/],
];

/** A class teacher is Mrs Patel, and whoever teaches swimming is Jo: "her teacher is called Jo", where lessons in a pool are spoken of. */
const TITLED = /^(?:Mrs|Mr|Ms|Miss|Mx|Dr|Frau|Herr|Madame|Monsieur|Señora|Señor|Signora|Maestra) /;
const orAtThePool = (suits: RegExp): RegExp => new RegExp(`${suits.source}|^(?:swimming|water-on-face)$`);

/** Whoever looks after small children, or has a child living with them, takes it on a lap. */
const MINDS_CHILDREN = /minder|carer/;

const called = (role: string): RegExp =>
  new RegExp(
    String.raw`\b(?:${role})s?(?:,[^,.!?]{1,20},)? ?(?:,|'s| is| are| will be| is called| are called| will be called| was called| called| named|:)* (${NAME})(?: (?:and|&) (${NAME}))?`,
    'u',
  );
/** "Miss Okafor is his form tutor", "Miss Okafor her teacher". */
const whoIs = (role: string): RegExp =>
  new RegExp(String.raw`^(${NAME})(?:,| is| was)? (?:his|her|their|the) (?:new |lovely |own )?(?:${role})\b`, 'u');
const CALLED = PLACES.map(([role, suits, where]) => ({
  role,
  pattern: called(role),
  is: whoIs(role),
  suits,
  atSchool: where === 'at school' ? new RegExp(`${suits.source}|^general$`) : suits,
}));
const COACHED = /\b[Cc]oach \p{Lu}/u;

/** A sentence may begin with the word that is looked for. */
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Whoever helps where it happens, by name: "childminder is called Sue", "swim teacher is Jo", "foster carers Jen and Mark". */
export function namedHelpersIn(sentence: string, isAtSchool = false): ToldFact[] {
  for (const { role, pattern, is, suits, atSchool } of CALLED) {
    const read = pattern.exec(sentence) ?? pattern.exec(lowerFirst(sentence)) ?? is.exec(sentence);
    const names = [read?.[1], read?.[2]].filter(
      (each): each is string => each !== undefined && !NO_NAME.test(each) && !isUnkind(each),
    );
    // "Coach Ali" is how a coach is spoken to.
    const title = names.length === 1 && role.startsWith('(?:football') && COACHED.test(sentence) ? 'Coach ' : '';
    const [name] = names;
    if (name === undefined || isNoLongerThere(name, sentence)) continue;
    const gender = /^(?:Mrs|Ms|Miss) /.test(name)
      ? ('f' as const)
      : name.startsWith('Mr ')
        ? ('m' as const)
        : undefined;
    const phrase =
      names.length > 1
        ? { text: names.join(' and '), plural: true }
        : { text: `${title}${name}`, ...(gender && { gender }) };
    const there = isAtSchool ? atSchool : suits;
    return [
      {
        name: 'helper',
        phrase,
        sentence,
        suits: role.endsWith('daycare )?teacher') && !TITLED.test(name) ? orAtThePool(there) : there,
        ...(!MINDS_CHILDREN.test(role) && { atWork: true as const }),
      },
    ];
  }
  return [];
}
