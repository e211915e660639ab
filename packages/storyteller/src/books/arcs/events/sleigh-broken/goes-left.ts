import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { ableFriend } from '../able-friend.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './goes-left-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** The sleigh has lost a runner. What somebody has waited all winter to use would do for one, and it only ever goes left. */
export const GOES_LEFT: EventPlot = ableFriend({
  id: 'goes-left',
  young,
  middle,
  old: (going) => old(going, titled(going.chance.pick(...TITLES))),
});

function young(going: Going): Told {
  const { refrain, A, a, F, f, S, s } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', time: 'sunset', camera: 'medium', actors: [seen(A, 'hold', 'happy', 'sledge')] },
        `${cap(A.introduced)} has a sledge. It only goes left. "Come on, snow!" says ${a}.`,
        `It is Christmas Eve. ${cap(A.introduced)} has a sledge. It only goes left.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(S, 'sit', 'surprised'), seen(A, 'run', 'surprised'), seen(F, 'run', 'surprised')],
          things: ['lettuce'],
        },
        `Bump! Who sits in the lettuce? ${s}! "My sleigh is broken." ${a} runs, and so does ${F.introduced}.`,
        `Jingle, crash! Out runs ${a}. Out runs ${F.introduced}. It is ${s}! "My sleigh broke."`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'point', 'worried'), seen(A, 'kneel', 'worried')], things: ['sledge'] },
        `One foot of the sleigh is off. "I can't go on," says ${s}. "Let me help!" says ${a}.`,
        `"One leg came off it," says ${s}. "Now it will not go." "I can help," says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined'), seen(S, 'stand', 'worried')], things: ['broom'] },
        `${a} ties on a broom. Swish! It only sweeps. "${refrain}" says ${s}.`,
        `A broom, perhaps? ${a} ties it on. It sweeps the path. "${refrain}" says ${s}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'point', 'excited'), seen(S, 'stand', 'worried')], things: ['ladder'] },
        `"Take the ladder," says ${f}. Bump, bump, bumpety. "${refrain}" says ${s}.`,
        `${cap(f)} sees a ladder. On it goes. Bumpety, bump! "${refrain}" says ${s}.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'sit', 'sad'), seen(A, 'think', 'sad')] },
        `It is late. ${s} sits down. So many children wait! ${a} looks at the door.`,
        `"It is so late," says ${s}. "And all the children wait." ${a} thinks, and looks back.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'determined', 'sledge'), seen(S, 'stand', 'surprised')] },
        `By the door is the sledge. "You can have it," says ${a}. "It only goes left."`,
        `${a} gets the sledge. "It is for you," says ${a}. "But it only goes left."`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'cheer', 'excited'), seen(A, 'cheer', 'happy')], things: ['sledge'] },
        `It fits under the sleigh! "Left is good," says ${s}. "I go round. The world is round!"`,
        `On it goes. It fits! "Left?" says ${s}. "Round the world is always left!"`,
      ),
      page(
        { setting: 'sky', camera: 'wide', actors: [seen(S, 'wave', 'happy')], things: ['sledge', 'moon'] },
        `Up it goes, past the moon. Left, left, left! "Ho, ho, ho!" calls ${s}.`,
        `Off runs the sleigh. Up, up, past the moon! "Ho, ho, ho!" calls ${s}.`,
      ),
      page(
        {
          setting: 'snow',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(F, 'sit', 'happy')],
          things: ['sledge', 'bell'],
        },
        `In the morning there is snow. There is the sledge, with a bell! Off go ${a} and ${f}. Left!`,
        `Next morning it has snowed. The sledge is back! It has a bell. Down go ${a} and ${f}. Left!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, A, a, F, f, S, s } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', time: 'sunset', camera: 'medium', actors: [seen(A, 'hold', 'happy', 'sledge')] },
        `${cap(A.introduced)} had a sledge, and two things were wrong with it. It only ever went left. And there was no snow. On Christmas Eve ${a} stood it by the back door all the same, in case.`,
        `Ever since October a sledge had stood by the back door. It was waiting for snow, and so was ${A.introduced}. It was a good sledge. It just went left, whatever you did. "Maybe tomorrow," said ${a}, on Christmas Eve.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(S, 'sit', 'surprised'), seen(A, 'run', 'surprised'), seen(F, 'run', 'surprised')],
          things: ['lettuce'],
        },
        `Jingle, jingle, crash! ${a} was first at the door, and ${F.introduced} was next. There was a sleigh on its side on the lawn. There were reindeer in the hedge. In the winter lettuce sat ${s}. "Is this the roof?" said ${s}. "No," said ${a}.`,
        `In the night there was a bump that shook the spoons. ${a} ran out, and ${F.introduced} ran behind. Eight reindeer stood about and looked at their feet. "I'm sorry about your lettuce," said ${s}, who was sitting in it. "The sleigh broke down."`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'point', 'worried'), seen(A, 'kneel', 'curious')], things: ['sledge'] },
        `A sleigh has two runners, like two long feet. One of them lay on the path, in three bits. "It has to run before it flies," said ${s}. "How many houses are left?" said ${a}. "All of them," said ${s}. "Yours was to be the first." "Then I'll help you," said ${a}.`,
        `${a} knelt down to see. One of the long runners had snapped like a biscuit. "Can't it fly with one?" said ${a}. "You try a run-up on one leg," said ${s}. "And the whole world is waiting!" ${a} rolled up both sleeves. "I'll help," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined'), seen(S, 'stand', 'worried')],
          things: ['broom', 'sledge'],
        },
        `First ${a} tied on the broom. It was long, and it was straight. The reindeer pulled. The broom did what brooms do. When they got to the gate it was a very clean path. The sleigh had not gone up at all. "${refrain}" said ${s}.`,
        `There was a broom in the shed. ${a} tied it under the sleigh with string. Off they ran! But a broom will not slide. It swept the whole path, down to the gate, and there it stuck. "${refrain}" said ${s}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(F, 'point', 'excited'), seen(S, 'stand', 'worried'), seen(A, 'hold', 'determined')],
          things: ['ladder'],
        },
        `"There's a ladder," said ${f}. It was long enough. But it was full of holes, with a bar after every hole. Bumpety, bumpety, bump! ${s} held on to his hat, and his teeth rattled. "${refrain}" said ${s}, in bits. ${a} untied it again.`,
        `${cap(f)} had seen a ladder by the wall, so ${a} tied on that. The reindeer gave it all they had. Bump, went the first rung, and bump, went the next. It was like driving over a piano. "${refrain}" said ${s}, and got down, and felt his knees.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'sit', 'sad'), seen(A, 'think', 'sad')] },
        `In the house the clock struck ten. ${s} sat down on the sack. "I could go on foot," he said. They both looked at his feet. They were large, but not as large as that. ${a} looked away. And there was the back door.`,
        `It was getting late. ${s} sat on the step with his chin in his hands. "I've never missed one," he said. "Not one house, in all this time." ${a} had no more ideas. Then ${a} did have one. It was not a nice one to have.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'determined', 'sledge'), seen(S, 'stand', 'surprised')] },
        `By the door stood the sledge. It had waited since October. And the air smelled of snow, this very minute! ${a} thought of the hill, and everybody on it. Then ${a} picked up the sledge. "You need it more," said ${a}. "I'm sorry. It only goes left."`,
        `The sledge had two fine runners. If it went with ${s}, it would be far away by morning. And what if it snowed, at last? ${a} held it for a bit. "Here," said ${a}, quickly, before it got too hard. "Only, it always goes left."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(S, 'cheer', 'excited'), seen(A, 'kneel', 'happy'), seen(F, 'stand', 'happy')],
          things: ['sledge', 'torch'],
        },
        `It slid in under the sleigh as if it were made for it. ${cap(f)} had the torch, and ${a} tied the knots. "Left?" said ${s}. "But that's the way I'm going! I go round the world. If you go round something, you turn the same way all night!"`,
        `They pushed it under. It fitted to the inch! ${a} made four knots, and ${f} had the torch. Then ${s} began to laugh. "It goes left! Of course it does. I'm going round. Round the world there is only left, and left, and left again!"`,
      ),
      page(
        { setting: 'sky', camera: 'wide', actors: [seen(S, 'wave', 'happy')], things: ['sledge', 'moon'] },
        `The reindeer ran. The sleigh ran, and it did not bump, and it did not sweep. It went up. It went left round the chimney and left round the moon. "Ho, ho," came down to them. They held their breath. "HO!"`,
        `It ran once to the left, right round the apple tree. Then its shadow let go of it. Up it went, over the roof, and over the moon. "Ho!" they heard. "Ho!" And from very high up, when they had nearly stopped listening: "Ho!" So that was ${s}.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          weather: 'snow',
          camera: 'wide',
          actors: [seen(A, 'jump', 'surprised')],
          things: ['sledge', 'bell'],
        },
        `In the morning it was snowing, as thick as feathers. ${a} went to look at it through the back door. There stood the sledge! It had a bell on it, and its runners shone like spoons. On a label it said: ALL THE WAY ROUND, AND ONLY LEFT. THANK YOU.`,
        `When ${a} woke, the world was white. Now there was snow, and no sledge to go on. But what stood by the back door, with a bell on? It was worn as bright as silver underneath. THANK YOU, said the label. WE WERE HOME BY SEVEN.`,
      ),
      page(
        {
          setting: 'snow',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(F, 'cheer', 'happy')],
          things: ['sledge'],
        },
        `Up on the hill everybody went straight down. ${a} and ${f} got on, and the bell rang. They went left, and left again, and into a snowdrift up to the ears. "Ho," said the snowdrift, and "ho." Then it was ${a} who put out a head, all white. "HO!"`,
        `"Who's been round the world on that?" they asked on the hill, because of the runners. ${a} did not say. ${a} and ${f} sat down, and off it went with them, to the left, through a hedge. There was a soft sort of crash. "Ho, ho, ho!" said somebody in there.`,
      ),
    ],
  };
}
