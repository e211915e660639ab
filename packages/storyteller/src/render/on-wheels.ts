/** What a child does on foot, directly behind the child, and what is as true on wheels. */
const MODAL = String.raw`(\{(?:he|Name)\} (?:can|may|might|will|could|would)(?: (?:also|still|then|just))*)`;
const DOINGS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`${MODAL} stand up\b`, 'g'), '$1 sit up'],
  [new RegExp(String.raw`${MODAL} stand (?:very )?(still|back)\b`, 'g'), '$1 stay $2'],
  [new RegExp(String.raw`${MODAL} stand\b`, 'g'), '$1 wait'],
  [new RegExp(String.raw`${MODAL} (?:walk|step|march|tiptoe)\b`, 'g'), '$1 go'],
  [new RegExp(String.raw`${MODAL} run (to|over|back)\b`, 'g'), '$1 race $2'],
  [/\{(he|Name) walks\}/g, '{$1 goes}'],
  [/\{(he|Name) stands\}/g, '{$1 waits}'],
  [/\{(he|Name) runs\}/g, '{$1 races}'],
];

/** Authored text for a child who gets about on wheels: "may stand near the ring" -> "may wait near the ring". */
export const onWheels = (text: string): string => DOINGS.reduce((told, [on, wheels]) => told.replace(on, wheels), text);
