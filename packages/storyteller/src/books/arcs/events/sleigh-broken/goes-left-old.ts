import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The same for eight years and more: what is lent may be wanted the very next morning. */
export function old(going: Going, title: string): Told {
  const { refrain, A, a, F, f, S, s } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'garden', time: 'sunset', camera: 'medium', actors: [seen(A, 'hold', 'happy', 'sledge')] },
        `${cap(A.introduced)} had saved up for the sledge since spring, and had got it cheap, because of the steering. It had none. It went left. You could lean right, and you could drag a foot, and it went left in a wider curve. None of that mattered, as there had been no snow since October. But on Christmas Eve ${a} stood it by the back door, and sniffed the air, and thought, maybe tomorrow.`,
        `There were two sorts of sledge in the street. There was the sort that went straight, and there was the one that belonged to ${A.introduced}. It went left. "It'll be a bent runner," people said, and were kind about it. It had waited by the back door all the winter, with not a flake to try it on. On Christmas Eve the sky was the colour of a school jumper. "That's snow, that is," said ${a} to the sledge.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(S, 'sit', 'surprised'), seen(A, 'run', 'surprised'), seen(F, 'run', 'surprised')],
          things: ['lettuce'],
        },
        `There was a jingle, and a scrape, and then a crash that went on for longer than you would think. ${a} got the back door open, and ${F.introduced} got the light. On the lawn a sleigh lay on its side. Eight reindeer were standing in the hedge as if they had meant to. And in the winter lettuce sat ${s}, with his hat on back to front. "Good evening," he said. "I don't suppose that this is a roof?"`,
        `It was the sort of bump that makes all the spoons in the drawer say something. ${a} was down the stairs before it had finished, with ${F.introduced} close behind. Somebody was sitting in the lettuce bed. He was large, and red, and had a chimney pot in his lap. "I can explain this," said ${s}. "Or no, I can't. I've flown round that chimney for a hundred years. We've broken down."`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'point', 'worried'), seen(A, 'kneel', 'curious')], things: ['sledge'] },
        `"It's the left runner," said ${s}. It lay along the path in three pieces. "Can't it fly without?" asked ${a}. "Oh, it flies. But it has to run before it flies, as you do before you jump. Have you ever tried that on one leg?" "And how many houses have you still to do?" said ${a}. ${s} took off his hat, and looked into it, as if there might be a smaller answer inside. "All of them," he said. "Yours was going to be the first." So ${a} said, "Then we had better start."`,
        `They turned the sleigh over, all of them together, and looked. Where there should have been two long runners there was one, and some splinters. "I usually carry a spare," said ${s}. "I gave it to a boy in Norway, who wanted skis." He looked up at the sky, all round, like somebody with a bus to catch. "It's the whole world, you see. And it's all waiting, in its socks." ${a} rolled up both sleeves. "What have we got that's long, and slides?" said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined'), seen(S, 'stand', 'worried')],
          things: ['broom', 'sledge'],
        },
        `The broom was long. ${a} lashed it on underneath with the washing line, and ${s} took the reins. The reindeer put down their heads and ran. But a broom has its own idea of what it is for. It swept the path from the back door to the gate, and did it beautifully. Not one hoof left the ground. There was a pause. ${s} looked back at the path. "${refrain}" he said.`,
        `They had a broom. It was the right length, and ${a} could do four kinds of knot. "Ready?" said ${a}. The reindeer leaned, and the sleigh went off down the path with a noise like a very large cough. By the gate it had slowed to a walk. Behind it lay the cleanest path in the county. "${refrain}" said ${s}, and picked a leaf off a reindeer.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(F, 'point', 'excited'), seen(S, 'stand', 'worried'), seen(A, 'hold', 'determined')],
          things: ['ladder'],
        },
        `"The ladder," said ${f}. It was wood, and straight, and it had been up and down all its life, so there was hope. ${a} tied it on. What nobody had thought of was the rungs. The sleigh went over them like a stick along a railing. ${s} came by at a fair speed, saying something, but it came out in slices. When it stopped, his beard was parted in the middle. "${refrain}" he said.`,
        `It was ${f} who thought of the ladder. A ladder is only two runners that haven't been told, and ${a} tied it on with great hopes. But in between the two there were eleven rungs. There is no pleasant way to drive over eleven rungs. The presents went up at each of them, and came down at the next, and somewhere in the sack a drum began to play. "${refrain}" said ${s}, holding on to the gatepost.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'sit', 'sad'), seen(A, 'think', 'sad')] },
        `In the kitchen the clock struck ten. ${s} sat down on the sack. "I might walk some of it," he said. They both looked at his boots. They were good boots, but it was a large world. "I've never missed a house," said ${s}, quite low. ${a} didn't know where to look. So ${a} looked at the back door, and after that there was no way of not having seen it.`,
        `After that it was very quiet. The reindeer had stopped pretending about the hedge. ${s} took out a list, and it ran down over his knees, and over the step, and away across the grass. He did not read it. He only held the end. ${a} had been thinking of long things. Now ${a} thought of a thing that was not long at all, and wished, for a minute, that it had been somebody else's thought.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'determined', 'sledge'), seen(S, 'stand', 'surprised')] },
        `The sledge stood where it always stood. It had waited so long. And there was that smell in the air, stronger than ever, like a tin cup. By morning there'd be snow, and everybody on the hill. ${a} could see each of them. Then ${a} went and fetched it, quite fast, as you pull off a plaster. "It's got two good runners," said ${a}. "You must have it. I'm sorry, though. It only goes left."`,
        `It needn't be long. It only had to hold up one side. ${a} stood by the back door with both hands on the sledge. Something touched one of them, cold, and was gone. It was the first flake in fourteen months. "Oh, not now," said ${a}. There was nobody who would have said a word. ${a} carried it over the grass. "Here," said ${a}. "Please take it before I think about it. And it goes left, all the time, I can't stop it."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(S, 'cheer', 'excited'), seen(A, 'kneel', 'surprised'), seen(F, 'stand', 'happy')],
          things: ['sledge', 'torch'],
        },
        `It went in under the sleigh like a drawer. ${cap(f)} had the torch, and ${a} tied all four sorts of knot. "Left?" said ${s}, who was slow to take things in that night. "It goes left?" Then his shoulders began to shake. "But I'm going ROUND! The thing's a ball! If you go round a ball, you turn one way and keep on turning. I've spent a hundred years pulling to the left by hand!"`,
        `It might have been made for it. ${cap(f)} had the torch. When ${a} came out from underneath, ${s} was standing with one finger in the air, going round and round with it. "Left at the church," he murmured. "Left at Norway. Left at the sea." He stopped. "I never turn right," said ${s}. "I go in front of the morning, all the way round, and I've never once turned right! That's not a fault. That's the best steering I've ever been lent."`,
      ),
      page(
        { setting: 'sky', camera: 'wide', actors: [seen(S, 'wave', 'happy')], things: ['sledge', 'moon'] },
        `The reindeer ran. There was no sweeping and no bumping. There was one long clean hiss, once round the apple tree, and then the hiss stopped, because there was nothing left under it. It went left round the chimney, with a yard to spare. It went left round the moon. "Ho," they heard, and after a while, "ho." Nobody breathed. From the other side of the sky, no bigger than a cough, came the third one.`,
        `"Stand back," said ${s}. It went once round the lawn, leaning, and at the lettuces it was not touching them. They saw it go over the church, small and crooked, turning and turning. It would be doing that all night. "He didn't say it," said somebody. "He always says it." They stood with their heads back until their necks hurt. And then, when it was only a star with a wobble: "Ho. Ho. HO!" So that was all right with ${s}.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          weather: 'snow',
          camera: 'wide',
          actors: [seen(A, 'jump', 'surprised')],
          things: ['sledge', 'bell'],
        },
        `In the morning nothing had an edge. It lay on the hedge, and on the gate, and it was still coming down. ${a} looked at it from the window, and was glad, and was not. You can be both. Then ${a} went to the back door for a breath of it, and fell over something. It had a bell on. Underneath it was worn as bright as a spoon. There was a label. LEFT ALL THE WAY, it said. HOME BY SEVEN. I DIDN'T MISS ONE.`,
        `By morning it was up to the windowsills. ${a} had made up the speech already. "I don't mind," it went, "I'll watch." It was quite a good speech, and it was never used. By the back door, under a foot of snow, stood something with a bell on it. Two bright lines ran underneath, thin as wire, as if it had gone a very long way on them. The label said: MIND THE STEERING. IT'S PERFECT.`,
      ),
      page(
        {
          setting: 'snow',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(F, 'cheer', 'happy')],
          things: ['sledge'],
        },
        `All the others went straight down the hill, and had to walk straight up again. ${a} and ${f} went left. They went left past the bench, and left past the bench again, higher up, which should not have been possible. In the end they went into a drift. It closed over them, and for a while there was only a bell. "Ho," said the drift, thoughtfully, and "ho." Then ${a} got one arm out. "HO!"`,
        `"What happened to your runners?" they said, up on the hill. "They're half worn away." "It's been used," said ${a}. ${cap(f)} got on behind, and they pushed off. It leaned over, as it always had, and bore away to the left, through the hedge and across the lane and into somebody's winter lettuce. They lay there on their backs, and looked up at the sky. "Is this a roof?" said ${a}. "Ho, ho," said ${f}. "No."`,
      ),
    ],
  };
}
