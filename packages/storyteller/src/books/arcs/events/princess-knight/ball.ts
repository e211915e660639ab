import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { oneMore, theOne } from '../the-one.ts';

const REFRAINS = [
  'Bump, bump, bump!',
  'Boing, boing, boing!',
  'Bop, bop, bop!',
  'Thud, bump, thud!',
  'Bounce, bump, bounce!',
  'Boink, boink, boink!',
  'Bip, bop, bump!',
  'Dub, dub, dub!',
  'Bonk, bonk, bonk!',
  'Bimp, bamp, bump!',
] as const;
const TITLES = ['which ball?', 'the ball under the dress', 'a ball at the castle', 'bump went the ball'];

/** Whether the child of the theme is the princess: "Princess Mia". */
const isRoyal = ({ A, K, raw }: Going): boolean =>
  A === K &&
  (raw.includes(`princess ${K.name.toLowerCase()}`) ||
    raw.includes(`prince ${K.name.toLowerCase()}`) ||
    / is an? (?:prince|princess)\b/.test(raw));

/** Who is royal, and in what. */
const parts = (going: Going) => {
  const self = isRoyal(going);
  const P = self
    ? { ...going.K, introduced: /princess/.test(going.raw) ? `Princess ${going.k}` : `Prince ${going.k}` }
    : ([going.A, going.B].find(({ being }) => being?.id === 'prince') ?? theOne(going, 'princess'));
  const K = self ? going.company.person('Robin', 'child') : going.K;
  const N = going.company.meet('king');
  const isPrince = P.being?.id === 'prince' || (self && !/princess/.test(going.raw));
  return { P, p: P.name, K, k: K.name, N, n: N.name, X: oneMore(going, P), robe: isPrince ? 'cloak' : 'dress' };
};

/** Who does not want to dance hides a red ball under a robe as big as a tent; it gets out in the middle of the dance. */
export const BALL: EventPlot = standsApart({
  id: 'ball',
  when: /\bprincess|\bprinces?\b|\bball\b/i,
  young,
  middle,
  old,
});

const title = ({ chance }: Going, robe: string): string => titled(chance.pick(...TITLES).replace('dress', robe));

