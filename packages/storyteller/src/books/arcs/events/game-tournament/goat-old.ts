import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For the oldest: a switch that leaves the slow one behind, whoever wrote it all, and a story on a bus. */
export function old(going: Going): Told {
  const { refrain, game, contest, K, k, P, p, M, m, D, H } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(K, 'sit', 'determined')], things: ['television'] },
        `There's one ${game} that every gamer knows. ${k} knew the Tower of Ten Doors like the way to the bathroom in the dark. You run past the well. You jump over the goat. There's an old woman who says something, and there's a green button for that. "${refrain}" Nine doors took ${k} and Sal eleven minutes and four seconds. The game was ten years old, and a million people had played it. Nobody had ever opened the tenth door. Behind it was the last level, and the end.`,
      ),
      page(
        {
          setting: 'stage',
          camera: 'wide',
          actors: [seen(K, 'stand', 'worried'), seen(P, 'stand', 'happy'), seen(M, 'stand', 'proud')],
          things: ['television', 'ladder'],
        },
        `On the day of the ${contest} Sal came out in spots. A team is two, it said in the rules, and ${k} was one. There were three hundred people in the hall. There was a screen like the side of a house. And half-way up a ladder there was ${P.introduced}, who was seventy-one, and had come about the lights. "I've got an hour," said ${p}. "What do I press?" ${k} looked round for somebody else, and there was only the caretaker's dog. In the other two chairs sat ${M.introduced} and a cousin. GREATEST GAMERS IN THE WORLD, said their shirts.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'determined'), seen(P, 'sit', 'curious')], things: ['television'] },
        `${k} was off like a shot. ${P.names} knight walked into a wall. He bowed to a hen, and arrived at the well. A box of words came up. "${refrain}" hissed ${k}. "The green one!" But ${p} couldn't see which was green. He felt for his glasses, and read it aloud, to three hundred people, with a finger under it. "Good evening, traveller. Have you a moment? I've lost a goat." He looked up. "Well, that's a shame," said ${p}. Somebody in the third row laughed. ${k} pulled up the hood.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'point', 'surprised'), seen(H, 'stand', 'calm'), seen(K, 'sit', 'shy')],
          things: ['television'],
        },
        `"Which goat?" said ${p}. There's only one. It stands by the second door, and it's there to be jumped over. It had been jumped over, said somebody later, nine million times. ${p} stopped in front of it. He tried all the buttons, one after another, as in a strange kitchen. The knight sneezed, and sat down, and stood up, and took the goat in his arms. "You can't do that," said ${k}. But one could. It made him slower than ever. ${m} was through the fifth door.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'happy'), seen(K, 'shout', 'worried')], things: ['television'] },
        `Somebody stands at each door. ${k} had seen them all for years, from the side, going by. "My feet hurt," read ${p}. That was the guard at the third. "${refrain}" said ${k}. "You want to sit down, with feet like that," said ${p} to the guard. "It's my birthday," he read, at the fourth. "And nobody knows." "${refrain}" "Many happy returns," said ${p}. In the third row nobody was laughing any more. "What does the next one say?" called a small voice. ${k} realised that there was no way of knowing.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried'), seen(P, 'sit', 'calm')], things: ['television'] },
        `There's a switch at the back, for when a partner's no use. GO ON ALONE, it says. ${k} was good enough. One could still make nine doors, and there'd be a cup with two handles. "You go, if you want to," said ${p}. He'd seen the thumb. "I don't mind. I'm slow, and people do go on, as a rule. They're always very nice about it." He hadn't said it to be pitied. He had said it like the weather. ${k} thought of the cup. Then ${k} took the thumb away, and it cost eleven minutes and four seconds.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'shout', 'determined'), seen(D, 'stand', 'angry')], things: ['television'] },
        `${m} and the cousin had got there long before. In front of the tenth door lies a dragon, and there's no beating it. They ran at it with both hammers. They tried it with ice, and with thunder, and with the special thing that takes a year to get. It didn't strike back. It never does. It only lay there with its chin on the step, and looked over their heads, down the road. The clock ran out. "Nine doors," said the loudspeaker. "Eleven minutes and one second." The whole hall stood up to clap. It was a record.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(D, 'stand', 'sad'), seen(K, 'sit', 'determined'), seen(P, 'point', 'curious')],
          things: ['television'],
        },
        `Nobody noticed at first that the other two were still playing. They came up to the dragon, and ${k} got out the hammer, as one does. "Hang on," said ${p}. "It's got its mouth open. I think it's going to say something." "It doesn't say anything," said ${k}. "Well, not to me it wouldn't, if I had one of those out." It's the hardest thing of all, in that game, to stand still. ${k} put the hammer down on the grass. For a long time there was nothing. Then up came the words, one letter after another.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(D, 'stand', 'surprised'), seen(H, 'stand', 'happy'), seen(P, 'sit', 'happy')],
          things: ['television'],
        },
        `"I don't suppose," read ${p}, in a hall as still as a moth, "that anyone has seen my goat?" It had been the dragon's all along. It had lent it to the old woman, and she'd lost it, and hadn't dared to say. So it lay and watched the road. For ten years they had come and hammered on it. ${p} pressed the one for putting down. The goat stood on the step for a moment, with its one white ear. The dragon laid its head on the ground beside it, and shut both eyes.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(D, 'stand', 'happy'), seen(K, 'stand', 'excited'), seen(P, 'stand', 'happy')],
          things: ['television'],
        },
        `Then it got up off the door, for the first time ever. "Do come in," it said. "There's soup." The tenth door is nothing special from inside. There's a long table, and it's laid for as many as you've spoken to. They were all there. The guard had his feet on a stool. The cook had a paper hat on. THE END, it said. THANK YOU FOR ASKING. And in the very last row a woman had put both hands over her face. "I wrote them," she said. "I wrote every one of those people. I thought that nobody ever would."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'hold', 'shy', 'trophy'), seen(K, 'stand', 'calm'), seen(P, 'stand', 'happy')],
        },
        `They hadn't won. Fifty-eight minutes was the slowest time there had ever been. ${k} watched ${m} get the cup, and it hurt, and one can't pretend that it didn't. But there was no sooner room than ${m} came over, with the thing under one arm. "What was the matter with the guard?" said ${m}. "It was his feet," said ${k}. "I've been past him nine hundred times," said ${m}. "I thought that he just stood like that." And ${m} went back to the chair, and sat down, and started at the well.`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(P, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things: ['bus'],
        },
        `${p} went home on the number six. So did ${k}. They'd waited at the same stop since September, ${k} with both headphones on. "I had a goat myself," said ${p}, "when I was on the boats. But that's a long one. It's nine stops, and you've had a day of it." He was getting out his paper. "You can skip it, if you like," said ${p}. ${k} took off the headphones, and put them in the bag, right at the bottom. "No," said ${k}. "Which goat?"`,
      ),
    ],
  };
}
