/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'can you do one where she and her cousin get stuck in a lift with a magician',
  'stuck in a lift with a magician',
  'stuck in a lift',
  'we got stuck in the lift',
  'he gets stuck in an elevator',
  'trapped in an elevator with a magician',
  'the lift stops between two floors',
  'the elevator breaks down',
  'the lift is broken and they are inside',
  'a story about a lift that gets stuck',
  'stuck in the lift with grandma',
  'my son is scared of lifts because we got stuck',
  'stuck in the lift on the way to a party',
  'a clumsy magician',
  'a magician whose tricks all go wrong',
  'a magician who is not very good at magic',
  'the worst magician in the world',
  'a magician comes to the party and everything goes wrong',
  'she meets a magician in the lift',
  'two cousins and a magician in a lift',
  'the lift stopped and the lights flickered',
  'waiting in a broken lift',
  'a magician with a rabbit who will not come out of the hat',
  'Mia helps a magician',
  'the day the lift broke',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'afraid of lifts',
  'a lift to the moon',
  'stuck in the mud',
  'the tallest lift in the world',
  'a magic trick that turns dad into a frog',
  'a wizard at wizard school',
  'a ski lift',
];
