import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: who is hurt at being forgotten finds somebody in March. */
export function old(going: Going): Told {
  const { A, a, chance } = going;
  const { refrain, B, b, N, n, P, p } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'wave', 'excited')] },
        `One can't go round saying that it's one's birthday. One can only leave room for others to say it. ${A.introduced} went out at nine, and left as much room as possible. ${a} smiled at gates. ${a} stood about in the sun, where anybody could see somebody with a birthday, and wish it a happy one.`,
        `There's a way of walking that one has on one day of the year. ${A.introduced} had it from the top step to the gate. It was a birthday, and it was ${A.names}. ${a} had decided not to mention it. It would be so much nicer to be surprised, over and over, by everybody in the street.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hide', 'surprised'), seen(A, 'stand', 'happy')], things: ['bowl'] },
        `The first was ${B.introduced}, who had been ${A.names} friend since before they could count. "There you are!" said ${a}. "Am I?" said ${b}, and put something round behind the wall. "I mean, it's Tuesday. I always do bowls on a Tuesday. ${refrain}" ${a} looked after ${b} for a while. In all these years there had never been a bowl.`,
        `"Good morning," said ${a} to ${B.introduced}, and waited. There was nobody in the world whom ${a} had known for longer. "Yes, isn't it?" said ${b}, walking sideways like a crab, so as to keep a bowl out of sight. "Lovely. Very much like other days. ${refrain}" It wasn't like ${b} at all. ${b} was not one to run from people.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'hide', 'surprised'), seen(A, 'stand', 'surprised')], things: ['ribbon'] },
        `"I don't feel a day older," said ${a} to ${N.introduced}, as one says such things. "Than what?" said ${n}, and was gone. "${refrain}" There had been a ribbon. It went on going round the corner when ${n} had long gone. ${P.introduced} crossed the road, and dropped a candle, and said that it was a carrot.`,
        `After that it was ${N.introduced}, with a good six yards of ribbon. "Is it for something?" said ${a}. "It's for tying," said ${n}. "${refrain}" And there was ${P.introduced}, too, with candles in a hat. "They're for the dark," said ${p}. It was ten in the morning. It was odd how busy they all were, and how little of it was to do with ${a}.`,
      ),
      page(
        { setting: 'pond', camera: 'medium', actors: [seen(A, 'sit', 'sad')], things: ['biscuit'] },
        `By noon ${a} had stopped leaving room. There was a place by the pond, in the middle of the footbridge, where nobody comes. ${a} sat down there with one biscuit. It hurts to be forgotten, and there's no plaster for it. What made it worse was that one had been so cheerful. "Well, happy birthday," said ${a} to the water, and it didn't say anything back.`,
        `At twelve ${a} gave it up, and went down to the footbridge with a biscuit. It was all clear enough. They had forgotten, the whole street of them, even ${b}. One might have understood it of a postman. ${a} looked down over the rail. There was somebody down there who had remembered, at least, and looked just as miserable. "Many happy returns," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'angry')], things: ['biscuit'] },
        `There is some comfort in being better than others. "I'd never do such a thing," said ${a}. "I never forget anyone." And to prove it ${a} went through them all, on the boards of the bridge. There was ${n}, and that was a scarf. There was ${p}, with a card that stood up by itself. And ${b} was in March. In March there had been ... ${a} began again, at the scarf.`,
        `${a} thought of some things that could be said to them. They were good ones. "I always remember yours," was the first. "There was a scarf, for ${n}. There was ${p}, with that card. And when it was ${B.names}, in March, I gave ..." It was a very fine sentence, and it had no end. ${a} tried it several times. It stopped at the same place.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cover', 'sad')] },
        `In March there had been the boat. It had to be sealed before the rain, and it took nine days, and one of those was the eleventh. Now ${a} could see it. ${b} had come by that afternoon, rather tidy, and had stood about in the doorway. "What a day," ${b} had said. And ${a}, up to the elbows in tar, had not looked round. "${refrain}" ${a} had said. "I'm in the middle of something."`,
        `It came back bit by bit, like a smell. There had been a leak in March, and a bucket, and a bad temper. And in the middle of it ${b} had looked in, all brushed, and left a good deal of room. "Was there something?" ${a} had asked. "No," ${b} had said. "It's only Sunday." ${a} had said, "${refrain}"`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(B, 'hide', 'excited'), seen(N, 'sit', 'excited'), seen(P, 'sit', 'sleepy')],
          things: ['cake'],
        },
        `In ${A.names} own front room, meanwhile, with the curtains drawn, three people sat behind the sofa with a cake. They had been there since one. "When the door opens," said ${b}, "we stand up and shout." "What if I can't stand up?" said ${n}, who had no feeling below the knee. "We should have told somebody to bring ${a}," said ${p}. There was a silence. "That's the only thing that I forgot," said ${b}.`,
        `Now, ${A.names} house wasn't empty. It only looked so. With the curtains drawn it was as dark as a cupboard, and behind the sofa there was breathing. "Was that the gate?" said ${n}. "It was my stomach," said ${p}. They had hung up six yards of ribbon, and lit no candle. They had baked from a bowl that nobody was to see. "It was all so well planned," whispered ${b}. "And ${a} always comes home for lunch."`,
      ),
      page(
        { setting: 'pond', camera: 'close', actors: [seen(A, 'stand', 'determined')], things: ['biscuit', 'daisy'] },
        `One could stay on the bridge. One had been wronged, and it was rather a grand feeling, and there was a view. If ${a} went to ${b} now, it would be no use being hurt about today. One can't say, "You forgot me," and, "I forgot you," and keep the first. ${a} looked at the biscuit. Then ${a} picked a daisy, and stuck it in where a candle goes. Being hurt stayed behind, on the boards.`,
        `It's a fact that one can only sulk with clean hands. ${a} tried to go on being the forgotten one. It was like sitting on a chair with somebody in it. To say sorry for March was to have no case at all about today. It was a lot to give up, and it was all ${a} had got for a birthday. "Oh, bother," said ${a}, and put a daisy in the biscuit, and stood up.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'run', 'worried', 'biscuit')], things: ['biscuit'] },
        `${a} ran. "Do you know what day it is?" called somebody, over a hedge. "${refrain}" said ${a}. At ${B.names} nobody came to the door. Just then nobody could; ${b} was getting up, in the dark, off another floor. "It's no surprise without somebody to have it," said ${b}. "Bring the cake. We'll look in the street." So they went out by the back of one house as ${a} came to the front of it.`,
        `There was nobody in at ${B.names}. There was flour on the step. ${a} knocked until it hurt, and then ran home to write a note. And that was when ${b}, behind a sofa, stood up. "I can't bear it," said ${b}. "What if ${a} thinks that we forgot?" They took the cake, and left by the kitchen, while ${a} was looking for a pencil in the hall.`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'surprised', 'biscuit'), seen(B, 'cheer', 'surprised'), seen(N, 'run', 'happy')],
          things: ['cake', 'biscuit'],
        },
        `They went round the whole of it like that, once each. And where the two roads come together there's a footbridge, and it's narrow. "Happy birthday!" shouted ${a} and ${b}, both at a run, and both with both hands full. Then they stood there, nose to nose. "It's yours," said ${b}. "It's yours," said ${a}. "It's from the eleventh of March. I was doing the boat. I said that I was in the middle of something. I'm so sorry."`,
        `There's only one way over the water. ${a} came from the left, and ${b} from the right, with a cake, and neither was looking. "Happy birthday!" they yelled, into each other's faces. "You've got it wrong," said ${b}. "It's you." "It's you, too," said ${a}. "It was in March. You came in, and you left room, and I never looked up." ${b} didn't say that it didn't matter. They had known each other for too long for that.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'hold', 'happy'), seen(A, 'stand', 'shy'), seen(P, 'stand', 'happy')],
          things: ['biscuit', 'cake'],
        },
        `"I did think of saying something," said ${b}, after a time, turning the biscuit round. "In April. But you can't, can you?" "No," said ${a}. "You have to wait for somebody to say it." "I made up my mind that nobody should wait like that again," said ${b}. "That's why there's such a lot of ribbon." And ${b} ate the biscuit, all of it, daisy and all, before anybody touched the cake.`,
        `"It was only a Sunday," said ${b}, and then, because it was true, "I did go home rather slowly." ${a} nodded. "I know that walk," said ${a}. "I did it at noon." They looked down over the rail. "So I thought," said ${b}, "that I'd bake one that nobody could miss." It had four layers, and a knee mark. But the biscuit was cut first, in two halves, to the crumb.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(N, 'cheer', 'happy')],
          things: ['cake'],
        },
        `They had it on the bridge, since they were there, and since no feet were asleep on it. Whoever came by had to have a slice to get across. "And you guessed nothing?" said ${n}. "With six yards of ribbon?" "I thought that you were all just busy," said ${a}. On the wall at home there's a list now. March is at the top, and it's underlined. "${refrain}" says ${a}, when it comes round, and goes out to buy candles.`,
        `It got dark, and they lit the candles after all, and counted them for both. Nobody said "${refrain}" They weren't in a rush any more. "What will you do, next time that you think you're forgotten?" said ${p}. "I'll check March," said ${a}. Since then there has always been somebody, on any day at all, who's just been surprised by ${a}.`,
      ),
    ],
  };
}
