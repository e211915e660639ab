/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'dia de los muertos, she meets her great grandmother',
  'dia de los muertos',
  'Día de Muertos with my family',
  'day of the dead',
  'the day of the dead with abuela',
  'making an ofrenda for great grandma',
  'a path of marigolds to our house',
  'she meets her bisabuela on the day of the dead',
  'the night when the great grandparents come to visit',
  'he dances with his great grandmother on dia de muertos',
  'pan de muerto and marigolds',
  'our ofrenda with candles, pictures and sugar skulls',
  'a mexican celebration with marigolds and music',
  'remembering bisabuelo on the day of the dead',
  'the photo on the ofrenda comes alive',
  'meeting her great grandfather on dia de los muertos',
  'papel picado, marigolds and a party for grandpa Luis',
  'what does abuelita put on the ofrenda',
  'el dia de los muertos in our house',
  'a celebration like in coco',
  'the marigold path',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'halloween',
  'our cat died',
  'grandma died and we miss her',
  'great granny is 100',
  'a skeleton who dances',
  'a flower path in the garden',
];
