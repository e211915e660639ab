import type { SettingName } from '@storylantern/contract';

/** A place as it stands after "the", how it is drawn, and what a child carries there in both arms. */
export interface Place {
  readonly word: string;
  readonly setting: SettingName;
  readonly armful: string;
}

/** Words of places with a door. */
export const PLACES =
  'zoo|aquarium|library|book ?shop|cinema|theatre|theater|museum|swimming pool|pool|toy ?shop|sweet ?shop|pet ?shop|shop|bakery|café|cafe|farm park|petting zoo|animal shelter|youth club|music school|arcade|circus';

const SETTINGS: readonly (readonly [RegExp, SettingName, string])[] = [
  [/zoo|aquarium|shelter/u, 'garden', 'cabbages'],
  [/library|book/u, 'library', 'books'],
  [/cinema|theatre|theater|circus|music/u, 'stage', 'cushions'],
  [/pool/u, 'swimming-pool', 'towels'],
  [/museum/u, 'library', 'old boxes'],
];

export function placeIn(raw: string): Place {
  const word = new RegExp(String.raw`\b(?:${PLACES})\b`, 'iu').exec(raw)?.[0].toLowerCase() ?? 'library';
  const [, setting = 'shop', armful = 'parcels'] = SETTINGS.find(([each]) => each.test(word)) ?? [];
  return { word, setting, armful };
}
