import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Over my head!',
  'All over my head!',
  'Right over my head!',
  'High over my head!',
  'Over my head again!',
  'Far over my head!',
  'Way over my head!',
  'Up over my head!',
  'It went over my head!',
  'Just over my head!',
] as const;
const TITLES = ['over my head', 'as high as a nose', 'the smallest one', 'the nest you could look into'];

/** Everything goes over the head of the smallest tree: the sun, the rain, the birds, and the storm. */
export const OVER: EventPlot = { id: 'over', young, middle, old };

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'forest', camera: 'wide', actors: [seen(A, 'stand', 'calm')] },
        `In the forest stand big, big trees. ${A.introduced} is small.`,
        `All the trees are tall. Only one is small. It is ${A.introduced}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'sad')], things: ['sun'] },
        `The sun shines. The big trees catch it. "${refrain}" says ${a}.`,
        `Here comes the sun. The big trees get it all. "${refrain}" says ${a}.`,
      ),
      page(
        { weather: 'rain', camera: 'close', actors: [seen(A, 'look-up', 'sad')] },
        `It rains. The big trees drink it. "${refrain}" says ${a}.`,
        `Plip, plop! The big trees drink the rain. "${refrain}" says ${a}.`,
      ),
      page(
        { weather: 'clear', camera: 'wide', actors: [seen(A, 'look-up', 'sad')], things: ['nest'] },
        `A robin makes a nest, high up. "${refrain}" says ${a}.`,
        `Up there a robin has a nest. She sings. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'happy'), seen(A, 'stand', 'happy')] },
        `But ${k} comes. ${k} is small, too. They are the same size!`,
        `Who is this? It is ${k}. ${a} and ${k} are just as tall.`,
      ),
      page(
        { weather: 'wind', camera: 'wide', actors: [seen(A, 'hide', 'scared')] },
        `Then comes a big wind. Whoo! It shakes the big trees. Crack!`,
        `Then there is a storm. Whoo! Crack, go the big trees!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised')] },
        `And ${a}? The wind does not find ${a}. "${refrain}"`,
        `It does not shake ${a}. ${a} is too small. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised')], things: ['nest'] },
        `But something falls. Down, down. Plop! ${a} has the nest.`,
        `Then the nest falls down. Plop! ${a} has caught it. All is well.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'excited'), seen(A, 'stand', 'proud')], things: ['nest', 'egg'] },
        `${k} comes again. Here is a nest, by ${K.names} nose! "Oh! Three eggs!"`,
        `Look, ${k}! The nest is not too high. ${k} sees three eggs.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'look-up', 'happy'), seen(A, 'stand', 'happy')], things: ['sun'] },
        `A big tree is gone. In comes the sun! ${a} grows. "${refrain}" says ${k}.`,
        `A big tree fell. Now there is sun. ${a} grows. "${refrain}" says ${k}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'forest', camera: 'wide', actors: [seen(A, 'stand', 'calm')] },
        `The trees in that forest were as high as churches. Between two of them, where nobody looked, stood ${A.introduced}. ${a} had eleven branches, if you counted the short ones.`,
        `It was a forest of giants. You could walk for an hour and see only trunks. At the bottom stood ${A.introduced}. ${a} had eleven branches, and was no higher than a gate.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'sad')], things: ['sun'] },
        `In the morning the sun came. It shone on the tall ones, and they spread their leaves and kept it. One spot got through, and went by on the left. "${refrain}" said ${a}. "And past my side."`,
        `Every day the sun passed by, up there. The tall trees held out their leaves for it. What came down was green and very little. "${refrain}" said ${a}. "As usual."`,
      ),
      page(
        { weather: 'rain', camera: 'close', actors: [seen(A, 'look-up', 'calm')] },
        `When it rained, the tall ones drank first. ${a} heard it, up on the roof. Down here it dripped an hour later. "${refrain}" said ${a}. "And it's been used already."`,
        `Rain was a noise, mostly. It was for those on top. ${a} got a few old drops, when it was over. "${refrain}" said ${a}. "What's it like, fresh?" Nobody answered.`,
      ),
      page(
        { weather: 'clear', camera: 'wide', actors: [seen(A, 'look-up', 'sad')], things: ['nest'] },
        `In April there was a robin, looking for a house. "Here!" said ${a}, and held out all eleven branches. But she built in the tallest tree, at the top. "${refrain}" said ${a}. Her song came down from there, very small.`,
        `Then a robin came with moss in her beak. ${a} stood up straight. "Very sweet, but low," she said, quite kindly, and flew on up. "${refrain}" said ${a}. Her nest was the size of a dot.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'happy'), seen(A, 'stand', 'happy')] },
        `On Sundays came ${k}, who was not tall either. ${k} stood back to back with ${a}, and felt with one hand. "We're the same," said ${k}. "Have you seen the nest?" "I can't look that high," said ${a}. "Nor can I," said ${k}.`,
        `Only ${k} ever stopped there. "You're the only one I can look in the face," said ${k}. They stood back to back. It was exactly the same. "I'd like to see that nest," said ${k}. "So would I," said ${a}.`,
      ),
      page(
        { weather: 'wind', camera: 'wide', actors: [seen(A, 'hide', 'scared')] },
        `One day a storm came over the hill. It took the tall ones by their heads, and shook. "Oh, my top!" they groaned. "Oh, my branches!" Somewhere there was a crack like a door.`,
        `Then the storm came. The giants bent, and they were not made for bending. "Hold on!" they called to each other. Branches flew. There was a crash that ${a} felt in every root.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised')] },
        `And ${a} stood there and waited for it. One twig moved. It was very odd. The whole storm was going by, and not one bit of it came down. "${refrain}" said ${a}. For the first time it was good.`,
        `${a} waited to be shaken. There was a roaring up there, like the sea. Down here there was a small breeze. "${refrain}" whispered ${a}. It had never sounded like that before. "How nice," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised')], things: ['nest'] },
        `Then something was coming down, from branch to branch. It was round. ${a} could not run there, or jump. "Here!" said ${a}, and held out eleven branches. Plop. The third one had it, and it was warm.`,
        `Up there a twig broke. Something fell, and turned over, and fell. "Here!" called ${a}, and stood as broad as could be. It landed in the middle, where the branches cross. It was the nest, and a very wet robin came after.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'close',
          actors: [seen(K, 'stand', 'excited'), seen(A, 'stand', 'proud')],
          things: ['nest', 'egg'],
        },
        `On Sunday ${k} came, climbing over branches. "${a}!" called ${k}. "Are you...?" Then ${k} was quiet. There was a nest, right before ${K.names} nose. In it there were four eggs. "And nobody had to lift me up," whispered ${k}.`,
        `"Shh," said ${a}, when ${k} came running. "Look. But only look." ${k} did not even have to stand on tiptoe. It was the one nest in all that forest that ${k} could see into. "Four," breathed ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'happy'), seen(K, 'look-up', 'happy')], things: ['sun'] },
        `Where the tallest tree had stood there was a hole now, full of sky. The next day the sun looked in there. It came all the way down. "Is that it?" said ${a}. "It's warm!" It rained as well, and that was fresh.`,
        `One of the giants was down. Above ${a} was a big blue piece of nothing. The sun came through, and the rain, and neither of them had been used. "So that's what it's like," said ${a}, and put out a new twig.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'look-up', 'surprised'), seen(A, 'stand', 'proud')], things: ['nest'] },
        `The robins were big by summer. ${a} took a little longer. But one Sunday ${k} stood back to back again, and put up a hand. It found nothing. "${refrain}" said ${k}. "What do you eat?" There's a new nest this year. For that one ${k} needs a chair.`,
        `That was three summers ago. When ${k} comes now, they stand back to back. It's no use any more. "${refrain}" says ${k}, looking up. "Wait," says ${a}, and lets down one branch. "Now we're the same."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'forest', camera: 'wide', actors: [seen(A, 'stand', 'calm')] },
        `It was an old forest, and most of those in it had been there before the church. They were so tall that they spoke only of weather, and only to each other. The tallest was the great beech. People came on Sundays to put their arms round it. At its foot grew ${A.introduced}, seven years old, and as high as a gate. Some people hung their coats there, and never noticed on whom.`,
        `There was a great beech in that forest, which was on all the maps. People came on Sundays to put their arms round it. It took nine of them. In its shade, by the path, stood ${A.introduced}. Seven years had made ${a} as high as a gate, and as thick as a thumb. "Put the coats on this one," people said, and went to do the beech.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'sad')], things: ['sun'] },
        `Trees live on light. The beech had a hundred thousand leaves to catch it with, and let through what it did not want. That was one spot, as big as a plate, which went over the moss at noon. ${a} leaned after it as far as roots allow. It always went by. "${refrain}" said ${a}. It was the same with the rain. "Is there any news?" ${a} asked sometimes. "It's windy," they said, up there, to each other.`,
        `All that a tree needs comes from above. But between ${a} and above there was the beech. It ate the sun, and drank the rain. What was over came an hour late, with bark in it. "${refrain}" said ${a}. ${a} had said it about seven springs and seven summers. It had become a sort of name for everything.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'sad')], things: ['nest'] },
        `In the seventh April came a robin, with moss in her beak. ${a} had thought about this for years. The third branch made a fork there, with a twig for a roof. "It's quite dry," said ${a}. The robin turned her head to one side. "It's low, dear," she said, not unkindly. "There are cats." And she flew on up into the beech, and up, until she was a dot. "${refrain}" said ${a}.`,
        `That spring a robin was looking at houses. She tried ${a}, too. She sat in the fork of the third branch, and bounced on it, twice. ${a} did not breathe. "Very nice," said the robin. "But I'd be seen." Then she went up the beech by stages, and that was that. She could be heard singing in the evenings, if there was no wind. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'happy'), seen(A, 'stand', 'happy')] },
        `There was one who did not put any arms round the beech. That was ${k}, who came with the others and had been told to wait. "They say I'm too small to reach," said ${k}. They stood back to back. It was the same, to a hair, and ${k} marked it, with a string round the third branch. "You've got a fork," said ${k}. "What's it for?" "For nothing, so far," said ${a}. After that ${k} came every Sunday, and hung a coat on nobody.`,
        `${k} came with nine grown people. They made their ring, and there was no room in it for a tenth. So ${k} went and stood by somebody of the right size. "How old are you?" "Seven," said ${a}. "And you?" It turned out that they had a good deal in common. They measured, with a bit of string, and ${k} tied it round the third branch, below the fork. "To see who wins," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'calm'), seen(A, 'stand', 'worried')] },
        `"I could dig you up," said ${k}, in May. "There's a place in our garden, with sun the whole day. You'd be as tall as the house." ${k} had brought a spade. ${a} thought of a whole day of sun, and could think of nothing else for some time. But there is a dot up there that sings in the evenings. And roots hold hands below the ground, with whoever is next. "Ask me again in autumn," said ${a}. It was the hardest thing that ${a} had ever said.`,
        `One Sunday ${k} had a spade along. "You'll never get anything here," said ${k}. "But in our garden there's nobody over you at all. Shall I?" It was kindly meant, and it was true. ${a} would have sun for breakfast. ${a} felt about with every root, and met the roots of the beech, as you meet a hand in the dark. They had been holding on there for seven years. "Ask me in autumn," said ${a}. ${k} leaned the spade against a stone. "You're silly," said ${k}, "but I'll come anyway."`,
      ),
      page(
        { weather: 'wind', camera: 'wide', actors: [seen(A, 'hide', 'scared')] },
        `The storm came on a Thursday. It came from the sea, and had met with nothing on the way. It took the tall ones by their hair. They who had never bent for anybody had to bend now, and they were too old to learn it. "This has never happened," they said. There were cracks, like shots, first on the left, and then on the right. Under the ground the roots of the beech took hold of everything there was.`,
        `Nobody had seen it coming, though they were all so tall. At three o'clock it was there. It went through the tops with both hands, and they cried out, those grave old trees. "Who's pushing?" they cried. Branches fell that were as thick as horses. Down below ${a} felt the roots of the beech go tight, and slack, and tight, like a rope.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised')] },
        `${a} waited for it to come down. It went on roaring and did not come. A few leaves stirred. There was ${a}, in the middle of the worst storm for a hundred years, in a light breeze. "${refrain}" said ${a}, slowly. ${a} had said it a thousand times, and had never once thought that it might be lucky.`,
        `And here, at the height of a gate, it was almost still. ${a} rustled a bit. The whole of that great storm passed by above, like the sun, like the rain. "${refrain}" said ${a}. "So it isn't only the good things. It's everything that's big."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'determined')], things: ['nest'] },
        `Towards evening the beech let go of a twig, with care, as it seemed. Something came down with it, from branch to branch, small and round. A tree can't run, and can't jump. It can only have been standing in the right place for seven years. "Here!" said ${a}, and held the third branch out as far as it went. It came to rest in the fork. It was the nest, still warm, and nothing was spilt.`,
        `There was a cry, up there, that was not a tree. ${a} knew the voice. Something dropped, and hung, and dropped again. "Here," said ${a}, though nobody could have heard it. What can a tree do, with roots? It can stand. The fork of the third branch had been for nothing, so far. It fitted as a cup fits in a hand. A minute later the robin was there, wet to the bone, counting.`,
      ),
      page(
        { weather: 'clear', camera: 'wide', actors: [seen(A, 'look-up', 'sad')] },
        `When it was over there was sky where there had never been any. The beech lay across the path, from here to the bend. It had missed ${a} by an arm's length. ${a} could feel the roots, which still held on, and did not pull any more. Light came over the edge of the hole and lay on every branch. It was all that ${a} had ever wanted. "I'd have gone without," said ${a}.`,
        `When it was quiet again, it was lighter than it should be. The great beech was down. It had fallen to the side where there was nobody, though the wind had come from there. Light came in by the hole, more than ${a} could eat. ${a} stood in it and thought of a hand in the dark. "I did wish for it," said ${a}. "But not like this."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'stand', 'excited'), seen(A, 'stand', 'proud')],
          things: ['nest', 'egg', 'string'],
        },
        `${k} came over the trunks on Sunday, without a coat, at a run. "You're there!" said ${k}. And then, "Oh." There were four eggs, right under ${K.names} nose. Grown people had come there for two hundred years, with ladders, and had not seen into a nest. ${k} had only to stand there. "It's low," said ${a}. "It's exactly right," said ${k}, and kept off the cat.`,
        `They had said that nobody must go in, but nobody had said it to ${k} in particular. ${k} crawled under the beech, and came out by the string. "Shh," said ${a}. The string hung a finger's breadth below a nest. ${k} looked, and counted, and did not touch. "You don't even have to climb," said ${k}, very low. "No," said ${a}. "That's the good of me." And they both kept an eye open for cats.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'calm'), seen(A, 'stand', 'calm')] },
        `In autumn ${k} asked again, as had been agreed. The spade had rusted a bit. "You've got sun here now," said ${k}, "so I suppose it's no." "There's something else," said ${a}. All round, where the beech had been, the moss was full of small red stems. Each had two leaves. There were hundreds. They were as high as a thumb. "They'll want somebody to look up to," said ${a}.`,
        `"It's autumn," said ${k}, and stood the spade on its end. ${a} did not have to think. All over the new clearing something had come up, thin as threads, each with two round leaves. They were the children of the beech. It had let its nuts fall there for years, and they had waited for light. "They come up to my first branch," said ${a}. "They think I'm the tall one." ${k} took the spade home again.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'look-up', 'surprised'), seen(A, 'stand', 'proud')], things: ['nest'] },
        `That was some years ago. There's a robin every spring. Last Sunday ${k} stood back to back with ${a}, and put up a hand, and went on putting it up. "${refrain}" said ${k}. From below, out of the moss, came a great many very small voices. "Who's having all the sun?" they said. "It goes right over our heads." ${a} thought about it. And then ${a} moved one branch a little to the left.`,
        `The string is still there. It hangs on the third branch, and ${k} can't reach it any more. "${refrain}" says ${k}, and laughs, and needs a chair for the nest. But there's something that ${a} likes better. A spot of sun gets through, as big as a plate, and goes over the moss. Hundreds of small ones lean after it. "It's gone by," they say, very low. And each day ${a} lets a bit more of it by.`,
      ),
    ],
  };
}
