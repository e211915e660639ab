import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { threeOf } from '../three.ts';

const REFRAINS = [
  'Mind the jars!',
  'Watch those jars!',
  'Oh, those jars!',
  'Do mind the jars!',
  'Jars! Mind the jars!',
  'Watch the jars!',
  'Look out, jars!',
  'Here come the jars!',
  'Jars, jars, jars!',
  'Those jars again!',
  'Oh no, the jars!',
] as const;
const TITLES = ['mind the jars', 'a ship full of jars', 'how to lift a treasure', 'the pirates and the heavy chest'];

/** The chest is too heavy for the boat. The empty jars that were always underfoot are light, and lift it with the tide. */
export const JARS: EventPlot = {
  id: 'jars',
  when: /\b(?:chest|heavy|gold|jewels?|coins?|stuck|hungry|jam|ship|boats?)\b/i,
  young,
  middle,
  old,
};

function young(given: Going): Told {
  const going = threeOf(given, 'pirate', 'parrot');
  const { chance, A, b, comesToo, B, a, K, k } = going;

  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had a ship. And jars! All of them were empty. "${refrain}"`,
          `Here is ${A.introduced}. The ship was full of empty jars. "${refrain}"`,
        ],
        scene: { setting: 'boat', camera: 'medium', actors: [seen(A, 'stand', 'happy')], things: ['jar'] },
      },
      {
        text: [
          `"Treasure!" said ${B.introduced}. It was on the island. Off they sailed!${comesToo}`,
          `${B.introduced} pointed. "I see treasure!" So they sailed to the island.${comesToo}`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'stand', 'excited'), things: ['ship'] },
      },
      {
        text: [
          `They dug in the sand. Up came a big chest! It was full of gold.`,
          `Dig, dig, dig. Clonk! It was a chest of gold.`,
        ],
        scene: {
          setting: 'beach',
          camera: 'close',
          actors: [seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy')],
          things: ['treasure'],
        },
      },
      {
        text: [
          `They pulled the chest. It was too heavy. It stuck in the sand.`,
          `Pull, ${a}! Pull, ${b}! The heavy chest did not move.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined')],
          things: ['treasure'],
        },
      },
      {
        text: [
          `${a} ran to fetch a rope. Clink! Clank! Bump! "${refrain}"`,
          `So ${a} went to get a rope. Jars rolled everywhere. "${refrain}"`,
        ],
        scene: { setting: 'boat', camera: 'wide', actors: [seen(A, 'stand', 'surprised')], things: ['jar'] },
      },
      {
        text: [
          `Plop! A jar fell into the sea. It did not sink. "Look, it floats!" said ${k}.`,
          `One jar rolled into the sea. "It does not sink!" said ${k}. "It floats!"`,
        ],
        scene: { setting: 'beach', camera: 'close', actors: [seen(K, 'point', 'surprised')], things: ['jar'] },
      },
      {
        text: [
          `They tied the jars to the chest. Ten jars, all round. Then they waited.`,
          `Round and round went the rope. Now the chest had ten jars. They sat down and waited.`,
        ],
        scene: { camera: 'medium', actors: everybody(going, 'kneel', 'excited'), things: ['jar', 'treasure'] },
      },
      {
        text: [
          `The sea came up the beach. Up, up, up came the chest! It floated!`,
          `In came the sea. It lifted the jars. The jars lifted the heavy chest!`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'cheer', 'surprised'), things: ['jar', 'treasure'] },
      },
      {
        text: [
          `They pulled it to the ship. It was easy! "Good jars," said ${a}.`,
          `Home they sailed. The chest swam behind the ship. "Clever jars," said ${a}.`,
        ],
        scene: { setting: 'boat', camera: 'medium', actors: everybody(going, 'stand', 'proud'), things: ['treasure'] },
      },
      {
        text: [
          `Now ${k} is in bed. By the bed is one jar. It has a gold coin in it.`,
          `Good night, ${k}. Look, here is a little jar. It is not empty now. It has gold in it.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy')],
          things: ['jar', 'coin'],
        },
      },
    ],
  };
}

function middle(given: Going): Told {
  const going = threeOf(given, 'pirate', 'parrot');
  const { chance, A, B, a, comesToo, b, k, K } = going;

  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `There was one thing wrong with the ship of ${A.introduced}. It was full of empty jars. ${a} liked jam, and never threw a jar away. "You never know when you'll want one," said ${a}. Whenever the ship went up, they rolled down. "${refrain}" cried ${B.introduced}, and jumped.`,
          `${A.introduced} ate jam every day, and kept every jar. Now sixty of them rolled about the deck with their lids on. "${refrain}" said ${B.introduced}, who had trodden on one. "Why do we keep them?"`,
        ],
        scene: {
          setting: 'boat',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'jump', 'surprised')],
          things: ['jar'],
        },
      },
      {
        text: [
          `They had a map, with a red cross on it.${comesToo} "Three days east," said ${b}. The jars rolled left. The jars rolled right. And on the third day, there was the island.`,
          `They sailed to the island on the map.${comesToo} It took three days, and the jars clinked all night. "There!" said ${k}. It had one tree, one hill and a very good beach.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'look-up', 'excited'), things: ['map', 'ship'] },
      },
      {
        text: [
          `The cross was close to the sea. They dug until only their heads stuck out. Then something said clonk. It was the treasure. It was full of gold, right up to the lid.`,
          `They dug on the beach, just where the red cross was. Clonk! There was the treasure, in a chest as big as a pig. "Gold!" said ${a}. It shone on everybody's nose.`,
        ],
        scene: {
          setting: 'beach',
          camera: 'close',
          actors: [seen(A, 'kneel', 'excited'), seen(B, 'kneel', 'excited')],
          things: ['treasure'],
        },
      },
      {
        text: [
          `They pulled. The chest went down into the soft sand, because it was so heavy. "Push!" said ${a}. It went down further. "It's going the wrong way," said ${b}.`,
          `${a} took one end and ${b} took the other. "One, two, three!" The chest did not go up. Their feet went down. Sand is no good to stand on when you lift.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined')],
          things: ['treasure'],
        },
      },
      {
        text: [
          `"Let's put it into the little boat," said ${a}. They had to roll it in. The boat sat down on the bottom like a tired cow. "Too heavy for that, too," said ${b}. So out it came again.`,
          `They tried the rowing boat next. They just got the chest over the side. Then the sea came in over the other side. "Out, out, out!" said ${b}. A boat cannot carry more than it can hold up.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(B, 'sit', 'worried'), seen(A, 'stand', 'worried')],
          things: ['treasure', 'boat'],
        },
      },
      {
        text: [
          `${a} went back on board for more rope. All the jars came to help. They rolled in front, and they rolled behind. "${refrain}" cried ${a}, and sat down on eleven. One went over the side.`,
          `"More rope!" said ${a}, and ran across the deck. That is not a thing to do on a ship full of jars. "${refrain}" There was a crash. One jar hopped over the rail and was gone.`,
        ],
        scene: { setting: 'boat', camera: 'medium', actors: [seen(A, 'run', 'surprised')], things: ['jar'] },
      },
      {
        text: [
          `${k} saw it fall. Plop! It went right under the water. And then it came up again, quick as a duck. ${k} pushed it down with one finger. Up it came. "There's nothing in it," said ${k}, "and nothing wants to go up!"`,
          `It landed beside ${k} in the shallow sea. ${k} pushed it under. Up it popped. ${k} pushed harder. It popped up harder. "It won't stay down!" said ${k}. "It's full of air. ${a}, bring them all! Bring all the jars!"`,
        ],
        scene: { setting: 'beach', camera: 'close', actors: [seen(K, 'point', 'surprised')], things: ['jar'] },
      },
      {
        text: [
          `"More!" said ${k}. "And here! And here!" They tied on every jar they had, all round the chest. "Now pull," said ${b}. "Now wait," said ${k}. "The sea is coming in."`,
          `They tied on every jar, with the lids done up tight. "Where is the chest?" said ${a}. You could not see it at all. ${b} took hold of the rope. "Not us," said ${k}. "Let the sea do it." So they sat down and waited for the tide.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'kneel', 'determined'), things: ['jar', 'treasure'] },
      },
      {
        text: [
          `The water came round the chest, and over it. "It's moving!" said ${b}. One jar gave a tug, and then they all did. The sand went slurp. And up came the gold, as if it weighed no more than a bun.`,
          `First the sea was at the handles. Then it was over the lid. Sixty jars all wanted to go up at once. There was a long wet slurp. Then the chest bobbed on the water. "Up!" sang ${a}. "Up, up, up!"`,
        ],
        scene: { camera: 'medium', actors: everybody(going, 'cheer', 'excited'), things: ['treasure', 'jar'] },
      },
      {
        text: [
          `They sailed home with the treasure swimming behind them on its rope. There was not one jar left on deck. ${a} walked up and down. "It's very quiet," said ${a}. "${refrain}" said ${b}, out of habit.`,
          `So they towed it home, and it came along like a dog. The deck was quite empty. ${b} ran from end to end just because it was possible. "${refrain}" called ${a}. But there were none, and they both laughed.`,
        ],
        scene: {
          setting: 'boat',
          time: 'sunset',
          camera: 'wide',
          actors: everybody(going, 'stand', 'proud'),
          things: ['treasure', 'jar'],
        },
      },
      {
        text: [
          `That night there was a jar beside ${K.names} bed. The lid was off, so that it could have a rest. In it was one gold coin. ${k} was asleep, and the jar did not roll at all.`,
          `${k} got one jar to keep, with one gold coin at the bottom. It stood beside the bed and did not clink. It was not an empty jar any more. "Mind it," said ${k}, and fell asleep.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy')],
          things: ['jar', 'coin'],
        },
      },
    ],
  };
}

