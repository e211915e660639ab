import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { keeperOf, REFRAINS, TITLES } from './parts.ts';

/** For the oldest: one forgets everything and the other nothing, and that is not always the better of the two. */
export function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const P = keeperOf(going);
  const p = P.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(B, 'stand', 'calm')] },
        `${A.introduced} forgot everything. ${B.introduced} forgot nothing, and could tell you what they'd had for lunch on any Thursday. They got on well, on the whole. ${a} would lose a day, and ${b} would know where it was. There was one thing that ${a} had never forgotten, and it was no use to anybody. It was a tune. "Tum-ti, tum-ti, tum."${comesToo}`,
        `If you told ${A.introduced} a thing, it was as if you had written it on water. ${B.introduced} was the other sort, and never lost a word that anyone had said. "In March you told me that you'd bring it back," ${b} would say. "Did I?" said ${a}, and was always pleased to hear it. Only a tune had ever stayed with ${a}, nobody knew why. "Tum-ti, tum-ti, tum."${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'proud'), seen(A, 'stand', 'excited')], things: ['kite'] },
        `On the day of the kites everybody went up the hill at two. ${b} had been building since May. It was red, and taller than ${b}, and the glue was just drying. "It only wants string," said ${b}. "I can't leave it now. Could you go?" ${a} had never been asked to fetch a thing for the day of the kites. "String," said ${a}, and was through the gate.`,
        `${b}'s kite was done at noon, a red one, as big as a door. At two the whole town would be on the hill. "I've thought of everything," said ${b}, who had a list, and went down it. "Everything but the string." One hand was holding the paste. So ${b} had to ask. "It's the most important thing of all," said ${b}. "String," said ${a}. "You can count on me."`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(A, 'think', 'worried'), seen(P, 'stand', 'calm')],
          things: ['scarf'],
        },
        `${a} said it at every step, out loud. It worked as far as the bridge, where someone was painting a boat. "What a blue!" said ${a}. And when ${a} looked, there was a hole where a word had been. "${refrain}?" ${a} asked ${P.introduced}, in the shop. "It was long. It was for somebody I like." ${p} was a good listener, and sold ${a} a scarf.`,
        `It's four hundred steps to the shop, and for three hundred and ninety ${a} had it. Then a cat went by with no tail. "How does it balance?" thought ${a}, and after that there was only the cat. ${P.introduced} leaned on the counter and waited. "${refrain}?" said ${a}. "You tie it. It's for outdoors, in wind." It seemed quite clear to them both, and it came to a scarf.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'close',
          actors: [seen(B, 'stand', 'angry'), seen(A, 'stand', 'shy')],
          things: ['scarf'],
        },
        `"It's a scarf," said ${b}. "Yes!" said ${a}, and then, "Isn't it?" It was ten past one. ${b} breathed in and out, and tied a knot in ${a}'s handkerchief. "That stands for string." ${a} carried it in front, in both hands, like an egg. In the shop they unrolled it. "It's a knot," said ${p}. "It's a very good one," said ${a}. "${refrain}?" It was a sock, in the end.`,
        `${b} looked at the scarf. "In April you brought me soap when I'd said soup," said ${b}. "This is like that." But there was time. A knot was made in a handkerchief, to think of string by. ${a} did think of it, all the way, of that knot, of how fat it was. "What's it for?" asked ${p}. "${refrain}?" said ${a}, and went quite hot. They tried one thing and another on the knot, and it came nearest to a sock.`,
      ),
      page(
        {
          setting: 'street',
          weather: 'wind',
          camera: 'medium',
          actors: [seen(A, 'reach', 'worried')],
          things: ['ribbon'],
        },
        `At half past one it was a note. STRING, it said, with a line under it. It was a day for kites. At the corner the wind put out a hand, politely, and had it. You could see it over the church, white, getting smaller, the best flyer of the day. "${refrain}?" said ${a} to nobody. It must have been something with colours in it. ${a} bought a ribbon.`,
        `So ${b} wrote it down, and pinned it on. There were people in the street already, going up with kites under their arms. The wind had a good look at what ${a} was wearing, and took it off. "Stop!" called ${a}, and ran, and reached for it, and it was gone. "${refrain}?" The only thing that ${a} could see, in the whole shop, was a ribbon.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(B, 'shout', 'angry'), seen(A, 'stand', 'sad')],
          things: ['kite', 'ribbon'],
        },
        `It was ten to two. ${b} didn't shout. It would have been better. "I should have gone by myself," said ${b}. "You can't be asked. I won't forget this." "No," said ${a}. "You don't." And ${a} put the ribbon away in a pocket, with the sock and the scarf. On the hill the first kites had gone up.`,
        `"A ribbon," said ${b}. "I see." And then it all came out, the soap for soup, and March, and every Thursday there had ever been. ${b} had them all, in order. "You can't be asked," it ended. "I don't remember any of those," said ${a}, in a small voice. "I only remember that you're my friend." The church clock struck two. They could hear the people cheering.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'worried'), seen(A, 'sit', 'sad')] },
        `It took ten minutes to the shop, if you ran. ${b} could be there and back before the prizes. ${a} had gone to sit behind the shed. It would be forgotten there, all of it, in half an hour; that was the worst thing. ${a} would come out and smile. It was only ${b} who would still have it, next week and next year: "You can't be asked." ${b} had one shoe on.`,
        `There was still time, for somebody with a head on. ${b} got as far as the gate. Behind the shed there was no sound, and then there was a small one. By tomorrow ${a} wouldn't know a thing about it. But ${b} would. ${b} had never yet lost a word, and would hear these ones every day of the kites for ever. ${b} let go of the gate. Let them have their prizes.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'surprised'), seen(A, 'sit', 'surprised')] },
        `"Tum-ti, tum-ti, tum," it went, behind the shed. ${b} sat down there too. "How long have you had that?" said ${b}. "Always," said ${a}. "It doesn't go in at the ear. It goes in at the feet." They listened to it. "I tied it on a knot," said ${b}, "and I tied it on paper. I never asked what you'd hang it on yourself." And ${b} sang, very softly, "String, oh string, oh string."`,
        `"I said a thing," said ${b}, behind the shed. "Did you?" said ${a}, and sniffed. "Tum-ti, tum-ti, tum." It was the oddest thing. There was a person from whom everything fell off, and that never did. "What keeps it on?" said ${b}. "I walk to it," said ${a}. "Then walk to this," said ${b}. "String, oh string, oh string." It fitted as if it had been cut out for it.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'wide',
          actors: [seen(A, 'dance', 'happy'), seen(P, 'dance', 'happy')],
          things: ['string'],
        },
        `"Would you go?" said ${b}. "For me? Once more?" It was twenty to three by then. And ${a} went, over the bridge, and past all that there was to look at. "String, oh string!" The wind pulled at it, and couldn't get one word loose. "STRING!" roared ${p}, when it came in at the door, and threw up both arms. "All day I've been wondering!"`,
        `${b} could have gone along. ${b} stayed at the gate. "You can be asked," said ${b}. "I'm asking." "String, oh string, oh string," sang ${a}. You could hear it as far as the bridge, and then the corner. It never missed a step. In the shop it took them both round the counter twice. Then ${p} reached up and took down a ball as big as a cabbage.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(B, 'hold', 'worried'), seen(A, 'hold', 'proud')],
          things: ['kite', 'string'],
        },
        `They met the people coming down. It was over; somebody had a cup. There was a last bit of wind on the hill, for nobody. ${b} ran. The red kite got up, went round and round like a dog with a wasp, and came down. "The tail," said ${b}, and stood there. "There has to be a tail. It was on no list. I forgot it." Nobody had ever heard ${b} say that word.`,
        `At four they were up there, all alone. The grass was flat, where everyone had been. The kite went up on its string, leaned over, spun, and hit the ground. It did that three times. "It ought to have a tail," said ${b}, slowly, "or it can't tell which way is down. I forgot." It sounded strange, as if it were in another language. "What does it feel like?" said ${a}, with interest.`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'proud'), seen(B, 'look-up', 'happy')],
          things: ['kite'],
        },
        `"I've got these," said ${a}, out of all those pockets. "I don't know what they're for." There was a scarf, and a sock, and a ribbon. ${b} tied them end to end, and couldn't say anything. The wind looked in once more. Up it went, red, with four yards behind it, and it knew which way was down. It stood there over the whole town.`,
        `${a} turned out two pockets. "Somebody must have wanted them," said ${a}, and held out the scarf, the sock and the ribbon. They tied the one to the other to the third. The kite shook itself. And then it walked up into the sky as if there were stairs. Down in the town people came out again, with their cups, to see what that was.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['kite'],
        },
        `They took turns to hold it until it got dark. "Was there something?" said ${a}. "You looked cross, I think. Earlier." ${b} had the answer, word for word, with the time. ${b} looked at it for a moment, and let it go, like a note at a corner. "I don't remember," said ${b}. "Tum-ti, tum-ti, tum," went ${a}.`,
        `"I'm glad you got string," said ${b}. "Did I?" said ${a}, and was delighted. The sock was the size of a star. ${b} had kept the whole of that day, every minute, and would have it always. There were ten that ${b} would gladly have lost. "How do you do it?" said ${b}. "Forget a thing?" "I walk on," said ${a}. "Tum-ti, tum-ti, tum."`,
      ),
    ],
  };
}
