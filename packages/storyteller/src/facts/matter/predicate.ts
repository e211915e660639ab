import { baseOf } from '../../words/base-verb.ts';
import { isPast } from '../../words/irregular-past.ts';

/** What a clause without a subject begins with, where the child is its subject. */
const NO_SUBJECT =
  /^(?:is|was|has|had|does|did|may not|will not|cannot|never|keeps?|gets?|got|thinks?|wants?|says?|said|refuses?|hates?|loves?|likes?|dislikes?|worries|misses|cries|cried|feels?|felt|finds?|struggles|found|lost|broke|fell|came|went|woke|wakes|starts?|started|needs?|asks?|asked|told|runs|ran|stays|holds|hides|hid|goes|comes|came|sits|talks|speaks|eats|sleeps|shares|stammers|panics|fainted|prefers|copies|lies awake|gave|gives|made|makes|saw|sees|plays|reads|writes|tells|walks|watches|wears|uses|sucks|chews|picks)\b/i;
/** What a clause begins with that lacks its "is". */
const WITHOUT_IS =
  /^(?:fascinated|very keen on|struggling (?:with|to)|cross|angry|gutted|heartbroken|devastated|disappointed|embarrassed|keen|mad about|convinced|desperate|fed up|bored|annoyed|confused|puzzled|curious|proud|being (?:moved|asked|chosen)|starting|moving|going|having|giving up|changing|fasting|learning|allergic|scared|afraid|terrified|petrified|frightened|worried|upset|sad|nervous|anxious|embarrassed|jealous|shy|lonely|homesick|adopted|dyslexic|left-handed|deaf|fussy|self conscious|being (?:called|left out|picked on)(?!.* (?:scares|upsets|makes|is)\b))\b/i;
/** What a clause begins with that lacks its "has". */
const WITHOUT_HAS =
  /^(?:(?:an? |really |very |bad )?(?:tummy ?ache|headaches?|nightmares|bad dreams|eczema|asthma|(?:nut|peanut|egg|milk|dairy) allergy|dyslexia|braces|glasses|hearing aids|swimming lessons|a stammer|a stutter|an? [a-z]+ phobia))\b/i;
const ADVERBS =
  /^(?:(?:really|suddenly|just|also|still|already|always|constantly|usually|absolutely|literally|then) )+/i;
/** Words that look like verbs and are none. */
const NO_VERB = /^(?:as|his|its|this|class|pants|lots|problems|issues|socks|kids|boys|girls|friends|sometimes|less)$/;

/**
 * What the child does or is, from the verb on, as a story says it. Undefined where no verb is sure; without a subject before it a
 * verb is sure only where parents leave the child out.
 */
export function predicate(said: string, hasSubject: boolean): string | undefined {
  const bare = said.replace(ADVERBS, '');
  let rest = bare.charAt(0).toLowerCase() + bare.slice(1);
  if (WITHOUT_IS.test(rest.replace(/^so (?=.* that )/, ''))) rest = `is ${rest}`;
  else if (WITHOUT_HAS.test(rest)) rest = `has ${rest}`;
  else if (!hasSubject && !NO_SUBJECT.test(rest)) return undefined;
  const [first = '', second] = rest.split(' ');
  const isVerb =
    /^(?:is|was|has|had|does|did|will|would|may|cannot|never|let|put|[a-z]{2,}s|[a-z]{2,}ed)$/.test(first) ||
    isPast(first);
  if (!isVerb || second === undefined || NO_VERB.test(first)) return undefined;
  // Nobody can want to fall asleep.
  if (/^will not (?:sleep|fall|settle|stop|calm|go to sleep)\b/.test(rest)) return undefined;
  return rest
    .replace(/(^|\b(?:and|but|so) )will not (?=[a-z])/g, '$1does not want to ')
    .replace(
      /^never (\w+s)\b(.*)/,
      (_, verb: string, what: string) =>
        `does not ${baseOf(verb)}${what.replace(/ or (\w+s)\b/, (_or, other: string) => ` or ${baseOf(other)}`)}`,
    )
    .replace(/^wants (?=to |an? |the |his |her )/, 'would like ')
    .replace(/^hates (?=\w+ing\b|the |when |being )/, 'does not like ')
    .replace(/^got (?=an? (?:stammer|stutter|lisp|verruca|cold|rash|wart|cast|brace)\b)/, 'has ')
    .replace(/\b(?:really|absolutely|completely|totally|very|(?<=\b(?:is|gets|feels) )so(?!.* that )) (?=[a-z]+)/g, '')
    .replace(/\b(?:terrified|petrified)\b/g, 'scared');
}
