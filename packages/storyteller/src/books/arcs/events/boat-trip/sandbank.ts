import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'We have stopped!',
  "We've stopped!",
  'Not moving!',
  'Still not moving!',
  "We're on the sand!",
  'We sit!',
  'No, we sit!',
  "And we've stopped!",
  'Not a wobble!',
  "We don't move!",
] as const;
const TITLES = ['the island that came', 'half past the sea', 'an island of our own', 'when the sea went out'];

interface Crew {
  /** Who sails the boat, and the child who sees what goes on: never the same. */
  readonly P: Figure;
  readonly K: Figure;
  /** Anybody else in it. */
  readonly E: Figure | null;
}

function crewOf({ A, B, K, G, g, company }: Going): Crew {
  const P = A !== K ? A : B === G || g !== 'the grown-up' ? G : company.person('Captain Bloom', 'captain');
  return { P, K, E: [A, B].find((each) => each !== P && each !== K) ?? null };
}

const also = ({ E }: Crew, text: (name: string) => string): string => (E ? ` ${text(E.introduced)}` : '');
const aboard = ({ P, K, E }: Crew, feeling: 'happy' | 'worried' | 'excited' | 'surprised') =>
  [K, P, ...(E ? [E] : [])].map((who) => seen(who, 'sit', feeling));

/**
 * A boat trip to an island for a picnic. The boat stops on a sandbank, the sea goes out, and they have an island; with
 * the next tide it floats again. Everybody stays by the boat, on a rope.
 */
