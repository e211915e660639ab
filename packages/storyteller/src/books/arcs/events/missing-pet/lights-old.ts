import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: the last house in the dark has no light of its own to put out, and the only one left is the child's. */
export function old(going: Going): Told {
  const { G, g, Gcap, company, chance } = going;
  const { refrain, K, k, p, who, N, n, first, second } = partsOf(going);
  const M = company.person([k, n].includes('Mrs Pike') ? 'Mrs Quill' : 'Mrs Pike', 'neighbour');
  const m = M.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'stand', 'worried'), seen(G, 'stand', 'calm')],
          things: ['chair'],
        },
        `There was a chair that nobody else sat on. It had a dent in it, the size and shape of its owner. ${who} was not on it. At four o'clock ${K.introduced} put a hand into the dent, and it was cold. "Have you seen ${p}?" called ${k}. "Not since breakfast," said ${g}. It was the sort of thing one says every day. Today it had a draught in it.`,
        `${who} was not on the chair. That was nothing, at first; people go out. At three ${K.introduced} looked again, and at four, and felt the dent, and there was no warm left in it. "Has anybody seen ${p}?" said ${k}. ${Gcap} stopped with one arm in a coat. Nobody had, since breakfast, when the wind got up.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(K, 'shout', 'worried'), seen(G, 'walk', 'calm')],
          things: ['gate'],
        },
        `They looked under all that has an under. They called along the hedge, high and low. "One doesn't always come when one is called," said ${g}. The wind was in the trees by then. It blew away every name they called. ${k} found a place in the hedge with a bit of fur on it, and a path that went under. It was a path for somebody with four short legs.`,
        `They went round the shed, and called, and shook the supper box until the sparrows came. By the gate there were some hairs on a nail. Beyond it the grass had a line in it, low down. It went off in the direction of the woods. ${k} called until it didn't sound like a name any more. "That's enough now," said ${g}. "Let's think, instead."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(first, 'walk', 'happy'), seen(K, 'kneel', 'surprised')],
          things: ['bowl'],
        },
        `When it got late ${k} put a bowl on the step, so that it should smell of home. Then you could only sit behind the door. Crunch! ${k} had it open in one jump. There sat ${first.introduced}, with both front feet in the bowl and no shame at all. "${refrain}" said ${k}. It was filled up again.`,
        `${k} set out the bowl, and waited on the other side of the door with both ears. It was not long. Something crunched, like gravel. ${k} flung the door wide. It was ${first.introduced}, who went on eating, as you do when it may be a mistake. "${refrain}" said ${k}. You can't be angry with an appetite.`,
      ),
      page(
        { camera: 'medium', actors: [seen(second, 'walk', 'happy'), seen(K, 'stand', 'sad')], things: ['bowl'] },
        `The next was louder. It slurped. ${second.introduced} had come over two fences, and was chasing the bowl about with a tongue. "${refrain}" said ${k}. The word had gone round, it seemed, that supper was served. It had gone round to everybody but one.`,
        `An hour later it was ${second.introduced}, from goodness knows where. There was a slurp that you could have heard at the church. "${refrain}" said ${k}, and had to sit down on the mat. Each time it was worse. Each time, for as long as it takes to open a door, it had been ${p}.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(N, 'walk', 'curious'), seen(K, 'stand', 'sad')] },
        `The third time it was shoes. "${refrain}" said ${k}, without looking. "No," said ${N.introduced}, from over the road. "Who isn't home?" She sat down on the step, as if it were a sofa. ${k} told her about the ears, and the dent, and the path under the hedge. It took a while, because of a thing in the throat. She didn't say that it would be all right. She said, "Go on."`,
        `Steps came up the path, and ${k} knew that they were wrong. "${refrain}" said ${k}. It was ${N.introduced}, with her reading glasses on her head. "Tell me what I'm to look for," she said, and sat down. So ${k} told her, from the ears on. It's a strange thing to do. One has never said it all in a row before. ${n} listened as if there would be questions afterwards.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'hold', 'calm', 'lantern'), seen(K, 'stand', 'worried')],
          things: ['lantern'],
        },
        `"I'll stand a lantern on my step," said ${n}. "It's hard to find one's way in the dark, with a wind. If each house had one, now. But then there's number nine." Everybody knew about number nine. ${M.introduced} lived there, who didn't hold with animals. It was the last house before the woods. It was always as dark as a sack.`,
        `${n} fetched a lantern that she had from her mother. "One isn't much," she said. "It wants one at each door, up to the trees. They'd all do it, if they were asked. All but number nine." That was ${M.introduced}. She had written to the council about paws. And her house was the one that counted, at the edge of the woods, where the lamps stop.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'worried'), seen(G, 'walk', 'calm')], things: ['lantern'] },
        `They went from door to door, ${k} and ${g}. It was always the same. There was a step, and a face, and then there was a lantern. Nobody asked for long. Behind them the street came on, one house at a time, like somebody counting. Then they stood in front of nine. ${Gcap} looked at ${k}. "I'll come up with you," said ${g}. "But it's yours to say."`,
        `It took an hour. Some of those doors hadn't opened to each other in years. "For the one with the ears?" they said, and went to look for matches. When ${k} turned round, there were ten steps with a lantern on them. There was only the end left, and it was black. "You needn't," said ${g}. ${k} thought of the last bit, before the woods, without any light on it. "I do, though," said ${k}.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(M, 'stand', 'surprised'), seen(K, 'stand', 'worried')] },
        `${m} opened by the width of a chain. "I've told you people about paws," she said. ${k} had got a sentence ready. It went. "It's the last bit before the woods," said ${k}. "It's the bit where one would turn the wrong way. I thought you might have a light." "I don't keep one," said ${m}. It was very quiet, except for the wind in the keyhole. She didn't shut the door, though.`,
        `"Well?" said ${m}, round the edge of the door. All the way up ${k} had meant to be polite, and to begin with the weather. "They're all lit but you," was what came out. "It's dark just where it matters." ${m} looked over ${K.names} head, at the ten lights. Nobody could have said what sort of look it was. "I haven't had a light on that step for sixty years," she said.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'think', 'sad'), seen(K, 'stand', 'surprised')], things: ['lantern'] },
        `"I had one called Button," said ${m}. "I was nine. I put a lamp out for him every night till the spring. Then I stopped. If it's dark, one can't see that the step is empty." The chain came off. "I've nothing to put there," she said. And ${k} knew where there was a light. It stood by a bed. It was small, and green, and it had been on every single night for eight years.`,
        `The chain rattled, and fell. "He was called Captain," said ${m}, to the night in general. "He was no bigger than a loaf. I put out the lamp until there wasn't any oil. I wasn't going to go through that again." She turned up both her hands, to show what was in them. ${k} had one more light at home. It lived beside the bed. It had never spent a night anywhere else.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'look-up', 'surprised'), seen(G, 'stand', 'calm')], things: ['lantern'] },
        `So ${k} ran home for it, with ${g} behind. It was set on the edge of the last step. Then there were eleven, and one was green. From the gate it looked like a string of beads. It came out of the woods, and past the shop, and ended on their own step, beside a bowl. People stood about in slippers. They hadn't done that since the old king. "You could see that from anywhere," said ${m}, and stayed outside.`,
        `It took them four minutes there and back. ${k} had the small green lamp, held in front like an egg. It looked like nothing at all on that great step. But from below one saw it first. The lights ran from the trees to their own door, with no gap, like a road for somebody small. All along it people had come out, and were talking to the people opposite. ${m} had sat down beside the green one. "I'll see to it," she said. "I know how."`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'calm')] },
        `It was bedtime, all the same. It was very dark, on that side of the bed. "Will ${p} come home?" said ${k}. ${Gcap} could have said yes. It would have been easy, where you couldn't be seen. "I don't know," said ${g}. "I'd give a lot to. I know that there's supper on eleven steps, and that nobody could get lost out there now." They left the curtain open, and ${g} stayed until it was warm.`,
        `There was a square on the table where the lamp had been. ${k} put a hand on it. "Will it work?" said ${k}. "I don't know," said ${g}. "It's the best that anybody has ever done about it, in this street." It wasn't a yes, and it wasn't a no. It was odd to lie there without the green. But if you sat up, you could see it, a long way off, the very last. And ${g} stayed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'curious')] },
        `Late, when the lights had burned low and the wind had gone to bed, a bowl moved on a stone. It was only a little sound. There was a crunch, and then nothing, and then a crunch. Eleven houses heard it. "Hush," said ${k}, and sat up. One thing was left to do, and that was to listen. ${k} had never listened to anything like that.`,
        `${k} woke, and it was still dark, or rather it was still light. Down on the step somebody had begun to eat. It was done carefully, by somebody tired. It might have been anyone. ${k} did not call out who it was not. ${k} came down the stairs without one creak, and stood behind the door in bare feet. Then there was a soft push against it, low down, about so high.`,
      ),
    ],
  };
}
