import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, ifNamed, page } from '../page.ts';

const REFRAINS = [
  'Go home, sea!',
  'Stop there, sea!',
  'Stay back, sea!',
  'That is far enough, sea!',
  'No further, sea!',
  'Keep out, sea!',
  'Off you go, sea!',
  'Not in here, sea!',
  'Turn round, sea!',
  'Back you go, sea!',
  'Leave it, sea!',
] as const;
const TITLES = ['go home, sea', 'a line of weed', 'the castle and the sea', 'as far as that'];

/** The sea takes castle after castle, until they build behind the line of weed that is as far as it ever comes. */
export const TIDE: EventPlot = {
  id: 'tide',
  when: /\b(?:tides?|waves?|wash\w*|sea|sand ?castles?|castle)\b/i,
  young: (going) => young(apart(going)),
  middle: (going) => middle(apart(going)),
  old: (going) => old(apart(going)),
};

function young(going: Going): Told {
  const { A, B, K, a, b, k, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'beach', camera: 'wide', actors: everybody(going, 'walk', 'happy'), things: ['shell'] },
        `The beach had a line of weed. ${A.introduced} hopped over it.`,
        `On the beach lay brown weed. Hop! ${A.introduced} went over it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy')], things: ['bucket'] },
        `${B.introduced} had the bucket.${comesToo}${ifNamed(going, `${Gcap} helped.`)} They made a sandcastle, near the sea.`,
        `Down by the water they dug. ${B.introduced} filled the bucket.${comesToo}${ifNamed(going, `${Gcap} helped.`)} A sandcastle!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')] },
        `Swish. A wave came in. It ate the door. "${refrain}" said ${a}.`,
        `Here came a wave. Swish! There went the door. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'kneel', 'determined')] },
        `They made a wall. Swish. The wall went soft and fell over. "${refrain}" said ${b}.`,
        `${b} built a wall. The tide came over the top. "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'worried')], things: ['bucket'] },
        `They dug a ditch. Swish! It filled up. Then the castle was gone. "${refrain}"`,
        `Then they dug a long hole. Swish, in came the sea. No more castle! "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'sad') },
        `They went up the beach and sat down. "How far will it come?" said ${a}.`,
        `Up the beach they ran. "Will it come here, too?" said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['shell'] },
        `${k} saw the line of weed. It had shells in it. "The sea left that here!"`,
        `"Look, weed!" said ${k}. "Weed comes from the sea. It stops here!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy')], things: ['bucket'] },
        `So they built it again. They built it just behind the line. They waited.`,
        `They went over the line. Here they made a new castle. Then they sat still.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'stand', 'excited') },
        `Swish, came the sea. Up and up. It came to the line. It stopped!`,
        `The tide came up, and up, and up. Swish! At the line it stopped.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'wave', 'happy')], things: ['shell'] },
        `It put a shell by the castle door. Then it went home. "Good night, sea," said ${a}.`,
        `Then back it went. It left one shell for the castle. "Good night, sea!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, a, b, k, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'beach', camera: 'wide', actors: everybody(going, 'walk', 'happy'), things: ['shell'] },
        `All along the top of the beach lay a line of dry weed. There were shells in it, and one small shoe. "Mind the step," said ${A.introduced}, and jumped over.${comesToo}${ifNamed(going, `${Gcap} brought the towels.`)}`,
        `First you came to a line of brown weed. It went right along the beach, like something drawn with a crayon. "Ready?" said ${A.introduced}. "Hop!" They left their shoes beside it.${comesToo}${ifNamed(going, `${Gcap} stayed there with a book.`)}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy')], things: ['bucket'] },
        `They built down by the water, where the sand was wet. "Wet sand sticks," said ${B.introduced}, and turned the bucket over. There were four towers and a gate. It was the best sandcastle they had ever made.`,
        `The best sand was near the sea. ${B.introduced} filled the bucket, and ${a} patted and turned it. "One tower for each of us," said ${b}, "and one for the king." It was quite a sandcastle. Then they made the door.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')] },
        `A little wave ran up the sand. It looked in at the door. When it went away, it took the door along. "${refrain}" said ${a}.`,
        `The sea had been a good way off. But a thin wave came up to see the castle, and licked it. "${refrain}" said ${a}. There was no door now.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'kneel', 'determined')] },
        `"It wants a wall," said ${b}. They made it thick, and as high as a knee. The next wave leaned on it. The wall went dark, and then soft, and then flat. "${refrain}"`,
        `They put up a wall, quick, quick. "That'll stop it," said ${b}. It stopped one wave. It stopped another. The third came over the top and sat down. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'worried')], things: ['bucket'] },
        `So they dug a ditch, for the sea to fall into. It fell in, and filled it, and came on. There went the king's tower, with a sigh. There went them all. "${refrain}" they shouted.`,
        `"Let's bail it out," said ${a}. They filled a bucket with sea and carried it off. There was still plenty. One by one the towers bowed down. "${refrain}" said ${b}, but it did not.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'sad') },
        `They took up the bucket and ran. "How far is it going to come?" said ${b}. "To the car park?" said ${a}. "To our house?" They sat down at the top of the beach to watch it.`,
        `Back they went, and back, and the sea came after them. "It's coming up all of the beach," said ${a}. "What if it doesn't stop?" said ${b}. They did not stop either until they were beside their shoes.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious')], things: ['shell'] },
        `${k} was poking about in the weed with one toe. It smelled of salt. "Who put all this here?" said ${k}. "It comes from the bottom of the sea. It can't walk." And then ${k} sat up.`,
        `There was nothing to do but pick at the old brown weed. A shell fell out, and a bit of crab. "These are sea things," said ${k}. "The sea must have brought them. It's been here!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited')], things: ['shell'] },
        `"It's the sea's own line!" said ${k}. "It comes up to here, and puts everything down. Then it goes home. Look, it's the same all along. It has never once gone over."`,
        `They looked along the beach. It was one long line, and behind it the sand was dry as flour. "So that's where it stops," said ${k}. "It drew us a line, and we hopped over it!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy')], things: ['bucket'] },
        `They fetched wet sand in the bucket. They built it again, one step behind the weed. "Now we'll see," said ${a}. They stood in front of it, with their arms out, just in case.`,
        `This time they built behind the line. It took eleven buckets of wet sand. There were four towers, and a door. "Are you sure?" said ${b}. "Nearly," said ${a}. The sea was coming.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'stand', 'excited') },
        `Up it came. It was over the stones. It was over the place where they had sat. Swish! It ran right up to the line of weed. It lifted it a little, and stopped. "That's far enough," said ${a}. And it was.`,
        `One wave came nearly there. One wave came nearer. The biggest of them all ran in, hissing, and just touched the weed. There it stood still. Then it slid back. "It knows," whispered ${b}.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'wave', 'happy')], things: ['shell'] },
        `When it had gone, a new shell lay right by the castle door. The moon was up. "Good night, sea," said ${a}. And the sea went home, a bit at a time.`,
        `It was late when they left, and the moon shone on four towers. By the door lay a pink shell that nobody had put there. "It paid," said ${b}. "Go home, sea," said ${a}. "Mind the step."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, a, b, k, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'beach', camera: 'wide', actors: everybody(going, 'walk', 'happy'), things: ['shell'] },
        `${A.introduced} had a plan of the sandcastle on squared paper. There were to be nine towers, and a bridge. ${B.introduced} had a jam jar, and was going to look at things. They came down on to the beach together, over a long brown line of dried weed. ${a} stepped across it.${comesToo} ${b} did not. "There's a whole crab in here," said ${b}. "And a cork." "Come on," said ${a}.`,
        `It was the last day, and the sandcastle had to be the big one. ${A.introduced} had measured it out on paper and knew how many buckets it would take. ${B.introduced} had not got past the weed. It lay all along the beach in a crisp brown line, and there was something in every inch.${comesToo} "Somebody's button," said ${b}. "And half a crab." "We've only got until six," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'proud'), seen(B, 'kneel', 'happy')], things: ['bucket'] },
        `They chose the place with the best sand, well down by the water. ${a} built as one would build for a king, and tapped each tower with the spade. ${b} was good with the bridge, when ${b} was there, and not off turning over stones. By noon there were seven towers. "I said nine," said ${a}. "I found a blue one," said ${b}, about something else.`,
        `The sand near the sea was dark, and held an edge like cheese. Up went the towers, one to a bucket. ${a} did the corners with a lolly stick. ${b} dug where ${b} was told to dig, and stopped to look at what came up. It was seven towers by dinner time, with a bridge that a crab could use. One did. "It's not finished," said ${a}. "He doesn't mind," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')] },
        `Nobody had asked the sea. It had been lying a long way off, with its back to them. Now it sent one wave, as thin as a sheet of paper, to see what they were doing. It slid in at the gate, and out again, and the gate went with it. "${refrain}" said ${a}.`,
        `A wave came up that was no thicker than a pancake. It stopped short of the bridge, and they laughed at it. The next one did not stop. It went under the bridge, as it was meant to, and took away the legs. "${refrain}" ${a} told it. It had gone already, to fetch another.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'determined'), seen(B, 'kneel', 'worried')] },
        `${a} was not going to be beaten by water. They threw up a wall, as thick as a mattress. The sea leaned on it to see if it was strong. It went dark at the foot. It went smooth. Then it bowed, like somebody showing you in. "${refrain}" cried ${a}, from behind the second wall, which was already rather dark.`,
        `"A wall," said ${a}, "and then another wall, and stones in front." It was a very fine piece of work. The sea came in and felt it over, and took out the small stones first. "It's only looking for the way in," said ${b}. "Well, there isn't one," said ${a}. There was then. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'run', 'worried'), things: ['bucket'] },
        `They dug a ditch to lead it away, and it used the ditch. They carried it off by the bucket, and were brought more. The towers went down, the first and the third and the fifth, each with a small tired noise. "${refrain}" said ${a}, up to the knees in what had been the yard. It might as well have been said to the moon.`,
        `After that there was digging in all directions. Each thing they made was a help to the sea. It ran along the ditch like a train. It stood in the moat and looked up at the windows. "${refrain}" shouted ${a}. It took the seventh tower last, and quite politely. Where there had been a castle there was a beach, as smooth as if nothing had ever happened.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'sad')] },
        `"If you'd dug," said ${a}, "instead of picking things up!" "It wasn't me that was wet," said ${b}. "It was it." "You never even tried to finish it." "You never even looked at it," said ${b}. "You only looked at the paper." The paper was in the sea by then. They could see it, going out, with nine towers on.`,
        `The plan had been in the bridge for safety. They watched it float off. "That was my whole week," said ${a}. "And you spent it on buttons." ${b} held the jar tighter. "They're good buttons," said ${b}. "You can't stop a thing like that by being cross with it." It was so nearly a lesson that ${a} walked away.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious')], things: ['shell', 'jar'] },
        `They went up the beach, and the sea came up behind them. They ended at the line of weed. ${b} tipped out the jar in the sand: a cork, a claw, a blue stone, a bit of rope. "Where did you get all those?" said ${k}. They had come from here. They had come from all along this one line, and from nowhere else on the beach.`,
        `There was nowhere to go but back. Where the weed lay they turned round, and there was the sea, still coming. ${b} emptied the jam jar and began to set things out in a row. "It's funny," said ${k}. "A claw, a cork, some rope. There isn't one of them that belongs up here. Who carried them?" Then they all turned their heads, and looked at the water.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited')], things: ['shell'] },
        `"It did," said ${k}. "It brings them, and it gets this far, and it puts them down. Every time. That's what the line is. It isn't rubbish. It's a fence." In front of the weed the sand was flat and firm. Behind it there were dry footprints, weeks old, with the toes still in. The sea had drawn it for them, all the way along. They had stepped over it with a plan.`,
        `"So this is as far as it goes," said ${k}. "It must be. It's got to the end of its arm, and let go." Below the line there was not a mark. Above the line somebody's old hole was still there, with grass growing in it. And all day long ${b} had been reading its map. "I thought that you were just picking things up," said ${a} slowly.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'shy'), seen(B, 'kneel', 'happy')], things: ['bucket'] },
        `It was five o'clock, and the good sand was a long way down. There was time for one tower, perhaps. There was not time for nine. ${a} looked at the place, one step behind the weed, and at the things in a row. "What would you put here?" said ${a}. ${b} had never been asked that. "Something for them to live in," said ${b}.`,
        `They had an hour. You can't build a king's castle in that, with the wet sand further off and deeper every minute. ${a} did a sum, and let it go. "You choose," said ${a}. "It's your line." ${b} went red with pleasure. "It ought to be quite low," said ${b}, "with a lot of doors."`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'kneel', 'determined'), things: ['shell', 'bucket'] },
        `So it was one tower, broad and low, and the tower was all windows. In each of them stood something: the cork, the claw, the button. The rope went round the top. ${a} did the edges, and they were very good edges. It was not like anything on squared paper. "It's got people in," said ${a}.`,
        `They built it from both ends. ${a} cut the doors, quite square. ${b} said what was to go behind each one: here the blue stone, there the crab. It would have looked odd on a plan. "I'd live there," said ${a}, sitting back. "You'd have to share," said ${b}.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: everybody(going, 'stand', 'excited') },
        `Then it came. It came over the place where the nine towers had nearly been, and over where they had quarrelled. They stood on either side of the door. It gathered itself up, and ran at them, hissing. It was an arm's length off. It touched the weed, and lifted it, as you lift a hem. "${refrain}" said ${a}, but softly. And it sighed, and let go, and slid back down.`,
        `At six it made its last try. It did not look as though it knew about any line. Wave after wave came further than the one before, and ${b} took hold of ${a}. The ninth was as high as a table. It fell on its face, ran up, and stretched. It reached the weed with the very tips of its fingers. There it stood and thought. Nobody breathed. Then you could hear all the small stones going home.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['shell'],
        },
        `${Gcap} came with a torch, and they had to go. On the line, right before the door, lay something that had not been there. It was a small wet piece of squared paper. There were two towers on it, and half a bridge. "It's brought it back," said ${b}. "It got as far as it could," said ${a}, and stood it in a window, and stepped over.`,
        `They left by moonlight. The weed was wet now, with a new row of things in it, each one put down carefully. ${b} had the jar ready. It was ${a} who bent down first. "Somebody's button," said ${a}. "Good night, sea." ${Gcap} had to call them three times before they came.`,
      ),
    ],
  };
}
