import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** As it is told at eight: they queue up to pay for a look, and then there is nothing to look at. */
export function old(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, net, O, o, M, m } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'pond',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'point', 'excited'), seen(B, 'stand', 'curious')],
          things: ['moon'],
        },
        `It began with a still night, and with ${A.introduced}, who had never owned anything much. The moon was lying in the pond. It was round, and yellow, and about the size of a plate, and nobody had tied it to anything. "Finders keepers," said ${a}. "I don't think that goes for the moon," said ${B.introduced}. "Nobody's ever tried it," said ${a}.`,
        `${A.introduced} had seen the moon before, but always too high up. This time it had come down. It lay in the pond, an arm's length from the bank, as if somebody had put it there to cool. "You're looking at it like a cake," said ${B.introduced}. "I'm only thinking," said ${a}, "that if it were mine, I'd look after it much better than that."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'curious')], things: ['moon'] },
        `${a} tried ${net} first, from upwind. The moon let itself be caught. Then it simply came to pieces, and the pieces ran out at the bottom. Twice it mended itself. Twice ${a} had it, and twice ${a} had nothing but a cold sleeve. "It's too fine for that," said ${a}. "It wants something without holes." There was a bucket by the gate.`,
        `With ${net} there was a bad quarter of an hour. The moon went into it willingly. But on the way up it became drops, and the drops went home. All that stayed was weed, and a snail with a good deal to say. ${b} laughed until the water shook. "Laugh," said ${a}. "It's only a question of the right pot." And ${a} went for the bucket.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud'), seen(B, 'stand', 'surprised')],
          things: ['bucket', 'moon'],
        },
        `It's a thing to do slowly. ${a} slid the bucket in under the edge, and lifted, and waited for the last ripple to lie down. Then they both looked in. There it was. It was a bit smaller than in the pond, but it was all there, with the marks on it. Neither of them spoke. "${refrain}" said ${a} at last, and felt quite hollow with luck.`,
        `The bucket went in like a thief, without a sound, and came up heavy. They put it on the bank and let it settle. And out of the bucket, white and calm, the moon looked up at them. ${b} turned quite cold. It is one thing to make jokes, and another to see somebody do it. "${refrain}" breathed ${a}. "Did you see? I did that. I stole the moon."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(O, 'stand', 'curious'), seen(M, 'stand', 'curious')],
          things: ['bucket'],
        },
        `Such a thing can't be kept to oneself. ${a} set it down in the garden and told only ${O.introduced}. So by ten there was a line as far as the gate. "One acorn a look," said ${a}. "No touching. ${refrain}" ${M.introduced} had saved up two acorns for the winter. ${m} paid one of them, and looked, and went back to the end of the line to pay the other. By eleven ${a} was rich.`,
        `By ten they had all heard it, from ${O.introduced}, who could never keep a thing like that in. They stood in the garden with their hats off, and went by the bucket one at a time. "How did you get it to stay?" "It likes me," said ${a}. "${refrain} That's an acorn, please." ${M.introduced} had only two. ${b} saw how they were counted out, the one, and after a long look the other.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'calm'), seen(B, 'stand', 'worried')], things: ['bucket'] },
        `"That's enough for today," said ${a}, and clapped on the lid. It was as if somebody had shut a door. The garden went out. So did the lane, and the hill, and the line of faces. There was a silence, and then, from all sides, a sort of gasp. "It was meant for inside the bucket," said ${a}, and could not see whom to.`,
        `At eleven ${a} put the lid on, because it does them good to wait. And the dark came down. It didn't come from the bucket, it came from everywhere. One moment there had been noses and acorns, and the next there was nothing but breathing. "Take it off again!" somebody squeaked. ${a} had hold of the lid. Suddenly it seemed a very large thing to be sitting on.`,
      ),
      page(
        { camera: 'wide', actors: [seen(O, 'stand', 'angry'), seen(M, 'stand', 'scared'), seen(A, 'sit', 'worried')] },
        `"So it's true," said ${o}, out of a bush. "You've really got it. Not a copy. Ours." They hadn't quite believed it, it seems, at an acorn a look. Now they bumped into the fence and into one another. Far down the lane somebody called for her children. "I can't find my hole," said ${m}, quite near. "I've lived there all my life." And ${m} had paid twice.`,
        `There was a crash, which was ${o}. "I took it for a trick," said ${o}. "I thought, very good, it's done with a mirror. But that was the one we see by!" All round they were calling. They called for each other, and for home. Under it, close by, was one very small noise that kept stopping. "That's ${m}," said ${b}. "${m} can't find the way."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'sad'), seen(B, 'sit', 'sad')], things: ['bucket', 'acorn'] },
        `${a} sat there, with nineteen acorns and the moon, and had never been so poor. "If I give it back they'll know that I'm nobody again," said ${a}. "They know it's dark," said ${b}. "You could go on sitting." That was so. ${a} could have sat there until morning, and gone away, and been famous. ${a} listened to the small noise. It had stopped, and that was worse.`,
        `There were nineteen acorns in ${A.names} lap. You can't see an acorn in the dark. You can only count it. "They'll never forgive me, if I say I'm sorry now," said ${a}. "No, perhaps not," said ${b}, who did not make things nicer than they were. ${a} could keep the moon, and be somebody, with the lid on. Or there was the other thing. "${m}!" called ${a}. "Stay where you are. I'm going to let it out."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'worried'), seen(O, 'stand', 'surprised')], things: ['bucket'] },
        `"Come here, all of you," said ${a}. "I stole it, and I'm putting it back, and you can have your acorns." The lid fell on the stones. There was nothing. ${a} felt about in the bucket, up to the shoulder, and there was only cold. ${a} tipped it over. It ran out across the grass as black as tar. "I've broken it," whispered ${a}. And that was the worst moment of all.`,
        `They came and stood round, as near as they could feel. "Here are the acorns," said ${a}, "and here's the moon." Off came the lid. They waited to be able to see. "Well?" said ${o}. ${a} tipped the bucket up, and up, until it was quite empty. It splashed on all their feet. Nothing had come out of it but water. "There was one," said ${a}. "You all saw it. I've put out the moon."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'point', 'excited'), seen(A, 'look-up', 'surprised')],
          things: ['moon', 'cloud'],
        },
        `It was ${b} who noticed the wind, because it blew. It had not done that since eleven. Up above, something enormous moved over a little. There was a line of silver along it, and the line got thick. "Don't look in there," said ${b}, and took ${a} by the chin. "Look where it lives." Over the edge of a cloud as large as the county came the moon.`,
        `${b} was the only one who was not looking into the bucket. ${b} had looked at the garden, and you could see the wall. You could see that it was a wall with a cat on it. So ${b} looked straight up. A cloud was going by, as slow as a cow, and its back was all on fire with white. "You put a lid on," said ${b}. "And at that moment something else did. It wasn't you. It was weather."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'surprised'), seen(M, 'stand', 'surprised'), seen(O, 'stand', 'surprised')],
          things: ['puddle', 'moon'],
        },
        `Everybody began to shout, and then they stopped, since something odd was going on at their feet. The water had run into all the holes in the grass. There was one in front of each of them. And each had the moon in it. "That's mine," said ${a}, from habit. "But this one is," said ${o}. "And I've got one with a leaf," said ${m}.`,
        `"Then what did I pay for?" said ${o}. ${a} opened up to answer, and looked down. Where the bucket had been tipped out there were puddles, twenty or thirty. There was the moon, twenty or thirty times. They bent down, each over one, and it looked up at each as though it had come just for that. "${refrain}" said ${m}, quite astonished.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'shy'), seen(M, 'stand', 'happy'), seen(B, 'stand', 'proud')],
          things: ['acorn'],
        },
        `${a} gave back the acorns, one by one, and looked at a face with each. It was not quick. Some of them said nothing, and ${o} said a great deal. The last two were for ${m}. "I'd have given it back," said ${a}, "if I'd had it." "I know," said ${m}. "I heard you. You called me before you called the others." And ${m} left one acorn on the lid.`,
        `It took until midnight to give nineteen acorns back. You have to look at people for that. "You might have kept quiet," said ${o}. "That cloud would have gone by in any case, and we'd never have known." "I didn't know about the cloud," said ${a}. ${o} thought about it with both eyes, and nodded. ${m} took one acorn, and pushed the other back. "That's for the bit on the end," said ${m}, "where you let it out."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')], things: ['bucket', 'moon'] },
        `There's a bucket in that garden now, full to the brim, and no lid. Anyone may come and look, and it costs nothing. "${refrain}" they say, when they have bent down, and go home pleased. ${a} is asked sometimes how it's done. "You need some water," says ${a}, "and then you have to hold very still."`,
        `On clear nights ${a} goes down to the pond, without a bucket. It's lying there, an arm's length from the bank. "You could have it, you know," says ${b}. "I've got it," says ${a}, and moves one step to the left, and it comes along. "${refrain}" A step away ${b} has it too.`,
      ),
    ],
  };
}
