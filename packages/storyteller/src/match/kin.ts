/**
 * Situations so near each other that a family is served by either: what speaks for one speaks hardly against the other.
 * A word that tells who did it to whom ("was teased", "teases") parts two situations; such pairs do not stand here.
 */
const NEAR_KIN: readonly (readonly string[])[] = [
  ['first-day-school', 'saying-goodbye'],
  ['first-day-school', 'new-school'],
  ['new-bed', 'sleeping-alone'],
  ['bedtime-routine', 'sleeping-alone'],
  ['food-textures', 'healthy-eating'],
  ['screen-time', 'screens-off'],
  ['stopping-play', 'screens-off'],
  ['waiting', 'taking-turns'],
  ['sharing', 'taking-turns'],
  ['change-of-plan', 'handling-disappointment'],
  ['broken-promise', 'handling-disappointment'],
  ['new-family-member', 'new-partner'],
  ['parents-divorce', 'two-homes'],
  ['bath-time', 'water-on-face'],
  ['loud-toilets', 'public-toilets'],
  ['group-work', 'teamwork'],
  ['jealousy', 'new-sibling'],
  ['fear-dark', 'monsters'],
  ['monsters', 'nightmares'],
  ['nightmares', 'night-terrors'],
  ['hard-times', 'frightening-event'],
  ['hitting', 'managing-anger'],
  ['bullying', 'being-teased'],
  ['body-and-looks', 'being-teased'],
  ['hospital-stay', 'operation'],
  ['somebody-died', 'grandparent-death'],
  ['making-friends', 'left-out'],
  ['new-teacher', 'moving-class'],
  ['new-school', 'moving-class'],
  ['loud-noises', 'fire-drill'],
  ['spiders', 'insects'],
  ['nail-biting', 'hair-and-skin'],
  ['perfectionism', 'building-confidence'],
];

const KIN = new Set(NEAR_KIN.flatMap(([a = '', b = '']) => [`${a} ${b}`, `${b} ${a}`]));

/** Whether a story of one would serve a family that meant the other. */
export const isKin = (a: string, b: string): boolean => KIN.has(`${a} ${b}`);
