import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Hello! Is anybody there?',
  'Hello! Who is there?',
  'Hello! Is there anyone?',
  'Hello! Anybody?',
] as const;
const TITLES = ['round and round the island', 'somebody else was here', 'the footprints', 'is anybody there'];

/** Who rows on and comes back at sunset. */
const boatOf = ({ third, g }: Going): string => (third ? `${third.name} and ${g}` : g);

/** Two on one small round island, each sure of being alone, each walking after the other's feet. */
export const ROUND: EventPlot = { id: 'round', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, G, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const boat = boatOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(G, 'wave', 'happy')],
          things: ['rowing-boat'],
        },
        `An island! ${A.introduced} got out. "I stay in the boat!" said ${boat}.`,
        `Here is a small island. ${A.introduced} jumped out at the front. The boat stayed near.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'curious')], things: ['bush'] },
        `But look! ${B.introduced} got out too! Nobody saw that.`,
        `Who got out at the back? ${B.introduced}! ${A.names} back was turned.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'surprised')], things: ['footprints'] },
        `${a} walked round the island. Oh! Feet in the sand! "${refrain}"`,
        `What was this? ${a} saw feet in the sand. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'determined')], things: ['footprints'] },
        `The feet went round. ${a} went after them. Round and round. "${refrain}"`,
        `${a} went after the feet. They went on and on. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'walk', 'determined')], things: ['footprints'] },
        `And ${b}? ${b} saw feet too! ${b} went after them. Round and round. "${refrain}"`,
        `Now ${b} saw feet in the sand. "${refrain}" ${b} went after them.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'determined'), seen(B, 'run', 'determined')], things: ['bush'] },
        `${a} ran. ${b} ran. Round and round they went. They did not meet.`,
        `They ran and ran. When ${a} was here, ${b} was there. Can you see them?`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')], things: ['footprints'] },
        `Now ${a} was too tired to run. ${a} sat down and was all alone.`,
        `"Nobody," said ${a}. It was no good. ${a} stopped and sat on the sand.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'run', 'surprised'), seen(A, 'sit', 'surprised')] },
        `And round came ${b}. Bump! "You!" said ${a}. "You!" said ${b}.`,
        `Then, bump! ${b} ran into ${a}. "It is you!" "And it is you!"`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy')] },
        `Now they ran that way and this way. They met at each end. "Hello! Hello!"`,
        `They did it again. One went left. One went right. Hello! Hello! Hello!`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sleepy'), seen(B, 'sit', 'sleepy')],
          things: ['rowing-boat'],
        },
        `The boat came. "${refrain}" said ${boat}. "Yes! Two!" said ${a}. Good night, island.`,
        `"${refrain}" It was the boat. "Two of us!" said ${b}. And they went home to sleep.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, G, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const boat = boatOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(G, 'wave', 'happy')],
          things: ['rowing-boat'],
        },
        `${A.introduced} wanted to be a castaway, just for one afternoon. So ${boat} rowed to the smallest island there was. "I'll wait in the boat, and not look!" called ${boat}. ${a} jumped out at the front.`,
        `The island was round, like a bun, with a bush on top. "Leave me here," said ${A.introduced}. "Nobody has ever been on it but me." And the boat rowed a little way off, to wait.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'curious')], things: ['bush'] },
        `Now ${B.introduced} had been asleep under the sail. ${b} woke up when it bumped, and got out on the other side. Nobody saw a thing.`,
        `But somebody else had got off as well, by the back. It was ${B.introduced}. "What a lovely empty island," thought ${b}, on the far side of the bush.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'surprised')], things: ['footprints'] },
        `${a} had walked halfway round when there was something in the sand. It was feet. They were not ${A.names} feet. ${A.names} heart went thump. "${refrain}" called ${a}.`,
        `"I'm all alone," sang ${a}, and then did not. There were footprints. They were quite fresh, and somebody had just been in them. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'determined')], things: ['footprints'] },
        `There was no answer, for the wind blew it the other way. So ${a} followed the feet. They went round to the left. They kept on going round to the left. "${refrain}"`,
        `Only the bush rustled. "Very well," said ${a}. "I'll come and find you." The footprints went along by the water, and so did ${a}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'walk', 'surprised')], things: ['footprints'] },
        `On the other side ${b} stood still. "That's odd," said ${b}. There were feet in the sand there too, and somebody had run in them. "${refrain}" called ${b}, and ran as well.`,
        `And what did ${b} find, just then, over on that side? Feet! "So there is somebody," said ${b}. "They're in a hurry." They went round to the left. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'determined'), seen(B, 'run', 'determined')], things: ['bush'] },
        `${a} ran faster. So ${b}, who could not catch up, ran faster too. Round they went, with the bush in the middle. Each of them was just too late everywhere.`,
        `When one was at the rock, the other was at the shell. When one came to the shell, the other was at the rock. It was a good thing that it was a small island.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'curious', 'shell')], things: ['shell', 'footprints'] },
        `"There are more of them each time," panted ${a}. It was true. There were dozens of feet now. It looked like a whole crowd. "And not one of them will wait for me!"`,
        `Then ${a} laid down a shell, to see. The next time round it had been moved. Somebody had looked at it! But the beach lay as empty as a plate.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')], things: ['footprints'] },
        `At last ${A.names} legs would not do any more. ${a} sat down in the middle of all the feet. It is not so nice to be alone if somebody else is there.`,
        `Being a castaway was fine, if there was nobody. It was not fine if there was somebody, and they ran away. ${a} flopped down on the sand and stopped.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'run', 'surprised'), seen(A, 'sit', 'surprised')] },
        `Then round the bush came ${b}, head down, at full speed. Bump! They both rolled over. "Where were you?" said ${a}. "Behind you!" said ${b}.`,
        `Pat, pat, pat. Something was coming, and from behind. Bump! "Found you!" cried ${b}. "I was finding YOU!" said ${a}. "All that time?" "All that time."`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy')] },
        `After that they did it the right way. One ran left and the other one right. They met at the rock, and they met at the shell. "Hello!" they said. "Hello! Hello!"`,
        `"If you run after somebody, you need a straight island," said ${a}. "On a round one you turn round," said ${b}. They tried it. It worked twice in every lap.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sleepy'), seen(B, 'sit', 'sleepy')],
          things: ['rowing-boat'],
        },
        `There was a splash of oars in the dark. "${refrain}" called ${boat}. "No!" shouted ${a}. "Only us!" And they both got in at the front.`,
        `The boat came back with a lamp in it. "${refrain}" And such a lot of feet! "There was a crowd," said ${a}, "and it was both of us." ${b} was asleep already.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, G, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const boat = boatOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(G, 'wave', 'happy')],
          things: ['rowing-boat'],
        },
        `${A.introduced} had had enough of everybody. It was nobody's fault. There had been eleven at breakfast. "I'd like to be marooned," said ${a}, "only till sunset." So ${boat} rowed to an island as round as a bun. "I'll be out here, with a book," said ${boat}. ${a} got out at the front and did not look back.`,
        `"Are you sure?" said ${boat}. "Quite sure," said ${A.introduced}. It was the smallest island that had ever been drawn. It had one bush, one rock, and no people, and that was what it was for. There had been a quarrel that morning. ${a} stepped ashore at the front, and the boat drew off a little way, to wait.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'curious')], things: ['bush'] },
        `Under the sail, at the other end of that boat, ${B.introduced} had been hiding since breakfast. ${b} was tired of people too, and one of them was ${a}. When the boat bumped, ${b} slid off at the back. So there they were, with a bush between them, and each drew a long, happy breath.`,
        `A quarrel takes two. The other one was ${B.introduced}. ${b} had meant to sulk under the sail until somebody was sorry, and had dropped off. A bump woke ${b}. There was sand. There was nobody at all. "Good," said ${b}, and got out over the stern, without a glance at the bow.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'surprised')], things: ['footprints'] },
        `It was lovely. It was lovely for the whole of a quarter of an hour. Then ${a}, out for a stroll by the water, saw the sand ahead, and it had feet in it. They were not big. They were quite fresh, and the sea was still running into them. "${refrain}" said ${a}, in a voice that came out higher than planned.`,
        `${a} built a castle, named the rock, and gave three cheers for peace. That took ten minutes. After that ${a} walked round to see the rest. Halfway round, the sand was written on. Left, right, left, right, it said. Somebody had gone by there, and not long ago. "${refrain}" The wind took it away out to sea.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'determined')], things: ['footprints'] },
        `"It's my island," said ${a}, "and I'd like a word with them." The feet went left, along the edge. ${a} followed. It was not easy to see far ahead, since an island like that is nothing but corner. "${refrain}" There was the rock. There were the feet, going past it. They had not stopped for the view.`,
        `You would think that a person who wanted to be alone would sit still. But it makes a difference, once you know. ${a} set off after the feet, to tell them that it was taken. They bent round to the left. They went on bending. "${refrain}" Whoever it was, they were always just beyond the bush.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'walk', 'surprised')], things: ['footprints'] },
        `On the far side ${b} had put up a wall of shells. It was to keep out visitors, and it was a joke. Then ${b} looked over it. Straight through the front garden went a line of feet. "Cheek," said ${b}. "${refrain}" They led away to the left. ${b} took a shell, in case there had to be a discussion, and followed them.`,
        `${b}, meanwhile, had lain down to listen to nothing. There was rather a lot of it. ${b} got up to see how far it went, and nearly trod in somebody's heel. There were feet all along the tideline, and they had been walking fast. "${refrain}" called ${b}. It went the way of everything that one says on an island. So ${b} walked fast as well.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'run', 'determined'), seen(B, 'run', 'determined')],
          things: ['bush', 'rock'],
        },
        `If you had been a gull, you would have laughed, and the gulls did. ${a} was at the rock, running. ${b} was at the shells, running. Then it was the other way about. Neither got any nearer. Each could see quite plainly that the other lot was getting away.`,
        `Seen from above, it was like the hands of a clock that has gone wrong. Here was ${a}, and exactly opposite was ${b}. When one sped up, so did the feet that the other was following. They went round nine times. The bush in the middle turned its leaves, and kept its counsel.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried')], things: ['footprints', 'shell'] },
        `What made it worse was the number of them. At first there had been one line of feet. Now the beach was trodden like a fairground. "There's a whole crowd of them," thought ${a}, "and they're all together, and they're having a race." It was a funny thing to mind, for somebody who had wanted nobody.`,
        `On the tenth round ${a} came upon a shell, set down by the way. ${a} turned it over. On the eleventh it was the right way up. So they knew about ${a}! They had seen, and they did not stop. "It's one thing to be alone," said ${a}, "and another to be left out." It was said to a shell.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')], things: ['rock'] },
        `${a} could run on. There was still some breath. Or else ${a} could stop, and then the crowd would have won, and got clean away. It took some doing, to sit down against that rock and let them go. "I hope it's a good race," said ${a}. "I'd have liked to be in it." The thing about breakfast seemed very small from there.`,
        `To give up is harder than to run, if you are ${a}. It has to be done on purpose. ${a} slowed down to a walk, and to a stand, and then slid down the rock and sat. So they were gone for good. If ${b} had been there, ${a} thought, they could have gone one each way. But ${b} was at home, and cross.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'run', 'surprised'), seen(A, 'sit', 'surprised')] },
        `It was quiet for the time that it takes to run half round a bun. Then there was a patter, and it came from behind. Round the rock, with its head down, shot the crowd. It fell over ${A.names} legs. It got up. It was ${b}. "You were in front!" said ${a}. "You were!" said ${b}.`,
        `Pat, pat, pat, came something, out of the wrong side of the island. ${b} had no time to stop. When they had found out whose legs were whose, they stared. "Have you seen a lot of people go by?" said ${b}. "How many?" said ${a}. "About fifty." "With feet like yours?" said ${a}. There was a pause.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')], things: ['footprints'] },
        `They laughed until they had to hold on to the rock. "I ran away from you all afternoon," said ${a}, "as hard as I could, to catch you up." "If you'd been slower, I'd never have got here," said ${b}. Then it was quiet again. "I only said it because I was hungry," said ${b}. "At breakfast." "I know," said ${a}. "Me too."`,
        `${b} put a foot in a footprint, and it fitted. ${a} tried the next one, and that fitted too. "We were the crowd," said ${a}. "I thought they didn't want me," said ${b}. "So did I." It covered a good deal, that. It covered most of the morning. Nobody had to say which of them was sorry, as both of them were sitting down.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy')],
          things: ['rock'],
        },
        `There was an hour left, so they did it once more, properly. One went left, and one went right. They met at the rock, and shook hands like explorers, and parted. They met at the bush side. "What news?" "The gulls are laughing." You could get two hellos out of every lap, for ever, and nobody had to catch anybody.`,
        `"You can't catch up on a round island," said ${b}. "It's like a tail." "You can if one of you turns," said ${a}. They shook hands on it, and walked off, back to back. In four minutes they were face to face. "Doctor!" said ${a}, and raised a shell. "Professor!" said ${b}. It was a much bigger place than it looked.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sleepy'), seen(B, 'sit', 'sleepy')],
          things: ['rowing-boat'],
        },
        `Oars creaked in the dark. "${refrain}" called ${boat}, holding up a lamp. The light fell on the beach, and on hundreds and hundreds of feet. "Good heavens. How many were you?" "There was nobody," said ${a}, helping ${b} in over the bow. "We had the place to ourselves."`,
        `When the boat came, there was a lamp in it, and soup. "${refrain}" "Wait," said ${b}, "we haven't met yet." From the left and from the right two shadows came along the sand, and bowed, and got in. They both sat at the front. By the time that the sea had tidied up the beach, they were asleep.`,
      ),
    ],
  };
}
