import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** To be trusted, one has to do nothing, and that takes practice. */
export function old(going: Going): Told {
  const { K, k, G, g, chance } = going;
  const { M, theM, one, many, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(M, 'stand', 'calm'), seen(K, 'stand', 'excited')],
          things: ['bowl'],
        },
        `You could have set the clock by her. At seven, when the light went yellow, ${theM} came up the garden path to the back door. There was a bowl of water beside the step, and she drank from it. ${k} stood on the other side of the glass, no further off than a broom is long. She was wild from end to end. Nobody had told her to come.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'look-up', 'worried'), seen(K, 'stand', 'curious')], things: ['bush'] },
        `She never stayed. It was three sips, or four if it had been hot. Then up went her head, and she looked back, down the whole length of the grass, to the hedge. She looked at ${k}. She looked at the hedge again. ${refrain} It took less than a minute, and ${k} waited for it all day.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'wave', 'happy'), seen(M, 'run', 'worried')] },
        `${k} wanted her to know that she was welcome. It is difficult to say that to somebody who doesn't speak English. On Monday ${k} opened the door by the width of a hand, and said it softly. ${refrain} On Tuesday ${k} said nothing, but smiled, with teeth. It turns out that teeth mean something else. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'blanket'), seen(M, 'walk', 'worried')] },
        `On Wednesday it was a blanket, folded in four, in case the step was cold. ${cap(theM)} walked all the way round it, as you walk round a hole. ${refrain} On Thursday it was music. ${k} had practised a slow tune on the recorder. She heard the first note of it. There may have been people in the next street who heard the rest.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'calm')], things: ['bowl'] },
        `On Friday she did not come. She did not come on Saturday either. ${k} put fresh water in the bowl, and sat on the step with ${g} until dark. "I only wanted her to stay a bit," said ${k}. "I know," said ${g}. "You've been giving her things. What do you think she'd ask for, if she could?" ${k} thought about it, and it was not a recorder.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')], things: ['bush'] },
        `In the end ${k} got out a piece of paper and wrote down what ${theM} did, in order. Comes. Drinks. Looks at the hedge. Goes. Underneath that stood the same again, and underneath that the same. ${k} had always thought of the hedge as her way out. But you don't look at a door like that, with your ears up. "You look like that at a pram," said ${k} out loud. "There's somebody in the hedge."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'determined'), seen(G, 'sit', 'calm')] },
        `So what she would ask for was nothing. It was the hardest present that ${k} had ever had to give. They shut the door and turned the key. They put out the lamp. At ten to seven ${k} and ${g} sat down on the floor, behind the glass. They did not call, or smile, or shift about. ${k} had an itch on one ear, and let it itch.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'calm'), seen(K, 'sit', 'surprised')], things: ['bush'] },
        `Seven o'clock came, and then two minutes past. And then there she was, thinner than before, with one foot lifted. She looked at the dark house. She looked for so long that ${k} thought that she must see them, and perhaps she did. Nothing moved. She turned to the hedge, and made a noise like a very small cough. The bottom of the hedge began to shake.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'stand', 'proud'), seen(K, 'sit', 'excited'), seen(G, 'sit', 'surprised')] },
        `It was a ${one}. It was about as big as a slipper, and it stopped when it saw how large the world was. Another one ran into it from behind. Then there was a third. They came up the path in a heap, over and under one another. ${G.names} hand had got hold of ${K.names} sleeve. "She's brought her babies," said ${k}, without any voice at all.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'look-up', 'curious'), seen(K, 'sit', 'happy')] },
        `None of them had ever met a bowl. They got water up their noses, and sneezed, and blamed each other. Their mother stood over them and did not drink at all. She was looking back once more, and so ${k} looked as well. Last of all, on its own, came number four. It fell over the edge of the path. It sat down in the bowl, and from there it stared straight in through the glass, at ${k}.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(M, 'walk', 'calm'), seen(K, 'sit', 'happy')] },
        `They were there for a quarter of an hour. It was fourteen minutes longer than ever before. Then she coughed again, and the ${many} fell into line, more or less, and followed her down the grass. Nobody had touched them. Nobody had so much as opened the door. ${k} had never felt so near to anything.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(G, 'sit', 'calm')] },
        `At the hedge three of them went in without a thought. The fourth stopped. Up went its head. It turned round, and looked back up the garden, straight at the house. It had got that from its mother. "What's it looking at?" whispered ${g}. ${k} scratched the ear at last. "Somebody," said ${k}.`,
      ),
    ],
  };
}
