import { baseOf } from '../../words/base-verb.ts';
import { BASE_OF_PAST } from '../../words/irregular-past.ts';

/** Past forms that are a word of the present as well, or that no list of children's verbs has. */
const MORE: Readonly<Record<string, string>> = {
  became: 'become', began: 'begin', bent: 'bend', bled: 'bleed', burst: 'burst', clung: 'cling', crept: 'creep', cut: 'cut', did: 'do',
  dug: 'dig', dreamt: 'dream', fed: 'feed', fled: 'flee', flung: 'fling', found: 'find', had: 'have', heard: 'hear', hung: 'hang',
  knelt: 'kneel', laid: 'lay', lay: 'lie', leapt: 'leap', learnt: 'learn', led: 'lead', left: 'leave', lent: 'lend', let: 'let', lit: 'light',
  meant: 'mean', overslept: 'oversleep', put: 'put', read: 'read', rose: 'rise', sank: 'sink', set: 'set', shrank: 'shrink', shut: 'shut',
  slid: 'slide', smelt: 'smell', sought: 'seek', spilt: 'spill', spun: 'spin', split: 'split', spread: 'spread', sprang: 'spring',
  stung: 'sting', struck: 'strike', stank: 'stink', swept: 'sweep', understood: 'understand', was: 'be', were: 'be', wept: 'weep',
  wound: 'wind',
}; // prettier-ignore
const PAST_OF = new Map([
  ...[...BASE_OF_PAST].map(([past, base]) => [base, past] as const),
  ...Object.entries(MORE).map(([past, base]) => [base, past] as const),
  ['be', 'was'] as const,
]);
/** What ends in -ed and is nothing that was done. */
const NO_PAST =
  /^(?:shed|sled|bed|red|seed|weed|reed|hundred|naked|wicked|kindred|sacred|speed|breed|need|feed|bleed|greed)$/;
/** Short verbs whose last letter is doubled: "stop" is "stopped". */
const DOUBLED = /^[^aeiou]*[aeiou][bdgklmnprt]$/;

/** Whether a word can only say that something was done, or is mostly said so. */
export function isPastForm(word: string): boolean {
  const low = word.toLowerCase();
  return BASE_OF_PAST.has(low) || Object.hasOwn(MORE, low) || (/\p{L}{2}ed$/u.test(low) && !NO_PAST.test(low));
}

/** "learning" -> "learnt", "gets" -> "got", "fell" -> "fell"; null where the verb is not sure. */
export function pastOf(verb: string): string | null {
  const low = verb.toLowerCase();
  if (isPastForm(low)) return low;
  const base = baseOf(low);
  if (base === undefined) return null;
  const irregular = PAST_OF.get(base);
  if (irregular !== undefined) return irregular;
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return DOUBLED.test(base) ? `${base}${base.at(-1) ?? ''}ed` : `${base}ed`;
}
