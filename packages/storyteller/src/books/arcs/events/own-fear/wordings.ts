/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'an owl who needs the light on',
  'a bat that is scared at night',
  "a duck who won't put a toe in the pond",
  'a fire engine frightened of flames',
  'the frog who hates getting his feet wet',
  'a pirate terrified of the water',
  'nervous hedgehog who will not go out after sunset',
  'a firefighter dog who is afraid of fire',
  'the hippo that stays on the bank',
  "a badger who sleeps with a lamp because it's dark",
  'sailor sam is scared of the sea',
  "an otter who can't stand water",
  "a bat who'd rather stay by the lamp",
  'a duckling who thinks the pond is too deep and too wet',
  'a bat frightened of night time',
  "the captain who won't get his feet wet",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'my son is scared of the dark',
  'a thunderstorm at night',
  'a cat in the bath',
];
