import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, REFRAIN } from './parts.ts';

export function old(going: Going): Told {
  const { title, K, k, G, g, Gcap, W } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'snow', camera: 'medium', actors: [seen(K, 'shout', 'happy'), seen(G, 'cover', 'happy')] },
        `${k} sang all day, and could not hold a tune. Whatever it was, it went up at the end, as if ${k} were asking. "I'd know that anywhere," said ${g}, with both hands over both ears. There was something else that ${g} used to say, every winter, with the boots. "If you're ever lost in snow, you stop. Don't walk. Get out of the wind, and stay there, and be looked for. It's how one survives, and it's the hardest thing there is." It didn't sound hard. It sounded rather dull.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'worried')] },
        `It was only over the hill, with eggs, and back. ${k} had done it a hundred times. The snowstorm began with flakes as big as feathers. Then there was no hill. There was no up, and there wasn't a hand at the end of ${K.names} arm. It is then that something says "run", and it says it in your own voice. ${k} walked, and then walked faster. There were footprints, and somebody had gone this way before! They were quite fresh. The boots were the same size as ${K.names}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'determined')], things: ['tree'] },
        `"Stop," said ${k}, aloud, and it was just as hard as ${g} had said. One feels that one's legs are the only help one has. But there was a fir tree there. The snow had pressed its lowest branches to the ground all round, so that it stood like a tent. ${k} went in under it on hands and knees. It was dry, and it was brown, and there was no wind at all. It took a moment to see that the two lights at the back were eyes.`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'sit', 'surprised'), seen(K, 'sit', 'surprised')] },
        `It was ${W.introduced}. Each of them had been told about the other, from quite small, and none of it was good. The wolf looked at the way out, behind ${k}. ${k} looked at it, too. Outside there was a roar like a train, and it didn't stop going by. Nobody could be sent out into that. So the wolf drew in its paws, by about an inch, and that was the left side. ${k} took the right. There was a root between, and neither of them crossed it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'worried', 'sandwich'), seen(W, 'sit', 'curious')] },
        `By four o'clock it had begun to get dark. ${k} had one sandwich, and worked it out. A quarter now, a quarter at six, and then there'd be half for the night. That's what a sensible person does. But it's difficult to eat a quarter of anything with somebody's ribs in the room. The wolf didn't ask. It looked hard at the root. ${k} thought about the night, which was going to be long. Then half of the sandwich went over, to the left. It was cheese. It was gone before it landed.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(W, 'sit', 'calm'), seen(K, 'sit', 'calm')] },
        `When it was quite dark the cold came in, and sat down with them. ${k} sang, to keep awake, rolled up like a hedgehog. In the end it was only a sort of shaking. Something got up. It came over the root. It turned round once, with a sigh, and lay down all along ${K.names} back. It smelled of smoke and wet wool. It was like leaning on a stove, if a stove had a heart, and the heart went slower than yours. ${k} didn't move a finger. There are things that one can only be given.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'worried'), seen(W, 'look-up', 'curious')] },
        `It must have been midnight when the wind dropped for a moment. There were voices. They were thin, and a long way down. "${k}!" That was ${g}. ${k} opened a mouth to call, and there was nothing in it. It had all been sung. It was a whisper, and the wind came back and took that as well. "They're going past," said ${k}. "They're going the wrong way." The wolf raised its head. It looked at ${k}, as you look at somebody who's holding a thing by the wrong end. Then it showed how it is done.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'shout', 'determined'), seen(K, 'shout', 'determined')] },
        `A howl isn't loud. It's only very long, and there's nothing that can stand in its way. It went out through the fir tree, and over the hill, and the other hills handed it on. The wolf waited. ${k} leaned back until hair touched fur. One doesn't need a voice for it, it turned out. One needs only breath, and to mean it. "Ooo," went ${k}, up from both boots, and held on to it with all that there was. It wasn't right. It went up at the end.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'run', 'determined')], things: ['lantern'] },
        `Down below, eleven people with lanterns stood still. "That's wolves," said the one in front. "We'd best go round." "There are two," said ${g}. "Hush, will you?" It came again. The first was as true as a bell. And then there was the second, which began well, and wavered, and asked a question. "One of them's a wolf," said ${g}, who was running already, straight up, with the snow to both knees. "I'd know the other one anywhere."`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'walk', 'calm'), seen(K, 'reach', 'sad')] },
        `They had dogs with them. ${k} could hear those, and so could the wolf. It stood up, and all along ${K.names} back it was suddenly winter. It would be ten minutes until they came. They'd be the coldest ten of the whole night. "Go on," whispered ${k}. "Go now. They don't know about you." It waited a moment longer. It put a nose, very lightly, to the place where the sandwich had been. Then there was a gap at the back, with stars in it, and nobody.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hug', 'happy'), seen(K, 'hug', 'happy')], things: ['lantern', 'tree'] },
        `There was a blanket, and there was a good deal of noise. ${k} was passed from hand to hand like something out of an oven. ${Gcap} held up the lantern, under the tree. You could see the place on the right, where somebody had sat. And over the root, as large as saucers, went some tracks that were no dog's. ${Gcap} looked at them for a time, and at ${k}. Then ${g} broke off a branch, and swept, right to the gap and out. "What are you doing?" called the others. "Tidying," said ${g}.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'look-up', 'happy'), seen(G, 'stand', 'happy')] },
        `It's April now, and the hill has come out brown. Some nights it begins at about ten, up by the ridge, one voice, as true as a bell. ${k} gets out of bed, and puts up the window, and does it back, from the boots, without boots. It's no better than it was. For a while there is only the dark, thinking it over. And then it comes again, from a long way off, very carefully. ${Gcap} stands at the door with the toothpaste, and they both hold their breath. "Well, I never," says ${g}. "${REFRAIN}"`,
      ),
    ],
  };
}
