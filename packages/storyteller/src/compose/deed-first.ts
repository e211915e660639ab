import type { Variant } from '../frame.ts';

/** A bare name at the head of a sentence, or after "and" or a comma, and a verb in the past or one that never changes. */
const NAMED_AGAIN =
  /(^|[.!?]["”]? |\b(?:and|but|so|then|when|because|that|which|since|what) |, )\{Name\} (?=(?:was|had|did|has already|[a-z]+ed|put|made|took|got|went|came|saw|gave|told|kept|found|held|left|spoke|thought|felt|slept|woke|ate|drank|ran|sat|stood|built|wrote|drew|brought|chose|began|met|won|lost|heard|grew|learnt|let|dealt|caught|swam|said|knew|can|may|might|could|would|will)\b)/;
/** "{Name} waited.", "{Name} learnt it.": what was done has been told. */
const SAID_ALREADY = /^\{Name\} [a-z]+(?: it)?[.!] /;
/** "Something went well for {Name}." */
const ABOUT = /\b(for|with|to|by) \{Name\}(?=[,.])/;

/**
 * An opening of a story that applauds as it stands after what the child did: "{Name} shared {his} scooter." What the frame
 * says of any deed of its kind need not name the child a second time at once.
 */
export function afterTheDeed(opening: Variant): string {
  const own = opening.text.replace(/^\{Name\} \{deed\}\. /, '').replace(SAID_ALREADY, '');
  const rest = NAMED_AGAIN.test(own) ? own.replace(NAMED_AGAIN, '$1{he} ') : own.replace(ABOUT, '$1 {him}');
  return rest;
}
