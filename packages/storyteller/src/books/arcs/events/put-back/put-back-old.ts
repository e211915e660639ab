import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: a first win lies ready on the table, and it is put back. */
export function old(going: Going): Told {
  const { A, a, chance } = going;
  const { refrain, H, h, B, b, game, piece, Piece, wins } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'sit', 'curious', 'pencil'), seen(H, 'sit', 'happy')],
          things: ['notebook', 'pencil'],
        },
        `The notebook said forty-one to nothing. ${A.introduced} had written it, in pencil, so that it could be rubbed out. Every Sunday at three ${a} and ${H.introduced} sat down to ${game}. ${wins} There'd be a click, and something would have happened. "${refrain}" ${a} would say. And it would be there, on page nine.`,
        `There are people who can't be beaten, and one of them was ${H.introduced}. ${wins} Every Sunday at three it was ${game}, and ${A.introduced} kept the score in a notebook, with a pencil. It was forty-one to nothing. "${refrain}" ${a} would say, when it was too late. "Look it up," ${h} would say. It always was.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(B, 'sit', 'sad'), seen(A, 'run', 'worried')] },
        `At five there was ${B.introduced}, who waited on the front wall. It was an old arrangement. On Sundays they counted the rooks coming home. But lately ${a} had come at half past, and then at ten to six, out of breath. "It wouldn't end," said ${a}. "I've counted them," said ${b}. "I've counted them twice. I gave them all names, and then I gave them their real ones."`,
        `It always used to be over by five. Then ${a} ran out to the front wall, where ${B.introduced} was, and they counted the rooks home. But the games had got longer. "It's a quarter to six," said ${b}, who didn't turn round. "They've all gone to bed." "It was nearly over for an hour," said ${a}. It was the fourth time. ${b} only nodded, and got up.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised', 'plate'), seen(H, 'sit', 'calm')],
          things: ['plate', 'biscuit'],
        },
        `Nobody wins forty-one times, ${a} thought, unless there's something going on. It was ${A.names} job to fetch the biscuit, halfway through. That Sunday ${a} took a very good look at the table, and went, and came back with the plate. ${Piece} had moved. It wasn't by much. "${refrain}" said ${a}. "Is what?" said ${h}, with interest.`,
        `The next Sunday ${a} fetched the plate, as usual, with one biscuit each. Something had changed while ${a} was out. It was like a room in which a chair has been shifted. It was ${piece}. It stood a bit to the left of itself. "${refrain}" said ${a}, slowly. ${h} was studying the ceiling, and said that the cobwebs were doing well.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'determined'), seen(H, 'point', 'calm')], things: ['teapot'] },
        `There's a way of seeing behind one, if there's a teapot. It has to be well polished. The week after, ${a} stood in the doorway, with a back turned, and looked into the side of it. The whole room was in there, bent like a spoon. A long thin hand came out. It took hold of ${piece}. So there it was. It was cheating.`,
        `A week later ${a} came with a plan, which was to polish the teapot. In the side of it one could see all of the room, from the kitchen, very small and round. ${a} rattled the tin, so as to sound busy. In the teapot ${h} looked left, and looked right. A hand went to ${piece}. ${a} had never felt so right, or so awful.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised', 'notebook')], things: ['notebook'], time: 'night' },
        `That night ${a} set it all out again, from the notebook, as it had been. Then ${a} made the move that ${h} had made when nobody looked. It didn't help ${h}. It was a dreadful move. Before it, ${h} had won, in one click. After it, it would take an hour and a half. ${a} did it again, from the other side. Somebody had cheated, forty-one times, so as not to win yet.`,
        `That night ${a} put it all up at home, out of the notebook, and stared at it. ${h} had cheated. But it came out the wrong way round. ${h} had been one step from the end, and had gone and put it off. Nobody cheats to be worse. ${a} went to sleep on it, and woke, and it was still so.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'sit', 'determined'), seen(H, 'sit', 'happy')],
          things: ['clock'],
        },
        `On Sunday ${a} fetched the biscuits as if nothing were the matter, and came back, and sat down. ${Piece} had been moved. And for the first time ${a} knew what to look for. If one puts a thing off, it leaves a hole. There it was. It went straight through. It was one click, and it was forty-one to one. The clock said ten past four.`,
        `And so, in the morning, it was Sunday, and after the biscuits the thing had been moved once more. ${a} looked at the clock, and then at the table. One can't make oneself weak in one place without its showing. There was a gap. Anybody could have walked in. After forty-one times, ${a} could win. It wouldn't even need page nine.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'worried'), seen(H, 'look-up', 'calm')] },
        `${a} put out a finger, and looked up, to see how ${h} would take it. ${h} wasn't looking at the game. ${h} was looking at the other chair, and the biscuit with one bite gone. It was how one looks at a fire in winter. ${h} hadn't been looking at the game for weeks. There was the win. And then there'd be the coat, and the door.`,
        `The finger was there already. It's a thing that one dreams of. ${a} only wanted to see ${H.names} face. And ${h} was watching the window, where it was beginning to get late. It was a face that hoped nobody else had noticed. It had nothing to do with ${game}. ${a} kept the finger where it was, for as long as it takes to count to ten.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(H, 'sit', 'shy')] },
        `So ${a} picked up ${piece}, and put it back where it had stood before the biscuits. "It was there," said ${a}. "You'd won." There was a long silence. "When it's over, you get up," said ${h}. "That's quite right. One does. But then it's Sunday evening, and that's the longest there is. I don't need to win. I only didn't want to be done."`,
        `${a} took back the finger, and moved ${piece} instead, to the place where it belonged. "You've won," said ${a}. "You won half an hour ago. I saw you in the teapot." ${h} went the colour of a brick. "Ten minutes," said ${h}, "and you'd have your coat on. So I put it off a little. It's only cheating, if it's to win. Isn't it? No. I suppose not."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'angry'), seen(H, 'sit', 'sad')] },
        `It would have been easy to say that it didn't matter. "But ${b} waits," said ${a}. "Every time. ${b} sat there until the rooks went to bed." ${h} put a hand over both eyes. "I thought of you," said ${h}. "And I thought of the door. I never thought that there'd be somebody on the other side of it." It was a while before either of them took a biscuit.`,
        `"I was late, because of it," said ${a}. "Four times. I told ${b} that it wouldn't end. And ${b} thinks that I'd sooner be here." ${a} hadn't meant to say it so loud. "I'd forgotten ${b}," said ${h}, slowly. "One looks at one's own clock." ${h} finished the game, as one ought, in one click. It was forty-two. It had never made so little noise.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(H, 'walk', 'shy'), seen(B, 'sit', 'surprised'), seen(A, 'run', 'happy')],
        },
        `At half past four there were three on the wall. "It was me," ${h} told ${b}, hat in hand. "I stopped the game from ending. I'm sorry about your rooks." ${b} looked from one to the other. "You can count, can you?" said ${b}. ${h} could. It turned out that ${h} could tell a jackdaw. They did them twice, and there were thirty-three.`,
        `They were early, for once, and ${h} had come along, in a good hat. "I've had some of your Sundays," ${h} said to ${b}. "I took them off the end of ${A.names}. I'd like to say sorry." ${b} thought it over. "How are you on rooks?" said ${b}. "I can see them a long way off," said ${h}. So that was settled, and there were thirty-three.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(H, 'point', 'happy'), seen(B, 'sit', 'curious')],
        },
        `After that it's rooks first, and ${game} when it's dark, with all three at the table. Nothing is put back. It goes like the wind. "Nine minutes," says ${b}, who keeps the time. ${h} won five in a row, and enjoyed it. ${a} had never lost so often in one evening. It was odd how one began to see how it was done.`,
        `So now they do the rooks first. Then ${b} comes back with them and keeps the score, since there's nobody fairer. ${h} plays as one ought. It's terrible. It was forty-three, and forty-four, and by supper it was forty-seven. "Show me that last one again," said ${a}. One learns nothing, from somebody who's being kind.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(H, 'sit', 'surprised'), seen(A, 'sit', 'proud'), seen(B, 'cheer', 'happy')],
          things: ['notebook'],
        },
        `It was a wet night in the winter, and very late. Click. ${h} leaned forward, and then back, and then walked round the table to see it from there. "${refrain}" said ${h}. Nobody breathed. ${b} had page nine open already. Then ${h} took the notebook, and a pen, not a pencil. It was written where it couldn't be rubbed out. There was a one.`,
        `And one night, about bedtime, there was a click from the other side. Nobody had put anything back. "${refrain}" said ${h}, at last. ${b} looked it up, to be sure, and read it out twice. ${h} shook hands across the table, and didn't let go for some time. In the notebook it's in ink. It says one. "Well," said ${h}, and reached for the biscuits. "Again?"`,
      ),
    ],
  };
}