export function young(going: Going): Told {
  const crew = crewOf(going);
  const { P, K } = crew;
  const [p, k] = [P.name, K.name];
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'beach', camera: 'wide', actors: aboard(crew, 'happy'), things: ['boat', 'basket'] },
        `${cap(P.introduced)} has a boat. In gets ${K.introduced}, with a basket.${also(crew, (e) => `${e} gets in, too.`)} "To the island!"`,
        `In the boat sits ${P.introduced}. In gets ${K.introduced}.${also(crew, (e) => `And ${e}!`)} They have a basket. "Off to the island!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'look-up', 'curious')] },
        `The wall is wet, up to here. "The sea was so high," says ${k}. Now it is low.`,
        `The wall is wet. "The sea was up there!" says ${k}. "Now it is down here."`,
      ),
      page(
        { setting: 'boat', camera: 'wide', actors: aboard(crew, 'surprised') },
        `Off they sail. Swish, swish. And then? Crunch. "${refrain}" says ${k}.`,
        `Splash, splash, goes the boat. Then it goes crunch. "${refrain}" says ${p}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'determined'), seen(K, 'sit', 'worried')] },
        `${p} pushes with an oar. Push! The oar goes into the sand. "${refrain}"`,
        `There is sand under the boat. ${p} pushes and pushes. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: aboard(crew, 'worried') },
        `They go to the back. They go to the front. "${refrain}"`,
        `"Rock the boat!" says ${p}. This way! That way! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised')] },
        `${k} looks down. There is less and less sea. "It is going out!"`,
        `"Look at the sea!" says ${k}. "It is going away!"`,
      ),
      page(
        { setting: 'beach', camera: 'wide', actors: aboard(crew, 'excited'), things: ['boat'] },
        `Now there is sand, all round. "An island!" says ${k}. "It came to us!"`,
        `Now the boat sits on dry sand. "This is an island!" says ${k}. "Ours!"`,
      ),
      page(
        { camera: 'medium', actors: aboard(crew, 'happy'), things: ['basket', 'sandwich'] },
        `So they have the picnic. They dig. They run round the boat.`,
        `Out comes the basket. Sandwiches! Then they play ball.`,
      ),
      page(
        { setting: 'boat', time: 'sunset', camera: 'wide', actors: aboard(crew, 'happy') },
        `Here comes the sea again. In they get! Wobble, wobble. They float!`,
        `Splash! The sea comes back. Everybody in! The boat goes wobble. Then it floats.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'wave', 'happy'), seen(P, 'sit', 'happy')] },
        `Bye-bye, island! Now it is all sea. "It will come again," says ${k}. "Tomorrow!"`,
        `Where is the island now? Under there. ${k} waves to it. "See you tomorrow!"`,
      ),
    ],
  };
}

export function middle(going: Going): Told {
  const crew = crewOf(going);
  const { P, K } = crew;
  const [p, k] = [P.name, K.name];
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'beach', camera: 'wide', actors: aboard(crew, 'happy'), things: ['boat', 'basket'] },
        `They were going to have a picnic on an island. ${cap(P.introduced)} had the boat. ${K.introduced} had the basket, a ball, and an orange coat that floats.${also(crew, (e) => `${e} had the front seat.`)} "How far is it?" said ${k}. "Two hours," said ${p}.`,
        `"Today we'll sail to an island," said ${P.introduced}, "and eat there." ${K.introduced} put in the basket and the ball.${also(crew, (e) => `${e} got in on top.`)} They all had orange coats that float. "Is it a long way?" said ${k}. "Two hours," said ${p}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'look-up', 'curious'), seen(P, 'stand', 'calm')] },
        `The harbour wall was wet, far up over their heads. "Who did that?" said ${k}. "The sea," said ${p}. "It was up there at breakfast. It goes out and comes in, twice a day. You have to think of that." And they set off, and thought of sandwiches.`,
        `On the way out ${k} saw a line along the wall. Below it everything was wet and green. "That's how high the sea was this morning," said ${p}. "It's on the way out now." ${k} looked up at the line until it was gone.`,
      ),
      page(
        { setting: 'boat', camera: 'wide', actors: aboard(crew, 'surprised') },
        `The boat went swish, and swish, and swish. Then it went crunch. The ball rolled to the front. All round them was the sea, as flat as a plate. "${refrain}" said ${k}. "There's nothing here," said ${p}, "to stop at!"`,
        `"Is that it?" said ${k}, every few minutes. It was a buoy, and a gull, and a wave. Then there was a crunch. They sat quite still in the middle of the sea. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'determined'), seen(K, 'point', 'curious')] },
        `${p} put an oar over the side, and it stuck. "Sand," said ${p}. "We're on a bank." ${p} pushed until the oar bent like a banana. The boat stayed, and the oar stayed as well. "${refrain}"`,
        `"It's a sandbank," said ${p}, and pushed with the long oar. The oar went in like a spoon into pudding. It took both of them to get it out. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: aboard(crew, 'worried') },
        `"Everybody to the back!" said ${p}. So the front came up a bit. "Everybody to the front!" So the back did. They ran to and fro until they were hot, and it only creaked. "${refrain}"`,
        `They rocked it to the left, and they rocked it to the right. They jumped, on three. A jar of pickles fell over. "${refrain}" said ${k}. "I felt that," said ${p}. "But it was my foot."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised')] },
        `${k} looked over the edge, to be cross at the sand. A minute ago it had been deep down. Now there was a crab on it, and the crab was dry. "${cap(p)}," said ${k}, "where's the sea going?"`,
        `"It's lower," said ${k}. There had been a wave by the third plank. Now there was no wave by any plank. And out of the water, not far off, came a long yellow back. It was sand. "The sea's on the way out!" said ${k}.`,
      ),
      page(
        { setting: 'beach', camera: 'wide', actors: aboard(crew, 'excited'), things: ['boat'] },
        `It went out like the water in a bath. Soon the boat sat on a hill of sand. The sea was a good way off. "We were going to an island," said ${k}, "and it's come to us!"`,
        `Then they were high and dry. It was a whole yellow island, as big as a football field. "You said two hours," said ${k}. "It only took one. It came half the way."`,
      ),
      page(
        { camera: 'medium', actors: aboard(crew, 'happy'), things: ['basket', 'sandwich', 'ball'] },
        `They tied a long rope to the boat. "No further than that," said ${p}. It was far enough for a picnic, and for ball. They drew a map in the sand. It had only one thing on it.`,
        `"We stay by the boat," said ${p}, and drew a ring round it. There was room in it for a picnic, and for a very good castle. Three gulls came to look at the castle.`,
      ),
      page(
        { setting: 'boat', time: 'sunset', camera: 'wide', actors: aboard(crew, 'happy') },
        `At four a thin bright line came over the sand. "All aboard!" called ${k}. They sat in the boat and watched it come. It ate all their footprints, one by one. There was a wobble. "We're not stopped any more!" said ${k}.`,
        `"Here it comes," said ${k}, and everybody got in. The sea came from all sides at once, and took the footprints with it. Under them something sighed. And then they were floating, as if they had never sat.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'wave', 'happy'), seen(P, 'sit', 'happy')] },
        `They looked back, and there was only the sea, as flat as a plate. "We never got to the island," said ${p}. ${k} wrote something on the lid of the basket. It said when the next one would come: tomorrow, at one.`,
        `"Nobody will believe it," said ${p}, on the way home. There was nothing to be seen out there but water. "I will," said ${k}, and waved to the place. It was only away. It would be back twice a day.`,
      ),
    ],
  };
}

