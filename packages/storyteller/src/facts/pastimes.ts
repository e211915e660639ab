/** A way to spend time: the doing, the words parents use for it, and whether it can be done quietly and alone. */
export interface Pastime {
  readonly gerund: string;
  readonly words: readonly string[];
  readonly quiet: boolean;
}

const read = (quiet: boolean, lines: string): Pastime[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [gerund = '', words = ''] = line.trim().split(':');
      return {
        gerund,
        words: [gerund, ...words.split(',')].map((word) => word.trim()).filter((word) => word !== ''),
        quiet,
      };
    });

/** "doing: other words for it". Quiet ones can fill a wait; the others only a time of their own. */
const QUIET = `
  drawing: draw, draws, doodling, sketching, drawings, doodles
  making art: art
  painting: paint, paints, watercolours, painting pictures
  colouring: colour in, colouring in, coloring books, colouring books
  coloring: color, coloring in
  reading: read, books, reading books, comics, looking at books, novels
  writing stories: write stories, writing
  writing: journaling, diary writing, poetry
  knitting: knit
  crocheting: crochet
  sewing: sew
  weaving: looms, loom bands
  making bracelets: friendship bracelets, beads, beading, jewellery making, jewelry making
  folding paper: origami, paper folding, paper planes, paper aeroplanes
  doing puzzles: puzzles, jigsaws, jigsaw puzzles, doing jigsaws
  doing word searches: word searches, wordsearch, crosswords, crossword puzzles
  doing sudoku: sudoku, sudokus
  solving mazes: mazes
  building with Lego: building with lego, lego, legos, building lego, playing with lego, lego sets, playing lego
  building with Duplo: building with duplo, duplo, playing with duplo
  building with bricks: building bricks
  building with blocks: blocks, building blocks, playing with blocks
  building: construction, building things, making things
  building models: models, model making, model planes, airfix
  modelling with clay: clay, plasticine, pottery
  playing with dough: play dough, playdough, play-doh
  watching birds: birdwatching, bird watching
  collecting stamps: stamp collecting
  collecting cards: card collecting, trading cards
  looking at maps: atlases
  looking at the stars: stargazing, astronomy
  looking at photos: photo albums
  listening to music: music
  listening to stories: audiobooks, audio books, audio stories, podcasts
  solving cubes: rubik's cube, rubik's cubes
  playing chess: chess
  playing solitaire: solitaire, patience
  doing magic tricks: magic tricks, card tricks
  doing yoga: yoga
  stretching: stretches
  blowing bubbles: bubbles
  playing with dolls: dolls, dollhouse, doll's house, dolls house
  playing with toy cars: toy cars, hot wheels, matchbox cars
  playing with toy trains: train set, train sets, toy trains, wooden trains, brio
  playing with toy animals: toy animals, animal figures, plastic animals
  playing with figures: action figures, figurines
  playing with puppets: puppets, finger puppets
  scrapbooking: scrapbooks
  taking photos: photography, taking pictures
  doing crafts: crafts, arts and crafts, crafting, craft
  making collages: collage
  calligraphy: lettering
  daydreaming:
`;

const LIVELY = `
  playing football: football, plays football, playing soccer with friends
  playing soccer: soccer
  playing basketball: basketball
  playing tennis: tennis
  playing table tennis: table tennis, ping pong
  playing badminton: badminton
  playing rugby: rugby
  playing cricket: cricket
  playing baseball: baseball
  playing softball: softball
  playing hockey: hockey, ice hockey
  playing volleyball: volleyball
  playing netball: netball
  playing golf: golf, mini golf
  playing catch: catch, playing ball, ball games
  playing tag: tag
  playing hide and seek: hide and seek, hide-and-seek
  playing outside: outside, being outside, outdoors, being outdoors
  playing in the park: park, the playground, playgrounds
  playing in the sand: sand, sandpit, sandbox, sandcastles
  playing in puddles: jumping in puddles
  playing dress-up: dress up, dressing up, costumes
  playing pretend: pretend play, make believe, imaginary play, role play
  playing kitchen: play kitchen, toy kitchen
  playing board games: board games, boardgames
  playing card games: card games, uno
  playing the piano: piano
  playing the guitar: guitar, bass guitar, electric guitar, the bass guitar
  playing the violin: violin
  playing the drums: drums, drumming
  playing the recorder: recorder
  playing the flute: flute
  playing the ukulele: ukulele
  singing: sing, sings, karaoke, choir
  dancing: dance, dances, disco
  doing ballet: ballet
  doing gymnastics: gymnastics, tumbling, cartwheels
  doing karate: karate
  doing judo: judo
  doing athletics: athletics
  swimming: swim, swims, pool, swimming pool, the pool
  diving:
  running: run, runs
  jumping: jump
  jumping on the trampoline: trampoline, trampolines, trampolining
  climbing: climb, climbs, climbing trees, climbing wall
  swinging: swings
  skipping: skipping rope, jump rope
  skating: skate, ice skating, roller skating, roller skates, ice-skating
  skateboarding: skateboard
  skiing: ski
  snowboarding: snowboard
  sledging: sledding, sleds
  surfing: surf
  sailing: sail
  rowing: canoeing, kayaking
  riding a bike: bike, cycling, biking, bike riding, bike rides, bicycle, riding bikes, riding his bike, riding her bike
  riding a scooter: scooter, scooting
  riding horses: horse riding, horseback riding, pony riding
  walking the dog: dog walks, dog walking
  going for walks: walks, hiking, hikes, nature walks
  camping:
  fishing:
  gardening: growing things
  baking: bake, bakes, baking cakes, baking cookies
  cooking: cook, cooks
  flying kites: kite flying
  throwing and catching: frisbee
  bowling:
  doing experiments: experiments
  coding: programming
  acting: drama, theatre, theater
  doing tricks: juggling
  going to the library: library
  going to the zoo: zoo
  going to the beach: beach
`;

/** About 100 pastimes that parents name, quiet ones first. */
const PASTIMES: readonly Pastime[] = [...read(true, QUIET), ...read(false, LIVELY)];

const BY_WORD = new Map(PASTIMES.flatMap((each) => each.words.map((word) => [word, each] as const)));

const QUIET_DOING =
  /^(?:drawing|painting|colou?ring|reading|writing|knitting|sewing|building|folding|doing puzzles|looking at|listening to)\b/;

/** Whether a doing in the parent's own words is quiet and can be done alone. */
export const isQuietDoing = (gerund: string): boolean => QUIET_DOING.test(gerund);

/** The pastime a word or phrase means, if it is one. */
export const pastimeOf = (words: string): Pastime | undefined => BY_WORD.get(words.toLowerCase().trim());
