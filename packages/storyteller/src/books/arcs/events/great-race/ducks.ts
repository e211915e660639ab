import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './ducks-old.ts';
import { REFRAINS, TITLES, racersOf, rideOf } from './ducks-parts.ts';

/** Whoever is in front stops for ducks; and it is the ducks who go through the ribbon. */
export const DUCKS: EventPlot = { id: 'ducks', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { M, X, D } = racersOf(going);
  const [m, x, d] = [M.name, X.name, D.name];
  const { on, kind, goes } = rideOf(going);
  const built = on === null ? '' : ` ${m} has ${/^(?:go|soap)/.test(on) ? 'made' : 'shone'} a ${on}.`;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(M, 'stand', 'excited'), seen(X, 'wave', 'excited')] },
        `It is the big${kind} race! ${M.introduced} is in it.${built} ${X.introduced} waves.`,
        `Today is the big${kind} race. ${M.introduced} will race.${built} "Good luck!" says ${X.introduced}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'sit', 'calm'), seen(X, 'point', 'curious')] },
        `By the track is a pond. There sits ${D.introduced}. She has six ducklings.`,
        `${D.introduced} lives there, by the track. She has six little ones. "Quack!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'run', 'determined')] },
        `One, two, three, go! Off go all of them. "${refrain}" says ${m}.`,
        `Ready, steady, go! They all zoom off. "${refrain}" says ${m}.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'run', 'excited')] },
        `${m} is third. ${m} is second. "${refrain}" And now ${m} is first!`,
        `${m} goes past one. ${m} goes past two. "${refrain}" ${m} is in front!`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'run', 'excited'), seen(X, 'cheer', 'excited')] },
        `Here is the last bend. "Go, ${m}!" says ${x}. "${refrain}"`,
        `One more bend, and it is won! "Go, go!" says ${x}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'surprised'), seen(D, 'walk', 'calm')] },
        `Stop! There is ${d}, on the track. Waddle, waddle. All six come after her.`,
        `What is that? It is ${d}, with all six. They are on the track! ${m} stops.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'point', 'worried'), seen(D, 'stand', 'calm')] },
        `The others have to stop, too. Bump, bump, bump. The last duckling sits down.`,
        `"Wait!" says ${m}. Bump, bump! They all wait. The smallest one has a rest.`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'walk', 'proud'), seen(M, 'walk', 'happy')] },
        `Then ${d} walks on. She walks in front. ${m} ${goes} after her.`,
        `On goes ${d}, very slowly. Behind her goes ${m}. Behind ${m} go all the others.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'walk', 'proud'), seen(X, 'cheer', 'surprised')], things: ['ribbon'] },
        `There is the ribbon. Snap! Who is first? It is ${d}!`,
        `Snap goes the ribbon. ${d} has won! "Quack," says ${d}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'cheer', 'happy'), seen(D, 'sit', 'happy'), seen(X, 'cheer', 'happy')],
          things: ['trophy'],
        },
        `She gets the big cup. Splash! Now six ducklings have a bath.`,
        `The cup is for ${d}. They fill it up. In go six ducklings, splash!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { M, X, D } = racersOf(going);
  const [m, x, d] = [M.name, X.name, D.name];
  const { on, kind, went } = rideOf(going);
  const built =
    on === null
      ? ''
      : /^(?:go|soap)/.test(on)
        ? ` ${m}'s ${on} had been a pram once.`
        : ` ${m}'s ${on} was oiled, and purred.`;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(M, 'stand', 'determined'), seen(X, 'wave', 'excited')],
          things: ['trophy'],
        },
        `On the day of the${kind} race there were flags all the way round. ${M.introduced} stood at the line with eleven others.${built} "You're as fast as any of them," said ${X.introduced}. "And look at that cup!"`,
        `There were twelve at the start of the${kind} race, and one silver cup. ${M.introduced} had looked at the cup all week.${built} "Three times round, past the pond and home," said ${X.introduced}. "I'll be at the bend, shouting."`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'sit', 'calm'), seen(X, 'point', 'curious')] },
        `The track went right past the pond, where ${D.introduced} lived. She had six ducklings this spring. She looked at the flags and at the crowd. "Quack," said ${d}, who did not think much of it.`,
        `Beside the pond sat ${D.introduced}, with six ducklings underneath her. They had been there before the track was. ${d} watched people put up a ribbon across her path to the reeds. "Quack," she said, shortly.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'run', 'determined')] },
        `Bang! They were off, and you could not see for dust. "Fifth!" shouted ${x}, when it cleared. "${refrain}" cried ${m}. "Fourth!" And the flags went by like one long flag.`,
        `"Ready, steady, go!" It was like a cupboard falling downstairs. "You're last!" shouted ${x}. "No, eighth! Fifth!" "${refrain}" cried ${m}, and leaned into the bend.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'run', 'excited'), seen(X, 'shout', 'excited')] },
        `The second time round there were three ahead. One was blinded by the sun. "${refrain}" One looked behind, to see who it was. "Never look behind," said ${m}, going past. "Second!" shouted ${x}. "There's only the red one!"`,
        `Then ${m} got past one on the left, and one on the right. "${refrain}" There was only a red one in front. "You've got it!" yelled ${x}, and fell off the fence.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'run', 'excited')] },
        `On the third round the red one slid wide, and then there was nobody. There was only wind, and an empty track. It was the best thing that ${m} had ever seen. The ribbon was just behind the pond. "${refrain}" sang ${m}.`,
        `Then the red one slid wide, and ${m} was in front. Nobody was there but ${m}. Even the noise of the others got smaller. Ahead was the last bend, and the pond, and the ribbon. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'stand', 'surprised'), seen(D, 'walk', 'calm')] },
        `Something brown was on the track. It was ${d}, on her way to the reeds, as always at four. Behind her came one, two, three, four, five. ${m} stopped so hard that the dust went on alone.`,
        `Round the bend the track was not empty. ${d} was crossing it, head up, and after her came the ducklings. ${m} had no time to think. ${m} stopped, a feather away.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'point', 'worried'), seen(D, 'stand', 'calm')] },
        `"STOP!" shouted ${m}, with both arms out, or as good as. The red one stopped. They all stopped, one behind another, like beads. "Five," counted ${m}. "There must be a sixth." The sixth had sat down in the middle, to look at a flag.`,
        `There was just room for ${m} to stand right across. "Ducks!" yelled ${m}. The others came up, and braked, and bumped. Nobody could get by. "Go on," they said. But the sixth duckling had found a puddle, and it was a good one.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'walk', 'proud'), seen(M, 'walk', 'calm')] },
        `In the end the sixth one came. But now ${d} had changed her mind. She turned, and walked up the track instead. Six ducklings followed her, and ${m}, and the rest. "Can't she hurry?" said somebody at the back. "No," said ${m}.`,
        `At last ${d} said a word, and the sixth one came. But now the grass on the left was full of people. So ${d} went straight on. "You can't overtake a mother," said ${m}, and ${went} behind her. And the whole great race ${went} behind ${m}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(D, 'walk', 'proud'), seen(X, 'cheer', 'surprised'), seen(M, 'walk', 'happy')],
          things: ['ribbon'],
        },
        `The crowd had gone quite quiet. There was the ribbon, at just the height of a duck. ${d} walked through it without looking. It fell in two. "First!" shouted ${x}. "Second, third, fourth, fifth, sixth, seventh! And ${m} is eighth!"`,
        `So they came to the ribbon. It had been in her way all day. ${d} took it in her beak and pulled. "That's the finish!" cried the man with the flag. "She's won! And those are two to seven." ${x} had never seen anyone come in eighth with such a face.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'cheer', 'happy'), seen(D, 'sit', 'happy'), seen(X, 'cheer', 'happy')],
          things: ['trophy'],
        },
        `"The cup is for whoever comes in first," said the man with the flag. "That's the rule." They put it by the pond, and ${m} filled it up. It is a big cup. There is room in it for six, if they take turns to duck. "${refrain}" said ${m}, and let in the last.`,
        `"What's she going to do with a cup?" said the red one. ${m} and ${x} carried it to the reeds, full of water. The ducklings looked at it for a moment. Then they got in, all six. ${d} looked over the rim, and then at ${m}. "Quack," she said, quite differently.`,
      ),
    ],
  };
}
