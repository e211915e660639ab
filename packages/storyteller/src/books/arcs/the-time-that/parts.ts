import { kinRole } from '../../company/kin-role.ts';
import type { SettingName } from '@storylantern/contract';
import { kinPhrase, kinWords } from '../../../facts/kin.ts';
import type { Company, Figure } from '../../arc.ts';
import { anecdoteIn, type Anecdote } from '../../retold/happenings.ts';
import { echoOf, inBreaths } from '../../retold/in-breaths.ts';
import { stillOf } from '../../retold/still.ts';
import { kindOf } from '../../theme/noun-kind.ts';
import { cap, titled, wordCount } from '../wording.ts';

/** A family that has no story of its own, and what happened to it. */
export interface TheTimeThat {
  readonly anecdote: Anecdote;
  readonly K: Figure;
  readonly G: Figure;
  /** Who has told the same story for years. */
  readonly P: Figure;
  /** What that story is about: a goat on a bus. */
  readonly animal: string;
  readonly where: string;
  readonly noise: string;
  /** Who is in it: "Mia, Kirsty and Mum". */
  readonly all: string;
  readonly at: SettingName;
  readonly isByNight: boolean;
  readonly company: Company;
}

const KIN = kinWords.join('|');
/** "tortoise is called Signor Pino", "step brother is Reece", "grandfather = Jiddo". */
const CALLED =
  /\b((?:step ?|big |little |older |younger |best |twin )?\p{Ll}+),? (?:is |was |are )?(?:called |named |= ?|is )((?:(?:Mr|Mrs|Miss|Sir|Signor|Captain|Lady|Dr|Uncle|Auntie) )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/gu;

/** Names that the details give to somebody or something the theme speaks of. */
export function namesIn(details: string, raw: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [, noun = '', name = ''] of details.matchAll(CALLED)) {
    const said = noun.trim().toLowerCase();
    const word = said.split(' ').at(-1) ?? said;
    if (new RegExp(String.raw`\b${word}\b`, 'i').test(raw) && word.length > 2 && !raw.includes(name))
      names.set(word, name);
  }
  return names;
}

/** "the train to Auntie's", "before Granny arrived", "on Dad's dinner": spoken of, and not there. */
const isElsewhere = (name: string, raw: string): boolean =>
  new RegExp(
    String.raw`\b${name}['’]?s\b|\b(?:before|until|till|when|to|for|without) (?:(?:my|our|his|her) )?${name}\b`,
    'iu',
  ).test(raw) &&
  !new RegExp(
    String.raw`(?:^|\b(?:with|and|when|but|so|day|time|then) )(?:(?:my|our|his|her) )?${name} (?!and\b)`,
    'iu',
  ).test(raw);

/** The grown-up of the family: whom the company has, else the first whom the details or the theme name. */
function grownUpOf(company: Company): Figure {
  const { name } = company.grownUp;
  if (name !== 'the grown-up' && !isElsewhere(name, company.theme.raw)) return company.grownUp;
  const word = new RegExp(String.raw`(?<!\b(?:his|her|their|the|an?) )\b(${KIN})\b(?!'s)`, 'iu').exec(
    company.details,
  )?.[1];
  const kin = word === undefined ? undefined : kinPhrase(word);
  if (kin === undefined) return name === 'the grown-up' ? company.grownUp : company.person('the grown-up', 'parent');
  return company.person(kin.text, kinRole(kin.text));
}

