import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { parts, REFRAINS, TITLES } from './moat-parts.ts';

/** On the day of the castle competition two rivals have the only water on the beach, and it stands in their moats. */
export function old(going: Going): Told {
  const { A, G, a, g, Gcap, comesToo, company, chance } = going;
  const { W, P, kind, asLong, asWide } = parts(going);
  const w = W.name;
  const refrain = chance.pick(...REFRAINS);
  const T = company.person(going.k === 'Noor' ? 'Jess' : 'Noor', 'child');
  const t = T.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined'), seen(T, 'kneel', 'determined')],
          things: ['bucket'],
        },
        `It was the day of the castles. ${A.introduced} had been at it since six. There were four towers and a bridge. The moat was so deep that the water came in from underneath.${comesToo} Ten steps away was ${t}, who had won last year, and had five towers. They had not spoken since Tuesday. It was about a spade. "Yours leans," said ${t}. "Yours is dry," said ${a}.`,
        `The judges were to come at four. ${A.introduced} had four towers up by breakfast, and after that worked only on the moat.${comesToo} That was where the others went wrong. They carried water, and it drained away. If you went down far enough there was no need; it rose by itself. There was only one other who knew that. It was ${t}, next door. They had not spoken since Tuesday, because of a spade. "Some towers lean," said ${t}, to nobody. "Some people can talk," said ${a}, to the bucket.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(W, 'sit', 'worried'), seen(A, 'run', 'surprised'), seen(T, 'run', 'surprised')],
        },
        `Then somebody shouted from the rocks. The tide had gone out, a very long way, and had forgotten something. It was ${W.introduced}, on the bare sand, as long as ${asLong}, and shining. You could hear the breath go in and out. ${a} got there first, and ${t} was right behind. They forgot that they were not speaking. "It's alive," said ${t}.`,
        `It was ${g} who saw it first. "Is that a boat?" said ${g}. They looked. Where the sea had been, behind the rocks, lay something long and dark. Boats do not blink. It was ${W.introduced}, left behind by the tide. ${a} ran, and so did ${t}, and at the last few steps they both went slowly. The eye was as big as a saucer, and it went from one of them to the other.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(P, 'stand', 'determined'),
            seen(A, 'stand', 'worried'),
            seen(T, 'stand', 'worried'),
            seen(G, 'stand', 'worried'),
          ],
        },
        `${Gcap} rang the lifeboat, and Mrs Pell was there in five minutes. "Nobody pulls, and nobody pushes," she said. "You can't move a ${kind} with your hands. You'd only hurt it. The sea must do it, and the sea's back at seven. Until then it has to be wet, every bit but the blowhole. ${refrain}!" It was one o'clock, and there was no shade on that beach at all.`,
        `Mrs Pell of the lifeboat had done this before. "First, keep away from the tail," she said. "Second, no pulling. Third, the skin must not dry. It's six hours until there is enough sea under it to float." She looked at all the people, and at the small tin buckets. "So, then," said Mrs Pell. "${refrain}!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'determined', 'bucket'), seen(T, 'hold', 'determined'), seen(P, 'stand', 'calm')],
        },
        `They made a line down to the sea. It had mothers in it, and judges, and a man with a parrot. Buckets went up full and came down empty. "${refrain}!" Each made a dark patch on ${W.names} side, which lasted for about as long as a kiss. Then the sand had it. By three the line was too short. "Further apart!" called Mrs Pell. "The sea's still going out!" They moved, and spilled more.`,
        `Sixty people handed on water, from the edge of the sea to the rocks. There were buckets and saucepans and somebody's hat. "${refrain}," they said, each to the next. It ran down ${w}, and straight on into the beach, as though into a sieve. The sea walked backwards all the while. Soon it took four minutes for a bucket to arrive. "There's less in it every time," said ${t}. "I know," said ${a}. "Take it."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(W, 'sit', 'sad'), seen(P, 'stand', 'worried')] },
        `"It's no good," said Mrs Pell, quite low, to ${g}. ${a} heard it. So did ${w}, it may be. The great eye was half closed. There were four hours left. ${a} sat down in the strip of shadow that ${w} made, and looked up the beach. There were the flags, and the castles. Between them was a thin bright line. It was the moat. It had been full since seven that morning, and nobody had put in a drop.`,
        `The breaths came slower. "We're losing more than we bring," said Mrs Pell, and wiped her face. ${a} put a wet towel over as much as it would cover. It was then that ${t} said something, and it was the first sensible word since Tuesday. "It doesn't run out of ours," said ${t}. They turned round at the same moment. Far up the sand the two moats lay in the sun. They were both full to the brim.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(T, 'think', 'worried')] },
        `"It's got to be dug," said ${a}. "It wants a moat of its own. Then it can't run away." "It'd take until Friday," said ${t}. "It's as long as ${asLong}." That was true, with two. It would have to be begun at both ends, and led in from where there was water already. They had each got half of that. It was ten to four. Up by the flags the judges were putting on their hats.`,
        `They saw it all at once, and they saw it both together. You could dig a ring round ${w}. But it would be dry for hours, unless it was filled from somewhere. In one place on that whole beach there was water. It stood round the towers. To let it out, you would have to cut through the walls. "The judges are at four," said ${t}. "I know when they are," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'determined'), seen(T, 'stand', 'surprised')] },
        `${a} picked up the spade. It was the very one that they had quarrelled about. It had taken six hours to build those towers, and the bridge was of shells. ${a} put one foot on the spade, and shut both eyes, and cut. The moat ran out through the gate with a rush, and took the bridge along. "Well?" said ${a}. "It leaned," said ${t}. And then ${t} went and did the same.`,
        `"You first," said ${t}. "No, you," said ${a}. The breath went in, down by the rocks, and it was a long time before it went out. They cut at the same second. First it was a trickle. Then the wall went, and the first tower sat down like somebody tired. ${t} could have won with that tower. "It's only sand," said ${t}, in a strange voice. "It's very good sand," said ${a}. They handed each other the spade.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'kneel', 'determined'),
            seen(T, 'kneel', 'determined'),
            seen(P, 'kneel', 'determined'),
            seen(G, 'kneel', 'determined'),
          ],
        },
        `After that everybody dug. Two ditches came down the beach, side by side, with the water running in them. In front went sixty people with plates and paws and spades. "To the left!" called ${a}. "To the right!" called ${t}. "Deeper!" called Mrs Pell. Water rose from below to meet the water from above. The judges dug too. One of them lost a hat in it, and dug on.`,
        `"Dig!" said Mrs Pell, and threw down her bucket. They dug as no castle was ever dug for. It was a ring as long as a street, well out from the tail. When the two streams ran in they did not sink. "It's staying!" shouted ${t}. "It's staying in!" And from the bottom, cold and clear, came more. It filled, and it stayed. ${w} lay in a moat, with a beach all round, and blew. It wetted every one of them.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(T, 'sit', 'happy'), seen(W, 'stand', 'calm')],
        },
        `Then there was only the splashing. They did it in turns, with cups, and it ran back into the moat, and they used it again. "${refrain}," said ${a}, lazily. ${t} passed it. They sat with their feet in. "It was your spade," said ${t}, after a long time. "I knew that on Tuesday." "I did lean on yours," said ${a}. "The tower, I mean. When you were at lunch."`,
        `It was nearly peaceful. They poured, and it ran down, and they had it back. ${w} looked at them, first with one eye, and later, having turned a little, with the other. "What was it about?" said ${t}. "The spade," said ${a}. They both looked at the spade. It was yellow, and there was a piece out of it. There were thirty just like it along the edge of that moat. "${refrain}," said ${t}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(W, 'jump', 'excited'),
            seen(A, 'cheer', 'happy'),
            seen(T, 'cheer', 'happy'),
            seen(P, 'cheer', 'happy'),
          ],
        },
        `At seven the sea came in over the flat sand, quickly, in one long line. It took what was left of the castles without stopping. "Back, all of you!" said Mrs Pell. It jumped into the moat, and there was no moat. ${w} rocked, and rose, and was light. There was one beat of a tail as wide as ${asWide}. Nobody cheered until it was quite over, and then nobody could hear anything else.`,
        `They heard it before they saw it. It came up the beach in the last light, and ran into the ring, and ${w} felt it. "Stand back, and let it turn!" said Mrs Pell. For a moment ${w} hung there, in their own moat, in a foot of sea and then in three. And slowly, as a door opens, ${w} turned round. After that there was only a long smooth place on the water, going away.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'wave', 'happy'), seen(T, 'wave', 'happy'), seen(G, 'stand', 'happy')] },
        `There were no castles, so there was no winner. The judges had a talk about it, in wet hats. In the end they put the ribbon on a stick, where the hole had been. FIRST, it said. Far out somebody blew, as high as a church, and the wind brought it back over all of them. "${refrain}," said ${a}. ${t} held out the bucket. It was ${A.names} bucket. Neither of them said so.`,
        `The prize that year was given to a hole. It is in the book: FIRST, HOLE. There is no photograph, because by then it was under the sea. ${a} and ${t} stood in the edge of it, up to the knees, one at each end of the ribbon. A long way out something went whoosh, and was gold for a second, and fell. "Next year," said ${t}, "we could do one castle." "One moat," said ${a}.`,
      ),
    ],
  };
}
