import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { huntOf, REFRAINS, TITLES } from './twelfth-parts.ts';

/** The same hunt for children of 8 and more: there is a prize for the red one, and only one of two can have it. */
export function old(going: Going): Told {
  const { chance } = going;
  const { M, X, D, hid, hider, H } = huntOf(going);
  const [m, x, h] = [M.name, X.name, H.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(M, 'run', 'excited'), seen(X, 'run', 'excited'), seen(D, 'stand', 'happy')],
          things: ['basket'],
        },
        `There's a rule in that garden, and it is as old as the shed. At Easter ${hider} hides twelve eggs, and one of the twelve is red. Eleven are for everybody. But whoever finds the red one is king until bedtime, and says what they all do. Last year it was ${X.introduced}, and they had spent the whole afternoon being trains. "Not this time," said ${M.introduced}, and took the basket down.`,
        `Nobody hides eggs like ${hider}. It had all been done before it was light that Easter. When ${M.introduced} opened the back door, the garden looked like an innocent face. There would be eleven eggs, all colours, for sharing. And there would be the red one. Whoever found that was king of Easter, and decided on everything until bedtime. ${X.introduced} had won it two years running, and each time everybody had had to be a train. "Ready?" said ${x}. "This year," said ${m}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'sit', 'calm'), seen(M, 'stand', 'curious')] },
        `They went past the shed at a gallop. ${H.introduced} sat there in the straw, eyes half shut, with her feathers out like a tea cosy. "You haven't seen anything red?" said ${m}. "${H.says}," said ${h}. It was neither yes nor no. She shuffled a little lower. ${m} hadn't time to wonder about it. ${x} was already at the apple tree.`,
        `It is no good asking a hen. ${m} did so all the same, in passing. "Anything red about?" ${H.introduced} had sat in the straw by the shed since before breakfast, and gazed at a cloud. "${H.says}," said ${h}, rather shortly. You'd have said that she was thinking of something else. From the apple tree ${x} shouted, "One!" So ${m} ran on.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'reach', 'excited'), seen(X, 'point', 'excited')],
          things: ['egg', 'boots', 'basket'],
        },
        `It was a good year. There was a blue one in a boot, right down in the toe. There were three in the gutter, in a row, where you had to be told to look up. ${m} found one inside a flower, and ${x} found one by sitting down. "Where was that one?" said ${x}. "I'm not saying," said ${m}. "Where was yours?" "Nor am I." In between they watched each other, as people do who are only interested in one colour.`,
        `"Two!" shouted ${x}, and "Three!" shouted ${m}. There were yellow ones hanging in the hedge, in socks. There was a green one with a face, which stood among the flower pots as if it worked there. They put them all in the one basket. But they ran like two people who aren't running. At each of them they both said, "What colour?"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'kneel', 'curious'), seen(X, 'kneel', 'worried')],
          things: ['basket', 'egg'],
        },
        `At ten they laid them out on the grass. They counted to eleven from both ends. Blue, green, yellow, and the one with stripes that had run. "${refrain}" said ${m}. "You've got it up your sleeve," said ${x}. ${m} shook out both sleeves, and then ${x} was looked at from underneath. After that it was less fun. It's a strange thing about eleven. It had been a lot until they counted it.`,
        `By ten there was not a flower pot that hadn't been lifted twice. "Eleven," said ${x}, and looked at ${m}. "Eleven," said ${m}, and looked at ${x}. "If you'd found it, you would say so?" "I'd shout so that they heard it in town," said ${m}. They turned out what pockets there were, to be fair. There was string, and half a biscuit. "${refrain}" said ${m}. They had both begun to be cross, and didn't know with whom.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'point', 'excited'), seen(X, 'run', 'excited')], things: ['flower'] },
        `If you look for red, there's no end to it. There was a tulip that ${x} leapt on from a distance. There was a brick. There was a robin, who was offended. At one moment they both saw it, under the hedge, and dived from two sides, and met. It was last year's ball. "${refrain}" they said, each holding a head. It wasn't even a nice ball.`,
        `They searched the garden in stripes, like lawn. They found a red peg, a red lid, and the red hand of a clock that nobody had missed. ${m} reached with great care into a hole, and was shaken by the finger. That was a mole, and it was not red. They ended up nose to nose above a flower pot. "I saw it first," they both said. "${refrain}" said the looks on their faces, when it had been lifted.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'look-up', 'worried'), seen(X, 'stand', 'sad'), seen(D, 'stand', 'surprised')],
        },
        `It had never happened before that they had to go and ask. "Where is it?" they said. "Is it still out?" was the answer. "But that was the easy one. It's beside the shed, in the straw, on the very top. I only didn't want it to crack." They thanked ${hid}, and walked away quite slowly, as far as the corner. Then they ran. There was the shed. There was the straw. There was nothing at all on top of it but ${h}.`,
        `"You give up?" they were asked, for ${hid} keeps to the rules. "We only want to know whether you forgot it," said ${m}. "I put it in the straw, by the shed, where anyone might see it. I thought that it would be gone in a minute." It was said so honestly that they believed it. They raced each other round the house. The straw was there, in the sun, and it was quite empty. That's to say, ${h} was on it.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'think', 'curious'), seen(H, 'sit', 'proud')] },
        `${x} had begun to pull the straw apart at the edges. But ${m} stood still. ${m} was thinking of corn. It had been thrown out at eight, as usual, and five hens had come to it. There are six. "${h}," said ${m}, and bent down until they were eye to eye, "you weren't at breakfast." The hen looked past one ear and then past the other. "${H.says}," she said, in quite a high voice. ${m} knew then. And ${x} did not know it yet.`,
        `"Somebody's been here before us," said ${x}. "There'll be footprints!" And ${x} went off to look. ${m} sat down, because there was nothing else to do. It was odd about ${h}. A cat had gone by, and she had not got up. The wind had turned her tail inside out, and she had left it like that. You only sit so still if there's a reason. ${m} looked at ${h} for some time. "It's under you," said ${m}, very quietly. ${x} was on the other side of the shed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'kneel', 'surprised'), seen(H, 'stand', 'angry')], things: ['egg'] },
        `A hand went in, where it was as warm as a bed. There it was, as smooth as anything. ${h} rose up on her toes, with all her feathers on end. For a moment it lay there in the sun between the two of them. It had never been so red. ${m} had only to shout. A whole day of not being trains lay in that straw. And ${h} rolled it back with her beak, and lowered herself over it, an inch at a time. She did not peck. She just looked up at ${m}.`,
        `She let herself be lifted on one side, like the lid of a box. Down in the dark something shone. It was the red egg, and it was as warm as toast. ${m} had it in one hand. The shout was already there, at the top of the throat. Then ${h} made a noise. It wasn't a cluck. It was much smaller, and it was not meant for ${m} at all. It was meant for what was inside. "There isn't anyone in there," whispered ${m}. "It's been boiled." But who was going to explain that?`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'sit', 'proud'), seen(M, 'stand', 'calm'), seen(X, 'stand', 'surprised')] },
        `"Well?" said ${x}, coming round the corner. ${m} stood with empty hands. It could have been kept dark, even then. "I've found it," said ${m}. "But she has found it first. So I think it's she who decides what we do." ${x} looked from one to the other, and saw a bit of red go by between two feathers. It took some swallowing. "And what does she want?" said ${x}. They watched ${h} settle. "I should say, to be left in peace," said ${m}. So that's how they spent that Easter, the three of them, flat in the straw, quite quiet. It was better than trains.`,
        `There were steps behind the shed. ${m} put it back. It was done before there'd been time to be sorry. "Nothing," reported ${x}. "There's something," said ${m}. "Only it's taken. Look." And ${h} raised herself by a finger's width, because she was proud of it, and let herself down again. ${x} began to speak, and thought, and stopped. "Then who's the king?" said ${x}, after a while. "She is." They both looked at the queen of Easter. She wanted corn, and she wanted shade, and nobody was to shout. They were kept busy until bedtime.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(M, 'sit', 'surprised'), seen(X, 'stand', 'excited')],
          things: ['basket', 'egg'],
        },
        `The basket had been left at the back door, with eleven in it. When ${m} carried it up in the morning, it weighed a little more. "Nine, ten, eleven," counted ${x}, out of habit. And there was one on top of them, without any paint on it at all. It was white, and still warm, and a small feather stuck to it. Somebody had come a long way across the yard with that. "${refrain}" said ${x}. "Here," said ${m}. "It's only that she's made it in white."`,
        `Hens can't count, it is said. But next day, when they tipped the basket out on the bed, there were twelve. There was blue and green and yellow, and there was one that had not been anywhere near a paint box. It was white. It was warm right through. "She's paid for it," said ${x}. ${m} held it against one ear, and could hear nothing, and was glad of it. In the straw by the shed the red one has a dent now, from being turned. She's very patient. Nobody has told her.`,
      ),
    ],
  };
}
