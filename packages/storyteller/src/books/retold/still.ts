import { isPastForm } from '../../words/past-tense.ts';

/** Past forms that differ after "had". */
const AFTER_HAD: Readonly<Record<string, string>> = {
  ate: 'eaten', became: 'become', began: 'begun', bit: 'bitten', blew: 'blown', broke: 'broken', came: 'come', chose: 'chosen', did: 'done',
  drank: 'drunk', drew: 'drawn', drove: 'driven', fell: 'fallen', flew: 'flown', forgot: 'forgotten', froze: 'frozen', gave: 'given',
  grew: 'grown', hid: 'hidden', knew: 'known', lay: 'lain', ran: 'run', rang: 'rung', rode: 'ridden', rose: 'risen', sang: 'sung', sank: 'sunk',
  saw: 'seen', shook: 'shaken', shrank: 'shrunk', spoke: 'spoken', sprang: 'sprung', stank: 'stunk', stole: 'stolen', swam: 'swum',
  swore: 'sworn', threw: 'thrown', took: 'taken', tore: 'torn', undid: 'undone', went: 'gone', woke: 'woken', wore: 'worn', wrote: 'written',
}; // prettier-ignore
const ADVERB = /^(?:all|both|just|nearly|almost|actually|only|even|finally|suddenly|accidentally|really|then|somehow)$/;
const MOST_BEFORE = 8;

/**
 * What happened, as it is found again when one looks once more: "the tent had still fallen down", "the ferry was still
 * cancelled", "they were still looking for the tortoise"; null where it is not sure.
 */
export function stillOf(told: string): string | null {
  const words = told.split(' ');
  const at = words.findIndex(
    (word, i) => i > 0 && i < MOST_BEFORE && (isPastForm(word) || /^(?:was|were|could|would)n't$/.test(word)),
  );
  const verb = words[at];
  if (verb === undefined) return null;
  const before = words.slice(0, at).filter((word) => !ADVERB.test(word));
  const after = words.slice(at + 1).filter((word, i) => i > 0 || !/^(?:nearly|actually|really)$/.test(word));
  const as = (middle: string, rest = after): string => [...before, middle, ...rest].join(' ');
  if (verb === 'had' && after[0] === 'been')
    return as(before.join(' ') === 'they' ? 'were still' : 'was still', after.slice(1));
  if (/^(?:was|were)$/.test(verb)) return as(`${verb} still`);
  if (verb === 'had' && after[0] === 'to') return as('still had');
  if (verb.endsWith("n't")) return as(`still ${verb}`);
  if (/^(?:could|would|did)$/.test(verb)) return null;
  if (verb === 'had' && after[0] !== undefined && isPastForm(after[0])) return as('had still');
  return as(`had still ${AFTER_HAD[verb] ?? verb}`);
}
