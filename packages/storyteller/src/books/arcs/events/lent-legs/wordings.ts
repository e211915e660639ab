/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a mermaid who wants legs so she can try ice cream',
  'a mermaid who wishes she had legs',
  'a mermaid who wants to dance on land',
  'the little mermaid who wanted to walk',
  'a mermaid who wants to be human for a day',
  'a fish who wants legs so he can play football',
  'a mermaid who wants to ride a bike',
  'a mermaid who wants to go to school with the children',
  'Mia swaps her legs with a mermaid',
  'a mermaid dreams of living on land',
  'a dolphin who wants feet',
  'a shark who wants legs',
  'a fish who wishes he had legs',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a mermaid who lost her voice',
  'tea with a mermaid',
  'my daughter is a mermaid princess',
  'a mermaid who is afraid of the dark',
  'a fish who wants to fly',
  'a spider with too many legs',
];
