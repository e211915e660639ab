import type { SettingName } from '@storylantern/contract';
import type { Figure } from '../../arc.ts';

const PLACES: readonly (readonly [RegExp, SettingName, string])[] = [
  [/\bkitchen|\btoast|\bfridge|\bsupper|\bbreakfast|\blunch|\bdinner/i, 'kitchen', 'spoon'],
  [/\bbath(?:room)?\b/i, 'bathroom', 'towel'],
  [/\bbed(?:room|time)?\b/i, 'bedroom', 'pillow'],
  [/\blibrary\b/i, 'library', 'stamp'],
  [/\bschool|\bclass/i, 'classroom', 'chalk'],
  [/\bshops?\b|\bsupermarket|\boffice/i, 'shop', 'basket'],
  [/\bpark\b|\bplayground|\bslide\b|\bswings?\b/i, 'playground', 'bag'],
  [/\bbeach|\bsea\b|\bseaside/i, 'beach', 'bucket'],
  [/\bfarm/i, 'farm', 'bucket'],
  [/\bforest|\bwoods?\b/i, 'forest', 'bag'],
  [/\bpond\b/i, 'pond', 'bag'],
  [/\bstreet|\broad\b|\bcar\b|\bbus\b/i, 'street', 'bag'],
  [/\bcastle|\bpalace|\bking\b|\bqueen\b|\bknight/i, 'castle', 'cup'],
];
export const INDOORS: ReadonlySet<SettingName> = new Set([
  'kitchen',
  'bathroom',
  'bedroom',
  'library',
  'classroom',
  'shop',
  'castle',
  'living-room',
]);
const IN_AIR: ReadonlySet<string> = new Set(['sky', 'space']);

/** Where it happens, and what somebody has in hand there. */
export function homeOf(raw: string, who: Figure | null, isChild: boolean): readonly [SettingName, string] {
  const said = PLACES.find(([words]) => words.test(raw));
  if (said) return [said[1], said[2]];
  const being = who?.being ?? null;
  if (isChild || who === null || being === null || being.isa === 'pet') return ['kitchen', 'spoon'];
  if (being.setting === 'undersea') return ['beach', 'bucket'];
  if (IN_AIR.has(being.setting) || being.isa === 'wild' || being.isa === 'bird' || being.isa === 'insect')
    return ['garden', 'watering can'];
  if (being.isa === 'farm') return ['farm', 'bucket'];
  if (being.isa === 'vehicle') return ['street', 'bag'];
  if (being.isa === 'thing') return being.size > 3 ? ['garden', 'watering can'] : ['kitchen', 'spoon'];
  return ['garden', 'watering can'];
}