function old(given: Going): Told {
  const going = threeOf(given, 'pirate', 'parrot');
  const { chance, A, B, a, b, comesToo, k, K } = going;

  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `Some ships have rats. The ship of ${A.introduced} had jars. ${a} ate a pot of jam a day, and could not throw away a good jar. There were fifty-nine. When the ship leaned left, they all ran left. "${refrain}" shouted ${B.introduced}, and got both feet off the floor. "They are empty, ${a}. They are jars of nothing." "You never know when you'll want some," said ${a}.`,
          `"One day," said ${B.introduced}, from underneath, "I shall throw them all into the sea." It had happened again. The ship had gone up a wave, and fifty-nine empty jars had come down the deck. ${A.introduced} picked them up one by one and did up the lids. "You eat the jam. Very well. But why keep what's left?" "There's a lot of room in a jar," said ${a}. "${refrain}" said ${b}, because here came another wave.`,
        ],
        scene: {
          setting: 'boat',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'sit', 'angry')],
          things: ['jar'],
        },
      },
      {
        text: [
          `${b} had one jar too, and that was different. It stood on a shelf, with a rim so that it could not roll. In it was something from every island there was: a shell, a blue feather, a stone with a hole. ${b} took them out on Sundays and said their names. "That's not a jar," said ${b}. "That's a collection."`,
          `There was a sixtieth jar, but nobody called it a jar. It was ${B.names}. It lived in a box of its own, in wool. ${b} put in one thing from each island: a shell, a green stone, a bright blue feather. It was nearly full. ${a} had never been allowed to hold it with jammy hands.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(B, 'hold', 'proud', 'jar'), seen(A, 'stand', 'calm')],
          things: ['shell', 'feather'],
        },
      },
      {
        text: [
          `They were sailing to an island with a red cross on it. That is, the cross was on the map.${comesToo} "If I were a pirate," said ${k}, "I should not mark the place." "You would if you forgot things," said ${a}. On the third morning it came up out of the sea, with one hill and one crooked tree.`,
          `The map said EAST, and then it said STOP.${comesToo} They went east for three days. On the third they stopped, because otherwise they would have run into it. It was a small island with a crooked tree. "It looks like somewhere that would have treasure," said ${k}. "They all do," said ${b}. "That's how they get you to stop."`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'look-up', 'excited'), things: ['map', 'ship'] },
      },
      {
        text: [
          `This one had. It was under the sand, just above the line where the seaweed lay. They dug until ${a} could only be seen as a hat of flying sand. Clonk. It was no bigger than a bread bin, and black with age. ${b} lifted the lid. "Treasure," said ${a}, and after that nobody spoke. Everything about them that faced the chest had turned gold.`,
          `They dug where the cross was, close above the seaweed, and for a long time they found beach. Then ${a} found something that was not beach, with one toe. "Ow," said ${a}. "Treasure." It was a chest about the size of a bread bin. Inside, the coins were packed as tight as biscuits.`,
        ],
        scene: {
          setting: 'beach',
          camera: 'close',
          actors: [seen(A, 'kneel', 'excited'), seen(B, 'kneel', 'surprised')],
          things: ['treasure'],
        },
      },
      {
        text: [
          `They took a handle each and lifted. Nothing went up. But both of them went down. Wet sand will hold a crab, and not much more. They put planks under their feet. The planks went down too. "It's only a bread bin," panted ${a}. "It's a bread bin full of gold," said ${b}. "Gold is twice as heavy as it looks, and it looks heavy."`,
          `Gold is the heaviest thing that anybody ever wanted to carry. They pulled it by a rope, and it ploughed into the sand like an anchor. They pushed it from behind, and it leaned forward and dug itself in. By then it was further from the ship than when they had begun. "Good," said ${b}. "It can walk. It just can't do it in the right direction."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined')],
          things: ['treasure'],
        },
      },
      {
        text: [
          `Then they tried the rowing boat. They rolled the chest in over some planks, and all cheered. The boat sighed. It sat down, quite slowly, on the bottom of the sea, with water up to its seats. It had to be emptied with a saucepan. "If we took half," said ${a}, "and came back for the rest?" But clouds were piling up in the west, and by night the sea would be over everything.`,
          `The rowing boat had a try. It went so low that a small fish swam in, had a look round, and swam out. They got the chest back on to the beach again. That was the worst hour of all. "We could take it a pocketful at a time," said ${a}. ${b} counted pockets. It came to four days, and there was a storm coming in one.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'sit', 'worried'), things: ['boat', 'treasure'] },
      },
      {
        text: [
          `${a} rowed back to the ship for the thickest rope there was. The jars were waiting. There was a noise like a kitchen falling downstairs. "${refrain}" yelled ${b}, far too late. ${a} came up over the rail with a jar on each foot. "That's it," said ${b}. "Over they go." And ${b} picked up the nearest and threw it as far as it would go.`,
          `They both went back for rope, and it was ${b} who fell. It was not a small fall. It used up most of the deck. "${refrain}" said ${a}, kindly. ${b} got up, took hold of a jar, and flung it into the sea. "One!" said ${b}, and reached for the next. "They're mine," said ${a}. "They're nothing," said ${b}. "They're fifty-nine lots of nothing!"`,
        ],
        scene: {
          setting: 'boat',
          camera: 'medium',
          actors: [seen(A, 'run', 'surprised'), seen(B, 'stand', 'angry')],
          things: ['jar'],
        },
      },
      {
        text: [
          `On the beach, ${k} watched it come in. It should have sunk, thrown like that. It went under, and shot up again. ${k} took it in both hands and held it down below the water. It pushed. It was only a jar, and there was only air in it, and it pushed like something alive. "Look at you!" said ${k}, and let go. It leapt clean out. "Stop!" shouted ${k}. "Don't throw them! Tie them!"`,
          `The jar came ashore at ${K.names} feet, with its lid on. ${k} pushed it under, to see. It came up. ${k} sat on it, and it still tried to come up, with ${k} on top. How many would it take to lift a cat? How many for a bread bin? "${b}!" called ${k}. "You were right. They're full of nothing! And nothing is the lightest thing there is!"`,
        ],
        scene: { setting: 'beach', camera: 'close', actors: [seen(K, 'kneel', 'surprised')], things: ['jar'] },
      },
      {
        text: [
          `So they tied them on, in bunches, like onions. The sea was creeping up the sand by itself. When it covered the chest, it would do the lifting for them. The water came to the lid, and over it. Fifty-nine jars stood up on their strings. The chest stirred. "Go on," said ${b}. "Go on!" It rose as far as one corner. And there it stayed. "One more," said ${k}. "It only needs one more."`,
          `They roped jars to every side, and then they waited for the tide. Up it came, and every jar swung upright and pulled. The chest tilted. It had one edge out of the sand, then two. Then it stopped. ${a} counted jars, and looked in all the pockets. There was not another empty one anywhere. The water would turn in ten minutes. "We're one short," said ${a}.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'kneel', 'determined'), things: ['jar', 'treasure'] },
      },
      {
        text: [
          `Nobody looked at ${b}. Nobody said a word about the shelf. ${b} went away in the little boat, and came back with the sixtieth jar. ${b} turned it over on the dry sand, and did not hurry, because of the feather. It made a small heap. "It's a jar," said ${b}, and screwed down the lid. ${a} tied it on with the best knot there is.`,
          `${a} thought of it, and did not say it. There are things that you cannot ask for. It was ${b} who rowed to the ship and fetched the box with the wool. Out came the shell, the stone and the feather, one island after another, on to the bare beach. ${b} looked at them for a bit. "They didn't come from a jar, anyway," said ${b}, and held it out.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'hold', 'sad', 'jar'), seen(A, 'stand', 'worried')],
          things: ['shell', 'feather'],
        },
      },
      {
        text: [
          `The sixtieth jar went under. There was a slurp, long and deep, as if the island had finished its soup. And up came the gold. "Hello," said ${a}. It hung in the water with sixty bubbles round it, and was no trouble to anybody. They towed it to the ship on a piece of string. There was plenty of time before the rain.`,
          `It made no fuss at all. One moment it was stuck, and the next it was not, and it bobbed there like a cork. ${k} pulled it along with one finger. They had it on deck before the first drop fell. "Fifty-nine of nothing," said ${a}, "and one of everything." "${refrain}" said ${b}. It was said in quite another voice.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'cheer', 'excited'), things: ['jar', 'treasure'] },
      },
      {
        text: [
          `They stood the black chest on ${B.names} shelf, once the gold was out. There was room in it for forty islands, and each had its own corner. The jars went home with ${k}, who had asked. One stood by the bed that night, with a single coin in it. The wind got up, and the house creaked like a ship. The jar stayed where it was, and ${k} was asleep.`,
          `Of all the treasure, ${a} chose one coin, and ${b} chose the chest. It was just right for shells. It had a lid that shut, and it would never roll. ${k} chose a jar. It stood by the bed that night with nothing in it, and the lid on, to keep it in. "You never know," said ${k}, and was asleep.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy')],
          things: ['jar', 'treasure'],
        },
      },
    ],
  };
}
