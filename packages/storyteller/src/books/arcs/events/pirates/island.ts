import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { twoOrThreeOf } from '../three.ts';

const REFRAINS = [
  'Stay there, island!',
  'Come back, island!',
  'Stand still, island!',
  'Wait for us, island!',
  'Not so fast, island!',
  'Island, come back!',
  'Slow down, island!',
  'Do stop, island!',
  'Stop, island, stop!',
  'Whoa, island, whoa!',
  'Stay put, island!',
] as const;
const TITLES = [
  'the island that would not stay',
  'stay there, island',
  'the pirates and the moving island',
  'an island that liked lettuce',
];

/** The island will not stay where it is. It is a turtle that likes lettuce, and the treasure on its back itches. */
export const ISLAND: EventPlot = {
  id: 'island',
  when: /\b(?:islands?|turtles?|tortoises?|monsters?|parrot|sea creature|whale|map)\b/i,
  young,
  middle,
  old,
};

/** Whether the theme has pirates whose island is nowhere to be found. */
const isSought = ({ raw }: Going): boolean => /\b(?:can'?t|cannot|could ?n'?t|look\w* for) (?:find )?\b/.test(raw);

function young(given: Going): Told {
  const going = twoOrThreeOf(given, 'pirate', 'parrot');
  const { chance, A, B, comesToo, a, b, K, k } = going;

  const refrain = chance.pick(...REFRAINS);
  const sought = isSought(given) ? 'They could not find their island. ' : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had a ship. ${B.introduced} had lettuce. "No, thank you." Plop! Into the sea it went.`,
          `There was lettuce for lunch. "No," said ${A.introduced}. Plop! ${B.introduced} saw it fall.`,
        ],
        scene: {
          setting: 'boat',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['lettuce'],
        },
      },
      {
        text: [
          `${sought}"An island!" There was a treasure on top.${comesToo} They sailed and sailed.`,
          `${sought}"There!" It was an island with a treasure.${comesToo} "Go, ship, go!"`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'point', 'excited'), things: ['map'] },
      },
      {
        text: [
          `But the island swam off, splish, splash. "${refrain}" said ${a}.`,
          `Splish, splash! The island swam away. "${refrain}" called ${b}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['ship'],
        },
      },
      {
        text: [
          `${a} threw the anchor. The island pulled the ship along! "${refrain}"`,
          `The anchor held the island. But off it went, ship and all! "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'reach', 'determined')], things: ['anchor'] },
      },
      {
        text: [
          `${b} took the little boat. The island was too fast. "${refrain}"`,
          `${b} rowed after it. The island swam much faster. "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(B, 'run', 'determined')], things: ['boat'] },
      },
      {
        text: [
          `Then ${k} saw something. The island came back. It ate the lettuce!`,
          `"Look," said ${k}. The lettuce was floating. Snap! The island ate it!`,
        ],
        scene: { setting: 'boat', camera: 'close', actors: [seen(K, 'look-up', 'surprised')], things: ['lettuce'] },
      },
      {
        text: [
          `"It has a head! It has feet!" said ${k}. "It is a big turtle!"`,
          `Up came a big green head. "Hello, turtle!" said ${k}. The island was a turtle!`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'point', 'excited')] },
      },
      {
        text: [
          `They gave it all the lettuce. Munch, munch. Now the turtle stayed quite still.`,
          `More lettuce! The turtle munched and munched. It did not swim away.`,
        ],
        scene: { camera: 'medium', actors: everybody(going, 'stand', 'happy'), things: ['lettuce'] },
      },
      {
        text: [
          `They took the treasure off its back. "Aah," said the turtle. It had been heavy.`,
          `The treasure was heavy. They lifted it down. "Aah! That is better."`,
        ],
        scene: { setting: 'beach', camera: 'wide', actors: everybody(going, 'kneel', 'proud'), things: ['treasure'] },
      },
      {
        text: [
          `Home went the ship. Who swam behind it? "Come on, island!" said ${a}. Munch.`,
          `They sailed home with the treasure. The turtle came too. "Good night, island!" said ${k}.`,
        ],
        scene: {
          setting: 'boat',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy'), seen(K, 'wave', 'happy')],
          things: ['lettuce'],
        },
      },
    ],
  };
}

