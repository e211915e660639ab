import type { SettingName } from '@storylantern/contract';
import type { Going } from '../event.ts';

/** Where a secret door is: how it is drawn, and in what words it stands in a sentence. */
export interface Spot {
  readonly setting: SettingName;
  /** "behind the books in the library". */
  readonly words: string;
}

const SPOTS: readonly (readonly [RegExp, Spot])[] = [
  [/\bwashing machine\b/, { setting: 'kitchen', words: 'behind the washing machine' }],
  [/\b(?:tv|telly|television)\b/, { setting: 'living-room', words: 'behind the television' }],
  [/\bcurtains?\b/, { setting: 'living-room', words: 'in the wall behind the curtain' }],
  [/\bwaterfall\b/, { setting: 'forest', words: 'in the rock behind the waterfall' }],
  [/\bbath(?:room)?\b/, { setting: 'bathroom', words: 'in the bathroom wall' }],
  [/\b(?:sofa|couch|settee)\b/, { setting: 'living-room', words: 'behind the sofa' }],
  [/\bfridge\b/, { setting: 'kitchen', words: 'at the back of the fridge' }],
  [/\bpiano\b/, { setting: 'living-room', words: 'behind the piano' }],
  [/\bclock\b/, { setting: 'living-room', words: 'in the wall behind the clock' }],
  [/\bfireplace\b/, { setting: 'living-room', words: 'in the wall beside the fireplace' }],
  [/\b(?:picture|painting)\b/, { setting: 'living-room', words: 'in the wall behind the picture' }],
  [/\bmirror\b/, { setting: 'living-room', words: 'in the wall behind the mirror' }],
  [/\bunder (?:the|my|her|his) bed\b/, { setting: 'bedroom', words: 'under the bed' }],
  [/\bshed\b/, { setting: 'garden', words: 'at the back of the shed' }],
  [/\b(?:bookcase|bookshel\w+)\b/, { setting: 'library', words: 'behind the bookcase in the library' }],
  [/\b(?:librar\w*|books?)\b/, { setting: 'library', words: 'behind the books in the library' }],
  [/\boaks?\b/, { setting: 'forest', words: 'in the old oak tree' }],
  [/\b(?:tree|woods?|forest|trunk)\b/, { setting: 'forest', words: 'in the old tree' }],
  [/\b(?:school|classroom)\b/, { setting: 'classroom', words: 'at the back of the school' }],
  [/\b(?:garden|hedge)\b/, { setting: 'garden', words: 'in the garden wall' }],
  [/\b(?:castle|palace)\b/, { setting: 'castle', words: 'in the castle wall' }],
  [/\b(?:kitchen|fridge|larder|pantry)\b/, { setting: 'kitchen', words: 'in the kitchen wall' }],
  [/\bmuseum\b/, { setting: 'castle', words: 'at the back of the museum' }],
  [/\b(?:wardrobe)\b/, { setting: 'bedroom', words: 'at the back of the wardrobe' }],
  [/\b(?:bedroom|bed)\b/, { setting: 'bedroom', words: 'in the bedroom wall' }],
  [/\b(?:attic|loft)\b/, { setting: 'living-room', words: 'up in the attic' }],
  [/\b(?:cellar|basement)\b/, { setting: 'living-room', words: 'down in the cellar' }],
  [/\bstairs\b/, { setting: 'living-room', words: 'under the stairs' }],
  [/\bwall\b/, { setting: 'garden', words: 'in the garden wall' }],
];
const ELSEWHERE: Spot = { setting: 'living-room', words: 'at the back of the cupboard' };

/** " The key fitted." where the theme has a key for the door; else nothing. */
export const keyFits = ({ raw }: Going, fits: string): string => (/\bkeys?\b/.test(raw) ? ` ${fits}` : '');

/** Whether a theme says where the door is. */
export const hasSpot = (raw: string): boolean => SPOTS.some(([words]) => words.test(raw.toLowerCase()));

/** The place that the theme names, else the back of the cupboard. */
export const spotOf = ({ raw }: Going): Spot => SPOTS.find(([words]) => words.test(raw))?.[1] ?? ELSEWHERE;
