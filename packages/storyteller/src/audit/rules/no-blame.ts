import { CHILD } from '../audited-text.ts';
import { CRITERIA, type ParagraphRule, excerpt } from '../rule.ts';

const HURTFUL =
  'hits?|kicks?|bites?|screams?|yells?|shouts?|pinches|scratches|spits|slaps?|punches|lies|steals|whines|hit|kicked|bit|screamed|shouted|throws (?:things|toys|food|a tantrum)|pushes (?:people|other|children|friends|him|her|the baby)|is (?:bad|naughty|mean|rude|selfish|lazy|spoilt|silly)|misbehaves|refuses';
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
  inParagraph: ({ masked, text }, { pronouns }) => {
    const found =
      FEARED.exec(masked) ?? (pronouns === 'he' || pronouns === 'she' ? BY_PRONOUN[pronouns].exec(masked) : null);
    return found && excerpt(text, found.index, found[0].length);
  },
};
