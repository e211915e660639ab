import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The telling for those from eight. */
export function old(going: Going): Told {
  const { comesToo, chance } = going;
  const { A, B, G, a, b, g, Gcap, magic, forest, refrain, along } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'point', 'happy'), seen(B, 'stand', 'calm'), seen(G, 'stand', 'calm'), ...along],
        },
        `Everybody can do one thing better than anyone else. With ${A.introduced} it was turning round.${comesToo} It sounds like nothing. But then you've never played statues with ${a}. You crept up over the grass, from the hedge, while ${a} stood with closed eyes. There wasn't a sound. And then there was a face looking at you, and you had one foot up. "${refrain}" ${B.introduced} had gone back to the hedge eleven times since tea.`,
        `"Once more," said ${B.introduced}. They had been playing statues the whole of the afternoon, and ${b} had not won it yet.${comesToo} It's an old game. One stands at the wall and looks away, and the rest come creeping up. If you're seen to move you go back. That was the trouble. ${A.introduced} had ears like a bat, and turned round like a door in a gale. "${refrain}" said ${a}. "I was breathing," said ${b}, and went back.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'run', 'surprised'), seen(A, 'run', 'happy'), seen(G, 'shout', 'calm')],
          things: ['ball'],
        },
        `Behind the hedge was the ${magic} ${forest}. Everyone called it so, and nobody had ever found out why. It had no witch in it. It had oak, and beech, and a smell of mushrooms. So when ${b} kicked the ball over the hedge, from sheer temper, they simply went to get it. "Straight in and straight out," said ${g}, who had lived there longer. "They say it's never in the same place twice."`,
        `It was because of losing that ${b} kicked the ball. It went further than it was meant to, and came down behind the hedge, where the ${magic} ${forest} begins. "Now you've done it," said ${a}. There's no gate to that ${forest}, and no sign. It's only that people who go in for nuts come out in other villages. "Ten minutes," said ${g}. "And look where you're going. I mean that. Keep looking."`,
      ),
      page(
        {
          setting: 'forest',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'ball'), seen(B, 'stand', 'surprised')],
          things: ['ball', 'tree'],
        },
        `They could see the ball from the path, in the moss, not ten steps in. They both bent down for it. That was all. It took about as long as it takes to say so. When they stood up, there was an oak on the path. It was as wide as a van, with ivy on. It had a nest in it. "We came in just there," said ${b}. "We can't have," said ${a}. "It's been standing there since the Romans."`,
        `It was cool in there, and very neat. The ball had rolled under a fern. "Got it," said ${a}, and straightened up, and the path was not there. An oak was. There could be no doubt that it was a respectable tree. It had moss down one side, and initials, with a heart round them. "I don't remember that," said ${b}. "You'd think that you would," said ${a}. It seemed to them that somewhere to the left there was a kind of hush.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'curious'), seen(B, 'walk', 'worried')], things: ['tree'] },
        `They set off to the left, where there was a gap that you could have driven a cow through. ${a} looked back, to see how far they'd come. When ${a} looked round again, it wasn't a gap. It was a beech. To the right there had been a clearing, with the sun in it. There was a row of firs, now, shoulder to shoulder, like people at a bus stop. They had the expression of people who aren't looking at you. "Are they nearer?" said ${b}. "Trees don't get nearer," said ${a}, and took hold of ${B.names} sleeve.`,
        `To the left was the sun, and they went towards that. ${b} had to tie a lace. It wasn't a long lace. But afterwards the sun was somewhere else. Where it had been were three beeches, close together, with their backs turned. They tried it to the right, and a holly got in the way, and then another. It's not that they did anything. They just stood there. It was only that each time one of them stood a bit more there than before.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'determined'), seen(B, 'run', 'worried')], things: ['tree'] },
        `"We'll mark it," said ${a}, who'd read about that. They tied a sock to the oak. Then they walked away from the oak, in a line as straight as string, for a hundred steps. They did not turn round, and they counted aloud. At ninety-nine there was a tree in front of them, with a sock on. ${b} looked at the sock. ${b} looked down, at one bare ankle. "It's come after us," said ${b}, "to give it back."`,
        `"Run," said ${a}. That's what most people do, and it's why they come out in other villages. They ran with their heads down, holding the ball between them. There were branches, and then there were more branches. When they couldn't run any further they looked up. They had got nowhere at all, and the ${forest} had got there with them. It stood round in a ring. There was hardly room to put out an elbow.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'cover', 'sad'), seen(A, 'stand', 'worried')] },
        `So they sat down, with their backs together. "I'm sorry that I kicked it," said ${b}. "I only wanted to win at something." "It's all right," said ${a}. There was no sound in the ${forest}, not a bird. It was a very full kind of quiet. It was like a classroom, when somebody is behind the door with a bucket. And then, at the back of it, something rustled, and took one step. Nobody could have put a foot down more softly. ${a} lifted up one finger.`,
        `"I want to go home now," said ${b}, and didn't mind who heard it. They stood as still as posts. There's a great deal to hear in a ${forest}, when once you stop. A leaf came down. Something creaked, and was sorry that it had. And close behind ${a} there was a step. It was slow, and long, and it was holding its breath. ${a} felt all the hair go up on one neck. It was not from fright. "I know that," thought ${a}. "I know that from somewhere."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'surprised'), seen(B, 'stand', 'surprised')], things: ['tree'] },
        `It was how ${b} came up from the hedge. It was just how ${b} did it, on the outside of the foot. ${a} waited till the second one, as you must. Then ${a} turned. Nobody who hasn't been there can tell you how fast that was. And the oak, that great old oak, stood on the tips of nine roots, with the tenth in the air. Its nest rocked. "${refrain}" said ${a}.`,
        `What do you do with a step like that? You don't scream. You give it time, and you let it think that it's safe, and ${a} had been doing so since dinner. One. Two. ${a} whipped round. There was the oak, in the middle of a stride. It had an enormous root lifted up, all over earth. Every leaf on it shook with the effort not to shake. They stared at each other. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'surprised')], things: ['tree'] },
        `For a moment nothing stirred. Then the oak blushed. It began at the top, and went down through it, red and gold, like all of October. It put down its foot. It turned about, and with a groan it went back through the ferns, to where it had started from. "They're playing," said ${a}. "It's statues! They've been at it for hundreds of years, and not one person ever turned round." "They ran," said ${b}. "It's no fun if they run."`,
        `You could see that it would have liked to argue. But rules are rules. Its shoulders dropped, if those were shoulders. It heaved itself round, and went off to the far edge of the ${forest}, scuffing up the leaves. Somebody among the firs tittered. "It isn't magic," said ${b} slowly. "It's a game." "It's a magic game," said ${a}. "They only wanted to get as far as us. That's how you win." "I never have," said ${b}, and looked at the oak with sympathy.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'excited'), seen(B, 'point', 'excited')], things: ['tree'] },
        `Then they played it properly, two against four thousand. They stood back to back, and spun. "${refrain}" A beech went home. "${refrain}" It was all the firs at once, and they blamed it on the wind. There's nothing so funny as a big tree that has been caught with its knee up. The hollies cheated. By six o'clock there was a good deal of sky. Only one was never seen to move, and that was a birch, no taller than ${b}. Nobody knew how it did it. It just got nearer.`,
        `They had half an hour of that. It's the best that has ever been played. ${a} took the north, and ${b} had the south, and you could hear them all over the valley. "${refrain}" Off went a beech, muttering. "${refrain}" Off went an elm that had got to within an arm's length, and had really had hopes. There was sap on everybody. ${b} caught nineteen. ${b} couldn't catch a little white birch that stood on one leg from first to last. "That's talent," said ${b}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy'), seen(G, 'wave', 'calm')],
          things: ['ball'],
        },
        `When the last one had trudged home, there was the path. It ran straight down the middle, like a parting in hair, and at the end of it was the hedge. They bowed to all sides. "Thank you for having us," said ${a}. There wasn't a breath of wind, and four thousand trees waved. ${Gcap} was looking at a watch. "Ten minutes, I said. Did you keep looking?" "Only now and then," said ${a}. "That's how it goes."`,
        `And so, tree by tree, they'd sent the whole of that ${forest} back to where it came from. There lay the path, that hadn't gone anywhere. It had only been stood on. "We'll come tomorrow," ${b} told them. "You can be it, for a change." A whisper went from one end to the other. At the hedge ${g} picked a twig out of ${B.names} collar. "You came out by the way that you went in," said ${g}. "I've never known anyone do that."`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['tree'] },
        `That night ${a} couldn't have said what it was about the window. At the far end of the lawn stood a small white birch. ${a} was quite sure about the lawn. ${a} went to get a glass of water, and looked. It was by the swing. ${a} turned off the lamp, and lay down, and breathed as people breathe who are asleep. And then ${a} turned round. There it was, at the glass, with one twig lifted to knock. "${refrain}" said ${a}, and opened the window.`,
        `${Gcap} came to draw the curtains. "Who put a birch there?" said ${g}. It was in the rose bed, with its nose in the air. ${a} said nothing. All the way through the story it stood in the rose bed. It didn't so much as flicker. But there comes a time when everyone has to blink, and ${a} did. When that was over it stood right under the sill. It had got there. In all those hundreds of years it was the first. "You win," said ${a}, and it went pink to the tips, and danced.`,
      ),
    ],
  };
}
