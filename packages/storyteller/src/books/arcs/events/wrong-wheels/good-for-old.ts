import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: a fast one runs away down the hill, and only what cannot roll can stop it. */
export function old(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, y, shape, V, v, P, p } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'pond', camera: 'wide', actors: [seen(A, 'look-up', 'surprised')], things: ['wheel'] },
        `On Monday the ${y} went off by itself. It had four good round wheels, and it went down the lane and into the pond. ${A.introduced} had told it to stay. "That's what is wrong with round," said ${a}, pulling out weed. "It doesn't know when it's arrived." It was the first time that anybody had looked at it in that way.`,
        `Most inventions begin with something in a pond. This one was a ${y}. ${A.introduced} had left it in the lane, on its four round wheels, and turned away to sneeze. "Bless you," said the ducks, from under it. ${a} sat on the bank for a long time. "What if they weren't?" said ${a}. "Round, I mean."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'hammer'), seen(B, 'stand', 'curious')],
          things: ['blocks', 'hammer'],
        },
        `It took a hammer, four blocks of wood, and most of Tuesday. "They've got corners," said ${B.introduced}. "They're ${shape}," said ${a}. "I invented it. It can never roll away." They pushed. It got up on its corners, stood there, and thought better of it. Badump! "It goes," said ${a}. "It goes badly," said ${b}. "${refrain}"`,
        `All Tuesday there was hammering. In the evening ${B.introduced} was allowed to see. It stood there on four blocks, with the hammer still beside it. "It's ${shape}," said ${b}, politely. "All the way round," said ${a}. "I invented it." They leaned on it. It rose, and hung, and fell. Badump! A tile came off the shed. "I see," said ${b}. "${refrain}" That was the question, of course.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(P, 'run', 'proud'), seen(B, 'jump', 'surprised'), seen(A, 'run', 'determined')],
          things: ['egg'],
        },
        `It wasn't rides. ${b} had one, and for an hour afterwards spoke with gaps in. It wasn't eggs, either. They had a good deal of egg. People came out to watch them go by, which took some time. Then there was a hiss, and ${P.introduced} was there, and gone, on something round. "${refrain}" called ${p}, over one shoulder. The whole street laughed, and some of it was kind.`,
        `They tried it for passengers, and ${b} got out with a different parting. They tried it for eggs. Nobody spoke about the eggs. Then ${P.introduced} went by. ${p} had the fastest thing in town, with red spokes. It was like a pencil line being drawn. "${refrain}" said ${p}, and didn't stop to hear. It's a fair thing to ask. It just depends on how you ask it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'jar'), seen(B, 'stand', 'worried'), seen(P, 'stand', 'proud')],
          things: ['jar', 'sign'],
        },
        `On Wednesday there was a notice up. ${V.introduced}, who kept the tea house on the hill, wanted somebody to bring up her cream. It was a job, every day, for as long as there was tea. Whoever came first on Saturday with a full jar should have it. "Well, that's me," said ${p}. ${a} wanted it so much that it hurt. ${a} put in a jar, and tied it down.`,
        `${V.introduced} had the tea house, right up on top. Her notice said to come on Saturday, with cream. The first one there would get the job. It paid in cake. "Why do they even ask?" said ${p}, and rang a bell. ${a} found a jar with a lid that fitted. "You aren't going to race," said ${b}. "I'm going to arrive," said ${a}.`,
      ),
      page(
        {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'sleepy')],
        },
        `By the time that they had got to the first bend, ${p} was a dot. Badump. They passed a cow. Badump, and a rest, and badump. They passed the other end of the cow. It was hot. But there was this about it, which nobody had seen in town. On that hill they could stop for breath, and let go, and it stayed. ${a} noticed it. It was no use to anybody, but it was true.`,
        `It's a long hill, if you have corners. ${a} pulled, and ${b} pushed, and the jar went glop. There was a snail on the same side of the road, and they were quite well matched. ${p} had gone by hours ago. But whenever they were tired they simply stood back from it, on the steepest part. It didn't so much as lean. "It's good at this," said ${a}. "At what?" "At nothing."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'run', 'scared'), seen(A, 'stand', 'surprised'), seen(B, 'point', 'scared')],
        },
        `They were half way when they heard it. It was that hiss, but there was too much of it. Round the bend above them came the fast one, with nobody on it, and a jar. A long way behind it ran ${p}, with both arms out. "I only knocked!" shouted ${p}. "I only let go of it to knock!" And at the bottom of the hill was the Saturday market, with all its eggs.`,
        `"What's that?" said ${b}. Something was coming down the hill, very fast, and singing. It had red spokes, and you couldn't see them. Nobody was on it. ${p} was far up the road, and running, and you could hear only bits. "Let go!" shouted ${p}. "Just to ring the bell!" Down below was the whole market, with nine hundred eggs on trestles. Nobody in it was looking up.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried'), seen(B, 'cover', 'scared')] },
        `${a} saw two things, and there was a moment for each of them. If they stood back, it would go by. ${p} would have no jar, then, and nobody would be first but ${a}. That was the one. The other was that one thing on that hill could not be pushed out of the way. ${a} put a shoulder to it. Badump. It stood right across the road.`,
        `There was time to think, though not much. They only had to step aside. It would be nobody's fault but ${p}'s. There'd be one jar left on that hill, and it was tied on behind. ${a} thought that, all of it, and was sorry to find it so clear. "Push," said ${a}. "Sideways!" Badump. It sat down across the road, on every corner that it had, and stayed.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'sad'), seen(P, 'walk', 'shy', 'jar'), seen(B, 'sit', 'sad')],
          things: ['jar'],
        },
        `It made a noise like a cupboard coming downstairs. When the dust had gone, the fast one lay on its back, with its spokes ticking. But it had not got past. One of the four blocks had split from side to side. ${p} came up, out of breath, and took the jar in both arms, quite whole, and looked at ${a}. "I'm still first," said ${p}, in a small voice. And ${p} walked up the hill with it.`,
        `They shut their eyes for the bang. It was a very good one. Then there was just a tick, tick, tick, as a spoke went round. Nothing had gone by. There was a block broken, and the shaft, and one of ${b}'s hats. ${p} picked a jar out of the hedge, and there wasn't a crack in it. Nobody said anything. "It was first that counted," said ${p}, not very loud, and went on up, on foot.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'sleepy')],
          things: ['string'],
        },
        `They mended the block with string. It had five corners after that, and went badly in a new way. "We could go home," said ${b}. "They've got their cream." "We said we'd bring it," said ${a}. So they did. It took until the sun was in their eyes. Glop, went the jar, at every corner, and then it went glup, and after that it didn't make a sound.`,
        `There was string, and there was one glove, and they bound it up with both. It would have been sensible to turn round. The job was gone, and it was downhill to tea. "I want to have got there," said ${a}. Badump. The sun went down the sky, and they went up. ${b} noticed that the jar had stopped saying glop. But ${b} was too tired to say so.`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'hold', 'surprised', 'jar'), seen(A, 'cover', 'sad')], things: ['jar'] },
        `"I've had mine, dear," said ${v}, at her gate. But she took the jar, since they had carried it so far. She tipped it. Nothing came out. There was no cream in it at all, but only a lump, as yellow as a duck. "So that's spoiled, too," said ${a}, and sat down on the step. It had been a long day to end up with that.`,
        `${v} was nice about it, which made it no better. "The other one came at four," she said. She unscrewed the lid, and looked in, and went on looking. You could have stood a spoon up in it. "It's gone solid," said ${b}. "It was in the sun." ${a} put both hands over both eyes. There was simply nothing left that it could be bad at.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(V, 'stand', 'excited'), seen(A, 'stand', 'surprised'), seen(P, 'stand', 'shy')],
        },
        `${v} tasted it. Then she shouted something, indoors, about toast. "Butter!" she said. "That's what comes of cream, if you shake it, and never stop. I do it by hand, and it takes me all Sunday. Who taught you?" "Corners," said ${b}. ${p} had been standing behind the door for some time. "I'd never have had mine here but for them," said ${p}. "It ran away. They stopped it. I didn't say."`,
        `"Spoiled?" said ${v}. "I've not seen butter like that since my mother's arm gave out. You shake cream for hours and hours, and don't leave off. What did you shake it with?" They all looked at it, where it sat on the steepest bit of her path, and stayed. There was a cough. "There's a thing I left out," said ${p}, "when I told you that I was first." And ${p} told it, with the market, and the eggs.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(A, 'sit', 'happy'),
            seen(B, 'sit', 'happy'),
            seen(P, 'sit', 'happy'),
            seen(V, 'stand', 'happy'),
          ],
          things: ['bread'],
        },
        `So there are two jobs on that hill now. The cream goes up at eight, with a hiss, and the butter comes at four, with a badump. ${p} holds on to it while you ring the bell. On Saturdays they all sit on the step, with toast. Sometimes a stranger stops, and looks at those corners, and wants to know. "${refrain}" And ${a}, with a full mouth, just holds up the toast.`,
        `They ate it there and then, on toast, out on the step, all four of them. It ran down their wrists. "One's for cream, then," said ${v}, "and one's for butter." ${p} looked at the ${shape} ones for a long while, with a chin that shone. "${refrain}" said ${p}. It was the same question. It only sounded quite different. "Put some more on," said ${a}, "and I'll tell you."`,
      ),
    ],
  };
}
