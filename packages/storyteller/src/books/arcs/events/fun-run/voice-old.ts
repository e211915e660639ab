import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: a voice that was to be saved is given to a stranger who has sat down. */
export function old(going: Going): Told {
  const { chance } = going;
  const { refrain, R, r, P, p, Q, q, N, n, S, s, run } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(R, 'run', 'determined'), seen(P, 'cheer', 'happy')] },
        `All winter ${R.introduced} had gone out and run to the letter box, and then to the one after that. It was for the ${run}. "It's the last hill that I'm afraid of," said ${r}. "I shall want to sit down on it. I'll need you there, with that voice." ${P.introduced} had a voice. It had been asked to leave the library.`,
        `${R.introduced} was not a runner. But ${r} was down for the ${run}. All winter there were wet shoes in the hall. "I'll get as far as the last hill," said ${r}. "After that it's up to you." It was up to ${P.introduced}, because of the voice. It had once stopped a bus, at the other end of the street.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'hold', 'proud', 'sign'), seen(Q, 'jump', 'excited'), seen(N, 'stand', 'calm')],
          things: ['sign'],
        },
        `So on the day ${p} took a sign halfway up the last hill. ${Q.introduced} came too, and ${N.introduced}, with a flask. "The road's shut to cars, so you'll be heard. But keep it in until you need it," said ${n}. "You've only got the one. I knew a man who lost his at a wedding." It began to rain. All the others who had come to watch went home.`,
        `The road was shut to cars. It was the steepest bit, with a bend in it, and nobody else had come. There was ${p}, with a sign. There was ${Q.introduced}, and there was ${N.introduced}, who had a flask and a folding chair. "Not a word until you see ${r}," said ${n}. "A voice is like a tube of paint. It goes further than you think, and then it doesn't."`,
      ),
      page(
        { weather: 'rain', camera: 'close', actors: [seen(P, 'shout', 'happy'), seen(N, 'point', 'worried')] },
        `Up they came, in ones and twos, out of the rain. At the bend each of them looked up, and saw the hill, and got the same face. It's hard to keep your mouth shut at a face like that. "${refrain}" shouted ${p}, just once. It was a man with a moustache. He went up as if somebody had wound him. "That's one gone," said ${n}.`,
        `The first was as thin as a rake, and didn't need it. But after that came people. They got to the bend, and they saw the hill, and something went out of them. ${p} looked at ${n}. "${refrain}" shouted ${p}. It went through a man in yellow like soup. He laughed, and ran. "Well, that's that one," said ${n}. "There are three hundred."`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'shout', 'determined'), seen(Q, 'look-up', 'curious')] },
        `After that it was no good. "You can't do it for one," said ${p}, "and not for the one behind." "${refrain}" shouted ${p}, to a postman, and to two sisters, and to somebody dressed as a teabag. By eleven the voice was furry. By twelve it had a hole in it. "Is there any left?" said ${q}. "Plenty," said ${p}. It came out as plen.`,
        `"I can't just let them go by," said ${p}. There was a postman, and there were two sisters, and there was a teabag, who must have been somebody. "${refrain}" shouted ${p}, and each time it cost a little. It went from a trumpet to a gate, and from a gate to a hinge. "You might do every second one," said ${q}. But who was to be the second one?`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'sit', 'sad'), seen(P, 'stand', 'worried')] },
        `It was nearly one when ${S.introduced} came. She stopped at the bend, and sat down in the wet, and began to take off a shoe. "I'm stopping," she said, to nobody. "I said that I'd get to here, and I've got to here." "Is nobody waiting for you?" asked ${n}. "No," she said. She hadn't looked up to see.`,
        `Then for some time there was only rain, and after that there was ${S.introduced}. She didn't get to the bend so much as come apart there. She sat down at the side, and undid one shoe. "Don't mind me," she said. "I'm done. There's no one waiting." She said it as you say what day it is.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'think', 'worried'), seen(N, 'stand', 'calm')] },
        `There was one left. ${p} could feel it, like the last sweet in a bag. "I'm not saying a thing," said ${n}. Down in the rain there was no ${r} yet. But there'd be ${r}, in a minute or in ten, and it had been promised. It was all ${r} had asked for, the whole winter. ${p} looked down the road. Then ${p} looked at the shoe.`,
        `${p} tried it, very softly, with a hand in front. There was about one shout in there. It was ${R.names}. It had been ${R.names} since November. You could explain to a person on a kerb that you were sorry, and that it was spoken for. ${n} unscrewed the flask, and screwed it up again. "It's your voice," she said.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'shout', 'determined'), seen(S, 'stand', 'surprised')] },
        `"${refrain}" shouted ${p}. It was the best of the day. It went up the hill and came back. ${s} looked round, to see whom it was for. There wasn't anybody else. "Me?" she said. And slowly, as if it belonged to another person, she did up the shoe. "Did she hear it?" said ${q}, when she'd gone. ${p} tried to answer. There was only air.`,
        `Then ${p} stood in front of her, and took a breath right down to the boots. "${refrain}" It shook the rain off a hedge. ${s} put a hand to her ear. "Is that for me?" she said. ${p} nodded. There was nothing else left to do it with. She tied the shoe. She went up that hill on it, looking back all the way.`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'walk', 'sleepy'), seen(P, 'shout', 'sad', 'sign')], things: ['sign'] },
        `And then there was ${r}. There was nobody behind. ${r} came to the bend, and saw the hill, and got the face. ${p} held up the sign, but the rain had been at it, and it was only blue. ${p} shouted. It was dreadful. It was like a tap when they've turned the water off. ${r} stood still, and listened, and heard the rain.`,
        `${r} was the very last. It was no longer running; it was what comes after. At the bend ${r} looked up for ${p}, and waited, with one hand on a post. ${p} opened up, and there was nothing. The sign had run, and all that it said was blue. It's a long way to come, for a voice that isn't there. ${r} looked at the kerb.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'reach', 'determined'), seen(R, 'stand', 'surprised')] },
        `So ${p} dropped the sign, and went down. ${p} took ${r} by both hands, and began to go up the hill backwards, and pulled. "Where's that voice?" said ${r}. ${p} looked up the hill, where it had gone, and shrugged, and pulled. It was one step, and then another. It was so quiet that you could hear the shoes.`,
        `There was just one thing left to try. ${p} ran down, and got hold of ${R.names} hands, and went backwards. One step, and one more. "What is it?" said ${r}. "Have you lost it?" ${p} nodded. "Who had it?" ${p} pointed up the hill, at three hundred people who weren't there. "I see," said ${r}, and took another step.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(S, 'shout', 'happy'), seen(R, 'walk', 'surprised'), seen(P, 'stand', 'surprised')],
        },
        `It began behind the bend. It was like a sea, and then it had words in it. "${refrain}" They came over the top with their numbers on, the postman, and the sisters, and the teabag. They'd finished, and got dry, and turned round. And in front, in her socks, was ${s}. "Where's the one with the voice?" she called. "We've brought it back!"`,
        `They'd got halfway when the hill began to roar. Over the top came the postman, with a blanket on, and both sisters, and the teabag. "${refrain}" they shouted, every one, and out in front was ${s}. She had gone in, and got her medal. "There's a voice back there," she'd told them, "and nobody to shout for it." So they had come.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'medium',
          actors: [seen(R, 'cheer', 'proud', 'medal'), seen(P, 'hug', 'happy')],
          things: ['medal'],
        },
        `They ran in together, ${r} and ${p}, with three hundred people on both sides. It was two minutes to closing. "I heard you," said ${r}, under the medal. ${p} pointed at all the others. "I did, though. I'd know it anywhere. They'd only got it on loan." ${n} said that she'd never known a voice do that. ${s} asked when the next one was.`,
        `It was the loudest last place there had ever been. ${p} was pulled along the final bit by the hand. "That was you," said ${r}, and hung the medal round both of them. "That was all you." ${p} pointed at the others, as well as could be. "Yes," said ${r}. "But they had it from somebody." ${n} poured out the flask for ${s}, and they talked about shoes.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'close',
          actors: [seen(R, 'sit', 'sleepy'), seen(P, 'reach', 'happy'), seen(Q, 'sit', 'sleepy')],
        },
        `There's one more hill after a ${run}, and nobody puts it on the map. ${r} sat down in front of the stairs, and looked up. "I live here now," said ${r}. ${q} yawned. Then ${p} found that there was a bit of it back, as thin as paper. "${refrain}" whispered ${p}, on the first step, and on the second. There were thirteen. It was true on all of them.`,
        `That night ${r} could do anything but bend. The stairs had never been so high. "You go on without me," said ${r}, and lay down on the mat, next to ${q}. ${p} took hold of a foot, and put it on the bottom step. Something came out, very small and rusty. "${refrain}" whispered ${p}. ${r} went up backwards, all thirteen. It had never been said so softly, or gone so far.`,
      ),
    ],
  };
}
