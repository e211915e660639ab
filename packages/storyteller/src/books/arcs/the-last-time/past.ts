import { BASE_OF_PAST } from '../../../words/irregular-past.ts';
import { baseOf } from '../../../words/base-verb.ts';

/** Past forms that the table of the storyteller lacks, and verbs that stay as they are. */
const MORE: Readonly<Record<string, string>> = {
  be: 'was', become: 'became', begin: 'began', bend: 'bent', burst: 'burst', creep: 'crept', cut: 'cut', deal: 'dealt', dig: 'dug',
  do: 'did', draw: 'drew', feed: 'fed', fight: 'fought', find: 'found', fit: 'fitted', have: 'had', hear: 'heard', hit: 'hit',
  lay: 'laid', lead: 'led', leave: 'left', lend: 'lent', let: 'let', lie: 'lay', light: 'lit', put: 'put', read: 'read', rise: 'rose',
  see: 'saw', set: 'set', shine: 'shone', shrink: 'shrank', shut: 'shut', sink: 'sank', slide: 'slid', sneak: 'sneaked',
  spin: 'spun', spread: 'spread', spring: 'sprang', steal: 'stole', sting: 'stung', sweep: 'swept', swap: 'swapped', shed: 'shed',
  understand: 'understood', unwind: 'unwound', wind: 'wound', bring: 'brought', blow: 'blew', weep: 'wept', leap: 'leapt', kneel: 'knelt',
  learn: 'learnt', dream: 'dreamt', spell: 'spelt', spill: 'spilt', burn: 'burnt', split: 'split', upset: 'upset', undo: 'undid', overhear: 'overheard',
}; // prettier-ignore
const PAST_OF: ReadonlyMap<string, string> = new Map([
  ...[...BASE_OF_PAST].map(([past, base]) => [base, past] as const),
  ...Object.entries(MORE),
]);
/** The last letter is doubled: "hop" is "hopped". Of two syllables only these. */
const DOUBLES =
  /^[^aeiou]*(?:qu)?[aeiou][bcdfgklmnprstvz]$|^(?:trap|equip|kidnap|prefer|refer|forget|unzip|travel|cancel|label|whistle(?!e))$/;

/** "run" -> "ran", "hop" -> "hopped", "whistle" -> "whistled". */
export function pastOf(base: string): string {
  const known = PAST_OF.get(base);
  if (known !== undefined) return known;
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  // British: "unravelled", "pedalled".
  return DOUBLES.test(base) || /[^aeiou][aeiou]l$/.test(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
}

/** "runs", "run" or "running" -> "ran"; undefined where the verb is not sure. */
export function inThePast(verb: string): string | undefined {
  const low = verb.toLowerCase();
  if (BASE_OF_PAST.has(low) || /[^e]ed$/.test(low)) return low;
  const base = baseOf(low);
  return base === undefined ? undefined : pastOf(base);
}
