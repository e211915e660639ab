import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { AlsoDone } from './arc.ts';

const MOST = 20;

/** For ages 8 to 12: there is a boat for everybody who signs that they do it as it is done; and it would not be true. */
export function old(bound: AlsoDone): Told {
  const {
    child: K,
    friend: F,
    grownUp: G,
    official: U,
    mine,
    Doing,
    letter,
    Why,
    found,
    hers,
    room,
    refrain,
    chance,
  } = bound;
  const [k, f, g] = [K.name, F.name, G.name];
  const [Fcap, Gcap] = [cap(f), cap(g)];
  const because =
    Why === null ? '' : ` If one asked why, ${k} said it at once. "${Why}." There is not much to be said against that.`;
  const noted = Why === null ? '' : ` She thought, and added: ${Why.toUpperCase()}.`;
  const doubt = Why === null ? '' : ` ${Why}. I can't find the hole in it.`;
  const where = room === null ? 'along the empty pier' : `in ${k}'s own house`;
  const inside = room === null ? {} : { setting: room };
  const backOut = room === null ? {} : { setting: 'beach' as const };
  const written = `${Doing.toUpperCase()}. THIS IS ALSO DONE.`;
  return {
    title: titled(
      chance.pick(
        'this is also done',
        'not in the book',
        `signed, ${k}`,
        'the boat for everybody else',
        'as it is done',
        `under ${letter}`,
      ),
    ),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(K, 'stand', 'proud'), seen(F, 'stand', 'curious')] },
        `In nearly everything ${k} was like other people. There was one thing, and it was no trouble to anybody. "${mine}," said ${k}. ${cap(F.introduced)} had got used to it long ago, as you get used to a clock.${because} Others took longer. They stopped. They coughed. "Wouldn't you rather do it properly?" they said. "${refrain}," said ${k}.`,
        `"${mine}," said ${k}, whenever anybody asked. A good many did. They never asked people who did it the other way. "Nobody asks those," said ${k} to ${F.introduced}. "And they can't all have thought about it."${because} "${refrain}," was how it always ended, and everybody went home.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(U, 'hold', 'calm', 'book'), seen(K, 'stand', 'curious'), seen(G, 'stand', 'surprised')],
        },
        `In May a lady came up the street with a book under her arm. She had to put it down at every gate. "${U.introduced}," she said to ${g}, "from the Office of How It Is Done. We write down how everything is done, so that nobody has to wonder." She looked at ${k}, who was doing it at the time. "Ah," said ${U.name}, and opened the book under ${letter}.`,
        `The Office of How It Is Done is in a town with very straight streets. Once a year it sends somebody round. This year it was ${U.introduced}, with a flat hat, and a book that she could only just lift. "Good morning," she said to ${g}. Then she saw ${k}. She did not say anything. She put down the book on the wall, and turned to ${letter}.`,
      ),
      page(
        { camera: 'close', actors: [seen(U, 'hold', 'calm', 'book'), seen(K, 'think', 'curious')] },
        ...keeping(
          MOST,
          [
            `She read for so long that a snail went by. "${Doing}," said ${U.name} at last. "It isn't here. I thought not." "What does that mean?" said ${k}. "It means that it isn't done." "I'm doing it now," said ${k}. They both looked at the page, as if one of them must be wrong. It was not a cross sort of silence. She seemed sorry for the book.`,
            `There was everything in that book. There was how to fold a sheet, and how to wait. "${Doing}," said ${U.name}, with her finger on the place where it would have been. "No." "You could write it in," said ${k}. "Three people have to try it and mean it. And the one who started it doesn't count." She said it as if she had never yet met three.`,
          ],
          `She read for so long that a snail went by. "It isn't here," said ${U.name} at last. "Three people would have to try it, and mean it. The one who started doesn't count." She did not look as if she had ever met three. "I'm doing it now," said ${k}. They both looked at the page.`,
        ),
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(U, 'point', 'calm'), seen(K, 'stand', 'excited'), seen(F, 'jump', 'excited')],
          things: ['boat', 'letter'],
        },
        `Then she gave them each a letter. On the last Saturday in June there would be a boat. It went right out past the islands, with a band, and there were seals. Everybody could come along who signed at the bottom. Beside the picture of the boat it said: I DO IT AS IT IS DONE. ${Fcap} had wished for that boat for two summers. So had ${k}.`,
        `"And these are for the outing," said ${U.name}. There was a letter for each of them, with a boat on it, and flags. The boat sailed once a year, to the island with the seals. ${k} and ${f} had watched it go, two summers now, from the end of the pier. All that you did was to sign. I DO IT AS IT IS DONE, it said, and there was a line.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sit', 'worried')], things: ['letter'] },
        `That night ${k} sat up with the letter and a pencil. It was only a name. Nobody would come and look. So ${k} got up, and for the first time in years did it the other way, quite quietly, to see. It worked perfectly well. There was nothing wrong with it at all. It was like answering to the name of somebody nice. "${refrain}," said ${k} to the letter, and it was still true.`,
        `"One can do it like that just once," said ${k} to the ceiling, "and sign, and then go back." It would hardly be a lie for more than a minute. ${k} tried it then and there, the usual way. It was easy. It was a bit like being in a house that is just like yours and belongs to other people. ${k} looked at the letter until the lamp went out, and the line on it was still empty.`,
      ),
      page(
        {
          setting: 'beach',
          time: 'day',
          camera: 'wide',
          actors: [seen(K, 'stand', 'worried'), seen(U, 'hold', 'calm', 'book'), seen(F, 'stand', 'excited')],
          things: ['boat'],
        },
        `On Saturday morning they all stood at the pier, with hats and sandwiches. The boat was so white that it hurt. ${U.name} had a small table, and the book lay on it. "Name?" she said. ${Fcap} gave a letter in and got a ticket. Then it was ${k}'s turn. "You haven't signed," said ${U.name}. "No," said ${k}. "${mine}. You saw."`,
        `The last Saturday in June was blue all over. Half the town was at the pier, and the band was trying its trumpets on the boat. "Next," said ${U.name}, behind the book. ${Fcap} had a ticket by now, and waved it. ${k} put down the letter. There was nothing on the line. "I would have," said ${k}. "It's just that it isn't so."`,
      ),
      page(
        { camera: 'close', actors: [seen(U, 'think', 'worried', 'book'), seen(K, 'stand', 'sad')] },
        `${U.name} held out the pen. She held it out for quite some time. "It's one line," she said, in a low voice. "I shouldn't look." ${k} would have liked to be somebody who could. "${refrain}," said ${k}. It came out smaller than it ever had. So there was no ticket. The queue went round ${k}, on both sides, like water round a post.`,
        `"Nobody has ever not signed," said ${U.name}. She turned over some pages of the book, but there was nothing there about that either. "You might put it on a bit crooked," she said, "so that it doesn't count." ${k} thought about that, because it was kindly meant. Then ${k} gave back the pen. "${refrain}," said ${k}, and stood aside, for the people who were going.`,
      ),
      page(
        { camera: 'wide', actors: [seen(F, 'stand', 'worried'), seen(K, 'stand', 'surprised')], things: ['boat'] },
        `The boat hooted. ${Fcap} was already on the plank, and stopped, so that everybody ran into everybody. ${Fcap} looked at the band. ${Fcap} looked back at ${k}, who waved, and meant it. "Two summers," said ${f} crossly, and came down again, against the stream. "It would have been all seals," said ${f}. "And nobody to say it to." They watched until the boat was the size of a tooth.`,
        `"Go on," said ${k}. "You can tell me what they're like." ${Fcap} went up the plank with the ticket, and the boat hooted twice. Then somebody came back down the plank, against the crowd. It was ${f}. "I'd have had to tell you about it," said ${f}. "And I'm no good at telling." They sat and watched it go, with the band getting smaller and smaller.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(U, 'sit', 'shy', 'book'), seen(K, 'stand', 'surprised'), seen(F, 'stand', 'curious')],
        },
        `They were not the only ones. ${U.name} sat there behind her table, with the book on her knees. "Aren't you going?" said ${f}. "I've never been," she said. "Somebody has to mind the book." She looked at the sea, and she looked at ${k}. "I thought about you," she said. "I thought about it all week.${doubt} How do you begin?" "${refrain}," said ${k}, and showed her.`,
        `When the boat had gone, there was somebody left over, with a flask. "I sell the tickets," said ${U.name}. "I don't get one. I have signed so much that nobody ever asks me." She shut the book. It was the first time that they had seen it shut. "How is it done?" she said. "I mean, by you.${doubt}" "${refrain}," said ${k}. "You'd better take off your hat."`,
      ),
      page(
        {
          ...inside,
          camera: 'wide',
          actors: [
            seen(U, 'stand', 'excited'),
            seen(F, 'stand', 'happy'),
            seen(K, 'cheer', 'happy'),
            seen(G, 'stand', 'happy'),
          ],
        },
        `So ${f} did it, ${where}, and meant it. "${found[0]}," said ${f}. ${Gcap}, who had come to see where they were, did it as well. "${found[1]}," said ${g}. Last of all it was ${U.name}. She began like somebody getting into cold water. Then she did it for much longer than she needed to, and said nothing for a while. "${found[2]}," she said.`,
        `${room === null ? 'They had the whole pier to do it on' : `So they all went up to the house, where it can be done`}. First it was ${f}, who had only ever watched. "${found[0]}," said ${f}, quite surprised. Then ${g} came by with the sandwiches, and was made to. "${found[1]}," said ${g}. And then they all stood back for ${U.name}. Nobody laughed. It was not that they did not want to. "${found[2]}," said ${U.name}, and did it over again.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(U, 'sit', 'happy', 'book'), seen(K, 'stand', 'proud'), seen(F, 'sit', 'happy')],
        },
        ...keeping(
          MOST,
          [
            `"That's three," said ${k}. ${U.name} counted them twice. Then she took the good pen, and found a place in the book, right at the edge. ${written}${noted} She waited until it was dry. "I have carried this about for thirty years," she said. "That's the first word of it that's mine." And then she said, to the pen: "${hers.says}. I never told anybody."`,
            `She wrote it in under ${letter}, where there was just room. ${written}${noted} "Three," said ${U.name}. "And I am one of them." She did not put the pen away. "I wonder," she said, and went rather red. "${hers.says}. At home. With the curtains drawn." They looked it up at once, under ${hers.letter}. It was nowhere to be found.`,
          ],
          `She found a place in the book for it, right at the edge.${noted} THIS IS ALSO DONE, she wrote. She waited until it was dry. "I have carried this about for thirty years," said ${U.name}. "That's the first word of it that's mine." And then she said, to the pen: "${hers.says}. I never told anybody."`,
        ),
      ),
      page(
        {
          ...backOut,
          time: 'sunset',
          camera: 'wide',
          actors: [seen(K, 'sit', 'happy'), seen(U, 'sit', 'happy'), seen(F, 'sit', 'happy')],
          things: ['boat', 'biscuit'],
        },
        `In the evening the boat came home. All along the rail they leaned out to look. On the pier sat three people with one packet of biscuits, trying something, with great care. "Were there seals?" called ${k}. There had not been any. The seals had all swum round to the pier, to see what those three were doing. And next June the letter had a second line. OR OTHERWISE, it said. ${k} signed there, and so did a surprising lot of people.`,
        `They took the biscuits down to the pier, since three people have to try it. They were still at it when the boat came in. Everybody on it looked down at them. "What are they doing?" said a man with a trumpet. "${cap(hers.letter)}," said ${U.name}. "It's quite new." Next year there were two lines to sign on. I DO IT AS IT IS DONE, said one. The other said: ALSO. ${k} took the second pen. There was a queue for it.`,
      ),
    ],
  };
}
