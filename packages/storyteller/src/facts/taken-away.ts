import type { ToldFact } from './told-fact.ts';

/** What is held or worn, which can be lost and forbidden. */
const A_THING: ReadonlySet<ToldFact['name']> = new Set(['gear', 'comforter', 'thing']);
/** The sentence behind it takes it away: "School took it away", "It got lost", "They're not allowed". */
const TAKES_IT_AWAY =
  /^(?:but |and |now |then |sadly |unfortunately )*(?:(?:(?:the |his |her |their |a |our )?(?:\w+ )?\w+) (?:has |have |had |just |then )*(?:took|taken|takes?|confiscated?|confiscates|banned?|bans|lost|broke|hid|binned|threw|forbade|forbids) (?:it|them) ?(?:away|off (?:him|her|them)|out|$|[.!,])|(?:it|they|that|those)(?:'s|'re| is| are| was| were| has been| have been| got| gets?)? ?(?:been |now |always |all )*(?:lost|broken?|banned|confiscated|taken away|gone|forbidden|in the bin|too small|(?:not|no longer) allowed)|(?:it|they|that) (?:isn't|aren't|is not|are not) (?:allowed|working|any (?:help|use|good))|(?:it|they|that) (?:(?:doesn't|don't|does not|do not|no longer) (?:help|work)|stopped (?:helping|working)))/i;

/** Whether a thing that was noted is taken away, lost or forbidden in what is said next. */
export function isTakenAway({ name, sentence }: ToldFact, all: readonly string[]): boolean {
  const next = all[all.indexOf(sentence) + 1];
  return A_THING.has(name) && all.includes(sentence) && next !== undefined && TAKES_IT_AWAY.test(next);
}
