import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { REFRAINS, teamsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: whoever picks for once could pick a team that wins, or could see to the last minute by the wall. */
export function old(going: Going): Told {
  const { A, B, C, G, a, b, c, g, Gcap, game, k, third, chance } = teamsOf(going);
  const r = chance.pick(...REFRAINS);
  const also = third ? ` ${k}, who kept the score, wrote it down.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        {
          setting: 'school-gate',
          camera: 'wide',
          actors: [seen(C, 'point', 'calm'), seen(A, 'stand', 'worried')],
          things: ['ball'],
        },
        `Teams for ${game} were picked on the steps, at ten past twelve, by ${c}. Nobody remembered how that had been decided. "You," said ${c}, and pointed, and a person turned into a player. "You. And you." ${A.introduced} stood by the wall and practised looking like somebody who is thinking of other things. It has to be done with the eyebrows.`,
        `There are two kinds of people at ten past twelve. One kind stands in front, on its toes, and hardly has time to get there. The other kind stands by the wall. ${A.introduced} was of the second kind, and had been since September. "You," said ${c} from the steps, pointing. "And you." It was ${game}, and it was a good game, once it had started.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad')] },
        `The good thing about a wall is that there is always more of it. ${a} had counted it from the drain to the caretaker's window. "${r}" It came out the same every time, and it took just as long as picking all the others. ${a} was probably the only one in the school who knew that number.`,
        `Some people know the flags of the world. ${a} knew the wall. One brick had a thumb print in it, from before anybody was born. Another had been put in upside down. "${r}" That was from the drain to the window. If you got to the end, and nobody had pointed at you yet, you could start again.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'stand', 'calm'), seen(A, 'stand', 'sad')] },
        `Being picked last isn't being picked at all, when you look at it closely. By then there is nothing left to pick. "And ${a}," said ${c}, not unkindly, with the ball on the ground already and one eye on the clock. ${c} was quite nice, apart from that. ${c} just never looked back to see what came after the last "you".`,
        `In the end the wall was bare, and ${a} was what was left of it. "And ${a}," said ${c}. It wasn't said in a nasty way. It was said as one says "and the umbrella" at the door. ${a} had tried running there, and new laces, and standing next to people who were taller. It made no difference. Somebody was always picked last, and it had somehow got to be a habit.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'happy'), seen(C, 'run', 'happy')], things: ['ball'] },
        `What nobody would have guessed was that ${a} saw everything. You do, from a wall. ${c} always looked left before going right. Sal only ever passed to friends. And ${B.introduced}, who was picked last but one, never lost the ball. Nobody thought of taking it away. ${a} knew all this, and it was of no use whatever.`,
        `The funny thing was that ${a} knew more about ${game} than the whole of the front row. They had only ever seen it from inside. ${a} had seen how ${c} looks left before going right. ${a} had seen that ${B.introduced}, last but one on most days, was never once in the wrong place. It's only that nobody asks a wall.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'happy'), seen(A, 'stand', 'surprised')] },
        `On Friday ${g} came across the yard with a cup of tea. "How many times has ${c} picked?" Nobody had counted. "And how many haven't?" That was easier. They looked along the wall, and there it was, with its eyebrows up. "Off you go, then," said ${g}. There were three steps. ${a} had never noticed how far up they went.`,
        `It was ${g} who noticed. Or else the tea was too hot, and one had to look at something. "Is it always the same one who picks?" said ${g}. "It's always been ${c}," they said. "Then today it isn't." ${Gcap} held out the ball to somebody by the wall, who looked behind, in case it was for a brick.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'determined'), seen(C, 'stand', 'surprised')] },
        `From up there it was a different yard. Thirty faces looked one way, and they all said the same thing. ${a} could have the best team that there ever was. It would only take the right names in the right order, beginning with ${b}, and ending goodness knows with whom. And for once it would be ${c}, down there, who had to study the sky. That was a thought. It was quite a warm one.`,
        `So this was what ${c} saw every day. It was not how it looks from below. From above nobody is good or bad at ${game}. They only have a great many shoes, and they have all stopped breathing. ${a} could let ${c} wait. It needn't be long. It need only be as long as the wall. ${a} thought about that for about three bricks.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'proud'), seen(C, 'run', 'happy')] },
        `But you can't stand for so long by a wall without learning something. "You," said ${a} to ${c}, first of all, to get it over. ${c} came up the steps with both ears red. "And you. And you." After each one ${a} looked at the face, to see it change. It was the best part, and ${c} had never once looked.`,
        `"You," said ${a}, and it was ${c}. One could hear people let their breath out. "I'd have picked me last," said ${c}, quite low. "I know," said ${a}. "I thought about it." Then came the others, one by one. ${a} said each name with a proper full stop behind it, so that they could stand on it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'sad'), seen(A, 'look-up', 'curious')] },
        `That is how it came about that there were two. It couldn't be helped. It's arithmetic. One was new, and had only been in the school since Tuesday. The other was ${b}, who ought to have come long ago, and had stood too far to the side. ${b} was looking at the wall. One finger moved. "${r}" said ${b}'s lips. ${a} had thought that nobody else knew.`,
        `It was going so well that ${a} had forgotten what it was going towards. Then there was hardly anybody left to point at. There was a boy who had come on Tuesday, and there was ${b}. ${a} had meant to say ${b}'s name all along, and had been saving it up. ${b} couldn't know that. ${b} had turned round, with one finger on the bricks, and had got as far as the window. "${r}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(C, 'stand', 'curious')] },
        `${a} had an arm up, and did not know where to put it. One finger points at one person. That was the whole trouble with fingers. "Just say one," said ${c}. "It doesn't matter which." "It does to the other one," said ${a}. "But somebody has to be last!" "Who says?" said ${a}. ${c} opened a mouth, and there was nothing in it.`,
        `"You can toss a coin," said ${c}, who wanted to help. "Then it's nobody's fault." "It isn't about whose fault it is," said ${a}. "It's about the time." It isn't long. It's about as long as it takes to breathe in. But ${a} had been in there every day since September, and knew how much room there is inside it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(B, 'jump', 'surprised')] },
        `Then ${a} put up the other arm. It was a small thing to think of. It had hung there for months, doing nothing. "You and you," said ${a}, in one breath, with two fingers, as if it were one word. "Both. One to each side, at the same time. Go!" It was over before there was a last one in it.`,
        `So ${a} took a breath, and used up all of it at once. "${b}-and-you-in-the-blue-coat-both-of-you-now!" Two arms went out, one to the left and one to the right. There was no "and" at the end of it. There was no end of it. They came off the wall like two corks, and it would have taken a camera to say which was first.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'run', 'happy'), seen(A, 'run', 'happy'), seen(C, 'stand', 'surprised')],
          things: ['ball'],
        },
        `"So who was last?" said ${c}. People looked at each other. They went through it on their fingers. "I came before Sal." "I came before those two." "And we came together," said ${b}. ${c} did the sum again and got the same. They lost, three to two, because ${c} was thinking. "I never knew that there was a wall," said ${c} afterwards.${also}`,
        `They didn't win. It would be nice to say that they won. But ${c} stood in the middle of the pitch, working something out. "If those two came at once," said ${c}, "then nobody..." A ball went past. "Then there wasn't one." ${b} never lost the ball all afternoon. Now that they looked, it was plain to see.${also}`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'point', 'happy'), seen(A, 'run', 'happy')] },
        `On Monday it was ${c} on the steps again, and on Tuesday it was Sal. They take turns now. But whoever it is, the last two go together. It has to be in one breath, or it doesn't count. ${a} was called somewhere in the middle. It was so quick that there was only time for nine. "How many are there?" said the boy in the blue coat. "I've forgotten," said ${a}.`,
        `They have kept it up. New ones think that it's a rule of ${game}, and that it's the same all over the world. The wall is still there, and now and then ${a} goes past it, and says hello to the thumb print. It's a good wall. It must be a long time since anybody went all the way to the window.`,
      ),
    ],
  };
}