/** Where it is drawn, by what it speaks of; what no picture has stands in the street. */
const PLACES: readonly (readonly [RegExp, SettingName])[] = [
  [/\b(?:tent|camp\w*|woods?|forest)\b/i, 'forest'],
  [/\b(?:beach|seaside|pier|sea|ferry|harbour|sand)\b/i, 'beach'],
  [/\b(?:canal|river|raft|pond|lake|stream|narrowboat|ducks?)\b/i, 'pond'],
  [/\b(?:snow\w*|sledge|ski\w*)\b/i, 'snow'],
  [/\b(?:mountain|hill|climb\w*)\b/i, 'mountain'],
  [/\b(?:bath|bathroom|toilet|shower|sink)\b/i, 'bathroom'],
  [/\b(?:kitchen|cake|pancakes?|dinner|oven|turkey|breakfast|toast|soup|kettle)\b/i, 'kitchen'],
  [/\b(?:wardrobe|bed|bedroom)\b/i, 'bedroom'],
  [/\b(?:sofa|house|banisters?|stairs|cat flap|telly|ceiling|curtains?|carpet|flat)\b/i, 'living-room'],
  [/\b(?:farm|tractor|cows?|field)\b/i, 'farm'],
  [/\b(?:garden|shed|hens?|chickens?|tree|lawn|paddling)\b/i, 'garden'],
  [/\b(?:school|class\w*)\b/i, 'school-gate'],
  [/\blibrary\b/i, 'library'],
  [/\b(?:supermarket|shop|shops)\b/i, 'shop'],
  [/\b(?:park|swings?|slide)\b/i, 'playground'],
  [/\bpool\b/i, 'street'],
];
export const settingOf = (raw: string): SettingName => PLACES.find(([said]) => said.test(raw))?.[1] ?? 'street';

/** Nobody's story is a goat's that has one of its own. */
const ANIMALS = [
  ['goat', 'Maa'],
  ['goose', 'Honk'],
  ['donkey', 'Hee-haw'],
  ['swan', 'Hiss'],
] as const;
const WHERES = ['bus', 'tram', 'barge'] as const;

const NEIGHBOURS = ['Mrs Bundle', 'Mrs Orme', 'Mrs Tully', 'Mrs Pickup'];

export function partsOf(company: Company): TheTimeThat | null {
  const { theme, child: K, details, alsoThere, chance } = company;
  const G = grownUpOf(company);
  const grownUp = G.name === 'the grown-up' ? null : G.name;
  const anecdote = anecdoteIn(theme.raw, { child: K, grownUp, names: namesIn(details, theme.raw) });
  if (anecdote === null) return null;
  const told = anecdote.happenings.map((each) => each.told).join(' ');
  const beside = alsoThere.map((each) => each.name).filter((name) => !told.includes(name));
  const names = [...new Set([K.name, ...beside, G.name])];
  const isFree = (word: string): boolean => !theme.raw.toLowerCase().includes(word);
  const [animal, noise] = chance.pick(...ANIMALS.filter(([each]) => isFree(each)));
  return {
    anecdote,
    animal,
    noise,
    where: chance.pick(...WHERES.filter(isFree)),
    K,
    G,
    P: company.person(chance.pick(...NEIGHBOURS.filter((each) => !theme.raw.includes(each))), 'neighbour'),
    all: `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`,
    at: settingOf(theme.raw),
    isByNight: /\b(?:night|midnight|evening|dark)\b/i.test(theme.raw),
    company,
  };
}

const MOST_IN_TITLE = 10;
/** "The Time We Missed the Train to Auntie's". */
export function titleOf({ anecdote, K }: TheTimeThat): string {
  const [{ told, said }] = anecdote.happenings;
  const ours = /^(?:we|our|us)\b/.test(said) || /\b(?:us|our)\b/.test(said) ? said : told;
  const words = (ours.startsWith(K.name) ? ours : ours).split(' ');
  const whole = words.length <= MOST_IN_TITLE ? ours : (inBreaths(MOST_IN_TITLE, ours).split('. ')[0] ?? ours);
  const small = whole.replace(/^(?:The|A|An|They|We|Their|Our|He|She|It|Some)\b/, (word) => word.toLowerCase());
  return titled(`the ${anecdote.when} ${small.replace(/[.]$/, '')}`);
}

