import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: the one who never gets lost has led everybody, and must say so before anyone can help. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { refrain, N, n, M, m, hedge } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'calm'), seen(G, 'stand', 'calm')],
          things: ['map'],
        },
        `MAPS, said the sign at the maze, ONE POUND. "Some people need them," said ${A.introduced}, who had never been lost. There was a needle in there somewhere, that pointed home. ${a} was known for it, as others are for red hair. ${B.introduced} would have liked a map, and looked at it as they went past.${comesToo} The ${hedge} shut behind them. It was twice as high as ${g}, and it took the sound away.`,
        `"You'll want a map," said the boy at the gate of the maze. "No, thanks," said ${A.introduced}. "I just know. I always have." It was perfectly true. There was a sort of needle in there that pointed home. ${B.introduced} had seen it work in two towns and a wood.${comesToo} So they left the map at the gate, and ${g} came behind, with the sandwiches.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'calm'), seen(G, 'walk', 'calm')] },
        `"Left," said ${a}. "Left again. Now you'll see." What they saw was ${hedge}. There was ${hedge} on three sides, and a paper from a sweet. They went back. A quarter of an hour later there was another wall, and it had a paper, too. It was the same one. ${b} picked it up. "I meant to pass that twice," said ${a}.`,
        `It went very well until the third corner. At the fourth the needle swung about a bit, and then it lay down. "This way," said ${a}, just as firmly, because that is how a leader talks. It was a wall. There were footprints in front of it, in a row, going up to it and coming away. ${b} set a foot in one. "We have been very decided here before," said ${b}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'sit', 'calm'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'curious')],
          things: ['hat'],
        },
        `On a bench sat ${n}, in a hat with cherries, who'd come in at noon for five minutes. "I've eaten two of these," she said, and touched the cherries. "They're wax. You go along there, do you? ${refrain} I've been along there four times, and each time I was sorry." "Follow me," said ${a}. It came out by itself.`,
        `Round a corner they came on ${n}, on a bench, taking a stone out of her shoe. "Oh, good," said ${n}. "Do you know the way?" There was only one thing to be said. "Yes," said ${a}, and pointed. "${refrain}" said ${n}. "That's where I got the stone. But you'll know another." And she put on her hat, and came along behind.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'stand', 'shy'), seen(B, 'stand', 'surprised'), seen(A, 'stand', 'surprised')],
        },
        `The next was ${m}, who had made the maze, and was standing in it with his shears. They could have hugged him. "I've let it get up," said ${m}, and looked at his boots. "I knew it when it was knee high. There's only one thing that I'm sure of. By the statue? ${refrain}" "It's all right," said ${n}. "This one never gets lost." ${m} fell in at the back.`,
        `By the statue was a man in an apron. This was ${m}, whose maze it was. He'd come in on Tuesday to trim it. "I do know it from above," he said. "It's on the tea towel. I couldn't say from here, only that it isn't past the statue. ${refrain}" Then they told him that they had somebody who knew. He took off his cap to ${a}. That was worse than the wall.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'walk', 'worried'),
            seen(B, 'walk', 'worried'),
            seen(N, 'walk', 'happy'),
            seen(M, 'walk', 'happy'),
          ],
        },
        `It got about. There was a family with a pram, who'd been making for the sound of voices. There was half a brass band. They each had one place where they would never go again. Then they heard who ${a} was, and stopped worrying. There were nineteen by four o'clock. They chatted. It's a fine thing to be led. ${b} walked beside ${a}, and said nothing, quite close.`,
        `They picked up a person at every corner. "${refrain}" each of them said, of some path or other. Then somebody told them, "It's all right, we've got one who knows." You could hear it go back along the line. There was a bandsman who began to hum. ${a} walked in front, with a firm step, and had no more idea than the sandwiches.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'calm')] },
        `They came to a place where four paths met, and there was the bench. Nobody had noticed yet. You could go straight on, as if it had been meant, and it might be an hour before they knew. "You could just say," said ${b}, so that no one else heard. "I've never said it," said ${a}.`,
        `Then there was the bench again. ${b} saw it, and ${a} did. The other twenty were talking. If they went left at once, quickly, they'd have gone by it before anybody looked. ${a} had one foot out. "They'd follow you," said ${b}. "That's what's so awful. They'd follow you all night."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(A, 'shout', 'scared'),
            seen(N, 'stand', 'surprised'),
            seen(M, 'stand', 'surprised'),
            seen(G, 'stand', 'calm'),
          ],
        },
        `${a} got up on the bench. It was the second time that they'd seen that face from in front. "I'm lost," said ${a}. It was quite a short thing, to have been carried about for so long. "I've been lost since the second corner. I said that I knew, because I generally do." There was a hush, with birds in it. "Oh, thank heavens," said ${n}, and sat down. "I thought it was only me."`,
        `"Stop," said ${a}, and climbed up where they could all see. "I don't know the way. I haven't known it for two hours. I should have said so at the bench, and this is the bench." Nobody threw anything. The man with the tuba let out all his breath. "Nor do I," he said. "Nor do we," said the pram. It went right round, and it seemed to do everyone good.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'excited'), seen(B, 'look-up', 'curious')], things: ['pencil'] },
        `"So nobody knows anything," said somebody. "We know what's no good," said ${n}. "I know about the puddle. I'm an expert on that puddle." ${a}, who was getting down, stopped with one foot in the air. "Who else is an expert?" said ${a}. "Who knows one way that's wrong?" And every hand in the place went up.`,
        `"We only know where it isn't," said ${m} sadly. ${a} was halfway off the bench. There was something in that, and it had a shape. Nobody there knew the way, not one. But each of them had been to a different wall. "That's not nothing," said ${a}. "That's nearly all of it. ${b}, have you still got the pencil?"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(B, 'hold', 'happy', 'notebook'),
            seen(N, 'point', 'happy'),
            seen(M, 'point', 'happy'),
            seen(A, 'point', 'excited'),
          ],
          things: ['notebook'],
        },
        `They did it on the back of some music. One after the other they came up and told the worst of it, and ${b} put a cross. "${refrain}" said ${n}. "${refrain}" said ${m}. "${refrain}" said the band, in four parts. It made a beautiful map. It showed, as no other map has done, everything that was the matter.`,
        `It took a whole sandwich paper. There was the puddle, there was the statue, there was the place with the wasps. "${refrain}" they called, and pressed forward to be next. People are shy of what they know, it turns out, but will tell anyone where they went wrong. ${a} put in five walls. Those were as good as anybody's.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(A, 'point', 'surprised'),
            seen(N, 'stand', 'surprised'),
            seen(B, 'stand', 'happy'),
            seen(G, 'stand', 'surprised'),
          ],
        },
        `When the last cross was in, they turned it to the light. There was one gap left on the whole sheet. It was behind the bench, and no wider than a cat. ${n} had sat in front of it since noon. "I felt the draught," said ${n}, "and put my coat over it." ${m} hit himself on the forehead. "I did that to be clever," said ${m}.`,
        `There was nothing left in the end but one thin line that no one had crossed out. They followed it with a finger, and then they looked up. It was right there, at the back of the bench. One took it for a shadow. "Nobody's been wrong in there," said ${b}. "Nobody's been in there." ${Gcap} went first, breathing in.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'walk', 'happy'),
            seen(B, 'walk', 'happy'),
            seen(N, 'walk', 'happy'),
            seen(M, 'walk', 'happy'),
          ],
        },
        `They went through sideways, all of them, with the pram held overhead like a queen. It was left, and then left. And there was the gate, with the evening in it. The boy counted them out. "I sold two maps today," he said, "and I've got twenty-three people. How did you do it?" "I got lost," said ${a}. It was easier the second time.`,
        `It was eleven steps. They came out among the parked cars like a cork out of a bottle, and the band struck up. The boy at the gate looked at the map that they gave him. "But this is all wrong," said the boy. "Yes," said ${a}. "Every bit of it. We checked." Behind them ${m} was shaking everyone's hand, twice.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy'), seen(G, 'stand', 'curious')],
        },
        `It hangs there still. The pound ones are in a box underneath, for those who like just to be told. It was dark when they drove home, and there was a crossroads, and ${g} slowed down. "Which is it?" said ${g}, and looked round at ${a}, from habit. The needle stirred. "I'm not sure," said ${a}, for whom that was getting to be a pleasure. "${b}, what do you think?"`,
        `They sell it on a tea towel now, crosses and all, and have run out twice. It was dark when they got home. ${a} ran ahead up the path, without a lamp, on the needle alone. There was a bump, and then there was a second. "${refrain}" called ${g}. "I know," said ${a}. "I'm doing a map."`,
      ),
    ],
  };
}
