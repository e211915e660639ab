/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'tea at the bottom of the sea, and nobody stays on their chair',
  "down among the fishes there's a palace with pearl walls",
  'a girl with a tail sits on our steps every evening',
  'how do you keep your cup on the table when you float?',
  'Mia dives and finds a whole town down there',
  'Ariel comes for tea',
  'the sea king asks us to dinner',
  "a friend with a fish's tail wants to visit our house",
  "she can't walk, so the tide carries her",
  "a siren who'd like to try cake on dry land",
  'a kingdom of coral with turtles for taxis',
  "what it's like to live at the bottom of the ocean",
  'seashells on the garden steps, who puts them there?',
  'my daughter is mermaid mad',
  'a mermaid comes to tea',
  'a girl swims down to an underwater palace',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'learning to swim in the pool',
  'a fish and a fox are friends',
  'a submarine looking for a shipwreck',
];
