import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './sound.ts';

/** For ages 8 to 12: somebody keeps a list of what could be said at a door, and has never used it. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, k, Gcap, third } = going;
  const { x, goes, hopes, drawn, P, W, C, refrain: r, title } = partsOf(going);
  const [h1, h2, h3] = hopes;
  const also = third ? ` Behind stood ${k}, with the other shoe.` : '';
  return {
    title: titled(title),
    refrain: r,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'walk', 'shy')], things: ['house', 'notebook'] },
        `${A.introduced} had a list of things to say when a door opens. It had "Good afternoon" on it, and "Nice weather", and "Is that a new mat?" There were twenty-six of them by now, and they were all good. For two years ${a} had walked down Hill Street, at four, and never tried one. For that you would have to knock.`,
        `There's a trick to knocking at doors, and everybody seems to be born with it. ${A.introduced} was not. ${a} could get as far as the mat. Then ${a} thought of the door opening, and of a face, and of the face waiting. There were twenty-six good things to say, all on a list, and ${a} had never said one. For two years ${a} had just walked down Hill Street, at four o'clock.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: drawn },
        `The plum lay in the gutter, and it was rather a grey one. ${a} was thinking of number twenty-seven for the list, and swallowed it without a look. It was cold. It did not taste of plum, or of anything. ${a} breathed in, and that was all right. Then ${a} breathed out. "${goes}!" It had been a ${x}.`,
        `${a} would say afterwards that it had looked exactly like a plum. It was round, and it was on the ground, and one doesn't hold an inquiry over a plum. Down it went. Nothing hurt. But something was different, and ${a} sighed, to see what. "${goes}!" said the sigh. Plums don't. It was a ${x}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'hold', 'excited', h1.drawn), seen(A, 'stand', 'shy')],
          things: [h1.drawn],
        },
        `"${h1.cry}" Number one had never opened before, not while ${a} was near it. Now it flew. ${P.name} stood there with ${h1.holding} and a face like the first day of the holidays. She looked up the street, and down it. In the end there was nowhere left to look but at ${a}. "${r}" said ${a}, which wasn't on the list. "Oh," said ${P.name}. "Yes. I see."`,
        `It carried. At number one a chair fell over, and somebody came running. "${h1.cry}" cried ${P.name}, and burst out with ${h1.holding}, right past ${a}, as far as the gate. There she turned round, slowly. ${a} tried to look as much like ${h1.it} as possible. "${r}" said ${a}. "So it is," said ${P.name}, who was kind, and patted ${a}, and went in.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'run', 'excited'), seen(A, 'stand', 'shy')], things: [h2.drawn] },
        `One can't stop breathing just to be polite. "${goes}!" "${h2.cry}" yelled ${W.introduced}, and left number two through the window, with ${h2.holding}. It took two lamp posts to stop ${W.name}. "${r}" ${a} called. There was a pause. "I thought you were ${h2.it}," said ${W.name}, and walked home in a wide curve.`,
        `${a} went by number two with both cheeks full of air. They held for most of the hedge. "${goes}!" "${h2.cry}" And there went ${W.introduced}, with ${h2.holding}, one sleeve on and one sleeve flying. "${r}" said ${a}, when ${W.name} came back for the hat. "You want to be careful," said ${W.name}. "Somebody might get their hopes up."`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'jump', 'excited'), seen(A, 'stand', 'shy')], things: [h3.drawn] },
        `Number three was the worst. "${goes}!" "${h3.cry}" It was ${C.introduced}, who had come out on the step with ${h3.holding}, and was dancing. It was a whole dance, with a turn in it. ${a} waited for a good place to break in, and there was none. "${r}" said ${a}. ${C.name} finished the turn, because it's hard to stop in the middle. "Oh," said ${C.name}.`,
        `By number three ${a} had a plan, which was to run. A runner breathes three times as often. "${goes}, ${goes.toLowerCase()}, ${goes.toLowerCase()}!" "${h3.cry}" shouted ${C.introduced}, and "Three times!" and held out ${h3.holding}. Nobody had ever been so glad to open a door. "${r}" said ${a}. It was like letting the air out of something.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')], things: ['notebook'] },
        `${a} sat on the kerb and did the sum. Three doors had opened, with three faces behind them. It hadn't been at all as ${a} had feared. Nobody had been cross. They had been happy, all three of them, right up until they saw who it was. "They're all waiting for something," said ${a}. "I'm just not it." "${goes}," went the ${x}, like somebody who is changing the subject.`,
        `So that was what was behind doors. ${a} had always thought that it would be people who didn't want anything. It was the other way about. They wanted ${h1.it}, and ${h2.it}, and ${h3.it}, so much that they ran. "And nobody runs for ${A.aKind}," said ${a}. There was nothing on the list for that. The ${x} said "${goes}," but its heart wasn't in it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'worried')], things: ['house'] },
        `There was still number four, and no other way home. This one, ${a} decided, would be left in peace. ${a} took in enough breath for the whole of the fence. The first half was easy. At the gate ${a}'s ears began to hum. By the mat there were small stars. It's just past the mat that the fern hangs over, and it has very long fingers. ${a} sneezed. "${goes.toUpperCase()}!"`,
        `${a} got up, and looked at number four as you look at a cold lake. It could be done, on one breath, if nothing happened. Nothing happened at the hedge. Nothing happened at the gate. And then ${a} was past it, quite past it, and so pleased that out came a sigh. "${goes.toUpperCase()}!" Two streets off a dog replied. Indoors, something fell down the stairs, and it was feet.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'excited'), seen(A, 'cover', 'shy')] },
        `${a} knew how it went by now, and tried to make it short. "It isn't ${h1.it}," said ${a}, with shut eyes, as the door flew open. "It isn't ${h2.it}, it isn't ${h3.it}, and I'm sorry. ${r}" Then ${a} waited for the "Oh". It was late. ${a} opened one eye. There was ${B.introduced}, in one shoe.${also}`,
        `Perhaps it would be kinder not to be there. But there was only a fern to hide behind, and ${a} stuck out on both sides of it. The door opened. "${r}" said ${a}, to save time. "You needn't say anything. They all had something that they were waiting for." "So have I," said somebody. It was ${B.introduced}, with one shoe on.${also}`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'happy'), seen(A, 'stand', 'surprised')] },
        `"You're the one who goes by," said ${b}. "At four. You stop at our mat, and you say something very low, and then you go away. I've had the window open since Easter, and I still can't make it out." "Is that a new mat," said ${a}. "That's what I say." "No," said ${b}. "It's ever so old. I was waiting for you to knock."`,
        `"Every day at four you come as far as our mat," said ${b}. "I get to the stairs, and you've gone. I'm quicker now than I used to be. Today I kept a shoe on." "You run?" said ${a}. "For me?" "Well, who else?" said ${b}. "I did think of opening it first. But I never know what to say when there's somebody there."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'surprised'), seen(B, 'stand', 'happy')], things: drawn },
        `There are small ohs, such as one gets on a doorstep. ${a} had had three. This one started in the feet. It came up past the knees and picked up whatever was in its way. "OH!" said ${a}. Something shot out over the mat, hit the gate, and lay in the path, shining. "${goes}," it said once more, by itself. "Well," said ${b}, "that's a good way to start."`,
        `"OH!" said ${a}. All afternoon it had been other people who said that, and they had said it small. ${a} had been saving up. It bent the hedge, and it rattled the letter box. On the way out it brought the ${x}. They both looked at it. "Was that in there the whole time?" said ${b}. "Since the plum," said ${a}. "I mean, nice weather. I mean, good afternoon."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'hold', 'calm'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['bowl', ...drawn],
        },
        `${Gcap} looked down ${a}'s throat with a torch, and found nothing there but room. "Food," said ${g}, "and only food. You were lucky." The ${x} was boiled, and hung from a nail near the ceiling. Then there were plums, and ${a} turned each one over twice. It grew dark. They had used up nine things from the list, and after that they hadn't needed it.`,
        `The ${x} was washed three times by ${g}. There was a good deal to be heard about what goes into a mouth, and what doesn't, ever. It hangs by the back door now, higher than anybody can jump. ${a} stayed for tea. Nobody waited for anything. They talked until the lamps came on, and it was mostly ${a}, who had two years of it put by.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'happy'), seen(B, 'run', 'happy')], things: ['house'] },
        `On Tuesday, at four, ${a} stood on the mat without a ${x}. The door was shut. It was as much of a door as it used to be. ${a}'s hand got half way to it, and stopped. So ${a} took a deep breath. "${goes}!" said ${a}, as well as one can by mouth. At number one somebody cried, "${h1.cry}" But the feet on the stairs were at number four.`,
        `At four the next day nothing in Hill Street went "${goes}!" A door is harder without. ${a} lifted a hand, and put it down, and lifted it. Knock, knock. It made a very small noise, for two years' work. "Who is it?" called ${b}, on the stairs already. There were twenty-six good answers to that. ${a} took the shortest. "Me!"`,
      ),
    ],
  };
}
