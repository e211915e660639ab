import type { Job } from './jobs.ts';

/** What people do all day, each in three things that can go wrong for any reason. */
export const JOBS_AT_WORK: readonly Job[] = [
  {
    of: /\bgoal ?(?:keeper|ie)\b|\bkeeper in goal\b/iu,
    at: 'playground',
    duties: [
      ['keep the ball out', 'The ball went in.'],
      ['stop the penalty', 'That one went in as well.'],
      ['play in the Cup', 'It was nineteen to nothing.'],
    ],
  },
  {
    of: /\b(?:referee|umpire|footballer|basketball player|coach|cricketer|tennis player)\b/iu,
    at: 'playground',
    duties: [
      ['begin at three', 'At four nobody had begun.'],
      ['look after the ball', 'The ball was in the river.'],
      ['bring home the Cup', 'The Cup went to the others.'],
    ],
  },
  {
    of: /\b(?:ice[- ]?)?(?:rink|skat\w+|ski \p{L}+|ski(?:ing|er)?)\b/iu,
    at: 'snow',
    duties: [
      ['open the ice at nine', 'There was a large dent in it.'],
      ['teach the first bend', 'The whole class sat down.'],
      ['skate for the mayor', 'The mayor went home in a wet coat.'],
    ],
  },
  {
    of: /\b(?:hotel|inn|bed and breakfast|guest ?house|innkeeper|butler|maid|bellboy|housekeeper)\b/iu,
    at: 'living-room',
    duties: [
      ['carry up the bags', 'The bags stayed in the hall.'],
      ['ring the supper bell', 'Supper got cold upstairs.'],
      ['welcome the duchess', 'The duchess slept in the bath.'],
    ],
  },
  {
    of: /\blibrar(?:ian|y)\b|\bbook ?(?:shop|seller)\b/iu,
    at: 'library',
    duties: [
      ['put back the books', 'The books stayed on the floor.'],
      ['read to the smallest', 'They never got to page two.'],
      ['mind the reading room', 'All the readers put their hats on.'],
    ],
  },
  {
    of: /\bpost(?:man|woman|ie|al worker| office)\b|\bmail(?:man| carrier)\b|\bdeliver\w*\b/iu,
    at: 'street',
    duties: [
      ['bring a letter to number one', 'Number one never got it.'],
      ['hand in the parcel', 'The parcel came home again.'],
      ['be done by five', 'At five there was a full bag.'],
    ],
  },
  {
    of: /\b(?:baker|bakery|cake shop|pastry \p{L}+)\b/iu,
    at: 'shop',
    duties: [
      ['bake the morning bread', 'The bread came out flat.'],
      ['ice the wedding cake', 'The cake leaned to the left.'],
      ['open the door at seven', 'The queue had gone by eight.'],
    ],
  },
  {
    of: /\bdentist\b/iu,
    at: 'doctor',
    duties: [
      ['look at a tooth', 'The tooth was not looked at.'],
      ['count the teeth', 'They only got as far as three.'],
      ['see the whole queue', 'The queue went home, mouths shut.'],
    ],
  },
  {
    of: /\b(?:doctor|nurse|vet)\b/iu,
    at: 'doctor',
    duties: [
      ['put on a plaster', 'It went on the wrong knee.'],
      ['listen to a chest', 'Nobody knew what the chest said.'],
      ['see the whole queue', 'The queue went home, and sneezed.'],
    ],
  },
  {
    of: /\b(?:(?:bus|train|taxi|lorry|truck|tram|delivery) ?driver|(?:train|bus) conductor|(?:drives|driving) (?:a|the) (?:bus|train|taxi|lorry|tram)|chauffeur)\b/iu,
    at: 'street',
    duties: [
      ['set off at nine', 'They set off at noon.'],
      ['stop at every stop', 'Two of the stops were left out.'],
      ['bring them all home', 'It was dark when they got in.'],
    ],
  },
  {
    of: /\b(?:pilot|captain|sailor|ferry\w*)\b/iu,
    at: 'beach',
    duties: [
      ['set off at nine', 'They set off at noon.'],
      ['keep a look-out', 'Somebody else saw it first.'],
      ['bring them all home', 'It was dark when they got in.'],
    ],
  },
  {
    of: /\bfire ?(?:fighter|man|woman|engine|station)\b/iu,
    at: 'street',
    duties: [
      ['slide down the pole', 'There was nobody on the pole.'],
      ['wash the red engine', 'The engine stayed brown.'],
      ['fetch down the kitten', 'The kitten had to climb down alone.'],
    ],
  },
  {
    of: /\b(?:teacher|headteacher|teaching assistant|school)\b|\bteach(?:es)?\b/iu,
    at: 'classroom',
    duties: [
      ['teach the sevens', 'Nobody learned what seven sevens were.'],
      ['take the register', 'Two coats were marked as here.'],
      ['show the mayor round', 'The mayor was left in a cupboard.'],
    ],
  },
  {
    of: /\b(?:waiter|waitress|restaurant|caf[eé]|tea ?room|pizzeria)\b/iu,
    at: 'shop',
    duties: [
      ['take the orders', 'Nobody got what they had asked for.'],
      ['carry in the soup', 'There was soup on the carpet.'],
      ['please table nine', 'Table nine asked for its coat.'],
    ],
  },
  {
    of: /\b(?:chef|cook|dinner lady|lunch lady)\b/iu,
    at: 'kitchen',
    duties: [
      ['make the soup', 'The soup boiled over.'],
      ['carry in the pie', 'The pie came in upside down.'],
      ['feed forty people', 'All forty of them had toast.'],
    ],
  },
  {
    of: /\b(?:hair ?dresser|barber)\b/iu,
    at: 'shop',
    duties: [
      ['cut a fringe', 'The fringe went up at one side.'],
      ['wash the long hair', 'Somebody went home with foam on.'],
      ['make the mayor smart', 'The mayor bought a large hat.'],
    ],
  },
  {
    of: /\b(?:sheep ?dog|shepherd|shepherdess)\b/iu,
    at: 'farm',
    duties: [
      ['bring in the sheep', 'The sheep went for a walk.'],
      ['count them all', 'One of them was counted nine times.'],
      ['win the sheepdog trials', 'The sheep won.'],
    ],
  },
  {
    of: /\b(?:farmer|cowboy|cowgirl|milkman)\b/iu,
    at: 'farm',
    duties: [
      ['bring in the cows', 'The cows came in by themselves.'],
      ['shut all the gates', 'The pigs went to the shops.'],
      ['win at the county show', 'A turnip from next door won.'],
    ],
  },
  {
    of: /\b(?:guard(?: dog)?|watch ?man|night ?watch\w*|security \p{L}+|watch ?dog|policeman|policewoman|police \p{L}+|bouncer)\b/iu,
    at: 'street',
    duties: [
      ['guard the gate', 'Three people and a cow walked in.'],
      ['look fierce', 'An old lady said, "Ah."'],
      ['watch all night', 'In the morning the gate was gone.'],
    ],
  },
  {
    of: /\b(?:zoo ?keeper|lion tamer)\b/iu,
    at: 'garden',
    duties: [
      ['feed the lion', 'The lion had to ring the bell.'],
      ['brush the camel', 'The camel went unbrushed.'],
      ['show the mayor round', 'The mayor was left with the penguins.'],
    ],
  },
  {
    of: /\bgardener\b|\bflorist\b/iu,
    at: 'garden',
    duties: [
      ['cut the hedge', 'The hedge came out as a pig.'],
      ['water the roses', 'The path was very well watered.'],
      ['win the prize for peas', 'The peas came last.'],
    ],
  },
  {
    of: /\blighthouse\b/iu,
    at: 'beach',
    duties: [
      ['light the lamp at six', 'The ships had to ask the way.'],
      ['blow the foghorn', 'Nobody heard a thing.'],
      ['count the ships', 'One of them was a rock.'],
    ],
  },
  {
    of: /\b(?:clown|acrobat|juggler|tightrope \p{L}+|trapeze \p{L}+|circus|ring ?master)\b/iu,
    at: 'stage',
    duties: [
      ['throw the pie', 'The pie hit the band.'],
      ['ride the small bicycle', 'The bicycle went round alone.'],
      ['bring the house down', 'Nobody so much as smiled.'],
    ],
  },
  {
    of: /\b(?:dancer|ballerina|ballet \p{L}+|gymnast)\b/iu,
    at: 'stage',
    duties: [
      ['stand on one leg', 'It was not one leg for long.'],
      ['leap from left to right', 'The curtain came down early.'],
      ['dance for the queen', 'The queen looked at her watch.'],
    ],
  },
  {
    of: /\b(?:singer|musician|conductor|orchestra|drummer|pianist|violinist|trumpeter|drum|violin|tuba|trumpet|piano|choir|band)\b/iu,
    at: 'stage',
    duties: [
      ['play the soft bit', 'That was the end of the soft bit.'],
      ['wait for the right moment', 'That was not the moment.'],
      ['play for the queen', 'The queen asked for her coat.'],
    ],
  },
  {
    of: /\b(?:builder|plumber|carpenter|painter|decorator|mechanic|blacksmith)\b/iu,
    at: 'street',
    duties: [
      ['put up a straight wall', 'The wall went round a corner.'],
      ['hang a door', 'The door was hung on its side.'],
      ['finish by Friday', 'They are still not finished.'],
    ],
  },
  {
    of: /\b(?:shopkeeper|shop|store|market stall|salesman|ice[- ]?cream (?:man|seller|van))\b/iu,
    at: 'shop',
    duties: [
      ['open the shop at nine', 'The queue gave up at ten.'],
      ['sell somebody a hat', 'The hat went back on its hook.'],
      ['dress the window', 'The window was dressed back to front.'],
    ],
  },
  {
    of: /\b(?:racing driver|race ?horse|racer|jockey|runner)\b/iu,
    at: 'street',
    duties: [
      ['be off at the flag', 'The flag had been put away.'],
      ['take the long bend', 'The others had all gone home.'],
      ['win the Cup', 'The Cup went to an old lady.'],
    ],
  },
  {
    of: /\b(?:detective|spy|secret agent)\b/iu,
    at: 'street',
    duties: [
      ['follow the man in grey', 'The man in grey got on a bus.'],
      ['hide behind a newspaper', 'Everybody said good morning.'],
      ['find the clue', 'The clue was swept up.'],
    ],
  },
  {
    of: /\bphotographer\b/iu,
    at: 'classroom',
    duties: [
      ['take a picture of the class', 'It was a picture of a foot.'],
      ['make them all smile', 'Nobody smiled at all.'],
      ['take a picture of the queen', 'It was a very nice door.'],
    ],
  },
];
