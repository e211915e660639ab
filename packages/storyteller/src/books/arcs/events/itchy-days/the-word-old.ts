import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: a word that moves other people's hands is said to somebody who holds a very small brush. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, chance } = going;
  const { refrain, many, one, it, count, goesOld, isCombed, N, n } = partsOf(going);
  const combs = isCombed ? 'combed' : 'looked at';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'cover', 'worried'), seen(B, 'sit', 'curious', 'pencil')],
          things: ['pencil'],
        },
        `It was behind the left ear on Monday, and nobody thought anything of it. By Tuesday it was all over the place. "${cap(it)}," said ${g}. "It could be anyone. This week it's you." ${A.introduced} had never felt so itchy. ${B.introduced}, who counted everything, got out a pencil. ${count} "It's a good number," said ${b}. "One can do a lot with nine."`,
        `Some itches can be argued with. This one had come to stay, and brought its family. ${A.introduced} rubbed against the door, and then the other door. "It's ${it}," said ${g}. "It goes to whoever's in." ${B.introduced} kept a count of most things, and now there was something worth it. ${count} The pencil wrote it down, with a line under it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'worried'), seen(G, 'stand', 'calm')] },
        `There's a trick to it. One has to think of something else, like boats. ${a} had got as far as the harbour. "Does it still itch?" asked ${g}, kindly. "${refrain}" said ${a}. It was too late. The word went in at the ear, and ran straight down to the ankles. All the boats sank.`,
        `"Don't scratch it," said ${g}. "Think about something large and cool." ${a} thought about an iceberg. It worked for nearly two minutes. Then ${g} put a head in at the door. "How's the itch?" "${refrain}" said ${a}, and there it was again, from the neck to the knee. It was as if the word had legs.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(B, 'cover', 'surprised', 'pencil'),
            seen(G, 'cover', 'surprised'),
            seen(A, 'point', 'surprised'),
          ],
          things: ['pencil'],
        },
        `But now there was scratching from somewhere else. It was ${b}, with the wrong end of the pencil. And ${g} was rubbing one shoulder on the bookcase, like a bear who has found a tree. ${b} ${combs} ${g}, twice. There wasn't one ${one} in the house, except on ${a}. "Scratching: three," wrote ${b}. "${cap(many)}: one person only. It isn't ${it} that we've caught. It's the word."`,
        `Scratch, scratch. It wasn't ${a}, for once. "I'm only thinking," said ${b}, and used the pencil for it. "Now look what you two have started," said ${g}, and leaned on the bookcase, and went up and down. A dictionary fell out. So ${b} ${combs} everybody, twice. Nobody but ${a} had a single ${one}. "Then it can't be ${it} that we're catching," said ${b}. "It must be the word."`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(G, 'hold', 'surprised', 'soup'), seen(A, 'cover', 'surprised'), seen(B, 'cover', 'surprised')],
          things: ['soup'],
        },
        `So they put another word in its place. They said soup. "My left knee soups," said ${a}. "It's the soupiest knee I ever had." There was not a scratch out of anyone until evening. Then ${g} came in with a pot. "It's leek and potato soup," said ${g}. It got quite cold before anybody had a spoon free.`,
        `"We'll call it soup," said ${b}. All that day things souped. They souped behind the knee and between the shoulders, and no one turned a hair. "I think we've cured language," said ${a}. But at six ${g} set something down on the table, and told them what it was. It was soup. They scratched like a string quartet, and ${g} played the cello.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'hide', 'excited'), seen(B, 'stand', 'worried')],
          things: ['fence'],
        },
        `The next day ${a} tried it over the fence. A man went by with a parcel. "Itch," said ${a}, softly, from behind a plank. The parcel went under one arm, and up went the hand. It worked on a jogger. It worked on two nuns. It was like having hold of a string that was tied to everyone. "It's only funny when they know," said ${b}. ${a} did not write that down.`,
        `In the morning there was sun, so they sat by the fence. A cyclist stopped there to look at a map. "Itch," said ${a}, to nobody in particular. The cyclist scratched, and looked about, and scratched. ${a} shook with laughing. One could do it to anyone! One could play a whole street, like a piano. "They don't know it's a game, though," said ${b}. "That's what's so good," said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'hold', 'determined', 'paintbrush'), seen(A, 'hide', 'curious')],
          things: ['paintbrush', 'sign', 'fence'],
        },
        `On the other side of the fence was ${N.introduced}. She had a sign to paint, for the inn at the corner. It was called The White Swan, and it would have a new swan on Saturday. She had been three weeks at it. Now there was one feather left. She held her breath. The smallest brush in the county came down, black and wet, like the foot of a fly. ${a} had an eye to the gap.`,
        `${N.introduced} painted signs next door. She had done the fishmonger's fish, and the hare at The Hare. This was for the inn, The White Swan, and people were coming on Saturday to see it go up. It was so white that one blinked. There was just the eye to do. She leaned in, with a paintbrush of about six hairs. Behind the fence, ${a} leaned in as well.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hide', 'excited'), seen(N, 'stand', 'surprised', 'paintbrush')],
          things: ['paintbrush', 'sign', 'fence'],
        },
        `"${refrain}" whispered ${b}, who could see it coming. There was plenty of time not to. ${a} had time to think that. And then ${a} said it, all the same, through the gap. The paintbrush jumped. It was a very small brush, but it had a good deal on it. Dab, dab, dab, it went, right down the white. One didn't need a pencil to count them. There were nine.`,
        `It was on the tip of the tongue. One can swallow a word, at that point. It isn't hard. "${refrain}" said ${b}, very low. But ${a} wanted to see if it would. "Itch," said ${a}, to the gap in the fence, and up flew her elbow. The brush went along the swan like a hen across snow. It left nine black marks. Nobody laughed at all, which was odd.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'sad'), seen(A, 'hide', 'worried')], things: ['sign', 'fence'] },
        `She didn't shout. She held her hand up, and turned it over. "Forty years," said ${n}, to the hand. "You never did that before. Well, it comes to all of us." Then she screwed the lid on the paint, and went in, and left the sign where it was. It would have been much better if she had shouted.`,
        `${n} sat down on a bucket. "That's that, then," she said. "I always wondered how I'd know when it was time to stop." She wasn't talking to anybody. She looked at her right hand, as one looks at a dog that has bitten someone. Then she wiped the brush, and wrapped it up, and put it away. ${a} wished that she would shake the fence.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'think', 'sad'), seen(B, 'sit', 'calm')],
        },
        `Nothing itched that night. One could have slept like a log. But there was a place somewhere in the middle, where no one can reach. ${a} lay and turned from side to side. "She'll stop painting," said ${a}. "She thinks it's her hand." "We could say nothing," said ${b}. "No one else knows." They tried that until two o'clock. It's no use to think of boats for that kind.`,
        `"Is it the ${many}?" asked ${b}, in the dark. "No," said ${a}. "It's farther in." The ${many} were much better. This was just the one, and it was new, and one couldn't get at it from outside. "She'll do the inn another swan," said ${b}. "She won't," said ${a}. "She's put her brushes away. If I tell her, she'll know it was me. If I don't, she'll think that it was her."`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(N, 'stand', 'angry')],
          things: ['fence'],
        },
        `In the morning ${a} stood at the fence and called. "It wasn't your hand! I said a word to make you scratch. I did it on purpose, to see." ${n} did not speak for a time. A number of things went over her face. "So it was never me," she said. "No." "Good," said ${n}. "And now I'm going to be cross. It may take all day." There were forty brushes to wash, and ${a} washed them.`,
        `Next morning there was a knock at the fence. It's hard to knock at a fence, but ${a} did it. "There's nothing the matter with your hand," said ${a}. "I said itch, through the gap. I knew what it would do." She looked at her hand first, and begged its pardon. After that she looked at ${a}. It was a long look. "You can clean the brushes," said ${n}. "All of them. Since 1985." It took until dark.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'point', 'happy', 'paintbrush'), seen(B, 'stand', 'proud'), seen(A, 'stand', 'happy')],
          things: ['paintbrush', 'sign'],
        },
        `There were still nine spots on a white swan, and one day left. "It would need three weeks again," said ${n}. ${b} put a head on one side. "Nine's a good number," said ${b}. "Nobody ever counted a plain one." ${n} looked at it with one eye, and then the other. She got out her paintbrush. She gave each spot an edge, and a shine. Her hand was like a rock.`,
        `They all three stood before the sign. "White's gone," said ${n}. "There's no getting it back by tomorrow." "How many swans are there in this town?" asked ${b}, who would know. "On signs, I mean." There were four, and all of them plain. "Then it's the first one with anything to count," said ${b}. ${n} began to smile on one side. The paintbrush went round each spot, and never shook.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'point', 'happy'), seen(N, 'cover', 'surprised')],
          things: ['sign', 'ladder'],
        },
        `${goesOld} At last there was a nought under the nine, and ${a} could go and see. THE SPOTTED SWAN, said the sign. ${n} was up a ladder, to do one more T. "What are you looking like that for?" she said. ${a} had a word in there, all ready, and swallowed it. "Soup," said ${a}. ${n} gave a nod. But in the street they looked up at nine spots, and not one of them kept still.`,
        `It was a week or so. ${goesOld} Then there were none, and they walked to the corner. Up there hung the sign of The Spotted Swan, with ${n} beside it on a ladder. Under it stood half the town, with their heads back, and scratched. "${refrain}" said ${b}. "I never opened my mouth," said ${a}. It was true. It was the swan. And are you sitting quite still?`,
      ),
    ],
  };
}
