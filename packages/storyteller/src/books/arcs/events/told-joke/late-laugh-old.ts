import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

const OLD_SENTENCE = 20;

export function old(going: Going): Told {
  const { K, G, B, k, g, b, Gcap, chance } = going;
  const { ask, asked, replyOf, end, refrain, M, D } = partsOf(going, OLD_SENTENCE);
  const [m, d] = [M.name, D.name];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${refrain}.`,
    pages: [
      page(
        { setting: 'bedroom', time: 'day', camera: 'medium', actors: [seen(K, 'jump', 'excited')] },
        `Some people wake up with a cold, and ${K.introduced} woke up with a joke. It was complete. It had a front and a back, and a good hinge in the middle. ${asked} it asked. And then, when nobody could bear it any more: ${end} A joke like that isn't for keeping. ${k} went down the stairs two at a time, so as not to spill any.`,
        `It was a Tuesday, which is not a funny day as a rule. But ${K.introduced} had a joke. ${ask} That was how it began. ${end} That was how it stopped, and everything in between was people rolling about. So ${k} had imagined it, at any rate, in bed. All that was missing was the people.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'shout', 'happy'), seen(G, 'kneel', 'worried'), seen(B, 'sit', 'calm')],
          things: ['key'],
        },
        `There was somebody under the kitchen table. It was ${g}, who had lost a key. ${asked} said ${k}, to the part that could be seen. ${replyOf(g)} ${k} waited for exactly as long as one should. ${end} Nothing happened. "${refrain}," said ${g}, kindly, and lifted up ${B.introduced} to look underneath. ${k} had expected a noise. "${refrain}" is not a noise. It's what people say about a drawing of a horse.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(K, 'shout', 'happy'), seen(M, 'reach', 'calm')],
          things: ['sock'],
        },
        `A joke can be unlucky once. ${k} tried it over the fence, on ${M.introduced}. She was hanging out socks against a black cloud. ${ask} ${replyOf(m)} It came out from between three pegs. ${end} ${k} leaned forward, to see it arrive. "${refrain}," said ${m}. She looked at the cloud, and hung up a sock. If she had laughed she'd have lost the pegs. ${k} could see that, afterwards.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(K, 'shout', 'happy'), seen(D, 'stand', 'calm')],
          things: ['bread'],
        },
        `In the shop ${D.introduced} was counting the bread with one finger. ${asked} said ${k}. "Thirty-one," said ${d}. "Thirty-two. I couldn't say, I'm sure." ${end} "Thirty-three," said ${d}. "${refrain}. Thirty-four." It's hard to tell a joke to a man who is somewhere in the thirties. ${k} told it again when he got to forty. He only started over, from one.`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(K, 'kneel', 'worried'), seen(B, 'look-up', 'curious')] },
        `By three o'clock ${k} had told it eleven times. ${b} had been there for nine of them. ${k} sat down opposite and told it to ${b} alone, with both hands, and with all the voices. ${end} ${b} listened right to the last word. Then ${b} yawned, so wide that one could see in. There was no laugh on its way up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
        `You can break a joke by using it. That was what ${k} came to think, on the step. It had been as good as new at seven. Since then it had been said to a table, and to pegs, and to bread. It had been left lying about. ${k} said it once more, very low. It was just words now. It might as well have been the way to the station. "I shan't tell it any more," said ${k} to ${b}. "It can't be good for it."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sad'), seen(G, 'hug', 'calm')],
        },
        `"You're quiet," said ${g}, at bedtime. "Have you nothing to tell me?" It would have been easy to say no. "I had something," said ${k}, "and I did tell you. I told everyone. I'd thought that you would like it most." ${Gcap} looked at ${k}, and tried to think what it had been. That's not a good feeling, to have been given a thing and not to know where one has put it. "I'm sorry," said ${g}. "Was it this morning?" But ${k} had turned to the wall. The light went out.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'close',
          actors: [seen(G, 'think', 'surprised')],
          things: ['key'],
        },
        `${Gcap} went down in the dark, and stopped on the last stair but one. The key had been in the coat all along. So there was nothing left to look for. It was the first minute of that day with nothing in it. The clock ticked. Then something came from a long way off, past the breadbin and the mat. It stood there as if it had been waiting its turn. ${end} "Oh," said ${g}. And then, "OH."`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'cheer', 'happy'), seen(B, 'jump', 'surprised')] },
        `It went off like a cork. ${Gcap} sat down on the stair, and then on the one below. "HA!" said ${g}. "Ha! Oh, that's... oh, my ribs!" ${Gcap} tried to tell it to ${b}, who had come to see what was wrong. It was no good. One got as far as the middle, and there it was again. ${b} had heard it nine times without a smile, and went under the sofa.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(M, 'cheer', 'happy'), seen(D, 'cheer', 'happy')],
        },
        `Through the wall something answered. It was ${m}, in bed, with the last sock dry and no peg in her mouth. "HA!" It was so loud that a window went up across the road, to complain. That was ${d}. He had got to the end of the bread at last, and his head was quite empty. "What is all this?" said ${d}, and then it reached him as well. It went down the street like lamps being lit. All the people to whom ${k} had told it had put it somewhere, and there it was.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sit', 'excited'), seen(G, 'stand', 'happy')],
        },
        `"Who is that?" said ${k}, bolt upright. "It's everybody," said ${g}, in the doorway, and had to hold on to it. "They've got it. It was the best joke I've ever been told. There just wasn't any room in me until now." ${k} listened. It was better than in bed at seven, because these were real. "So it isn't broken," said ${k}. Then ${k} went quiet, and moved both lips. ${end} ${k} had told it eleven times, and never once been told it. "HA!" said ${k}.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(K, 'sit', 'calm')],
          things: ['notebook'],
        },
        `There was one on the table next morning, beside the toast. ${Gcap} had sat up for it. "What goes up when the rain comes down?" said ${g}. "An umbrella!" ${k} had homework to find, and a page missing from the notebook. "${refrain}," said ${k}, and looked under ${b}. ${Gcap} did not mind in the least. ${Gcap} put the key on its hook, and sat down, and looked at the clock. It might be by supper. There are some that take all day.`,
      ),
    ],
  };
}
