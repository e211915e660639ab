import type { Told } from '../../../arc.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { Behind } from './parts.ts';

/** For the oldest: a finder with one line in the book that was never crossed out, and a good clue that must be let go by. */
export function old({ L, M, F, C, W, setting, refrain, chance }: Behind): Told {
  const [l, m, f, c, w] = [L.name, M.name, F.name, C.name, W.name];
  return {
    title: titled(
      chance.pick(
        `the finder who sat down`,
        `number one in the book`,
        'look behind you',
        `${F.name}, finder`,
        'where we said we would be',
        'always just left',
      ),
    ),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(F, 'stand', 'proud', 'hat')],
          things: ['sign', 'notebook'],
        },
        `There was a sign on the gate: ${F.name.toUpperCase()}, FINDER. NO JOB TOO SMALL. ${F.introduced} had found nineteen gloves, a wedding ring and half a cow. It was a whole cow, in a ditch. They were all in a notebook, with a line through each. "The secret is to keep moving," ${f} told people, and put on the red hat, and was gone.`,
        `If you had lost it, ${F.introduced} would find it. It said so on a sign by the gate. ${f} had a red hat for the work, and a notebook with a list. When a thing was found, it was crossed out. "Never stop, and never look back," said ${f}. "You only trip." There were four hundred and six lines in that book. Four hundred and five were crossed out.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'curious'), seen(F, 'stand', 'sad')], things: ['notebook'] },
        `${c}, who was there for the day, read the notebook from the end to the beginning. There was one line on the first page with nothing through it. "Who's ${w}?" said ${c}. ${f} took the book back. "A friend," said ${f}. "We lost each other in a crowd, nine summers ago, by the stone bridge. I looked everywhere. I never stopped once." And the hat was pulled down, rather hard.`,
        `"You've missed one," said ${c}, who liked to read a list properly. It was number one, on the first page, in round young writing. It said: ${w.toUpperCase()}, AT THE STONE BRIDGE. "That was fair day," said ${f}, "nine years ago. There was a crowd, and we got parted. I go every year, and I walk round the whole fair till it shuts. One ought to have found a friend, in my line of work."`,
      ),
      page(
        { setting, camera: 'wide', actors: [seen(M, 'walk', 'calm'), seen(L, 'look-up', 'curious')] },
        `Meanwhile, in the wood, ${m} was walking in front, and ${L.introduced} came behind. They had not far to go. But there was a snail on the path, with somewhere to be. ${l} stopped, only until it had crossed. By then the path was empty. It had two ends, and there was nothing to say which was which. "${L.says}?" said ${l}.`,
        `It began in the wood, with a snail. ${L.introduced} was walking behind ${m}, and saw it set out from one side. One wanted to know if it would get there. It did, in the end. But when ${l} looked up to say so, there was nobody to say it to. It is surprising how quickly a wood can close. "${L.says}?" said ${l}, and the wood kept quite still.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(F, 'point', 'determined', 'hat'), seen(C, 'kneel', 'worried'), seen(L, 'sit', 'sad')],
          things: ['notebook'],
        },
        `It was ${c} who heard it, from the lane. "Number four hundred and seven," said ${f}, in the red hat, with the notebook open. "One mother. When did you see her last?" "Before the snail," said ${l}. "${refrain}," said ${f}, and shut the book. "We'll start with the big tree. Call as we go, and keep up." There was hardly time to get on one's feet.`,
        `"Somebody's crying," said ${c}, and they left the lane and went to see. ${f} had the hat straight and the notebook out before anybody had said a word. "One mother, mislaid. Any marks on her?" "She's the right size," said ${l}. "${refrain}," said ${f}. "They never are. Best foot forward!" ${c} took hold of ${l}, because somebody ought to, and they ran to catch up.`,
      ),
      page(
        {
          camera: 'wide',
          weather: 'wind',
          actors: [seen(F, 'walk', 'determined'), seen(L, 'shout', 'worried'), seen(C, 'walk', 'worried')],
          things: ['tree', 'hat'],
        },
        `At the big tree they called, all three of them, in every direction. Then they were off again. The wind got under the red hat, and bowled it back along the path. "Your hat!" said ${c}. "It knows where I live," said ${f}, who did not turn round. "${refrain}." So nobody saw what came to the big tree, one minute after they had left it. It was ${m}. She had heard, and she had run, and there was only a hat.`,
        `They did the big tree at a trot. They called up it and round it. ${f} gave it a tick in the margin. A low branch had the hat off. But you can't be for ever picking up hats, said ${f}, when somebody is waiting. "${refrain}." They were over the next rise before the call had stopped ringing. And up the path, to just where it had come from, came ${m}. She stood there, turning. She picked up a red hat.`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'medium',
          weather: 'clear',
          actors: [seen(L, 'look-up', 'curious'), seen(C, 'stand', 'curious'), seen(F, 'point', 'determined')],
        },
        `It was the same at the pond. "${L.says}!" called ${l}. Far off, and thin, and rather from the back, something answered. "There!" said ${l}. "An echo," said ${f}. "I know all about echoes. If you run after those you'll never get anywhere. ${refrain}." And they ran on, in the other direction. ${c} looked over one shoulder. There was nothing to see, except that a reed was moving.`,
        `By the pond ${l} stood on a stone, and put everything into it. "${L.says}!" They waited for as long as ${f} could bear, which was four seconds. "She isn't here. Tick," said ${f}. "Shh," said ${c}. "I heard something." "You always hear things," said ${f}, kindly. "I heard ${w} all the way home, that night. It's only what you want to hear. ${refrain}. Come on."`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'run', 'worried', 'hat')], things: ['footprints'] },
        `When ${m} got there, the water was still going in rings. She had on the hat, for want of anywhere else to put it. There were footprints all along the edge. She knew one lot of them as she knew her own name. They were smaller than they had been this morning, or they looked it. She did not stop to breathe. She had done all her breathing at the tree.`,
        `One minute later somebody was standing on that same stone. It was still wet. ${m} called, and it went out over the pond, and nobody was there for it. In the mud there were three sorts of footprints, all going away. The small ones had begun to wander about, as they do when legs are tired. She pulled the hat down, and ran.`,
      ),
      page(
        {
          setting,
          camera: 'medium',
          actors: [seen(L, 'sit', 'sad'), seen(C, 'kneel', 'determined'), seen(F, 'stand', 'surprised')],
        },
        `At the top of the hill ${l} sat down, and it was plain that this was that. "I'll go on by myself," said ${f}, "and fetch her." "No," said ${c}, and drew it in the dust with a stick: the tree, the pond, the hill. "Here we called, and left. Here we called, and left. We've told her where we were three times. We never once told her where we are." ${f} looked at it for a long time. It looked like a list with nothing crossed out.`,
        `${l} got as far as the crossroads, and folded up. "Five minutes," said ${f}, hopping. "Till she comes," said ${c}. "She isn't going to come! You have to go and find." "We keep asking her to come," said ${c}, "and then we aren't in. If you rang my bell, and ran off, and rang it from somewhere else, I'd never catch you." ${f} began to say something. It was only then that ${f} thought of the bridge.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(F, 'think', 'worried'), seen(L, 'sit', 'worried'), seen(C, 'sit', 'calm')],
        },
        `So they sat. And while they sat, a good clue came by. It was a stranger, with a pack, who had seen somebody's mother, going fast along the mill road. "If you run," said the stranger, "you'll catch her before dark." It was two miles off. ${f} was up already. It is a hard thing for a finder to let a clue go past. "If it's her," said ${c}, "she's on her way here." ${f} stood on one leg, and then sat down again. People would hear of it: ${f} the finder, sitting on a log.`,
        `They had not been sitting ten minutes when somebody came over the hill with a pack and a stick. "Lost a mother? There was one on the mill road, half an hour back, going like the wind." That was as good a clue as ${f} had ever had. It only wanted following. "She was following us," said ${c}. "She'll have turned by now." It would soon be dark. If ${c} was wrong, there went four hundred and seven, and the sign could come down. ${f} sat down, hard. The stranger looked back, twice, as you do at somebody you have seen before, and went on.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(F, 'sit', 'worried'), seen(L, 'sit', 'calm'), seen(C, 'sit', 'calm')],
        },
        `Nothing is very long, when you have to do it. The sun went in behind the hill. A snail came out, and set off. "I can't do this," said ${f}. "You are doing it," said ${c}. ${l} called, once, and they did not go anywhere. They were just where they had called from. And down in the dusk, on the path behind them, something went tap, and tap, and tap.`,
        `You would think that sitting is easy. ${f} found out about it by inches. There was an itch, and then there was a doubt. "What if she doesn't?" "Then we'll still be here," said ${c}. "That's the point of us." ${l} called once more, with the last of it. The light had nearly gone. From below, where they had come from, there was a sort of hurrying in the leaves.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(M, 'hug', 'happy', 'hat'),
            seen(L, 'hug', 'happy'),
            seen(F, 'stand', 'surprised'),
            seen(C, 'cheer', 'happy'),
          ],
        },
        `It was a red hat, coming up the hill. Under it was ${m}. ${l}, who could not have gone another step, went eleven. For a while there was nothing to hear that could be written down. "I was at the tree," she said. "I was at the pond. You had always just left." She gave ${f} the hat. ${f} held it, and did not put it on. "How far behind us were you?" said ${f}. "A minute," said ${m}. "The whole day long, one minute."`,
        `"My hat," said ${f}. There it was, and it had feet. Then it was knocked off, for ${l} had got there first. ${m} and ${l} went round and round, until nobody could have said who had found whom. "Cross it out," said ${l} to ${f}, from underneath. ${f} did, but slowly. "Every time you called, I came," said ${m}. "If you had only stood still!" "Yes," said ${f}. "I've heard that now."`,
      ),
      page(
        {
          setting: 'pond',
          time: 'day',
          camera: 'wide',
          actors: [seen(F, 'sit', 'happy'), seen(W, 'stand', 'surprised'), seen(C, 'wave', 'happy')],
          things: ['bridge'],
        },
        `Weeks later it was fair day again. ${f} did not walk round it once. ${f} took a chair to the stone bridge, and sat there in the red hat, with ${c} for company. By noon that was all they had done. At ten past four somebody came hurrying over, with a pack, looking into every face. It was the stranger from the hill. It was ${W.introduced}. "You!" said ${w}. "I've walked round this fair for nine years!" "So have I," said ${f}, and got out the pencil.`,
        `Weeks later it was fair day. ${f} and ${c} took sandwiches to the stone bridge, and sat down. "Aren't you going to look?" said ${c}. "I am looking," said ${f}. Over the bridge, out of breath, came somebody with a pack and a stick. It was ${W.introduced}. Nobody said anything clever. "You weren't here," said ${w}. "I only went to look for you." "Well, so did I," said ${f}. There is a line through number one now. It is not very straight.`,
      ),
    ],
  };
}
