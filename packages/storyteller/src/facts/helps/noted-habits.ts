import type { Clause } from './clauses.ts';
import { GROWN, NO_HELP } from './help-words.ts';
import { doneByOthers, doneByTheChild, OF_NO_HELP as TOLD_AS_TROUBLE, type Doing } from './noted-doings.ts';
import type { Gender } from '@storylantern/contract';
import type { Phrase } from '../../render/phrase.ts';
import type { Said } from './said-to-help.ts';

/** What a child does by itself in a hard moment; thumbs that are sucked and collars that are chewed may be the trouble. */
const CHILD_DOES =
  /^(?:he|she|they) ((?:(?:usually|always|often|sometimes) )?(?:squeezes? (?:an?|his|her|their|the)|counts? (?:to|backwards|down|in|from)|takes? (?:\w+ ){0,2}breaths?|breathes? (?:in|out|slowly|through)|hums?|hugs? (?:his|her|their)|strokes? (?:his|her|their|the|a)|covers? (?:his|her|their) ears|puts? (?:his|her|their) hands over|wraps? (?:him|her|them)sel(?:f|ves)|presses (?:his|her|their))\b.*)$/i;
/** What a grown-up does for the child then, to or beside it. */
const GROWN_DOES = new RegExp(
  String.raw`^(${GROWN}|(?:[a-z]+ )?leader|(?:his|her|their) (?:[a-z]+ )?(?:leader|assistant|buddy|teacher|cousin|friend)) (?:(?:always|usually|often|just|will|can) )*((?:stays?|sits?|stands?|waits?|walks?|kneels?|crouches) (?:for (?:him|her|them)\b|near(?:by)?|next to|beside|close|by|with(?! (?:us|me)\b)|behind)\b.*|holds? (?:his|her|their) hands?\b.*|(?:hugs?|cuddles?|reminds?|warns?|prompts?|carries) (?:him|her|them)\b.*|takes? (?:him|her|them) (?:out )?for (?:an? )?(?:pancakes|ice creams?|hot chocolates?|milk ?shakes?|walks?|drives?|cake|chips|swings?|dog walks?|cocoa|treat|bike rides?)\b.*|(?:gives?|shows?|tells?) (?:him|her|them) (?!off|to (?:stop|be)|no\b|money|sweets|the (?:ipad|phone|tablet)).+|(?:writes?|draws?) (?:it|them|the|a|what|his|her|their)\b.* (?:for|with) (?:him|her|them)\b.*|counts? (?:to|with|down|backwards|between|until)\b.*|rubs? (?:his|her|their) (?:back|feet|hands?|tummy)\b.*|strokes? (?:his|her|their) (?:hair|back|hand|head|cheek)\b.*|lets? (?:him|her|them) .+)$`,
  'iu',
);
/** Who it is called besides: "playgroup leader Tina". */
const A_NAME =
  /^((?:[\p{L}]+ ){0,2}(?:leader|assistant|buddy|teacher|key ?worker|key person|childminder|TA|nurse|coach|cousin|friend)) ((?!(?:Miss|Mrs?|Ms|Dr)\b)\p{Lu}\p{Ll}+)(?= )/u;
/** Done once, or only to be suffered. */
const OF_NO_HELP =
  /\b(?:(?:at|most) (?:the )?weekends?|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|yesterday|last (?:week|night|year|time)|once|but|then he|then she|all night|refus\w*|scream\w*|cry|cries|crying|too (?:hard|tight\w*|rough\w*|much|fast|strong\w*)|until (?:he|she|they) (?:fall|sleep|drop)|sweets|chocolate|crisps|ipad|tablet|telly)/i;

/** A habit, the words of the note that tell it, and who it is besides the child. */
type Habit = Said & { readonly words: string; readonly who?: Phrase; readonly habit: true };

/**
 * What a note says is done, where nobody would note it for any other reason than that it helps; `asRead` calls the child and
 * those who help what patterns know them by.
 */
export function habitsNoted(
  clauses: readonly Clause[],
  asRead: (text: string) => string,
  childName: string,
  known: ReadonlySet<string>,
  gender: Gender | null,
): Habit[] {
  return clauses.flatMap(({ text }): Habit[] => {
    const doing =
      doneByOthers(text, childName, known, gender) ??
      (isOfTheOther(text, gender) ? undefined : doneByTheChild(asRead(text)));
    const plain = asRead(text).replace(A_NAME, '$1');
    if (doing !== undefined && !(doing.who === 'child' && CHILD_DOES.test(plain))) return [asHabit(doing, text)];
    if (isOfTheOther(text, gender) || NO_HELP.test(plain) || OF_NO_HELP.test(plain) || TOLD_AS_TROUBLE.test(plain))
      return [];
    const own = CHILD_DOES.exec(plain)?.[1];
    if (own !== undefined)
      return own
        .split(/ and (?=counts?|breathes?|hums?|takes?|squeezes?)/i)
        .map((said) => ({ said, form: 'clause', by: 'child', words: text, habit: true }));
    const grown = GROWN_DOES.exec(plain);
    if (!grown) return doing === undefined ? [] : [asHabit(doing, text)];
    return [
      {
        said: grown[2] ?? '',
        form: 'clause',
        by: { grown: A_NAME.exec(text)?.[2] ?? grown[1] ?? '' },
        words: text,
        habit: true,
      },
    ];
  });
}

/** "He reads the bedtime story on video", noted of a girl: her father does. */
const isOfTheOther = (text: string, gender: Gender | null): boolean =>
  (gender === 'girl' && /^he\b/i.test(text)) || (gender === 'boy' && /^she\b/i.test(text));

const asHabit = ({ said, who }: Doing, words: string): Habit => ({
  said,
  form: 'clause',
  by: who === 'child' ? 'child' : { grown: typeof who === 'string' ? who : who.said },
  words,
  habit: true,
  ...(typeof who === 'object' && { who: who.phrase }),
});
