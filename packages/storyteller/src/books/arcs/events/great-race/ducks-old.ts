import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { builtOf, racersOf, REFRAINS, rideOf, TITLES } from './ducks-parts.ts';

/** The same race for children of 8 and more: there is a rival, and he could have got by. */
export function old(going: Going): Told {
  const { chance } = going;
  const { M, X, D } = racersOf(going);
  const [m, x, d] = [M.name, X.name, D.name];
  const { on, kind, went } = rideOf(going);
  const built = builtOf(m, on);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(M, 'stand', 'determined'), seen(X, 'wave', 'excited')],
          things: ['trophy'],
        },
        `The great${kind} race goes three times round the common, and the cup is as big as a bucket. Flint had won it four times. Flint was red all over, and never spoke to anybody at the start. ${M.introduced} was next to Flint on the line, and tried not to look at the cup.${built} "Flint takes the last bend too wide," said ${X.introduced}, quietly. "Every year. Nobody's ever been near enough to use it." "I'm going to be near enough," said ${m}.`,
        `"That's Flint," said ${X.introduced}. "The red one." Nobody had to be told. There were four cups at home already, people said, with Flint's socks in them. There were twelve in the great${kind} race that year, and eleven of them were hoping to come second. ${M.introduced} was not. ${m} had been round that track every evening for a month, by the light of the chip van.${built} "The last bend," said ${x}, "by the pond. Flint goes wide." "I know," said ${m}. "I've seen the marks."`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'sit', 'calm'), seen(X, 'point', 'curious')] },
        `By the pond sat ${D.introduced}. She'd been hatched there, and so had her mother. The track was only six years old, and she regarded it as weather. Each day at four she took her children over to the reeds, for their tea. This spring there were six of them. She had watched with disapproval as two men stretched a ribbon right across the grass. "Does she know that there's a race on?" said ${m}. "She doesn't follow sport," said ${x}.`,
        `There was somebody else who had been there every evening. ${D.introduced} had six eggs under her in April, and by May they could swim. She did things by the clock. At four it was time for the reeds, across the track. It made no difference to her what was on it. ${m} had had to wait for her several times. "She's got right of way," ${m} used to say. Now she was looking at the ribbon across her path. She did not look as if she meant to go round.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'run', 'determined')] },
        `There was a bang. For the first hundred yards a race is just a lot of elbows. "Seventh!" shouted ${x}, from the fence. ${m} had somebody's mud in one ear. "${refrain}" It isn't that you shout it on purpose. It comes up by itself. By the chip van it was "Fifth!" and by the church it was "Fourth!" Far in front was something red, the size of a berry. It did not seem to be hurrying in the least.`,
        `The flag went down, and twelve of them tried to get through a gap for four. "Let them," said ${m}, and hung back for one breath, as planned. "Now, on the inside!" shouted ${x}. Then there was a hole, and ${m} was through. "${refrain}" yelled ${m}, to nobody. Eight of them were behind now. The flags ran together into a stripe. There was no common, and no crowd, only what came next and what came after that. What came last of all was a small red dot.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'run', 'excited'), seen(X, 'shout', 'excited')] },
        `In the second round two of them got in each other's way, and ${m} went by on the grass. "Second!" screamed ${x}, from the fence. "You're SECOND!" What had been a red berry was an apple. Flint did what had not been done in four years, and looked round. There's a great deal that you can see in a back. This one had never known what it was like to have anybody there. "${refrain}"`,
        `Round two is where people get tired. ${m} had been tired for a month already, and was through with it. One was passed at the van, and one at the church. "${refrain}" ${x} was running along behind the crowd with both arms up. "THREE!" yelled ${x}. "No! TWO! You're TWO!" And what had been a red dot was now a back. It was a big back, and it had begun to fidget. Flint glanced round, twice. Nobody had ever been worth that.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'run', 'excited')] },
        `They went into the last bend side by side. It was all as ${x} had said. Flint swung out wide, as always. And there it was, a gap like an open door. ${m} went through. After that there was nothing in front at all. There was grass, and air, and at the end of it a ribbon. ${m} had thought about this for so long that it felt like remembering. "${refrain}" sang ${m}. It was one minute to four.`,
        `"Now!" shouted somebody at the fence. The red back moved out, a yard, two yards, just by the pond, exactly as every year. ${m} took the inside. For a moment they looked at each other. Then there was no one to look at. You can't imagine how quiet it is in first place. There was only wind. The ribbon stood across the end of the world like a line under a sum. "${refrain}" said ${m}, hardly aloud. In the village the clock cleared its throat, to strike four.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'stand', 'surprised'), seen(D, 'walk', 'calm')] },
        `The first that ${m} saw was a beak. ${d} stepped out of the grass, looked neither right nor left, and set off over the track. One came after her, and another one. There wasn't any deciding. Nobody decides to blink. ${m} stopped, so that bits of the common flew over the ducklings like rain. They liked it. "Quack," said ${d}, for it was four o'clock. And behind came a noise like a train, and it was Flint.`,
        `It struck four. On the first stroke ${d} walked out on to the track, her children behind her like knots. She had done so every day since they could walk. There was a way past, on the left, for anybody who didn't mind about the last two. ${m} had stopped before knowing it. It wasn't tidy. There was a good deal of grass in the air. "Quack," said ${d}, without looking up. Then ${m} heard what was coming round the bend, wide, and very fast, and red.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'shout', 'determined'), seen(D, 'stand', 'calm')] },
        `Flint could have got by. There was just room. ${m} saw it seen, and put everything in the way that there was to put. "DUCKS!" It was not the sort of thing that anybody shouts at Flint. The red nose stopped at ${M.names} back. The others piled up behind, all ten of them. "What's the matter?" they said. "Why have we stopped?" "Shh," said ${m}, who was watching the sixth. It had sat down in the middle of the track, in order to look at a flag.`,
        `There was a gap on the left, as wide as one racer who was in a hurry. Flint looked at the gap, and at the ribbon. It would have been the fifth cup. ${m} stood across as much of the track as ${m} could cover. "There are two more to come," said ${m}. And Flint, who never said a word to anyone, said, "Where?" They came. That's to say, one came. The sixth had discovered that the track had puddles in it. Behind them, all the way to the church, the great race stood in a line.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'walk', 'proud'), seen(M, 'walk', 'calm')] },
        `In the end the sixth was fetched. But by then the reeds had people in them, with cameras, and ${d} cannot bear cameras. She thought for a bit. Then she turned left, up the track. It led somewhere, after all. Six ducklings went after her in order of size. "After you," said Flint. "No," said ${m}, "you don't overtake a duck." So they ${went}, and ten ${went} after them, at about the speed of a bride.`,
        `When the sixth was quite ready, the other side was full of crowd. ${d} did not care for the look of it. She wheeled about, with six behind her, and took the middle of the track, towards where it was empty. There's only one thing that you can do behind a duck. ${m} went very slowly. "I've never been here before," said Flint, at ${M.names} side. "Where?" said ${m}. "Not in front," said Flint, looking about. "You can see more."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(D, 'walk', 'proud'), seen(X, 'cheer', 'surprised'), seen(M, 'walk', 'happy')],
          things: ['ribbon'],
        },
        `It had got so quiet that they could hear the feet. There was the ribbon. It had annoyed her since the morning, and now there it was again. ${d} took hold of it and gave a tug. "First!" cried the man with the flag, who was a stickler. "It's whoever goes through. Second. Third. Fourth." He counted all six. ${m} and Flint looked at the bit of line that was left. "You stopped first," said Flint. "Then you go first." And so ${m} was eighth.`,
        `Nobody cheered. It wasn't that sort of a finish. A duck walked up to a ribbon, and pulled it down, and stepped over it, followed by her children. "Number one," said the judge, and wrote it in the book. "Two to seven." There stood ${m} and Flint, one on each side of the line. "After you," said Flint. "No, after you," said ${m}. It went on for some time. "Oh, go ON!" said ${x}, and pushed. That is how ${m} came in eighth, by a head.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'cheer', 'happy'), seen(D, 'sit', 'happy'), seen(X, 'cheer', 'happy')],
          things: ['trophy'],
        },
        `There was some talk about the cup. But a rule's a rule, and it was Flint who said so. It was Flint who took it down to the pond, with ${m} beside, and they filled it. It is a very good size. Six can get into it, so long as nobody dives. "Same time next year?" said Flint. "Not at four," said ${m}. ${d} had sat down at the rim, where the names are engraved. There are four Flints on it, one under another. And below these, for those who can read, it says Quack.`,
        `They have it still. It stands in the reeds, up to the handles in mud. On warm days you can hear the splashing. Flint comes by now and then to polish the part that shows. "Four times I had that at home," says Flint. "I never once thought of putting water in it." They train together in the evenings. At four they stop, wherever they are, for as long as it takes. "${refrain}" says ${m}, under one breath, to the sixth. It is always the last.`,
      ),
    ],
  };
}
