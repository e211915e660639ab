import type { Told } from '../../../arc.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { NotYet } from './parts.ts';

/** For the oldest: an Inspector of Signs, one word that would settle it, and somebody small behind the door who would hear. */
export function old({
  H,
  K,
  A,
  B,
  M,
  want,
  asks,
  sign,
  notYet,
  isWay,
  outside,
  arrival,
  arrivedBy,
  chance,
}: NotYet): Told {
  const [h, k, a, b, m] = [H.name, K.name, A.name, B.name, M.name];
  const says = chance.pick('It says so on the sign', 'That is what it says on the sign', 'You may read it on the sign');
  const thump = isWay ? 'mutter' : 'thump';
  const really = asks.replace(/^(\S+ \S+)/, '$1 really');
  return {
    title: titled(
      chance.pick(
        'not yet',
        'the Inspector of Signs',
        `the sign on ${H.names} door`,
        'the whole truth, in paint',
        'what was in the bag',
        'two more words',
      ),
    ),
    refrain: says,
    pages: [
      page(
        { setting: outside, camera: 'medium', actors: [seen(H, 'stand', 'calm')] },
        `There was a good deal to be said for being ${H.aKind}, and ${H.introduced} had heard it all. One had one's place, and one knew what to say in the morning. "${H.says}," said ${h}, and somebody always said it back. It was only in the evenings, when there was nobody to see, that ${h} went round behind the house, and came back rather red.`,
        `Everyone knew where they were with ${H.introduced}. ${h} was ${H.aKind}, as others had been before, and did it perfectly well. Nobody had ever asked what ${h} would rather. If they had, they might have wondered about the noises. There was a ${thump} behind the house each evening, and a wait, and then a second ${thump}. They put it down to the pipes.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'look-up', 'shy'), seen(K, 'sit', 'curious')], things: arrivedBy },
        `${arrival}${k} had come for the week, and had brought paints. It is hard to keep a thing back from somebody who is looking at the end of a brush. "I want to ${want}," said ${h}, all of a sudden. It was out. It lay there between them, and did not look as foolish as ${h} had feared. "Well," said ${k}, "what's stopping you?" "I'm not one to begin things," said ${h}.`,
        `It was ${k} who heard the ${thump} for what it was. ${arrival}${k} was staying for the week, and had gone round the back with a lamp. "What are you doing?" said ${k}. There was no use in saying that it was the pipes. "I want to ${want}," said ${h}, from the dark. "I always have. I practise. It doesn't show yet." And ${k} held out a hand, and did not smile.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy'), seen(H, 'stand', 'excited')],
          things: ['sign', 'paint'],
        },
        `"A person begins with a sign," said ${k}. "Then people know, and then you have to." They used up all the red paint. It was a fine sign, with a hook at each end, and it took both of them to hang it. ${sign}, it said. One could read it from the bridge. ${h} went down to the bridge to see. For as long as one stood there, it was so.`,
        `${k} had red paint over, and a board for a sign. "You might as well start from the outside," said ${k}. By noon it was up over the door, and it said: ${sign}. ${h} walked under it eleven times, on business. It made no difference to anything. Yet it was like going about with a lit lamp under a coat.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'surprised'), seen(H, 'stand', 'proud')], things: ['sign'] },
        `${A.introduced} was first, with the shopping. "${really}?" said ${a}. "And we never guessed!" ${h} ought to have said something then. There was a place for it, about as wide as a breath. "${says}," said ${h}, and it went by. In the afternoon there was a cake on the step, with a card. It was from ${a}. It said how proud they were to have one in the road.`,
        `One does not expect to be believed. "${really}?" said ${A.introduced}, stopping short. "${says}," said ${h}, which was a true thing to say, if one took it slowly. ${a} took it fast. By teatime it was all over the place. Somebody had left a cake on the step. FROM YOUR NEIGHBOURS, it said, in icing, WHO ARE SO PROUD. ${h} looked at it for a long while, and was not hungry.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'jump', 'worried'), seen(A, 'stand', 'curious'), seen(K, 'stand', 'worried')],
        },
        `On Wednesday there were nine people, with chairs. "Just a little," they said. "Just to see." So ${h} did a little. It was the best that it had ever gone, and it ended ${isWay ? 'in a sneeze' : 'upside down'}. There was a silence. Then ${a} began to clap, because of the cake, and the rest of them joined in. It is dreadful to be clapped for that. "${says}," said somebody at the back, to a newcomer, as if that explained it.`,
        `They came to watch, and stood about with their hats on. ${h} could not find a way round it. "I'm a bit out of practice," said ${h}, and tried. There was a ${isWay ? 'breath' : 'run'}, and a moment that might have been it, and then there was a ${isWay ? 'cough' : 'bush'}. "So that's how it's done nowadays," said ${a}, kindly. They all went home very thoughtful. "They would rather believe the sign," said ${k}. "I know," said ${h}. "That's what makes it so heavy."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'stand', 'calm'), seen(H, 'stand', 'worried')],
          things: ['letter'],
        },
        `On Thursday came a letter. It was from ${B.introduced}, who was Inspector of Signs. All signs had to be true, it said. It was the law, on account of a baker once. The Inspector would call on Friday at three, and ask one question. If the answer was yes, the sign would have a brass nail put in it, and could stay for ever. If it was no, then it came down, there and then, and one gave back any cake.`,
        `Now signs were looked after in those parts by ${B.introduced}, who had a ruler and a notebook. ${b} stood and read it, and wrote something down. "I'll call tomorrow, at three," said ${b}. "I only ask one thing, and I take the answer that I'm given. If it's yes, you get the brass nail. I've not got the time to go behind people's houses." That was the letter of the law, and it was left on the mat.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(M, 'look-up', 'shy'), seen(H, 'stand', 'surprised')] },
        `Late that night there was a knock, low down. It was ${M.introduced}, with a bag, and feet that had come a long way on them. "I saw it from the hill," said ${m}. "${really}? I've never met one. I didn't know that it could be done by people like us." There was soup, and a chair with two books on it. "What's it like?" said ${m}. "I'm tired," said ${h}, which was so. "I'll tell you in the morning."`,
        `It was after dark when somebody scratched at the door. On the step stood ${M.introduced}, holding a bag in both arms. "I've walked for three days," said ${m}. "They told me that there was one here. They said it was on a sign." ${h} took a breath, and let it go again. One can't tell a thing like that to somebody who has not sat down yet. "Come in and get warm," said ${h}. "It's late." And that was no answer, and only ${h} knew it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'think', 'worried'), seen(K, 'sit', 'calm')] },
        `"You need only say one word," said ${k}, when ${m} was asleep. "You'd have the brass nail, and nobody would ask again." "No," said ${h}. "They would not. I'd never have to get any better." They sat and looked at the red paint under their nails. "And if you say the other one?" "Then it comes down, in front of everybody," said ${h}, "and that little one has walked three days to see a hole in a wall."`,
        `${h} did not go to bed. "If I say yes, it isn't true," said ${h}, "and it's there for ever, with a nail in it. If I say no, it's true, and it's gone. And there's a person in there, asleep, who thinks that it can be done." "Can it?" said ${k}. "How should I know?" said ${h}. "I've never met one either."`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [
            seen(B, 'stand', 'calm'),
            seen(H, 'stand', 'worried'),
            seen(M, 'hide', 'shy'),
            seen(A, 'stand', 'curious'),
          ],
          things: ['sign'],
        },
        `Next day at three the whole road was there. ${b} had the nail, and a hammer. ${m} was behind the door, with one eye at the crack. "This sign says ${sign}," said ${b}. "${asks}?" ${a} nodded at ${h}, hard. It would not have taken a second. ${h} saw the nail, and the cake, and the eye. "No," said ${h}. It was so still that one heard the paint dry. "I'm not. I only want to. I ought to have said so on Monday."`,
        `The next afternoon was fine, and there was a crowd. "${asks}?" said ${b}, and got the pencil ready. "${says}," ${h} might have said. It had always done. But there was ${a}, who had made that cake, and there was a small face at the letterbox, shining. It is one thing to fib to a road. "No," said ${h}. "I'm sorry. I'm as much one as you are." Somebody gave a laugh, and ${a} went red, and looked at the ground.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'hold', 'shy'), seen(H, 'look-up', 'surprised')], things: ['sign'] },
        `The hooks were off already when ${m} came out. ${h} could not look. "You never told me," said ${m}. "No." "So you just put it up. You'd never met one, and you weren't one, and you put it up." ${m} undid the bag. There was one thing in it. It was a board the size of a biscuit, and rubbed at the corners. It said: ${sign}. "I've had mine for two years," said ${m}. "I never got further than the bag."`,
        `"It's down," said ${b}, and wrote that. Then ${m} was there, in front of them all, pulling at the string of the bag. "I walked three days to find one," said ${m}, "and there isn't one." "No," said ${h}. "I'm so sorry." "But then nobody's ahead of me!" said ${m}. Out of the bag came a sign, in pencil, and one had to kneel to read it. ${sign}. "I've only ever hung it up inside," said ${m}, "where it's dark."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'reach', 'happy'), seen(B, 'think', 'surprised'), seen(H, 'stand', 'happy')],
          things: ['sign'],
        },
        `"Does a sign have to be true all through?" said ${k} to ${b}. "Every word." "But it can be as long as one likes?" ${b} looked in the book. It did not say. So ${k} took the brush, there on the grass, and wrote. It made a tight fit. ${notYet}, it said now, and so did the little one. ${b} read them from left to right, and again from right to left. "There's nothing the matter with that," said ${b}, slowly, and felt for the nail.`,
        `It was ${k} who saw what it wanted. There was still some red. "Hold it flat," said ${k}. A few strokes, and it was done, on the large one, and then with one hair of the brush on the small. They stood back. ${notYet}. "Is that a fact?" said ${b}. "Yes," said ${h} and ${m}, both together. They had never said anything so true. ${b} turned the book upside down and shook it, but there was no rule against it. There were two brass nails.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(H, 'jump', 'happy'), seen(M, 'jump', 'happy'), seen(B, 'stand', 'shy', 'sign')],
          things: ['sign'],
        },
        `There are two ${thump}s in the evening now, a big one and a small one, and they are nearer together. ${h} gave the cake back. It came round again, with one slice out of it, and a new card: NOT YET A BAKER. It turned out that nearly every house had one somewhere, in a drawer. The last to go up was at the end of the road. ${B.introduced} hung it after dark, and went in quickly. It said: NOT YET A DANCER.`,
        `Nobody watches any more. They are too busy. There is a sign on almost every gate, and some have had to be sent for paint. ${a} is NOT YET BRAVE ON LADDERS. At dusk one hears it all down the road, people trying, and trying again, and laughing. And one night ${b} came round the back, where ${h} and ${m} were, with something flat under one arm. "I wondered," said ${b}, "if there's room for a third." It was the Inspector's own, and it was very old. NOT YET A DANCER, it said, in brown ink.`,
      ),
    ],
  };
}
