import type { SettingName } from '@storylantern/contract';
import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'Too wet for me!',
  'No, thank you, too wet!',
  'It is much too wet!',
  'Far too wet!',
  'Too wet by far!',
  'Ugh, much too wet!',
  'Such wet water!',
  'That is too wet!',
  'Wet, wet, wet!',
  'Oh no, too wet!',
  'Very much too wet!',
] as const;
const TITLES = ['too wet', 'one toe', 'wet all over', 'not in the water'];

/** The water that somebody will not get into: the theme's own, else a pool for a child and a pond for the rest. */
const waterOf = ({ A, at, raw }: Going): { readonly word: string; readonly setting: SettingName } => {
  if (at === 'beach' || /\b(?:sea|beach|waves?)\b/.test(raw)) return { word: 'the sea', setting: 'beach' };
  if (/\blake\b/.test(raw)) return { word: 'the lake', setting: 'pond' };
  if (at === 'pond' || /\bpond\b/.test(raw) || (!A.isChild && !/\bpool\b/.test(raw)))
    return { word: 'the pond', setting: 'pond' };
  return { word: 'the pool', setting: 'swimming-pool' };
};

/** Somebody will not get in because it is wet, until it rains and there is nothing left to keep dry. */
export const TOO_WET: EventPlot = {
  id: 'too-wet',
  when: /\b(?:won'?t|will not|doesn'?t|don'?t|didn'?t|wouldn'?t|not|refuses?|hates?|hated|wet|rain\w*|splash\w*|paddl\w*|ducklings?)\b/i,
  young: (going) => young(apart(going)),
  middle: (going) => middle(apart(going)),
  old: (going) => old(apart(going)),
};

function young(going: Going): Told {
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const { word, setting } = waterOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'wide',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'wave', 'happy'), seen(G, 'stand', 'calm')],
        },
        `This is ${word}. ${B.introduced} was in it. So was ${g}.${comesToo} "Come and swim!" Not ${A.introduced}.`,
        `Splash! ${B.introduced} was in ${word}. So was ${g}.${comesToo} ${A.introduced} was not. "Come and swim!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'surprised')] },
        `${a} put in one toe. The toe came out again, fast. "${refrain}" said ${a}.`,
        `In went one toe. It did not stay. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined')], things: ['boots'] },
        `So ${a} got in with big boots on. ${Gcap} held on. The water came in at the top. "${refrain}"`,
        `${a} tried it in boots. ${Gcap} held on. Glug! Now the water was inside. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'happy', 'cup'), seen(A, 'stand', 'worried')], things: ['cup'] },
        `${b} brought a little, in a cup. ${a} looked into it. "${refrain}"`,
        `"Start with this," said ${b}. It was a cup of water. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm', 'umbrella')], things: ['umbrella'] },
        `${a} sat under an umbrella. It was dry. It was no fun.`,
        `Under the umbrella it was dry. There ${a} sat and watched. There was nobody to play with.`,
      ),
      page(
        { weather: 'rain', camera: 'wide', actors: [seen(A, 'look-up', 'surprised')], things: ['umbrella'] },
        `Drip. Drop. Rain! It came down. It came in from the side.`,
        `Then it rained. It rained so hard! It rained under the umbrella, and over it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')] },
        `${a} was wet on top. ${a} was wet behind. ${a} was wet all over!`,
        `Drip, drip! Was any bit of ${a} dry? No.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited')] },
        `"Now it is all wet!" said ${k}. "Nobody can get any wetter!"`,
        `${k} began to laugh. "All wet! There is nothing left to get wet!"`,
      ),
      page(
        { camera: 'wide', actors: [...everybody(going, 'jump', 'happy'), seen(G, 'stand', 'happy')] },
        `${Gcap} held out a hand. In went ${a}. Oh! It was warm. The rain was cold.`,
        `${Gcap} held out a hand. One toe. Splash! It was warmer than the rain.`,
      ),
      page(
        {
          weather: 'clear',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'wave', 'happy'), seen(B, 'stand', 'happy')],
        },
        `Out came the sun. "Time to come out," said ${g}. "No!" said ${a}. "Too dry for me!"`,
        `The rain stopped. "Out we get," said ${g}. Not ${a}. "It is too dry out there!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const { word, setting } = waterOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'wide',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'wave', 'happy'), seen(G, 'stand', 'calm')],
        },
        `Everybody was in ${word}.${comesToo} ${B.introduced} was in it up to the ears. ${Gcap} stood in it, too, and watched over them all. Only ${A.introduced} was still on the edge. "Come in and swim!" called ${b}. "I'm just looking," said ${a}.`,
        `${A.introduced} liked ${word} very much, to look at.${comesToo} ${B.introduced} was already in. So was ${g}, to watch over everybody. "Are you coming for a swim?" said ${b}. "In a minute," said ${a}. It had been a good many minutes.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'surprised')] },
        `"One toe," said ${b}. So ${a} put in one toe, and kept the rest well back. The toe came out at once. "${refrain}" said ${a}.`,
        `At last ${a} let down a toe, as slowly as a spider. It touched. It shot up again. "${refrain}" said ${a}, and looked at the toe.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined')], things: ['boots'] },
        `"You need something to keep it off," said ${b}. So ${a} put on boots, and took ${g} by the hand. They kept it off as high as a boot goes. Then the water looked over the top, and came in. "${refrain}"`,
        `${a} fetched a pair of boots. "Now it can't get at me," said ${a}, and stepped down beside ${g}. It could not get in through the boots. So it got in from above. Glug. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'happy', 'cup'), seen(A, 'stand', 'worried')], things: ['cup'] },
        `"It's because there's so much," said ${b}. "Try a small one." ${b} brought some in a cup. ${a} looked at it from all sides, and sniffed it, and touched it. "${refrain}"`,
        `${b} came back with a cup. "That's all the water there is," said ${b}. "Pretend." ${a} dipped in the very tip of a toe. It was only a cupful. But every drop of it was wet. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm', 'umbrella')], things: ['umbrella'] },
        `So ${a} sat on the side, under an umbrella, to be safe from splashes. It was dry there. It was as dry as toast. "Are you happy?" called ${b}. "Very," said ${a}, in a dry sort of voice.`,
        `"I'll stay here, then," said ${a}, and put up the umbrella. There was a whole round patch of dry, just big enough for one. That was what was wrong with it. It was just big enough for one.`,
      ),
      page(
        { weather: 'rain', camera: 'wide', actors: [seen(A, 'look-up', 'surprised')], things: ['umbrella'] },
        `Then something went tap. Tap, tap, tap-tap-tap. It was rain. It came down straight at first, and ${a} sat in the middle. Then it came in sideways.`,
        `A cloud came over to see what was going on. It let go all at once. Rain drummed on the umbrella and ran off the edges. It hit the ground and jumped up again, underneath.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['umbrella'] },
        `Soon ${a} had one dry side. Then ${a} had one dry ear. "It's all right," said ${a}, "I've still got this ear." Plop, went the umbrella. It had turned inside out.`,
        `"My front's still dry," said ${a}. A gust came. "My middle's still dry," said ${a}. The umbrella turned itself inside out, like a flower. After that ${a} said nothing. There was nothing dry to say it about.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'surprised')] },
        `${b} looked, and began to laugh. "How wet are you?" said ${b}. "All of me," said ${a}. "So how much wetter can you get?" ${a} thought. ${a} could not think of anywhere.`,
        `"Well," said ${b}, "you're wet on top and wet underneath. The water can't do anything to you now! It's all been done!" ${a} stood there, and dripped, and saw that it was true.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'curious')] },
        `One toe went in. It stayed there. "That's funny," said ${a}. "It's warm." For the rain was cold. But ${word} had lain in the sun all morning. ${Gcap} held out both hands. The other toes wanted to come in, too.`,
        `So ${a} tried again, with the same toe. Nothing happened. A wet toe went into wet water, and that was all. "It's warmer in than out!" said ${a}. ${Gcap} held out both hands, and in went the rest.`,
      ),
      page(
        { camera: 'wide', actors: [...everybody(going, 'jump', 'happy'), seen(G, 'stand', 'happy')] },
        `Splash! There they all were together, ${g} as well, with the rain making rings around them. "Look, I'm swimming!" shouted ${a}. "It's the only place that isn't raining, underneath!"`,
        `They swam in circles. They caught raindrops in their mouths. "Look, I'm swimming!" shouted ${a}. ${Gcap} was in there with them, and had a raindrop on the nose.`,
      ),
      page(
        {
          weather: 'clear',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'wave', 'happy'), seen(B, 'stand', 'happy')],
        },
        `Then the sun came out, and everybody went to get dry, all but ${a}. ${Gcap} waited close by. "Come out now!" called ${b}. ${a} put up one toe into the air. It felt the sun, and the wind. "Too dry for me," said ${a}.`,
        `The rain went home. So did the others, very nearly. "Time to get out," said ${g}. "In a minute," said ${a}, and put one toe out on the side. In it came again. "It's much too dry out there!"`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const { word, setting } = waterOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'wide',
          actors: [seen(A, 'stand', 'calm'), seen(B, 'wave', 'happy'), seen(G, 'stand', 'calm')],
        },
        `${A.introduced} had nothing against ${word}. ${a} thought it very pretty. ${a} came every day with ${g} to look at it, and brought a towel, and went home with it still folded. ${B.introduced} came every day, too, and went in like a dropped brick.${comesToo} They were best friends, from ten in the morning until the edge.`,
        `There were those who got in, and there was ${A.introduced}, who kept the score. Who had dived deepest? Whose splash was highest? ${a} could tell you.${comesToo} ${B.introduced} had the record for both. ${Gcap} sat at the edge every day, with both feet in, and counted heads. "You'd be good at swimming," said ${b}, hanging on to the edge. "You know all about it." "I know enough," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'surprised'), seen(B, 'wave', 'happy')] },
        `"What is it that you don't like?" said ${b}. Nobody had ever asked. ${a} put in a toe to find out. "It's not that it's deep," said ${a}. "It's not that it's cold. It's how it goes on being wet when you've noticed." The toe was dried at once, in the corner of the towel. "${refrain}"`,
        `That day ${b} wanted to know why. "Because of the way it gets in," said ${a}. "You're all neat and dry and then there's a bit that isn't, and it spreads." To be fair to it, ${a} let down one toe. They both watched. "There," said ${a}. "It's done it again. ${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined')], things: ['boots'] },
        `They went about it in a scientific way. If it was the wet that was wrong, you would have to keep out the wet. ${a} put on boots and a raincoat, tied at the knees, and walked in beside ${g}. It worked as far as the tops of the boots. Then there was a pause, and a long cold glug. "${refrain}"`,
        `${b} said that divers did it, and stayed as dry as biscuits. So they dressed ${a} in two boots and a mackintosh, with string. It took half an hour. ${a} went in beside ${g} to the ankles, and was dry. ${a} went in to the shins, and said how interesting it was. Then the water found the way in over the top. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'happy', 'cup'), seen(A, 'stand', 'worried')], things: ['cup'] },
        `After that they tried it by amounts. ${b} brought a thimble, and that was all right. ${b} brought an egg cup, and ${a} put up with it. The tea cup was where it stopped. "You could have a whole ${setting === 'beach' ? 'sea' : 'bathful'}," said ${b}, "if you had it a cup at a time." "I'd have to start by wanting one," said ${a}. "${refrain}"`,
        `"Perhaps you need a smaller one," said ${b}, and filled a cup. ${a} put a toe into that, and counted. It came to four. The next time it was five. They worked out that at that rate ${a} would be swimming at the age of ninety. "I can wait," said ${a}, and wrung out the toe. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'angry'), seen(A, 'stand', 'sad')] },
        `Then ${b} said it. "You don't want to. You'd sooner have a towel than a friend." It came out harder than it had gone in. ${a} folded the towel in half, and then in quarters. "You'd sooner have the water," said ${a}. And ${b} went back to it, and ${a} went back to the bench, and that was that.`,
        `All that time the others had been playing without ${b}. They had got to a game with teams. "I'm missing it all," said ${b}, "and you're not even trying." "I tried four ways," said ${a}. "You never tried staying out." It was quite true. ${b} had never in all those weeks sat on the bench. ${b} looked at it, and dived in.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad', 'umbrella')], things: ['umbrella'] },
        `${a} sat under the big umbrella. It was dry there. There was a round patch of dry exactly as large as one person. You can be quite comfortable in such a place, and look out of it at everyone you know. ${a} kept the score for a time. Then ${a} lost count, and did not go back for it.`,
        `Under the umbrella not a drop could reach. ${a} had everything there: the towel, the pencil, the list. BIGGEST SPLASH, it said, and then a name, and the name was always ${b}. It was a tidy list. ${a} read it through twice, and found that there was one name that was not on it anywhere.`,
      ),
      page(
        { weather: 'rain', camera: 'medium', actors: [seen(A, 'look-up', 'surprised')], things: ['umbrella'] },
        `The rain came without any warning. It came straight down, and the umbrella bore it. It came in slantwise, and ${a} moved the towel. Then it was bouncing, knee high, from underneath, and the umbrella gave a clap and turned into a cup. It held about a bucket. It held that for just as long as it took ${a} to look up.`,
        `First there were spots on the paving. Then there was no paving. It rained as if somebody were emptying the sky to clean it. ${a} held the umbrella down on one side, and the rain came in on the other. And at the height of it, with a sort of sneeze, it turned inside out over ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'run', 'worried'), seen(A, 'stand', 'sad')] },
        `${b} was the only one who got out. Everybody else stayed in and shrieked. ${b} came running over the stones, blue with cold, for it was a good deal colder out than in. "Quick," said ${b}, "under here," and held up a corner of the towel. It was like standing under a fish. "You'll freeze," said ${a}. "You get back in." "Not without you," said ${b}, with chattering teeth.`,
        `Over the edge came ${b}, out of the nice warm water into all that. Nobody else was so silly. ${b} sat down on the bench, on the wet end, and shivered. "I thought I'd try it," said ${b}. "Staying out." They sat there. It ran down their necks. "What do you think of it?" said ${a}. "It's very wet," said ${b}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'surprised')],
        },
        `It was ${b} who saw what was funny. "Where are you still dry?" said ${b}. ${a} went over it, bit by bit, from the top. There was nowhere. "Then you've had it," said ${b}. "You've had all of it. It's finished. There isn't a drop in there that could do a thing to you now."`,
        `Something struck ${b}, and it was not only the rain. "You can't get any wetter," said ${b}. "Nobody can. There's a most, and this is it." ${a} checked. Behind the ears, between the toes: it was so. All those weeks ${a} had been keeping something dry. And now there was nothing left to keep.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'happy')] },
        `They walked to the edge together. ${Gcap} was there already, watching everybody. One toe went in, and waited to notice. "Well?" said ${b}. "It's warm," said ${a}. "You never said it was warm." It had lain in the sun all day, and the rain came out of the clouds. "You never stayed in long enough to ask," said ${b}. And ${a}, in whom there was no dry place at all, went in like a dropped brick.`,
        `"After you," said ${b}, with blue lips. ${Gcap} was at the edge, watching everybody. It was the same toe, and the same water. But the toe was wet already, and you cannot hear one note in the middle of a band. "Oh," said ${a}. "It's lovely in here. It's the only place that's out of the rain." The splash was so high that nobody needed to ask whose name went on the list.`,
      ),
      page(
        { camera: 'wide', actors: [...everybody(going, 'jump', 'excited'), seen(G, 'stand', 'happy')] },
        `They swam with the rain coming down like strings. Each drop made a ring, and jumped up out of the middle of it to see them go by. ${a} knew all about swimming, and it turned out that most of it was right. ${Gcap} stood on the side under a bag, dripping, and kept the score.`,
        `It rained for an hour, and nobody got out. You could lie on your back and be rained on from above and held from below. ${a} went from side to side, by the method on page four. "I said you'd be good," said ${b}. Somebody had to keep the list, so ${g} did. It got so wet that there was a draw.`,
      ),
      page(
        {
          weather: 'clear',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'wave', 'happy'), seen(B, 'stand', 'happy')],
        },
        `Then the cloud was empty, and the sun looked in underneath. One by one they climbed out. "Come on," said ${b}, with the towel. ${a} put one toe out into the evening. It felt the air on it, and the sun, and a small dry breeze. In it came again. "Too dry," said ${a}. "You go on. I'm just looking." ${Gcap} sat down at the edge, to look as well.`,
        `When the sun came back, there was only one of them left in ${word}, and ${g} watching from the edge. "What's the matter with out here?" called ${b}. "It's how it gets at you," said ${a}, floating. "You're all nice and wet, and then there's a bit that isn't, and it spreads." ${b} waited on the bench, and did not mind, and kept the towel dry.`,
      ),
    ],
  };
}
