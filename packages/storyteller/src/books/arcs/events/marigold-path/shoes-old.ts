import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The same night for children of 8 and more, who have something to ask. */
export function old(going: Going): Told {
  const { K: A, k: a, G, g, Gcap } = going;
  const { L, l, C, c, person, swinging, title, refrain } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(G, 'stand', 'happy')],
          things: ['flower'],
        },
        `It was Día de los Muertos, the Day of the Dead. They covered the big table with everything that anybody had loved. There was chocolate for one, and a pack of cards for another. There was pan de muerto, the sweet bread, under paper flags, and marigolds till you could hardly see the pictures. ${A.introduced} knew who they all were. It was like a party before the bell goes. ${C.introduced} walked up and down beside the bread.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'curious'), seen(G, 'stand', 'calm')], things: ['shoe'] },
        `There was one at the back whom ${a} knew only by name. It was a small ${person} with large ${swinging}, and whoever had taken the picture had been in a hurry. The ${swinging} were blurred. So was one foot, which was not quite on the floor. "${l}," said ${g}. "You missed each other by a year." ${Gcap} polished a pair of red shoes, and stood them in front. They were worn right down on the outside, just as ${A.names} were.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'kneel', 'happy'), seen(C, 'stand', 'happy')],
          things: ['flower'],
        },
        `It was ${A.names} job to lay the path. You strew the petals of marigolds from the gate right up to the table. They can be smelled in the dark. "Everybody in the pictures comes along that," said ${g}. "Tonight they're all at home with us. You don't see them, as a rule." "I'd like to, though," said ${a}. "I want to ask ${l} something. I'll sit so still that nobody could be frightened off."`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'calm'), seen(C, 'sit', 'calm')],
          things: ['bread'],
        },
        `So ${a} was allowed to stay up in the big chair, with hands folded and knees together. There had been music on. ${a} had turned that off first of all. You are quiet for visitors. Towards ten the petals by the door moved, and something came along them, in no hurry. ${a} held both arms of the chair. It was next door's cat, and it had come about the bread. "${refrain}" whispered ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(G, 'sit', 'calm')], things: ['candle'] },
        `Perhaps it had been the breathing. ${a} breathed less. ${Gcap} sat by a candle in a glass, and the flame stood as straight as if it were listening. Then it shook. Something grey and soft went round it, twice, and settled on the frame with the ${swinging}. ${a} did not even swallow. It opened its wings, and it was a moth. "${refrain}" whispered ${a}. ${c} had gone to sleep, in spite of everything.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'sad')], things: ['flower'] },
        `The clock struck eleven, and seemed sorry to have done so. ${Gcap} carried the candle away, and there was only the moon. ${a} sat as quietly as the chair. By now both feet had gone to sleep. It was agony, for they were not that sort of feet. The door opened a hand's breadth. There was nobody in it. The wind came in over the petals, and looked round, and went out by the window. "${refrain}" It was hardly even a whisper. A whole year, thought ${a}, until they come again.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised')], things: ['shoe'] },
        `There was nothing left to look at but the picture. ${a} looked at the ${swinging}, and how blurred they were. They were blurred to the left. It had not been the one with the camera who was in a hurry. They had been swinging. And that foot was not just coming down, either. It was on its way up. "You're not standing there," said ${a}. It was so loud that the paper flags shook. "You're dancing. And I've turned the music off!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'dance', 'happy'), seen(C, 'dance', 'surprised')] },
        `It took three jumps to get to the music, on feet full of pins. ${a} chose the song with all the trumpets. The cups on the shelf began to ring, and ${c} sat straight up. ${a} danced past the chocolate and the cards, all the way round the table, and felt both feet wake. Then ${a} did what you do at a dance when you have seen somebody by the door. ${a} bowed, and held out a hand, and waited for four beats with nothing in it.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'dance', 'happy'), seen(L, 'dance', 'happy')], things: ['flower'] },
        `On the fifth it was taken. It was a small hand, warm and dry, and it knew exactly what it wanted. "At last," said ${L.introduced}. "I've been up and down that path since ten. I said to myself, this can't be the house. You could hear the clock!" There was no time to answer. They went round, and the petals got up from the floor and went round with them. The ${swinging} swung to the left, and then to the right.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'hug', 'happy'), seen(A, 'hug', 'happy')] },
        `After the third one they had to hold on to the table. "You wanted to ask me something," said ${l}. ${a} had thought for weeks about how to put it. "I wanted to know," said ${a}, "if we would have been friends." ${l} laughed so much that it set the flags going. "Look down," said ${l}. There were two pairs of feet down there, and neither of them could keep still. "I did wonder where I'd left those," said ${l}.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'point', 'happy'), seen(G, 'stand', 'surprised')],
          things: ['shoe', 'flower'],
        },
        `The next morning ${g} came to open the curtains, and stopped. There was no path. There were rings instead, rings of orange all over the floor, each running into the next one. In among them you could make out two kinds of footprints, and one had heels. ${Gcap} did not say anything for a while. Then ${g} took the red shoes off the table, and turned one of them over. There was a petal on the sole. "So you've met," said ${g}. From the big chair, under a shawl, came the sound of somebody asleep. One foot was still going.`,
      ),
    ],
  };
}
