/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'gymnastics competition, she falls off the beam and gets back on',
  'she falls off the beam at her first gymnastics competition',
  'my daughter does gymnastics and is scared of falling off the beam',
  'gymnastics',
  'a girl who loves gymnastics',
  'a gymnast who falls and carries on',
  'first gymnastics competition',
  'a boy who does gymnastics and falls off the bar',
  'falling off the bars in front of everybody',
  'Mia keeps falling off the balance beam',
  'the little gymnast who never gave up',
  'she made a mistake in her routine and kept going',
  'he fell in the gymnastics display and finished anyway',
  'she wants to win a medal at gymnastics but she falls',
  'getting back on the beam',
  'a flamingo who does gymnastics',
  'learning to do a cartwheel on the beam',
  'she falls off at gymnastics and wants to stop',
  'gymnastics club',
  'rhythmic gymnastics and she drops the ribbon',
  'the cat who fell off the balance beam',
  'my gymnast came last but did not cry',
  'her ice skating competition and she falls over',
  'she falls on the ice in the middle of her skating show and gets up again',
  'figure skating competition',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a dance competition',
  'he falls off his bike and gets back on',
  'she fell off her pony',
  'learning to ice skate on the pond',
  'sports day and she comes last',
  'a beam of sunlight',
  'falls off the climbing frame',
];
