import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: at the bottom of it lies a thing that was said to have been given back. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, company, chance } = going;
  const { refrain, room, says, tidying } = partsOf(going);
  const name = [a, b, going.k].includes('Sal') ? 'Noor' : 'Sal';
  const S = company.person(name, 'child');
  const s = S.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'curious', 'crayon')],
          things: ['sock', 'blocks', 'teddy'],
        },
        `It began with a drawing. ${A.introduced} had drawn the whole ${room}: the bed, the lamp, and the mess. The mess took the longest. ${says} Then there was only the rug to do, and the crayon stopped in the air. What was on it? One ought to know that sort of thing about one's own ${room}.`,
        `There were messier ${room}s, perhaps, but not in that street. ${A.introduced} could cross it on four stepping stones, and knew them in the dark. ${says} One day ${a} drew it all, so as to remember it. The bed was done, and the lamp. There was just the rug left, and nobody knew what was on it.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'curious', 'crayon'), seen(B, 'sit', 'curious')],
          things: ['crayon'],
        },
        `"It has stripes," said ${a}. "I'm almost certain." "It has spots," said ${B.introduced}. "I dropped a grape at Easter, and went down after it." They bet a biscuit. ${Gcap} might have known. But ${g} talked in from the door nowadays, as one does with a cave.`,
        `"I seem to remember stripes," said ${a}. "I seem to remember spots," said ${B.introduced}, "and I've been right down there, after a grape." There was a biscuit on it. They could have asked ${g}. But ${g} only ever put a plate in at the door, and drew the hand back quickly.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'sad'), seen(B, 'sit', 'calm')] },
        `Across the road was ${S.introduced}'s window. They used to talk from one to the other at night, with ${s}'s good torch, long and short. Then ${a} borrowed it, and in June there was a quarrel. "You never gave it back," said ${s}. "I did," said ${a}, and was quite sure. It was dark over there now, every evening. Neither of them had said a word since.`,
        `From the bed one could see straight into the window across the road. That was ${S.introduced}'s. ${a} had once borrowed ${s}'s torch, and they had talked with it, long and short, when it was dark. "I gave it back in June," said ${a}. "You did not," said ${s}, and went in and shut the door. Since then it had just been a window.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined')],
          things: ['blocks', 'sock', 'teddy'],
        },
        `There are quick ways to find a rug. They lay down and pushed it all under the bed, and it went in beautifully. "Stripes or spots?" said ${a}. Before anybody could look, there was a rumble. It had come out on the far side, all of it, and brought along some toast from another year.`,
        `"It's quite simple," said ${a}. "One pushes it under the bed." They pushed until their ears were red, and in it went. Then came a rumble, long and low, like a train with something on its mind. It was all back. It had merely gone through, and picked up some friends.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'surprised'), seen(A, 'hide', 'surprised')] },
        `So they used the cupboard, which has a door. It took both their backs to shut it. "What's going on?" said ${g}, from outside. "${cap(tidying)}," said ${a}. It was so surprising that ${g} came in. "I must see that," said ${g}, and opened the cupboard. It took them some time to find ${g}. The hair was first.`,
        `The next idea had a door on it. They filled the cupboard to the top, and sat against it. ${Gcap} put a head in. "You aren't ${tidying}!" said ${g}. "We are," said ${a}, "so don't..." But ${g} had already got hold of the handle, with a happy face. Rumble. They dug where the voice was.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'hold', 'curious', 'sock')], things: ['sock'] },
        `"It doesn't want to be put anywhere," said ${a}. "Would you?" said ${b}. "It's been pushed and stuffed and leaned on. Has anybody asked it?" And ${b} picked up one sock, by the toe, and looked it in the face. "${refrain}" said ${b}. "In the top drawer, on the left," said ${a}, without thinking. They looked at each other. "Then let's take it home," said ${b}.`,
        `${a} lay down on top of it all. "Whatever I do with it, it comes back." "You've only ever got rid of it," said ${b}. "That's not the same as bringing it home." It seemed a strange thing to say of a sock. But ${b} was holding up a sock, quite gently. "${refrain}" said ${b}. And ${a} knew that. "Top drawer," said ${a}. "There's another one there, waiting."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'walk', 'happy'), seen(A, 'kneel', 'happy')],
          things: ['book', 'box', 'blocks'],
        },
        `They shut the drawer on it and held their breath. There was no rumble. So that was the trick. "${refrain}" said ${a} to each of them, and each of them had an answer. The blocks lived in the box, and the crayons in the tin. A book lived in the library, and had been expected there in March. It was slow. But nothing came back.`,
        `The sock stayed. They opened the drawer twice, to see. After that they went from one to the next, like two postmen. "${refrain}" Some were easy, like blocks. A spoon lived three rooms away. There was a library book, whose family must have given up hope. By noon one could hear one's own feet, if one stood in the corner.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'surprised', 'torch'), seen(B, 'stand', 'worried')],
          things: ['torch', 'teddy'],
        },
        `In the end there was only Teddy, in the middle, like the last guest. ${a} picked Teddy up to see the rug. It was not the rug that lay there first. It was a torch, with three letters scratched on it, and they were not ${A.names}. Nobody said anything. "${refrain}" said ${b}, after a while, because somebody had to.`,
        `Last of all they came to Teddy, who had been sitting on something. ${a} saw a bit of it, and sat down. It was a torch, long and silver, with a name on it in marker pen. It was ${s}'s. It had been here in June, then, and in July. It had been here the whole time. "${refrain}" ${b} asked it, hardly louder than breathing.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'sad', 'torch'), seen(B, 'stand', 'calm')], things: ['torch'] },
        `${a} knew where it lived. But there was the bottom drawer, too, with a key. Nobody had seen it but ${b}, and ${b} could be quiet. ${a} laid it in there, under the jumpers, and turned the key. Then they both listened. It was perfectly still in the drawer. It was in ${a} that something rumbled.`,
        `"I said I'd given it back," said ${a}. "I said so to everybody. I said it in the playground." One could push a thing right to the back, and nobody would ever ask it. ${a} tried that. In it went, behind the winter hats, and the door was shut. There was no rumble to hear. But ${a} had got to know that feeling today, of something that won't stay where it's put.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried', 'torch'), seen(S, 'stand', 'surprised')],
          things: ['torch'],
        },
        `It's eleven steps across the road, when one has looked both ways. It was ${s} who opened. "I was wrong," said ${a}. "You said I had it, and I did. It was under Teddy." It had come out all in one piece. ${s} took the torch, and pushed the switch, and it was flat. "I told everyone that you'd sold it," said ${s}. "I'll have to go round and untell them."`,
        `The bell across the road still had its own sound. "This is yours," said ${a}, quickly. "I never gave it back. I thought I had. I said that you were making it up, and you weren't." ${s} looked at it for so long. "I've got a new one," said ${s}, "but I had nobody to shine it at." It was not quite all right. But it had stopped rumbling.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy'), seen(S, 'stand', 'surprised')],
        },
        `"Under Teddy?" said ${s}. "How could it be under Teddy?" So they showed ${s} the ${room}. And there it lay in the sun, and nobody had even looked yet. It had no stripes, and it had no spots. It had rings, one round another, as when somebody drops a stone in a pond. They cut the biscuit in three.`,
        `${s} came over to see the hole it had been in. There was no hole. There was a rug, with nothing on it but light. "A stripe!" said ${a}. "A spot," said ${b}. "It's rings," said ${s}, who had always seen that from the window, in the old days. One biscuit can be broken into three, if nobody minds the crumbs.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `That night the window across the road went bright and dark and bright. It was long, and short, and long. ${a} had to think, to get it back. "What does it say?" asked ${b}. "It says, ${refrain.replace(/^./, (c) => c.toLowerCase()).replace(/[?]$/, '')}," said ${a}, and laughed, and reached for the lamp. So ${a} told ${s} where. It was on the smallest ring, right in the middle of the rug.`,
        `${a} finished the drawing, and put in one sock, since it would be there by Friday. Then it got dark. Across the road a light went long, and short, and short. "That's for us," said ${a}, and spelled it out for ${b}, letter by letter. "${refrain}" it said. So ${a} took the lamp, and answered. "Over here."`,
      ),
    ],
  };
}