function young(going: Going): Told {
  const { chance } = going;
  const { P, p, K, k, N, n, X, robe } = parts(going);
  const refrain = chance.pick(...REFRAINS);
  const also = X ? ` So does ${X.introduced}.` : '';
  return {
    title: title(going, robe),
    refrain,
    pages: [
      {
        text: [
          `The castle has a ball, for dancing. ${P.introduced} does not want to go.`,
          `The castle has a ball tonight, to dance. "No, thank you," says ${P.introduced}.`,
        ],
        scene: { setting: 'castle', camera: 'medium', actors: [seen(P, 'stand', 'sad')] },
      },
      {
        text: [
          `${p} likes another ball. It is red. ${K.introduced} likes it too.`,
          `"I like this ball," says ${p}. It is red. ${K.introduced} kicks it.`,
        ],
        scene: { camera: 'wide', actors: [seen(P, 'run', 'happy'), seen(K, 'run', 'happy')], things: ['ball'] },
      },
      {
        text: [
          `"Put that away," says ${N.introduced}. "Put your ${robe} on!"`,
          `Here comes ${N.introduced}. "No more ball! Into your ${robe}!"`,
        ],
        scene: { camera: 'medium', actors: [seen(N, 'point', 'calm'), seen(P, 'stand', 'sad')], things: ['ball'] },
      },
      {
        text: [
          `The ${robe} is as big as a tent. ${k} hides the ball in it!`,
          `What a big ${robe}! "Put the ball under there," says ${k}.`,
        ],
        scene: { camera: 'close', actors: [seen(P, 'stand', 'happy'), seen(K, 'point', 'excited')], things: ['ball'] },
      },
      {
        text: [
          `Off they walk. "${refrain}" "What was that?" says ${n}. "My shoes," says ${p}.`,
          `They go. "${refrain}" "What is it?" says ${n}. "Only my shoes."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(P, 'walk', 'worried'), seen(N, 'walk', 'curious'), seen(K, 'walk', 'happy')],
        },
      },
      {
        text: [
          `Now the stairs. "${refrain}" "And that?" says ${n}. "My tummy," says ${p}.`,
          `Here are the stairs. "${refrain}" "That is my tummy," says ${p}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(P, 'walk', 'worried'), seen(N, 'walk', 'curious'), seen(K, 'walk', 'happy')],
        },
      },
      {
        text: [
          `The music plays. But nobody dances. They all stand at the wall.`,
          `The music begins. Nobody dances. Nobody likes to be first.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(P, 'stand', 'calm'), seen(K, 'stand', 'calm'), seen(N, 'stand', 'worried')],
          things: ['music'],
        },
      },
      {
        text: [
          `"Dance with me," says ${n}. One step, two steps. "${refrain}" Out comes the ball!`,
          `${n} and ${p} begin. Step, turn. "${refrain}" There is the ball!`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(P, 'dance', 'surprised'), seen(N, 'dance', 'surprised')],
          things: ['ball'],
        },
      },
      {
        text: [
          `The ball rolls up to ${n}. It is very quiet. Then ${n} kicks it!`,
          `${n} looks down at the ball. Then ${n} gives it a kick!`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(N, 'stand', 'happy'), seen(P, 'stand', 'surprised')],
          things: ['ball'],
        },
      },
      {
        text: [
          `Now they all play. ${k} runs.${also} Off come shoes and crown!`,
          `Kick! Run! ${k} has it.${also} Shoes and crown are off.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            seen(K, 'run', 'excited'),
            seen(N, 'run', 'happy'),
            seen(P, 'run', 'happy'),
            ...(X ? [seen(X, 'run', 'happy')] : []),
          ],
          things: ['ball', 'crown', 'shoe'],
        },
      },
      {
        text: [
          `It is late. "Did you like the ball?" says ${n}. "Which one?" says ${p}.`,
          `Then it is time for bed. "That was a good ball," says ${n}. "Which one?" says ${p}.`,
        ],
        scene: {
          time: 'night',
          camera: 'close',
          actors: [seen(P, 'sit', 'happy'), seen(N, 'sit', 'happy')],
          things: ['ball'],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { P, p, K, k, N, n, X, robe } = parts(going);
  const refrain = chance.pick(...REFRAINS);
  const also = X ? ` ${X.introduced} was in goal.` : '';
  return {
    title: title(going, robe),
    refrain,
    pages: [
      {
        text: [
          `"There's going to be a ball tonight," said the cook, and so did everybody. ${P.introduced} had heard. It was the dancing sort, and the whole castle was asked. "I don't want it," said ${p}. "I've got a ball."`,
          `The floor was polished, and the candles stood in rows. Tonight there would be a ball at the castle. ${P.introduced} put both hands over both ears. "I don't like that sort of ball," said ${p}. "One can't kick it."`,
        ],
        scene: { setting: 'castle', camera: 'medium', actors: [seen(P, 'stand', 'sad')] },
      },
      {
        text: [
          `The other ball was red. It had come with the potatoes, and nobody knew from where. ${p} and ${K.introduced} kicked it down the long hall and back. It had broken only two things so far.`,
          `For there was another one, red, and nearly round. ${p} had found it under a hedge with ${K.introduced}. The two of them played with it every day, until something fell over.`,
        ],
        scene: { camera: 'wide', actors: [seen(P, 'run', 'happy'), seen(K, 'run', 'happy')], things: ['ball'] },
      },
      {
        text: [
          `"Put that thing away," said ${N.introduced}, coming in. "You're to dance with me, at eight, in front of everybody. And you'll wear the ${robe}."${/\bdress/.test(going.raw) ? ` "Not the ${robe}!" said ${p}. "One can't run in it!"` : ''}`,
          `Then in came ${N.introduced}. The ball rolled against a royal foot. "Not tonight," said ${n}. "At eight, you and I shall open the dancing. Where's your ${robe}?"${/\bdress/.test(going.raw) ? ` "I can't run in it," said ${p}. "It isn't for running," said ${n}.` : ''}`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(N, 'point', 'calm'), seen(P, 'stand', 'sad'), seen(K, 'stand', 'worried')],
          things: ['ball'],
        },
      },
      {
        text: [
          `It was a huge ${robe}. It stood out all round like a tent. "You could keep a dog under there," said ${k}. They looked at each other. There was no dog. But there was a ball.`,
          `The ${robe} took four people to put on. It went out at the sides, and it went on going out. "What do they keep in it?" said ${k}. "Only me," said ${p}. Then they both looked at the ball.`,
        ],
        scene: { camera: 'close', actors: [seen(P, 'stand', 'happy'), seen(K, 'point', 'excited')], things: ['ball'] },
      },
      {
        text: [
          `Down the hall they went, ${n} in front. ${p} pushed the ball along with one foot, under the ${robe}. "${refrain}" "What was that?" said ${n}. "My new shoes," said ${p}. "They want to be worn in."`,
          `So they set out, and the ball set out too, in between ${P.names} feet. "${refrain}" ${n} turned round. "Did you say something?" "It's the shoes," said ${p}. "They're very new." ${k} looked at the ceiling.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(N, 'walk', 'curious'), seen(P, 'walk', 'worried'), seen(K, 'walk', 'happy')],
        },
      },
      {
        text: [
          `Then came the stairs. There were thirty of them, and the ball took every one. "${refrain}" "And that?" said ${n}. "That was my tummy," said ${p}. "I had no supper." "Thirty times?" said ${n}.`,
          `Nobody had thought of the stairs. "${refrain}" it went, from the top to the bottom. "Goodness!" said ${n}. "Whose tummy was that?" "Mine," said ${p}. "I'm as hungry as thirty bears."`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(P, 'walk', 'worried'), seen(N, 'walk', 'surprised'), seen(K, 'walk', 'surprised')],
        },
      },
      {
        text: [
          `A hundred guests stood in the great hall, along the walls. The music played. Not one of them danced. They looked at their shoes. "Why don't they begin?" whispered ${k}. "They're afraid of doing it wrong," said ${p}.`,
          `The music played, very nicely. It played to an empty floor. All the hundred guests stood against the walls, like brooms. "Nobody wants to be first," whispered ${p}. "And they're all so stiff. It's the clothes."`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(P, 'stand', 'calm'), seen(K, 'stand', 'curious'), seen(N, 'stand', 'worried')],
          things: ['music'],
        },
      },
      {
        text: [
          `So ${n} held out a hand, and they walked to the middle. One, two, and turn. But on a turn a ${robe} swings out, and up. "${refrain}" it went across the shining floor, all red. The music stopped.`,
          `"We shall have to show them," said ${n}. One and two they went, and three. ${p} kept both feet round the ball. But at four there was a twirl. "${refrain}" Out it came. And the fiddles stopped, one by one.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(P, 'dance', 'surprised'), seen(N, 'dance', 'surprised')],
          things: ['ball'],
        },
      },
      {
        text: [
          `The ball rolled once round the floor. Then it came back, and stopped at ${N.names} toes. It was so quiet that one heard the candles. ${n} looked at the ball, and then to the left and the right. Then ${n} kicked it.`,
          `Two hundred eyes looked at that ball. It came to a stop in front of ${n}. "Those were never your shoes," said ${n}. "No," said ${p}. ${n} drew back one foot. It was a very good kick.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(N, 'stand', 'happy'), seen(P, 'stand', 'surprised')],
          things: ['ball'],
        },
      },
      {
        text: [
          `It flew right over the band. An old lord stopped it with his stick. "To me!" shouted ${k}. And all at once they had come away from the walls.${also} They ran, and slid, and fell over, a hundred of them. The crown was a goalpost.`,
          `"Mine!" cried a duchess, and lost a shoe. Everybody wanted it then. The music began again, twice as fast.${also} ${k} got past three lords and a bishop. The crown stood on the floor, to mark the goal.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            seen(K, 'run', 'excited'),
            seen(N, 'run', 'happy'),
            seen(P, 'run', 'happy'),
            ...(X ? [seen(X, 'stand', 'happy')] : []),
          ],
          things: ['ball', 'crown'],
        },
      },
      {
        text: [
          `At midnight they sat on the stairs, all three, with their shoes off. "Well," said ${n}, "and did you like the ball after all?" ${p} thought about it. "Which one?" said ${p}.`,
          `Long after bedtime ${n} carried two shoes and a crown upstairs. Something followed from step to step. "${refrain}" "So you did like the ball," said ${n}. "Yes," said ${p}. "Which one do you mean?"`,
        ],
        scene: {
          time: 'night',
          camera: 'close',
          actors: [seen(P, 'sit', 'happy'), seen(N, 'sit', 'happy'), seen(K, 'sit', 'sleepy')],
          things: ['ball'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { chance } = going;
  const { P, p, K, k, N, n, X, robe } = parts(going);
  const refrain = chance.pick(...REFRAINS);
  const also = X ? ` ${X.introduced} kept goal.` : '';
  return {
    title: title(going, robe),
    refrain,
    pages: [
      {
        text: [
          `The invitations had gold edges, and three hundred people had said yes. ${P.introduced} had not been asked. If it is your own castle, you are not asked, you are told. "There's a ball tonight," they told ${p}, "with dancing." "I don't want a ball," said ${p}. "I mean, I do. But I've got it already."`,
          `There are two things called a ball, and ${P.introduced} liked only one of them. It was the other that was going to happen tonight. The floor had been waxed till the swallows saw themselves in it. There would be three hundred guests, and fiddles. "And who asked me?" said ${p}. Nobody had. It was ${P.names} own castle, and one's own castle does not ask.`,
        ],
        scene: { setting: 'castle', camera: 'medium', actors: [seen(P, 'stand', 'angry')] },
      },
      {
        text: [
          `The ball that ${p} had was red, with a dent, and had come in a sack with the potatoes. ${K.introduced}, whose room was over the kitchen, had seen it first. They kicked it in the yard when nobody was looking. "I'd give anything to go tonight," said ${k}. "All that music! I know every step. I look down through the hole in my floor, and do them with the broom." "You can have my place," said ${p}. It was a pity that one can't give away a place.`,
          `"You've got no idea how lucky you are," said ${K.introduced}, and kicked. The ball was red, with a dent. They had found it in the stables, and they played behind the laundry. ${k} lived over the kitchen. There was a hole in the floor, and ${k} had learned all the dances from above, with a broom. "I could do it with my eyes shut," said ${k}. "Then you go, and shut my eyes," said ${p}.`,
        ],
        scene: { camera: 'wide', actors: [seen(P, 'run', 'happy'), seen(K, 'dance', 'happy')], things: ['ball'] },
      },
      {
        text: [
          `"There you are," said ${N.introduced}. ${n} had a list, as long as a table cloth. "You and I open the dance at eight. Then you may sit down, and look pleased. And nobody is to see that thing. It isn't royal." ${n} looked at the red ball a little longer than one needs to. Then the list went on, with soup.`,
          `${N.introduced} came round the corner, looking for a missing trumpet. The ball rolled across, and stopped at a royal shoe. ${n} made a small movement with that foot, and then seemed to remember something. "Not in the house," said ${n}, "and not tonight. At eight you dance with me. It's the custom." "Did you like it, when you were small?" said ${p}. "It was the custom then as well," said ${n}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(N, 'point', 'calm'), seen(P, 'stand', 'sad'), seen(K, 'stand', 'shy')],
          things: ['ball'],
        },
      },
      {
        text: [
          `The ${robe} was the size of a tent. One didn't wear it; one moved in. "I've a plan," said ${p}, from inside. "I dance once. Then I go out by the garden door, and we play. But I can't come back for the ball. It'll have to come with me." ${k} lifted the hem. There was room in there for a goat. "And I carry the back of it," said ${k} slowly, "and so I see the dancing."`,
          `Under the ${robe} there were hoops, as in a barrel, and inside the hoops there was nothing at all. "It's a waste of a good room," said ${p}. It was ${k} who saw what it could be used for. "Take it with you," said ${k}. "After the first dance you slip out by the garden door. I'll hold up your hem, so that I'm allowed in." So each of them would have what they wanted.`,
        ],
        scene: { camera: 'close', actors: [seen(P, 'stand', 'happy'), seen(K, 'point', 'excited')], things: ['ball'] },
      },
      {
        text: [
          `It is quite hard to walk like a royal person with a ball between one's feet. "${refrain}" "What was that?" said ${n}, in front. "New shoes," said ${p}. There were sixty stairs, and it took them all. "${refrain}" "And that?" "I had no supper," said ${p}. ${K.names} face, behind, was as red as the ball. "It's a very regular sort of hunger," said ${n}.`,
          `They went through nine rooms like that. "${refrain}" it went at every doorstep. "I must have that floor seen to," said ${n}. "It's my shoes," said ${p}. Then there was the great staircase, and nobody had thought of it. "${refrain}" it said, from the top to the bottom. "Shoes?" said ${n}. "Tummy," said ${p}. ${k} had most of the hem stuffed into both cheeks, not to laugh.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(N, 'walk', 'curious'), seen(P, 'walk', 'worried'), seen(K, 'walk', 'happy')],
        },
      },
      {
        text: [
          `The doors opened. ${k} had seen this only through a hole: the candles, and the fiddles, and the floor like a lake. But it was not as it had looked from above. Three hundred people stood along the walls. They held their elbows in. They looked as one looks at the dentist's. "They don't like it either," whispered ${k}. It was a blow, after all that broom.`,
          `${k} had thought that they would be whirling. They were not. They stood round the four walls, three deep, and looked at the floor as if it were cold water. Each of them was waiting for somebody else to do it wrong first. "Is it always like this?" whispered ${k}. "From up there one only saw the middle." "It's always like this," said ${p}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'stand', 'sad'), seen(P, 'stand', 'calm'), seen(N, 'stand', 'worried')],
          things: ['music', 'candle'],
        },
      },
      {
        text: [
          `The fiddles began. ${n} bowed, and they stepped out, one, two, three. It went well up to the turn. In a turn a ${robe} flies. "${refrain}" said the floor. Out it came, past the duchess, past the bishop, as red as a tomato. It rolled to a stop, right at ${K.names} feet. And the music stopped as well.`,
          `One, two, three and a turn. They had never practised the turn. The hoops swung up on one side like a bell, and there was nothing to be done. "${refrain}" It crossed the whole of that shining floor, taking its time. Then it leaned against ${K.names} shoe, and lay still. One could have heard a candle drip.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(P, 'dance', 'surprised'), seen(N, 'dance', 'surprised'), seen(K, 'stand', 'scared')],
          things: ['ball'],
        },
      },
      {
        text: [
          `"Who brought that in?" said a very grand aunt. Everybody looked at ${k}, who was small, and came from over the kitchen, and had it at one foot. The garden door stood open, a step away. ${p} could feel the cool air. In a minute it would have been as they had planned. "I did," said ${p}, loudly. "It was under my ${robe}. It's mine." And that was the end of the plan.`,
          `"That child has brought a toy," said someone's uncle, and six hundred eyes went to ${k}. ${p} stood three steps from the garden door. Nobody was looking that way. It was exactly the moment that they had been waiting for. It would not come again. "It isn't ${k}," said ${p}, turning round. "It's my ball. It was in my ${robe} the whole time. The shoes were a lie, and so was the tummy."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(P, 'stand', 'determined'), seen(K, 'stand', 'surprised'), seen(N, 'stand', 'surprised')],
          things: ['ball'],
        },
      },
      {
        text: [
          `${n} walked across, and picked it up, and turned it round to see the dent. "I had a blue one," said ${n}. "It went over the wall when I was six, on the day when I got the crown. They said that I shouldn't need it." Nobody breathed. "It was a good wall," said ${n}. "I've often wondered if I could still..." And ${n} dropped the ball, and kicked it, high over three hundred heads.`,
          `It is not easy for a king to bend in a heavy crown. ${n} took the crown off, and bent. "It has a dent," said ${n}. "It came with the dent," said ${p}. "Mine was blue," said ${n}. "I wasn't supposed to have it. I kept it in a soup pot." ${n} put the ball down on the shining floor, and took two steps back. "Mind the candles," said the King, and kicked.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(N, 'hold', 'happy', 'ball'), seen(P, 'stand', 'surprised')],
          things: ['ball', 'crown'],
        },
      },
      {
        text: [
          `The bishop headed it. After that nobody was at the wall. They slid, and shouted, and lost their wigs.${also} And the fiddles began again, because fiddlers can't bear to be left out. It was then that ${k} saw how it went. "Three steps and kick!" called ${k}. "And turn! It's the same as the waltz!" So it was. They all danced, at last. They only needed something to do with their feet.`,
          `It came down on a very grand aunt, who kicked it back. And then there were no more walls, only people, running.${also} The fiddlers struck up, twice as fast. "One, two, three, kick!" shouted ${k}, in the middle, and whirled, and passed. They all fell in. Nobody was afraid of doing it wrong, as there was no right way. ${k} danced till both shoes were through.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            seen(K, 'dance', 'excited'),
            seen(N, 'run', 'happy'),
            seen(P, 'run', 'happy'),
            ...(X ? [seen(X, 'stand', 'happy')] : []),
          ],
          things: ['ball', 'music'],
        },
      },
      {
        text: [
          `They sat on the stairs at one in the morning, with their feet in a bowl. "It was the best ball there has ever been," said ${k}. "It is, isn't it?" said ${p}. "It's hardly dented." They looked at each other. "Which one do you mean?" they said. On the landing above, where the King had gone up to bed, they heard something. "${refrain}" It went all the way to the top.`,
          `When the last coach had gone, ${n} found the two of them asleep on the bottom stair, back to back. ${n} took away the candle. "And how did you like the ball?" ${n} asked, not expecting an answer. "Which one?" said one of them, and the other said, "Both." The King went up alone. "${refrain}" said the stairs. "New shoes," said the King, to nobody.`,
        ],
        scene: {
          time: 'night',
          camera: 'close',
          actors: [seen(P, 'sit', 'sleepy'), seen(K, 'sit', 'sleepy'), seen(N, 'walk', 'happy')],
        },
      },
    ],
  };
}
