import { FEAR, PREVENT } from '../cues.ts';

const WEAPON =
  '(?:guns?|pistols?|rifles?|knife|knives|machetes?|weapons?|bombs?|grenades?|blades?|explosives?|ammo|bullets?)';
const BROUGHT = new RegExp(
  String.raw`\b(?:bring|brings|bringing|brought|take|takes|taking|took|carry|carries|carrying|carried|sneak|sneaks|sneaked|pack|packs|packed|hide|hides|hid|smuggle|smuggles|smuggled)\b.{0,28}\b${WEAPON}\b.{0,16}\b(?:to|into|in|at|on|for) (?:his |her |the |their )?(?:school|class|classroom|nursery|kindergarten|playground|bus|preschool)\b`,
);
const TAUGHT = new RegExp(
  String.raw`\b(?:how to (?:make|build|use|shoot|fire|load|hide|get|buy) (?:an? |the |his )?${WEAPON}|(?:make|build|making|building) (?:an? )?(?:real )?(?:bomb|gun|explosive|weapon)s?)\b`,
);
const STORY = new RegExp(
  String.raw`\b(?:story|tale|book)\b.{0,30}\b(?:with|about|where)\b.{0,30}\b(?:guns|weapons|bombs|machetes?|pistols?|rifles?)\b`,
);
/** A theme that is nothing else. */
const BARE = /^(?:an? |the |some |real )?(?:guns?|pistols?|rifles?|machetes?|grenades?|bombs?|weapons?)$/;
const TOY =
  /\b(?:toy|toys|nerf|water|bubble|cap|foam|lego|pretend|plastic|wooden|knife and fork|fork|butter|glue|bath bombs?)\b/;

/** Real weapons: brought to school, made, or wanted in a story. */
export function hasWeapons(sentence: string): boolean {
  if (TOY.test(sentence)) return false;
  if (BARE.test(sentence)) return true;
  if (BROUGHT.test(sentence)) return !/\b(?:scared|afraid|worried|frightened|fear)\b/.test(sentence);
  return (TAUGHT.test(sentence) || STORY.test(sentence)) && !FEAR.test(sentence) && !PREVENT.test(sentence);
}
