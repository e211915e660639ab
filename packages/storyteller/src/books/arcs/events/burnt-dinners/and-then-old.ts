import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: the one dinner that must not burn, and a face that has something to tell. */
export function old(going: Going): Told {
  const { chance } = going;
  const { refrain, dish, S, s, Scap, P, p, Q, q, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(S, 'stand', 'happy', 'spoon'), seen(Q, 'sit', 'calm')],
          things: ['saucepan', 'spoon'],
        },
        `Nobody chopped better than ${S.introduced}. Nobody tied an apron with such a swing. Up to six o'clock it was a pleasure to watch. And then, by ten past, it was black. There had been black cabbage, and black ${dish}. There had been soup with a crust. ${Q.introduced} had stopped asking what it was, and only asked what it had been.`,
        `There's a knack to burning soup. It has to be left alone in its saucepan until there isn't any, and then some more. ${S.introduced} had the knack, and could do it with ${dish}. ${Scap} cooked with a good heart and a wooden spoon. And every evening, at ten past six, the ceiling said beep. ${Q.introduced} slept with one ear on it.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'point', 'excited'), seen(S, 'look-up', 'surprised')] },
        `It wasn't that ${s} didn't try. But at six ${P.introduced} came in with a day to tell, and stood in the door, and began. "There was this goose," ${p} would say. "It had somebody's hat." And round came ${s}, away from the stove, like a flower. "${refrain}" said ${s}. The goose got on a bus. "${refrain}" It never did any harm to ask. Then it said beep.`,
        `At six, each evening, ${P.introduced} got home. ${p} had never in all that time told a short story. If there had been a goose on a bus, then the bus came first, and who sat where. Other people look at the clock. ${Scap} pulled out a chair, and pointed with the spoon. "${refrain}" said ${s}, and meant it. The goose got off by the bank. Beep, said the ceiling.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'stand', 'angry'), seen(S, 'stand', 'shy')] },
        `On Monday somebody else came in the middle of the goose. It was ${N.introduced}, from the other side of the wall. "I've nothing against geese," she said. "But it goes beep at ten past six. I have my dinner at ten past six. I have it by myself, and in peace." ${Scap} went red, with all that smoke behind. "Come to us on Friday," said ${s}. "I'll make you a proper one."`,
        `Then, one evening, the beep was followed by a knock. ${N.introduced} lived on the other side of that wall. "I set my watch by you," she said, not very kindly. "Ten past six, and there goes the peace." She looked past ${s} at the saucepan. "Let me make it up to you," said ${s}. "Come on Friday. There'll be nothing black about it." It was quickly said.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Q, 'sit', 'determined', 'pencil'), seen(P, 'look-up', 'surprised')],
          things: ['notebook', 'pencil'],
        },
        `They tried a new pan, and a book, and an egg clock. It made no difference. But ${q} sat under the table with a notebook and a pencil, and on Tuesday night ${q} had got it. "It's not the pan," said ${q}. "Look. Here's how black, and here's how long you talked. No goose, light brown. One goose, dark brown. Goose with bus, black." It went up as straight as a ladder.`,
        `It was ${q} who went into it properly, with a notebook. One line was for the blackness, in pencil. The other was for how long ${p} had talked. When there had been nothing to tell, then the toast was gold. The day of the school play had cost them a whole pan. "It isn't the stove," said ${q}, and pointed at ${p}, sadly but firmly. "It's this."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'stand', 'determined'), seen(S, 'stand', 'proud', 'spoon')],
          things: ['sign', 'spoon'],
        },
        `So it could be mended. All they needed was not to talk till Friday. ${p} wrote a sign, NO TELLING, and hung it over the stove. On Wednesday ${p} came in and said, "Fine." And ${s} looked at the pan, and stirred, and there was a pie. It was as brown as a conker. They carried it round the table. ${Scap} was so proud that nobody liked to say how quiet it was.`,
        `"Then I won't," said ${p}. It was only till Friday. There was a sign by the stove that said NO TELLING, with a goose crossed out. On Wednesday it worked. "How was your day?" said ${s}. "Good," said ${p}. Neither of them had ever had such a short talk. Nothing beeped. The dinner was like a dinner in a book, and tasted a bit of paper.`,
      ),
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(P, 'stand', 'sad')] },
        `On Thursday two people in the playground chose sides. They chose this one and that one, one after the other, until there were none. Then there was ${p}. "You can have that one," said the left. "No, you," said the right. They were quite polite. They went on passing it to and fro, as people do with the last bit of cabbage. ${p} said that it was all right, and it wasn't, and went to count the railings.`,
        `The next day they were picking teams in the playground, and it came out uneven. It was ${p} who was over. "We don't need any more," said somebody. "We don't either," said somebody else. It took half a minute, perhaps. Nobody had been nasty. But you can go on hearing half a minute for a long time after. ${p} carried it home, with great care, so as not to spill any.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(P, 'sit', 'sad'), seen(S, 'stand', 'happy', 'spoon'), seen(Q, 'sit', 'curious')],
          things: ['spoon', 'sign'],
        },
        `At six ${p} came in with it, all ready to be told. But there was the sign, and under it ${s}, trying out the sauce for Friday, and humming. "Fine," said ${p}. ${Scap} nodded at the pan. Nine minutes, that sauce takes, and it can't be left once. ${q} came out from under the table, and looked at ${p} for some time. There was no line in the notebook for this.`,
        `It's odd to stand in a door with something to tell, and a sign over the stove in your own writing. ${Scap} was bent over the sauce for Friday. It has to be stirred for nine minutes without a stop, or else it catches. "All well?" said ${s}, into the pan. "Yes," said ${p}. ${q} opened the notebook, and looked at ${p}, and shut it again.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'sit', 'calm'), seen(S, 'stand', 'determined', 'spoon'), seen(P, 'hold', 'sad', 'plate')],
          things: ['spoon', 'plate'],
        },
        `And then it was Friday evening. ${n} sat at the table in her good blouse. She had lent them her own copper pan for it, her mother's. In it was the sauce, three minutes in, as smooth as a cheek. "I can't remember when I was last asked out," she said. ${p} was laying forks, and put down a plate, and put it down wrong. It was only a small noise. ${Scap} looked up.`,
        `On Friday they had a cloth on. ${n} had come at six to the minute. She had brought the pan that had been her mother's, for luck. It was copper, and it was as good as a mirror. "Six minutes more," said ${s}, and stirred, and didn't turn. ${p} went by with a plate. And ${s} saw a face go past in the copper, upside down, and it wasn't fine.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'kneel', 'worried'), seen(P, 'stand', 'sad')] },
        `For six minutes more nobody should look away from that sauce. ${Scap} knew that. There was the guest, and her mother's pan, and a promise. There was half a year of black dinners to be made up for. ${Scap} looked at the sauce, and looked at ${p}. Then ${s} laid the spoon down on the cloth, and got down on the floor. "It isn't fine," said ${s}. "What is it?" And ${p} told.`,
        `${Scap} could have kept on stirring. It would have been for ${N.names} sake, and for the peace of the whole house. It could have waited for six minutes, whatever it was. That's what anybody would have said. ${Scap} took the spoon out of the sauce. "I've missed two days of you," said ${s}, and turned the sign to the wall. "I want them now." It began with the playground.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'sad'), seen(S, 'hug', 'calm'), seen(N, 'look-up', 'curious')] },
        `It took a good while. It had to have who stood where, and who said what. "${refrain}" said ${s}, quite low. ${Scap} never looked round, not when it hummed, and not when it smelled. ${p} cried somewhere in the middle, and then was done. Beep, said the ceiling. It was ten past six. "Well, and what did the other lot say?" asked ${n}, who had stopped folding her napkin.`,
        `There wasn't much to it, told aloud. It would have gone into a teacup. But ${s} asked about all of it. "${refrain}" said ${s}, and held on. Behind them something went brown, and then went on. Nobody moved. When the beep came, ${p} had just got to the end. "And that was that?" said ${n}, from the table. She had her elbows on the cloth. "What a pair of turnips," she said.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'sit', 'shy'), seen(S, 'stand', 'sad'), seen(Q, 'sit', 'curious')],
          things: ['saucepan'],
        },
        `It was the blackest yet, and it was her mother's saucepan. It never did come clean. ${Scap} couldn't speak. ${n} looked in, for rather a long time, and that was the worst of it. "Mine are always right," she said at last. "I've got a clock for it. I've had nine years of perfect dinners. There's nobody there to burn them for." She scraped a bit off, and tried it. "Is there bread?"`,
        `Nobody could have told what it had been. The copper had gone black right through, and it was all that she had of her mother's kitchen. "I'm so sorry," said ${s}. ${n} turned the saucepan round. She didn't say that it didn't matter. "She used to burn everything," said ${n}. "I'd quite forgotten. I would come in from school, and she'd put down the spoon." She ran a finger along the edge. "It's been far too shiny."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [
            seen(N, 'point', 'excited'),
            seen(P, 'stand', 'happy', 'spoon'),
            seen(S, 'sit', 'happy'),
            seen(Q, 'sit', 'sleepy'),
          ],
          things: ['spoon', 'bread'],
        },
        `Fridays are ${N.names} now. She comes at six, with a loaf under one arm, to be on the safe side. ${p} has the spoon, with ${s} close by, and is getting good. "You'll never guess," says ${n}, in the door, quite out of breath. "On the bus this afternoon, there was a goose." And ${p} turns right round. "${refrain}" says ${p}. ${q} sniffs, and sighs, and writes it down: Friday, one goose, very black, two helpings of bread.`,
        `So on Fridays they take turns. Whoever stirs has to listen, and whoever has something to tell sits down. Last week it was ${n}. "I was never picked either," she said, "so I'll tell you what I did." ${p} was in charge of the pan, and had the spoon, and had sworn not to look up. "${refrain}" said ${p}, and looked up. ${q} didn't even open the notebook. ${q} went to fetch the bread.`,
      ),
    ],
  };
}