/** What happened as pages of one age have it. */
export interface Said {
  /** The first thing, the ones between, and the last; null where there is only one. */
  readonly first: string;
  readonly between: readonly string[];
  readonly last: string | null;
  /** The same in the child's own mouth, without the last stop. */
  readonly saidFirst: string;
  readonly saidBetween: readonly string[];
  readonly saidLast: string | null;
  /** All but the last in one breath. */
  readonly saidSoFar: string;
  /** What is asked back: "With a brass band?" */
  readonly echo: string;
  /** What is seen when one looks again: "The tent had still fallen down."; of the first, and of the last there is so far. */
  readonly still: string;
  readonly stillNow: string;
  /** Who was in it with them: "the brass band". */
  readonly others: string | null;
  /** It began with something that went wrong. */
  readonly isMishap: boolean;
  readonly day: string;
}

/** What goes on after it has begun. */
const LASTS = /\b(?:was|were|had to|had been|\p{L}+n't|stuck|missed|lost)\b/u;
const WENT_WRONG =
  /\b(?:stuck|fell|fall|missed|cancelled|delayed|\p{L}+n't|forgot|lost|late|broke|broken|wrong|locked|shut|closed|ran out|leak\w*|rained|poured|snowed|burst|ate|left|reversed|blew|overflow\w*|had to|smashed|tipped|spilt|spilled|dropped|sank|tore|ripped|sat on|trod|swallowed|escaped|got out|flooded|soaked|slipped|knocked|crashed|collapsed|came down|came off)\b/iu;

/** Several who are called by one word. */
const A_CROWD =
  /^(?:band|choir|team|orchestra|class|crew|crowd|congregation|vicars?|nuns?|firem[ae]n|lady|ladies|m[ae]n|wom[ae]n|people|stag party|hen party|policem[ae]n|strangers?)$/;
/** Whom they were in it with, who are not of the family; what lay about is nobody. */
function othersIn(told: string): string | null {
  const found =
    / with (?:an?|the|some|two|three|four|five|six|\p{Ll}+teen) ((?:\p{Ll}+ ){0,2}?(\p{Ll}+))(?=$|[,.]| (?:in|on|and|at|for|till|until|from|who|all|still)\b)/u.exec(
      told,
    );
  const [, who, noun = ''] = found ?? [];
  if (who === undefined || kinWords.includes(noun)) return null;
  const isSomebody = A_CROWD.test(noun) || /^(?:animal|person)$/.test(kindOf(noun)?.kind.sort ?? '');
  return isSomebody ? `the ${who}` : null;
}

const MOST_STILL = 10;
export function saidAt(most: number, { anecdote }: TheTimeThat): Said {
  const all = anecdote.happenings;
  const told = all.map(({ told: text, link }) => inBreaths(most, link === 'but' ? `${link} ${text}` : text));
  const said = all.map(({ said: text }) => inBreaths(most - 1, text).replace(/[.]$/, ''));
  const last = all.length > 1;
  const echo = echoOf(all[0].said) ?? (all.length > 2 && all[1] ? echoOf(all[1].said) : null) ?? null;
  const stillOne = (told: string): string => {
    const again = stillOf(told.split(/,? (?:because|until|just before|before|when|while) /)[0] ?? told);
    return again === null || wordCount(again) > Math.max(MOST_STILL, most)
      ? 'It was still so.'
      : inBreaths(most, again);
  };
  return {
    still: stillOne(all[0].told),
    stillNow: stillOne(([all.at(-2), all[0]].find((each) => each && LASTS.test(each.told)) ?? all[0]).told),
    others: othersIn(all.map((each) => each.told).join('. ')),
    isMishap: WENT_WRONG.test(all[0].told),
    first: told[0] ?? '',
    between: told.slice(1, -1),
    last: last ? (told.at(-1) ?? null) : null,
    saidFirst: said[0] ?? '',
    saidBetween: said.slice(1, -1),
    saidSoFar: all
      .slice(0, Math.max(1, all.length - 1))
      .map((each, i) => (i === 0 ? (said[0] ?? '') : inBreaths(most - 1, `and ${each.said}`).replace(/[.]$/, '')))
      .join('. '),
    saidLast: last ? (said.at(-1) ?? null) : null,
    echo: echo === null || wordCount(echo) > 5 ? 'Never!' : `${cap(echo)}?`,
    day: anecdote.when === 'time' ? 'day' : anecdote.when,
  };
}
