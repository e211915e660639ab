import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';

/** The same for eight years and more: what it is like to be the one that everybody can hear. */
export function old({ A, a, K, k }: Going, title: string, refrain: string): Told {
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'float', 'happy')] },
        `Wings are supposed to make no more noise than a wink. ${A.introduced} had looked it up. It was on the first page of the book about it, under "Wings". These two hummed. They hummed on one note, rather a low one, like somebody thinking. You could not creep up on people. You could not leave a room. "It's only you," everybody said, before they had turned round.`,
        `There are fairies that nobody has ever seen. Everyone had heard ${A.introduced}. It came along the hedge at about the height of a gatepost, like a kettle that is nearly there. "Guess who?" ${a} would say. It was meant for a joke, the first time. By now people said it for ${a}, without looking up. That is a different sort of joke.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'reach', 'calm'), seen(A, 'float', 'excited')] },
        `What ${a} wanted to do was the dew. It has to be up before the sun is, a drop to every leaf, and hung straight. ${K.introduced} had been given the whole of the long border. ${k} went along it in the grey without a sound. When the light came over the wall, it went from drop to drop as if somebody were lighting lamps. "Let me do one," said ${a}. "Just a spider's web. I'd hold my breath."`,
        `You could say what you liked about moonbeams. The best job in the garden was the dew. ${K.introduced} had it, and was good at it, and hung every drop as if it were the only one. ${a} got up at four each morning to watch. The webs were best. "Could I?" said ${a}, at last, on a Sunday. ${k} looked at the wings, and was too polite to say so, and held out the bucket.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'surprised'), seen(K, 'stand', 'worried')] },
        `${a} held that breath till it hurt. It was not the breath that did it. At the third drop the web began to tremble, all the way out to the edge. You would have said that it was laughing. Then it shook itself like a dog. Every drop came off that web, and off the next, and off the whole of the rose. "${refrain}" said ${k}. A lily tipped over and finished it.`,
        `It was a lovely web. ${a} came up to it with one round drop in both hands, as one carries an egg. Six steps off, the nearest thread began to buzz. ${a} went on, because what else can you do? There was a sort of twang. For about as long as a sneeze it rained in the long border, and nowhere else. "${refrain}" said ${k}, from under a dock leaf.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(K, 'stand', 'worried')] },
        `Slowly, then. That is what anyone would think of. But a wing that beats half as fast does not make half the noise. It makes the same noise, lower, and it does not hold you up. ${a} sank past ${k} with a look of great care, and into the bucket. "${refrain}" said ${k}, who had been up since three to fill it.`,
        `So ${a} did not fly at all. ${a} went up the stalk on foot, with the drop in a sling. It took an hour and ten minutes. At the top there was a view. There was also the sun, which had got there first, and the drop was gone. "Oh!" said ${a}, with both wings. You could hear it go plip, plip, plip, right down to the gate. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'surprised'), seen(K, 'stand', 'worried')] },
        `There was wool on the fence, where the sheep go through. ${a} wound it round and round both wings. It did work, one has to say. For eleven whole steps there was not a sound. But dew is wet, and wool drinks like a horse. It drank the bucket. It drank the leaf. ${a} came off the stalk like a sock off a line. "${refrain}" said ${k}, though there was really only a splat.`,
        `Thistledown is quieter than nothing. ${a} stuck it on with honey, feather by feather, and looked like something that has been under a bed. There was no hum at all. There was only a tickle. It went up one wing and down the other, and it got as far as the nose. They heard that sneeze at the farm. "${refrain}" said ${k}, in the dry. There was not one drop left anywhere.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'worried'), seen(A, 'sit', 'sad')] },
        `"There must be something that you're good for," said ${k}. As soon as it was out, ${k} heard how it sounded. "I mean, something else." "I know what you mean," said ${a}. ${a} folded up both wings as small as they would go. Then ${a} went off through the grass, on foot, so as not to disturb anybody.`,
        `"Perhaps indoors," said ${k}. "Perhaps something with the door shut." It was meant kindly. Things that are meant kindly are very hard to answer. "Perhaps," said ${a}. It takes a long time to leave, if you are as big as a thumb and walk. ${k} watched the grass move all the way to the wall.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'surprised')], things: ['jar'] },
        `On Monday the dust ran out. It had been going to for a week, and everyone had thought that somebody else was seeing to it. Wings alone will not lift a fairy. You need a pinch of dust on each. ${k} banged the jar on a stone. Then they all stood about on the ground, which was wet, and a good deal taller than they remembered.`,
        `"Who had the last of it?" said ${k}, with an arm in the jar up to the shoulder. Nobody had. It was simply gone. And with no dust there is no flying, whatever your wings are like. There they stood, in among the stalks. It would be light in three hours, and there was not a drop hung up from one end of the border to the other.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'worried')], things: ['flower', 'jar'] },
        `It comes out of flowers, of course. Most of them were over. There was one bush left, by the wall, and it was a mean one. It kept its gold in little tubes with the ends pinched shut. They knocked. They tickled. They hung on in a row and pulled, and came off in a row. ${k} made a speech to it. You could see the dust in there. It did not so much as crack.`,
        `There was dust in the flowers by the wall. There was any amount. But that sort doesn't leave it lying about. It shuts it up in a tube, and waits, and will not say what for. They tried it with a thorn and they tried it with warm water. ${k} counted three, and they all shook the stalk together. A beetle fell out and was rude to them.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')], things: ['flower'] },
        `Now ${a} had gone as far as the wall, since after that there isn't any more garden. ${a} was under that very bush, on the other side. There was nobody to disturb. So the wings came out, and hummed, and ${a} let them. It was a long, low, Monday kind of hum. Puff! Something soft hit ${a} on the head. ${a} looked up. Puff!`,
        `On the other side of the same bush sat ${a}. "I can't even be miserable quietly," ${a} was saying, to nobody. It was quite true. The wings had started of themselves. They hummed the way you do when you think that the house is empty. Above them, something let go. It came down on ${A.names} nose, as light as flour. It was gold.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'excited'), seen(K, 'float', 'excited')], things: ['flower'] },
        `"It isn't shut," said ${a}, coming round the bush, as yellow as a chick. "It's listening. You've all been much too quiet." And ${a} flew up to the nearest flower and hummed at it, with everything there was. The bush shook. Every tube on it opened its mouth. "Oh, you were never in the way," said ${k}. It's hard to say a thing like that with dust in your teeth. "Again! Louder!"`,
        `They heard it coming, and for once everybody turned round. "Mind your eyes," said ${a}, and went along that bush from end to end, a thumb's width from the flowers. HMMM! It came down as flour comes out of a sieve. One after another they rose off the ground, sneezing. "How did you get it open?" said ${k}. "I didn't," said ${a}. "I only came in at the door and said who it was."`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'sleep', 'sleepy'), seen(K, 'reach', 'happy')] },
        `It's bees that know about it, as a rule. They have always hummed at those. In our garden it is done by ${a}, in the evenings, and the jar is kept full. ${k} hangs the dew. There's one web that is left until last. It is hung with great care, drop by drop, beside ${A.names} bed. Hmm, go the wings, asleep. The whole web trembles. It has never yet come down.`,
        `The jar stands full now, and it is ${a} who fills it. You can hear exactly where ${a} has got to. People set their clocks by it. And before it's light ${k} comes along with the bucket, and stops, and hangs one drop over ${A.names} bed. When ${a} breathes in, it shakes a little. When ${a} breathes out, it shines. "It's only you," says ${k}, very softly, and goes on to the next.`,
      ),
    ],
  };
}
