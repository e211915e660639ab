/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'freckles',
  'my freckles',
  'a girl with curly hair',
  'a boy with red hair',
  'she has a birthmark on her cheek',
  'the gap in my teeth',
  'counting my freckles',
  'a dragon with freckles',
  'everybody asks about her hair',
  'people always ask about his birthmark',
  'I have more freckles than anyone',
  'nobody else in our family has ginger hair',
  'why have I got freckles?',
  'a rabbit with ears that stick out',
  'one blue eye and one brown eye',
  'a gap between my two front teeth',
  'they touch my curls without asking',
  'where did I get my freckles from?',
  'my daughter wants to know why she has freckles',
  'his hair is so curly that everyone looks',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a haircut at the barber',
  'a ladybird who has lost her spots',
  'a wobbly front tooth',
  'brushing my hair in the morning',
  'the noise of the hair dryer',
];
