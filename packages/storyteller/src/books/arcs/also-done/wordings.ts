/** Themes as parents type them, of ways that a child likes. */
export const WORDINGS: readonly string[] = [
  'his wellies are on the wrong feet and he likes it that way thank you',
  'she wont wear a coat because she says coats are for bears',
  'he only eats round food',
  'wants to wear her swimming goggles to bed',
  'my son walks everywhere backwards',
  'she insists on going down the stairs on her bottom',
  'he wears odd socks on purpose because socks that match are boring',
  'she will only answer to the name Captain',
  'he has to jump over every drain cover on the way to school',
  'my daughter sleeps with her head at the foot of the bed',
  'he says good morning to every single lamp post',
  'he wont sit down to eat because he says pirates stand',
];
