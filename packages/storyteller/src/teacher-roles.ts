import { LEAVES } from './facts/no-longer-there.ts';
import type { Role } from './frame.ts';
import { FIRST_NAME, IS_CALLED, NO_SURNAME } from './school-roles.ts';

/** The titles of teachers, and how a story must agree with each. */
const TITLES = [
  ['Mrs', 'f'],
  ['Ms', 'f'],
  ['Miss', 'f'],
  ['Mr', 'm'],
  ['Frau', 'f'],
  ['Herr', 'm'],
  ['Madame', 'f'],
  ['Monsieur', 'm'],
  ['Señora', 'f'],
  ['Señor', 'm'],
  ['Maestra', 'f'],
] as const;

const SURNAME = String.raw`${NO_SURNAME}([a-z](?:[a-z-]|'(?!s\b))+)`;
/** Said of a teacher before the name, who is not the one that comes: "misses Mrs Lane", "leaving his old teacher Mrs Finch". */
const MISSED = String.raw`\b(?:old|last|former|previous|favou?rite|usual|misse[sd]|missing|miss|wants?|loved|adore[sd]?|leaving|left|lost|instead of)\b(?:(?!\bnew\b|\bnext\b)[^.!?,]){0,24}`;
/** Said before the name of the one that comes. */
const COMES = String.raw`\b(?:there(?:'s| is| will be)(?: now)? an?|will (?:be|have|get)|(?:get(?:ting)? )to know|meet(?:s|ing)?|gets|getting|new (?:teacher|one|keyworker|childminder)(?: is|,)?|comes|instead(?: it's| there's)?)(?: an?| the)? `;
/** Who else at school is called by a first name. */
const STAFF = String.raw`\b(?:[Tt]eacher|TA|LSA|[Tt]eaching assistant|[Kk]ey ?[Ww]orker|[Kk]ey [Pp]erson|[Oo]ne[- ]to[- ]one|[Cc]oach|[Cc]hild[- ]?minder|[Ss]upport (?:worker|assistant))`;

/** "A new teacher from Poland", "in Ruby class": what stands behind these is no name of hers. */
const NOT_WHERE = String.raw`(?!(?:in|at|on|from|for|to|since|after|before|next|this|of|by|with|and|but|because|when|who|the|an?|his|her|their)\b)`;

/** The teacher who comes, by name where the parent gave it: "a new teacher, Mr Khan". */
export const NEW_TEACHER: Role = {
  fallback: { text: 'the new teacher' },
  cues: [
    // "Miss Kelly knew about the cushion. On Monday there's a Mr Baird": whoever comes goes before whoever is spoken of.
    ...TITLES.map(([title, gender]) => ({
      match: new RegExp(String.raw`${COMES}${title}\.? ${SURNAME}(?!\w|${LEAVES})`, 'i'),
      phrase: { text: `${title} $`, gender },
    })),
    ...TITLES.map(([title, gender]) => ({
      match: new RegExp(String.raw`(?<!${MISSED})\b${title}\.? ${SURNAME}(?!\w|${LEAVES})`, 'i'),
      phrase: { text: `${title} $`, gender },
    })),
    {
      match: new RegExp(
        String.raw`\b[Nn]ew (?:one|[a-z]+ ?(?:teacher|worker|person|assistant)?|TA)(?:${IS_CALLED})? ${FIRST_NAME}`,
        'u',
      ),
      phrase: { text: '$' },
    },
    {
      match: new RegExp(
        String.raw`\b[Nn]ew (?:one|TA|[a-z]+(?: ${NOT_WHERE}[a-z]+)?),? (?:is |called )?${FIRST_NAME}`,
        'u',
      ),
      phrase: { text: '$' },
    },
  ],
};

const before = (fallback: string): Role => ({
  fallback: { text: fallback },
  cues: [
    ...TITLES.flatMap(([title, gender]) => [
      {
        match: new RegExp(String.raw`\b${title}\.? ${SURNAME}(?=${LEAVES})`, 'i'),
        phrase: { text: `${title} $`, gender },
      },
      {
        match: new RegExp(String.raw`${MISSED}\b${title}\.? ${SURNAME}`, 'i'),
        phrase: { text: `${title} $`, gender },
      },
    ]),
    {
      match: new RegExp(String.raw`${STAFF}(?:${IS_CALLED})?,? ${FIRST_NAME}(?=${LEAVES})`, 'u'),
      phrase: { text: '$' },
    },
    {
      match: new RegExp(
        String.raw`\b(?:[Oo]ld|[Ff]ormer|[Ll]ast|[Ff]avou?rite) ${STAFF.slice(2)}(?:${IS_CALLED})?,? ${FIRST_NAME}`,
        'u',
      ),
      phrase: { text: '$' },
    },
  ],
});

/** The teacher who was there before, as somebody who is known. */
export const TEACHER_BEFORE: Role = before('the teacher before');

/** The teacher who goes, where a story begins with it. */
export const TEACHER_WHO_GOES: Role = before('one teacher');

/** Who takes a class for some days, by name where it is known: "a supply, Mrs Dunn". */
export const BY_NAME_FOR_NOW: Role['cues'] = TITLES.flatMap(([title, gender]) => [
  {
    match: new RegExp(
      String.raw`\b(?:supply|suply|substitute|sub|cover|relief|stand[- ]in)(?: teacher)?,? (?:\w+ ){0,2}?${title}\.? ${SURNAME}`,
      'i',
    ),
    phrase: { text: `${title} $`, gender },
  },
]);
