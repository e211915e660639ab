/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'clunk, there goes a wheel',
  'nothing round will do',
  'the cart has only got three wheels left',
  "dad's toolbox and a squeaky old pram",
  "we repair whatever's broken, me and grandpa",
  'a spare wheel, a plate, a cheese, a dustbin lid',
  'the wagon tipped over because something came off',
  'tinkering in the garage with papa',
  "nuts, bolts and hammers, a day in uncle Joe's workshop",
  "the wheelbarrow won't roll",
  'Mia helps her mum fix the trolley',
  'what can we use instead of a wheel?',
  'the old bus broke down by the side of the road and a wheel rolled away',
  "bang bang bang in grandad's shed",
  'fixing things with daddy in the shed',
  'the wheel came off the cart',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'learning to ride a bike',
  'a racing car in first place',
  'fixing a broken friendship',
];
