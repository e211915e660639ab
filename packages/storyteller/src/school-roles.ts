import type { NounPhrase, Role } from './frame.ts';

/** A word that says that the person with the title teaches, near enough to mean the same person. */
const TEACHES = String.raw`\b(?:teacher|class|tutor|school|nursery)\b`;

/** "She will miss her friend": whom somebody misses is no teacher called Miss Her. */
export const NO_SURNAME = String.raw`(?!(?:her|him|his|them|their|my|our|me|you|us|it|its|the|an?|being|having|going|and|out|home|school|nursery|mum|mummy|dad|daddy)\b)`;
/** Who teaches no more, or only for some days, is not the one who stands at the door. */
const NOT_NOW = String.raw`(?<!\b(?:old|last|former|previous|supply|substitute|sub|cover|relief|left|leaving|misses|missing)\b[^.!?;]{0,24})`;
const NOT_LEAVING = String.raw`(?! (?:has |is )?(?:left|leaving|gone|retir))`;
/** "Her teacher is Mrs Lane" and "Mrs Lane, her teacher", but not a rabbit called Mr Hop. */
const titled = (title: string, phrase: NounPhrase): Role['cues'] => [
  {
    match: new RegExp(
      String.raw`${TEACHES}[^.!?]{0,24}?${NOT_NOW}\b${title}\.? ${NO_SURNAME}([a-z](?:[a-z-]|'(?!s\b))+)(?![a-z])${NOT_LEAVING}`,
      'i',
    ),
    phrase,
  },
  {
    match: new RegExp(
      String.raw`${NOT_NOW}\b${title}\.? ${NO_SURNAME}([a-z](?:[a-z-]|'(?!s\b))+)(?![a-z])${NOT_LEAVING}(?=[^.!?]{0,24}${TEACHES})`,
      'i',
    ),
    phrase,
  },
  // A note that is only a name, beside a trouble at school.
  {
    match: new RegExp(
      String.raw`(?:^|[.,;!?\n] *)${NOT_NOW}${title}\.? ${NO_SURNAME}([a-z](?:[a-z-]|'(?!s\b))+)(?= *(?:[.,;!\n]|$)| at the (?:door|gate)| (?:gives|lets|knows|meets|sits|helps|takes|is (?:lovely|great|kind|patient))\b)`,
      'i',
    ),
    phrase,
  },
];

/** When somebody comes, and into which class: "a new teacher Monday", "new teacher Year 3". */
const WHEN = String.raw`(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|July|September|October|November|December|Christmas|Easter|Spring|Winter|Year|Reception|Nursery|Class|Next|This|From|Since|After)\b`;
/** Months and seasons that somebody may be called as well: only after "is" or "called". */
const WHEN_OR_WHO = String.raw`(?<!\b(?:is|called|named) )(?:April|May|June|August|Summer|Autumn)\b`;
/** A name that follows, with its capital; not what somebody is ("her teacher is Spanish"), and not when. */
export const FIRST_NAME = String.raw`(?!(?:And|But|He|She|They|Is|Who|Has|The|His|Her|I|We|It|In|At|On|When|Off|Mrs?|Ms|Miss|Dr|Frau|Herr|Madame|Monsieur|Señora|Señor|Maestra)\b|\p{L}+(?:ish|ese|ian)\b|French|German|Welsh|Dutch|${WHEN}|${WHEN_OR_WHO})(\p{Lu}\p{Ll}[\p{L}'-]*)`;
export const IS_CALLED = String.raw`(?:'s name)?,? (?:is called|is named|is now|will be|called|named|is)`;

const IS_CALLED_OR_NOT = `(?:${IS_CALLED})?,?`;

/** Key workers, and teachers where children call them so, by their first name: "her key worker is Mel". */
const BY_FIRST_NAME: Role['cues'] = [
  {
    match: new RegExp(String.raw`\b[Kk]ey[ -]?(?:worker|person)(?:${IS_CALLED})?,? ${FIRST_NAME}`, 'u'),
    phrase: { text: '$' },
  },
  {
    match: new RegExp(
      String.raw`(?<!\b(?:old|former|last) )(?<!\b(?:reception|school)\b[^]*nursery )\b[Tt]eacher${IS_CALLED} ${FIRST_NAME}`,
      'u',
    ),
    phrase: { text: '$' },
  },
];

/** The grown-up of a class, by name when the parent gave it with a title, or by the first name that is used there. */
export const TEACHER: Role = {
  fallback: { text: 'the teacher' },
  cues: [
    ...titled('Mrs', { text: 'Mrs $', gender: 'f' }),
    ...titled('Ms', { text: 'Ms $', gender: 'f' }),
    ...titled('Miss', { text: 'Miss $', gender: 'f' }),
    ...titled('Mr', { text: 'Mr $', gender: 'm' }),
    ...BY_FIRST_NAME,
    {
      match: new RegExp(String.raw`\b[Cc]hild[\s-]?minder(?:${IS_CALLED})?,? ${FIRST_NAME}`, 'u'),
      phrase: { text: '$' },
    },
    // Whoever helps in the class, where no teacher is named.
    ...(['Mrs', 'Ms', 'Miss', 'Mr'] as const).map((title) => ({
      match: new RegExp(
        String.raw`\b(?:TA|LSA|[Tt]eaching assistant|[Cc]lassroom assistant)${IS_CALLED_OR_NOT} ${title}\.? (\p{Lu}[\p{L}'-]+)`,
        'u',
      ),
      phrase: { text: `${title} $`, gender: title === 'Mr' ? ('m' as const) : ('f' as const) },
    })),
    { match: /\bchild[\s-]?minder('s)?\b/i, phrase: { text: 'the childminder' } },
  ],
};

/** Where the youngest go, in the parent's word; it stands without an article ("at nursery"). */
export const SCHOOL: Role = {
  fallback: { text: 'school' },
  cues: [
    // A house of somebody's own: the article stands in the phrase, and the renderer drops one where two would meet.
    { match: /\bchild[\s-]?minders?\b/i, phrase: { text: "the childminder's" } },
    // Who leaves nursery for school stands at a school's gate.
    {
      match:
        /\b(?:starts?|starting|begins?|beginning|going (?:up )?(?:in)?to|moving (?:up )?to) (?:in |at )?(?:the )?(?:reception|(?:big |primary |infant )?school|year (?:r|one|1))\b|\bfrom (?:nursery|pre-?school|playgroup|kindergarten) (?:\w+ ){0,2}?to (?:the |a )?(?:\w+ )?school\b/i,
      phrase: { text: 'school' },
    },
    { match: /\bnurser(?:y|ies)\b/i, phrase: { text: 'nursery' } },
    { match: /\bpre-?\s?school\b|\bpre-?k\b/i, phrase: { text: 'preschool' } },
    { match: /\bkindergarten\b/i, phrase: { text: 'kindergarten' } },
    { match: /\b(?:toddler |baby )?play\s?group\b|\btoddler group\b/i, phrase: { text: 'playgroup' } },
    { match: /\bday\s?care\b/i, phrase: { text: 'daycare' } },
  ],
};
