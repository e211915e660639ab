/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'monster truck who is too big for the garage and has to sleep outside',
  'a monster truck who does not fit in the garage',
  'a big truck who has to sleep outside',
  'a fire engine that is too big for the fire station',
  'a digger who is too big for the shed',
  'a lorry too tall for the garage',
  'the bus who could not fit in the garage',
  'a tractor that is too big for the barn',
  'a giant truck who sleeps in the rain',
  'a monster truck with nowhere to sleep',
  'a monster truck who wants to sleep inside with the cars',
  'all the cars sleep in the garage but the monster truck cannot',
  'the biggest truck in the world has no garage',

  'a monster truck who is sad because he is too big',
  'a dump truck too big to get through the door',
  'bedtime for the monster truck',
  'the crane who was too tall to come in',
  'a camper van that does not fit in the garage',
  'a combine harvester that will not fit in the barn',
  'the truck who was left outside',
  'a monster truck whose wheels are too big',
  'where does the monster truck sleep',
  'a big red bus who has to stay outside at night',
  'a monster truck that is too tall to come in out of the rain',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a monster truck race',
  'a fire engine who is afraid of fire',
  'an elephant who is too big',
  'a tractor who gets stuck in the mud',
  'a truck who wants to fly',
  'camping in the garden',
  'a lost toy truck',
];
