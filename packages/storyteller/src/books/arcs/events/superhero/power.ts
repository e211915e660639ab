import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { heroOf } from './the-hero.ts';

const GERUND = String.raw`(?!nothing|something|anything|everything|being able)(?<v>\p{L}{2,}ing(?: (?!and\b|but\b|who\b|until\b|because\b|so\b|when\b|on\b)[\p{L}'’-]+){0,3})`;
/** "whose only power is making toast": what the one power is, as something that is done. */
export const ONLY_POWER = new RegExp(
  String.raw`\b(?:only|one|single|special|secret|super|whose|the|sole)[ -](?:super ?)?(?:power|talent|gift) (?:is|was) ${GERUND}|\bwhose (?:only |one |special |secret )?super-? ?power (?:is|was) ${GERUND.replace('?<v>', '?<v2>')}|\bsuper-? ?hero (?:who|that) (?:can|could) only (?!fly|be\b)(?<does>\p{Ll}{2,})(?<rest>(?: (?!and\b|but\b|who\b|until\b|because\b|so\b|when\b|on\b)[\p{L}'’-]+){0,3})`,
  'iu',
);

export const TITLES = ['this time', 'not this time', 'a case for one', 'only that'] as const;
const REFRAINS = ['Not this time!', 'No, not this time!', 'Thank you, not this time!', 'Not you, this time!'] as const;

interface PowerParts {
  readonly refrain: string;
  readonly M: Figure;
  readonly m: string;
  readonly K: Figure;
  readonly k: string;
  readonly G: Figure;
  readonly g: string;
  /** Who is strong and fast; who is lost; and his mother. */
  readonly S: Figure;
  readonly s: string;
  readonly T: Figure;
  readonly t: string;
  readonly W: Figure;
  readonly w: string;
  /** How it sounds, as a speech with a space after it: '"BUUURP!" '; empty where one cannot hear it. */
  readonly heard: string;
  /** Whoever has it listens: that is not done in front of people, but with them quiet. */
  readonly byEar: boolean;
  /** "making toast", and with a capital. */
  readonly v: string;
  readonly V: string;
}

const DOUBLED =
  /^(?:run|swim|hop|sit|hum|knit|pop|dig|clap|drip|skip|spin|whip|nod|zip|tap|hug|spot|stop|cut|put|get)$/;
/** "make": "making". */
const doing = (verb: string): string =>
  DOUBLED.test(verb) ? `${verb}${verb.at(-1) ?? ''}ing` : `${/[^e]e$/.test(verb) ? verb.slice(0, -1) : verb}ing`;

/** What a power that can be heard sounds like. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/\bburp|\bbelch/i, 'BUUURRRP!'],
  [/\bfart|\bparp|\btrump|\bbottom/i, 'PARRRP!'],
  [/\bsneez/i, 'ATISHOO!'],
  [/\bhiccup/i, 'HIC!'],
  [/\bsnor/i, 'HRRRONK!'],
  [/\bwhistl/i, 'WHEEEE!'],
  [/\byodel/i, 'YODEL-AY-EE!'],
  [/\bquack/i, 'QUACK!'],
  [/\broar/i, 'ROARRR!'],
  [/\bscream|\bshout/i, 'AAAAH!'],
];

/** "Being really good at listening" is listening, and "being really good at maths" is being good at maths. */
const GOOD_AT = /\bbeing (?:(?:really|very|so|super|extra|quite) )*(?:good|great|brilliant|amazing) at /iu;
const GOOD_AT_DOING = new RegExp(String.raw`${GOOD_AT.source}(?=\p{L}{3,}ing\b)`, 'iu');
/** What nobody can watch, and what is no use while everybody talks. */
const BY_EAR = /^(?:listening|hearing)\b/iu;

const otherThan = (names: readonly string[], ...options: readonly string[]): string =>
  options.find((each) => !names.includes(each)) ?? 'Jo';

export function powerParts(going: Going): PowerParts {
  const { K, G, g, raw, company, chance } = going;
  const M = heroOf(going);
  const taken = [K.name, M.name, G.name];
  const found = ONLY_POWER.exec(raw.replace(GOOD_AT_DOING, '').replace(GOOD_AT, 'being good at '))?.groups;
  const does = found?.['does'];
  const v = (
    does === undefined ? (found?.['v'] ?? found?.['v2'] ?? 'making toast') : `${doing(does)}${found?.['rest'] ?? ''}`
  ).trim();
  const sound = SOUNDS.find(([words]) => words.test(v))?.[1];
  const S = company.person('Captain Strong', 'captain');
  const T = company.person(otherThan(taken, 'Pim', 'Tam'), 'child');
  const W = company.person('Mrs Bell', 'neighbour');
  return {
    refrain: chance.pick(...REFRAINS),
    M,
    m: M.name,
    K,
    k: K.name,
    G,
    g,
    S,
    s: S.name,
    T,
    t: T.name,
    W,
    w: W.name,
    heard: sound === undefined ? '' : `"${sound}" `,
    byEar: BY_EAR.test(v),
    v,
    V: v.charAt(0).toUpperCase() + v.slice(1),
  };
}
