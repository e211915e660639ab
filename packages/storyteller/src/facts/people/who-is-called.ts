import { toldSentences } from '../given-text.ts';
import { kinPhrase } from '../kin.ts';
import { isUnkind } from '../usable-phrase.ts';

/** Somebody of the problem by name, and where the parent gave it. */
export interface Called {
  /** As it stands at the head of a sentence: "{his} little sister", "The baby". */
  readonly who: string;
  /** One word for who it is: "sister". */
  readonly noun: string;
  readonly names: readonly string[];
  /** The parent's sentence. */
  readonly sentence: string;
  /** Whether that sentence says nothing else: who it is, and how old. */
  readonly saysOnlyThat: boolean;
  /** What it says besides, as typed. */
  readonly besides: string;
}

const SORT = '(?:(?:new|little|big|baby|older|younger|elder|eldest|twin|half|step|foster|best|good|close)[ -])*';
const OF_CHILD = '(?:step)?(?:brother|sister)|twin|cousin|friend';
/** Animals, babies and whoever does it for a living are "the" one: whose they are goes without saying. */
const OF_HOME =
  'baby|puppy|kitten|dog|cat|rabbit|hamster|guinea pig|hairdresser|barber|dentist|doctor|nurse|teacher|coach|optician';
const NAME = String.raw`(?:(?:Mrs?|Ms|Miss|Dr|Coach|Frau|Herr|Madame|Monsieur|Señora|Señor|Signora|Maestra) )?\p{Lu}\p{Ll}[\p{L}'-]*`;
/** "sister is Amy", "twin brother Luca", "cousins Leila and Tariq", "the baby's called Hana". */
const NAMED = new RegExp(
  String.raw`^(?:(?:[Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur|[Mm]y) )?((?:${SORT})(?:${OF_CHILD}|${OF_HOME}))s?(?:'s name)?(?:'s| is| are)?(?: called| named)? (${NAME})(?: (?:and|&) (${NAME}))?(?:,? (?:is|who is|aged) \d{1,2})?$`,
  'u',
);
/** "Her friends are Lotte, Merel and Sanne", of whom none is named alone. */
const NAMED_IN_A_ROW = new RegExp(
  String.raw`^(?:(?:[Hh]is|[Hh]er|[Tt]heir) )?((?:${SORT})(?:${OF_CHILD}))s(?: are)?(?: called| named)? (${NAME}(?:, ${NAME})+(?:,? (?:and|&) ${NAME})?|${NAME}(?:, ${NAME})*, (?:and|&) ${NAME})$`,
  'u',
);
/** "His name is Steve", "called Bubbles": whoever of the problem has no name yet. */
const NAMED_AGAIN = new RegExp(
  String.raw`^(?:(?:[Hh]is|[Hh]er|[Ii]ts|[Tt]heir|[Tt]he) name(?:'s| is| will be)|(?:[Hh]e|[Ss]he|[Ii]t)(?:'s| is) (?:called|named)|(?:[Hh]e|[Ss]he)(?:'s| is) an? (?:baby|toddler),? (?:called |named )?|[Cc]alled|[Nn]amed) (${NAME})$`,
  'u',
);
/** "Noah is 7", "Emma": a name by itself, where there is only one who could have it. */
const NAME_ALONE = new RegExp(String.raw`^(${NAME})(?: is (?:aged )?\d{1,2})?$`, 'u');
const AGE =
  /^(?:and )?(?:(?:he|she|they)(?:'s| is| are) )?(?:aged? )?\(?\d{1,2}\)?(?: ?(?:months?|weeks?|years?|yrs?)(?: old)?)?$/i;
const UNNAMED = new RegExp(
  String.raw`\b((?:${SORT})(?:${OF_CHILD}|${OF_HOME}))\b(?!s\b|'s?\b|,? (?:called |named |is )?\p{Lu}\p{Ll})`,
  'gu',
);
const IN_PROBLEM = new RegExp(
  String.raw`\b((?:${SORT})(?:${OF_CHILD}|${OF_HOME})),? (?:called |named )?(${NAME})(?! \p{Lu})`,
  'u',
);
const NO_NAME =
  /^(?:And|But|He|She|They|Is|It|Who|Has|The|His|Her|We|In|At|On|When|Our|My|Mum|Dad|Yes|No|Not|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter|Lego|School|Nursery)$/;

/** "Teething", "Autistic": one word that notes say of the child, and no name. */
const OF_THE_CHILD =
  /^(?:Teething|Autis\w+|Dys\w+|Anxi\w+|Shy|Deaf|Blind|Bilingual|Adopted|Fostered|Tired|Hungry|Nonverbal|Premature|Epilep\w+|Asthma\w*|Eczema|Diabet\w+|Allerg\w+|Sensory|Sensitive|Reception|Preschool|Verbal|Speech|Only|Always|Usually|Sometimes|Mostly|Mainly|Nothing|None|Thanks|Please|Help|Struggling|Moving|Dinosaurs|Football|Bluey)$/;

/**
 * Who of those the problem speaks of has a name, from the problem or the notes: "jealous of the baby" and "called Zayn" is a
 * baby called Zayn. A name of somebody who is no part of the problem is none of these.
 */
export function whoIsCalled(problem: string, notes: string, childName: string): Called[] {
  const isName = (name: string | undefined): name is string =>
    name !== undefined &&
    !NO_NAME.test(name) &&
    !OF_THE_CHILD.test(name) &&
    kinPhrase(name) === undefined &&
    !isUnkind(name) &&
    name.toLowerCase() !== childName.toLowerCase();
  const found: Called[] = [];
  const add = (role: string, names: readonly string[], sentence: string, besides: string): void => {
    const noun = role.split(/[ -]/).at(-1) ?? role;
    if (found.some((each) => each.noun === noun)) return;
    const who = new RegExp(`^(?:${OF_HOME})$`).test(noun)
      ? `The ${noun}`
      : `{his} ${role.replace(/^(?:new|good|close) /, '')}${names.length > 1 ? 's' : ''}`;
    found.push({ who, noun, names, sentence, saysOnlyThat: besides === '', besides });
  };
  for (const sentence of toldSentences(notes)) {
    const [, several, row = ''] = NAMED_IN_A_ROW.exec(sentence.replace(/[.!\s]+$/u, '')) ?? [];
    const inARow = row.split(/,? (?:and|&) |, /).filter((each) => each !== '');
    const severalInProblem = several === undefined ? undefined : roleInProblem(several, problem);
    if (severalInProblem !== undefined && inARow.length > 1 && inARow.every(isName)) {
      add(severalInProblem, inARow, sentence, '');
      continue;
    }
    const pieces = sentence
      .replace(/[.!\s]+$/u, '')
      .split(/,\s*|\s*[()]\s*/)
      .filter((each) => each !== '');
    const rest = pieces.filter((each) => !AGE.test(each));
    for (const piece of rest) {
      const besides = rest.filter((each) => each !== piece).join(', ');
      const [, role, one, two] = NAMED.exec(piece) ?? NAMED.exec(piece.charAt(0).toLowerCase() + piece.slice(1)) ?? [];
      const names = [one, two].filter((each) => each !== undefined);
      if (role !== undefined && names.every(isName)) {
        const inProblem = roleInProblem(role, problem);
        if (inProblem !== undefined) add(inProblem, names, sentence, besides);
        continue;
      }
      const alone = NAMED_AGAIN.exec(piece)?.[1] ?? (rest.length === 1 ? NAME_ALONE.exec(piece)?.[1] : undefined);
      const unnamed = [...new Set([...problem.matchAll(UNNAMED)].map((each) => each[1] ?? ''))];
      if (isName(alone) && unnamed.length === 1) add(unnamed[0] ?? '', [alone], sentence, besides);
    }
  }
  const begun = IN_PROBLEM.exec(problem);
  // "From her friend Ellie's tray": the tray is Ellie's, and she is Ellie.
  const owner = begun?.[2]?.replace(/['’]s$/u, '');
  if (begun && isName(owner)) add(begun[1] ?? '', [owner], problem, problem);
  return found;
}

/** How the problem speaks of somebody of the notes: "sister" is its "little sister"; undefined where it speaks of none. */
function roleInProblem(role: string, problem: string): string | undefined {
  const noun = role.split(/[ -]/).at(-1) ?? role;
  const said = new RegExp(String.raw`\b((?:${SORT})${noun})s?\b`, 'i').exec(problem)?.[1]?.toLowerCase();
  if (said !== undefined) return said.length >= role.length ? said : role.toLowerCase();
  // "Her twin" of the problem is the twin brother of the notes.
  return /\btwin\b/i.test(role) && /\btwin\b/i.test(problem) ? role.toLowerCase() : undefined;
}
