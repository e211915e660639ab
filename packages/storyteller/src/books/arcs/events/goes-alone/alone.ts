import type { ThingName } from '@storylantern/contract';

const TOY = String.raw`(?:teddy(?: bear)?|ted|bunny|doll(?:y|ie)?|puppet|(?:toy|soft toy|cuddly toy|stuffed animal)|(?:toy|cuddly|stuffed|soft|plush) \p{L}+|(?:my|her|his|our) (?:rabbit|bear|monkey|elephant|lion|tiger|giraffe|penguin|panda|fox|dinosaur|unicorn))`;
const ALONE = String.raw`(?:(?:all )?(?:by (?:himself|herself|itself)|on (?:his|her|its) own|alone)|without (?:me|us|him|her|them|\p{Lu}\p{Ll}+))`;
const RIDE = String.raw`(?:bus(?:es)?|coach|train|tram|underground|metro|tube|boat|ferry|ship|taxi|planes?|aeroplane|airplane|airport|post|mail|trip|journey|holiday|travel\w*|town|world|abroad|fl(?:y|ies|ew))`;
const GOES = String.raw`(?:goes|go|went|gone|takes?|took|catch(?:es)?|caught|rides?|rode|gets? on|got on|travels?|travelled|flies|flew|runs? (?:off|away)|ran (?:off|away)|sets? off|posts?|posted|sent)`;

/** That a theme may be of a toy that has gone somewhere by itself. */
export const GOES_ALONE_WORDS = new RegExp(
  [
    String.raw`\b${TOY}\b[^.]*\b${GOES}\b[^.]*\b${RIDE}\b[^.]*\b${ALONE}\b[^.]*`,
    String.raw`\b${TOY}\b[^.]*\b${GOES}\b[^.]*\b${ALONE}\b[^.]*\b${RIDE}\b[^.]*`,
    String.raw`\b${TOY}\b[^.]*\b(?:flies|flew|posted|sent in the post)\b[^.]*`,
    String.raw`\b${TOY}\b[^.]*\b(?:runs?|ran) (?:off|away)\b[^.]*\bon (?:the|a) [^.]*${RIDE}\b[^.]*`,
    String.raw`\b${TOY}\b[^.]*\bwrong (?:bus|train|plane)\b[^.]*`,
    String.raw`\bpostcards? from (?:(?:my|her|his|our) )?${TOY}\b`,
  ].join('|'),
  'iu',
);

/** Where one cannot go after it. */
export const FAR =
  /\b(?:planes?|aeroplane|airplane|airport|fl(?:y|ies|ew)|post(?:s|ed)?|mail|holiday|world|abroad|country|postcards?|sea|ship|ferry)\b/i;

/** Who has gone, as the child calls it. */
export interface Gone {
  /** "Teddy". */
  readonly name: string;
  /** "bear". */
  readonly kind: string;
  readonly drawn: ThingName | null;
}

/** The toy of a theme. */
export function goneIn(raw: string): Gone {
  const low = raw.toLowerCase();
  const own = /\b(?:toy|cuddly|stuffed|soft|plush) (?!toy|animal)(\p{L}+)/u.exec(low)?.[1];
  const animal = /\b(?:my|her|his|our) (monkey|elephant|lion|tiger|giraffe|penguin|panda|fox|dinosaur|unicorn)\b/u.exec(
    low,
  )?.[1];
  if (/\b(?:bunny|rabbit)\b/.test(low)) return { name: 'Bunny', kind: 'rabbit', drawn: 'rabbit-toy' };
  if (/\bdoll/.test(low)) return { name: 'Dolly', kind: 'doll', drawn: 'doll' };
  const kind = own ?? animal;
  if (kind !== undefined && !/^(?:bear|teddy)$/.test(kind))
    return { name: kind.charAt(0).toUpperCase() + kind.slice(1), kind, drawn: null };
  return /\bbear\b/.test(low) && !low.includes('teddy')
    ? { name: 'Bear', kind: 'bear', drawn: 'teddy' }
    : { name: 'Teddy', kind: 'bear', drawn: 'teddy' };
}

/** What it goes by where one can go after it. */
export interface Ride {
  readonly noun: string;
  readonly drawn: ThingName;
  readonly stop: string;
  readonly driver: string;
}
const RIDES: readonly (readonly [RegExp, Ride])[] = [
  [/\btrain\b/i, { noun: 'train', drawn: 'steam-train', stop: 'station', driver: 'conductor' }],
  [/\btram\b/i, { noun: 'tram', drawn: 'bus', stop: 'tram stop', driver: 'driver' }],
  [/\b(?:underground|metro|tube)\b/i, { noun: 'train', drawn: 'steam-train', stop: 'station', driver: 'guard' }],
];
const BUS: Ride = { noun: 'bus', drawn: 'bus', stop: 'bus stop', driver: 'driver' };
export const rideIn = (raw: string): Ride => RIDES.find(([word]) => word.test(raw))?.[1] ?? BUS;

/** Where it has gone to: "Brazil"; null where a theme does not say. */
export const farIn = (raw: string): string | null => {
  const to =
    /\b(?:to|in) ((?:(?:South|North|New|Costa|Saudi|Sri) )?\p{Lu}\p{Ll}+|brazil|spain|france|italy|greece|turkey|india|africa|america|australia|japan|china|mexico|canada|portugal|scotland|ireland)\b/u.exec(
      raw,
    )?.[1];
  return to === undefined ? null : to.charAt(0).toUpperCase() + to.slice(1);
};
