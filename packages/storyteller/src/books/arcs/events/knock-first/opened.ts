import type { SettingName } from '@storylantern/contract';

/** Something at home that is opened every day, what it is opened for, and where it stands. */
export interface Opened {
  readonly what: string;
  /** What somebody goes to it for: "toast". */
  readonly use: string;
  readonly setting: SettingName;
}

const KITCHEN = 'kitchen';
/** Each with the words that name it, the longer before the shorter. */
const OPENED: readonly (readonly [words: RegExp, use: string, setting: SettingName])[] = [
  [/\b(?:washing machine|washer|tumble dryer|dryer)\b/i, 'socks', KITCHEN],
  [/\b(?:sock drawer|chest of drawers|drawer|wardrobe|closet|airing cupboard|laundry basket)\b/i, 'socks', 'bedroom'],
  [/\b(?:biscuit tin|cookie jar|biscuit barrel|cake tin)\b/i, 'a biscuit', KITCHEN],
  [/\b(?:toaster|bread bin|breadbin)\b/i, 'toast', KITCHEN],
  [/\b(?:fridge|refrigerator)\b/i, 'milk', KITCHEN],
  [/\b(?:freezer)\b/i, 'peas', KITCHEN],
  [/\b(?:dishwasher|kitchen cupboard|kitchen drawer|pantry|larder)\b/i, 'a plate', KITCHEN],
  [/\b(?:microwave|oven|cooker|saucepan|slow cooker)\b/i, 'soup', KITCHEN],
  [/\b(?:kettle|teapot|tea pot)\b/i, 'tea', KITCHEN],
  [/\b(?:cereal box|cereal packet|cereal)\b/i, 'breakfast', KITCHEN],
  [/\b(?:lunch ?box)\b/i, 'a sandwich', KITCHEN],
  [/\b(?:bathroom cupboard|bathroom cabinet|medicine cabinet)\b/i, 'soap', 'bathroom'],
  [/\b(?:toy ?box|toy chest|toy cupboard)\b/i, 'a ball', 'bedroom'],
  [/\b(?:school ?bag|backpack|rucksack|book ?bag|pencil case|bookcase)\b/i, 'a book', 'bedroom'],
  [/\b(?:letter ?box|mail ?box|post ?box)\b/i, 'a letter', 'street'],
  [/\b(?:handbag|pocket)\b/i, 'the key', 'living-room'],
  [/\b(?:cupboard|cabinet)\b/i, 'a cup', KITCHEN],
];

/** What of a home a theme names that is opened; null where it names nothing of the kind. */
export function openedIn(raw: string): Opened | null {
  for (const [words, use, setting] of OPENED) {
    const what = words.exec(raw)?.[0].toLowerCase();
    if (what !== undefined) return { what, use, setting };
  }
  return null;
}

/** The words of all of them, for what names the event. */
export const ANY_OPENED = OPENED.map(([{ source }]) => source.replaceAll(String.raw`\b`, '')).join('|');
