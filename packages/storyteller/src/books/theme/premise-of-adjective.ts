/** What may happen to somebody of whom one word was said, after the kind; each names an event that books tell well. */
const PREMISES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:sleepy|drowsy|dozy)$/, ["who won't wake up", 'who is too tired']],
  [/^(?:tired|lazy|exhausted)$/, ['who is too tired', "who won't wake up"]],
  [/^(?:hungry|greedy)$/, ['who is always hungry']],
  [/^(?:lonely|alone|sad|unhappy)$/, ['who is lonely']],
  [/^(?:little|small|tiny|smallest|teeny|mini|wee|baby)$/, ['who is too small', "who won't wake up", 'who is afraid of the dark', 'who finds a treasure map', 'on a windy day']],
  [/^(?:big|huge|giant|enormous|gigantic|large|biggest)$/, ['who is too big', 'who has the hiccups', 'who plays hide and seek']],
  [/^(?:scared|frightened|timid|nervous|fearful|anxious|worried)$/, ['who is afraid of the dark']],
  [/^(?:brave|bravest|fearless|courageous)$/, ['who is afraid of the dark', 'who finds a treasure map', 'who goes camping']],
  [/^(?:naughty|cheeky|mischievous|sneaky|sly|bad)$/, ['who steals biscuits']],
  [/^(?:curious|clever|smart|wise|nosy|adventurous)$/, ['who finds a treasure map', 'who plays hide and seek', 'who goes to the fair']],
  [/^(?:happy|funny|silly|jolly|cheerful|crazy|playful)$/, ['who has the hiccups', 'on a picnic', 'on a windy day', 'who plays hide and seek']],
  [/^(?:kind|friendly|gentle|lovely|nice|good)$/, ['who finds an egg', 'on a picnic', 'has a birthday party']],
  [/^(?:chatty|talkative|noisy|loud)$/, ["who can't stop talking"]],
  [/^(?:sneezy)$/, ['who sneezes']],
]; // prettier-ignore

/** Premises for somebody who is said to be sleepy, small, brave; none for words that ask for nothing of the kind. */
export const premisesOfOneWhoIs = (adjective: string): readonly string[] =>
  PREMISES.find(([said]) => said.test(adjective.toLowerCase()))?.[1] ?? [];
