import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** As it is told at eight: what cannot be seen has been made bigger in the telling, and now it can be seen. */
export function old(going: Going): Told {
  const { A, G, a, g, chance } = going;
  const { refrain, X, x } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'beach', camera: 'wide', actors: [seen(A, 'wave', 'happy'), seen(X, 'float', 'happy')] },
        `There are friends who live next door, and there are friends with a line between them. ${A.introduced} lived on the land. ${X.introduced} lived in the sea. Every day at four they came to the line, each from one side, and talked across it. It was hardly wider than a wave. But in two years neither of them had once been over it.`,
        `Whoever walks for long enough comes to the sea. Whoever swims for long enough comes to the land. That's how ${A.introduced} and ${X.introduced} had met. They had both come to the end of where they could go, and there was somebody. Since then they had met at that end every day at four. It was a good place for talking. It was no use for anything else.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(X, 'float', 'curious')] },
        `They talked of home, as you do. "We've got an apple tree behind the wall," said ${a}. "${refrain}" "How tall is it?" said ${x}. It was not very tall. But it is dull to say so of a thing that the other will never see. "As tall as a cloud," said ${a}. "It has a thousand apples, and you can see them from the moon." "My word," said ${x}.`,
        `${a} told ${x} about the apple tree. There was one, too, behind the garden wall. "It's so high that the birds have to stop half way for a rest," said ${a}. It sounded so well. "And how many apples?" "A thousand, and that's only the front. ${refrain}" There was no harm in it. ${x} could no more see behind that wall than behind the sky.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'float', 'excited'), seen(A, 'sit', 'curious')] },
        `"That's like my wood, then," said ${x}. "It's weed, and every stem is like a tower. You could swim in it for a week, and never get out. ${refrain}" "Is it golden?" said ${a}. "All of it," said ${x}, and looked away, out to sea. From the shore there was nothing to be seen but the top of the water.`,
        `${x} thought for a moment. "We've a wood as well, if it comes to that," said ${x}. "It's weed. It goes down for ever, and the stems are like towers, and they bow to me. ${refrain}" ${a} tried to. ${a} put in a face, up to the ears, with both eyes open. It stung, and it was green, and there might have been anything down there.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy'), seen(X, 'float', 'curious')], things: ['leaf'] },
        `Now and then they tried to send a piece over. A twig of the tree lay down on the water, and was a twig. "Is that how it stands?" said ${x}. A length of the weed came ashore with a slap, and was a wet strap. "And that bows?" said ${a}. "At home it does," said ${x}. In the end they left it. It had all looked better in the telling.`,
        `Words are one thing, and a sample is another. ${a} once threw in a branch with two leaves on. "It's got no cloud on it," said ${x}. ${x} once pushed up a stem, and it dried on the sand like an old belt. "It's not very like a tower," said ${a}. Each of them thought something, and neither of them said it. After that they stuck to words.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'point', 'surprised'), seen(G, 'stand', 'calm')],
          things: ['tree'],
        },
        `One evening in autumn ${a} leaned on the garden wall, and it crackled. There was something on the top, brown and curly. "That's weed," said ${a}. "How does it get up here?" "The sea brings it," said ${g}. "Once a year, when the moon's full, and pulls its hardest. It will be on Friday. It comes right up to the tree, and looks over." ${a} turned quite cold.`,
        `"You've swept the wall," said ${a}, "but you've left that." It was a dry brown curl, high up between two stones. "I leave it to remember by," said ${g}. "It's from last year, when the sea came. There's one great tide in autumn, with the full moon. It's on Friday, this time. Anything in the sea could look straight into our garden." ${a} sat down on the step.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried')], things: ['tree', 'apple'] },
        `The tree stood there in the last of the sun. It was as high as a door. It had a bend in it, from the wind, and there were seven apples, of which one had a worm. ${a} counted them, front and back. A thousand was a good deal more. On the kitchen table stood a whole crate from the market, shining. There was also a ball of string.`,
        `${a} looked at the tree as ${x} would look. It was not as tall as a cloud. It was about as tall as a washing line, and it leaned. Seven apples, and one of those was mostly worm. Nobody could see that from the moon. But you can buy apples by the crate. And with enough string, by Friday, in the dark, it might do.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(G, 'stand', 'curious')],
          things: ['apple', 'string'],
        },
        `By Friday noon ${a} had tied on ninety. They hung straight down in rows, like washing, and the little tree groaned. "It's very full," said ${g}. "It's for a friend," said ${a}. "Does your friend like string?" said ${g}, and went in. ${a} stood there with the ninety-first. It was the best tree that ${a} had ever seen, and it was nobody's.`,
        `It took two days. When it was done there were ninety-three new apples on the tree, and they all faced the same way. One branch had given a crack. "And what will you tell your friend next year?" said ${g}. "There's a big tide every autumn." ${a} hadn't thought of next year. ${a} thought of it now, sitting under the tree, for as long as it takes to eat an apple.`,
      ),
      page(
        {
          setting: 'beach',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'stand', 'shy'), seen(X, 'float', 'shy')],
        },
        `At four ${a} went down to the line. "There's something that I have to tell you before tonight," said ${a}. "It's as tall as a door. It's got seven, and one has a worm. I've untied the rest." It was quiet. A wave came, and went. "The stems aren't towers," said ${x}, very low. "They're like spoons. You can swim through it in the time of one breath." They did not dare to look at each other.`,
        `Such a thing has to be said quickly. "It isn't a thousand," said ${a}, at four o'clock. "It's seven. I tied the rest on, and I've taken them off again. It isn't tall. I made it up, because you couldn't see." ${x} went under, and was gone for so long that ${a} thought, that's that. Then ${x} came up. "About the towers," said ${x}, and coughed.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'close',
          actors: [seen(X, 'look-up', 'surprised'), seen(A, 'stand', 'shy'), seen(G, 'stand', 'calm')],
          things: ['moon', 'tree', 'apple'],
        },
        `Then the moon was up, and the sea came over the sand, and over the path. It said hush at the bottom of the wall, where the water was deep. Over the edge, streaming, came ${x}, and looked. There was a bent small tree with seven apples, and each of them had a light on it. "But it stands up by itself," said ${x}. "In nothing! Why did you never tell me THAT?"`,
        `It came without a sound, higher and higher, with the moon on its back. ${a} sat on the wall with ${g}, and wished that there were more leaves. And up rose ${x}, out of the deep black water by the stones. ${x} looked for so long that the tide had time to turn. "You said tall," said ${x}. "You never said that it holds on with one foot, and holds those out for anybody."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'happy'), seen(X, 'float', 'happy')], things: ['apple'] },
        `${a} picked the best of the seven, and dropped it over. ${x} caught it, and took it down, to see what it did under water. It floated. Nobody in the sea had ever had anything that went back up. "And now you must come to mine," said ${x}. "What comes so far in has to go as far out. ${refrain} But it's only small." "Good," said ${a}. "I like small."`,
        `"Take one," said ${a}. "Not that one, that's the worm's." An apple fell into the sea, and bobbed. ${x} pushed it under, and it came up, and ${x} laughed out loud. Then the water began to sink along the wall. "It will go out as far as it came in," said ${x}. "Come down at dawn, and bring your boots. ${refrain} I'm afraid it isn't for ever deep."`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'kneel', 'surprised'), seen(G, 'stand', 'calm'), seen(X, 'float', 'shy')],
        },
        `At dawn there was no sea where the sea had been. ${a} and ${g} walked out in their boots, over ribs of sand that nobody ever walks on. There was a pool like a room with the roof off. In it stood the wood. It was as high as a chair, and gold all through. Every stem of it bowed, and got up, and bowed. "Oh, ${x}," said ${a}. "You said that it was big. You never said that it breathes."`,
        `The sea had gone out so far that you could hardly hear it. They went after it, ${a} and ${g}, over the wet floor, past anchors and old shoes. At the very end there was a pool as clear as a window. ${a} got down on both knees. It was a wood for a doll's house. But it was never still. It leaned over and came back, and there was a light in it that belonged to nobody. "And you told me towers," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(X, 'float', 'happy')] },
        `"It's turning," said ${g}, and so they had to go. They didn't run, and the sea came in behind them, filling up their feet. At four they were both at the line again. It was as thin as ever. "How many is it now?" said ${x}. "Six," said ${a}. "And one has a worm." "${refrain}" said ${x} to a gull that was passing. "It holds on with one foot."`,
        `They got back with wet socks. On the wall there was a new curl of weed, and ${g} left it there. They still meet every day at four. They still talk of home, since they both know it now. It has got smaller and smaller, and better and better. "Yesterday a snail came by," says ${x}. "On the third stem." "The third?" says ${a}. "The one with the bend?"`,
      ),
    ],
  };
}
