import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: a sleeve moved the dice, and only the one who won by it knows. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, k, company, chance } = going;
  const { refrain, counted, game, never, slide } = partsOf(going);
  const N = company.person([a, b, k].includes('Mrs Holt') ? 'Mrs Birch' : 'Mrs Holt', 'neighbour');
  const n = N.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'sit', 'excited'), seen(B, 'sit', 'happy')],
          things: ['dice'],
        },
        `It was the sort of rain that has come to stay. So ${A.introduced} got out ${game}, with ${B.introduced}. The board was older than both of them. It had a hundred squares, and on ninety-eight a ${slide} that went all the way down to four. ${never} It wasn't about the game. It was like a bee in a jar, just under the ribs.`,
        `On ninety-eight there was a ${slide}, and at the bottom of it was square four. ${A.introduced} thought about that more than one should. The rain came down, and they had ${game} out on the table, ${A.introduced} and ${B.introduced}. ${never} It was like having a bee in a jar, just under the ribs. Other people lost and said oh well. Where did they keep their bee?`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'angry'), seen(B, 'sit', 'calm')], things: ['dice'] },
        `${a} rolled a one. "${refrain}" said ${a}. "It hit the teapot." ${b} rolled a six. "${refrain}" said ${a}. "You said hup." "I've said hup since I was three," said ${b}. But by four o'clock there were nine rules in a notebook, in pencil, with hups in rule two. ${b} kept them all. ${b} was looking out of the window rather often.`,
        `"${refrain}" said ${a}, of a one, for it had rolled against the jam. "${refrain}" said ${a}, of ${B.names} six, since ${b} had said hup. There had to be rules, so ${a} made some. There were nine. Each of them, if one looked closely, was about ${b}. "It's only to be fair," said ${a}, and the pencil broke.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'calm', 'cup'), seen(A, 'look-up', 'curious')], things: ['cup'] },
        `"Who's winning?" said ${g}, in the door. "Come and play," said ${a}. "You never play." "No," said ${g}. "I stopped. I used to play on that very board, with ${n} from number nine, every Sunday for years." "And then?" "Then there was a game that didn't count," said ${g}, and went to see about the soup.`,
        `${Gcap} came by with a cup, and looked at the board as one looks at an old photograph. "Have a go," said ${b}. "Not me," said ${g}. "${n} and I played on that, over at number nine. Then one of us said that a roll didn't count. I forget which." ${Gcap} put the cup down on nothing, and just caught it. "No, I don't forget," said ${g}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'worried'), seen(B, 'sit', 'happy')], things: ['dice'] },
        `It came to the last few squares. There was a prize, too, an egg cup with one handle, that whoever won could keep until next time. ${a} was on ninety-seven, and needed a three. The dice rolled, and rolled, and sat down. It was a one. ${b} had just dropped a counter, and was under the table.`,
        `They were both near the top. The winner would have the egg cup. It had a handle, for no known reason, and sat on one's shelf for a week. ${a} stood on ninety-seven. "Not a one," said ${a}, and threw. There it lay: one dot, like an eye. And ${b} had bent down to see to a shoe.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'surprised')], things: ['dice'] },
        `${a} put out a hand for it. That was all. But the sleeve came first, and the sleeve was a long one, and the dice went over. Now it was a three. ${a} had not quite meant it. ${a} had not quite not meant it, either. "What did you get?" said ${b}, coming up. And it was very quiet, except for the rain.`,
        `It was the sleeve that did it. ${a} reached over, and the cuff touched the dice, and the dice rolled once more, as dice will. It was a three. Nobody had seen it. ${a} could have said the usual thing, and this time it would have been true. "Well?" said ${b}. "What is it?" "A three," said ${a}. And it was.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'cheer', 'happy'), seen(A, 'stand', 'shy', 'trophy')],
          things: ['trophy'],
        },
        `"Then you've won," said ${b}. "Well played! You didn't even need rule nine." ${b} held out the egg cup with both hands, like a real trophy, and meant it. That was the trouble with ${b}. ${a} said thank you. The bee had not gone. It had only stopped buzzing, and sat there.`,
        `${b} whistled. "A three! When you needed it! That's the best win I ever saw." The egg cup came across the table, as solemn as a trophy. ${b} shook ${a} by the hand. It ought to have been lovely. ${a} looked for the place where the lovely was. The bee was in it.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'think', 'sad')],
          things: ['dice', 'chair'],
        },
        `That night ${a} put the egg cup on the shelf. Then it got a sock on its head. Then ${a} got out the board, and played the chair. It was a comfort that the chair couldn't say well played. The chair had a six. It had another six. It went over ninety-eight as though it had wings.`,
        `One can't sleep with an egg cup looking. So in the middle of the night ${a} set up the board, with a chair across from it. ${a} rolled for both of them, quite fairly. It was odd how the sixes went to the chair. Nobody could have blown on them.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['chair', 'dice'] },
        `The chair won. "${refrain}" said ${a}, out loud, to a chair. And then ${a} heard it, as one hears oneself in a cave. Nobody had said hup. Nobody had said a word. There was just one person in the room, shouting at the furniture. ${a} began to laugh, and it was only partly laughing. If that counted, and it did, then so did the one dot.`,
        `By twenty squares it won, and it didn't so much as creak. "${refrain}" said ${a}. It had come out by itself, the way a cuckoo comes out of a clock. ${a} sat down on the bed. So that was how it sounded. It had been said to ${b}, all afternoon. And the one time that it was true of a roll, ${a} had kept it in.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried', 'trophy'), seen(B, 'stand', 'surprised')],
          things: ['trophy', 'dice'],
        },
        `In the morning there were two ways to do it. One could leave the egg cup on the step, and run. ${a} rang. "It was a one," said ${a}. "My sleeve turned it over. You won, and I said well played to myself in your voice." ${b} looked at the cup for a time. "I gave you my best handshake," said ${b}. That was worse than if ${b} had shouted.`,
        `Next morning ${a} said it over all the way there, and then it came out backwards. "It's yours. It was a one. It was my sleeve, and I saw it, and I said three." The egg cup stood between them on the step. "I told my whole house about that three," said ${b}. ${b} went in, and the door shut. It took until Thursday for it to open.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'sit', 'surprised'), seen(A, 'sit', 'shy')],
          things: ['teapot'],
        },
        `"You told?" said ${g}. "Just like that, at the door?" "It was horrible," said ${a}. "And then?" "It was horrible for a bit longer." ${Gcap} poured tea into a cup that was full. "I said that her roll was off the board," said ${g}. "It was a six. It was as much on the board as this teapot. That's eleven years of Sundays, for one six."`,
        `${Gcap} heard all of it, with the teapot in one hand, and let it get cold. "It was me who said it," said ${g}. "${n} had a six. I said that it was off the edge. She said that it was not, and I said she wanted glasses." "How long ago?" said ${a}. "You weren't born." They both looked over at number nine. One could see her lamp from here.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'reach', 'worried'),
            seen(B, 'sit', 'happy'),
            seen(N, 'sit', 'happy'),
            seen(G, 'sit', 'shy'),
          ],
          things: ['dice'],
        },
        `On Sunday there were four at the table. ${n} had brought her own cushion. "It was on the board," said ${g}, before she had even sat down. "I know it was," said ${n}. "I was there. Whose go is it?" The notebook had gone into the stove. There was one rule left, which was that hups were in.`,
        `It was ${b} who fetched her, on Sunday. ${n} came in with a cushion under one arm, and looked at ${g}. "It was a six," said ${g}. "It was," said ${n}. "And I do want glasses. I got some in the spring." So that was eleven years. They played four to a board, without any rules to speak of.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'cheer', 'happy'), seen(A, 'sit', 'proud')], things: ['dice'] },
        `${a} came to ninety-seven, and kept both sleeves rolled up. It was a one. It would be. ${a} went down the ${slide}, past everybody, to four. The bee came, and it stung, and they all waited while it did. "${counted}," said ${a}. ${b} put out a hand across the board. It was the best handshake, the same as before. One could tell.`,
        `So there was ninety-seven again. ${a} pushed both sleeves up, and threw, and there lay one dot. Nobody spoke. It hurt as much as ever, all the way down the ${slide}. But it was like stubbing a toe. It was dreadful, and then it was less. "${counted}," said ${a}, from square four. "Hup," said ${b}, kindly. And the chair, which had ${n} in it, did not win that day.`,
      ),
    ],
  };
}
