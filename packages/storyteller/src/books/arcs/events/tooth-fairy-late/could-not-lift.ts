import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

/**
 * The fairy has not forgotten. The child sleeps with both arms round the pillow, and nobody of that size can lift them;
 * what she wrote about it is too small to be seen.
 */
export const COULD_NOT_LIFT: EventPlot = { id: 'could-not-lift', young, middle, old };

const TITLES = ['called at twelve', 'could not lift', 'the tooth that stayed', 'a very small letter'] as const;
const REFRAINS = ['Still there!', 'It was still there!', 'And it was still there!'] as const;

interface Parts {
  readonly title: string;
  readonly refrain: string;
  readonly K: Figure;
  readonly k: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
}

const partsOf = ({ K, k, G, g, Gcap, chance }: Going): Parts => ({
  title: titled(chance.pick(...TITLES)),
  refrain: chance.pick(...REFRAINS),
  K,
  k,
  G,
  g,
  Gcap,
});

function young(going: Going): Told {
  const { title, refrain, K, k, G, g } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'hold', 'happy', 'tooth')] },
        `A tooth is out! It goes under the pillow. "For the tooth fairy," says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sleep', 'sleepy')], things: ['pillow'] },
        `How does ${k} sleep? Flop! Both arms round the pillow. Good night.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(K, 'sit', 'sad')], things: ['tooth'] },
        `${k} wakes up. No coin. The tooth? ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'sad'), seen(G, 'hug', 'calm')] },
        `"The tooth fairy forgot," says ${k}. "Let us ask her," says ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'happy', 'sign')] },
        `So ${k} makes a sign. "Here!" it says. Then flop! Good night.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(G, 'stand', 'worried')], things: ['tooth'] },
        `${k} looks again. The tooth? ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'point', 'surprised'), seen(K, 'kneel', 'curious')], things: ['letter'] },
        `But what is this? A letter, as small as a crumb! "I came," reads ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cover', 'surprised'), seen(G, 'hold', 'happy', 'letter')] },
        `"I pushed. I pulled. You are too heavy!" "Oh!" says ${k}. "It is my arms!"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'happy')], things: ['shoe', 'tooth'] },
        `Tonight the tooth goes into a shoe. Nobody sleeps on that. Flop! Good night.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cheer', 'happy'), seen(G, 'stand', 'happy')], things: ['coin', 'shoe'] },
        `Look in the shoe! A coin! And the letter says, "Thank you. My arms ached."`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { title, refrain, K, k, G, g, Gcap } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'sunset',
          camera: 'close',
          actors: [seen(K, 'hold', 'happy', 'tooth'), seen(G, 'stand', 'happy')],
        },
        `It had come out in an apple, at ten past four. It was small and very white. ${k} washed it and put it under the pillow. "Now the tooth fairy only has to take it," said ${k}. "It's all ready."`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'calm')],
          things: ['pillow'],
        },
        `Then ${k} went to sleep, as ${k} always did. It was done with both arms round the pillow and one cheek on top. "You sleep like an anchor," said ${g}, and put out the light.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad')], things: ['tooth', 'pillow'] },
        `It was hardly light when ${k} felt for the coin. There was nothing round. There was something small, and hard, and very white. ${refrain} "The tooth fairy forgot to come!" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(G, 'hug', 'calm')] },
        `"She isn't one to forget," said ${g}. "Perhaps it's a busy week. Perhaps a whole football team fell over." ${k} tried to think of that. It helped for as long as breakfast. It was a good tooth. Why would you leave it?`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'determined', 'sign')], things: ['pencil'] },
        `That night there was a sign over the bed. "TOOTH," it said, with an arrow. Nobody could miss that. ${k} lay down, both arms round the pillow, and slept. In the morning ${k} looked. ${refrain} The sign had fallen off.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'sad', 'torch'), seen(G, 'stand', 'worried')] },
        `The next night ${k} put a biscuit on the sill. It's a long way to come. In the morning the biscuit was gone. ${refrain} "She was here!" said ${k}. "She took the biscuit and not the tooth!"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised'), seen(G, 'point', 'curious')], things: ['letter'] },
        `${Gcap} shook out the pillow, to see. Something flew up, and came down on the quilt. It was a bit of paper, no bigger than a crumb. Then there was another, and one more. They had writing on. ${Gcap} went for the magnifying glass.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'hold', 'surprised', 'magnifying-glass'), seen(K, 'kneel', 'excited')],
          things: ['letter'],
        },
        `"Monday," read ${g}. "Called at twelve. Could not lift." That was all of the first. "Tuesday. Called at one, with my sister. Could not lift." The third was rather crooked. "Wednesday. Six of us. We pushed. Thank you for the biscuit."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cover', 'surprised'), seen(G, 'stand', 'happy')], things: ['pillow'] },
        `"Lift what?" said ${k}. Nobody said anything. They both looked at the pillow, and at ${K.names} two long arms. "Oh!" said ${k}. "It's me. I'm the anchor! She came every single night, and I was lying on it."`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'reach', 'happy'), seen(G, 'stand', 'happy')],
          things: ['shoe', 'tooth'],
        },
        `So the tooth went into a slipper, where there was nothing to lift. "Sorry about my arms," wrote ${k}, as small as a pencil can. There was a biscuit, too, cut into six.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cheer', 'happy'), seen(G, 'stand', 'happy')], things: ['coin', 'shoe'] },
        `In the morning the slipper was empty. No, it was not. Down in the toe there was a coin. Under it was a crumb of paper. "Thursday," it said. "Called at twelve. Took one minute. So glad it wasn't the next one along. That's a big one."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { title, refrain, K, k, G, g, Gcap } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'sunset',
          camera: 'close',
          actors: [seen(K, 'hold', 'proud', 'tooth'), seen(G, 'stand', 'happy')],
        },
        `It was the eighth tooth, and it had put up a fight. It came out at last on a Monday, in a toffee that ${k} had been told not to have. By then ${k} knew how it was done. You washed it. You wrote the date on an envelope. You put it under the pillow, and the tooth fairy saw to the rest. "I wonder what she does with them all," said ${g}.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'calm')],
          things: ['pillow'],
        },
        `${k} had grown that year, mostly lengthwise. ${k} slept on the front, with both arms under the pillow and folded, like somebody on a raft. You could have had a brass band in there. "It's like trying to tuck in a pier," said ${g}, and put a blanket over whatever was nearest.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad')], things: ['letter', 'pillow'] },
        `Before it was light one hand went exploring. It knew what it was feeling for, and it did not find it. It found an envelope. There was a small hard lump in the corner, and the date on the front. ${refrain} "She forgot," said ${k}, aloud, to the wall. There had been seven teeth, and she had never forgotten one. It was a silly thing to mind about. ${k} minded all through school.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'calm')] },
        `"Perhaps it goes by age," said ${k}, at tea. "Perhaps you get to a certain age, and you're off the list, and nobody tells you." ${Gcap} put down the spoon. "I don't believe it goes by age," said ${g}. "I think it goes by teeth. And you've got plenty left." But that night ${g} took a long time over the curtains, and looked up and down the street.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'determined', 'sign')], things: ['pencil'] },
        `On Tuesday ${k} left nothing to luck. There was a sign on the window, and another on the headboard, with an arrow. TOOTH, it said. THIS WAY. ${k} lay down underneath it, like a raft, and meant to stay awake, and was gone in four minutes. In the morning the sign was on the floor, with a dent in it about the size of a pea. As for the envelope, ${refrain.toLowerCase()}`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'angry')], things: ['biscuit', 'torch'] },
        `Wednesday was the torch, left on, and a biscuit on the sill. It is a long way to come on no supper. In the morning the sill was bare, right down to the crumbs. ${k} turned back the pillow. ${refrain} That was worse than being forgotten. "She's been!" shouted ${k}, down the stairs. "She's been in my room! She had the biscuit, and she looked at my tooth, and she didn't want it!"`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'kneel', 'curious'), seen(K, 'sit', 'sad')], things: ['pillow', 'letter'] },
        `${Gcap} came up and sat on the bed, and took the pillow, to have something to hold. It was a thing that one does with pillows. One thumps them. Out of the case flew a speck, and then two more, and lay on the dark blue quilt. They had corners. "That isn't fluff," said ${g}. Fluff isn't square. And it hasn't got lines on it, in ink.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'hold', 'surprised', 'magnifying-glass'), seen(G, 'stand', 'curious')],
          things: ['letter'],
        },
        `${k} got out the magnifying glass, and held that breath which blows things away. "Monday," it said. "Called at twelve. Could not lift." That was all. "Tuesday. Called at one, with my sister. Got one elbow up. It came down again. My sister is all right. The sign is not." The writing on the last had gone all over the place. "Wednesday. Eleven of us, and a lever. Thank you for the biscuit. We shall have to think."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(G, 'stand', 'happy')] },
        `"Lift?" said ${k}. "What would she have to lift? It doesn't weigh anything. It's a tooth." ${Gcap} said nothing, very kindly. ${k} looked at the pillow. There were two long hollows in it, one from each side, with a crease where they crossed. They were about as long as ${K.names} arms. It went quiet in there. "She never forgot," said ${k} slowly. "She came every night. I was holding on to it."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'happy')], things: ['shoe', 'tooth'] },
        `It wasn't that you could be too old. You could only be too long. That evening ${k} cut a slip of paper, smaller than a stamp, and sharpened the pencil twice. "Sorry about my elbows," it said. "I've grown. It's in the slipper." The slipper stood by the window, with nothing on top. Beside it lay a biscuit, broken into eleven, and a twelfth bit for the sister.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cheer', 'happy'), seen(G, 'stand', 'happy')], things: ['coin', 'shoe'] },
        `"Thursday," it said, on Friday, down in the toe of the slipper, underneath the coin. "Called at twelve. Took one minute, and had the rest of the night off. We came back and looked at you. You have grown. There are four more to come, by my list, and I wouldn't miss one of them. P.S. Nobody your size has ever said sorry to my sister. She would like you to know that she can bend it again."`,
      ),
    ],
  };
}
