import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** What is only heard when it stops. */
export function old(going: Going, title: string): Told {
  const { refrain, A, a, H, h, S, s, R, r, lost, D, d } = partsOf(going);
  const hcap = cap(h);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sit', 'curious')], things: ['bell'] },
        `Everybody knows about the bells. ${cap(A.introduced)} lay awake each Christmas Eve, with one ear out, and knew about the other thing as well. It came after the bells, and lower down. Hm, hm, hm, it went, like a cat who has got the good cushion. It had no tune. When it had gone over the roof, one fell asleep. ${a} had never asked what it was. It might have been the sky.`,
      ),
      page(
        {
          setting: 'snow',
          weather: 'snow',
          camera: 'wide',
          actors: [seen(S, 'sit', 'surprised'), seen(D, 'stand', 'surprised'), seen(A, 'run', 'surprised')],
          things: ['sledge', 'bell'],
        },
        `This year there were bells. They came down the road like a tray of spoons, now here, now there. ${a} waited for the rest of it, and what came was a crash. A sleigh was standing in the hedge. Seven reindeer stood before it, and no two of them faced the same way. "${refrain}" said a voice in the hedge, quite calmly, as if it had said so before. "Is this still the same street?" That was ${s}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(R, 'sit', 'sad'), seen(S, 'stand', 'worried'), seen(A, 'kneel', 'worried')],
          things: ['blanket', 'scarf'],
        },
        `The eighth was in the sleigh, between the parcels, with a scarf round his neck. His nose was hot, and his eyes were red. He tried to say good evening, and it came out like a drawer. "${r} is ill," said ${s}. "${lost ? 'He got lost in all this snow, and it took us an hour to find him. ' : ''}It's nothing terrible. It's a cold, and it's gone to the throat. He ought to be lying down in the warm. And here he is in the snow, since he wouldn't stay behind. I suppose you haven't got a fire?"`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(R, 'sit', 'calm'), seen(A, 'hug', 'happy'), seen(H, 'hold', 'calm', 'cup')],
          things: ['blanket'],
        },
        `A reindeer takes up a whole sofa, and then there are the legs. ${hcap} made tea with honey, in the salad bowl, and asked no questions. On that night one doesn't. ${a} put the blue blanket over him. It covered about a third. "They'll be all right without you," said ${a}. "There are seven of them." ${r} looked at the window, and one ear went down, because he could hear what was coming.`,
      ),
      page(
        {
          setting: 'snow',
          camera: 'wide',
          actors: [seen(S, 'sit', 'worried'), seen(D, 'run', 'worried')],
          things: ['sledge'],
        },
        `What was coming was a bump. Three had set off to the left of the pear tree, and four to the right. The sleigh had gone straight on. "${refrain}" said the hedge. They changed places, and put the fastest in front. It went into the hedge faster. "It makes no sense," said ${d}, who pulled in front. "He isn't the strongest. He isn't even in front. He's in the third row, on the inside, and just sort of goes along."`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'shout', 'determined'), seen(D, 'run', 'worried')], things: ['sledge'] },
        `"You're out of step, that's all it is," said ${s}. "I'll count." He took a deep breath. "One, two. One, two. One, ho, two." He couldn't help it. It was how he was made. Some of them waited for the ho, and some of them walked on it. One tried to do both. "${refrain}" It was a quarter to eleven, and they hadn't delivered one sock.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(A, 'think', 'surprised'), seen(R, 'sit', 'sad')],
          things: ['blanket'],
        },
        `Indoors ${r} had pulled the blanket over his nose. "Nobody can help being ill," said ${a}. "It isn't your fault, and it isn't for ever. You pull for them all year. They can pull for you once." It was warm, and the fire ticked. ${a} had a hand on his neck, and could feel how quiet it was in there. It was then that ${a} knew what was missing. It had been missing all evening. "You hum," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'look-up', 'surprised'), seen(A, 'sit', 'excited')] },
        `The ears came up. "Me?" whispered ${r}. He had to do it in bits. "That's nothing. I only do it. Along the way. I don't suppose. They've ever noticed." "They haven't," said ${a}. "They think that they're just walking. I've listened to it every year of my life, and I thought it was the sky! They've been walking to you the whole time. They've got you in their feet."`,
      ),
      page(
        {
          setting: 'snow',
          camera: 'medium',
          actors: [seen(A, 'point', 'excited'), seen(D, 'stand', 'surprised'), seen(S, 'stand', 'surprised')],
        },
        `It took some time to explain, in slippers, in the snow. "That was ${r}?" said ${d}. "I thought the sleigh did that." "I thought it was the cold," said another. None of them had ever hummed. They stood in the harness, looked at their hooves, and began. I will not say that it was lovely. It was like seven bees in seven jars. But down the whole line, as if somebody had pulled a string, fourteen front feet came up together.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(D, 'run', 'happy'), seen(S, 'wave', 'happy')],
          things: ['sledge', 'moon'],
        },
        `They cleared the hedge by a yard. They went over the church with all their bells ringing as one. Under the bells it went hm, hm, hm. It went on over towns, and over a good deal of water. Not one house was missed. By the fire two of them heard it come round, twice, and each time a bit lower. ${r} corrected it once, in his sleep, with one hoof. Then there was only the fire.`,
      ),
      page(
        {
          setting: 'snow',
          time: 'day',
          camera: 'wide',
          actors: [
            seen(R, 'jump', 'happy'),
            seen(D, 'sit', 'sleepy'),
            seen(S, 'wave', 'happy'),
            seen(A, 'wave', 'happy'),
          ],
          things: ['present', 'scarf'],
        },
        `In the morning ${r} stood up, and stretched, and was well. On the lawn were the seven others, steaming, with their mouths open. Not a sound came out. If you have never hummed, you shouldn't begin with eleven hours. They had been passing the scarf along since Portugal, and now ${s} had it on, and could only wave. "That's all right," said ${r}, going to his place in the third row. "I've got you." And he hummed them home.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sit', 'happy')], things: ['bell'] },
        `The next Christmas Eve ${a} had both ears out. There were the bells. Under the bells, a little lower, there was the other thing. Hm, hm, hm. You had to know it very well to hear that there were eight of them. One was on the note, and seven were near it. When they were over the roof they slowed down, just for a moment, to listen. From under the tiles, out of a warm bed, somebody was doing the ninth.`,
      ),
    ],
  };
}
