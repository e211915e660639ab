import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { goalOf, REFRAINS, TITLES, led } from './sniff-said.ts';

/** For the oldest: there is a record to beat, and a choice between the clock and a nose. */
export function old(each: Going): Told {
  const going = led(each);
  const { A, B, G, a, b, g, Gcap, comesToo, company, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const goal = goalOf(going);
  const J = company.person(a === 'Joss' ? 'Sal' : 'Joss', 'child');
  const j = J.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: going.at ?? 'garden',
          camera: 'wide',
          actors: [seen(A, 'point', 'determined'), seen(B, 'stand', 'happy')],
          things: ['clock'],
        },
        `The record stood at forty-one minutes. It was from the gate to ${goal} and back. ${j} next door had set it, and had it written on the fence. "An adventure ought to have a number," said ${A.introduced}, and wound up the clock. ${B.introduced} was coming because ${b} always came. ${Gcap} was coming because somebody had to, with the bread.${comesToo}`,
        `On the fence next door it said, in chalk: forty-one minutes. So long had ${j} taken to ${goal} and home again. Nobody had ever been quicker. "We'll do it in forty," said ${A.introduced}, and put the kitchen clock in the bag. ${B.introduced} was ready at once, as for any plan. ${Gcap} packed bread, and a map, in case.${comesToo}`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'stand', 'curious'), seen(A, 'stand', 'angry')],
          things: ['gate', 'clock'],
        },
        `They lost the first two minutes at the gate. ${b} had lived behind it for years. Today it had to be smelled from the bottom up, slowly, as one reads a letter from a friend. "It's a post," said ${a}. "It was a post yesterday. ${refrain}, ${b}!" ${b} read to the end, and only then came along.`,
        `The clock said nought, and they were off, and they had stopped. It was the gate. ${b} put a nose to the foot of it and went up, bit by bit, without leaving anything out. "${refrain}, ${b}!" said ${a}. Two whole minutes had gone, and they were still at home. "There's a great deal of news on a gate," said ${g}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'stand', 'curious'), seen(A, 'point', 'determined')],
          things: ['rock', 'bush'],
        },
        `Then there was a flat stone, that took four minutes. After the stone it was a thorn bush, that took seven. ${b} went through it three times, and the lead went too, and so at last did ${a}. "${j} did it without a lead," said ${a}, with leaves on. "${j} did it alone." ${b} looked up, out of the bush, with such a happy face that it was hard to go on. "${refrain}, ${b}," said ${a}, but shorter.`,
        `A flat stone cost them four minutes. A bush with thorns cost them seven, and some skin, for ${b} went through it three times. ${a} worked it out, going along. At every stop the record got further away, and ${b} found another thing to stop for. "Other people's come when they're called," said ${a}. "${refrain}, ${b}!" It's a bad thing to say to a friend, about other people's. ${b} did not mind, and came.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'proud'), seen(B, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['bread', 'clock'],
        },
        `At ${goal} the clock said thirty. If they ran the whole way back, without one stop, it could be done. "Leave the bread," said ${a}. "We'll eat at home." "I've carried it for an hour and a half, by the feel of it," said ${g}, and sat down. ${b} had sat down already. There were two of them, and they were chewing.`,
        `They touched ${goal} at thirty minutes exactly. "Back!" said ${a}. "If nobody smells anything, we've still got a chance!" But ${g} had unpacked the bread, and the cheese was off its paper. ${b} was looking after the cheese. There are moments when a leader looks round, and nobody's behind.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(B, 'sit', 'calm')] },
        `So nobody was watching when it came. It came up over the edge like milk in a pan. The far trees went, and the near ones. Then the path was gone, and the bag, and the clock could be heard but not seen. "Fog," said ${g}, from somewhere. "Everybody hold on to somebody." ${a} felt about, and got hold of an ear. It was a warm one.`,
        `It was ${b} who noticed first, and stopped chewing. The light had gone flat. Something as white as a sheet was walking towards them over the grass. It ate the path. "Stay where you are," said ${g}, quite calmly, "and give me your hand." ${a} gave one hand to ${g}. The other had the lead in it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'worried'), seen(G, 'hold', 'worried', 'map')], things: ['map'] },
        `The map said that the path was on the left. It did not say where left was. They went twelve steps that way, holding on, and met a ditch. They went twelve steps back, and met it again. "I know the way," said ${a}. "I've thought about nothing else all week." But it was the minutes that ${a} had thought about. What was beside the path, all along it, ${a} had never looked at once.`,
        `"You led us here," said ${g}. "What did we come past?" ${a} tried to think. There had been two minutes, and four, and seven. There must have been other things, in between, trees and so on. ${a} had been looking at the clock. They tried the map, held close. They tried the left, and it was wet. "I didn't see any of it," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'walk', 'determined'), seen(A, 'stand', 'worried')] },
        `Then the lead went tight. ${b} wanted to go, and it was not to the left. It went straight into the whitest part, where ${a} would never have gone. "No," said ${a}. "The path's over there. I'm nearly sure." ${b} pulled. ${a} pulled. Leaders don't let go of the front. But nearly sure is not much, in a fog. And at the other end of the lead somebody was quite sure.`,
        `Sniff, it went, down by the ground. Sniff, sniff. And ${b} leaned into the lead, like somebody at a door that wants opening. It was exactly the wrong way. On the map it was nothing at all. "${b} thinks it's home," said ${a}. "What do you think?" said ${g}. It was the hardest thing that anybody had asked all day. ${a} thought, and let the lead run out.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'walk', 'happy'), seen(A, 'walk', 'surprised'), seen(G, 'walk', 'happy')],
          things: ['bush'],
        },
        `"Go on, then," said ${a}. "You lead." They went very slowly. You could see one tail, and then for a while no tail. And something took hold of ${A.names} sleeve, and it had thorns. "It's the bush," whispered ${a}. "I'd know it anywhere. I've been through it three times." Those seven minutes, ${a} saw, had not been lost. Somebody had put them by.`,
        `It was like being pulled through a pillow by somebody who knows the pillow. Ten steps, and twenty. Then ${a} said "Ow," and stood still, and began to laugh. "It's got thorns! It's the bush, ${b}! You read it on the way, all three times. You were learning it by heart!" From low down in the fog came a pleased sort of puff.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'walk', 'proud'), seen(A, 'walk', 'happy'), seen(G, 'walk', 'happy')],
          things: ['rock', 'gate'],
        },
        `After that it was a matter of waiting. At the stone ${b} had to stop, and ${a} stopped as well, and said nothing. It was flat, and there was moss on one side. It was a good stone. Then came a long bit with nothing in it, and a longer sniff than all the rest. And there out of the white stood the gate, with the latch that sticks. ${a} could have kissed it, and did.`,
        `"Take your time," said ${a}, at the stone. They stood there for all of four minutes. ${a} felt it all over, to know it again. It was flat and cold, with a crack like a river. Then on, with the lead hanging quite slack. Nobody was pulling anybody. Then ${b} stopped for the last time, and began at the bottom, and went up. It was wood, and it was theirs.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(J, 'stand', 'curious'), seen(A, 'stand', 'happy'), seen(B, 'sit', 'happy')],
          things: ['fence', 'clock'],
        },
        `${j} was hanging over the fence. "You've been hours," said ${j}. "What's your time?" ${a} got out the clock. It was a hundred and ninety-four minutes. There was a bit of chalk there, and plenty of fence. ${a} wrote it down, under the other one, large. "That's not a record," said ${j}. "It's the longest anybody's ever taken," said ${a}. "Try and beat it."`,
        `The fog was lifting when ${j} looked over the fence. "Forty-one still stands, then," said ${j}. "It does," said ${a}, "and you can keep it. What's next to the stone?" "What stone?" said ${j}. ${a} took the chalk, and wrote under the forty-one: gate, stone, bush. It took up a good deal more room. "There isn't any number in it," said ${j}. "No," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'curious'), seen(B, 'stand', 'happy')], things: ['gate'] },
        `On Sunday they went again. It was bright, and they left the clock at home. At the gate ${a} got down low, and smelled at the post, and went up it, leaving nothing out. It was hard to read. There was rain in it, and perhaps a cat. Something tugged. "${B.says}," said ${b}, from the other end of the lead. Anyone could tell what it meant. "${refrain}, ${a}!"`,
        `They are slow walkers nowadays. ${a} knows eleven stones by sight, and one by smell. "What are you doing down there?" ${j} will say, going by with a watch. "Reading," says ${a}. And sometimes it is ${b} who has read enough, and stands waiting in the road, and says, "${B.says}!" There's only one thing that it can mean. "${refrain}, ${a}!"`,
      ),
    ],
  };
}
