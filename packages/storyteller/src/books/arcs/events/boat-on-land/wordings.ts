/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a boat who is afraid of water',
  'a little tugboat who is scared of the sea',
  'the ship that was frightened of the water',
  'a ferry who does not like getting wet',
  'the sailing boat that is terrified of the sea',
  'a boat that stays on the beach because it is afraid',
  'the lifeboat who was scared of the waves',
  'a boat who does not want to go in the water',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a duck who is afraid of water',
  'a boat trip on the lake',
  'a boat that sank',
  'a pirate who is scared of the sea',
  'a fire engine who is afraid of fire',
];
