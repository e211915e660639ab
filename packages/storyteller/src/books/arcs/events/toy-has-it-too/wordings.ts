/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'She has diabetes and her teddy gets it too and she shows him what to do',
  'her teddy has diabetes just like her',
  'a teddy with diabetes',
  'a bear with type 1 diabetes',
  'Mia shows her teddy how to check his sugar',
  'my daughter has type one diabetes',
  'a child with an insulin pump',
  'living with diabetes',
  'he has asthma and his toy dinosaur has asthma too',
  'her bunny needs an inhaler like she does',
  'a teddy with asthma',
  'using an inhaler with a spacer',
  'my son has asthma',
  'he does not like his inhaler',
  'her doll has hearing aids like hers',
  'a teddy with hearing aids',
  'he has new hearing aids and so has his bear',
  'getting hearing aids',
  'her teddy wears glasses too',
  'teddy has new glasses like me',
  'she shows her doll how the spacer works',
  'an inhaler for teddy',
  'her rabbit has asthma and she helps him breathe',
  'his bear has diabetes and they check their numbers together',
  'insulin for teddy',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a teddy bear hospital',
  'a teddy with a broken leg',
  'lost teddy',
  'her first glasses',
  'a jab at the doctor',
  'a toy dinosaur comes to life',
  'an owl who needs glasses',
];
