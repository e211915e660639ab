import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { takenIn } from './blown.ts';
import { refrains, titles } from './gone-parts.ts';

/** One runs and one watches; to see where the wind goes, something must be let go that nobody wants to lose. */
export function old(going: Going): Told {
  const { A, B, K, a, b, comesToo, company, chance } = going;
  const { t, drawn, O, out } = takenIn(going);
  const refrain = `${chance.pick(...refrains(t))}!`;
  const N = company.meet('goat');
  const P = company.person('Mr Bligh', 'other-grandparent');
  return {
    title: titled(chance.pick(...titles(t))),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          weather: 'wind',
          camera: 'wide',
          actors: everybody(going, 'walk', 'happy'),
          things: ['leaf'],
        },
        `All night the wind had walked about on the roofs. In the morning ${A.introduced} and ${B.introduced} were ${out}, at a slant.${comesToo} ${b} had something in a paper bag, and would not let it out. It was a bird, folded out of one sheet of blue paper. It had taken three days and forty-one folds. "It's for the bird show on Saturday," said ${b}. "It's the best thing I've ever made."`,
        `It was a wind that you could sit down on. ${A.introduced} and ${B.introduced} were ${out}, holding on to things.${comesToo} ${b} held on to a paper bag. In it was a blue paper bird, with forty-one folds, for the bird show on Saturday. "Why did you bring it out in this?" said ${a}. "I can't leave it alone," said ${b}. "I keep looking at it."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'happy'), seen(B, 'look-up', 'curious')], things: ['leaf'] },
        `${b} was one of those people who stand and look. ${b} had stopped already, by the end wall, where the leaves were running round and round in a ring. "Why don't they blow away?" said ${b}. "Come on," said ${a}, who was one of the others. And at that moment the wind put its hand in, and took ${O.names} ${t}.`,
        `At the end wall ${b} had to stop, of course. The leaves in the corner there were going round like water in a basin. "Look," said ${b}. "They come in over the wall, and they can't get out." "They're leaves," said ${a}, who was never long in one place. Whoosh, said the wind. It had ${O.names} ${t}, and was off with it.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'run', 'determined'), things: ['gate', ...drawn] },
        `"${refrain}" shouted ${a}, and was gone, with both elbows out. Nobody had ever had a ${t} like that one; it had been to the sea four times. It sat on a gate until ${a} was one step away. It got up. It sat on a dustbin until ${a} was half a step away. "It waits for you!" called ${b}, from behind. "It knows how far you can reach!"`,
        `${a} did not think about it. ${a} ran. It was the good ${t}, which had been to the sea four times. There it hung, on somebody's gate. "${refrain}" shouted ${a}, and jumped. It jumped too. It lay in the road, quite flat, being innocent, and when ${a} dived it was no longer there. "Stop a minute," called ${b}, "and look at what it does!" "It gets away," said ${a}, with gravel on both knees. "That's what it does."`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'medium',
          actors: [seen(N, 'stand', 'proud'), seen(A, 'stand', 'worried'), seen(B, 'stand', 'surprised')],
          things: drawn,
        },
        `After that there was a goat. She stood on a heap in the middle of a field, and she had the ${t} over one horn. It suited her. "Good morning," said ${a}, going up sideways. The goat thought that over. Then she took it off the horn, and had a corner of it, for elevenses. "No!" said ${a}. She opened her mouth to see what was the matter. "${refrain}"`,
        `In the first field stood a goat, with her back to the weather. On one of her horns was the ${t}. She wore it like a queen. ${a} held out a handful of grass. It was a fair swap, and it nearly worked. She leaned over to take the grass; the wind leaned over to take the ${t}. There was a small bite out of it as it went. "${refrain}" said ${a}, with not much voice.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'close',
          actors: [seen(B, 'cover', 'surprised'), seen(A, 'stand', 'worried')],
          things: ['sock'],
        },
        `Plap. "I have it!" said ${b}, in a muffled way, and took it off. It was a sock, with stripes, as wet as a fish. Then came page seven of a newspaper, which said that it would be calm. "Everybody has lost something," said ${b}. "I don't care about everybody," said ${a}. There was not a ${t} to be seen, in the whole of the sky.`,
        `Then something took ${b} round the face. It was a sock, with stripes, and heavy with rain. "That's no use," said ${a}. A bonnet went by, in a hurry. Then a tea towel went by. "It's all going the same way," said ${b}. But ${a} was looking for one thing only, and it was nowhere. It had gone out of sight while they were talking.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'worried')] },
        `"If you had run," said ${a}, "we'd have had it at the gate. There would have been two of us." "If you had once stood still," said ${b}, "we'd know where it was going." They sat down on one step with a good deal of step between them. They were both right, and that is the worst kind of quarrel.`,
        `"You never even ran," said ${a}. "You never even looked," said ${b}. After that they sat on a wall and looked in two directions. The wind pulled at them both, as if it had not had enough yet. "It has got to be somewhere," said ${b}, after a while. "Nothing can be blown for ever."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'curious'), seen(A, 'sit', 'curious')] },
        `"We want something that goes where it went," said ${b} slowly, "and that we can see all the way." They tried the sock, but that was too wet to fly. They tried a page of newspaper, and it went round a lamp post and stayed. It would have to be light. It would have to have wings, really. ${b} looked down at the paper bag, and then very quickly at something else.`,
        `"Suppose that we had a thing just like it," said ${b}, "and let it go. We'd only have to watch." The sock fell straight down. A leaf was too small, and they had lost it by the second gate. It would have to be big, and light, and easy to see, say, blue. Nobody said anything then for about as long as it takes to make a fold.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'determined'), seen(A, 'stand', 'surprised')] },
        `"No," said ${a}. "Not that. It's only a ${t}." "It's been to the sea four times," said ${b}. The bird came out of the bag, and shook in the wind as if it had been waiting for this. Forty-one folds. "You run," said ${b}. "I can't run like you. I'll stand on the wall and call which way." ${b} looked at it once more, and opened both hands, as wide as they would go.`,
        `"You needn't," said ${a}, who had seen what was in the bag. "You made that. It took three days." "It's a bird," said ${b}. "It's been in a bag." ${b} climbed on the wall, because one of them must see and the other must run. It was quite clear now which was which. The blue wings hummed. And ${b} let go.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(B, 'point', 'excited')], things: ['leaf'] },
        `It flew! It went up over the gate like a scrap of summer. "Left!" called ${b}. "By the goat! Left again!" ${a} ran as nobody has ever run down that street, and never once looked up. "It's coming back!" called ${b}. "It's going round!" And at the end wall, in the corner, down it came. It came down where the leaves were.`,
        `No paper bird ever went like that one. ${b}, on the wall, turned round and round with one arm out. "Over the field! Round the barn! To you, to you!" ${a} ran where the arm pointed, and jumped what there was to jump. Then the voice changed. "It's the corner!" shouted ${b}. "It's where we started! It's the leaves!" The wind came up against the end wall, and had to put down whatever it was carrying.`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'kneel', 'excited'), things: [...drawn, 'leaf', 'sock'] },
        `They dug with both arms. They found four mittens, a bonnet, the other sock and a small sail. They found a wig, which they took for a cat. At the bottom lay the ${t}, with one bite out of it. The bird was on top of the heap. One wing was bent right back. "Oh," said ${a}. "Your show." ${b} turned it over. "There'll be eleven birds at that show," said ${b}. "I know of one that has been anywhere."`,
        `It was all there, in layers. There was yesterday's wind, and under it last week's: gloves, letters, a wig, a cap, the other sock. And there was the ${t}. It was damp, and somebody had eaten a piece of it, but it was the one. The bird had come off worse. Its neck was straight, and one wing was only paper again. "I'll fold you a new one," said ${a}, who could not fold. "This one has flown," said ${b}. "I'm showing this one."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'stand', 'happy'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['sock'],
        },
        `It took until evening to give it all back. ${a} ran from door to door. ${b} looked at each thing, and then at the houses, and said whose it must be. Mr Bligh got both his socks. He had not spoken to his washing machine since March. Nobody ever came for the wig. The goat might have liked it, but it seemed kinder not to ask.`,
        `They did all the doors in the street. "It's yours, because it has paint on it, and so has your gate," ${b} would say. By the time they had said thank you, ${a} would be at the next. Mr Bligh stood in the doorway with a sock in each hand. "Both of them," he said, over and over. He had thought for a year that it was him.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          weather: 'clear',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy')],
          things: drawn,
        },
        `On Saturday the bird came fourth. The card said FLOWN, in ${A.names} writing, and there was a crowd round it. And on the next wild night ${K.name} lay in bed and heard a thing go flapping up the street. Nobody needed to get up. In the morning they would go to the corner, one to run and one to look. "${refrain}" said the wind, or it said something.`,
        `There were ten neat birds at the show, and one with a broken wing and a leaf stuck to it. People asked about that one. ${b} told it, and ${a} did the running. That night it blew again. ${K.name} lay in bed, warm, and listened to somebody's bucket going by. "${refrain}" It would be in the corner, by breakfast. It had nowhere else to go.`,
      ),
    ],
  };
}
