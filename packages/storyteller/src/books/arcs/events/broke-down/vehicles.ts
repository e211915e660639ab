import type { ThingName } from '@storylantern/contract';

/** What may stand still in the road, by the words of a theme. */
export const VEHICLES: readonly { readonly said: RegExp; readonly word: string; readonly drawn: ThingName }[] = [
  { said: /\bcars?\b/, word: 'car', drawn: 'car' },
  { said: /\btractors?\b/, word: 'tractor', drawn: 'tractor' },
  { said: /\bschool bus(?:es)?\b/, word: 'school bus', drawn: 'bus' },
  { said: /\b(?:school ?)?bus(?:es)?\b/, word: 'bus', drawn: 'bus' },
  { said: /\bdiggers?\b|\bexcavators?\b/, word: 'digger', drawn: 'digger' },
  { said: /\bfire ?(?:engines?|trucks?)\b/, word: 'fire engine', drawn: 'fire-engine' },
  { said: /\b(?:camper ?)?vans?\b|\bcaravans?\b/, word: 'van', drawn: 'bus' },
  { said: /\blorr(?:y|ies)\b|\btrucks?\b/, word: 'lorry', drawn: 'lorry' },
  { said: /\btrains?\b|\bengines?\b/, word: 'train', drawn: 'steam-train' },
  { said: /\bmotorbikes?\b/, word: 'motorbike', drawn: 'motorbike' },
];
