import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { isAfraid, REFRAINS, TITLES } from './elephants-parts.ts';

/** A hen is out in the storm and runs only between flash and bang; one of them counts too fast, and one cannot call. */
export function old(going: Going): Told {
  const { G, g, Gcap, third, company, chance } = going;
  // The one who is afraid is the second one here.
  const [A, B] = isAfraid(going) ? [going.B, going.A] : [going.A, going.B];
  const [a, b] = [A.name, B.name];
  const refrain = `${chance.pick(...REFRAINS)}`;
  const H = company.meet('hen');
  const h = H.name;
  const too = third ? ` ${third.name} came down as well.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          time: 'night',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'hide', 'scared'), seen(G, 'stand', 'calm')],
        },
        `The thunderstorm had been grumbling round the hills since tea. By ten it was overhead, and nobody could sleep, so they all sat in the kitchen with ${g}. ${A.introduced} was at the window, waiting for the next one. ${B.introduced} was in the cupboard, scared, until it should be over.${too} Between them they had the whole of the storm.`,
        `Some people like a thunderstorm. ${A.introduced} did, and stood in the dark kitchen with a nose against the window. Others are scared of it. ${B.introduced} sat in the cupboard with the saucepans. At each boom the saucepans said so too.${too} ${Gcap} made cocoa for both kinds.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'sit', 'calm'), seen(B, 'sit', 'worried'), seen(A, 'stand', 'curious')] },
        `"The flash is here at once," ${g} told the cupboard. "The bang has to walk. You count elephants in between, and then you know how far it has come. ${refrain}." The next one went white. "One elephant," said a small voice. BOOM, said everything. "That's close," said ${g}. "One elephant is about as close as they get."`,
        `"You can measure it, you know," said ${g}. "Light runs, and sound walks. After the flash you count elephants, because an elephant takes as long to say as a second does. ${refrain}!" The window went white. "One elephant, two," said the cupboard, and there was a crash. "Not quite two," said ${g}. "It's almost on the roof."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'worried'), seen(H, 'hide', 'scared')] },
        `In the next flash of lightning ${a} saw something that should not have been there. It was at the far end of the garden, under the wheelbarrow. It was round and wet, and had one foot off the ground. "It's ${H.introduced}!" said ${a}. "She didn't go in!" She never did go in when she was told.`,
        `The lightning came again, and the whole garden stood there for a moment like a photograph. ${a} saw the hen house, with its door shut. ${a} saw the wheelbarrow. "There's somebody under that," said ${a}. It was ${H.introduced}, who had stayed out to finish a worm. She had her head under her wing, as if that would help.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'determined'), seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried')],
        },
        `"Nobody goes out in that," said ${g}, "not for a hen, and not for a queen." It was a rule, and a good one. But there was an old cat flap in the kitchen door. "She could run in through that," said ${b}. "She always comes to ${a}." ${b} had come out of the cupboard without noticing it, holding a saucepan lid.`,
        `${a} had a hand on the door. "No," said ${g}. "Nobody goes out under that sky." So ${a} lay down on the mat instead, and pushed open the old cat flap, and called. "Chook, chook, chook!" There was only one voice that ${h} came to, and that was it. Behind ${a} stood ${b}, holding a saucepan lid. The cupboard was empty.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'shout', 'determined'), seen(H, 'run', 'scared'), seen(B, 'stand', 'worried')],
        },
        `"Chook, chook!" called ${a} from the mat, through the flap. She heard it. Out she came, flat along the ground like a wet duster, as far as the water butt. BOOM! Round she spun, and back she went, under the wheelbarrow, further in than before. They tried it again at the next flash, and it went just the same. The bang caught her half way. "She isn't silly," said ${b} slowly. "She runs when it's quiet. There isn't enough quiet."`,
        `Flash! "Chook, chook!" called ${a} through the flap. Out shot ${h}, with her neck out and her knees up, splashing. She got to the water butt. BOOM! It turned her round in the air, and she was back before the echo. It was the same the next time, and the next. "It's always the bang," said ${b}. "She'd do it if the bang came later." They looked at one another. "How many elephants does she need?" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'think', 'curious'), seen(A, 'sit', 'curious')] },
        `They worked it out. It was four elephants to the water butt, and that was a third of the way. "Twelve," said ${b}. "She needs a gap with twelve elephants in it." The last one had been five. They had only to wait till the storm walked off a bit, and not call her before. ${b} would rather have had any other job in the world. But somebody must look at the sky, and count. "I'll do it," said ${a}.`,
        `"Four to the water butt," said ${b}, "and there's twice as much after that. That makes twelve. If we get twelve elephants between the flash and the bang, she'll be in." It was at five just now. It would get longer, if they waited. ${a} hated waiting. ${b} hated flashes. "I'll count and I'll call," said ${a}. "You hold the lid."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'excited'), seen(B, 'stand', 'worried')] },
        `${a} counted, after the next flash. Through the flap came the rain, and small wet clucks. It was more than ${a} could bear. "Oneelephanttwoelephantthree," said ${a}, and was at twelve in no time. "Twelve! It's twelve! Chook, chook, chook!" "Was it?" said ${b}. And at the next flash out came ${h}, and ran for her life.`,
        `At the next flash ${a} began, and it was a fair sort of elephant to start with. But ${h} was looking straight at the flap. She was so wet, and it was such a little way. By four they were cantering. By eight they were going past in one long grey streak. "Twelve!" shouted ${a}. "That's enough! Come on, ${h}! Chook, chook!" It had been seven, by the clock.`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'run', 'scared'), seen(A, 'kneel', 'sad')] },
        `She was three steps from the door when it went off. It was as if it had been thrown at her. She screamed, and went straight up. She did not go back to the wheelbarrow, but over the wall, to where the nettles were. After that there was no clucking to be heard, between the bangs or at any time.`,
        `It caught her by the doormat. She was so near that they saw her eye. BOOM! She went round the water butt twice, and through the beans. Not even the wheelbarrow was far enough now. There was a gap under the shed, a dark one, at the very end. In she went, backwards. "Chook?" said ${a}. Nothing came out.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'surprised'), seen(G, 'sit', 'calm')] },
        `"It was twelve," said ${b}. "You said so. I must have got it wrong, how far she runs." ${b} had begun to do it all over again, on the back of an envelope. ${a} watched that for a bit. There was no way of knowing what anybody had counted, once it was counted. "They weren't elephants," said ${a}. "I went too fast. They were more like mice." It was not a nice thing to have to say about elephants.`,
        `${b} was nearly in tears. "So twelve isn't enough," said ${b}. "Then what is? I did it so carefully." Nobody could have told. You can't see a second after it's gone. ${a} looked at the mat. "It was enough," said ${a}. "I didn't get to twelve. I said it, but I squashed them." "Squashed them?" "They were about as big as mice," said ${a}. ${Gcap} said nothing, and warmed a towel.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'look-up', 'determined'), seen(A, 'sit', 'calm')] },
        `So they changed over. ${b} stood at the window, where all the lightning was. The lid was a shield, and ${b} looked over the top. ${b} had never in all that night seen a flash from the beginning. "${refrain}," said ${a}, from the mat. And ${b} counted them, each with all four feet on the ground. It was nine. It was ten. ${a} lay there and did not call. It was the hardest thing that ${a} had ever not done.`,
        `"You do it," said ${a}. "You couldn't hurry an elephant if you tried." That meant the window, and both eyes open. ${b} put down the lid. It flashed, right into ${B.names} face. "One," said ${b}, very white, "elephant." You could have walked round each of them. That one came to nine. "Not yet," said ${b}. ${a} bit a sleeve, to keep from calling. "${refrain}," said ${a}, at the next, with a mouth full of wool.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'shout', 'excited'), seen(B, 'point', 'excited'), seen(H, 'run', 'excited')],
        },
        `Thirteen. "Next time," said ${b}. "Now you." It flashed, low and pink. "Chook, chook, chook!" called ${a}, as if there were no storm at all, as if it were breakfast. Something small came up out of the dark. "Four elephants," said ${b}. She was at the water butt. "Eight elephants. Nine." She was on the path. "Eleven elephants." There was a bump, and a smell, and a great deal of water on the mat. Boom, said the storm, to nobody.`,
        `That was thirteen, and every one of them full grown. "Ready," said ${b}. Flash. "Chook, chook," said ${a} into the dark, quite softly. It was a voice with corn in it. For three elephants nothing happened. "Four," said ${b}. "She's out! Six. Seven. Eight." They could hear her feet. "Ten elephants. Eleven elephants." The flap went up, and there was a wet thing in ${A.names} arms, going like a clock. Boom. But it was a long way off, and too late.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'medium',
          actors: [seen(H, 'sit', 'sleepy'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(G, 'sit', 'happy')],
        },
        `She spent the night in the cupboard, with the saucepans, in a warm towel. There was room in it now. They sat on in front of the window, all in a row. The storm went away over the hills. "Nineteen," said ${b}, at the end of it. "Twenty elephants." "Or two hundred mice," said ${a}.`,
        `Somebody had to have the cupboard. So ${h} had it, in a warm towel, with one eye on the saucepans. Nobody else wanted it. ${b} was at the window. "${refrain}," said ${b}, at each little glow behind the hills, and they counted together, at a walk. They were past thirty when they stopped hearing the bang. In the morning there was an egg in the frying pan.`,
      ),
    ],
  };
}
