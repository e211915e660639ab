import { CHILD } from '../audited-text.ts';
import { CRITERIA, type ParagraphRule, excerpt } from '../rule.ts';

const HURTFUL =
  'hits?|kicks?|bites?|screams?|yells?|shouts?|pinches|scratches|spits|slaps?|punches|lies|steals|whines|hit|kicked|bit|screamed|shouted|throws (?:things|toys|food|a tantrum)|pushes (?:people|other|children|friends|him|her|the baby)|is (?:bad|naughty|mean|rude|selfish|lazy|spoilt|silly)|misbehaves|refuses';
/** The same in the first person: "I hit", "I am naughty". To lie in bed is no lie. */
const BY_TELLER = new RegExp(
  `(?:${CHILD}|\\bI) (?:often |sometimes |then |also |still )?(?:${HURTFUL}|hits?|kick|bite|scream|yell|shout|pinch|scratch|spit|spat|slap|punch|lie(?! (?:in|on|down|there|still|under|back|awake|next|here|beside|flat)\\b)|lied|steal|stole|whine|hurt (?:people|others|him|her|them|my)|throw (?:things|toys|food|a tantrum)|push (?:people|other|children|friends|him|her|the baby)|(?:am|was) (?:bad|naughty|mean|rude|selfish|lazy|spoilt|silly|stupid|horrible)|misbehave|refuse)\\b`,
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