export function old(going: Going): Told {
  const crew = crewOf(going);
  const { P, K } = crew;
  const [p, k] = [P.name, K.name];
  const S = going.company.meet('seal');
  const s = S.name;
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'beach', camera: 'wide', actors: aboard(crew, 'happy'), things: ['boat', 'map'] },
        `${cap(P.introduced)} had a plan for the day, and it was on paper. At ten they would leave. At twelve they would be on the island. At a quarter past there was to be egg. ${K.introduced} had a ball, a flag without anything on it, and no plan.${also(crew, (e) => `${e} had the seat in front.`)} "What if it's nicer on the way?" said ${k}. "There isn't anything on the way," said ${p}. "I've got it here on the map."`,
        `"Ten o'clock, off," ${P.introduced} read out. "Twelve, island. A quarter past, eggs." It was all written down, next to a map with the rocks in red. ${K.introduced} had brought a ball and an empty flag, in case they found something that nobody had.${also(crew, (e) => `${e} sat on both.`)} "They've found everything round here," said ${p}. "You can see. Where it's white there is nothing."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'look-up', 'curious'), seen(P, 'stand', 'calm')] },
        `Nine of the eleven steps were wet. So was the wall, higher than ${k} could reach. "It was up there at breakfast," said ${p}. "Now it's on its way out. By two it will be as low as it gets. That's in the book." ${k} put a hand on the wet stones. It's a strange thing, to stand where there was sea this morning.`,
        `They went down eleven steps to the boat, and nine of them were wet. "This was under water when you had your toast," said ${p}. "It goes down until two, and after that it thinks better of it. You can set your watch by the sea." ${k} looked up at the green stones, and felt like something at the bottom.`,
      ),
      page(
        { setting: 'boat', camera: 'wide', actors: aboard(crew, 'surprised') },
        `By eleven they were in the white part of the map, and the plan was going well. Then there was a sound like a spoon in sugar. The sail was full, and pulled, and nothing came of it. All round lay the flat, bright, empty sea. "${refrain}" said ${k}. ${p} looked at the map. According to the map, they had not.`,
        `At eleven, to the minute, ${p} made a tick on the plan. The pencil jumped. There was a long, soft crunch, and the boat, which had been going somewhere, was not. A gull overtook them, on foot. "${refrain}" said ${k}. "It's white," said ${p}, with the map close to both eyes. "There can't be anything. It's white."`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'determined'), seen(K, 'sit', 'worried')] },
        `${p} pushed with the oar until it bent, and then it was the oar that had to be rescued. They ran to the back, all together, and to the front. They rocked. They threw out the anchor and pulled on it, and the anchor came. "${refrain}" said ${k}, each time, so that somebody should keep count. "Quarter to twelve," said ${p}. "It'll have to be egg at one."`,
        `You may push at a sandbank, and it will let you. It let ${p} push for half an hour. It took the oar, and gave it back with a noise. They jumped up and down, on three. They sang the sort of song that ropes are pulled to. "${refrain}" said ${k}. The plan had a line through it now, and then another. ${p} wrote at the bottom, very small, "Late."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised'), seen(P, 'stand', 'worried')] },
        `It was ${k} who thought of the steps. "It's going out," said ${k}. "It's been going out all the time. We couldn't get off if we were ten." They leaned over. There was a hand's breadth of water, and a crab in it. Then there was the crab. ${p} sat down on the eggs. "Then we'll have to sit here until it comes back," said ${p}. "That's hours."`,
        `${k} had stopped helping, and looked over the side. There had been nine wet steps this morning. It would be all eleven by now, and more. "We're not stuck," said ${k}. "It's only that the sea has gone off." It went as you watched, with a small sucking sound. First the ripples could be seen, and then they could be touched. "Until when?" said ${p}, who knew it quite well, from the book.`,
      ),
      page(
        { setting: 'beach', camera: 'wide', actors: aboard(crew, 'excited'), things: ['boat'] },
        `And up it came. You would have said that it was the sand that moved. It rose all round them, yellow and ribbed, and lay there in the sun, half a mile long. There wasn't a foot on it. It had been under there the whole time, in the white part. "Oh," said ${p}. "You wanted an island," said ${k}, with one leg over the side. "No further than this rope," said ${p}, and tied it to the boat.`,
        `By one o'clock there was a country there. It had hills, as high as a knee. It had lakes, with shrimps in them. Nobody had ever named any of it. ${p} held the map up, and held it down again. "It isn't there," said ${p}. "It will be," said ${k}, and took out a pencil. "Nobody goes further than the rope," said ${p}. It was a long rope, and it was tied to the boat.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(S, 'sit', 'angry'), seen(K, 'stand', 'surprised'), seen(P, 'stand', 'surprised')],
        },
        `They had got as far as the end of the rope, with the ball, when somebody coughed. On the next hill lay ${S.introduced}, as round as a bolster. ${s} looked at the boat. ${s} looked at the ball. It was the look of someone who comes home, and finds people in the bath. "I think it has been discovered," said ${p}. ${k} lowered the flag.`,
        `${k} was going to put the flag on the highest hill. There was somebody on it already. It was ${S.introduced}, asleep on one side. At the sound of the ball an eye came open. It went over them, one by one. There was sand on the old whiskers from yesterday. "Twice a day," said ${k}, slowly. "It comes up twice a day, and so does ${s}."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried'), seen(S, 'look-up', 'worried')] },
        `There was just the one dry hill to play on, and ${s} was lying on it. They could shout, and ${s} would go. Seals do. You could see it being thought about: the cold water, and hours of swimming, and nowhere to lie down. "We were going to have races," said ${k}. "And a flag, with cheering." ${p} had the plan out, where it said races. It said it twice. They looked at each other.`,
        `"If we play, it'll leave," said ${k}. ${s} had raised a round head, and was looking at the sea as people look at a hard chair. There were hours till the water came. There was a ball, and the best beach in the world, and a rope's length of it. "It's only got this," said ${k}. "It can't go and lie in a harbour." ${p} said nothing. On the plan stood games, in capitals.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'calm'), seen(P, 'sit', 'calm'), seen(S, 'sleep', 'sleepy')] },
        `So it was the quietest picnic that anybody ever had. They took off their shoes. They peeled the eggs, and didn't crack them. ${p} crossed out a line, and wrote, "Sit." After a while ${s} put down that head, and sighed, and slept. And because nobody made a noise they heard the rest: the shrimps, clicking, and the sand, drying. It was as if it were being told to them.`,
        `The ball went back into the boat. They had the eggs, and passed the salt without a word. ${k} lay on one side, as it's done there. It turned out to be very comfortable. You could see along the sand for miles, with the heat going over it. ${s} watched for as long as it was polite, and then snored. "What do we do next?" breathed ${p}. "This," breathed ${k}.`,
      ),
      page(
        {
          setting: 'boat',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(K, 'point', 'happy'), seen(P, 'sit', 'calm'), seen(S, 'float', 'calm')],
        },
        `At four there was a bright line. They were in the boat before it came. The lakes ran together, until there was only one hill, with ${s} on it, still asleep. The sea lifted ${s} off like a coat. An eye opened, and saw that they were there, and that it had been let sleep. The boat gave a wobble. "And off," said ${k}, for ${p} to write down.`,
        `The sea came home at four o'clock, on all sides, as softly as it had left. They sat in the boat and lifted their feet. It filled the footprints. It came up the last hill, and under ${s}, who floated away without waking, and woke. ${s} swam round the boat, once, from the one side to the other. It didn't mean anything. But no one is obliged to do it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'hold', 'happy', 'map'), seen(K, 'sit', 'happy')], things: ['map'] },
        `They never reached the island with the name. "It's on all the maps," said ${p}, "so it can't be up to much." Going up the steps, they counted, and only four were left. In the white part of the map there's something now, in pencil. It's half a mile long. It says, "From twelve to four. Somebody lives here."`,
        `${p} keeps the plan, though there isn't a thing on it that they did. The flag still has nothing on it either. On fine days, a little after one, ${k} goes up to the end of the harbour wall with a telescope. There's a yellow line, far out. In the middle of it is a dot. It's lying on its side.`,
      ),
    ],
  };
}
