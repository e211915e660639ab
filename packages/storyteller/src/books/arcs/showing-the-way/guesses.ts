/** What somebody who has never been there says it is like, and what they find. */
export interface Guess {
  /** As said aloud, at most 9 words, without capital or stop: "a dentist is somebody with a dent". */
  readonly said: string;
  /** What was true, one sentence of at most 12 words that begins with "But". `who` is whoever is there. */
  readonly but: (who: string) => string;
  /** The same in at most 8 words. */
  readonly short: (who: string) => string;
}

const of = (said: string, but: string, short: string): Guess => ({
  said,
  but: (who) => but.replaceAll('WHO', who),
  short: (who) => short.replaceAll('WHO', who),
});

/** By the id of the first time: two wrong guesses each. */
const GUESSES: ReadonlyMap<string, readonly [Guess, Guess]> = new Map([
  [
    'dentist',
    [
      of('a dentist is somebody with a dent', 'But WHO had no dents, front or back.', 'But WHO had no dents.'),
      of('they keep teeth in jars, like jam', 'But all the teeth were still in people.', 'But teeth were only in people.'),
    ],
  ],
  [
    'swimming',
    [
      of('it is a sort of people soup', 'But nobody stirred it, and it was blue.', 'But it was blue, with no spoon.'),
      of('at four they pull the plug out', 'But they looked for the plug, and there was none.', 'But there was no plug at all.'),
    ],
  ],
  [
    'school',
    [
      of('it is where they keep the biggest bell', 'But the bell was a small one, on a shelf.', 'But it was a very small bell.'),
      of('you have to know everything first', 'But even WHO did not know where the pen was.', 'But WHO had lost a pen.'),
    ],
  ],
  [
    'nursery',
    [
      of('it is a place for growing small trees', 'But nobody in there was in a pot.', 'But nobody was in a pot.'),
      of('you have to sing at the door', 'But the door opened for nothing at all.', 'But the door just opened.'),
    ],
  ],
  [
    'doctor',
    [
      of('a doctor can see right through you', 'But WHO could not even see into a bag.', 'But WHO could not see in.'),
      of('if you are well they send you home', 'But WHO liked people best when they were well.', 'But WHO likes people well.'),
    ],
  ],
  [
    'haircut',
    [
      of('they keep the hair, for cushions', 'But the hair was all on the floor, by the broom.', 'But it was all on the floor.'),
      of('it grows back while you wait', 'But it stayed just as short as it was cut.', 'But it stayed short.'),
    ],
  ],
  [
    'sleepover',
    [
      of('in other houses they sleep sitting up', 'But the bed lay down, like any other bed.', 'But the bed lay down.'),
      of('they eat supper in the morning', 'But supper was at suppertime, and it was peas.', 'But supper was supper. It was peas.'),
    ],
  ],
  [
    'flying',
    [
      of('it flaps, when nobody is looking', 'But the wings stayed out, as straight as shelves.', 'But the wings stayed out straight.'),
      of('we all have to lift our feet', 'But the feet stayed where they were, and up it went.', 'But all the feet stayed down.'),
    ],
  ],
  [
    'party',
    [
      of('you have to know all the games', 'But half of them were sitting under the table.', 'But half sat under the table.'),
      of('they sing at you all day long', 'But they sang once, and it was to somebody else.', 'But they only sang once.'),
    ],
  ],
  [
    'bicycle',
    [
      of('it falls over when it is tired', 'But it stood very well against a wall.', 'But it stood by a wall.'),
      of('you steer it with your knees', 'But the knees only went up and down.', 'But knees only go up and down.'),
    ],
  ],
  [
    'train',
    [
      of('it is a street that moved away', 'But nobody lived in it, as far as they could see.', 'But nobody lived in it.'),
      of('it whistles to wake up the rails', 'But the rails did not so much as turn over.', 'But the rails did not move.'),
    ],
  ],
  [
    'camping',
    [
      of('you lie out in rows, like carrots', 'But the tent had a roof, four sides and a zip.', 'But the tent had a roof.'),
      of('a fox comes round with the milk', 'But the milk was in a bag, by the pole.', 'But the milk came in a bag.'),
    ],
  ],
  [
    'eye test',
    [
      of('they sell eyes there, blue and brown', 'But in all the drawers there were only glasses.', 'But they only sold glasses.'),
      of('you have to see round a corner', 'But the letters were all straight in front.', 'But it was all in front.'),
    ],
  ],
  [
    'stage',
    [
      of('it is a coach with six horses', 'But it had no wheels on it anywhere.', 'But it had no wheels.'),
      of('in the dark they all go home', 'But you could hear them there, undoing toffees.', 'But they sat there with toffees.'),
    ],
  ],
  [
    'ballet class',
    [
      of('they tiptoe since the floor is hot', 'But the floor was as cool as a plate.', 'But the floor was cool.'),
      of('the piano tells if you are wrong', 'But the piano only went up and down its stairs.', 'But the piano just played.'),
    ],
  ],
  [
    'football club',
    [
      of('there is one ball for each foot', 'But there was only one, for all of them.', 'But there was only one ball.'),
      of('you kick it once and then go home', 'But somebody always brought it back.', 'But it always came back.'),
    ],
  ],
  [
    'pony ride',
    [
      of('a pony is a horse that shrank', 'But it was dry, and it fitted all round.', 'But the pony was dry.'),
      of('you steer it by the ears', 'But the ears were busy, one each way.', 'But the ears were busy.'),
    ],
  ],
  [
    'skating',
    [
      of('fish lie under it and look up', 'But underneath there was only more white.', 'But there was only white.'),
      of('you pay by going round and round', 'But all they wanted was a ticket.', 'But you pay at the door.'),
    ],
  ],
  [
    'big bed',
    [
      of('it goes on growing in the night', 'But it stopped where the wall did.', 'But it stopped at the wall.'),
      of('you need a map to get out again', 'But you could see the edge from the middle.', 'But you could see the edge.'),
    ],
  ],
  [
    'music lesson',
    [
      of('the black ones are the ones gone off', 'But they sounded as fresh as the white ones.', 'But the black ones were fresh.'),
      of('you play all of it at once', 'But it came one note at a time, like stairs.', 'But it was one note first.'),
    ],
  ],
  [
    'snow',
    [
      of('it is a field that they rubbed out', 'But the field was still there, one spoon down.', 'But the field was still there.'),
      of('it is warm, because it looks like wool', 'But it was cold right through two mittens.', 'But it was cold. Brr.'),
    ],
  ],
]); // prettier-ignore

/** For a place that nobody knows. */
const ANYWHERE: readonly [Guess, Guess] = [
  of('in there everybody has a number', 'But all that anyone asked for was a name.', 'But they only asked for a name.'),
  of('you must know the way out first', 'But the way out was just the way in.', 'But out was the same as in.'),
];

/** Two wrong guesses about a first time. */
export const guessesFor = (id: string | undefined): readonly [Guess, Guess] =>
  (id === undefined ? undefined : GUESSES.get(id)) ?? ANYWHERE;
