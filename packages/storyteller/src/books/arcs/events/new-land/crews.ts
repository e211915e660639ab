/** Who rows: their ship, and what they leave on each land they find. */
export interface Crew {
  readonly being: string;
  readonly some: string;
  readonly ship: string;
  /** What they leave there, after "a", and what they say when they meet it again. */
  readonly mark: string;
  readonly puts: string;
  readonly put: string;
  readonly putOld: string;
  readonly again: (captain: string) => string;
  readonly againOld: (captain: string) => string;
  /** What one hears of them in a ship. */
  readonly sound: string;
}

const VIKINGS: Crew = {
  being: 'viking',
  some: 'Vikings',
  ship: 'longship',
  mark: 'stone',
  puts: 'They put up a tall stone.',
  put: 'They set up a tall stone and scratched a name into it.',
  putOld: 'They set up a tall stone, as Vikings do, and cut into it who had been there.',
  again: (captain) => `It says ${captain}! There must be another ${captain}.`,
  againOld: (captain) =>
    `${captain} was here, it says. Fancy that! There's another ${captain}, and a good speller, too.`,
  sound: 'the shields rattled along the side',
};
const KNIGHTS: Crew = {
  being: 'knight',
  some: 'knights',
  ship: 'ship',
  mark: 'banner',
  puts: 'They put up a banner.',
  put: 'They put up a banner with a lion on it.',
  putOld: 'They put up a banner with a lion on it, as knights do, and opened their visors.',
  again: () => `It has a lion! There must be other knights with a lion.`,
  againOld: () => `A lion, too! What are the odds? Whoever they are, these knights have very good taste.`,
  sound: 'all the armour clanked and squeaked',
};
const ROMANS: Crew = {
  being: 'Roman soldier',
  some: 'Romans',
  ship: 'galley',
  mark: 'road',
  puts: 'They make a straight road.',
  put: 'They built a road, up one side and down the other, quite straight.',
  putOld: 'They built a road, as Romans do, straight up one side and straight down the other.',
  again: () => `It is quite straight! Somebody here can build roads.`,
  againOld: () => `Straight as a string! Whoever lives here builds nearly as well as we do.`,
  sound: 'the drum beat the time',
};
const SAILORS: Crew = {
  being: 'sailor',
  some: 'sailors',
  ship: 'ship',
  mark: 'flag',
  puts: 'They put up a flag.',
  put: 'They put up a flag with blue spots on it.',
  putOld: 'They put up a flag with blue spots on it, and took off their caps.',
  again: () => `It has blue spots! There must be other sailors with spots.`,
  againOld: () => `Blue spots, too! So somebody else can sew.`,
  sound: 'all the planks creaked',
};

/** Which crew a theme means. */
export function crewOf(raw: string): Crew {
  if (/viking|long ?ship/i.test(raw)) return VIKINGS;
  if (/knight/i.test(raw)) return KNIGHTS;
  return /roman|centurion/i.test(raw) ? ROMANS : SAILORS;
}
