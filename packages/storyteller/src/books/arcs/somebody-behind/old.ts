import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { titled } from '../wording.ts';
import type { SomebodyBehind } from './arc.ts';

/** For ages 8 to 12: whoever was followed is not sure of wanting to give it back. */
export function old({ H, W, mum: M, K, next, home, there, to, chance }: SomebodyBehind): Told {
  const [h, w, m, k] = [H.name, W.name, M.name, K.name];
  const refrain = 'Wait for me';
  const goes = to === 'home' ? 'home' : `to ${to}`;
  const last = next
    ? `On Monday ${next.introduced} went past in a hurry, with a fine, quick sort of feet. There was somebody behind.`
    : `On Monday ${k} was halfway to breakfast before it was noticed. There was somebody behind.`;
  return {
    title: titled(chance.pick('somebody behind', 'the wrong feet', 'everything up to the knee')),
    refrain,
    pages: [
      page(
        {
          setting: home,
          camera: 'wide',
          actors: [seen(M, 'walk', 'calm'), seen(H, 'walk', 'happy'), seen(K, 'stand', 'happy')],
        },
        `If you are very small, you are always behind, and what you know of your family is the heels. ${H.introduced} could have picked out ${M.names} in any crowd. There was a way they had of going down, left, right, a bit out at the sides. What was on top of them ${h} had never looked into. ${k} counted the two of them past every morning.`,
        `${m} went in front. That was how it was arranged. ${H.introduced} came after, with a nose to the ground, and said "${refrain}!" at every yard. ${h} had been told to keep up. Nobody had ever said to look up. ${k}, who sat there most days, had them down in a notebook. "One, and one behind."`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'kneel', 'curious')] },
        `It was a crumb that did it. It had a corner, and some butter. ${h} stopped for no longer than a crumb deserves. Then there were feet again, and they were going by, and that was all that anybody asks of feet.`,
        `There was a beetle in the way, and it was on its back. You can't walk past that. ${h} turned it over, and was thanked, and it took a while. When that was done there was one lot of heels in sight, going round the corner.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'run', 'excited'), seen(W, 'walk', 'calm')] },
        `"${refrain}!" said ${h}. They were larger than they had been at breakfast. They went straighter. But it had been a long crumb, and people grow. They belonged to ${W.introduced}, on the way ${goes}. ${w} had been alone for so long that there was no looking round any more.`,
        `"${refrain}!" They did not wait, but they didn't hurry either. It was ${W.introduced}, going ${goes}. ${w} went that way each day, at that time, and there had never once been anybody behind. It isn't a thing that anybody checks.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(W, 'walk', 'calm'), seen(H, 'walk', 'happy')] },
        `They went round a puddle, past a red boot that nobody owned, and over a crack like a fork. What ${w} did, ${h} did one second later. ${w} sneezed, and there was a very small sneeze. "I've got an echo," thought ${w}. It was rather pleasant. ${w} coughed, to hear it again.`,
        `${h} had no time to look about. There was a puddle, with a bottle top in it. There was a red boot. There was a step that took three tries. "${refrain}!" "The wind's getting up," said ${w}. It was a still day. But you explain things to yourself as best you can.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'walk', 'proud'), seen(H, 'walk', 'happy')] },
        `Everybody could see it but the one in front. People stopped, and put down their shopping. "What a little love!" they said. "Good afternoon," said ${w}, and got warm about the ears. Nobody had said so before. By the bridge ${w} was walking quite differently.`,
        `It was a curious thing. All along the road people smiled at ${w}. "You've got company," said a woman with a pram. "Thank you, I keep well," said ${w}. Somebody held a gate. Somebody stopped a bus. You can't be smiled at by a whole street and not stand up a little straighter.`,
      ),
      page(
        { setting: there, camera: 'close', actors: [seen(W, 'stand', 'surprised'), seen(H, 'look-up', 'surprised')] },
        `Then the feet stopped, and ${h} walked into the back of them. And for the first time ${h} looked up. It was further than you would have thought. There was a great deal of somebody, and right at the top there was a face, upside down. "You're not ${m}," said ${h}. "I followed the wrong feet." "Then who have I been?" said ${w}.`,
        `${w} turned to shut the door, and there was somebody in it. ${h} looked up. It went on and on, legs and then front, and none of it was ${m}. "Oh," said ${h}. It was a very small noise. "I've followed the wrong ones." "How long," said ${w}, sitting down, "have you been there?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'kneel', 'calm'), seen(H, 'sit', 'calm')] },
        `So that was what they had been smiling at. ${w} thought of the woman, and the bus. "It was you," said ${w}. There was soup, and half of it was for ${h}. It's surprising how much less there is of a room with two in it. "Nobody knows you're here," said ${w}. It was said kindly. It was also thought about for a moment too long.`,
        `${w} found a saucer, and a cushion. It looked as if it had always been there. "You could stay a bit," said ${w}. "You walk beautifully. I've never been followed so well." ${h} was too tired to say no. And ${w} knew that, and looked at the door, and at the saucer, and at the door.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'sit', 'sad'), seen(W, 'think', 'worried')] },
        `"${refrain}," said ${h}, half asleep, and to nobody in that room. ${w} put down the spoon. Somewhere somebody was turning round, and there was a gap. It would be just the size of what was on the cushion. "Come on," said ${w}. It was the hardest thing to say, and so it was said quite gruffly. "You're not mine."`,
        `${h} stood at the door, and sniffed along the bottom of it. "${refrain}," said ${h}, into the crack. That was not meant for ${w}. It's one thing to have somebody behind you, and another to have them looking the other way. "I'll get my hat," said ${w}, who had none. "Where did you come from?"`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(H, 'point', 'excited'), seen(W, 'stand', 'curious')] },
        `But ${h} couldn't say. ${h} had not seen one roof of it. "It was at the other end of you," said ${h}. ${w} looked left, and looked right, at the chimneys. Meanwhile ${h} had gone on. "That's the fork," said ${h}. "And that's the boot." Nobody can lose a way that they have smelled from so near.`,
        `"I don't know what it looks like," said ${h}. "I know what it's like underneath." They went out. ${w} stared at the street, all the tops of it. And ${h}, down there, was home already, in a manner of speaking. There was the crack like a fork. There was the bottle top, and what the boot smells of. It was all in order.`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'walk', 'proud'), seen(W, 'run', 'happy')] },
        `So ${h} went in front, and it was ${w} who came behind. It's draughty, being first. But you get to choose. ${w} went bent double, so as to see what was meant. There was a beetle down there, and a whole forest of moss. "${refrain}!" called ${w}. "I'd no idea!"`,
        `Now it was the other way round. People stopped, just as before. "You've got somebody behind you," said the woman with the pram. "I know," said ${h}, without looking. "It's ${w}. ${w} doesn't know the way." "${refrain}!" cried ${w}, on hands and knees, by the boot.`.replace(
          ' on hands and knees, by',
          ' stuck at',
        ),
      ),
      page(
        {
          setting: home,
          camera: 'wide',
          actors: [
            seen(M, 'stand', 'surprised'),
            seen(K, 'kneel', 'happy'),
            seen(H, 'run', 'happy'),
            seen(W, 'stand', 'shy'),
          ],
        },
        `There was ${m}, going from one side to the other and calling. And after ${m}, on hands and knees, came ${k}. "There was a place empty," said ${k}, with green elbows. "I didn't like ${m} to look round and find nobody." ${m} looked round. It isn't often that you find too many.`,
        `${m} had been up and down since noon. And wherever ${m} went there was ${k}, one yard behind, crawling. "I'm keeping it warm," said ${k}. "Somebody's got to be last, or it isn't a line." Then ${h} ran in under ${m}, where the heels were, and you could hear everybody breathe out.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [
            seen(M, 'walk', 'happy'),
            seen(H, 'walk', 'happy'),
            seen(W, 'walk', 'happy'),
            ...(next ? [seen(next, 'walk', 'calm')] : [seen(K, 'walk', 'surprised')]),
          ],
        },
        `"You might look up from time to time," said ${m}. "You might look down," said ${h}. They thought about that. ${w} had got as far as the corner, alone, not very fast. "${refrain}!" called ${m}. "You'll want your supper. It's one more, that's all. Go in behind." ${last}`,
        `${w} turned to go. It was quite a straight back, with nobody after it. "Where are you off to?" said ${m}. "There's room at the end." So they went in, ${m} and ${h} and then ${w}. Somebody who has always been in front has to learn it. It's left, right, and a bit out at the sides. ${last}`,
      ),
    ],
  };
}
