import { CHILD } from '../audited-text.ts';
import { CRITERIA, type ParagraphRule, excerpt } from '../rule.ts';

/** What the same verbs mean in a bath, at a table, in a match or in bed, where nobody is hurt by them. */
const HARMLESS: Readonly<Record<string, string>> = {
  lie: 'in|on|down|there|still|under|back|awake|next|here|beside|between|flat|across|against|close|with',
  bite: 'into|off (?:a|the|one)|an? (?:apple|carrot|pear|biscuit|cracker|piece|bit|sandwich)|the (?:apple|carrot|bread|toast|food)',
  spit: '(?:it |the \\w+ )?(?:out|into the (?:sink|basin|bowl)|in the (?:sink|basin|bowl))',
  kick: '(?:off|the ball|a ball|the football|a football|with both|up the leaves|through the leaves)',
  hit: 'the (?:ball|drum|drums|note|right note|bell|target|buzzer|net|shuttlecock)',
  scratch: '(?:an|the) itch|it gently',
};
const but = (verb: keyof typeof HARMLESS): string => String.raw`(?! (?:${HARMLESS[verb] ?? ''})\b)`;
const HURTFUL = `hits?${but('hit')}|kicks?${but('kick')}|bites?${but('bite')}|screams?|yells?|shouts?|pinches|scratches${but('scratch')}|spits${but('spit')}|slaps?|punches|lies${but('lie')}|steals|whines|hit${but('hit')}|kicked${but('kick')}|bit${but('bite')}|screamed|shouted|throws (?:things|toys|food|a tantrum)|pushes (?:people|other|children|friends|him|her|the baby)|is (?:bad|naughty|mean|rude|selfish|lazy|spoilt|silly)|misbehaves|refuses`;
/** The same in the first person: "I hit", "I am naughty". */
const BY_TELLER = new RegExp(
  `(?:${CHILD}|\\bI) (?:often |sometimes |then |also |still )?(?:${HURTFUL}|scream|yell|shout|pinch|scratch${but('scratch')}|spit${but('spit')}|spat${but('spit')}|slap|punch|lie${but('lie')}|lied|steal|stole|whine|hurt (?:people|others|him|her|them|my)|throw (?:things|toys|food|a tantrum)|push (?:people|other|children|friends|him|her|the baby)|(?:am|was) (?:bad|naughty|mean|rude|selfish|lazy|spoilt|silly|stupid|horrible)|misbehave|refuse)\\b`,
);
const FEARED = new RegExp(`(?:${CHILD}|\\bI) (?:often |sometimes |then )?(?:${HURTFUL})\\b`);
const BY_PRONOUN = {
  he: new RegExp(`\\b[Hh]e (?:often |sometimes |then )?(?:${HURTFUL})\\b`),
  she: new RegExp(`\\b[Ss]he (?:often |sometimes |then )?(?:${HURTFUL})\\b`),
} as const;

/** Behaviour that hurts belongs to "people" or to "a hit"; only the feeling may belong to the child. */
export const noBlame: ParagraphRule = {
  id: 'G5',
  title: 'It never says that the child behaves badly',
  hard: true,
  basis: CRITERIA,
  inParagraph: ({ masked, text }, { pronouns, person }) => {
    const found =
      FEARED.exec(masked) ??
      (person === 'first' ? BY_TELLER.exec(masked) : null) ??
      (person !== 'first' && (pronouns === 'he' || pronouns === 'she') ? BY_PRONOUN[pronouns].exec(masked) : null);
    return found && excerpt(text, found.index, found[0].length);
  },
};
