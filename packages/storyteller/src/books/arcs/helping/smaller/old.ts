import type { Told } from '../../../arc.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import { cap, titled } from '../../wording.ts';
import type { Smaller } from './parts.ts';

/** For the oldest: a bell is to be hung at four, with a name cut in it, and somebody is sitting in the way of the wind. */
export function old({ H, X, N, saw, setting, refrain, chance }: Smaller): Told {
  const [h, x, n, w] = [H.name, X.name, N.name, saw.name];
  const least = refrain.toLowerCase();
  return {
    title: titled(
      chance.pick(
        'do some more of it',
        'the name inside the bell',
        `how ${h} kept still`,
        'two hundred steps',
        'the weight of it',
        'on the near side',
      ),
    ),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(H, 'stand', 'proud'), seen(N, 'stand', 'happy')],
          things: ['bell'],
        },
        `There was a new bell for the tower. It was to be hung on Saturday, at four, and ${H.introduced} was to lift it in. Nobody else could have, all in one go. Whoever lifted it would have a name cut in the rim, to last as long as the bell did. ${h} had practised with a cupboard. "I've never had my name on anything," said ${h} to ${n}, "but letters of apology."`,
        `On Saturday, at four, they would hang the great bell. Somebody must hold it up while the pin went in, and they had asked ${H.introduced}. It was the first time that anyone had asked. Mostly they said, "Oh, please don't trouble." There would be a name cut round the rim in letters a hand high. "Which is all right," said ${h} to ${n}, "because I'm not a small sort of name."`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'think', 'sad'), seen(N, 'sit', 'calm')] },
        `It should be said that ${h} broke things, and always from kindness. There was the gate that ${h} had held open. There was the pond that wanted stirring. There was the baby's cot, the bandstand, and the bridge. "Could you do it smaller?" people would ask. ${h} always tried. It was like trying to whisper with a trumpet. "You'll do the bell beautifully," said ${n}. "It's your size."`,
        `${h} meant so well. That was what people said, sweeping up. ${h} had once helped an old man find a glove, and the shed had to be built again. "I do it as little as I can," said ${h}, "and it grows on the way." A bell was another thing. It weighed as much as nine cows. ${cap(n)} had said so, and that nobody could lift a thing like that too much.`,
      ),
      page(
        { setting, camera: 'wide', weather: 'wind', actors: [seen(X, 'walk', 'determined')] },
        `Saturday was all wind. Out in the open ${X.introduced} was on the way home with something for tea. It is two hundred steps, if your legs are that short, from the ditch to the log. ${x} had been at it since noon. You got to fifty, and then there was a gust, and you were back in the ditch. ${x} had now done about six hundred steps, and was at number one.`,
        `That Saturday you could lean on the wind. ${X.introduced} could not. ${x} was on the way home across the open, with one crumb, to the log on the other side. It was two hundred steps. Five times ${x} had got as far as the thistle, and five times the wind had picked ${x} up, and set ${x} down in the ditch again. It was quite gentle about it. It simply would not listen.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'kneel', 'happy'), seen(X, 'look-up', 'worried'), seen(N, 'stand', 'calm')],
        },
        `It was half past two, and ${h} and ${n} were on the way to the tower. "You're having trouble," said ${h}, bending down. The light went. ${x} looked up, and up. "It's only two hundred," said ${x}. "Please don't trouble." But ${h} had heard that before. "I've got the time," said ${h}. "It isn't till four. Just tell me what to do, and I'll do it." "${refrain}, then," said ${x}, "whatever it is."`,
        `"What's that down there?" said ${n}, who had nearly trodden on it. "It's somebody," said ${h}. They were early for the bell. It was a pleasure to have time to be of use. "Let me help," said ${h}, and ${x}, in the ditch, felt the ground come up and go down. ${x} had heard about the bandstand. "That's very kind," said ${x}. "I wonder if it could be ${least}?" "I haven't begun," said ${h}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'walk', 'happy'), seen(X, 'look-up', 'surprised')] },
        `To begin with ${h} carried ${x}, as you carry soup. It took one step. "There," said ${h}. "Where?" said ${x}. They were in the next field. The log was somewhere behind them. From up there it looked like a crumb, and the crumb had been dropped. "${refrain}," said ${x}. They went back. It took a while to find the ditch, and it took longer to find the tea.`,
        `The first thing was to carry ${x}. It's hard to take half a step, when you have not the legs for it. Home came, and was there, and was gone. "Stop," said ${x}, "that was it!" But by then there was a hill in between. ${x} had left the crumb behind as well, out of surprise. "I'm sorry," said ${h}. "${refrain}," said ${x}. "I know you meant to."`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'reach', 'determined'), seen(X, 'sit', 'surprised')], things: ['log'] },
        `Next ${h} blew, to blow the wind back. It was the least breath that ${h} had. It was some time before ${x} was seen again, and then it was in a tree. "${refrain}," called ${x}. After that ${h} cleared the way. There was an old log on the far side that you might fall over. ${h} had it out, and over the hedge, before ${n} could shout. "That's the house," said ${x}. "Oh," said ${h}, and climbed the hedge, and there was less of the hedge.`,
        `${h} gave a push, so small that it was hardly meant. ${x} rolled the whole way, and past the log, and down a badger's front steps. "${refrain}!" It is not easy to be polite from down there. So then ${h} thought, and moved the log nearer. It seemed the simplest thing. All that ${x} had ever owned came out of it on the way, in a line. ${h} stood there with it, and you saw that it had a curtain.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'sit', 'sad'), seen(X, 'stand', 'sad'), seen(N, 'hug', 'calm')] },
        `They put the log back where it had been, and the curtain up. It was twenty past three. "I can't do it small enough," said ${h}. "There's no small end to me. I had better go and lift a bell." But ${H.names} legs did not want to go yet. ${h} sat down, bump, with a face like wet washing. Nobody said that it was all right. ${x} did think of it, but could not honestly.`,
        `When it was all back as it had been, ${h} sat down. The bump put out two candles in the village. "Leave me out of it," said ${h}. "I'm what's wrong. If I'd gone by on the other side, you'd be no worse off, and you'd have a chimney." ${cap(n)} sat down too, and leaned. There was not much that you could say. It was a very good chimney, for its size.`,
      ),
      page(
        {
          camera: 'close',
          weather: 'clear',
          actors: [seen(X, 'stand', 'surprised'), seen(H, 'sit', 'surprised'), seen(N, 'sit', 'curious')],
        },
        `It was ${w} who noticed it. A daisy was standing up. It had lain flat since Friday. ${x} put out a foot, and nothing took it. The wind was there, you could hear it, but it was all on the other side. It was on the other side of ${h}. "What are you doing?" said ${w}. "Nothing," said ${h}. "I'm only sitting." "Don't stop," said ${w}. "Whatever happens, do some more of it."`,
        `And then there was no wind. It was like a room, when somebody shuts a door. ${w} looked to see who had done that. On the far side of ${h} the trees were bent double. On the near side a dandelion clock stood there with every hair on. "Stay just like that," said ${w}. "Like what?" said ${h}. "I'm not being any help at all." "I know," said ${w}. "It's exactly the right size."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'walk', 'determined'), seen(H, 'think', 'worried'), seen(N, 'stand', 'worried')],
        },
        `Two hundred steps takes forty minutes, done properly. ${cap(n)} worked it out in the dust. It was twenty-five past three. "The bell is at four," said ${n}, very quietly. ${h} could see the tower from there, and a rope coming down, and people no bigger than ${x}. ${x} was at nine. If ${h} got up now, it would all be to do again. "They'll find somebody," said ${h}. "There's nobody else," said ${n}. "No," said ${h}. "There isn't here, either." And ${h} sat.`,
        `"Eleven," said ${x}, "twelve." ${cap(n)} looked at the sun, and at ${h}. It had gone half past three. There was time to be at the tower, going now and running. ${h} knew it. The letters would be a hand high. "Thirteen," said ${x}, not looking round, and quite sure that there would be no wind at fourteen. Nobody had ever been so sure of ${h}. "You had better go and tell them," said ${h} to ${n}, "that I'm busy."`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'sit', 'determined'), seen(X, 'walk', 'happy')] },
        `At sixty there was an itch. At ninety a blackbird came and stood on it. ${h} had a cramp, and a sneeze, and another sneeze on top of that one, and swallowed the lot. It struck four. There was shouting at the tower, a long way off. They had got together everybody who had arms. Then it came, one great slow note, over the whole of the valley. Somebody had hung it. "A hundred and fifty," said ${x}.`,
        `It's no rest to sit still. ${h} did it with every muscle there was. A spider began on one ear. A cow came up, and told ${h} its troubles. And at four the shouting started, far away. There were thirty of them on the rope, by the sound of it, and the baker. It went up by inches. ${h} shut both eyes so as not to lean towards it. Then the bell spoke, once, without ${h}. "A hundred and sixty-one," said ${x}, over it.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(X, 'stand', 'happy'), seen(H, 'cheer', 'proud'), seen(N, 'hug', 'happy')],
        },
        `"Two hundred," said ${x}, and put the tea down on the step. ${h} stood up, and sneezed, and it was heard in three parishes. "You missed your bell," said ${x}. "Yes," said ${h}. "I did want that." They both listened to it. "If I'd been carried home by the wind," said ${x}, "I would have called it luck. I walked. That was you." It took ${h} some time to find a place to put a thing like that.`,
        `${x} stood on the step, and turned round, and did not seem to know how to begin. "I hear about you," said ${x}. "They have got it quite wrong. They say that you can't do little." "I can't," said ${h}. "You've done it for forty minutes." The bell rang six. It had a fine voice. ${h} listened to it right to the end. ${n} held on to as much of ${h} as there was room for.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'close',
          actors: [seen(H, 'look-up', 'surprised'), seen(X, 'point', 'proud'), seen(N, 'look-up', 'happy')],
          things: ['bell'],
        },
        `On Monday they went up the tower to see. There were thirty names cut round the rim of the bell, and the baker's. ${h} read them all, and said how well they looked. "Now come under it," said ${x}, who had been up there since Sunday, with eleven cousins and a nail. It was inside, where the sound is made. You had to kneel. It was in letters no larger than a grain of rice. It said: AND ${H.name.toUpperCase()}, WHO KEPT STILL.`,
        `They cut the names next day, and it took the whole of the rim. ${h} went to look, because one ought to. "It's very handsome," said ${h}. "You haven't read it," said a small voice. There was ${x}, hanging by one foot inside the bell, with a great many relations and a pin. They had only just got to the end. The letters were as high as a flea. ${cap(n)} had to read it out. "${H.name.toUpperCase()} HELD UP THE WIND." It rings that with the rest of it, every hour.`,
      ),
    ],
  };
}
