/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'Teddy goes on the bus by himself and we have to find him',
  'teddy takes the bus on his own',
  'her bunny goes on the train without her',
  'my bear rides the tram all alone',
  'Teddy gets on the wrong bus all by himself',
  'the doll who went on the bus by herself',
  'a toy rabbit goes to town on his own',
  'teddy goes travelling without me',
  'his monkey went on a train all by itself',
  'we chase Teddy who is on the bus',
  'Teddy runs off on the number seven bus',
  'the cuddly elephant takes a trip on the train alone',
  'Teddy flies to Spain without us',
  'rabbit flies to Brazil without him',
  'his bunny goes on the plane on its own',
  'her teddy was sent in the post by mistake',
  'bear goes on holiday by himself and sends postcards',
  'Teddy travels round the world and writes home',
  'the toy who posted himself to another country',
  'a soft toy gets on the wrong plane at the airport',
  'postcards from Teddy',
  'her cuddly lion travels the world alone',
  'where has Teddy gone on the train',
  'bunny goes to grandma by bus without me',
  'Teddy has gone on an adventure by himself and we look for him',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'teddy left behind on the bus',
  'she left her bunny on the train',
  'going on a bus for the first time',
  'a girl who takes the wrong bus',
  'toys come alive at night',
  'lost teddy',
  'flying to Spain on holiday',
];