function middle(given: Going): Told {
  const going = twoOrThreeOf(given, 'pirate', 'parrot');
  const { chance, A, B, a, k, b, K } = going;

  const refrain = chance.pick(...REFRAINS);
  const sought = isSought(given)
    ? 'They had looked for their island all month, and could not find it. It was never where it had been. '
    : '';
  const found = isSought(given) ? ' So that was why nobody could ever find it.' : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `It was lettuce for lunch again. For a month ${A.introduced} had eaten nothing else. "Pirates don't eat leaves," said ${a}, and threw it over the side. ${B.introduced} watched it float away.`,
          `${B.introduced} was the cook, and grew lettuces in buckets. ${A.introduced} did not care for them. "Leaves are for rabbits," said ${a}. Whenever nobody looked, the lettuce went into the sea. It was on its way there now.`,
        ],
        scene: {
          setting: 'boat',
          camera: 'medium',
          actors: [seen(A, 'sit', 'angry'), seen(B, 'stand', 'calm')],
          things: ['lettuce'],
        },
      },
      {
        text: [
          `${sought}"Land!" shouted ${k}. It was a round green island with one palm tree. Under the palm tree stood a treasure chest, for anybody to see. It wasn't on the map. "Then it's ours," said ${a}.`,
          `${sought}There it was: a round green hill with a palm tree on top. There was no such island on the map. "But there is such a treasure!" said ${k}. It stood by the tree and shone.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'stand', 'excited'), things: ['map', 'treasure'] },
      },
      {
        text: [
          `They sailed straight at it. They sailed all morning. "It's still as small as it was," said ${b}. ${a} looked behind the ship, where the water was white. The island was going as well! "${refrain}" shouted ${a}.`,
          `All morning they sailed, and the island came no nearer. "Are we slow?" said ${a}. "No," said ${b}. "It's quick." A white line ran through the sea behind the island. "${refrain}" they shouted.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['ship'],
        },
      },
      {
        text: [
          `When they were close at last, ${a} threw the anchor. It caught on a rock in the middle of the island. "Got you." Then the rope went tight. The island swam off, and the ship had to go too, backwards. "${refrain}"`,
          `They waited until it was dinner time, and then they crept up. ${a} threw the anchor among the bushes, and it held. That was the trouble. An anchor stops a ship, but this was an island. It pulled them right round in a ring. "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'reach', 'determined')], things: ['anchor'] },
      },
      {
        text: [
          `Then ${b} tried the little boat, because it made no noise. It was nearly there. One more pull! The island slid by like somebody in bed who turns over. The wave filled the boat with water. "${refrain}" said ${b}, and emptied it.`,
          `"It hears the ship," said ${b}, and took the rowing boat. ${b} rowed very softly. Then ${b} put out a hand to hold on. The island shook itself. ${b} came back wet to the ears.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'run', 'worried'), seen(A, 'stand', 'worried')],
          things: ['rowing-boat'],
        },
      },
      {
        text: [
          `So they gave it up. ${a} lay on the deck with a hat over one eye. "What does an island want to run away for? It has a tree. It has a treasure." "Perhaps it itches," said ${b}, to be kind.`,
          `"I never heard of such bad manners," said ${a}. "An island should stay where it's put." Nobody had anything to say to that. ${b} made lunch. You know what it was.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')] },
      },
      {
        text: [
          `Lunch went over the side. ${k} looked after it, and so saw the strangest thing. The island stopped. It turned. It came up to the lettuce, and there was a snap. The lettuce was gone.`,
          `Lunch was lettuce. ${a} threw it into the sea, plate and all. And ${k}, who was at the rail, saw the whole island turn round. It came on quite slowly. A green head as big as a bath rose up. Snap.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'look-up', 'surprised')], things: ['lettuce'] },
      },
      {
        text: [
          `"It isn't an island," said ${k}. "It's a turtle. It's been following us for a month, and it isn't running from us. We're in the way! It swims round to where the lettuce falls!"${found}`,
          `"That's a turtle!" said ${k}. "It never wanted to get away. It was only looking for lunch. ${A === K ? "And I've" : `${a}, you have`} been feeding it every day!" ${a} thought about it, and went a bit red.${found}`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'point', 'excited'), seen(A, 'stand', 'surprised')],
          things: ['lettuce'],
        },
      },
      {
        text: [
          `They put out every lettuce they had, in a row along the ship. The turtle came alongside and munched from one end to the other. And while it munched, it stayed as still as any island in the world.`,
          `${b} fetched the buckets. They held out the lettuces. The great head came up and took them, one by one. It had very good manners. It did not move its back an inch.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'cheer', 'happy'), things: ['lettuce'] },
      },
      {
        text: [
          `So they could walk across. The chest had stood there for a hundred years. Under it was a sore place. They lifted it off. "Ahhh," said the turtle. ${b} scratched the spot with an oar.`,
          `They stepped over on to the green hill, and lifted the chest away. It left a square mark. "No wonder it shook," said ${b}, and rubbed the mark. The turtle shut its eyes. "Ahhh."`,
        ],
        scene: { setting: 'beach', camera: 'medium', actors: everybody(going, 'kneel', 'proud'), things: ['treasure'] },
      },
      {
        text: [
          `They sailed home with the treasure. In the harbour there was an island that had not been there before. "Stay there," said ${k}. And it did. Every day ${a} went out to it with a lettuce.`,
          `Nobody called after it now. They had no need to. The island came home with them, a little to the left. "${refrain}" said ${a} softly, and dropped in one last lettuce.`,
        ],
        scene: {
          setting: 'boat',
          time: 'sunset',
          camera: 'wide',
          actors: everybody(going, 'wave', 'happy'),
          things: ['lettuce'],
        },
      },
    ],
  };
}

function old(given: Going): Told {
  const going = twoOrThreeOf(given, 'pirate', 'parrot');
  const { chance, A, B, b, a, k, K } = going;

  const refrain = chance.pick(...REFRAINS);
  const sought = isSought(given)
    ? 'They had looked for their island since the spring, and could not find it. It was never where anybody had last seen it. '
    : '';
  const found = isSought(given) ? ' And that was why nobody had ever been able to find it.' : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `There were two opinions about lettuce on the ship of ${A.introduced}. ${B.introduced}, who was the cook, thought that it kept the crew's teeth in. ${b} grew it in buckets along the sunny side. ${a} thought that it was a kind of wet paper. "It's this or nothing," said ${b}. "Then I choose nothing," said ${a}, and when ${b} turned round, a plateful went over the side. That had been going on for a month.`,
          `"What is it today?" asked ${A.introduced}. "Guess," said ${B.introduced}, and put down the plate. It was lettuce. It had been lettuce on Monday as well, and on every Monday there was. ${b} had planted the seeds in the harbour, and watered them, and talked to them in fog. ${a} waited until the cook was busy with the sail. Then lunch slid quietly into the sea. "Very good," said ${a}. "I ate it all."`,
        ],
        scene: {
          setting: 'boat',
          camera: 'medium',
          actors: [seen(A, 'sit', 'angry'), seen(B, 'stand', 'angry')],
          things: ['lettuce'],
        },
      },
      {
        text: [
          `${sought}It was ${k} who saw the island. It was round and green, with a palm tree, like an island drawn by somebody in a hurry. And at the foot of the tree, with moss on its lid, was a treasure. "That isn't on the map," said ${b}. "Then nobody else has it," said ${a}, and turned the wheel so hard that the buckets fell over.`,
          `${sought}There are islands on maps that do not exist. This was the other kind. There was only blue on the paper. But here was a hill with a tree, and under the tree a treasure chest. ${k} saw it first and got to choose the song. "Steady as she goes," sang ${a}. They all sang it. Nobody noticed that the island was not as steady as all that.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'look-up', 'excited'), things: ['map', 'treasure'] },
      },
      {
        text: [
          `By noon they ought to have run into it. It was exactly as far away as before. ${b} held up a thumb, to measure. The island was one thumbnail high at ten o'clock, and one thumbnail high at two. Then ${a} saw what was behind it. It was a long white wake, just like their own. "${refrain}" roared ${a}. It did not wait.`,
          `"We should be there by dinner," said ${a}. By dinner they were not, and by supper they were not. The wind was good. The sea went hissing past. Only the island came no nearer, and it was ${b} who noticed why. Seaweed was streaming out behind it. It was doing six knots. "${refrain}" they shouted, all together. It did seven.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['ship'],
        },
      },
      {
        text: [
          `Next day they got up close, by coming out of the sun. ${a} whirled the anchor round and let go. It was a beautiful throw. The anchor went in among the rocks and held like a tooth. "And now you'll stay," said ${a}. The rope rose dripping out of the water. It hummed. Then the ship of ${A.introduced}, with everybody on it, went twice round the compass backwards. "${refrain}" cried ${a}. They had to let the rope go.`,
          `At breakfast it was near enough to count the coconuts. ${a} threw the anchor, and it bit. There was cheering. But an anchor needs something that stands still, and this was no such thing. Away it went. Away went the ship behind it, stern first, with all the lettuce buckets sliding about. "${refrain}" And that was the end of a very good rope.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'reach', 'determined')], things: ['anchor'] },
      },
      {
        text: [
          `${b} said that it was a question of noise. ${b} wrapped the oars of the rowing boat in socks, and set out as soon as it was quiet. There was not a sound. The island lay as if asleep, and snored a bit, in the way that the sea does among rocks. ${b} reached out for a bush. The whole beach twitched, like a horse that feels a fly. It was a long swim back, with the socks.`,
          `"You frighten it," said ${b}, "with your shouting." ${b} went alone, in the rowing boat, with soft oars. Foot by foot it came closer. ${b} put one hand flat upon the shore, and it was warm. ${b} always said so afterwards. It was warm, and something under it went thump, and thump. Then the boat was full of water and the island was a mile away.`,
        ],
        scene: { camera: 'medium', actors: [seen(B, 'run', 'worried')], things: ['rowing-boat'] },
      },
      {
        text: [
          `Wet people quarrel easily. "You had it in your hand," said ${a}. "You broke the anchor rope," said ${b}. And then ${b} looked over the rail, to be cross at something else, and saw a month of lunches. There was one leaf still floating. "You told me that you ate them," said ${b}. ${b} was not loud about it. That made it worse. "I watered those in the fog."`,
          `"I could have held on," said ${b}, "if I had eaten a proper lunch. If there had been more." There ${b} stopped. A lettuce was going by outside. It had a bite-sized piece of nothing out of it. ${b} looked at the sea, and at the plate, and at ${a}. "Every day?" "Not on my birthday," said ${a}. ${b} went down to the kitchen and shut the door.`,
        ],
        scene: {
          setting: 'boat',
          camera: 'wide',
          actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'angry')],
          things: ['lettuce'],
        },
      },
      {
        text: [
          `${k} stayed at the rail, because somebody had to. ${k} watched the leaf. It went up a wave and down a wave. Then a shadow came under it, and the sea bulged. A head rose up, green and wrinkled, and as big as a bath. It took the leaf as politely as a lady takes a cake. Behind the head, some way behind it, was a palm tree.`,
          `So there was only ${k} on deck when the island came back. It came by itself, quite slowly, with its tree nodding. ${k} kept very still. The front end of the island opened one eye. It looked at the lettuce on the water. It stretched out a long, long neck. Snap. "Oh," whispered ${k}. "It's you that's been eating ${B.names} lunches."`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'look-up', 'surprised')], things: ['lettuce'] },
      },
      {
        text: [
          `"It's a turtle!" ${k} shouted down the stairs. "${b}, it's come for your lettuce! It has followed us for a month! It only ever runs away from the front of the ship, because the lettuce falls off the back!" The kitchen door opened. "All of them?" said ${b}. "Every leaf," said ${k}. "It thinks you're the best cook in the sea."${found}`,
          `"It isn't running away from us at all!" cried ${k}. "We chase it, and so it goes round behind us, where the food is. It's a turtle, and it's very old, and it wants its lunch!" ${A === K ? `${b} came to look.` : `${a} came to look, and ${b} came too, on the other side.`} The great eye went past ${a}. It went to ${B.names} apron, and there it stopped.${found}`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(K, 'point', 'excited'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
        },
      },
      {
        text: [
          `There was one bucket left that had not tipped over. They were the last lettuces for a thousand miles, and they were ${B.names} to give. ${a} did not ask for them. ${a} said, "I should have told you that I don't like it. I didn't want to hurt your feelings." "You should," said ${b}. "You did." And then, because an eye as big as a plate was waiting, ${b} took the biggest by its root.`,
          `"I said I'd eaten it," said ${a}, "because you looked so pleased." "I'd have put jam on it," said ${b}. "You can put jam on anything." Only three lettuces had lived through all that going backwards. After these it would be dry biscuit as far as home. ${b} could have said no. The turtle blinked, which took some time. ${b} went and got all three.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'kneel', 'sad'), seen(B, 'stand', 'calm')], things: ['lettuce'] },
      },
      {
        text: [
          `It ate, and while it ate, it was an island. They could walk all over it. Somebody had left that chest there a hundred years ago, and thought that it was land. There was a square place underneath, rubbed quite bare. So that was why it jumped when you touched it. They lifted off the chest between them. Then ${b} went back with the deck brush, and scrubbed. "Ahhh," said the island. It lasted a minute and a half.`,
          `${b} fed it, leaf by leaf, and talked to it as if there were fog. ${A === K ? `${a} went` : 'The others went'} across the warm green shell to the tree. The chest had stood there so long that it had worn a hollow. "You'd run too," said ${k}, "with that on your back." They carried it away ${A === K ? 'afterwards, at both ends' : 'together'}. A shiver of pure comfort went from one end of the island to the other, and four coconuts fell down.`,
        ],
        scene: {
          setting: 'beach',
          camera: 'medium',
          actors: everybody(going, 'kneel', 'determined'),
          things: ['treasure'],
        },
      },
      {
        text: [
          `So there was a treasure, and it was gold, and you cannot eat gold. It was dry biscuit all the way. ${a} had three each evening, and ate them with a loud crunch where ${b} could see. On the fifth day ${a} said something. "Pardon?" said ${b}. "I said I'd give my hat for a lettuce," said ${a}. ${b} laughed so much that the ship turned left.`,
          `They had gold plates to eat from after that, and nothing to put on them. ${a} did the cooking. It was biscuit with biscuit. "Very good," said ${b}. "I ate it all," and a plateful went into the sea with a splash. They looked at each other. Then somebody began to laugh, and it went on until the stars came.`,
        ],
        scene: {
          setting: 'boat',
          time: 'sunset',
          camera: 'wide',
          actors: everybody(going, 'sit', 'happy'),
          things: ['treasure'],
        },
      },
      {
        text: [
          `There is an island in the harbour now that ships have to steer round. It came behind them all the way. On the quay stand forty buckets, green to the brim, and half of them belong to ${a}. At dusk they row out, the ${A === K ? 'two' : 'three'} of them, with the supper. "${refrain}" calls ${k}, for the joke of it. It has not moved since Tuesday.`,
          `If you go there, you will see it: a small round hill by the harbour wall, with a palm. It is on no map. ${a} has a row of buckets beside ${B.names}, and talks to them in fog. Last thing at night somebody carries one down to the water. Snap, goes the dark. "${refrain}" says ${k}, and yawns. And it does. It does.`,
        ],
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy'), seen(K, 'wave', 'happy')],
          things: ['lettuce'],
        },
      },
    ],
  };
}
