import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';

/** The same for eight years and more: what it is like to be asked to keep still, and to be asked to stop. */
export function old({ A, a, K, k }: Going, title: string, refrain: string): Told {
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'undersea', camera: 'medium', actors: [seen(A, 'float', 'happy')] },
        `You would not have called it a big tail, until it moved. When ${A.introduced} was cross, it hung down like anybody's. But let ${a} be pleased about something, and it went swish, and the whole floor of the sea got up. There had been sand in the soup since Tuesday. "I don't do it on purpose," said ${a}. Nobody had ever said so. They only held their hands over their plates.`,
        `There are tails that flicker, and tails that ripple. ${A.introduced} swished. It began at the waist, and it ended in the kitchen, mostly, among the cups. It came of being happy. A joke could do it, or a present, or simply a fine day. "Can't you be happy with the other end?" people asked, and wiped their eyes. ${a} had tried. It was never the other end that heard of it first.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cover', 'happy'), seen(A, 'float', 'excited')] },
        `What ${a} wanted was not much. At hide and seek, which they played every evening round the old wreck, ${a} wanted to be found last. Or third. ${a} would have been glad of third. "Ready?" said ${K.introduced}, and began to count. There were a hundred holes in that wreck, and ${a} knew them all. You get to know a place, if you are always first back and have to wait.`,
        `It did not matter at lessons, and not much at meals. It was at hide and seek that it hurt. ${K.introduced} would shut both eyes by the old wreck, and count, and open them. And there would be a cloud. It stood over the place like a finger, and under it, every single evening, was ${a}. "I wouldn't mind being found," said ${a}. "I'd only like to hear somebody wonder."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'happy'), seen(K, 'point', 'happy')], things: ['anchor'] },
        `There was a place behind the anchor that nobody had thought of. ${a} slid in, and was so well hidden that it was almost lonely. ${k} swam past. ${k} swam past again, and said, "Hm." Hm! ${a} had never been a hm before. It was lovely. Swish. "${refrain}" said ${k}, and waited politely for the cloud to come down.`,
        `${a} got in behind the anchor and drew the weed across. From there you could hear ${k} go from one end of the wreck to the other, opening things. "That's funny," said ${K.names} voice. Nobody had ever found it funny before, not to know where ${a} was. And the weed blew out like a curtain, and the sand came after it. "${refrain}" said ${k}, coughing.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'determined'), seen(K, 'point', 'surprised')] },
        `The next evening ${a} held it down. That takes both arms and your chin, and you look like somebody who has caught a large fish. It went well, until ${k} looked into the same barrel three times, and said sorry to a crab. ${a} did not laugh. All the laugh went down instead, where there was room for it. "${refrain}" said ${k}, from inside the cloud.`,
        `So it would have to be tied. There was rope on the wreck, and a stone as big as a cow, and ${a} did eleven knots. They held when ${k} counted. They held when ${k} came near. Then ${k} turned, and was going away, really going! The knots held even then. It was the stone that did not. It went by over ${K.names} head. "${refrain}" called ${k}, ducking.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hide', 'worried'), seen(K, 'look-up', 'surprised')] },
        `"Where there isn't any sand," said ${a}, "I can't make a cloud." It was well thought out. ${a} hid in the captain's cabin, on a bare wooden floor. There was nothing in there at all but the plates. There were a hundred years of those, in a rack, without one chip. You could hear it from the reef. "${refrain}" said ${k}, when the last of them had stopped rolling.`,
        `Then ${a} tried thinking about sad things. There was a song about a sailor, and there was Monday. The tail hung down like a wet flag. ${k} looked here and looked there, and began to sound worried. "${a}? Are you all right?" It was so kind that ${a} felt warm from top to toe, or would have, with toes. That did it, of course. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(K, 'stand', 'worried')] },
        `"Perhaps," said ${k}, who had sand in both ears, "you could be the one who keeps the score." It was not meant badly. So ${a} sat on the rail and kept the score. There was clear water from one end of the wreck to the other, and the tail never moved at all. ${k} looked up at it once or twice. It did not look right.`,
        `They asked ${a} to sit on the rail and be the judge. It was nice of them, and there was nothing to spoil up there. The tail hung down and did not stir. "You've gone quiet," said ${k}. "I'm being good," said ${a}. The water was as clear as a window that evening. "I can see for miles," said ${k}, and did not seem to enjoy it much.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'surprised')], things: ['bell'] },
        `It was then that the bell came down. It was the supper bell, the old gold one, and its hook had had enough. It said ting, once, on the way. ${k} saw the sand open a small round mouth, and shut it.`,
        `Nobody saw the hook give way. They heard a ting, and a plop, and then a silence with a hole in it. It was the supper bell, and it was gold, and gold is heavy. ${k} was just in time to see a ring in the sand. Then there was no ring.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'kneel', 'worried')], things: ['spoon'] },
        `They all dug. But sand in water is only a slow sort of water. Whatever they threw out went round behind them and came in again. They found a spoon. "It's no use by handfuls," said ${k}. "You would have to lift the lot. All at once. You'd have to pick up the floor." And there ${k} stopped, and looked up at the rail.`,
        `You would think that forty people could dig out one bell. They dug the same hole eleven times, with hands and with a spoon. Every time it came in at the sides, quite gently, like somebody who does not want to be a trouble. "It isn't deep," said ${k}. "It's only under. If you could get the whole floor up, for as long as a breath!" Nobody spoke. They had all turned to look at the rail.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'shy'), seen(A, 'sit', 'curious')] },
        `"No," said ${a}. "I've stopped doing it." "I know," said ${k}. "We asked you to, and we shouldn't have. It was so clear, and there was nobody in it." ${k} swam up and sat down on the rail. "Please, ${a}, would you make the most awful mess?" Something lifted, just at the tip.`,
        `"I can't just do it," said ${a}. "I have to be happy first. And I'm not, very." "No," said ${k}. "That's us. We wanted you to fit into a hole." ${k} sat down on the rail as well. "I looked for you last night, before I remembered that you weren't playing. I looked everywhere. I did wonder." And at the end of the rail there was a very small swish.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'excited')], things: ['bell', 'spoon', 'shoe'] },
        `"Hold on to your plates," said ${a}. The floor of the sea rose like a sheet that two people shake out. It hung over the wreck and hid the moon. And underneath was rock, black and bare, that nobody living had seen. There lay nineteen spoons and somebody's shoe. There lay the bell. "${refrain}" said ${a} to it.`,
        `There never was such a swish. They talk of it on the reef. It took the sand by one corner and turned back the whole of it, as you turn back a quilt. "Spoons!" shouted somebody. "My other shoe!" And in the middle of it, on its side, was the bell. ${a} went down and picked it up. "${refrain}" said ${a}.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(A, 'hide', 'happy'), seen(K, 'float', 'curious')] },
        `Supper was at ten, and had a crunch to it, and nobody put a hand over anything. Afterwards there was time for one game. "Now," said ${k}, and ${a} swished. Nobody could see the end of their own nose. Somewhere in the middle of it ${k} went round and round, wondering. "Where are you? Hm. That's funny." ${a} lay quite still, behind nothing at all, and listened.`,
        `It takes sand a long time to come down, if it has been so high. It was still coming at bedtime, as fine as flour. It lay along the rail, and the ropes, and the beds. "It's like being tucked in," said ${k}. "Are you there? I can't see you." "No," said ${a}, in the dark, extremely pleased. "You can't, can you?" And very softly, somewhere, it went swish.`,
      ),
    ],
  };
}
