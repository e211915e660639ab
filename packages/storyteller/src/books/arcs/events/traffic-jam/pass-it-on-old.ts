import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { jamOf, TITLES } from './parts.ts';

/** For ages 8 to 12: thirty windows, and what becomes of a word on the way. */
export function old(going: Going): Told {
  const { A, B, G, L, P, O, a, b, g, Gcap, k, third, chance, to } = jamOf(going);
  const also = third ? ` ${k} kept count of the minutes.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: 'Pass it on!',
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'sit', 'calm')],
          things: ['car'],
        },
        `It was a hundred miles to ${to}, and for sixty of them nothing was the matter. Then there were red lights in front, and the car slowed down, and thought about it, and stopped. "We're stuck in a traffic jam," said ${g}. "They don't last." ${A.introduced} had heard that voice before. It was the voice for injections.`,
        `"We'll be there by twelve," ${g} had said. ${A.introduced} had it in writing, on the back of a map. At eleven, on the way to ${to}, the car came round a bend, and everything was standing still. They were stuck in a traffic jam. ${Gcap} turned off the engine. It's never a good sign when they do that.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'look-up', 'curious'), seen(A, 'sit', 'curious')],
          things: ['lorry', 'bus'],
        },
        `In front of them was a lorry with a picture of a loaf on it. In front of the lorry was a bus. ${B.introduced} counted thirty roofs as far as the bend. There was no telling what came after it. "What is it?" said ${a}. "What's it all waiting FOR?" Nobody could say. You can't see through a loaf.`,
        `There was a lorry, and a bus, and then roofs, shining like a river that's been told to stay. "It must begin somewhere," said ${B.introduced}. "There must be one car that's got nobody in front." They tried to imagine it. What would that one see? It would be the only one here that knew.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')] },
        `By twelve they'd eaten the sandwiches for twelve, and by half past the ones for four.${also} They had played I spy until there was nothing left but "lorry", "lorry" and "back of lorry". A snail came along the verge, drew level, and went ahead. "It's not the waiting," said ${a}. "It's that we don't know what for."`,
        `There is only so much to do in the back of a car.${also} They'd done it by noon. ${b} had read the loaf on the lorry backwards. A ladybird that they'd seen at eleven was by now further on than they were. "I wouldn't mind so much," said ${a}, "if I knew what it was. I could think about it."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined'), seen(L, 'sit', 'happy')], things: ['lorry'] },
        `Nobody may get out in a traffic jam. But the windows were down. ${a} put a hand to each side of the mouth. "Excuse me! What is it, up in front?" A head came out of the lorry, and it was ${L.name}'s. "Search me, love. I can only see bus." "Then could you ask the bus?" said ${a}. "And tell them: pass it on!"`,
        `People have to stay in their cars. It came to ${a} that a question doesn't. "Hello?" called ${a}, out of the window. In the lorry sat ${L.name}, knitting. "What's up there, please?" "I've no idea, pet." "But the bus might know. Or whoever's in front of that. Pass it on!" ${L.name} put down the sock, and leaned out.`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'shout', 'happy'), seen(A, 'sit', 'curious')], things: ['bus'] },
        `They could hear it go. "What is it? What is it?" It went up the line like a mouse in a hedge, and was gone. Six minutes went by. Then it came back, and louder at each window. ${L.name} listened to the bus, with her mouth open. "It's JUICE!" she yelled. "They say that it's a big white juice!"`,
        `It was handed on at every window, getting smaller. There was a long time of nothing. Then people's heads began to come out again, at the bend, and turn, and shout. The bus told the lorry. "Well, I never!" said ${L.name}. "It's juice, pet. White juice. It's sitting in the road, and it hisses."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(B, 'sit', 'excited')] },
        `"Nobody stops a road for juice," said ${a}. "Somebody could have dropped it," said ${g}. But ${b} was moving both lips. "It's come through thirty windows," said ${b}. "It'll have got bent. Juice. Joose. What's big, and white, and goes -oose?" They said it both at once. "GOOSE!"`,
        `They thought it over. "Juice doesn't sit," said ${a}. "Juice doesn't hiss," said ${b}. It was like a letter that has been rained on; one had to read what it used to be. "What's like juice, and sits, and hisses, and nobody dares to touch it?" A farm came into ${a}'s mind, and a gate, and running. "It's a goose."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'excited'), seen(G, 'sit', 'happy')] },
        `That changed everything. A traffic jam is nothing you can help. A goose is somebody. "You never push a goose," said ${g}. "You give it bread, and it comes by itself." So ${a} leaned out, in a seat belt, and sent it off, as clearly as it could be said. "Give her some BREAD! On the grass! Pass it on!"`,
        `"You can't blow a horn at a goose," said ${g}. "It only makes them stay." "But they'll go anywhere for bread," said ${a}. "They ran after mine." And out went the second message, round the loaf, and along the bus, and on. "Give the goose some BREAD! Put it on the grass! Pass it on!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'surprised'), seen(O, 'sit', 'sleepy')] },
        `Beyond two more bends was the front. There stood ${P.name}, who looks after that road. In the middle of it sat ${O.introduced}. He'd waved. He'd whistled. He'd said please. She had hissed, and shut one eye. And now a lady in a red car put her head out. "They say, give her a BED." "A what?" said ${P.name}.`,
        `The one with nobody in front was a small red car. It saw ${O.introduced}, on the white line, like a cushion. Over her stood ${P.name}, whose road it was. He had tried a broom, and a song. "There's a message for you," called the red car. "It's from the back. You're to give her a BED. On the grass."`,
      ),
      page(
        { camera: 'close', actors: [seen(O, 'sit', 'happy'), seen(P, 'kneel', 'happy')], things: ['pillow'] },
        `When you've tried everything sensible, it's time for the rest. ${P.name} had a pillow in his van, for the long nights. He laid it on the grass, and plumped it up, and stood back, feeling a fool. The goose opened the eye. She got to her feet. She walked over, went round three times, and sat. And out of her came a very long sigh.`,
        `He looked at the goose. It struck him for the first time that he hadn't asked himself why she sat there. It was warm, and it was flat, and her eyes kept closing. She'd flown all night, very likely. "Oh, you poor old thing," said ${P.name}. He fetched the pillow out of his van. She was on it before he'd let go.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), seen(O, 'sleep', 'sleepy'), seen(P, 'wave', 'happy')],
          things: ['car'],
        },
        `Engines began, all down the line, and the car went, too. They came round the bend at last, and there she was: fast asleep, on a pillow, with a notice. It said QUIET. "A bed?" said ${a}. "But I said BREAD!" "So you did," said ${g}. "She wouldn't have looked at it." And nobody sounded a horn for four miles.`,
        `They were at ${to} by three. But all the way they talked of what they had seen from the car. It was a goose, asleep on a pillow. "I said bread," said ${a}. "I know I did." "Then who thought of the bed?" said ${b}. It must have been somebody between the lorry and the bend. Or it was nobody, and thirty windows. ${P.name} had lifted his hat to them all. "Pass it on," he'd whispered. "Thank you."`,
      ),
    ],
  };
}
