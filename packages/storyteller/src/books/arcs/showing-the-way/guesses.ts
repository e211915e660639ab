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

/** By the id of the first time: three wrong guesses each. */
const GUESSES: ReadonlyMap<string, readonly Guess[]> = new Map([
  [
    'dentist',
    [
      of('a dentist is somebody with a dent', 'But WHO had no dents, front or back.', 'But WHO had no dents.'),
      of('they keep teeth in jars, like jam', 'But all the teeth were still in people.', 'But teeth were only in people.'),
      of('you have to count them all yourself', 'But WHO did the counting, out loud.', 'But WHO did the counting.'),
    ],
  ],
  [
    'library',
    [
      of('the books are asleep, so one has to whisper', 'But they were quite awake, and stood in rows.', 'But the books stood up in rows.'),
      of('you pay with one of your own', 'But all that one needed was a name.', 'But it cost only a name.'),
      of('nobody has ever read the top ones', 'But WHO had a ladder, and had read them all.', 'But WHO had a ladder.'),
    ],
  ],
  [
    'swimming',
    [
      of('it is a sort of people soup', 'But nobody stirred it, and it was blue.', 'But it was blue, with no spoon.'),
      of('at four they pull the plug out', 'But they looked for the plug, and there was none.', 'But there was no plug at all.'),
      of('the water has to know your name', 'But the water said glop to everybody.', 'But the water just said glop.'),
    ],
  ],
  [
    'school',
    [
      of('it is where they keep the biggest bell', 'But the bell was a small one, on a shelf.', 'But it was a very small bell.'),
      of('you have to know everything first', 'But even WHO did not know where the pen was.', 'But WHO had lost a pen.'),
      of('you stay there until you are tall', 'But everybody went home at three, the same size.', 'But they all went home at three.'),
    ],
  ],
  [
    'nursery',
    [
      of('it is a place for growing small trees', 'But nobody in there was in a pot.', 'But nobody was in a pot.'),
      of('you have to sing at the door', 'But the door opened for nothing at all.', 'But the door just opened.'),
      of('the chairs are small because they are young', 'But the chairs were older than WHO.', 'But the chairs were quite old.'),
    ],
  ],
  [
    'doctor',
    [
      of('a doctor can see right through you', 'But WHO could not even see into a bag.', 'But WHO could not see in.'),
      of('if you are well they send you home', 'But WHO liked people best when they were well.', 'But WHO likes people well.'),
      of('they keep the cough when you are done', 'But nobody left anything there but an umbrella.', 'But you take your cough home.'),
    ],
  ],
  [
    'haircut',
    [
      of('they keep the hair, for cushions', 'But the hair was all on the floor, by the broom.', 'But it was all on the floor.'),
      of('it grows back while you wait', 'But it stayed just as short as it was cut.', 'But it stayed short.'),
      of('the scissors choose how short it is', 'But the scissors waited to be told.', 'But scissors do as WHO says.'),
    ],
  ],
  [
    'sleepover',
    [
      of('in other houses they sleep sitting up', 'But the bed lay down, like any other bed.', 'But the bed lay down.'),
      of('they eat supper in the morning', 'But supper was at suppertime, and it was peas.', 'But supper was supper. It was peas.'),
      of('their dark is a different colour', 'But it was the ordinary dark, with one lamp.', 'But it was just the same dark.'),
    ],
  ],
  [
    'flying',
    [
      of('it flaps, when nobody is looking', 'But the wings stayed out, as straight as shelves.', 'But the wings stayed out straight.'),
      of('we all have to lift our feet', 'But the feet stayed where they were, and up it went.', 'But all the feet stayed down.'),
      of('the clouds are there to land on', 'But the clouds let everything straight through.', 'But you go right through a cloud.'),
    ],
  ],
  [
    'party',
    [
      of('you have to know all the games', 'But half of them were sitting under the table.', 'But half sat under the table.'),
      of('they sing at you all day long', 'But they sang once, and it was to somebody else.', 'But they only sang once.'),
      of('you give the present and then go home', 'But nobody went home until there was cake.', 'But first there was cake.'),
    ],
  ],
  [
    'bicycle',
    [
      of('it falls over when it is tired', 'But it stood very well against a wall.', 'But it stood by a wall.'),
      of('you steer it with your knees', 'But the knees only went up and down.', 'But knees only go up and down.'),
      of('it knows the way to the shop', 'But it only knew the way to the bush.', 'But it only knew the bush.'),
    ],
  ],
  [
    'train',
    [
      of('it is a street that moved away', 'But nobody lived in it, as far as they could see.', 'But nobody lived in it.'),
      of('it whistles to wake up the rails', 'But the rails did not so much as turn over.', 'But the rails did not move.'),
      of('you have to pull it up the hills', 'But it went up by itself, humming.', 'But it went up by itself.'),
    ],
  ],
  [
    'camping',
    [
      of('you lie out in rows, like carrots', 'But the tent had a roof, four sides and a zip.', 'But the tent had a roof.'),
      of('a fox comes round with the milk', 'But the milk was in a bag, by the pole.', 'But the milk came in a bag.'),
      of('the stars come down to be fed', 'But the stars stayed up, and blinked.', 'But the stars stayed up.'),
    ],
  ],
  [
    'eye test',
    [
      of('they sell eyes there, blue and brown', 'But in all the drawers there were only glasses.', 'But they only sold glasses.'),
      of('you have to see round a corner', 'But the letters were all straight in front.', 'But it was all in front.'),
      of('they turn your eyes round to look', 'But the eyes stayed in, facing the front.', 'But all the eyes stayed in.'),
    ],
  ],
  [
    'stage',
    [
      of('it is a coach with six horses', 'But it had no wheels on it anywhere.', 'But it had no wheels.'),
      of('in the dark they all go home', 'But you could hear them there, undoing toffees.', 'But they sat there with toffees.'),
      of('the curtain eats the ones who forget', 'But the curtain only went up, and then down.', 'But the curtain just went up.'),
    ],
  ],
  [
    'ballet class',
    [
      of('they tiptoe since the floor is hot', 'But the floor was as cool as a plate.', 'But the floor was cool.'),
      of('the piano tells if you are wrong', 'But the piano only went up and down its stairs.', 'But the piano just played.'),
      of('you may not come down till Friday', 'But they came down after every hop.', 'But they came down each time.'),
    ],
  ],
  [
    'football club',
    [
      of('there is one ball for each foot', 'But there was only one, for all of them.', 'But there was only one ball.'),
      of('you kick it once and then go home', 'But somebody always brought it back.', 'But it always came back.'),
      of('the goal runs off if you look', 'But the goal stood quite still, with its mouth open.', 'But the goal stood still.'),
    ],
  ],
  [
    'pony ride',
    [
      of('a pony is a horse that shrank', 'But it was dry, and it fitted all round.', 'But the pony was dry.'),
      of('you steer it by the ears', 'But the ears were busy, one each way.', 'But the ears were busy.'),
      of('it only goes if you sing to it', 'But it went for a click and a nudge.', 'But it went for one click.'),
    ],
  ],
  [
    'skating',
    [
      of('fish lie under it and look up', 'But underneath there was only more white.', 'But there was only white.'),
      of('you pay by going round and round', 'But all they wanted was a ticket.', 'But you pay at the door.'),
      of('it is a very large plate, for giants', 'But there was nothing on it to eat.', 'But there was no supper on it.'),
    ],
  ],
  [
    'big bed',
    [
      of('it goes on growing in the night', 'But it stopped where the wall did.', 'But it stopped at the wall.'),
      of('you need a map to get out again', 'But you could see the edge from the middle.', 'But you could see the edge.'),
      of('at the far end it is colder', 'But it was as warm there as in the middle.', 'But it was warm at both ends.'),
    ],
  ],
  [
    'music lesson',
    [
      of('the black ones are the ones gone off', 'But they sounded as fresh as the white ones.', 'But the black ones were fresh.'),
      of('you play all of it at once', 'But it came one note at a time, like stairs.', 'But it was one note first.'),
      of('the notes live in the lid', 'But there was only dust in the lid, and a pencil.', 'But in the lid was a pencil.'),
    ],
  ],
  [
    'snow',
    [
      of('it is a field that they rubbed out', 'But the field was still there, one spoon down.', 'But the field was still there.'),
      of('it is warm, because it looks like wool', 'But it was cold right through two mittens.', 'But it was cold. Brr.'),
      of('if you stand still it grows on you', 'But it only stayed on hats.', 'But it only stayed on hats.'),
    ],
  ],
]); // prettier-ignore

/** For a place that nobody knows. */
const ANYWHERE: readonly Guess[] = [
  of('in there everybody has a number', 'But all that anyone asked for was a name.', 'But they only asked for a name.'),
  of('you must know the way out first', 'But the way out was just the way in.', 'But out was the same as in.'),
  of('they do it all without a sound', 'But WHO was humming, and not very well.', 'But WHO was humming.'),
  of('the first one there has to start', 'But it had started by itself, hours ago.', 'But it had begun hours ago.'),
];

/** All that may be guessed about a first time; two are told. */
export const guessesFor = (id: string | undefined): readonly Guess[] =>
  (id === undefined ? undefined : GUESSES.get(id)) ?? ANYWHERE;
