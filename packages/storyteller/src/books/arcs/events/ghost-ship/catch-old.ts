import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: a good story was told about the ship, and on its account the harbour lamp is to be put out. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { refrain, C, c, N, n, T, t } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['ship'],
        },
        `It came with the fog, and it always had. The air would thicken, off the end of the harbour, and then it had masts. ${A.introduced} and ${B.introduced} were on the quay that night, with a bag of chips.${comesToo} They could see the stars through it, and one of the stars was the lighthouse. It made no more sound than a drawing of a ship.`,
        `Every harbour has something, and theirs was the ship. You didn't see it come. There was fog, and then the fog had sails. ${A.introduced} had only ever heard it told. That night ${a} sat on a coil of net, with ${B.introduced}, and looked up.${comesToo} It went by with nobody at the wheel, so close that they could have counted the planks. Through the planks you saw the moon.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'run', 'scared'), seen(A, 'run', 'scared'), seen(B, 'run', 'scared')],
          things: ['ship'],
        },
        `"${refrain}" it said. It was long and thin, that voice, and came from no side in particular. Somewhere near there was a splash. "It's after us!" cried ${n}, who had the fish. Everybody ran. They ran as their grandmothers had run before them. Nobody had ever stopped to hear the end of the sentence.`,
        `And it spoke. "${refrain}" it said, over the water, and something went splash. There was only one thing that this could mean. "Inside!" shouted ${n}, and the whole quay went inside. ${a} lost a shoe and didn't go back. It's a rule in that place, and a very old one. You don't wait to be caught.`,
      ),
      page(
        {
          setting: 'classroom',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(T, 'sit', 'excited'), seen(B, 'sit', 'calm')],
        },
        `"What was it like?" said ${t}, the next day. There was a ring of faces. The truth was two breaths long, and had a lost shoe in it. So ${a} helped it a little. "It had me by the sleeve," said ${a}. "It had cold hands. It said it would have us all." You could see it go in. ${b} looked at ${A.names} sleeve, which was perfectly dry.`,
        `They all wanted to know, the next day, and nobody more than ${t}. It's hard to say, "I ran," to a face like that. "There was an arm," said ${a}. "It reached right down. It told me my name." By dinner there were two arms. By four o'clock it had taken a shoe. "Did it?" said ${b}, who'd been there. "More or less," said ${a}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(N, 'point', 'worried'), seen(G, 'stand', 'worried'), seen(A, 'stand', 'shy')],
        },
        `A story like that doesn't stay in a classroom. It was in the shop at five, and at six they held a meeting. "It's never laid hands on anyone before," said ${n}. "It knows the children's names." So they voted. On the next night of fog they would put out the lamp at the harbour mouth. Let it look for them in the dark, then. There are rocks there like teeth.`,
        `By evening the whole street had it, with additions. "It has started taking things," said ${n}. "Next it'll be the children." It was put to the vote, and every hand went up. When the fog came back, the harbour lamp would be off. It wouldn't find the way in again, or anywhere else. ${a} kept both hands under the table, and thought of the rocks.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'curious')],
        },
        `The fog came on Thursday. "There's a thing I don't see," said ${b}, who was staying the night. "First it calls. Then it goes splash. Then it's quiet for as long as it takes to count forty, and something drips." They lay and listened. "${refrain}" Splash. Forty. It did it five times, and each time it sounded less sure of being heard.`,
        `It was thick again on the Thursday. ${b} had stayed over, and couldn't sleep. "If you want to catch somebody," said ${b}, "you don't shout first. You'd be quiet. And what is it that falls in?" "${refrain}" said the fog. Splash. Then there was a long wet noise, hand over hand. ${a} had never listened as far as that.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised')], things: ['ship'] },
        `${a} opened one shutter. There was a figure at the rail, as thin as breath. It swung one arm round, and let go. Out of the fog came a line, uncoiling, as neat as you please, to the very edge of the stones. It lay on the air for a moment, waiting for a hand. Then it fell in. And the figure bent, and began to haul it back.`,
        `Through the slats you could see the bow, and somebody in it, in a very old hat. An arm went back. "${refrain}" Something sailed across, and it was a beautiful throw. It was a rope. There was the empty quay, swept clean by two hundred years of everyone running. Splash. "It's asking us," said ${a}. "It's only ever been asking us."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'calm')] },
        `And then the lamp went out. It was as they had voted. Out there the masts stopped, and swung a little, like somebody whose chair has been moved in the night. "Tell them," said ${b}. "They won't believe a rope," said ${a}. "They've got an arm." "Then you'll have to take back the arm," said ${b}.`,
        `The light on the wall stopped going round. At the harbour mouth there was nothing now but the sound of water on rock. "We'll say that we saw a rope," said ${a}. "That's all. Nobody needs to..." But a rope is no match for a cold hand that knows your name. ${b} didn't say so. ${b} only held out ${A.names} other shoe.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'shout', 'scared'), seen(G, 'stand', 'surprised'), seen(N, 'stand', 'angry')],
          things: ['lantern'],
        },
        `They woke ${g} first, and then it was done in the street, in pyjamas, with all the windows up. "It never touched me," said ${a}. "There wasn't an arm. I ran, like everybody, and I lost my shoe." It was very quiet. ${t} was at a window, too. "I made up the rest, because running's nothing to tell. Please put the lamp on. It's got a rope."`,
        `You have to shout such a thing, at that hour, and that makes it worse. "I made it up!" shouted ${a}, under the windows. "The sleeve, and the hands, and my name! It never did anything. It's got a rope, and it's throwing it to us!" ${Gcap} stood there in a coat over nightclothes, and did not say a word, and held the lantern higher. ${t} slowly let down the blind.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'reach', 'determined'), seen(G, 'stand', 'determined'), seen(B, 'stand', 'worried')],
          things: ['ship', 'lantern'],
        },
        `It was ${n} who ran up to the lamp, in her slippers. Round it came, and there was the bow, a boat's length from the rocks. ${Gcap} had a good hold of ${A.names} collar, because of the edge. "${refrain}" said the voice. It hardly said it at all. Everything in ${a} that had ever run wished to do so now. ${a} put up both arms.`,
        `Somebody lit the lamp, and the ship turned its head, as it were, and saw them. It came in like a cliff. ${Gcap} took hold of the back of a pyjama jacket, and stood like a post. "${refrain}" It would have been a fine time to go. ${a} thought of how that was to tell, and stayed. Then there was something in the air.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'stand', 'proud'), seen(C, 'reach', 'surprised'), seen(G, 'kneel', 'determined')],
          things: ['ship'],
        },
        `It hit like a wet sheep. "I've got it!" yelled ${a}, sitting down. There was no answer for the space of a breath. "You have, haven't you?" said the voice. "I've never known what comes after this bit. Round a post, I believe." Its own knots went through things. So ${g} tied it, and ${b} tied it on top of that, and the fog gave a bump.`,
        `Rope is heavier than you'd think, when it has been in the sea for two hundred years. ${a} went over backwards, with both arms full. "Caught!" called ${b}. "Caught," the voice repeated, as if it were a word in French. "Then would you mind a post? I can throw, but I can't hold. It's the hands." ${Gcap} made it fast, and made it fast again.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(C, 'walk', 'happy'),
            seen(N, 'stand', 'shy'),
            seen(A, 'stand', 'shy'),
            seen(T, 'stand', 'curious'),
          ],
        },
        `Down the plank came ${C.introduced}, with a kitbag, and a bill for two hundred years of candles. "It's the lamp I'd like to mention," said ${c}. "I'd never have found you, without that." Nobody met anybody's eye. ${n} said that there would be soup. And ${t} came up to ${a} in the crowd. "You did wait, though," said ${t}. "This time. I saw it. I'll tell that."`,
        `Off it stepped ${C.introduced}, in the very old hat, and felt for the ground with one toe. "Such a lot of you," said ${c}. "You were always indoors." ${n} began to say something about the vote, and held out a fish instead. ${t} stood next to ${a}. "What was it like, really?" said ${t}. "Wet," said ${a}. "And I was so frightened." ${t} thought that was better.`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(C, 'cheer', 'happy'), seen(A, 'jump', 'happy'), seen(B, 'run', 'happy')],
          things: ['ball'],
        },
        `When it's foggy now they all come down, with a ball. "${refrain}" they call, all along the quay, and it's the best noise in the world. ${c} has been given a place in the field, near the edge. In all this time ${c} hasn't stopped a single one. It goes in at the waistcoat, and there's a splash. Then there is nothing for as long as it takes to count forty. "Again," says ${c}.`,
        `In the morning the fog was gone, and they found a ball. It turned out that ${c} knew only one word of the game, but said it well. "${refrain}" The ball flew up. Everybody ran, and it was forwards. ${c} jumped highest of them all, with both hands together, and had it exactly. It went on through the hat, and out over the water. Nobody in that harbour has ever been so cheered for missing.`,
      ),
    ],
  };
}
